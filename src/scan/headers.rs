//! The tags of a game.

use std::borrow::Cow;

use memchr::{memchr, memchr2};
use serde::{Serialize, Serializer};

/// The tags, as slices of the text, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RawHeaders<'a> {
    tags: Vec<(&'a [u8], &'a [u8])>,
}

impl<'a> RawHeaders<'a> {
    /// Reads the tags that a text begins with; gives what follows them, or none where a tag has
    /// no end on its line. A blank line and `[Event "` begin the next game.
    pub fn read(&mut self, mut text: &'a [u8]) -> (&'a [u8], bool) {
        self.tags.clear();
        let mut whole = true;
        let start = text.len();
        loop {
            let tag_or_move = text.trim_ascii_start();
            let gap = &text[..text.len() - tag_or_move.len()];
            let is_next_game = text.len() < start
                && (gap.ends_with(b"\n\n") || gap.ends_with(b"\n\r\n"))
                && tag_or_move.starts_with(b"[Event \"");
            text = tag_or_move;
            if is_next_game {
                return (text, whole);
            }
            if text.first() == Some(&b'%') {
                text = &text[memchr(b'\n', text).unwrap_or(text.len())..];
                continue;
            }
            if text.first() != Some(&b'[') {
                return (text, whole);
            }
            match tag(text) {
                Some((name, value, rest)) => {
                    self.tags.push((name, value));
                    text = rest;
                }
                None => {
                    whole = false;
                    text = &text[memchr(b'\n', text).unwrap_or(text.len())..];
                }
            }
        }
    }

    /// What a tag says.
    pub fn get(&self, name: &str) -> Option<Cow<'a, str>> {
        self.tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name.as_bytes()))
            .map(|(_, value)| decode(value))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    /// The tags as values of their own.
    pub fn to_headers(&self) -> Headers {
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| (decode(name).into_owned(), decode(value).into_owned()))
            .collect();
        Headers { tags }
    }
}

/// `[Name "value"]` on one line: name, value, rest.
fn tag(text: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let open = memchr2(b'"', b'\n', text)?;
    if text[open] != b'"' {
        return None;
    }
    let name = text[1..open].trim_ascii();
    let mut at = open + 1;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', &text[at..])?;
        match text[at] {
            b'"' => break,
            b'\\' => at = (at + 2).min(text.len()),
            _ => return None,
        }
    }
    let after = text[at + 1..].trim_ascii_start();
    let rest = after.strip_prefix(b"]")?;
    Some((name, &text[open + 1..at], rest))
}

/// Text in UTF-8, or else in Latin 1, which old archives use.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    };
    if text.contains('\\') {
        Cow::Owned(text.replace("\\\"", "\"").replace("\\\\", "\\"))
    } else {
        text
    }
}

/// The tags of a game, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    tags: Vec<(String, String)>,
}

impl Headers {
    /// What a tag says.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }
}

impl Serialize for Headers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.tags.iter().map(|(name, value)| (name, value)))
    }
}
