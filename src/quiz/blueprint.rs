//! Blueprints: what a paper consists of.
//!
//! ```toml
//! title = "Saturday seminar"
//! titles = { hy = "Շաբաթօրյա սեմինար" }  # the title in languages that need another one
//! event = "Arbiters' seminar, Yerevan"
//! minutes = 90
//! pass = 80             # per cent of the points
//! instructions = "…"    # instead of the usual ones
//! forms = 2
//! edition = "2023"      # or "2018", or "any"; without it the Laws in force
//!
//! [[section]]
//! rule = "9.2"          # an article, a clause, a rule, a family of rules, a kind, or words
//! count = 5
//! points = 2            # for each question; 1 without it
//! level = "2..4"
//! answer = "one-of"     # one-of, several-of, numbers, move, clause, yes-no
//! asked = "ruling"
//! edition = "2018"      # of this section alone
//! class = "standard"
//! parts = 2             # two questions on each story
//! ```

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::{AnswerType, Asked, EditionChoice, Wanted};
use crate::diag::settings::{Placed, Settings, Table};
use crate::diag::shape::{self, Key, Kind, key, needed};
use crate::diag::{Diagnostic, FileId, Message, Report, nearest};
use crate::game::TimeClass;
use crate::law::Edition;

/// A section of a paper.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its heading, if it has one.
    pub title: Option<Box<str>>,
    /// How many questions, or stories with two questions each.
    pub count: usize,
    /// How many points each of them is worth.
    pub points: usize,
    /// Which ones.
    pub wanted: Wanted,
    /// The file of own scenarios that the section holds instead of drawn questions.
    pub own: Option<Box<str>>,
}

/// What is printed on a paper beside its questions.
#[derive(Clone, Debug, Default)]
pub struct Cover {
    /// The event that it belongs to.
    pub event: Option<Box<str>>,
    /// The time allowed.
    pub minutes: Option<usize>,
    /// The per cent of the points that pass.
    pub pass: Option<usize>,
    /// Instructions instead of the usual ones.
    pub instructions: Option<Box<str>>,
}

/// What a paper consists of.
#[derive(Clone, Debug)]
pub struct Blueprint {
    /// Its title, if it has one.
    pub title: Option<Box<str>>,
    /// Its title in languages that have one of their own.
    pub titles: BTreeMap<Box<str>, Box<str>>,
    /// What is printed on it beside the questions.
    pub cover: Cover,
    /// How many parallel forms, unless the command says otherwise.
    pub forms: Option<usize>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// Finds what words mean in an edition: the rule, or why it is none, where there is more to say than
/// that nothing can be asked about it.
pub type RuleNames<'a> = dyn Fn(&str, Option<Edition>) -> Result<Box<str>, Option<Message>> + 'a;

/// The longest paper.
pub const MOST_QUESTIONS: usize = 1_000_000;

/// The longest time allowed for a paper: a day.
const MOST_MINUTES: usize = 24 * 60;

/// The most points for a question.
const MOST_POINTS: usize = 100;

/// The most forms of a paper: they are named by letters.
pub const MOST_FORMS: usize = 26;

impl Blueprint {
    /// Reads a blueprint. Editions given here count for every section, whatever it says.
    pub fn read(
        text: &str,
        file: FileId,
        editions: Option<EditionChoice>,
    ) -> Result<Blueprint, Vec<Diagnostic>> {
        Blueprint::read_with(text, file, editions, &|_, _| Err(None))
    }

    /// Reads a blueprint in which rules may also be named by words that `names` understands.
    pub fn read_with(
        text: &str,
        file: FileId,
        editions: Option<EditionChoice>,
        names: &RuleNames<'_>,
    ) -> Result<Blueprint, Vec<Diagnostic>> {
        let mut report = Report::new();
        let blueprint = Settings::new(file, &mut report).read(text, |settings, table| {
            whole(settings, table, editions, names)
        });
        match report.is_empty() {
            true => Ok(blueprint),
            false => {
                report.sort();
                Err(report.into_iter().collect())
            }
        }
    }

    /// The JSON Schema of blueprints.
    pub fn json_schema() -> serde_json::Value {
        let mut schema = shape::json_schema("kanon blueprint", KEYS);
        // A section says how many questions are drawn, or where the own ones are.
        schema["properties"]["section"]["items"]["anyOf"] = serde_json::json!([
            { "required": ["count"] },
            { "required": ["own"] },
        ]);
        schema
    }

