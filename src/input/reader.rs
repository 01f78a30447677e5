//! What is found wrong while a file is read.

use std::ops::Range;

use super::{Entry, Node};
use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Span};

/// Collects the mistakes of a file.
#[derive(Debug)]
pub struct Reader {
    file: FileId,
    /// The mistakes so far.
    pub problems: Vec<Diagnostic>,
}

impl Reader {
    /// A reader of a file, without mistakes so far.
    pub fn new(file: FileId) -> Reader {
        Reader {
            file,
            problems: Vec::new(),
        }
    }

    /// Reports a mistake; more may be said about it.
    pub fn error(
        &mut self,
        code: &'static str,
        at: &Range<usize>,
        message: Message,
    ) -> &mut Diagnostic {
        let span = Span::new(self.file, at.start, at.end);
        let diagnostic = Diagnostic::new(Code(code), Severity::Error, span, message);
        self.problems.push(diagnostic);
        let last = self.problems.len() - 1;
        &mut self.problems[last]
    }

    /// Whether a mistake was reported.
    pub fn has_errors(&self) -> bool {
        let mut problems = self.problems.iter();
        problems.any(|problem| problem.severity == Severity::Error)
    }

    /// Reports a value of the wrong type; `wanted` chooses the words.
    pub fn wrong_type(&mut self, node: &Node, wanted: &'static str) {
        if node.value == super::Value::Null {
            let null = self.error("wrong-type", &node.span, Message::new("input-null"));
            null.hint = Some(Message::new("input-null-hint"));
            return;
        }
        let message = Message::new("input-wrong-type").text("wanted", wanted);
        self.error("wrong-type", &node.span, message);
    }

    /// Reports a key that is not there.
    pub fn missing_key(&mut self, table: &Node, key: &str) {
        let message = Message::new("input-missing-key").text("key", key);
        self.error("missing-key", &table.span, message);
    }

    /// Reports a key that is not known, with the nearest one that is.
    pub fn unknown_key(&mut self, entry: &Entry, known: &[&str]) {
        let message = Message::new("input-unknown-key").text("word", &entry.key);
        let problem = self.error("unknown-key", &entry.span, message);
        problem.hint = Some(did_you_mean(&entry.key, known));
    }

    /// Reports a word that is not known, with the nearest one that is.
    pub fn unknown_word(&mut self, node: &Node, word: &str, known: &[&str]) {
        let message = Message::new("input-unknown-word").text("word", word);
        let problem = self.error("unknown-word", &node.span, message);
        problem.hint = Some(did_you_mean(word, known));
    }

    /// Reports a number that is too small or too large; `of` says what is counted.
    pub fn out_of_range(&mut self, at: &Range<usize>, low: i64, high: i64, of: &'static str) {
        let message = Message::new("input-out-of-range")
            .text("low", low)
            .text("high", high);
        let hint = Message::new("input-out-of-range-hint").text("of", of);
        self.error("out-of-range", at, message).hint = Some(hint);
    }

    /// Whether a table has exactly one of these keys; otherwise it is reported.
    pub fn expect_one_of(&mut self, table: &Node, keys: &[&str]) -> bool {
        let entries = table.entries().unwrap_or_default().iter();
        let mut given = entries.filter(|entry| keys.contains(&&*entry.key));
        match (given.next(), given.next_back()) {
            (Some(_), None) => true,
            (None, _) => {
                self.missing_key(table, &keys.join(" / "));
                false
            }
            (Some(one), Some(other)) => {
                let message = Message::new("input-given-twice")
                    .text("one", &one.key)
                    .text("other", &other.key);
                self.error("given-twice", &other.value.span, message);
                false
            }
        }
    }
}

/// The nearest known word, or all of them.
fn did_you_mean(word: &str, known: &[&str]) -> Message {
    let nearest = known
        .iter()
        .map(|known| (strsim::damerau_levenshtein(known, word), known))
        .min();
    match nearest {
        // A year or a score is not a slip of the pen for another one.
        Some((distance, nearest))
            if distance <= 2.max(word.chars().count() / 3)
                && word.contains(char::is_alphabetic) =>
        {
            Message::new("input-did-you-mean").text("word", nearest)
        }
        _ if known.is_empty() => Message::new("input-no-keys"),
        _ => Message::new("input-known-words").text("words", known.join(", ")),
    }
}
