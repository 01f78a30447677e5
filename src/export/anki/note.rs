//! A question as a note.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::super::Sheet;
use super::super::board::board_file;
use super::super::stamp::number;
use super::super::story::{feedback, html, is_open, lettered, reasons, right, tags};
use crate::player::escape;
use crate::quiz::RenderedQuestion;

/// The fields of a note; their names stay the same in every language, since templates and
/// searches use them.
pub const FIELDS: [&str; 8] = [
    "Id", "Question", "Prompt", "Options", "Answer", "Reason", "Wrong", "Clauses",
];

/// A note.
pub struct Note {
    /// The number that Anki knows it by within a collection.
    pub id: i64,
    /// What Anki recognises it by over imports. A question in two languages is two notes.
    pub guid: String,
    /// What stands in the fields.
    pub fields: [String; FIELDS.len()],
    /// Words to find it by.
    pub tags: Vec<String>,
}

impl Note {
    /// The note of a question; its boards go to the pictures.
    pub fn of(
        question: &RenderedQuestion,
        sheet: &Sheet<'_>,
        pictures: &mut BTreeMap<String, String>,
    ) -> Note {
        let story = html(question, |board| {
            let svg = board_file(&board.fen, &board.marks, &board.caption);
            let name = format!("kanon-{:016x}.svg", number(svg.as_bytes()));
            let shown = format!(
                "<img src=\"{name}\" alt=\"{}\">",
                escape(&format!("{} {}", board.caption, board.fen))
            );
            pictures.insert(name, svg);
            shown
        });
        let guid = format!("{}.{}", question.id, sheet.lang);
        Note {
            id: id(&guid),
            fields: [
                question.id.to_string(),
                story,
                escape(&question.prompt),
                options(question),
                answer(question),
                reasons(question),
                wrong(question),
                clauses(question),
            ],
            tags: tags(question),
            guid,
        }
    }
}

/// A number such as Anki makes from the milliseconds of the clock, from a name instead.
pub fn id(name: &str) -> i64 {
    const BITS: u32 = 40;
    (1i64 << BITS) | (number(name.as_bytes()) >> (u64::BITS - BITS)) as i64
}

fn options(question: &RenderedQuestion) -> String {
    if is_open(question) {
        return String::new();
    }
    let mut list = String::from("<ol type=\"A\">");
    for (_, option) in lettered(question) {
        let _ = write!(list, "<li>{}</li>", escape(&option.text));
    }
    list.push_str("</ol>");
    list
}

fn answer(question: &RenderedQuestion) -> String {
    match is_open(question) {
        true => escape(&question.key),
        false => format!("{}. {}", escape(&right(question)), escape(&question.key)),
    }
}

fn wrong(question: &RenderedQuestion) -> String {
    let mut list = String::from("<ul>");
    for (letter, option) in lettered(question).filter(|(_, option)| !option.correct) {
        let said = match is_open(question) {
            true => option.text.clone(),
            // The options stand on the other side.
            false => format!("{letter}. {}", option.text),
        };
        let _ = write!(
            list,
            "<li><b>{}</b> {}</li>",
            escape(&said),
            escape(&feedback(option))
        );
    }
    list.push_str("</ul>");
    list
}

fn clauses(question: &RenderedQuestion) -> String {
    let mut list = String::from("<ul>");
    for rule in &question.rules {
        let number = rule.number.unwrap_or("–");
        let _ = write!(list, "<li>{number} {}</li>", escape(&rule.title));
    }
    list.push_str("</ul>");
    list
}
