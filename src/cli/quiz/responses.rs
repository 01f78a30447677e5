//! What a class answered: answer sheets typed into CSV, Moodle's table of responses, or the progress
//! that our own page saves. Files and the paper enter, marked answers leave.

use crate::cli::delimiter::delimiter;
use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Span};
use crate::export::lettered;
use crate::quiz::{AnswerType, Form, Item, Paper, QuestionId, RenderedQuestion};

/// An answer to a question of the paper.
pub struct Response {
    /// The question.
    pub id: QuestionId,
    /// Whether it is right.
    pub right: bool,
    /// The misconceptions behind what was chosen.
    pub misconceptions: Vec<&'static str>,
}

/// What was answered.
#[derive(Default)]
pub struct Responses {
    /// The answers of each candidate.
    pub candidates: Vec<Vec<Response>>,
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

/// A row a candidate; one that can't be read is left out, and told of.
fn table(
    text: &str,
    file: FileId,
    questions: &Questions<'_>,
    all: &mut Responses,
) -> Vec<Diagnostic> {
    let first = text.lines().next().unwrap_or_default();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(first))
        .flexible(true)
        .from_reader(text.as_bytes());
    let heading = reader.headers().cloned().unwrap_or_default();
    let head = Span::new(file, 0, first.len());
    let columns = match columns(&heading, head) {
        Ok(columns) => columns,
        Err(problems) => return problems,
    };
    let form = heading
        .iter()
        .position(|name| name.trim().eq_ignore_ascii_case("form"));
    let mut problems = Vec::new();
    let mut leave_out = |problem, all: &mut Responses| {
        problems.push(problem);
        all.left_out += 1;
    };
    let mut row = csv::StringRecord::new();
    loop {
        let start = reader.position().byte() as usize;
        let read = reader.read_record(&mut row);
        let end = (reader.position().byte() as usize).min(text.len());
        let span = Span::new(file, start, text[start..end].trim_end().len() + start);
        match read {
            Ok(false) => return problems,
            Ok(true) if row.len() == heading.len() => {}
            Ok(true) | Err(_) => {
                let message = Message::new("command-responses-cells")
                    .with("cells", row.len())
                    .with("expected", heading.len());
                leave_out(problem(span, message, "command-responses-cells-hint"), all);
                continue;
            }
        }
        let letter = form.and_then(|at| row.get(at)).unwrap_or_default().trim();
        let Some(form) = form_of(questions.made, letter) else {
            let message = match letter {
                "" => Message::new("command-responses-no-form"),
                _ => Message::new("command-responses-form").text("form", letter),
            };
            leave_out(problem(span, message, "command-responses-form-hint"), all);
            continue;
        };
        let answers = columns.iter().map(|(at, number)| {
            let cell = row.get(*at).unwrap_or_default().trim();
            mark_cell(cell, *number, form, questions).ok_or((cell, *number))
        });
        match answers.collect() {
            Ok(answers) => all.candidates.push(answers),
            Err((cell, number)) => {
                let message = Message::new("command-responses-answer")
                    .text("answer", cell)
                    .with("number", number)
                    .text("last", last_letter(item_of(form, number), questions));
                leave_out(problem(span, message, "command-responses-answer-hint"), all);
            }
        }
    }
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

/// The columns with answers: where they stand, and to which questions.
fn columns(
    heading: &csv::StringRecord,
    head: Span,
) -> Result<Vec<(usize, usize)>, Vec<Diagnostic>> {
    let columns: Vec<(usize, usize)> = heading
        .iter()
        .enumerate()
        .filter_map(|(at, name)| Some((at, number(name)?)))
        .collect();
    let refuse = |message| {
        Err(vec![problem(
            head,
            message,
            "command-responses-heading-hint",
        )])
    };
    if columns.is_empty() {
        return refuse(Message::new("command-responses-heading"));
    }
    let mut numbers = BTreeSet::new();
    match columns.iter().find(|(_, number)| !numbers.insert(*number)) {
        Some((_, number)) => {
            refuse(Message::new("command-responses-twice").with("number", *number))
        }
        None => Ok(columns),
    }
}

/// Marks what stands in a cell; nothing if it is no answer to the question.
fn mark_cell(
    cell: &str,
    number: usize,
    form: &Form,
    questions: &Questions<'_>,
) -> Option<Response> {
    let id = item_of(form, number)?.question.id;
    mark(id, cell, questions.rendered.get(&id)?)
}

/// The number of the question that a column is about: `7`, `Q7`, Moodle's `Response 7`.
fn number(heading: &str) -> Option<usize> {
    let heading = heading.trim();
    let digits = heading.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let name = heading[..heading.len() - digits.len()]
        .trim()
        .to_lowercase();
    let named = ["", "q", "q.", "response", "ответ", "պատասխան"].contains(&name.as_str());
    digits.parse().ok().filter(|_| named)
}

/// The form of a letter; without one the first, where there is no other.
fn form_of<'a>(made: &'a Paper, letter: &str) -> Option<&'a Form> {
    let mut forms = made.forms.iter();
    match letter.chars().next() {
        Some(letter) => forms.find(|form| form.letter == letter.to_ascii_uppercase()),
        None if made.forms.len() == 1 => forms.next(),
        None => None,
    }
}

