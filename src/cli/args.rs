//! What can be typed.
//!
//! Only the shape is here: the help texts are messages of `locales/<lang>/commands.ftl`, put in
//! by `help`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use super::{
    audit, build, check, completions, export_engine, ledger, man, model, new, quiz, rule, scan,
    schema, serve, show,
};
use crate::lang::Lang;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "kanon", version, disable_help_subcommand = true)]
pub struct CommandLine {
    #[command(flatten)]
    pub globals: GlobalArgs,
    #[command(subcommand)]
    pub command: Command,
}

/// The options that work everywhere.
#[derive(Debug, Args)]
pub struct GlobalArgs {
    #[arg(long, global = true, value_name = "LANG", value_delimiter = ',')]
    pub lang: Vec<Lang>,
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    pub locales: Option<PathBuf>,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    New(new::Args),
    Build(build::Args),
    Serve(serve::Args),
    Check(check::Args),
    Show(show::Args),
    Model(model::Args),
    Rule(rule::Args),
    Quiz(quiz::Args),
    Audit(audit::Args),
    Scan(scan::Args),
    Schema(schema::Args),
    ExportEngine(export_engine::Args),
    Ledger(ledger::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// When to colour the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// For people or for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}
