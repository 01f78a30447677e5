//! The parts of a question that every format shows: the story, the letters, the reasons.

use std::fmt::Write;

use crate::player::escape;
use crate::quiz::{AnswerType, Diagram, RenderedOption, RenderedQuestion};

/// The letters of options, alike in every language so that keys can be compared.
pub const LETTERS: [char; 8] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/// The options with their letters.
pub fn lettered(question: &RenderedQuestion) -> impl Iterator<Item = (char, &RenderedOption)> {
    LETTERS.into_iter().zip(&question.options)
}

/// Whether the answer is to be found, not picked; then the options are those that are foreseen.
pub fn is_open(question: &RenderedQuestion) -> bool {
    matches!(question.answer_type, AnswerType::Numbers | AnswerType::Move)
}

/// The letters of the right options.
pub fn right_letters(question: &RenderedQuestion) -> Vec<char> {
    lettered(question)
        .filter(|(_, option)| option.correct)
        .map(|(letter, _)| letter)
        .collect()
}

/// The letters of the right options, or the answer itself.
pub fn right(question: &RenderedQuestion) -> String {
    if is_open(question) {
        return question.key.clone();
    }
    let letters: Vec<String> = right_letters(question)
        .iter()
        .map(ToString::to_string)
        .collect();
    letters.join(", ")
}

/// Everything before the prompt as HTML that is XML too; `picture` shows a board.
pub fn html(question: &RenderedQuestion, mut picture: impl FnMut(&Diagram) -> String) -> String {
    let mut body = String::new();
    if !question.boards.is_empty() {
        body.push_str("<div class=\"boards\">");
        for board in &question.boards {
            let _ = write!(
                body,
                "<figure>{}<figcaption>{}</figcaption></figure>",
                picture(board),
                escape(&board.caption),
            );
        }
        body.push_str("</div>");
    }
    let _ = write!(
        body,
        "<p class=\"setting\">{}</p>",
        escape(&question.setting.join(" "))
    );
    if !question.moves.is_empty() {
        let _ = write!(body, "<p class=\"moves\">{}</p>", escape(&question.moves));
    }
    if !question.events.is_empty() {
        body.push_str("<ol class=\"events\">");
        for event in &question.events {
            let _ = write!(body, "<li>{}</li>", escape(event));
        }
        body.push_str("</ol>");
    }
    body
}

/// Everything before the prompt in words, a paragraph each, boards as FEN.
pub fn paragraphs(question: &RenderedQuestion) -> Vec<String> {
    let boards = question
        .boards
        .iter()
        .map(|board| format!("{} {}", board.caption, board.fen));
    let moves = Some(question.moves.clone()).filter(|moves| !moves.is_empty());
    std::iter::once(question.setting.join(" "))
        .chain(boards)
        .chain(moves)
        .chain(question.events.iter().cloned())
        .collect()
}

/// What there is to say about an option: for a wrong one the misconception, what is so instead,
/// and the clause that says it.
pub fn feedback(option: &RenderedOption) -> String {
    let (Some(thought), Some(rule)) = (&option.thought, &option.refuted_by) else {
        return option.feedback.clone();
    };
    format!(
        "{thought} {} ({} {})",
        option.feedback,
        rule.number.unwrap_or("–"),
        rule.title
    )
}

/// The clauses that a question rests on, by number.
pub fn clauses(question: &RenderedQuestion) -> Vec<&'static str> {
    question
        .rules
        .iter()
        .filter_map(|rule| rule.number)
        .collect()
}

/// The explanation as HTML that is XML too; nothing where there is none.
pub fn reasons(question: &RenderedQuestion) -> String {
    if question.explanation.is_empty() {
        return String::new();
    }
    let mut body = String::from("<ul class=\"why\">");
    for line in &question.explanation {
        let _ = write!(body, "<li>{}</li>", escape(line));
    }
    body.push_str("</ul>");
    body
}

/// Words to find a question by: its kind, its level, what is asked, its rules.
pub fn tags(question: &RenderedQuestion) -> Vec<String> {
    let rules = question
        .rules
        .iter()
        .map(|rule| format!("rule::{}", rule.id));
    let first = question.follows.map(|first| format!("follows::{first}"));
    [
        format!("kind::{}", question.kind),
        format!("level::{}", question.difficulty),
        format!("asked::{}", question.asked),
        format!("edition::{}", question.edition),
    ]
    .into_iter()
    .chain(rules)
    .chain(first)
    .collect()
}

/// The times of an answer in seconds, White's first.
pub fn times(value: &serde_json::Value) -> Option<[i64; 2]> {
    Some([value["white"].as_i64()?, value["black"].as_i64()?])
}

/// The ways a time may be written: `23:52`, `0:23:52`; `1:05:00`, `65:00`.
pub fn spellings(seconds: i64) -> Vec<String> {
    let seconds = seconds.max(0);
    let (minutes, rest) = (seconds / 60, seconds % 60);
    vec![
        format!("{minutes}:{rest:02}"),
        format!("{}:{:02}:{rest:02}", minutes / 60, minutes % 60),
    ]
}
