//! What is wrong with the arguments, told in the reader's language.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use std::path::Path;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help::with_options_named;
use crate::diag::Message;
use crate::lang::{NotALanguage, Text};
use crate::law::{UnknownEdition, UnknownRule};
use crate::site::NotAnAddress;

/// A number of things to make that can't be made.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("1 to {0}")]
pub struct NotSoMany(pub usize);

/// A mistake in the arguments with the usage of the command; none for what clap alone can tell.
pub fn show(error: &Error, text: &Text) -> Option<String> {
    let mut told = format!("kanon: {}\n", text.show(&message(error)?));
    if let Some(hint) = hint(error) {
        told += &format!("\n{}\n", text.show(&hint));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let (_, usage) = usage.split_once(' ').unwrap_or_default();
        let usage = with_options_named(usage, text);
        let heading = text.show(&Message::new("command-heading-usage"));
        told += &format!("\n{heading} {}\n", usage.trim());
    }
    told += &format!("\n{}\n", text.show(&Message::new("failure-usage-more")));
    Some(told)
}

fn message(error: &Error) -> Option<Message> {
    let key = match error.kind() {
        ErrorKind::UnknownArgument => "failure-usage-unknown",
        ErrorKind::InvalidSubcommand => "failure-usage-command",
        ErrorKind::InvalidValue if value(error)?.is_empty() => "failure-usage-no-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "failure-usage-value",
        ErrorKind::TooManyValues => "failure-usage-takes-none",
        ErrorKind::ArgumentConflict if other(error)? == argument(error)? => "failure-usage-twice",
        ErrorKind::ArgumentConflict => "failure-usage-conflict",
        ErrorKind::MissingRequiredArgument => "failure-usage-missing",
        _ => return None,
    };
    let mut message = Message::new(key);
    for (name, found) in [
        ("argument", argument(error)),
        ("value", value(error)),
        ("other", other(error)),
    ] {
        if let Some(found) = found {
            message = message.text(name, found);
        }
    }
    Some(message)
}

/// What was probably meant, or what can be said instead.
fn hint(error: &Error) -> Option<Message> {
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    if let Some(near) = near.into_iter().find_map(|kind| nearest(error, kind)) {
        return Some(Message::new("content-settings-nearest").text("name", near));
    }
    match error.kind() {
        ErrorKind::MissingRequiredArgument => return example(error),
        ErrorKind::UnknownArgument => {
            let folder = argument(error).filter(|argument| Path::new(argument).is_dir());
            return folder.map(|path| Message::new("failure-usage-content").text("path", path));
        }
        _ => {}
    }
    let names = words(error, ContextKind::ValidValue);
    if let Some(names) = names.filter(|names| !names.is_empty()) {
        let what = Message::new("failure-usage-choices").text("names", names);
        return Some(Message::new("failure-usage-expected").with("what", what));
    }
    expected(error).map(|what| Message::new("failure-usage-expected").with("what", what))
}

/// What to type, for each command that can't do without an argument.
const EXAMPLES: &[&str] = &[
    "kanon audit bank.gift",
    "kanon check --fix --fixed corrected",
    "kanon completions bash",
    "kanon export-engine engine",
    "kanon man man1",
    "kanon new scenario case.toml",
    "kanon quiz --from games.pgn --names",
    "kanon rule case.toml",
    "kanon scan games.pgn",
    "kanon schema scenario",
    "kanon show 9.2",
];

/// A command line that works, for one with an argument missing.
fn example(error: &Error) -> Option<Message> {
    let ContextValue::StyledStr(usage) = error.get(ContextKind::Usage)? else {
        return None;
    };
    let usage = usage.to_string();
    let command = |line: &str| {
        let mut words = line.split_whitespace().skip_while(|word| *word != "kanon");
        words.nth(1).map(str::to_owned)
    };
    let wanted = command(&usage)?;
    let known = EXAMPLES.iter();
    let example = known
        .copied()
        .find(|line| command(line).as_ref() == Some(&wanted))?;
    Some(Message::new("failure-usage-example").text("example", example))
}

/// What a value should be that can't be read.
fn expected(error: &Error) -> Option<Message> {
    let cause = error.source()?;
    if let Some(NotSoMany(most)) = cause.downcast_ref() {
        return Some(Message::new("failure-a-number").with("most", *most));
    }
    if let Some(error) = cause.downcast_ref::<ParseIntError>() {
        let key = match error.kind() {
            IntErrorKind::PosOverflow => "failure-usage-too-great",
            _ => "failure-usage-whole",
        };
        return Some(Message::new(key));
    }
    if cause.is::<NotALanguage>() {
        return Some(Message::new("content-settings-a-language"));
    }
    if cause.is::<UnknownEdition>() {
        return Some(Message::new("failure-usage-edition"));
    }
    if cause.is::<NotAnAddress>() {
        return Some(Message::new("site-settings-an-address"));
    }
    let rule = cause.is::<UnknownRule>();
    rule.then(|| Message::new("failure-usage-rule"))
}

/// The argument that is wrong, or those that are missing.
fn argument(error: &Error) -> Option<String> {
    words(error, ContextKind::InvalidArg).or_else(|| words(error, ContextKind::InvalidSubcommand))
}

fn value(error: &Error) -> Option<String> {
    words(error, ContextKind::InvalidValue)
}

/// The argument that it contradicts.
fn other(error: &Error) -> Option<String> {
    words(error, ContextKind::PriorArg)
}

/// The likeliest of some suggestions; clap names it last.
fn nearest(error: &Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word),
        ContextValue::Strings(words) => words.last().map(String::as_str),
        _ => None,
    }
}

fn words(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => Some(words.join(", ")),
        _ => None,
    }
}
