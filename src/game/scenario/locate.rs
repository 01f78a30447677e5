//! From the way to a value to its place in the text.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::Step;

/// A TOML text with the places of its values.
pub struct Toml<'t> {
    whole: Option<DeValue<'t>>,
}

impl<'t> Toml<'t> {
    /// Parses a text.
    pub fn of(text: &'t str) -> Toml<'t> {
        let table = DeTable::parse(text).ok();
        Toml {
            whole: table.map(|table| DeValue::Table(table.into_inner())),
        }
    }

    /// The bytes of the value (or of the key) at a path; of the nearest thing above it, where the
    /// path ends early.
    pub fn find(&self, path: &[Step], at_key: bool) -> Range<usize> {
        let mut span = 0..0;
        let Some(mut value) = self.whole.as_ref() else {
            return span;
        };
        for (at, step) in path.iter().enumerate() {
            let last = at + 1 == path.len();
            value = match (step, value) {
                (Step::Key(key), DeValue::Table(table)) => {
                    let Some((name, found)) = table.get_key_value(key.as_ref()) else {
                        return span;
                    };
                    span = if last && at_key {
                        name.span()
                    } else {
                        found.span()
                    };
                    found.get_ref()
                }
                (Step::Item(index), DeValue::Array(items)) => {
                    let Some(found) = items.get(*index) else {
                        return span;
                    };
                    span = found.span();
                    found.get_ref()
                }
                _ => return span,
            };
        }
        span
    }
}

/// The same in a JSON text that starts at byte `from`.
pub fn in_json(text: &str, from: usize, path: &[Step], at_key: bool) -> Range<usize> {
    let mut scanner = Json {
        bytes: text.as_bytes(),
        at: from,
    };
    scanner.blank();
    let start = scanner.at;
    scanner.find(path, at_key).unwrap_or(start..start)
}

struct Json<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Json<'_> {
    fn find(&mut self, path: &[Step], at_key: bool) -> Option<Range<usize>> {
        self.blank();
        let start = self.at;
        let Some((step, rest)) = path.split_first() else {
            self.value();
            return Some(start..self.at);
        };
        let open = *self.bytes.get(self.at)?;
        self.at += 1;
        let mut index = 0;
        loop {
            self.blank();
            if matches!(self.bytes.get(self.at), None | Some(b'}' | b']')) {
                return Some(start..start + 1);
            }
            let key_start = self.at;
            let hit = match (open, step) {
                (b'{', Step::Key(wanted)) => {
                    let key = self.string();
                    let span = key_start..self.at;
                    self.blank();
                    self.at += 1;
                    let hit = self.bytes.get(key) == Some(wanted.as_bytes());
                    if hit && at_key && rest.is_empty() {
                        return Some(span);
                    }
                    hit
                }
                (b'[', Step::Item(wanted)) => *wanted == index,
                _ => return Some(start..start + 1),
            };
            if hit {
                return self.find(rest, at_key);
            }
            self.blank();
            self.value();
            self.blank();
            if self.bytes.get(self.at) == Some(&b',') {
                self.at += 1;
            }
            index += 1;
        }
    }

    fn blank(&mut self) {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    /// Skips a string; the range of what is inside.
    fn string(&mut self) -> Range<usize> {
        let start = self.at + 1;
        self.at = start;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => break,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        let end = self.at.min(self.bytes.len());
        self.at = (self.at + 1).min(self.bytes.len());
        start..end
    }

    fn value(&mut self) {
        let mut depth = 0_u32;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => {
                    self.string();
                    if depth == 0 {
                        return;
                    }
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' => {
                    if depth <= 1 {
                        self.at += usize::from(depth == 1);
                        return;
                    }
                    depth -= 1;
                }
                b',' if depth == 0 => return,
                byte if depth == 0 && byte.is_ascii_whitespace() => return,
                _ => {}
            }
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path() -> Vec<Step> {
        vec!["events".into(), 1.into(), "square".into()]
    }

    #[test]
    fn finds_values_and_keys_in_json() {
        let text =
            r#" {"id": "a \" {", "events": [{"x": [1, {}]}, {"who":"white", "square": "z9"}]}"#;
        assert_eq!(&text[in_json(text, 0, &path(), false)], "\"z9\"");
        assert_eq!(&text[in_json(text, 0, &path(), true)], "\"square\"");
        assert_eq!(
            &text[in_json(text, 0, &path()[..2], false)],
            r#"{"who":"white", "square": "z9"}"#
        );
    }

    #[test]
    fn finds_values_and_keys_in_toml() {
        let text =
            "id = \"a\"\nevents = [\n  { x = 1 },\n  { who = \"white\", square = \"z9\" },\n]\n";
        let toml = Toml::of(text);
        assert_eq!(&text[toml.find(&path(), false)], "\"z9\"");
        assert_eq!(&text[toml.find(&path(), true)], "square");
        let missing = [Step::from("start"), Step::from("fen")];
        assert!(toml.find(&missing, false).is_empty());
    }
}
