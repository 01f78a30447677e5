//! What a class answered: answer sheets typed into CSV, Moodle's table of responses, or the progress
//! that our own page saves. Files and the paper enter, marked answers leave.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::marking::{Marked, latin_capital, mark};
use crate::cli::delimiter::delimiter;
use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Span};
use crate::export::lettered;
use crate::quiz::{Form, Item, Paper, QuestionId, RenderedQuestion};

/// What a candidate answered.
pub struct Candidate {
    /// The name, or the number of the row where the table has no names.
    pub name: String,
    /// The form of the paper.
    pub form: char,
    /// The answers that can be read, by the number of the question.
    pub answers: BTreeMap<usize, Marked>,
    /// How many can't be read.
    pub unread: usize,
}

/// What was answered.
#[derive(Default)]
pub struct Responses {
    /// The candidates.
    pub candidates: Vec<Candidate>,
    /// Answers of which only the number is known: how many, and how many right.
    pub sums: BTreeMap<QuestionId, (usize, usize)>,
    /// How many rows were left out, because they can't be read.
    pub left_out: usize,
}

/// The questions of a paper in its languages.
pub struct Questions<'a> {
    /// The paper.
    pub made: &'a Paper,
    /// Every question, in each language.
    pub rendered: BTreeMap<QuestionId, Vec<RenderedQuestion>>,
    /// How columns are headed, in every language.
    pub headings: Headings,
}

/// The words above columns that are no answers, in small letters.
#[derive(Default)]
pub struct Headings {
    /// Above the names of candidates.
    pub name: Vec<String>,
    /// Above the letters of forms.
    pub form: Vec<String>,
}

fn problem(span: Span, message: Message, hint: &'static str) -> Diagnostic {
    let code = Code("responses");
    Diagnostic::new(code, Severity::Error, span, message).hint(Message::new(hint))
}

/// Reads a file: JSON of our own page, or a table.
pub fn read(
    text: &str,
    file: FileId,
    questions: &Questions<'_>,
    all: &mut Responses,
) -> Vec<Diagnostic> {
    match text.trim_start().starts_with('{') {
        true => progress(text, file, questions, all),
        false => table(text, file, questions, all),
    }
}

/// What our own page saves: for each question how often it was seen and how often it was right.
fn progress(
    text: &str,
    file: FileId,
    questions: &Questions<'_>,
    all: &mut Responses,
) -> Vec<Diagnostic> {
    let whole = Span::new(file, 0, text.len().min(1));
    let value: serde_json::Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            let lines = text
                .split_inclusive('\n')
                .take(error.line().saturating_sub(1));
            let at: usize = lines.map(str::len).sum();
            let at = (at + error.column().saturating_sub(1)).min(text.len());
            let message = Message::new("command-responses-json");
            let span = Span::new(file, at, at);
            return vec![problem(span, message, "command-responses-json-hint")];
        }
    };
    let Some(items) = value["items"].as_object() else {
        let message = Message::new("command-responses-json");
        return vec![problem(whole, message, "command-responses-json-hint")];
    };
    let mut known = 0;
    for id in questions.rendered.keys() {
        let Some(item) = items.get(&id.to_string()) else {
            continue;
        };
        let count = |key: &str| item[key].as_u64().unwrap_or(0) as usize;
        let (seen, right) = all.sums.entry(*id).or_default();
        *seen += count("seen");
        *right += count("right").min(count("seen"));
        known += 1;
    }
    match known {
        0 => {
            let message = Message::new("command-responses-other");
            vec![problem(whole, message, "command-responses-other-hint")]
        }
        _ => Vec::new(),
    }
}

/// A table of answers: where its columns are.
struct Columns {
    /// Those with answers: where they stand, and to which questions.
    answers: Vec<(usize, usize)>,
    /// Those with names.
    names: Vec<usize>,
    /// The one with forms.
    form: Option<usize>,
    /// How many there are.
    count: usize,
    /// What stands between them.
    delimiter: u8,
}

