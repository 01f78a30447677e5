//! What a bank has, whatever it is written in.

use std::ops::Range;

use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Span};

/// An answer of an item.
#[derive(Debug, Default)]
pub struct BankOption {
    /// What it says, without marks.
    pub text: String,
    /// Whether it is (part of) the key.
    pub correct: bool,
}

/// An item of a bank.
#[derive(Debug, Default)]
pub struct BankItem {
    /// Where it stands in the file.
    pub place: Range<usize>,
    /// The story and the prompt, without marks.
    pub stem: String,
    /// Its answers.
    pub options: Vec<BankOption>,
    /// Whether one is to be chosen, by what the file says.
    pub is_choice: bool,
    /// What is said afterwards.
    pub feedback: String,
    /// The scenario it carries, in JSON.
    pub scenario: Option<String>,
}

impl BankItem {
    /// Takes the scenario out of the texts of the item, if one of them has it.
    pub fn take_scenario(&mut self) {
        for text in [&mut self.stem, &mut self.feedback] {
            if let Some(found) = scenario_in(text) {
                self.scenario = Some(text[found.clone()].to_owned());
                text.replace_range(found, "");
                return;
            }
        }
    }
}

/// Where a JSON object with events stands in a text.
fn scenario_in(text: &str) -> Option<Range<usize>> {
    let mut from = 0;
    while let Some(at) = text[from..].find('{').map(|at| from + at) {
        let mut values = serde_json::Deserializer::from_str(&text[at..]).into_iter();
        if let Some(Ok(serde_json::Value::Object(object))) = values.next()
            && object.contains_key("events")
        {
            return Some(at..at + values.byte_offset());
        }
        from = at + 1;
    }
    None
}

/// The items of a file, and what of it could not be read.
#[derive(Debug, Default)]
pub struct Bank {
    /// The items.
    pub items: Vec<BankItem>,
    /// The rest.
    pub problems: Vec<Unreadable>,
}

/// A stretch of a file that can't be read.
#[derive(Debug)]
pub struct Unreadable {
    /// Where.
    pub place: Range<usize>,
    /// Why: the key of the message; the hint's has `-hint` after it.
    pub why: &'static str,
}

impl Unreadable {
    /// As people are told.
    pub fn diagnostic(&self, file: FileId) -> Diagnostic {
        let span = Span::new(file, self.place.start, self.place.end);
        let hint = match self.why {
            "audit-no-columns" => "audit-no-columns-hint",
            "audit-row" => "audit-row-hint",
            "audit-xml" => "audit-xml-hint",
            _ => "audit-braces-hint",
        };
        let message = Message::new(self.why);
        Diagnostic::new(Code("bank-syntax"), Severity::Error, span, message)
            .hint(Message::new(hint))
    }
}

/// Text without the tags and entities of HTML.
pub fn plain(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find(['<', '&']) {
        text.push_str(&rest[..at]);
        let marked = &rest[at..];
        let end = match marked.starts_with('<') {
            true => marked.find('>'),
            false => marked.find(';').filter(|end| *end < 12),
        };
        let Some(end) = end else {
            text.push_str(&marked[..1]);
            rest = &marked[1..];
            continue;
        };
        match &marked[..=end] {
            "&lt;" => text.push('<'),
            "&gt;" => text.push('>'),
            "&amp;" => text.push('&'),
            "&quot;" => text.push('"'),
            "&#39;" | "&apos;" => text.push('\''),
            mark if mark.starts_with('<') => text.push(' '),
            _ => text.push(' '),
        }
        rest = &marked[end + 1..];
    }
    text.push_str(rest);
    text
}
