//! Where the scenarios of a text and their events stand.

use std::ops::Range;

use super::read::{Format, lines};
use crate::diag::FileId;
use crate::input::{Node, PathStep, Reader, Value};

/// The places of all values of a text that was read before.
#[derive(Debug)]
pub struct Places {
    whole: Node,
}

impl Places {
    /// Looks through a text; the lines of JSON Lines are a list of what they hold.
    pub fn of(text: &str, format: Format) -> Places {
        let whole = match format {
            Format::Toml => Node::from_toml(text).ok(),
            Format::Json => json(text, 0..text.len()),
            Format::JsonLines => {
                let nodes = lines(text).map(|line| json(text, line).unwrap_or(NOTHING));
                Some(Node {
                    span: 0..0,
                    value: Value::List(nodes.collect()),
                })
            }
        };
        Places {
            whole: whole.unwrap_or(NOTHING),
        }
    }

    /// Looks through one line of a text.
    pub fn of_line(text: &str, line: Range<usize>) -> Places {
        Places {
            whole: json(text, line).unwrap_or(NOTHING),
        }
    }

    /// Where the value at a path of the `nth` scenario stands, or the nearest thing above it.
    pub fn within(&self, nth: usize, path: &[PathStep]) -> Range<usize> {
        let scenarios = scenarios_of(&self.whole);
        let scenario = scenarios.get(nth).copied().unwrap_or(&self.whole);
        case_of(scenario).unwrap_or(scenario).place(path)
    }

    /// Where an event of the `nth` scenario stands.
    pub fn event(&self, nth: usize, event: usize) -> Range<usize> {
        self.within(nth, &["events".into(), event.into()])
    }
}

const NOTHING: Node = Node {
    span: 0..0,
    value: Value::Null,
};

fn json(text: &str, part: Range<usize>) -> Option<Node> {
    Node::from_json(text, part, &mut Reader::new(FileId(0)))
}

/// The scenarios in a file: itself, a list, or the tables under `scenario` or `case`.
pub(super) fn scenarios_of(file: &Node) -> Vec<&Node> {
    let listed = ["scenario", "case"]
        .iter()
        .filter_map(|key| file.get(key)?.items());
    let items = file.items().or(listed.into_iter().next());
    items.map_or_else(|| vec![file], |items| items.iter().collect())
}

/// The scenario inside a worked case.
pub(super) fn case_of(node: &Node) -> Option<&Node> {
    node.get("scenario")
        .filter(|inner| inner.entries().is_some())
}
