//! A spreadsheet that Kahoot imports, in the columns and within the limits of its template.
//!
//! A story hardly ever fits into Kahoot's question. Then its number and the prompt stand there,
//! and the story is read from the booklet; an answer that is too long leaves the question out.

use super::loss::{Loss, losses};
use super::story::{is_open, right_letters};
use super::table::Cell;
use super::xlsx::{WorkbookSheet, workbook};
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::diag::{Diagnostic, Message};
use crate::quiz::RenderedQuestion;

/// Kahoot's spreadsheet.
pub struct Kahoot;

/// The limits of the template, in characters.
const QUESTION: usize = 120;
const ANSWER: usize = 75;
const ANSWERS: std::ops::RangeInclusive<usize> = 2..=4;
/// The seconds that the template allows, as many as there is to read.
const SECONDS: [u64; 5] = [30, 60, 90, 120, 240];
/// The template's questions begin below this row of headings.
const HEADING: u32 = 8;

impl Exporter for Kahoot {
    fn name(&self) -> &'static str {
        "kahoot"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut rows = vec![Vec::new(); HEADING as usize - 1];
        rows[0] = vec![Cell::from(sheet.title.as_str())];
        rows.push(heading());
        let fitting = (1..)
            .zip(&sheet.questions)
            .filter(|(number, question)| !lost(*number, question).iter().any(Loss::is_total));
        rows.extend(fitting.map(|(number, question)| row(number, question)));
        let page = WorkbookSheet {
            name: "Sheet1".to_owned(),
            rows,
            headings: HEADING,
        };
        Ok(sheet.file("kahoot.xlsx", workbook(&[page], &sheet.title, sheet.stamp)?))
    }

    fn losses(&self, sheet: &Sheet<'_>) -> Vec<Diagnostic> {
        losses(sheet, lost)
    }
}

/// The headings of the template, which Kahoot has in English for everybody.
fn heading() -> Vec<Cell> {
    let answers = (1..=*ANSWERS.end()).map(|at| format!("Answer {at} - max {ANSWER} characters"));
    std::iter::once(String::new())
        .chain([format!("Question - max {QUESTION} characters")])
        .chain(answers)
        .chain([
            "Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs".to_owned(),
            "Correct answer(s) - choose at least one".to_owned(),
        ])
        .map(Cell::Text)
        .collect()
}

/// The whole story where it fits, otherwise the number of the question in the booklet.
fn asked(number: usize, question: &RenderedQuestion) -> String {
    let whole = question.stem.replace('\n', " ");
    match question.boards.is_empty() && whole.chars().count() <= QUESTION {
        true => whole,
        false => format!("{number}. {}", question.prompt),
    }
}

fn row(number: usize, question: &RenderedQuestion) -> Vec<Cell> {
    let option = |at: usize| question.options.get(at).map_or("", |option| &option.text);
    let right: Vec<String> = right_letters(question)
        .iter()
        .map(|letter| (*letter as usize - 'A' as usize + 1).to_string())
        .collect();
    let load = usize::from(question.reading_load.clamp(1, 5)) - 1;
    std::iter::once(Cell::Number(number as u64))
        .chain([Cell::Text(asked(number, question))])
        .chain((0..*ANSWERS.end()).map(|at| Cell::from(option(at))))
        .chain([Cell::Number(SECONDS[load]), Cell::Text(right.join(","))])
        .collect()
}

fn lost(number: usize, question: &RenderedQuestion) -> Vec<Loss> {
    let total = too_much(number, question);
    if !total.is_empty() {
        return total;
    }
    let mut lost = Vec::new();
    if asked(number, question) != question.stem.replace('\n', " ") {
        lost.push(Loss::otherwise(
            "story-elsewhere",
            Message::new("export-story-elsewhere"),
            "export-story-elsewhere-hint",
        ));
    }
    if is_open(question) {
        lost.push(Loss::picked());
    }
    lost
}

/// What leaves a question out.
fn too_much(number: usize, question: &RenderedQuestion) -> Vec<Loss> {
    let long = |code, key, length: usize, limit: usize| {
        let message = Message::new(key)
            .with("length", length)
            .with("limit", limit);
        Loss::left_out(code, message, "export-length-hint")
    };
    let mut lost = Vec::new();
    let length = asked(number, question).chars().count();
    if length > QUESTION {
        lost.push(long(
            "long-question",
            "export-question-length",
            length,
            QUESTION,
        ));
    }
    let lengths = question
        .options
        .iter()
        .map(|option| option.text.chars().count());
    if let Some(length) = lengths.max().filter(|length| *length > ANSWER) {
        lost.push(long("long-answer", "export-answer-length", length, ANSWER));
    }
    if !ANSWERS.contains(&question.options.len()) {
        let message = Message::new("export-answer-count").with("count", question.options.len());
        lost.push(Loss::left_out(
            "many-answers",
            message,
            "export-length-hint",
        ));
    }
    lost
}
