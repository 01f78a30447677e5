//! A scenario as a value, held against the schema: what key or word is wrong, and what was meant.

use std::collections::BTreeSet;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use super::bounds::{LONGEST_S, out_of_range};
use super::shape::{EVENTS, Field, Kind, WHO};
use super::{Problem, Step};
use crate::diag::Message;

/// Fails where a key stands twice in a table of a JSON text; the error says which.
pub(super) fn unique_keys(text: &str) -> serde_json::Result<()> {
    serde_json::from_str::<Unique>(text).map(|_| ())
}

struct Unique;

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_any(Unique)
    }
}

impl<'de> Visitor<'de> for Unique {
    type Value = Unique;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Unique, E> {
        Ok(self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Unique, E> {
        Ok(self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Unique, E> {
        Ok(self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Unique, E> {
        Ok(self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Unique, E> {
        Ok(self)
    }

    fn visit_unit<E>(self) -> Result<Unique, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Unique, A::Error> {
        while items.next_element::<Unique>()?.is_some() {}
        Ok(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<Unique, A::Error> {
        let mut keys = BTreeSet::new();
        while let Some(key) = table.next_key::<String>()? {
            if keys.contains(&key) {
                return Err(A::Error::custom(key));
            }
            keys.insert(key);
            table.next_value::<Unique>()?;
        }
        Ok(self)
    }
}

/// Checks a table against the keys that it may have.
pub(super) fn check_table(
    value: &mut Value,
    fields: &[Field],
    path: &[Step],
    problems: &mut Vec<Problem>,
) {
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
    if value.is_null() {
        problems.push(null(path));
        return;
    }
    match kind {
        Kind::Text | Kind::Square if value.is_string() => {}
        Kind::Text | Kind::Square => problems.push(wrong_type(path, "text")),
        Kind::Count if value.as_u64().is_some_and(|count| count <= u32::MAX.into()) => {}
        Kind::Count if value.is_u64() => problems.push(out_of_range(path, 0, LONGEST_S)),
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
    if !table.contains_key("event") {
        let known = |key: &str| {
            let mut fields = EVENTS.iter().flat_map(|event| event.fields);
            key == "who" || fields.any(|field| field.name == key)
        };
        for key in table.keys().filter(|key| !known(key)) {
            problems.push(unknown(
                "unknown-key",
                "scenario-unknown-event-key",
                key,
                &["who", "event"],
                &at(key),
                true,
            ));
        }
    }
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
        Some(Value::Null) => {
            problems.push(null(&at("event")));
            return;
        }
        Some(_) => {
            problems.push(wrong_type(&at("event"), "text"));
            return;
        }
    };
    // A finding may say more than the engine asks for: what it does not know is left aside, and
    // said.
    if shape.name == "find" {
        let names: Vec<_> = shape.fields.iter().map(|field| field.name).collect();
        table.retain(|key, _| {
            let known = key == "who" || key == "event" || names.contains(&key.as_str());
            if !known {
                let message = "scenario-finding-left-aside";
                problems.push(unknown("left-aside", message, key, &names, &at(key), true));
            }
            known
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

/// A word that is not known, with the nearest one that is.
pub(super) fn unknown(
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
        // A year is not a slip of the pen for another one.
        Some((distance, nearest))
            if distance <= 2.max(word.chars().count() / 3) && word.parse::<u32>().is_err() =>
        {
            Message::new("scenario-did-you-mean").text("word", nearest)
        }
        _ if known.is_empty() => Message::new("scenario-no-keys"),
        _ => Message::new("scenario-known-words").text("words", known.join(", ")),
    };
    let mut problem = Problem::new(code, path, Message::new(message).text("word", word)).hint(hint);
    problem.at_key = at_key;
    problem
}

/// Null where something is to be said: TOML has no such thing, and neither has a scenario.
fn null(path: &[Step]) -> Problem {
    Problem::new("wrong-type", path, Message::new("scenario-null"))
        .hint(Message::new("scenario-null-hint"))
}

fn wrong_type(path: &[Step], wanted: &'static str) -> Problem {
    Problem::new(
        "wrong-type",
        path,
        Message::new("scenario-wrong-type").text("wanted", wanted),
    )
}
