//! Texts of our own in a language: decisions, terms.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::lang::{Locale, LocaleError};
use crate::law::RuleId;

/// The texts of our own in a language; those that it lacks are empty.
#[derive(Debug, Default)]
pub(super) struct SiteWords {
    pub decisions: BTreeMap<RuleId, RuleDecision>,
    pub glossary: Glossary,
}

/// What a rule decides, in words.
#[derive(Debug, Deserialize)]
pub(super) struct RuleDecision {
    pub summary: String,
    #[serde(default)]
    pub rows: Vec<Row>,
}

/// When something is so, then something follows.
#[derive(Debug, Deserialize)]
pub(super) struct Row {
    pub when: String,
    pub then: String,
}

/// The terms.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Glossary {
    #[serde(default, rename = "term")]
    pub terms: Vec<Term>,
}

/// A term and what it means.
#[derive(Debug, Deserialize)]
pub(super) struct Term {
    pub id: String,
    pub term: String,
    pub definition: String,
    /// What else people call it, for those who search.
    #[serde(default)]
    pub also: Vec<String>,
    #[serde(default)]
    pub rules: Vec<RuleId>,
}

impl SiteWords {
    pub fn new(locale: &Locale) -> Result<SiteWords, LocaleError> {
        Ok(SiteWords {
            decisions: locale
                .toml_if_present("decisions.toml")?
                .unwrap_or_default(),
            glossary: locale.toml_if_present("glossary.toml")?.unwrap_or_default(),
        })
    }
}
