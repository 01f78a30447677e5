//! The page where a reader tells what happened and gets a ruling.
//!
//! The page brings its words and the forms of all events, made from the schema of scenarios; the
//! ruling is made in the reader's browser by the engine.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::Frame;
use super::practice::in_page;
use crate::diag::{Arg, Message};
use crate::game::scenario;
use crate::lang::{Lang, Missing, Text};
use crate::site::{Page, Site, SiteError};

/// The messages that the script completes, with the names that it puts in.
const COMPLETED: &[(&str, &[&str])] = &[
    ("ask-at-square", &["piece", "square"]),
    ("ask-down", &["number"]),
    ("ask-edit", &["number"]),
    ("ask-remove", &["number"]),
    ("ask-step", &["number"]),
    ("ask-up", &["number"]),
];

/// The regulations that an event announces; the page has a field for each.
const REGULATIONS: &[&str] = &[
    "no_agreed_draw_before_move",
    "default_time_s",
    "guideline_iii",
    "iii4",
    "devices_in_bag",
    "report_leaving",
    "fines_announced",
    "appeals",
];

#[derive(Serialize)]
struct AskPage {
    frame: Frame,
    title: String,
    data: String,
}

pub(super) fn render(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("ask-title"))?;
    let mut frame = site.frame_in_all_languages(page, lang, "ask", title.clone(), Page::Ask)?;
    frame.description = localized.say(&Message::new("ask-lead"))?;
    let root = site.urls.root(page);
    let data = json!({
        "lang": lang,
        "words": words(localized.locale().text())?,
        "root": root,
        "rules": format!("{root}{lang}/rules/"),
        "version": site.assets.version(),
    });
    let shown = AskPage {
        frame,
        title,
        data: in_page(&data),
    };
    localized.render("ask.html", &shown)
}

/// The way to the page with the story of a pair already told.
pub(in crate::site) fn ask_link(site: &Site<'_>, from: &Page, lang: Lang, story: &str) -> String {
    site.urls.link(from, &Page::Ask(lang), Some(story))
}

/// All words of the page; what the script puts in itself stands as `{name}`.
fn words(text: &Text) -> Result<Map<String, Value>, Missing> {
    let mut words = Map::new();
    for key in text.keys("ask") {
        let completed = COMPLETED.iter().find(|(name, _)| *name == key);
        let gaps: Vec<_> = completed
            .into_iter()
            .flat_map(|(_, names)| *names)
            .map(|name| (*name, Arg::from(format!("{{{name}}}"))))
            .collect();
        let said = text.phrase(&key, &gaps)?;
        let name = key.strip_prefix("ask-").unwrap_or(&key);
        words.insert(name.to_owned(), said.into());
    }
    Ok(words)
}

/// What the page makes its forms of: the events with their fields, and what holds for the whole
/// game.
pub(in crate::site) fn forms() -> Value {
    let schema = &scenario::json_schema();
    let mut events = Map::new();
    for event in schema["$defs"]["event"]["oneOf"]
        .as_array()
        .into_iter()
        .flatten()
    {
        let name = event["properties"]["event"]["const"].as_str();
        let fields = fields(event, |name| !matches!(name, "event" | "note"));
        events.insert(name.unwrap_or_default().to_owned(), fields);
    }
    let whole = &schema["properties"];
    let conditions = ["edition", "variant", "blind", "supervision"];
    json!({
        "events": events,
        "conditions": fields(schema, |name| conditions.contains(&name)),
        "regulations": fields(&whole["regulations"], |name| REGULATIONS.contains(&name)),
        "prior": fields(&whole["prior"], |_| true),
    })
}

/// The fields of an object of the schema: name, kind, values, and whether it must be there.
fn fields(object: &Value, wanted: impl Fn(&str) -> bool) -> Value {
    let required = object["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|it| it == name));
    let properties = object["properties"].as_object().into_iter().flatten();
    let fields = properties
        .filter(|(name, _)| wanted(name))
        .map(|(name, property)| {
            let (kind, values) = kind(property);
            json!({ "name": name, "kind": kind, "values": values, "required": is_required(name) })
        });
    fields.collect()
}

/// What a field holds, and the words to choose from.
fn kind(property: &Value) -> (&'static str, Option<&Value>) {
    if let Some(values) = property.get("enum") {
        return ("one-of", Some(values));
    }
    if let Some(choices) = property["anyOf"].as_array() {
        let choices: Vec<_> = choices.iter().map(kind).collect();
        let has = |wanted: &str| choices.iter().any(|(kind, _)| *kind == wanted);
        return match () {
            () if has("yes-no") => ("yes-no", None),
            () if has("time") => ("time", None),
            () if has("both") => ("both", None),
            () => ("number", None),
        };
    }
    let items = &property["items"];
    let pattern = property["pattern"].as_str().unwrap_or_default();
    match property["type"].as_str() {
        Some("boolean") => ("yes-no", None),
        Some("integer" | "number") => ("number", None),
        Some("array") if items.get("enum").is_some() => ("several", items.get("enum")),
        Some("array") => ("squares", None),
        Some("object") => match kind(&property["properties"]["white"]).0 {
            "time" => ("both-times", None),
            _ => ("both", None),
        },
        _ if pattern.ends_with("{1,2}$") => ("time", None),
        _ if pattern == "^[a-h][1-8]$" => ("square", None),
        _ => ("text", None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;

    /// Every event, field and value of the schema has its words in every language.
    #[test]
    fn everything_in_a_form_has_a_name() {
        let forms = forms();
        for lang in ["en", "hy", "ru"] {
            let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
            let words = words(locale.text()).unwrap();
            let mut missing = Vec::new();
            let mut need = |key: String| {
                if !words.contains_key(&key) {
                    missing.push(key);
                }
            };
            let events = forms["events"].as_object().unwrap();
            for event in events.keys() {
                need(format!("event-{event}"));
            }
            let groups = ["conditions", "regulations", "prior"].map(|group| (group, &forms[group]));
            let named = events.iter().map(|(name, fields)| (name.as_str(), fields));
            for (group, fields) in named.chain(groups) {
                for field in fields.as_array().unwrap() {
                    let name = field["name"].as_str().unwrap();
                    need(format!("field-{}", name.replace('_', "-")));
                    for value in field["values"].as_array().into_iter().flatten() {
                        let value = value.as_str().unwrap().replace('_', "-");
                        if !words.contains_key(&format!("is-{group}-{value}")) {
                            need(format!("is-{value}"));
                        }
                    }
                }
            }
            assert!(missing.is_empty(), "{lang}: {missing:#?}");
        }
    }

    #[test]
    fn fields_know_what_they_hold() {
        let forms = forms();
        let kind = |event: &str, name: &str| {
            let fields = forms["events"][event].as_array().unwrap();
            let field = fields.iter().find(|it| it["name"] == name).unwrap();
            field["kind"].as_str().unwrap().to_owned()
        };
        assert_eq!(kind("touch", "square"), "square");
        assert_eq!(kind("arrive", "late_s"), "time");
        assert_eq!(kind("discover", "made"), "both");
        assert_eq!(kind("boards-differ", "clocks"), "both-times");
        assert_eq!(kind("find", "award"), "yes-no");
        assert_eq!(kind("displace", "squares"), "squares");
    }
}
