//! Questions as rows, for spreadsheets.

use super::Sheet;
use super::story::{LETTERS, clauses, feedback, lettered, right};
use crate::quiz::RenderedQuestion;

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Words; always words, even where they look like a formula.
    Text(String),
    /// A number.
    Number(u64),
}

impl Cell {
    fn lines<T: AsRef<str>>(lines: &[T]) -> Cell {
        let lines: Vec<&str> = lines.iter().map(AsRef::as_ref).collect();
        Cell::Text(lines.join("\n"))
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

/// Rows below a heading.
pub struct Table {
    /// The headings of the columns.
    pub heading: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A question a row.
pub fn questions(sheet: &Sheet<'_>) -> Table {
    let most = sheet
        .questions
        .iter()
        .map(|question| question.options.len())
        .max()
        .unwrap_or(0);
    let letters = &LETTERS[..most.clamp(4, LETTERS.len())];
    let say = |key| sheet.say(key);
    let mut heading = vec![
        say("export-column-number"),
        say("export-column-id"),
        say("export-column-kind"),
        say("export-column-level"),
        say("export-column-edition"),
        say("export-column-setting"),
        say("export-column-start"),
        say("export-column-moves"),
        say("export-column-position"),
        say("export-column-events"),
        say("export-column-question"),
        say("export-column-answer-type"),
    ];
    heading.extend(letters.iter().map(ToString::to_string));
    heading.extend([
        say("export-column-key"),
        say("export-column-answer"),
        say("export-column-reason"),
        say("export-column-clauses"),
    ]);
    let rows = (1..)
        .zip(&sheet.questions)
        .map(|(number, question)| row(number, question, letters))
        .collect();
    Table { heading, rows }
}

fn row(number: u64, question: &RenderedQuestion, letters: &[char]) -> Vec<Cell> {
    let fen = |board: Option<&crate::quiz::Diagram>| {
        Cell::Text(board.map_or_else(String::new, |board| board.fen.clone()))
    };
    // The last board is the one that the events begin from; one before it is where moves begin.
    let (start, position) = match &question.boards[..] {
        [start, .., position] => (Some(start), Some(position)),
        boards => (None, boards.last()),
    };
    let mut cells = vec![
        Cell::Number(number),
        question.id.to_string().into(),
        question.kind.into(),
        Cell::Number(question.difficulty.into()),
        question.edition.to_string().into(),
        Cell::lines(&question.setting),
        fen(start),
        question.moves.as_str().into(),
        fen(position),
        Cell::lines(&question.events),
        question.prompt.as_str().into(),
        question.answer_type.name().into(),
    ];
    cells.extend((0..letters.len()).map(|at| {
        let option = question.options.get(at);
        Cell::Text(option.map_or_else(String::new, |option| option.text.clone()))
    }));
    cells.extend([
        right(question).into(),
        question.key.as_str().into(),
        Cell::lines(&question.explanation),
        Cell::Text(clauses(question).join(", ")),
    ]);
    cells
}

/// An option a row: what it stands for and what refutes it.
pub fn options(sheet: &Sheet<'_>) -> Table {
    let say = |key| sheet.say(key);
    let heading = vec![
        say("export-column-number"),
        say("export-column-id"),
        say("export-column-letter"),
        say("export-column-answer"),
        say("export-column-right"),
        say("export-column-misconception"),
        say("export-column-feedback"),
        say("export-column-clauses"),
    ];
    let mut rows = Vec::new();
    for (number, question) in (1..).zip(&sheet.questions) {
        for (letter, option) in lettered(question) {
            let refuting = option.refuted_by.as_ref().and_then(|rule| rule.number);
            rows.push(vec![
                Cell::Number(number),
                question.id.to_string().into(),
                letter.to_string().into(),
                option.text.as_str().into(),
                Cell::Number(option.correct.into()),
                option.misconception.unwrap_or_default().into(),
                feedback(option).into(),
                refuting.unwrap_or_default().into(),
            ]);
        }
    }
    Table { heading, rows }
}
