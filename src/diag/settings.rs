//! Reading the project's TOML files strictly: every mistake is a diagnostic at its place.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::shape::Key;
use super::{Code, Diagnostic, FileId, Message, Report, Severity, Span, nearest};

/// A file is no TOML.
pub const SETTINGS_SYNTAX: Code = Code("settings-syntax");

/// A file that is being read, and what there is to say about it.
pub struct Settings<'r> {
    file: FileId,
    report: &'r mut Report,
}

/// A table of the file.
#[derive(Clone, Copy)]
pub struct Table<'t> {
    entries: &'t DeTable<'t>,
    /// Where it stands; the key that names it, where it has one.
    pub span: Span,
}

/// A value and where it stands.
#[derive(Clone, Copy)]
pub struct Placed<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub span: Span,
}

impl<'r> Settings<'r> {
    /// A file to be read into a report.
    pub fn new(file: FileId, report: &'r mut Report) -> Settings<'r> {
        Settings { file, report }
    }

    /// Parses a file and hands its outermost table to `read`.
    pub fn read<T>(
        &mut self,
        text: &str,
        read: impl FnOnce(&mut Settings<'r>, Table<'_>) -> T,
    ) -> T {
        let span = self.span(0..0);
        let (document, errors) = DeTable::parse_recoverable(text);
        let is_sound = errors.is_empty();
        for error in errors {
            let place = error.span().unwrap_or(0..0);
            let message = Message::new("content-settings-syntax").text("problem", error.message());
            let span = self.span(clamped(place, text));
            self.complain(SETTINGS_SYNTAX.0, span, message, None);
        }
        // What could be made of a broken file would only lead to more complaints.
        let nothing = DeTable::new();
        let entries = if is_sound {
            document.get_ref()
        } else {
            &nothing
        };
        read(self, Table { entries, span })
    }

    fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, range.start, range.end)
    }

    /// Reports a mistake.
    pub fn complain(
        &mut self,
        code: &'static str,
        span: Span,
        message: Message,
        hint: Option<Message>,
    ) {
        let mut diagnostic = Diagnostic::new(Code(code), Severity::Error, span, message);
        diagnostic.hint = hint;
        self.report.push(diagnostic);
    }

    /// Whether there is something to say about the file already.
    pub fn has_complained(&self) -> bool {
        !self.report.is_empty()
    }

    /// Whether a table has a key.
    pub fn has(&self, table: Table<'_>, key: &str) -> bool {
        table.entries.contains_key(key)
    }

    /// Reports every key that is not among the known ones.
    pub fn expect_keys(&mut self, table: Table<'_>, keys: &[Key]) {
        let known: Vec<_> = keys.iter().map(|key| key.name).collect();
        for key in table.entries.keys() {
            let name: &str = key.get_ref();
            if known.contains(&name) {
                continue;
            }
            let message = Message::new("content-settings-unknown-key").text("key", name);
            let hint = match nearest(name, known.iter().copied()) {
                Some(near) => Message::new("content-settings-nearest").text("name", near),
                None => Message::new("content-settings-known").text("names", known.join(", ")),
            };
            let span = self.span(key.span());
            self.complain("settings-unknown-key", span, message, Some(hint));
        }
    }

    fn value<'t>(&self, table: Table<'t>, key: &str) -> Option<Placed<&'t DeValue<'t>>> {
        let value: &Spanned<DeValue<'t>> = table.entries.get(key)?;
        Some(Placed {
            value: value.get_ref(),
            span: self.span(value.span()),
        })
    }

    /// Reports a value that can't be what its key needs.
    pub fn bad_value(
        &mut self,
        key: &str,
        text: Placed<&str>,
        expected: Message,
        hint: Option<Message>,
    ) {
        let message = Message::new("content-settings-bad-value")
            .text("key", key)
            .text("value", text.value)
            .with("expected", expected);
        self.complain("settings-bad-value", text.span, message, hint);
    }

    fn wrong_type(&mut self, key: &str, span: Span, expected: &'static str) {
        self.complain("settings-wrong-type", span, wrong_type(key, expected), None);
    }

    /// The string under a key.
    pub fn string<'t>(&mut self, table: Table<'t>, key: &str) -> Option<Placed<&'t str>> {
        let Placed { value, span } = self.value(table, key)?;
        let DeValue::String(text) = value else {
            let message = wrong_type(key, "content-settings-a-string");
            let hint = match value {
                DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str()),
                DeValue::Float(number) => Some(number.as_str()),
                _ => None,
            };
            let hint = hint.map(|written| {
                Message::new("content-settings-quotes")
                    .text("key", key)
                    .text("value", written)
            });
            self.complain("settings-wrong-type", span, message, hint);
            return None;
        };
        Some(Placed { value: text, span })
    }

    /// The yes or no under a key.
    pub fn flag(&mut self, table: Table<'_>, key: &str) -> Option<bool> {
        let Placed { value, span } = self.value(table, key)?;
        let DeValue::Boolean(flag) = value else {
            self.wrong_type(key, span, "content-settings-a-flag");
            return None;
        };
        Some(*flag)
    }

    /// The strings in the list under a key.
    pub fn strings<'t>(&mut self, table: Table<'t>, key: &str) -> Option<Vec<Placed<&'t str>>> {
        let Placed { value, span } = self.value(table, key)?;
        let DeValue::Array(list) = value else {
            self.wrong_type(key, span, "content-settings-a-list");
            return None;
        };
        let mut strings = Vec::new();
        for item in list.iter() {
            let span = self.span(item.span());
            match item.get_ref() {
                DeValue::String(text) => strings.push(Placed {
                    value: &**text,
                    span,
                }),
                _ => self.wrong_type(key, span, "content-settings-a-string"),
            }
        }
        Some(strings)
    }

    /// The tables under a key that may be repeated (`[[key]]`).
    pub fn tables<'t>(&mut self, table: Table<'t>, key: &str) -> Vec<Table<'t>> {
        let Some(Placed { value, span }) = self.value(table, key) else {
            return Vec::new();
        };
        let DeValue::Array(list) = value else {
            self.wrong_type(key, span, "content-settings-tables");
            return Vec::new();
        };
        let mut tables = Vec::new();
        for item in list.iter() {
            let span = self.span(item.span());
            match item.get_ref() {
                DeValue::Table(entries) => tables.push(Table { entries, span }),
                _ => self.wrong_type(key, span, "content-settings-a-table"),
            }
        }
        tables
    }

    /// The one text under a key that has a text for each language, where it is the same for all.
    pub fn text_for_all<'t>(&self, table: Table<'t>, key: &str) -> Option<&'t str> {
        match self.value(table, key)?.value {
            DeValue::String(text) => Some(text),
            _ => None,
        }
    }

    /// The table under a key that has a text for each language.
    pub fn texts<'t>(&mut self, table: Table<'t>, key: &str) -> Option<Table<'t>> {
        if let Placed {
            value: DeValue::String(_),
            span,
        } = self.value(table, key)?
        {
            let message = wrong_type(key, "content-settings-a-table");
            let hint = Message::new("content-settings-by-language").text("key", key);
            self.complain("settings-wrong-type", span, message, Some(hint));
            return None;
        }
        self.table(table, key)
    }

    /// The table under a key.
    pub fn table<'t>(&mut self, table: Table<'t>, key: &str) -> Option<Table<'t>> {
        let Placed { value, span } = self.value(table, key)?;
        let DeValue::Table(entries) = value else {
            self.wrong_type(key, span, "content-settings-a-table");
            return None;
        };
        Some(Table { entries, span })
    }

    /// The keys of a table with their places.
    pub fn keys<'t>(&self, table: Table<'t>) -> Vec<Placed<&'t str>> {
        let keys = table.entries.keys();
        let placed = keys.map(|key| Placed {
            value: &**key.get_ref(),
            span: self.span(key.span()),
        });
        let mut keys: Vec<_> = placed.collect();
        keys.sort_by_key(|key| key.span);
        keys
    }

    /// The text or number under a key, made into something by a function; what that can't be made
    /// of is reported.
    pub fn made<T>(
        &mut self,
        table: Table<'_>,
        key: &str,
        expected: Message,
        make: impl FnOnce(&str) -> Option<T>,
    ) -> Option<Placed<T>> {
        let Placed { value, span } = self.value(table, key)?;
        let text = match value {
            DeValue::String(text) => &**text,
            DeValue::Integer(number) if number.radix() == 10 => number.as_str(),
            DeValue::Float(number) => number.as_str(),
            _ => {
                let message = Message::new("content-settings-wrong-type").text("key", key);
                let message = message.with("expected", expected);
                self.complain("settings-wrong-type", span, message, None);
                return None;
            }
        };
        let made = make(text);
        if made.is_none() {
            self.bad_value(key, Placed { value: text, span }, expected, None);
        }
        made.map(|value| Placed { value, span })
    }

    /// The string under a key, as a value of a type; what is no such value is reported.
    pub fn parsed<T: std::str::FromStr>(
        &mut self,
        table: Table<'_>,
        key: &str,
        expected: &'static str,
    ) -> Option<Placed<T>> {
        let text = self.string(table, key)?;
        self.parse(key, text, expected)
    }

    /// A string as a value of a type; what is no such value is reported.
    pub fn parse<T: std::str::FromStr>(
        &mut self,
        key: &str,
        text: Placed<&str>,
        expected: &'static str,
    ) -> Option<Placed<T>> {
        match text.value.parse() {
            Ok(value) => Some(Placed {
                value,
                span: text.span,
            }),
            Err(_) => {
                self.bad_value(key, text, Message::new(expected), None);
                None
            }
        }
    }
}

fn wrong_type(key: &str, expected: &'static str) -> Message {
    Message::new("content-settings-wrong-type")
        .text("key", key)
        .with("expected", Message::new(expected))
}

/// A range made fit for a text: inside it and on character boundaries.
fn clamped(range: Range<usize>, text: &str) -> Range<usize> {
    let start = text.floor_char_boundary(range.start);
    let end = text.floor_char_boundary(range.end).max(start);
    start..end
}
