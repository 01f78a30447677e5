//! From text to scenarios, or to what is wrong with it.

use std::ops::Range;

use serde_json::Value;

use super::shape::{EVENTS, Field, Kind, SCENARIO, WHO};
use super::{Problem, RawScenario, Scenario, Step, locate};
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

/// Keys beside `scenario` that a worked case may have; they are not read.
const BESIDE: &[&str] = &["expect", "question", "reason", "confidence"];

/// Reads all scenarios of a text; each is one, or what is wrong with it.
pub fn read(
    text: &str,
    format: Format,
    file: FileId,
    name: &str,
) -> Vec<Result<Scenario, Vec<Diagnostic>>> {
    match format {
        Format::Toml => read_toml(text, file, name),
        Format::Json => read_json(text, file, name),
        Format::JsonLines => lines(text)
            .map(|range| read_line(text, range, file, name))
            .collect(),
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
) -> Result<Scenario, Vec<Diagnostic>> {
    let written = &text[line.clone()];
    if let Ok(raw) = serde_json::from_str::<RawScenario>(written) {
        return raw.resolve(name).map_err(|problems| {
            in_places(problems, file, |path, at_key| {
                locate::in_json(text, line.start, path, at_key)
            })
        });
    }
    let value = match serde_json::from_str::<Value>(written) {
        Ok(value) => value,
        Err(error) => return Err(vec![broken_json(written, line.start, file, &error)]),
    };
    let (path, value) = unwrap_case(value);
    understand(value, &path, name).map_err(|problems| {
        in_places(problems, file, |path, at_key| {
            locate::in_json(text, line.start, path, at_key)
        })
    })
}

fn read_json(text: &str, file: FileId, name: &str) -> Vec<Result<Scenario, Vec<Diagnostic>>> {
    let value = match serde_json::from_str::<Value>(text) {
        Ok(value) => value,
        Err(error) => return vec![Err(vec![broken_json(text, 0, file, &error)])],
    };
    scenarios_of(value)
        .into_iter()
        .map(|(path, value, number)| {
            let name = numbered(name, number);
            understand(value, &path, &name).map_err(|problems| {
                in_places(problems, file, |path, at_key| {
                    locate::in_json(text, 0, path, at_key)
                })
            })
        })
        .collect()
}

fn read_toml(text: &str, file: FileId, name: &str) -> Vec<Result<Scenario, Vec<Diagnostic>>> {
    let value = match toml::from_str::<Value>(text) {
        Ok(value) => value,
        Err(error) => {
            let range = error.span().unwrap_or(0..0);
            let message = Message::new("scenario-not-toml").text("problem", error.message().trim());
            let span = Span::new(file, range.start, range.end);
            return vec![Err(vec![error_at("not-toml", span, message)])];
        }
    };
    scenarios_of(value)
        .into_iter()
        .map(|(path, value, number)| {
            let name = numbered(name, number);
            understand(value, &path, &name).map_err(|problems| {
                in_places(problems, file, |path, at_key| {
                    locate::in_toml(text, path, at_key)
                })
            })
        })
        .collect()
}

fn numbered(name: &str, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{name}-{number}"),
        None => name.to_owned(),
    }
}

