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

/// What the keys of `book.toml` are for.
const BOOK: &[(&str, &str)] = &[
    (
        "title",
        "The name of the book: one text, or one for each language.",
    ),
    (
        "languages",
        "The languages of the articles that are read; all, if left out.",
    ),
    (
        "pattern",
        "Where the articles are, such as {lang}/{slug}.md.",
    ),
    (
        "edition",
        "The edition of the Laws that the articles follow.",
    ),
    (
        "editions",
        "The edition for each language, where they differ.",
    ),
    (
        "documents",
        "What holds for one article, by language and name: en/article9.",
    ),
    (
        "plain",
        "Whether kanon's plain edition stands where the book is silent.",
    ),
    ("site", "How the site looks and what it has."),
    (
        "site.title",
        "The name of the site, if it is not that of the book.",
    ),
    (
        "site.lead",
        "The sentence below the name on the start page.",
    ),
    ("site.footer", "A line at the foot of every page."),
    (
        "site.logo",
        "A picture in the content folder, for the head of every page.",
    ),
    (
        "site.colors",
        "The colour of links and buttons on light and on dark paper.",
    ),
    (
        "site.theme",
        "A folder whose files replace the built-in ones of the same names.",
    ),
    (
        "site.languages",
        "The languages that pages speak; all that kanon speaks, if left out.",
    ),
    ("site.practice", "Whether there are practice pages."),
    (
        "site.texts",
        "Whether there is a public page on the state of the texts.",
    ),
    ("site.base_url", "The address where the site is published."),
];

pub fn run(args: &Args, _globals: &Globals) -> Result<ExitCode> {
    let schema = match args.what {
        Schema::Scenario => scenario::json_schema(),
        Schema::Blueprint => Blueprint::json_schema(),
        Schema::Book => {
            let mut schema = content::manifest_schema();
            schema["properties"]["site"] = Settings::json_schema();
            for (key, description) in BOOK {
                let place = format!("/properties/{}", key.replace('.', "/properties/"));
                if let Some(property) = schema.pointer_mut(&place) {
                    property["description"] = (*description).into();
                }
            }
            schema
        }
        Schema::Errata => content::errata_schema(),
    };
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", serde_json::to_string_pretty(&schema)?)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
