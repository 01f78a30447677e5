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
    /// Relative pronouns before which a comma stands and no pause.
    #[serde(default)]
    pub relatives: Vec<Box<str>>,
    /// Phrases that open a sentence without a comma; ` ... *` stands for words between the first
    /// one and the ending of the last one.
    #[serde(default)]
    pub opening_phrases: Vec<Box<str>>,
    /// Characters that are typed for a mark of the language, with that mark.
    #[serde(default)]
    pub look_alikes: Vec<(char, char)>,
    /// The mark of a pause within a sentence, where the language has one that a dot is typed for.
    #[serde(default)]
    pub pause: Option<char>,
    /// Letters that careless typing leaves out, each with what is typed: `ё` as `е`.
    #[serde(default)]
    pub optional_letters: Vec<(char, char)>,
    /// Endings of words that are only right with such a letter, as they are typed and meant.
    #[serde(default)]
    pub optional_endings: Vec<(Box<str>, Box<str>)>,
    /// Phrases after which no comma stands, wherever they are.
    #[serde(default)]
    pub unseparated: Vec<Box<str>>,
}