/// The scenarios in a file: itself, a list, or the tables under `scenario` or `case`.
fn scenarios_of(value: Value) -> Vec<(Vec<Step>, Value, Option<usize>)> {
    let listed = |prefix: Vec<Step>, items: Vec<Value>| {
        items
            .into_iter()
            .enumerate()
            .map(|(at, item)| {
                let (inner, item) = unwrap_case(item);
                let mut path = prefix.clone();
                path.push(at.into());
                path.extend(inner);
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
            let (path, value) = unwrap_case(Value::Object(table));
            vec![(path, value, None)]
        }
        other => vec![(Vec::new(), other, None)],
    }
}

fn unwrap_case(value: Value) -> (Vec<Step>, Value) {
    match value {
        Value::Object(mut table)
            if table.contains_key("scenario")
                && table
                    .keys()
                    .all(|key| key == "scenario" || BESIDE.contains(&key.as_str())) =>
        {
            let inner = table.remove("scenario").unwrap_or_default();
            (vec!["scenario".into()], inner)
        }
        other => (Vec::new(), other),
    }
}

/// Understands one scenario; what is wrong is said with the path from the top of the file.
fn understand(mut value: Value, path: &[Step], name: &str) -> Result<Scenario, Vec<Problem>> {
    let mut problems = Vec::new();
    check_table(&mut value, SCENARIO, path, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let raw: RawScenario = serde_json::from_value(value).map_err(|error| {
        let message = Message::new("scenario-not-understood").text("problem", error);
        vec![Problem::new("not-understood", path, message)]
    })?;
    raw.resolve(name).map_err(|mut problems| {
        for problem in &mut problems {
            problem.path.splice(0..0, path.iter().cloned());
        }
        problems
    })
}

fn check_table(value: &mut Value, fields: &[Field], path: &[Step], problems: &mut Vec<Problem>) {
    let Value::Object(table) = value else {
        problems.push(wrong_type(path, "table"));
        return;
    };
    for (key, value) in table.iter_mut() {
        let mut inner = path.to_vec();
        inner.push(key.as_str().into());
        match fields.iter().find(|field| field.name == key) {
            Some(field) => check(value, field.kind, &inner, problems),
            None => {
                let names: Vec<_> = fields.iter().map(|field| field.name).collect();
                problems.push(unknown(
                    "unknown-key",
                    "scenario-unknown-key",
                    key,
                    &names,
                    &inner,
                    true,
                ));
            }
        }
    }
}

fn check(value: &mut Value, kind: Kind, path: &[Step], problems: &mut Vec<Problem>) {
    match kind {
        Kind::Text | Kind::Square if value.is_string() => {}
        Kind::Text | Kind::Square => problems.push(wrong_type(path, "text")),
        Kind::Count if value.is_u64() => {}
        Kind::Count => problems.push(wrong_type(path, "count")),
        Kind::Integer if value.is_i64() => {}
        Kind::Integer => problems.push(wrong_type(path, "integer")),
        Kind::Number if value.is_number() => {}
        Kind::Number => problems.push(wrong_type(path, "number")),
        Kind::Bool if value.is_boolean() => {}
        Kind::Bool => problems.push(wrong_type(path, "bool")),
        Kind::Words(words) => match value.as_str() {
            Some(word) if words.contains(&word) => {}
            Some(word) => problems.push(unknown(
                "unknown-word",
                "scenario-unknown-word",
                word,
                words,
                path,
                false,
            )),
            None => problems.push(wrong_type(path, "text")),
        },
        Kind::List(item) => match value {
            Value::Array(items) => {
                for (at, value) in items.iter_mut().enumerate() {
                    let mut inner = path.to_vec();
                    inner.push(at.into());
                    check(value, *item, &inner, problems);
                }
            }
            _ => problems.push(wrong_type(path, "list")),
        },
        Kind::Table(fields) => check_table(value, fields, path, problems),
        Kind::Either(kinds) => {
            let mut first = None;
            for kind in kinds {
                let mut found = Vec::new();
                check(value, *kind, path, &mut found);
                if found.is_empty() {
                    return;
                }
                let same_type = matches!(
                    (kind, &*value),
                    (Kind::Table(_), Value::Object(_))
                        | (Kind::List(_), Value::Array(_))
                        | (Kind::Words(_) | Kind::Text, Value::String(_))
                );
                if same_type || first.is_none() {
                    first = Some(found);
                }
            }
            problems.extend(first.unwrap_or_default());
        }
        Kind::Events => match value {
            Value::Array(items) => {
                for (at, value) in items.iter_mut().enumerate() {
                    let mut inner = path.to_vec();
                    inner.push(at.into());
                    check_event(value, &inner, problems);
                }
            }
            _ => problems.push(wrong_type(path, "list")),
        },
    }
}

fn check_event(value: &mut Value, path: &[Step], problems: &mut Vec<Problem>) {
    let Value::Object(table) = value else {
        problems.push(wrong_type(path, "table"));
        return;
    };
    let at = |key: &str| {
        let mut inner = path.to_vec();
        inner.push(key.into());
        inner
    };
    for key in ["who", "event"] {
        if !table.contains_key(key) {
            let message = Message::new("scenario-missing-key").text("key", key);
            problems.push(Problem::new("missing-key", path, message));
        }
    }
    if let Some(who) = table.get_mut("who") {
        check(who, Kind::Words(WHO), &at("who"), problems);
    }
    let names: Vec<_> = EVENTS.iter().map(|event| event.name).collect();
    let shape = match table.get("event") {
        None => return,
        Some(Value::String(name)) => match EVENTS.iter().find(|event| event.name == name) {
            Some(shape) => shape,
            None => {
                problems.push(unknown(
                    "unknown-event",
                    "scenario-unknown-event",
                    name,
                    &names,
                    &at("event"),
                    false,
                ));
                return;
            }
        },
        Some(_) => {
            problems.push(wrong_type(&at("event"), "text"));
            return;
        }
    };
    // A finding may say more than the engine asks for: what it does not know is left aside.
    if shape.name == "find" {
        table.retain(|key, _| {
            key == "who" || key == "event" || shape.fields.iter().any(|field| field.name == key)
        });
    }
    for (key, value) in table.iter_mut() {
        if key == "who" || key == "event" {
            continue;
        }
        match shape.fields.iter().find(|field| field.name == key) {
            Some(field) => check(value, field.kind, &at(key), problems),
            None => {
                let names: Vec<_> = shape.fields.iter().map(|field| field.name).collect();
                problems.push(unknown(
                    "unknown-key",
                    "scenario-unknown-event-key",
                    key,
                    &names,
                    &at(key),
                    true,
                ));
            }
        }
    }
}

fn unknown(
    code: &'static str,
    message: &'static str,
    word: &str,
    known: &[&str],
    path: &[Step],
    at_key: bool,
) -> Problem {
    let nearest = known
        .iter()
        .map(|known| (strsim::damerau_levenshtein(known, word), known))
        .min();
    let hint = match nearest {
        Some((distance, nearest)) if distance <= 2.max(word.chars().count() / 3) => {
            Message::new("scenario-did-you-mean").text("word", nearest)
        }
        _ if known.is_empty() => Message::new("scenario-no-keys"),
        _ => Message::new("scenario-known-words").text("words", known.join(", ")),
    };
    let mut problem = Problem::new(code, path, Message::new(message).text("word", word)).hint(hint);
    problem.at_key = at_key;
    problem
}

fn wrong_type(path: &[Step], wanted: &'static str) -> Problem {
    Problem::new(
        "wrong-type",
        path,
        Message::new("scenario-wrong-type").text("wanted", wanted),
    )
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
            let diagnostic = error_at(problem.code, span, problem.message);
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
    let message = Message::new("scenario-not-json").text("problem", problem);
    error_at(
        "not-json",
        Span::new(file, offset + at, offset + at),
        message,
    )
}

fn error_at(code: &'static str, span: Span, message: Message) -> Diagnostic {
    Diagnostic::new(Code(code), Severity::Error, span, message)
}
