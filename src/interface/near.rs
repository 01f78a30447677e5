//! What would change a ruling: the rulings on the stories that differ in one fact.

use serde_json::{Value, json};

use super::rulings::{missing, now};
use super::{ErrorJson, Request, wrong};
use crate::arbiter::Ruling;
use crate::diag::Message;
use crate::game::{Scenario, Who};
use crate::prose::Prose;
use crate::quiz::{Verdict, other_facts};

/// A page has no room for more.
const MOST: usize = 8;

/// The rulings next to the one on a scenario.
pub fn near(request: &Request) -> Result<Value, ErrorJson> {
    let locale = request.locale()?;
    let told = request.told(locale.text())?;
    let ruling = told.ruled(locale.text())?;
    let prose = Prose::new(&locale).map_err(|it| wrong("unknown-language", &it.to_string()))?;
    let own = felt(&told.scenario, &ruling);
    let written = told.scenario.to_json();
    let mut near = Vec::new();
    for story in other_facts(&told.scenario) {
        if near.len() == MOST {
            break;
        }
        let Some(other) = story.rule() else {
            continue;
        };
        if felt(&story.scenario, &other) == own {
            continue;
        }
        let (path, value) = change(&written, &story.scenario.to_json());
        let message = Message::new("advice-if").with("fact", story.fact);
        near.push(json!({
            "if": prose.say(&message).map_err(missing)?,
            "change": { "path": path, "value": value },
            "result": {
                "outcome": other.outcome(),
                "text": prose.end(&other).map_err(missing)?,
            },
            "now": now(&other, &prose).map_err(missing)?,
            "deciding": other
                .citations()
                .deciding
                .iter()
                .filter_map(|rule| rule.number_text(other.edition()))
                .collect::<Vec<_>>(),
        }));
    }
    Ok(json!({ "ok": true, "near": near }))
}

/// What players feel of a ruling, and how the game ends.
fn felt(scenario: &Scenario, ruling: &Ruling) -> (Verdict, Vec<(Who, &'static str)>) {
    let needs = ruling.state.aside.needs.iter();
    let needs = needs.map(|(who, what)| (*who, what.name())).collect();
    (Verdict::of(ruling).after(scenario), needs)
}

/// The one place at which two written scenarios differ, as the keys that lead there, and what
/// stands there in the second: null for what is left out.
fn change(from: &Value, to: &Value) -> (Vec<Value>, Value) {
    let deeper = |key: Value, from: &Value, to: &Value| {
        let (path, value) = change(from, to);
        ([vec![key], path].concat(), value)
    };
    match (from, to) {
        (Value::Object(from), Value::Object(to)) => {
            let keys = from
                .keys()
                .chain(to.keys().filter(|it| !from.contains_key(*it)));
            let mut other = keys.filter(|key| from.get(*key) != to.get(*key));
            if let (Some(key), None) = (other.next(), other.next()) {
                return match (from.get(key), to.get(key)) {
                    (_, None) => (vec![json!(key)], Value::Null),
                    (None, Some(it @ Value::Object(_))) => deeper(json!(key), &nothing_in(it), it),
                    (from, Some(it)) => deeper(json!(key), from.unwrap_or(&Value::Null), it),
                };
            }
        }
        (Value::Array(from), Value::Array(to)) => {
            let first = from.iter().zip(to).position(|(from, to)| from != to);
            let at = first.unwrap_or(from.len().min(to.len()));
            let rest =
                |list: &[Value], past: usize| list.get(at + past..).unwrap_or_default().to_vec();
            if rest(from, 1) == rest(to, 0) {
                return (vec![json!(at)], Value::Null);
            }
            if from.len() == to.len() && rest(from, 1) == rest(to, 1) {
                return deeper(json!(at), &from[at], &to[at]);
            }
        }
        _ => {}
    }
    (Vec::new(), to.clone())
}

/// What an object is where it is not written: nothing, and nought of what is counted.
fn nothing_in(written: &Value) -> Value {
    let fields = written.as_object().into_iter().flatten();
    let noughts = fields.filter(|(_, value)| **value == json!(0));
    noughts
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect::<serde_json::Map<_, _>>()
        .into()
}
