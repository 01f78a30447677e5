//! What the author of a question writes besides the story: a title, her own words, options, points.

use serde_json::{Value as Json, json};
use shakmaty::ByColor;

use super::kinds::SignedSeconds;
use crate::diag::Message;
use crate::input::{Input, Node, Reader, Value, numbers, table};

/// A text, the same in every language or another one in each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalizedText {
    /// In every language.
    Same(Box<str>),
    /// By the code of the language.
    ByLang(Vec<(Box<str>, Box<str>)>),
}

impl LocalizedText {
    /// The text for a language; none where only others are given.
    pub fn in_lang(&self, lang: &str) -> Option<&str> {
        match self {
            LocalizedText::Same(text) => Some(text),
            LocalizedText::ByLang(texts) => {
                let own = texts.iter().find(|(code, _)| **code == *lang);
                own.map(|(_, text)| &**text)
            }
        }
    }
}

impl Input for LocalizedText {
    type Value = LocalizedText;

    fn read(node: &Node, reader: &mut Reader) -> Option<LocalizedText> {
        let Value::Table(entries) = &node.value else {
            return written(node, reader).map(LocalizedText::Same);
        };
        let texts = entries.iter().map(|entry| {
            let text = written(&entry.value, reader)?;
            Some((entry.key.clone(), text))
        });
        texts.collect::<Option<_>>().map(LocalizedText::ByLang)
    }

    fn schema() -> Json {
        json!({ "anyOf": [
            { "type": "string" },
            { "type": "object", "additionalProperties": { "type": "string" } },
        ] })
    }
}

/// A text that says something: an empty option could not be chosen on paper.
fn written(node: &Node, reader: &mut Reader) -> Option<Box<str>> {
    let text = Box::<str>::read(node, reader)?;
    if text.trim().is_empty() {
        reader.error(
            "empty-text",
            &node.span,
            Message::new("scenario-empty-text"),
        );
        return None;
    }
    Some(text)
}

numbers! {
    /// What a question is worth.
    QuestionPoints: u32 = 1, 100, "points";
}

/// How a game can stand after a ruling.
const OUTCOMES: [&str; 6] = ["1-0", "0-1", "1/2-1/2", "0-0", "new-game", "ongoing"];

/// A word of [`OUTCOMES`].
enum OutcomeWord {}

impl Input for OutcomeWord {
    type Value = Box<str>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Box<str>> {
        let text = Box::<str>::read(node, reader)?;
        if !OUTCOMES.contains(&&*text) {
            reader.unknown_word(node, &text, &OUTCOMES);
            return None;
        }
        Some(text)
    }

    fn schema() -> Json {
        json!({ "enum": OUTCOMES })
    }
}

/// What an author takes for the ruling, as far as it can be checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExpectedRuling {
    /// How the game stands.
    pub outcome: Option<Box<str>>,
    /// Seconds that the clocks get.
    pub clock_delta_s: ByColor<Option<i64>>,
}

table! { ExpectedRuling {
    outcome: Option<Box<str>> as Option<OutcomeWord>,
    clock_delta_s: ByColor<Option<i64>> as ByColor<Option<SignedSeconds>> = ByColor::default(),
} => ExpectedRuling { outcome, clock_delta_s } }

/// An option in the author's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnOption {
    /// What it says.
    pub text: LocalizedText,
    /// The author takes it for the right one.
    pub correct: bool,
    /// What is said to whoever chooses it.
    pub feedback: Option<LocalizedText>,
    /// What it means, as far as it can be checked.
    pub expected: ExpectedRuling,
}

table! { OwnOption {
    text: LocalizedText,
    correct: bool = false,
    feedback: Option<LocalizedText>,
    outcome: Option<Box<str>> as Option<OutcomeWord>,
    clock_delta_s: ByColor<Option<i64>> as ByColor<Option<SignedSeconds>> = ByColor::default(),
} => OwnOption { text, correct, feedback, expected: ExpectedRuling { outcome, clock_delta_s } } }

/// What the author of a question has written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnWords {
    /// A title.
    pub title: Option<LocalizedText>,
    /// What happens, instead of our words.
    pub story: Option<LocalizedText>,
    /// The names of the players.
    pub players: ByColor<Option<LocalizedText>>,
    /// Options beside the engine's.
    pub options: Vec<OwnOption>,
    /// What is said about the right answer.
    pub feedback: Option<LocalizedText>,
    /// What the question is worth.
    pub points: Option<u32>,
    /// What the author takes for the ruling.
    pub key: Option<ExpectedRuling>,
}
