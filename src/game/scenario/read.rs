//! From text to scenarios, or to what is wrong with it.

use std::cell::OnceCell;
use std::ops::Range;
use std::sync::LazyLock;

use memchr::memmem::Finder;
use serde_json::Value;
use serde_json::error::Category;

use super::check::{check_table, unique_keys, unknown};
use super::locate::Places;
use super::shape::{CONTINUATION, Field, SCENARIO};
use super::{Event, Problem, RawScenario, Scenario, Step};
use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Span};

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

static NULL: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("null"));

/// Keys beside `scenario` that a worked case may have; they are not read.
const BESIDE: &[&str] = &["expect", "question", "reason", "confidence"];

/// The code of what is read and left aside; all other problems refuse the scenario.
const LEFT_ASIDE: &str = "left-aside";

/// A scenario and what is to be remarked, or what is wrong.
type Understood = Result<(Scenario, Vec<Problem>), Vec<Problem>>;

/// What was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What the scenario calls itself, where so much can be read of it.
    pub id: Option<Box<str>>,
    /// What is wrong.
    pub problems: Vec<Diagnostic>,
}

impl Refused {
    /// A text that is no scenario at all.
    fn nameless(problem: Diagnostic) -> Refused {
        Refused {
            id: None,
            problems: vec![problem],
        }
    }
}

/// Reads all scenarios of a text; each is one, or what is wrong with it.
pub fn read(
    text: &str,
    format: Format,
    file: FileId,
    name: &str,
) -> Vec<Result<Scenario, Refused>> {
    match format {
        Format::Toml => read_toml(text, file, name, SCENARIO),
        Format::Json => read_json(text, file, name, SCENARIO),
        Format::JsonLines => lines(text)
            .map(|range| read_line(text, range, file, name))
            .collect(),
    }
}

/// Reads the events that a game goes on with, those of each scenario of the text apart; nothing else
/// about it is told a second time.
pub fn read_events(
    text: &str,
    format: Format,
    file: FileId,
    name: &str,
) -> Result<Vec<Vec<Event>>, Vec<Diagnostic>> {
    let read = match format {
        Format::Toml => read_toml(text, file, name, CONTINUATION),
        Format::Json => read_json(text, file, name, CONTINUATION),
        Format::JsonLines => lines(text)
            .map(|range| read_slowly(text, range, file, name, CONTINUATION))
            .collect(),
    };
    let (mut parts, mut problems) = (Vec::new(), Vec::new());
    for part in read {
        match part {
            Ok(part) => parts.push(part.events),
            Err(refused) => problems.extend(refused.problems),
        }
    }
    match problems.is_empty() {
        true => Ok(parts),
        false => Err(problems),
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
    let written = &text[line.clone()];
    // What is wrong is looked for the long way, so that a line and a file hear the same. The short
    // way takes null for a key that is left out.
    if NULL.find(written.as_bytes()).is_none()
        && let Ok(raw) = serde_json::from_str::<RawScenario>(written)
        && let Ok(scenario) = raw.resolve(name)
    {
        return Ok(scenario);
    }
    read_slowly(text, line, file, name, SCENARIO)
}

#[cold]
fn read_slowly(
    text: &str,
    line: Range<usize>,
    file: FileId,
    name: &str,
    fields: &[Field],
) -> Result<Scenario, Refused> {
    let written = &text[line.clone()];
    let value = match parse_json(written) {
        Ok(value) => value,
        Err(error) => {
            let broken = broken_json(written, line.start, file, &error);
            return Err(Refused::nameless(broken));
        }
    };
    let places = OnceCell::new();
    understand_case(value, &[], name, fields, file, |path, at_key| {
        places
            .get_or_init(|| Places::of_line(text, line.clone()))
            .find(path, at_key)
    })
}

fn read_json(
    text: &str,
    file: FileId,
    name: &str,
    fields: &[Field],
) -> Vec<Result<Scenario, Refused>> {
    let value = match parse_json(text) {
        Ok(value) => value,
        Err(error) => return vec![Err(Refused::nameless(broken_json(text, 0, file, &error)))],
    };
    read_all(value, text, Format::Json, file, name, fields)
}

fn read_toml(
    text: &str,
    file: FileId,
    name: &str,
    fields: &[Field],
) -> Vec<Result<Scenario, Refused>> {
    let value = match toml::from_str::<Value>(text) {
        Ok(value) => value,
        Err(error) => {
            let range = error.span().unwrap_or(0..0);
            let message = Message::new("scenario-not-toml").text("problem", error.message().trim());
            let span = Span::new(file, range.start, range.end);
            return vec![Err(Refused::nameless(error_at("not-toml", span, message)))];
        }
    };
    read_all(value, text, Format::Toml, file, name, fields)
}

fn read_all(
    value: Value,
    text: &str,
    format: Format,
    file: FileId,
    name: &str,
    fields: &[Field],
) -> Vec<Result<Scenario, Refused>> {
    let places = OnceCell::new();
    let place = |path: &[Step], at_key| {
        places
            .get_or_init(|| Places::of(text, format))
            .find(path, at_key)
    };
    scenarios_of(value)
        .into_iter()
        .map(|(path, value, number)| {
            let name = numbered(name, number);
            understand_case(value, &path, &name, fields, file, place)
        })
        .collect()
}

fn numbered(name: &str, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{name}-{number}"),
        None => name.to_owned(),
    }
}

/// One JSON value in which no key stands twice.
fn parse_json(text: &str) -> serde_json::Result<Value> {
    unique_keys(text)?;
    serde_json::from_str(text)
}

