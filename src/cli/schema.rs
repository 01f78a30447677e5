//! `kanon schema`: the formats that kanon reads, as JSON Schema.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;

use super::globals::Globals;
use crate::content;
use crate::game::scenario;
use crate::quiz::Blueprint;
use crate::site::Settings;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_enum)]
    what: Schema,
}

/// The formats there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Schema {
    /// Scenarios.
    Scenario,
    /// Blueprints of papers.
    Blueprint,
    /// `book.toml`.
    Book,
    /// `errata.toml`.
    Errata,
}

pub fn run(args: &Args, _globals: &Globals) -> Result<ExitCode> {
    let schema = match args.what {
        Schema::Scenario => scenario::json_schema(),
        Schema::Blueprint => Blueprint::json_schema(),
        Schema::Book => {
            let mut schema = content::manifest_schema();
            schema["properties"]["site"] = Settings::json_schema();
            schema
        }
        Schema::Errata => content::errata_schema(),
    };
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", serde_json::to_string_pretty(&schema)?)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