/// A row a candidate; one that can't be read is left out, and told of.
fn table(
    text: &str,
    file: FileId,
    questions: &Questions<'_>,
    all: &mut Responses,
) -> Vec<Diagnostic> {
    let first = text.lines().next().unwrap_or_default();
    let delimiter = delimiter(first);
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .flexible(true)
        .from_reader(text.as_bytes());
    let heading = reader.headers().cloned().unwrap_or_default();
    let head = Span::new(file, 0, first.len());
    let columns = match columns(&heading, head, delimiter, questions) {
        Ok(columns) => columns,
        Err(problem) => return vec![*problem],
    };
    let mut problems = Vec::new();
    let mut row = csv::StringRecord::new();
    for number in 1.. {
        let start = reader.position().byte() as usize;
        let read = reader.read_record(&mut row);
        let end = (reader.position().byte() as usize).min(text.len());
        let raw = text[start..end].trim_end();
        // Blank lines before a row belong to nobody.
        let line = raw.trim_start_matches(['\r', '\n']);
        let start = start + raw.len() - line.len();
        let span = Span::new(file, start, start + line.len());
        if matches!(read, Ok(false)) {
            break;
        }
        let cells = row.len();
        let row = match read {
            Ok(true) if cells == columns.count => candidate(&row, number, &columns, questions),
            _ => {
                let message = Message::new("command-responses-cells")
                    .with("cells", cells)
                    .with("expected", columns.count);
                Err((message, "command-responses-cells-hint"))
            }
        };
        match row {
            Ok((found, unread)) => {
                let places = cells_of(line, columns.delimiter);
                problems.extend(unread.into_iter().map(|(at, message)| {
                    let place = places.get(at).cloned().unwrap_or_default();
                    let span = Span::new(file, start + place.start, start + place.end);
                    problem(span, message, "command-responses-answer-hint")
                }));
                // A row of nothing but strange answers is no row of this paper.
                match found.answers.is_empty() {
                    true => all.left_out += 1,
                    false => all.candidates.push(found),
                }
            }
            Err((message, hint)) => {
                problems.push(problem(span, message, hint));
                all.left_out += 1;
            }
        }
    }
    problems
}

/// Where an answer stands that can't be read, and what is wrong with it.
type Unread = (usize, Message);

/// The candidate of a row, with the answers that can't be read; or why there is none.
fn candidate(
    row: &csv::StringRecord,
    number: usize,
    columns: &Columns,
    questions: &Questions<'_>,
) -> Result<(Candidate, Vec<Unread>), (Message, &'static str)> {
    let cell = |at: usize| row.get(at).unwrap_or_default().trim();
    let named = columns.form.map(cell).unwrap_or_default();
    let Some(form) = form_of(questions.made, named) else {
        let message = match named {
            "" => Message::new("command-responses-no-form"),
            _ => Message::new("command-responses-form").text("form", named),
        };
        return Err((message, "command-responses-form-hint"));
    };
    let names: Vec<&str> = columns.names.iter().map(|at| cell(*at)).collect();
    let name = names.join(" ").trim().to_owned();
    let mut candidate = Candidate {
        name: match name.is_empty() {
            true => number.to_string(),
            false => name,
        },
        form: form.letter,
        answers: BTreeMap::new(),
        unread: 0,
    };
    let mut unread = Vec::new();
    for (at, number) in &columns.answers {
        // A form may have fewer questions than another one.
        let Some(item) = item_of(form, *number) else {
            if !matches!(cell(*at), "" | "-") {
                unread.push((*at, not_an_answer(cell(*at), *number, None, questions)));
            }
            continue;
        };
        let rendered = questions.rendered.get(&item.question.id);
        match rendered.and_then(|rendered| mark(cell(*at), rendered)) {
            Some(marked) => {
                candidate.answers.insert(*number, marked);
            }
            None => unread.push((
                *at,
                not_an_answer(cell(*at), *number, Some(item), questions),
            )),
        }
    }
    candidate.unread = unread.len();
    Ok((candidate, unread))
}

