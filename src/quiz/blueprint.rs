//! Blueprints: what a paper consists of.
//!
//! ```toml
//! title = "Saturday seminar"
//! forms = 2
//!
//! [[section]]
//! rule = "9.2"          # an article, a clause, a rule, a family of rules, or a kind
//! count = 5
//! level = "2..4"
//! answer = "one-of"     # one-of, several-of, numbers, move, clause, yes-no
//! asked = "ruling"
//! edition = "2023"
//! class = "standard"
//! ```

use std::ops::RangeInclusive;

use serde::Deserialize;
use thiserror::Error;

use super::{AnswerType, Asked, Wanted};
use crate::game::TimeClass;
use crate::law::Edition;

/// A section of a paper.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its heading, if it has one.
    pub title: Option<Box<str>>,
    /// How many questions.
    pub count: usize,
    /// Which ones.
    pub wanted: Wanted,
}

/// What a paper consists of.
#[derive(Clone, Debug)]
pub struct Blueprint {
    /// Its title, if it has one.
    pub title: Option<Box<str>>,
    /// How many parallel forms, unless the command says otherwise.
    pub forms: Option<usize>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A blueprint that can't be followed.
#[derive(Debug, Error)]
pub enum BlueprintError {
    /// It is no TOML, or has other keys.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// A value means nothing.
    #[error("section {section}: `{value}` is no {what}")]
    Value {
        /// The number of the section, from 1.
        section: usize,
        /// What should be there.
        what: &'static str,
        /// What is there.
        value: String,
    },
    /// There are no sections.
    #[error("there are no sections")]
    Empty,
    /// So many forms can't be made.
    #[error("forms: {0} is not a number from 1 to {MOST_FORMS}")]
    Forms(usize),
    /// No kind of question is about that.
    #[error("section {section}: no kind of question is about `{rule}`")]
    NoKind {
        /// The number of the section, from 1.
        section: usize,
        /// What was wanted.
        rule: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBlueprint {
    title: Option<Box<str>>,
    forms: Option<usize>,
    #[serde(default)]
    section: Vec<RawSection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    title: Option<Box<str>>,
    #[serde(alias = "article", alias = "kind", alias = "clause")]
    rule: Option<Box<str>>,
    count: usize,
    level: Option<RawLevel>,
    #[serde(alias = "answer_type")]
    answer: Option<Box<str>>,
    asked: Option<Box<str>>,
    edition: Option<Edition>,
    class: Option<Box<str>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum RawLevel {
    Number(u64),
    Range(Box<str>),
}

/// The longest paper.
pub const MOST_QUESTIONS: usize = 1_000_000;

/// The most forms of a paper: they are named by letters.
pub const MOST_FORMS: usize = 26;

impl Blueprint {
    /// Reads a blueprint.
    pub fn read(text: &str) -> Result<Blueprint, BlueprintError> {
        let raw: RawBlueprint = toml::from_str(text)?;
        if let Some(forms) = raw.forms.filter(|forms| !(1..=MOST_FORMS).contains(forms)) {
            return Err(BlueprintError::Forms(forms));
        }
        let mut left = MOST_QUESTIONS;
        let mut sections = Vec::with_capacity(raw.section.len());
        for (number, section) in (1..).zip(raw.section) {
            let section = section.resolve(number, left)?;
            left -= section.count;
            sections.push(section);
        }
        if sections.is_empty() {
            return Err(BlueprintError::Empty);
        }
        Ok(Blueprint {
            title: raw.title,
            forms: raw.forms,
            sections,
        })
    }

    /// A blueprint of one section.
    pub fn single(wanted: Wanted, count: usize) -> Blueprint {
        Blueprint {
            title: None,
            forms: None,
            sections: vec![Section {
                title: None,
                count,
                wanted,
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

impl RawSection {
    /// The section, if it asks for at least one question and at most so many.
    fn resolve(self, number: usize, most: usize) -> Result<Section, BlueprintError> {
        let value = |what: &'static str, value: &str| BlueprintError::Value {
            section: number,
            what,
            value: value.to_owned(),
        };
        let mut wanted = Wanted {
            rule: self.rule,
            edition: self.edition,
            ..Wanted::default()
        };
        if !(1..=most).contains(&self.count) {
            return Err(value("count", &self.count.to_string()));
        }
        if let Some(raw) = &self.level {
            let text = match raw {
                RawLevel::Number(number) => number.to_string(),
                RawLevel::Range(text) => text.to_string(),
            };
            wanted.level = level(&text).ok_or_else(|| value("level", &text))?;
        }
        if let Some(text) = &self.answer {
            let found = AnswerType::ALL
                .into_iter()
                .find(|known| known.name() == &**text);
            wanted.answer_type = Some(found.ok_or_else(|| value("answer-type", text))?);
        }
        if let Some(text) = self.asked {
            Asked::named(&text).ok_or_else(|| value("question", &text))?;
            wanted.asked = Some(text);
        }
        if let Some(text) = &self.class {
            let classes = [TimeClass::Standard, TimeClass::Rapid, TimeClass::Blitz];
            let found = classes.into_iter().find(|class| class.name() == &**text);
            wanted.class = Some(found.ok_or_else(|| value("class", text))?);
        }
        if let (Some(rule), true) = (&wanted.rule, wanted.kinds().is_empty()) {
            return Err(BlueprintError::NoKind {
                section: number,
                rule: rule.to_string(),
            });
        }
        Ok(Section {
            title: self.title,
            count: self.count,
            wanted,
        })
    }
}
