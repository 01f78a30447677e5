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
    /// Words in a row that don't go together.
    #[serde(rename = "construction")]
    pub constructions: Vec<Construction>,
    /// Words that need another one in their sentence.
    pub needs: Vec<Need>,
}

/// Words in a row that don't go together. Each pattern is a list of words: `*ում` stands for every
/// word with that ending, `!թվում` after it for all but those with this one, `է|են` for either,
/// `*?` for a word that may be there, `...` for any words up to the end of the sentence
/// (`...!նա`: but that one).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Construction {
    /// What is wrong with them.
    pub fault: Fault,
    /// The patterns.
    pub words: Vec<Box<str>>,
}

/// What can be wrong with words in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// A plural verb for two subjects of which one is meant.
    Number,
    /// An active participle for what is done by someone.
    Participle,
    /// Two joined verbs with one object, which only one of them can have in this form.
    Government,
    /// Two joined verbs in different tenses.
    Tense,
    /// A pronoun that points to the wrong person.
    Pronoun,
}

/// Words that need another one in their sentence.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Need {
    /// The words, as in a pattern.
    pub word: Box<str>,
    /// What one of them must be.
    pub one_of: Vec<Box<str>>,
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
