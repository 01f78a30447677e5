//! `kanon new`: a rulebook, a scenario or a paper to start from.
//!
//! What to start and where enter; files that work at once leave, with comments in the reader's
//! language. Nothing that exists is written over, and nothing is written through a link.

mod book;
mod paper;
mod scenario;

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;

use super::globals::Globals;
use crate::cli::failure::{Explain, about, failure};
use crate::diag::Message;
use crate::lang::Text;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_enum, value_name = "WHAT", display_order = 1)]
    what: Subject,
    #[arg(value_name = "PATH", display_order = 2)]
    path: Option<PathBuf>,
    #[arg(long, value_name = "SITUATION")]
    about: Option<String>,
}

/// What can be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Subject {
    /// A folder with a rulebook.
    Book,
    /// A case to rule on.
    Scenario,
    /// A blueprint of a paper.
    Paper,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    if args.about.is_some() && args.what != Subject::Scenario {
        return Err(failure(Message::new("failure-about-scenario")));
    }
    let about = args.about.as_deref();
    match (args.what, &args.path) {
        (Subject::Scenario, None) => match about {
            None => scenario::list(globals),
            Some(name) => Err(scenario::without_path(name)),
        },
        (Subject::Scenario, Some(path)) => scenario::write(path, about, globals),
        (Subject::Book, Some(path)) => book::write(path, globals),
        (Subject::Paper, Some(path)) => paper::write(path, globals),
        (Subject::Book, None) => Err(failure(Message::new("failure-new-book-path"))),
        (Subject::Paper, None) => Err(failure(Message::new("failure-new-paper-path"))),
    }
}

/// Writes a file that must not exist yet, not even as a link.
fn create(path: &Path, text: &str) -> Result<()> {
    let created = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = match created {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(failure(about("failure-exists", path)));
        }
        created => created.explain(|| about("failure-write", path))?,
    };
    let written = file.write_all(text.as_bytes());
    if written.is_err() {
        // Half a file would only stand in the way of the next try. The first failure is what counts.
        let _ = fs::remove_file(path);
    }
    written.explain(|| about("failure-write", path))
}

/// A file that is read as TOML must be named so.
fn expect_toml(path: &Path) -> Result<()> {
    match path.extension().is_some_and(|ending| ending == "toml") {
        true => Ok(()),
        false => Err(failure(about("failure-new-toml", path))),
    }
}

/// A message as the lines of a comment.
fn comment(text: &Text, message: &Message) -> String {
    let shown = text.show(message);
    shown.lines().map(|line| format!("# {line}\n")).collect()
}

/// Says in one line what was made and what to type next.
fn tell(globals: &Globals, key: &'static str, path: &Path) -> Result<()> {
    let message = Message::new(key)
        .text("path", path.display())
        .text("quoted", quoted(path));
    globals.say(&message)
}

/// A path as it can be typed in a shell.
fn quoted(path: &Path) -> String {
    let shown = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/\\:._-".contains(c);
    match shown.chars().all(is_plain) {
        true => shown,
        false => format!("'{}'", shown.replace('\'', r"'\''")),
    }
}
