//! JSON with the places of its values.
//!
//! serde_json checks the grammar and says what is wrong; a text that passes is walked once more for
//! its values and places.

use std::ops::Range;

use serde::de::IgnoredAny;
use serde_json::error::Category;

use super::node::integer;
use super::{Entry, Node, Reader, Value};
use crate::diag::Message;

/// Lists and tables may lie this deep inside each other.
const DEEPEST: usize = 64;

impl Node {
    /// Parses the JSON value in a part of a text; what is wrong is reported.
    pub fn from_json(text: &str, part: Range<usize>, reader: &mut Reader) -> Option<Node> {
        let written = &text[part.clone()];
        if let Err(error) = serde_json::from_str::<IgnoredAny>(written) {
            report(written, part.start, &error, reader);
            return None;
        }
        let known = reader.problems.len();
        let mut walk = Walk {
            text: &text[..part.end],
            at: part.start,
            reader,
        };
        let node = walk.node(0)?;
        (reader.problems.len() == known).then_some(node)
    }
}

fn report(text: &str, offset: usize, error: &serde_json::Error, reader: &mut Reader) {
    let lines = text.split_inclusive('\n');
    let above: usize = lines
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    let at = text.floor_char_boundary(above + error.column().saturating_sub(1));
    let mut problem = error.to_string();
    if let Some(end) = problem.rfind(" at line ") {
        problem.truncate(end);
    }
    let message = match error.classify() {
        Category::Eof => Message::new("input-json-ends"),
        _ => Message::new("input-not-json").text("problem", problem),
    };
    let place = offset + at..offset + at;
    let diagnostic = reader.error("not-json", &place, message);
    diagnostic.hint = Some(Message::new("input-json-hint"));
}

/// Walks a text that is known to be JSON.
struct Walk<'a> {
    text: &'a str,
    at: usize,
    reader: &'a mut Reader,
}

impl Walk<'_> {
    /// The value that comes next; none where it is nested too deeply.
    fn node(&mut self, depth: usize) -> Option<Node> {
        self.skip_blanks();
        let start = self.at;
        if depth > DEEPEST {
            let message = Message::new("input-too-deep").with("deepest", DEEPEST);
            self.reader.error("not-json", &(start..start + 1), message);
            return None;
        }
        let value = match self.text.as_bytes()[start] {
            b'{' => self.table(depth)?,
            b'[' => self.list(depth)?,
            b'"' => Value::Text(self.string()),
            b't' => self.literal("true", Value::Bool(true)),
            b'f' => self.literal("false", Value::Bool(false)),
            b'n' => self.literal("null", Value::Null),
            _ => self.number(),
        };
        let span = start..self.at;
        Some(Node { span, value })
    }

    fn table(&mut self, depth: usize) -> Option<Value> {
        let mut entries: Vec<Entry> = Vec::new();
        while self.has_next(b'}') {
            let start = self.at;
            let key = self.string();
            let span = start..self.at;
            self.skip_blanks();
            self.at += ":".len();
            let value = self.node(depth + 1)?;
            entries.push(Entry { key, span, value });
        }
        let mut sorted: Vec<&Entry> = entries.iter().collect();
        sorted.sort_by_key(|entry| &entry.key);
        for pair in sorted.windows(2).filter(|pair| pair[0].key == pair[1].key) {
            let message = Message::new("input-duplicate-key").text("key", &pair[1].key);
            self.reader.error("duplicate-key", &pair[1].span, message);
        }
        Some(Value::Table(entries))
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        let mut items = Vec::new();
        while self.has_next(b']') {
            items.push(self.node(depth + 1)?);
        }
        Some(Value::List(items))
    }

    /// Steps over the opening bracket or the comma before the next item, or over the end.
    fn has_next(&mut self, end: u8) -> bool {
        self.skip_blanks();
        if self.text.as_bytes()[self.at] != end {
            self.at += 1;
            self.skip_blanks();
        }
        let ends = self.text.as_bytes()[self.at] == end;
        self.at += usize::from(ends);
        !ends
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_ascii_start().len();
    }

    fn string(&mut self) -> Box<str> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        self.at += 1;
        while bytes[self.at] != b'"' {
            self.at += if bytes[self.at] == b'\\' { 2 } else { 1 };
        }
        self.at += 1;
        let inner = &self.text[start + 1..self.at - 1];
        if inner.contains('\\') {
            let unescaped = serde_json::from_str::<String>(&self.text[start..self.at]);
            return unescaped.unwrap_or_default().into();
        }
        inner.into()
    }

    fn literal(&mut self, word: &str, value: Value) -> Value {
        self.at += word.len();
        value
    }

    fn number(&mut self) -> Value {
        let rest = &self.text[self.at..];
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '+' | '-' | '.');
        let digits = &rest[..rest.find(|sign| !is_part(sign)).unwrap_or(rest.len())];
        self.at += digits.len();
        if digits.contains(['.', 'e', 'E']) {
            return Value::Float(digits.parse().unwrap_or(f64::NAN));
        }
        integer(digits.parse().ok(), digits)
    }
}