    /// A blueprint of one section.
    pub fn single(wanted: Wanted, count: usize) -> Blueprint {
        Blueprint {
            title: None,
            titles: BTreeMap::new(),
            cover: Cover::default(),
            forms: None,
            sections: vec![Section {
                title: None,
                count,
                points: 1,
                wanted,
                own: None,
            }],
        }
    }
}

/// Reads `2..4`, `3` or `2..`.
pub fn level(text: &str) -> Option<RangeInclusive<u8>> {
    let (low, high) = match text.split_once("..") {
        Some((low, high)) => (low, high.trim_start_matches('=')),
        None => (text, text),
    };
    let low = if low.is_empty() { 1 } else { low.parse().ok()? };
    let high = if high.is_empty() {
        5
    } else {
        high.parse().ok()?
    };
    (1 <= low && low <= high && high <= 5).then_some(low..=high)
}

/// The keys of a blueprint.
const KEYS: &[Key] = &[
    key("title", Kind::Text).about("The title of the paper."),
    key("titles", Kind::Each(&Kind::Text))
        .about("The title in languages that need another one, by their codes."),
    key("event", Kind::Text).about("The event that the paper belongs to, printed on it."),
    key("minutes", Kind::UpTo(MOST_MINUTES)).about("The time allowed, printed on it."),
    key("pass", Kind::UpTo(100))
        .about("The per cent of the points that pass: printed, and used by --responses."),
    key("instructions", Kind::Text).about("Instructions instead of the usual ones."),
    key("forms", Kind::UpTo(MOST_FORMS))
        .about("How many parallel forms (A, B, …); --forms overrides it."),
    key("edition", EDITION).about("The edition to ask about; without it the Laws in force."),
    needed("section", Kind::List(&Kind::Table(SECTION_KEYS))).about("The sections, in order."),
];
/// The keys of a section.
const SECTION_KEYS: &[Key] = &[
    key("title", Kind::Text).about("The heading of the section."),
    key("rule", Kind::Text).about(
        "An article (9), a clause (9.2), a rule id or a family of them (draw), a kind of \
         questions (fivefold), or words that mean one rule (phone).",
    ),
    key("article", Kind::Text).about("The same as rule."),
    key("kind", Kind::Text).about("The same as rule."),
    key("clause", Kind::Text).about("The same as rule."),
    key("own", Kind::Text)
        .about("A file of scenarios of your own that are asked, found from the blueprint."),
    key("count", Kind::UpTo(MOST_QUESTIONS))
        .about("How many questions, or stories where parts is 2."),
    key("points", Kind::UpTo(MOST_POINTS)).about("What each question is worth; 1 without it."),
    key("level", Kind::Either(&[Kind::Text, Kind::UpTo(5)]))
        .about("The difficulty, from 1 (easy) to 5 (hard), or a range such as 2..4."),
    key("answer", Kind::Words(&AnswerType::NAMES)).about("How the questions are answered."),
    key("answer_type", Kind::Words(&AnswerType::NAMES)).about("The same as answer."),
    key("asked", Kind::Words(&Asked::NAMES)).about("What is asked about the stories."),
    key("edition", EDITION).about("The edition of this section."),
    key("class", Kind::Words(&TimeClass::NAMES)).about("The class of play."),
    key("parts", Kind::UpTo(2)).about("2 asks two questions on each story."),
];
const EDITION: Kind = Kind::Either(&[
    Kind::Words(&EditionChoice::NAMES),
    Kind::Numbers(&Edition::YEARS),
]);
/// What a section is about goes by several names.
const RULE: &[&str] = &["rule", "article", "clause", "kind"];
/// How it is answered too.
const ANSWER: &[&str] = &["answer", "answer_type"];

fn whole(
    settings: &mut Settings<'_>,
    table: Table<'_>,
    editions: Option<EditionChoice>,
    names: &RuleNames<'_>,
) -> Blueprint {
    settings.expect_keys(table, KEYS);
    let forms = number(settings, table, "forms", MOST_FORMS);
    let own = edition(settings, table);
    let editions = |of_section: Option<EditionChoice>| editions.or(of_section).or(own);
    let mut left = MOST_QUESTIONS;
    let mut sections = Vec::new();
    let tables = settings.tables(table, "section");
    for table in &tables {
        let section = section(settings, *table, left, editions, names);
        left -= section.as_ref().map_or(0, |section| section.count);
        sections.extend(section);
    }
    if tables.is_empty() && !settings.has_complained() {
        let message = Message::new("failure-blueprint-empty");
        settings.complain("blueprint-empty", table.span, message, None);
    }
    Blueprint {
        title: title(settings, table),
        titles: titles(settings, table),
        cover: Cover {
            event: text(settings, table, "event"),
            minutes: number(settings, table, "minutes", MOST_MINUTES),
            pass: number(settings, table, "pass", 100),
            instructions: text(settings, table, "instructions"),
        },
        forms,
        sections,
    }
}

fn text(settings: &mut Settings<'_>, table: Table<'_>, key: &str) -> Option<Box<str>> {
    settings.string(table, key).map(|text| text.value.into())
}

fn titles(settings: &mut Settings<'_>, table: Table<'_>) -> BTreeMap<Box<str>, Box<str>> {
    let Some(titles) = settings.table(table, "titles") else {
        return BTreeMap::new();
    };
    let langs = settings.keys(titles).into_iter();
    let langs: Vec<&str> = langs.map(|lang| lang.value).collect();
    let each = langs
        .into_iter()
        .filter_map(|lang| Some((lang.into(), text(settings, titles, lang)?)));
    each.collect()
}

fn title(settings: &mut Settings<'_>, table: Table<'_>) -> Option<Box<str>> {
    text(settings, table, "title")
}

fn edition(settings: &mut Settings<'_>, table: Table<'_>) -> Option<EditionChoice> {
    let expected = Message::new("failure-an-edition");
    let edition = settings.made(table, "edition", expected, |text| text.parse().ok());
    edition.map(|edition| edition.value)
}

/// A number from 1 on.
fn number(settings: &mut Settings<'_>, table: Table<'_>, key: &str, most: usize) -> Option<usize> {
    let expected = Message::new("failure-a-number").with("most", most);
    let fits = |number: &usize| (1..=most).contains(number);
    let number = settings.made(table, key, expected, |text| text.parse().ok().filter(fits));
    number.map(|number| number.value)
}

/// The text under one of several keys that say the same.
fn either<'t>(
    settings: &mut Settings<'_>,
    table: Table<'t>,
    keys: &[&'static str],
) -> Option<Placed<&'t str>> {
    let mut found: Option<(&str, Placed<&'t str>)> = None;
    for key in keys {
        let Some(text) = settings.string(table, key) else {
            continue;
        };
        if let Some((other, _)) = found {
            let message = Message::new("failure-blueprint-twice").text("key", key);
            let message = message.text("other", other);
            settings.complain("blueprint-twice", text.span, message, None);
        }
        found = found.or(Some((key, text)));
    }
    found.map(|(_, text)| text)
}

/// What a name stands for among those that are known; another one is reported.
fn known<T>(
    settings: &mut Settings<'_>,
    name: Placed<&str>,
    what: &'static str,
    names: &[&str],
    find: impl FnOnce(&str) -> Option<T>,
) -> Option<T> {
    let found = find(name.value);
    if found.is_none() {
        let message = Message::new("failure-blueprint-value")
            .text("what", what)
            .text("value", name.value);
        let hint = match nearest(name.value, names.iter().copied()) {
            Some(near) => Message::new("content-settings-nearest").text("name", near),
            None => Message::new("content-settings-known").text("names", names.join(", ")),
        };
        settings.complain("blueprint-value", name.span, message, Some(hint));
    }
    found
}

/// The section, if it asks for at least one question and at most so many.
fn section(
    settings: &mut Settings<'_>,
    table: Table<'_>,
    most: usize,
    editions: impl Fn(Option<EditionChoice>) -> Option<EditionChoice>,
    names: &RuleNames<'_>,
) -> Option<Section> {
    settings.expect_keys(table, SECTION_KEYS);
    let of_section = edition(settings, table);
    let rule = either(settings, table, RULE);
    let mut wanted = Wanted {
        rule: rule.map(|rule| rule.value.into()),
        edition: editions(of_section).unwrap_or_default().only(),
        ..Wanted::default()
    };
    let expected = Message::new("failure-a-level");
    if let Some(range) = settings.made(table, "level", expected, level) {
        wanted.level = range.value;
    }
    if let Some(name) = either(settings, table, ANSWER) {
        let find = AnswerType::named;
        wanted.answer_type = known(settings, name, "answer-type", &AnswerType::NAMES, find);
    }
    if let Some(name) = settings.string(table, "asked") {
        wanted.asked = known(settings, name, "question", &Asked::NAMES, Asked::named);
    }
    if let Some(name) = settings.string(table, "class") {
        let find = |name: &str| {
            TimeClass::ALL
                .into_iter()
                .find(|class| class.name() == name)
        };
        wanted.class = known(settings, name, "class", &TimeClass::NAMES, find);
    }
    wanted.two_parts = number(settings, table, "parts", 2) == Some(2);
    if let (Some(rule), false) = (rule, wanted.is_known()) {
        match names(rule.value, wanted.edition) {
            Ok(found) => wanted.rule = Some(found),
            Err(why) => {
                let why = why.unwrap_or_else(|| wanted.unknown());
                settings.complain("blueprint-rule", rule.span, why, None);
            }
        }
    }
    let title = title(settings, table);
    if let Some(file) = settings.string(table, "own") {
        return Some(Section {
            points: number(settings, table, "points", MOST_POINTS).unwrap_or(1),
            title,
            count: 0,
            wanted,
            own: Some(file.value.into()),
        });
    }
    if !settings.has(table, "count") {
        let message = Message::new("content-settings-missing-key").text("key", "count");
        settings.complain("settings-missing-key", table.span, message, None);
    }
    Some(Section {
        title,
        points: number(settings, table, "points", MOST_POINTS).unwrap_or(1),
        count: number(settings, table, "count", most)?,
        wanted,
        own: None,
    })
}
