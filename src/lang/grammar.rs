//! What can be seen of a language's grammar in the letters of its words.

use serde::Deserialize;

/// Endings and beginnings of words that must agree, from `grammar.toml`; a language without the
/// file has none.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grammar {
    /// An ending that has another form before a vowel.
    pub before_vowel: Option<BeforeVowel>,
    /// Endings of two neighbouring words that don't go together: the number of a verb and of its
    /// noun.
    pub disagreeing: Vec<(Box<str>, Box<str>)>,
    /// What a verb of another mood begins with, and the ending that shows that it is a verb.
    pub mood: Option<Mood>,
}

/// An ending before a vowel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeforeVowel {
    /// The ending before a consonant.
    pub ending: char,
    /// The ending before a vowel.
    pub instead: char,
    /// How words begin that are spoken with a vowel.
    pub vowels: Vec<Box<str>>,
}

/// A mood that is written as a prefix.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mood {
    /// The prefix.
    pub prefix: Box<str>,
    /// The ending of the verbs.
    pub ending: Box<str>,
}
