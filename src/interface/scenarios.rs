//! Scenarios of a request: read, checked, written as TOML.

use serde_json::{Value, json};

use super::{ErrorJson, Request, refused, wrong};
use crate::arbiter::{Refusal, Ruling, rule_on};
use crate::diag::{Diagnostic, FileId, Source, Sources, Span};
use crate::game::Scenario;
use crate::game::scenario::{Format, MOST_EVENTS, Places, read};
use crate::lang::Text;
use crate::law::Edition;
use crate::prose::refusal_diagnostic;

/// The scenario of a request, and where its parts stand.
pub struct PlacedScenario<'a> {
    pub scenario: Scenario,
    text: &'a str,
    format: Format,
    sources: Sources,
    file: FileId,
}

impl Request {
    /// The scenario in `scenario`: TOML or JSON as text, one of them. `edition` takes the place of
    /// the edition that it names.
    pub fn told(&self, text: &Text) -> Result<PlacedScenario<'_>, ErrorJson> {
        let written = self.text("scenario")?;
        let written = written.ok_or_else(|| wrong("missing-field", "scenario"))?;
        let format = match written.trim_start().starts_with('{') {
            true => Format::Json,
            false => Format::Toml,
        };
        let mut sources = Sources::new();
        let file = sources.add(Source::new("scenario", written));
        let mut scenarios = read(written, format, file, "scenario");
        if scenarios.len() != 1 {
            return Err(wrong("not-one-scenario", &scenarios.len().to_string()));
        }
        let mut scenario = scenarios.remove(0).map_err(|refused| {
            let step = |at| step_at(written, format, at);
            unreadable(&problems(&refused.problems, &sources, text, step))
        })?;
        if let Some(edition) = self.parsed::<Edition>("edition")? {
            scenario.setting.edition = edition;
        }
        Ok(PlacedScenario {
            scenario,
            text: written,
            format,
            sources,
            file,
        })
    }
}

impl PlacedScenario<'_> {
    /// Rules on it, or says what stands in the way.
    pub fn ruled(&self, text: &Text) -> Result<Ruling, ErrorJson> {
        rule_on(&self.scenario).map_err(|refusal| self.cannot_rule(&refusal, text))
    }

    fn cannot_rule(&self, refusal: &Refusal, text: &Text) -> ErrorJson {
        let place = |event| {
            let at = Places::of(self.text, self.format).event(0, event);
            Span::new(self.file, at.start, at.end)
        };
        let problem = refusal_diagnostic(&self.scenario, refusal, place);
        unreadable(&self.told_problems(&[problem], text))
    }

    fn told_problems(&self, found: &[Diagnostic], text: &Text) -> Vec<Value> {
        let step = |at| step_at(self.text, self.format, at);
        problems(found, &self.sources, text, step)
    }

    /// What was read and left aside.
    pub fn remarks(&self, text: &Text) -> Vec<Value> {
        self.told_problems(&self.scenario.remarks, text)
    }
}

/// Which event of a scenario in JSON, counted from 0, stands at a place of the text.
fn step_at(text: &str, format: Format, at: u32) -> Option<usize> {
    let places = Places::of(text, format);
    // After the last event every place is the same.
    let beyond = places.event(0, MOST_EVENTS);
    let events = (0..MOST_EVENTS).map(|event| places.event(0, event));
    let mut events = events.take_while(|place| *place != beyond).enumerate();
    let at = usize::try_from(at).ok()?;
    events.find_map(|(event, place)| place.contains(&at).then_some(event))
}

fn unreadable(problems: &[Value]) -> ErrorJson {
    json!({ "ok": false, "error": "scenario", "problems": problems })
}

/// What is wrong and where: lines and columns from 1, in characters; the event from 0. `name` is
/// the same in every language, for pages that say it in words of their own.
fn problems(
    problems: &[Diagnostic],
    sources: &Sources,
    text: &Text,
    step: impl Fn(u32) -> Option<usize>,
) -> Vec<Value> {
    problems
        .iter()
        .map(|problem| {
            let place = problem.span.map(|span| sources.place(span));
            json!({
                "code": problem.code.0,
                "name": problem.message.key,
                "severity": problem.severity.name(),
                "message": text.show(&problem.message),
                "hint": problem.hint.as_ref().map(|hint| text.show(hint)),
                "line": place.map(|place| place.line),
                "column": place.map(|place| place.column),
                "event": problem.span.and_then(|span| step(span.start)),
            })
        })
        .collect()
}

/// Says what is wrong with a scenario.
pub fn check(request: &Request) -> Result<Value, ErrorJson> {
    let locale = request.locale()?;
    let told = request.told(locale.text())?;
    told.ruled(locale.text())?;
    Ok(json!({ "ok": true, "problems": told.remarks(locale.text()) }))
}

/// Writes a scenario in JSON as TOML.
pub fn toml(request: &Request) -> Result<Value, ErrorJson> {
    let written = request.text("scenario")?;
    let written = written.ok_or_else(|| wrong("missing-field", "scenario"))?;
    let value: Value =
        serde_json::from_str(written).map_err(|error| wrong("not-json", &error.to_string()))?;
    Ok(json!({ "ok": true, "toml": as_toml(&value)? }))
}

/// A scenario as TOML, for people: what holds for the whole game, a key a line, then a table for
/// each event.
pub fn as_toml(scenario: &Value) -> Result<String, ErrorJson> {
    let Value::Object(fields) = scenario else {
        return Err(refused("not-an-object"));
    };
    let mut written = String::new();
    let mut events = &Vec::new();
    for (key, value) in fields {
        match value {
            Value::Array(listed) if key == "events" => events = listed,
            value => write_entry(key, value, &mut written),
        }
    }
    for event in events {
        written.push_str("\n[[events]]\n");
        for (key, value) in event.as_object().into_iter().flatten() {
            write_entry(key, value, &mut written);
        }
    }
    Ok(written)
}

/// A key with its value on a line; what is null is left out.
fn write_entry(key: &str, value: &Value, written: &mut String) {
    if !value.is_null() {
        written.push_str(&format!("{} = {}\n", toml_key(key), inline(value)));
    }
}

fn toml_key(key: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    match !key.is_empty() && key.chars().all(is_bare) {
        true => key.to_owned(),
        false => Value::from(key).to_string(),
    }
}

/// A value in one line. What JSON escapes in a text, TOML reads alike.
fn inline(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(inline).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(_, value)| !value.is_null());
            let fields =
                fields.map(|(key, value)| format!("{} = {}", toml_key(key), inline(value)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        // A delete character is the only one that JSON leaves as it is and TOML does not allow.
        other => other.to_string().replace('\u{7f}', "\\u007f"),
    }
}