/// What counts of a text when answers are compared.
fn signs(text: &str) -> String {
    text.chars()
        .filter(|sign| sign.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Marks what stands in a cell: letters, the words of options, or an answer that was found. An
/// empty cell is a wrong answer; none for what can't be an answer.
fn mark(id: QuestionId, cell: &str, rendered: &[RenderedQuestion]) -> Option<Response> {
    let question = rendered.first()?;
    let options = || lettered(question);
    if cell.is_empty() || cell == "-" {
        return Some(Response {
            id,
            right: false,
            misconceptions: Vec::new(),
        });
    }
    let open = matches!(question.answer_type, AnswerType::Numbers | AnswerType::Move);
    let chosen: Vec<usize> = match letters(cell) {
        Some(letters) if !open => letters,
        _ => by_words(cell, rendered),
    };
    if chosen.iter().any(|at| *at >= question.options.len()) || (chosen.is_empty() && !open) {
        return None;
    }
    let right = options()
        .enumerate()
        .filter(|(_, (_, option))| option.correct);
    let right: Vec<usize> = right.map(|(at, _)| at).collect();
    let wrong = chosen
        .iter()
        .filter_map(|at| question.options[*at].misconception);
    Some(Response {
        id,
        right: chosen == right,
        misconceptions: wrong.collect(),
    })
}

/// `B`, `ac`, `A, C`: the places of the options.
fn letters(cell: &str) -> Option<Vec<usize>> {
    let mut places = Vec::new();
    for sign in cell.chars().filter(|sign| !matches!(sign, ',' | ' ' | ';')) {
        let sign = sign.to_ascii_uppercase();
        if !sign.is_ascii_uppercase() || places.len() == 8 {
            return None;
        }
        places.push((sign as u8 - b'A') as usize);
    }
    places.sort_unstable();
    places.dedup();
    Some(places)
}

/// The options whose words stand in a cell, in any language; Moodle parts several by `;`.
fn by_words(cell: &str, rendered: &[RenderedQuestion]) -> Vec<usize> {
    let parts: Vec<String> = std::iter::once(signs(cell))
        .chain(cell.split(';').map(signs))
        .collect();
    let digits = |text: &str| {
        text.chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    };
    let mut chosen = Vec::new();
    for question in rendered {
        for (at, option) in question.options.iter().enumerate() {
            let said = signs(&option.text);
            let same = match question.answer_type {
                AnswerType::Numbers => digits(&said) == digits(&parts[0]),
                _ => parts.contains(&said),
            };
            if same && !chosen.contains(&at) {
                chosen.push(at);
            }
        }
    }
    chosen.sort_unstable();
    chosen
}
