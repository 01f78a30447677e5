//! The command line: the only room that prints, and the only one that sees every other.
//!
//! One file per subcommand. Exit codes: 0 clean, 1 findings, 2 failure, 130 interrupted.

mod adjournment;
mod args;
mod audit;
mod build;
mod check;
mod completions;
mod delimiter;
mod export_engine;
mod failure;
mod fixes;
mod globals;
mod help;
mod ledger;
mod man;
mod model;
mod new;
mod paragraph;
mod publish;
mod quiz;
mod replace;
mod report;
mod rule;
mod ruling;
mod scan;
mod schema;
mod script;
mod serve;
mod server;
mod show;
mod site_input;
mod stop;
mod usage;

use std::io::Write as _;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use args::{Command, CommandLine};
use globals::Globals;

use crate::diag::Message;
use crate::lang::Text;

/// There is something to report.
const FINDINGS: u8 = 1;
/// The work could not be done.
const FAILURE: u8 = 2;

/// Runs the command that the arguments ask for.
pub fn run() -> ExitCode {
    let line = match CommandLine::command()
        .try_get_matches()
        .and_then(|matches| CommandLine::from_arg_matches(&matches))
    {
        Ok(line) => line,
        Err(error) => return refuse(error),
    };
    let globals = match Globals::new(&line.globals) {
        Ok(globals) => globals,
        Err(error) => {
            let told = match Globals::for_environment() {
                Ok(globals) => failure::show(&error, globals.text()),
                Err(_) => format!("{error:#}"),
            };
            anstream::eprintln!("kanon: {told}");
            return ExitCode::from(FAILURE);
        }
    };
    let outcome = match &line.command {
        Command::New(args) => new::run(args, &globals),
        Command::Check(args) => check::run(args, &globals),
        Command::Show(args) => show::run(args, &globals),
        Command::Model(args) => model::run(args, &globals),
        Command::Quiz(args) => quiz::run(args, &globals),
        Command::Audit(args) => audit::run(args, &globals),
        Command::Build(args) => build::run(args, &globals),
        Command::Serve(args) => serve::run(args, &globals),
        Command::Rule(args) => rule::run(args, &globals),
        Command::Scan(args) => scan::run(args, &globals),
        Command::Schema(args) => schema::run(args, &globals),
        Command::ExportEngine(args) => export_engine::run(args, &globals),
        Command::Ledger(args) => ledger::run(args, &globals),
        Command::Completions(args) => completions::run(args, &globals),
        Command::Man(args) => man::run(args, &globals),
    };
    outcome.unwrap_or_else(|error| fail(&error, globals.text()))
}

/// The command with its help texts in a language.
fn translated_command(text: &Text) -> clap::Command {
    help::translate(CommandLine::command(), text)
}

/// Prints help, the version, or what is wrong with the arguments.
fn refuse(error: clap::Error) -> ExitCode {
    let Ok(globals) = Globals::for_help() else {
        let _ = error.print();
        return ExitCode::from(FAILURE);
    };
    let text = globals.text();
    let is_alone = matches!(
        error.kind(),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand
    );
    if is_alone {
        let overview = text.show(&Message::new("command-overview"));
        return print(&format!("{overview}\n"), text);
    }
    let translated = translated_command(text).try_get_matches().err();
    let error = translated
        .filter(|translated| translated.kind() == error.kind())
        .unwrap_or(error);
    if let Some(told) = usage::show(&error, text) {
        anstream::eprint!("{told}");
        return ExitCode::from(FAILURE);
    }
    let shown = help::with_options_named(&error.render().ansi().to_string(), text);
    if error.use_stderr() {
        anstream::eprint!("{shown}");
        return ExitCode::from(FAILURE);
    }
    print(&shown, text)
}

/// Prints to standard output; a reader who has gone away is no failure.
fn print(shown: &str, text: &Text) -> ExitCode {
    let mut out = anstream::stdout().lock();
    let printed = out.write_all(shown.as_bytes()).and_then(|()| out.flush());
    printed.map_or_else(|error| fail(&error.into(), text), |()| ExitCode::SUCCESS)
}

/// Says why the work could not be done.
fn fail(error: &anyhow::Error, text: &Text) -> ExitCode {
    if is_closed_pipe(error) {
        return ExitCode::SUCCESS;
    }
    anstream::eprintln!("kanon: {}", failure::show(error, text));
    ExitCode::from(FAILURE)
}

/// Whether the reader of our output has gone away, which is its good right.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<std::io::Error>().map(|io| io.kind());
        let json = cause
            .downcast_ref::<serde_json::Error>()
            .and_then(|json| json.io_error_kind());
        io.or(json) == Some(std::io::ErrorKind::BrokenPipe)
    })
}