/// The scenarios in a file: itself, a list, or the tables under `scenario` or `case`.
fn scenarios_of(value: Value) -> Vec<(Vec<Step>, Value, Option<usize>)> {
    let listed = |prefix: Vec<Step>, items: Vec<Value>| {
        items
            .into_iter()
            .enumerate()
            .map(|(at, item)| {
                let mut path = prefix.clone();
                path.push(at.into());
                (path, item, Some(at + 1))
            })
            .collect()
    };
    match value {
        Value::Array(items) => listed(Vec::new(), items),
        Value::Object(mut table) => {
            for key in ["scenario", "case"] {
                if let Some(Value::Array(_)) = table.get(key)
                    && let Some(Value::Array(items)) = table.remove(key)
                {
                    return listed(vec![key.into()], items);
                }
            }
            vec![(Vec::new(), Value::Object(table), None)]
        }
        other => vec![(Vec::new(), other, None)],
    }
}

/// Whether a table is a worked case around a scenario.
fn is_case(value: &Value) -> bool {
    value.get("scenario").is_some_and(Value::is_object)
}

/// Understands a scenario, or the one inside a worked case; what is wrong is put in its place.
fn understand_case(
    mut value: Value,
    path: &[Step],
    name: &str,
    fields: &[Field],
    file: FileId,
    place: impl Fn(&[Step], bool) -> Range<usize>,
) -> Result<Scenario, Refused> {
    let at = |key: &str| -> Vec<Step> { path.iter().cloned().chain([key.into()]).collect() };
    let inner = match (is_case(&value), value.as_object_mut()) {
        (true, Some(table)) => table.remove("scenario"),
        _ => None,
    };
    let (scenario, within, beside) = match inner {
        Some(inner) => (inner, at("scenario"), Some(value)),
        None => (value, path.to_vec(), None),
    };
    let beside = beside.as_ref().and_then(Value::as_object);
    let strange: Vec<Problem> = beside
        .into_iter()
        .flat_map(serde_json::Map::keys)
        .filter(|key| !BESIDE.contains(&key.as_str()))
        .map(|key| {
            unknown(
                "unknown-key",
                "scenario-unknown-key",
                key,
                BESIDE,
                &at(key),
                true,
            )
        })
        .collect();
    let id = scenario.get("id").and_then(Value::as_str).map(Into::into);
    let problems = match understand(scenario, &within, name, fields) {
        Ok((mut scenario, remarks)) if strange.is_empty() => {
            scenario.remarks = in_places(remarks, file, place);
            return Ok(scenario);
        }
        Ok(_) => strange,
        Err(problems) => strange.into_iter().chain(problems).collect(),
    };
    Err(Refused {
        id,
        problems: in_places(problems, file, place),
    })
}

/// Understands one scenario; what is wrong is said with the path from the top of the file.
fn understand(mut value: Value, path: &[Step], name: &str, fields: &[Field]) -> Understood {
    let mut problems = Vec::new();
    check_table(&mut value, fields, path, &mut problems);
    let (remarks, problems): (Vec<_>, Vec<_>) = problems
        .into_iter()
        .partition(|problem| problem.code == LEFT_ASIDE);
    if !problems.is_empty() {
        return Err(problems.into_iter().chain(remarks).collect());
    }
    let raw: RawScenario = serde_json::from_value(value).map_err(|error| {
        let message = Message::new("scenario-not-understood").text("problem", error);
        vec![Problem::new("not-understood", path, message)]
    })?;
    match raw.resolve(name) {
        Ok(scenario) => Ok((scenario, remarks)),
        Err(mut problems) => {
            for problem in &mut problems {
                problem.path.splice(0..0, path.iter().cloned());
            }
            Err(problems)
        }
    }
}

fn in_places(
    problems: Vec<Problem>,
    file: FileId,
    place: impl Fn(&[Step], bool) -> Range<usize>,
) -> Vec<Diagnostic> {
    problems
        .into_iter()
        .map(|problem| {
            let range = place(&problem.path, problem.at_key);
            let span = Span::new(file, range.start, range.end);
            let severity = match problem.code {
                LEFT_ASIDE => Severity::Warning,
                _ => Severity::Error,
            };
            let diagnostic = Diagnostic::new(Code(problem.code), severity, span, problem.message);
            match problem.hint {
                Some(hint) => diagnostic.hint(hint),
                None => diagnostic,
            }
        })
        .collect()
}

fn broken_json(text: &str, offset: usize, file: FileId, error: &serde_json::Error) -> Diagnostic {
    let line: usize = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    let at = text.floor_char_boundary((line + error.column().saturating_sub(1)).min(text.len()));
    let mut problem = error.to_string();
    if let Some(end) = problem.rfind(" at line ") {
        problem.truncate(end);
    }
    let span = Span::new(file, offset + at, offset + at);
    let message = match error.classify() {
        // The only thing said here beyond the grammar of JSON.
        Category::Data => {
            let message = Message::new("scenario-duplicate-key").text("key", problem);
            return error_at("duplicate-key", span, message);
        }
        Category::Eof => Message::new("scenario-json-ends"),
        _ => Message::new("scenario-not-json").text("problem", problem),
    };
    error_at("not-json", span, message).hint(Message::new("scenario-json-hint"))
}

fn error_at(code: &'static str, span: Span, message: Message) -> Diagnostic {
    Diagnostic::new(Code(code), Severity::Error, span, message)
}
