//! The terms of a language that people spell in several ways.

use serde::Deserialize;

/// The terms, from `terms.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The terms.
    #[serde(rename = "term")]
    pub terms: Vec<Term>,
}

/// One term.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its spellings, best first; a word may end in `*` for any ending.
    pub spellings: Vec<Box<str>>,
    /// Other words for it that are not to be used.
    #[serde(default)]
    pub avoid: Vec<Box<str>>,
    /// Words that mean it in some places and something else in others: a fault only where the
    /// plain edition has the term.
    #[serde(default)]
    pub near: Vec<Box<str>>,
    /// The edition of the Laws, by its year, from which those words are not to be used; before,
    /// they were the wording of the Laws. Without it they never are.
    #[serde(default)]
    pub since: Option<u16>,
}
