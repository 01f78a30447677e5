//! The words of a language that widen or narrow a provision.

use std::collections::BTreeMap;

use serde::Deserialize;

/// What a quantifier says, whatever the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantifier {
    /// Each player, every move.
    Each,
    /// At least so many.
    AtLeast,
    /// On that move, and not later.
    ThatMove,
    /// Only then, only so.
    Only,
    /// All moves that follow one another.
    Series,
    /// It must be done.
    Shall,
    /// It is allowed.
    May,
    /// With the clock pressed, not only made on the board.
    Completed,
    /// Made on the board, the clock aside.
    Made,
}

impl Quantifier {
    /// Those that a text can lose.
    pub const ALL: [Quantifier; 8] = [
        Quantifier::Each,
        Quantifier::AtLeast,
        Quantifier::ThatMove,
        Quantifier::Only,
        Quantifier::Series,
        Quantifier::Shall,
        Quantifier::May,
        Quantifier::Completed,
    ];
}

/// Phrases by what they say, from `quantifiers.toml`; a word may end in `*` for any ending.
#[derive(Clone, Debug, Deserialize)]
pub struct Quantifiers {
    #[serde(flatten)]
    phrases: BTreeMap<Quantifier, Vec<Box<str>>>,
    ignored: Vec<Box<str>>,
}

impl Quantifiers {
    /// The phrases with what they say; none for phrases that only look like quantifiers.
    pub fn phrases(&self) -> impl Iterator<Item = (&str, Option<Quantifier>)> {
        let meant = self.phrases.iter().flat_map(|(&quantifier, phrases)| {
            phrases
                .iter()
                .map(move |phrase| (&**phrase, Some(quantifier)))
        });
        let ignored = self.ignored.iter().map(|phrase| (&**phrase, None));
        meant.chain(ignored)
    }
}
