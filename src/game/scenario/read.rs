//! From text to scenarios, or to what is wrong with it.

use std::ops::Range;

use super::Event;
use super::Scenario;
use super::draft::{Continuation, Draft};
use super::places::{case_of, scenarios_of};
use crate::diag::{Diagnostic, FileId, Message};
use crate::input::{Input, Node, Reader};

/// What a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// TOML.
    Toml,
    /// One JSON value: a scenario or a list of them.
    Json,
    /// A scenario a line.
    JsonLines,
}

/// The longest line of JSON Lines, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// Keys beside `scenario` that a worked case may have; they are not read.
const BESIDE: &[&str] = &["expect", "question", "reason", "confidence"];

/// What was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What the scenario calls itself, where so much can be read of it.
    pub id: Option<Box<str>>,
    /// What is wrong.
    pub problems: Vec<Diagnostic>,
}

/// Reads all scenarios of a text; each is one, or what is wrong with it.
pub fn read(
    text: &str,
    format: Format,
    file: FileId,
    name: &str,
) -> Vec<Result<Scenario, Refused>> {
    read_all(text, format, file, |node, number, reader| {
        let name = number.map_or(name.to_owned(), |number| format!("{name}-{number}"));
        scenario(node, &name, reader)
    })
}

/// Reads the events that a game goes on with, those of each scenario of the text apart; nothing else
/// about it is told a second time.
pub fn read_events(
    text: &str,
    format: Format,
    file: FileId,
) -> Result<Vec<Vec<Event>>, Vec<Diagnostic>> {
    let read = read_all(text, format, file, |node, _, reader| {
        Continuation::read(node, reader).map(|it| it.0)
    });
    let (mut parts, mut problems) = (Vec::new(), Vec::new());
    for part in read {
        match part {
            Ok(part) => parts.push(part),
            Err(refused) => problems.extend(refused.problems),
        }
    }
    if problems.is_empty() {
        Ok(parts)
    } else {
        Err(problems)
    }
}

/// The lines of a JSON Lines text that hold something.
pub fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    text.split_inclusive('\n')
        .map(move |line| {
            let start = at;
            at += line.len();
            start..start + line.trim_end().len()
        })
        .filter(|range| !text[range.clone()].trim_start().is_empty())
}

/// Reads the scenario in one line of a text.
pub fn read_line(
    text: &str,
    line: Range<usize>,
    file: FileId,
    name: &str,
) -> Result<Scenario, Refused> {
    read_one_line(text, line, file, &|node, _, reader| {
        scenario(node, name, reader)
    })
}

fn scenario(node: &Node, name: &str, reader: &mut Reader) -> Option<Scenario> {
    let draft = Draft::read(node, reader)?;
    if reader.has_errors() {
        return None;
    }
    let mut scenario = draft.resolve(name, node, reader)?;
    scenario.remarks = std::mem::take(&mut reader.problems);
    Some(scenario)
}

fn read_all<T>(
    text: &str,
    format: Format,
    file: FileId,
    read: impl Fn(&Node, Option<usize>, &mut Reader) -> Option<T>,
) -> Vec<Result<T, Refused>> {
    let mut reader = Reader::new(file);
    let whole = match format {
        Format::JsonLines => {
            return lines(text)
                .map(|line| read_one_line(text, line, file, &read))
                .collect();
        }
        Format::Json => Node::from_json(text, 0..text.len(), &mut reader),
        Format::Toml => toml(text, &mut reader),
    };
    let Some(whole) = whole else {
        return vec![Err(Refused {
            id: None,
            problems: reader.problems,
        })];
    };
    let nodes = scenarios_of(&whole).into_iter();
    let is_alone = |node| std::ptr::eq(node, &whole);
    nodes
        .enumerate()
        .map(|(at, node)| {
            let number = (!is_alone(node)).then_some(at + 1);
            read_case(node, number, Reader::new(file), &read)
        })
        .collect()
}

fn read_one_line<T>(
    text: &str,
    line: Range<usize>,
    file: FileId,
    read: &impl Fn(&Node, Option<usize>, &mut Reader) -> Option<T>,
) -> Result<T, Refused> {
    let mut reader = Reader::new(file);
    if line.len() > LONGEST_LINE {
        let message = Message::new("scenario-line-too-long").with("most", LONGEST_LINE);
        let hint = Message::new("scenario-line-too-long-hint");
        let place = line.start..line.start;
        reader.error("line-too-long", &place, message).hint = Some(hint);
    } else if let Some(node) = Node::from_json(text, line, &mut reader) {
        return read_case(&node, None, reader, read);
    }
    Err(Refused {
        id: None,
        problems: reader.problems,
    })
}

fn toml(text: &str, reader: &mut Reader) -> Option<Node> {
    match Node::from_toml(text) {
        Ok(node) => Some(node),
        Err(error) => {
            let message = Message::new("input-not-toml").text("problem", error.message().trim());
            reader.error("not-toml", &error.span().unwrap_or(0..0), message);
            None
        }
    }
}

/// Reads a scenario, or the one inside a worked case.
fn read_case<T>(
    node: &Node,
    number: Option<usize>,
    mut reader: Reader,
    read: &impl Fn(&Node, Option<usize>, &mut Reader) -> Option<T>,
) -> Result<T, Refused> {
    let inner = case_of(node);
    if inner.is_some() {
        for entry in node.entries().unwrap_or_default() {
            if &*entry.key != "scenario" && !BESIDE.contains(&&*entry.key) {
                reader.unknown_key(entry, BESIDE);
            }
        }
    }
    let node = inner.unwrap_or(node);
    let read = read(node, number, &mut reader);
    match read {
        Some(read) if !reader.has_errors() => Ok(read),
        _ => Err(Refused {
            id: node.get("id").and_then(Node::text).map(Into::into),
            problems: reader.problems,
        }),
    }
}
