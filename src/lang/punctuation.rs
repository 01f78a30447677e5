//! The punctuation of a language.

use serde::Deserialize;

/// Marks and how they are used, from `punctuation.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Punctuation {
    /// What ends a sentence, best first.
    pub full_stops: Vec<char>,
    /// Full stops of other scripts.
    pub foreign_full_stops: Vec<char>,
    /// Marks that announce what follows.
    pub lead_ins: Vec<char>,
    /// Other marks that may end a clause.
    pub other_ends: Vec<char>,
    /// Marks that stand close to the word before them.
    pub closing: Vec<char>,
    /// Marks that may follow each other.
    pub clusters: Vec<Box<str>>,
    /// Words that may end a clause when another follows.
    pub connectives: Vec<Box<str>>,
}