fn not_an_answer(
    cell: &str,
    number: usize,
    item: Option<&Item>,
    questions: &Questions<'_>,
) -> Message {
    Message::new("command-responses-answer")
        .text("answer", cell)
        .with("number", number)
        .text("last", last_letter(item, questions))
}

/// Where the cells of a row stand in it, without the space around them.
fn cells_of(row: &str, delimiter: u8) -> Vec<Range<usize>> {
    let (mut cells, mut begun, mut quoted) = (Vec::new(), 0, false);
    for (at, byte) in row.bytes().chain([delimiter]).enumerate() {
        quoted ^= byte == b'"';
        if at < row.len() && (quoted || byte != delimiter) {
            continue;
        }
        let cell = &row[begun..at];
        let start = begun + (cell.len() - cell.trim_start().len());
        cells.push(start..start + cell.trim().len());
        begun = at + 1;
    }
    cells
}

/// The question with a number.
fn item_of(form: &Form, number: usize) -> Option<&Item> {
    form.items.iter().find(|item| item.number == number)
}

/// The letter of the last option; `none` where nothing is chosen, or there is no such question.
fn last_letter(item: Option<&Item>, questions: &Questions<'_>) -> String {
    let rendered = item.and_then(|item| questions.rendered.get(&item.question.id)?.first());
    let last = rendered.and_then(|question| lettered(question).last());
    last.map_or_else(|| "none".to_owned(), |(letter, _)| letter.to_string())
}

/// The columns of a table, by its heading.
fn columns(
    heading: &csv::StringRecord,
    head: Span,
    delimiter: u8,
    questions: &Questions<'_>,
) -> Result<Columns, Box<Diagnostic>> {
    let said: Vec<String> = heading
        .iter()
        .map(|name| name.trim_start_matches('\u{feff}').trim().to_lowercase())
        .collect();
    let is = |name: &String, words: &[String]| words.contains(name);
    let headings = &questions.headings;
    let names = said.iter().enumerate();
    let names = names.filter(|(_, name)| is(name, &headings.name));
    let columns = Columns {
        answers: said
            .iter()
            .enumerate()
            .filter_map(|(at, name)| Some((at, number(name)?)))
            .collect(),
        names: names.map(|(at, _)| at).collect(),
        form: said.iter().position(|name| is(name, &headings.form)),
        count: heading.len(),
        delimiter,
    };
    let refuse = |message, hint| Err(Box::new(problem(head, message, hint)));
    if columns.answers.is_empty() {
        let message = Message::new("command-responses-heading");
        return refuse(message, "command-responses-heading-hint");
    }
    let mut numbers = BTreeSet::new();
    let asked = |number: usize| {
        let mut forms = questions.made.forms.iter();
        forms.any(|form| item_of(form, number).is_some())
    };
    for (_, number) in &columns.answers {
        if !numbers.insert(*number) {
            let message = Message::new("command-responses-twice").with("number", *number);
            return refuse(message, "command-responses-heading-hint");
        }
        if !asked(*number) {
            let message = Message::new("command-responses-no-question").with("number", *number);
            return refuse(message, "command-responses-other-hint");
        }
    }
    Ok(columns)
}

/// The number of the question that a column is about: `7`, `Q7`, Moodle's `Response 7`.
fn number(heading: &str) -> Option<usize> {
    const NOUNS: [&str; 10] = [
        "",
        "q",
        "q.",
        "№",
        "question",
        "response",
        "ответ",
        "вопрос",
        "պատասխան",
        "հարց",
    ];
    let digits = heading.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let noun = heading[..heading.len() - digits.len()].trim();
    digits.parse().ok().filter(|_| NOUNS.contains(&noun))
}

/// The form of a letter, such as `B` or `Form B`; without one the first, where there is no other.
fn form_of<'a>(made: &'a Paper, named: &str) -> Option<&'a Form> {
    let mut forms = made.forms.iter();
    let Some(last) = named.split_whitespace().last() else {
        return forms.next().filter(|_| made.forms.len() == 1);
    };
    let mut letters = last.chars();
    let letter = latin_capital(letters.next()?).filter(|_| letters.next().is_none())?;
    forms.find(|form| form.letter == letter)
}
