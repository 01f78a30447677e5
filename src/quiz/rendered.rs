//! A question as it stands in a language: plain data for exporters and the site.

use serde::Serialize;
use serde_json::Value;

use super::{AnswerType, QuestionId};
use crate::law::{Edition, RuleId};

/// A position to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagram {
    /// The position.
    pub fen: String,
    /// Squares to be marked: the last move.
    pub marks: Vec<String>,
    /// What it is, in words.
    pub caption: String,
}

/// An option in a language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RenderedOption {
    /// What it says.
    pub text: String,
    /// Whether it is (part of) the key.
    pub correct: bool,
    /// The name of the misconception behind it.
    pub misconception: Option<&'static str>,
    /// What the misconception is.
    pub title: Option<String>,
    /// That one may have thought so.
    pub thought: Option<String>,
    /// Why it is wrong; for the key that it is right.
    pub feedback: String,
    /// The clause that refutes it, with its number and title.
    pub refuted_by: Option<RenderedRule>,
    /// The answer for programs.
    pub value: Value,
}

/// A rule with its number and title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RenderedRule {
    /// Its id.
    pub id: RuleId,
    /// Its number in the edition of the question.
    pub number: Option<&'static str>,
    /// Its title.
    pub title: String,
}

/// A question in a language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RenderedQuestion {
    /// What it is, in every language.
    pub id: QuestionId,
    /// The question on the same story that it is the second part of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follows: Option<QuestionId>,
    /// What is asked where its story is that of the first part but for one fact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supposing: Option<String>,
    /// The kind.
    pub kind: &'static str,
    /// The author's title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What the author says it is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// The language.
    pub lang: String,
    /// What is asked, by name.
    pub asked: &'static str,
    /// How it is answered.
    pub answer_type: AnswerType,
    /// The edition.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub class: &'static str,
    /// From 1 to 5.
    pub difficulty: u8,
    /// The share of candidates who are expected to solve it, from 0 to 1.
    pub expected_success: f64,
    /// From 1 to 5.
    pub reading_load: u8,
    /// The circumstances, a sentence each.
    pub setting: Vec<String>,
    /// The positions to be drawn, the one that the events begin from last.
    pub boards: Vec<Diagram>,
    /// The moves that lead to it, numbered, in the letters of the language.
    pub moves: String,
    /// What happens, a sentence each.
    pub events: Vec<String>,
    /// What is asked.
    pub prompt: String,
    /// The whole stem in one text.
    pub stem: String,
    /// The options.
    pub options: Vec<RenderedOption>,
    /// The key in words.
    pub key: String,
    /// The key for programs.
    pub key_value: Value,
    /// Why, a sentence each.
    pub explanation: Vec<String>,
    /// The rules concerned.
    pub rules: Vec<RenderedRule>,
    /// The scenario, to be ruled on again.
    pub scenario: Value,
}
