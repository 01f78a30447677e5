//! The words of a movetext, one after the other, none silently left out.

use memchr::{memchr, memchr2};
use shakmaty::san::{San, SanPlus};

use super::Damage;
use super::chunk::first_boundary;
use crate::game::state::Outcome;

/// A word of the movetext that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// A move in the usual notation, and how it is written.
    Move(San, &'a [u8]),
    /// A word that is no move in the usual notation.
    Strange(&'a [u8]),
    /// What stands in braces.
    Comment(&'a [u8]),
    /// How the game ended; none for `*`.
    Result(Option<Outcome>),
}

/// Reads a movetext word by word. Variations, glyphs and move numbers pass by.
#[derive(Clone, Debug)]
pub struct Movetext<'a> {
    text: &'a [u8],
    at: usize,
    line_start: bool,
}

impl<'a> Movetext<'a> {
    /// Reads from the beginning.
    pub fn new(text: &'a [u8]) -> Movetext<'a> {
        Movetext {
            text,
            at: 0,
            line_start: true,
        }
    }

    /// Where the reading stands.
    pub fn position(&self) -> usize {
        self.at
    }

    /// The next word; none where the next game begins or the text ends.
    #[inline]
    pub fn next_word(&mut self) -> Result<Option<Word<'a>>, Damage> {
        while let Some(&byte) = self.text.get(self.at) {
            let line_start = std::mem::replace(&mut self.line_start, false);
            match byte {
                b' ' | b'\t' | b'\r' | b'.' | b')' | b'!' | b'?' | b'+' | b'#' | b'}' => {
                    self.at += 1;
                }
                b'\n' => {
                    self.at += 1;
                    self.line_start = true;
                }
                b'[' if line_start => return Ok(None),
                b'%' if line_start => self.skip_line(),
                b';' => self.skip_line(),
                b'{' => return self.comment().map(|comment| Some(Word::Comment(comment))),
                b'(' => self.skip_variation()?,
                b'$' => self.at += word_length(&self.text[self.at..]),
                b'*' => {
                    self.at += 1;
                    return Ok(Some(Word::Result(None)));
                }
                b'0'..=b'9' | 0xc2 => {
                    if let Some(word) = self.number() {
                        return Ok(Some(word));
                    }
                }
                _ => return Ok(Some(self.word())),
            }
        }
        Ok(None)
    }

    fn word(&mut self) -> Word<'a> {
        let rest = &self.text[self.at..];
        if let Ok((san, length)) = SanPlus::from_ascii_prefix(rest)
            && rest.get(length).is_none_or(|&byte| ends_word(byte))
        {
            self.at += length;
            return Word::Move(san.san, &rest[..length]);
        }
        let length = word_length(rest).max(1);
        self.at += length;
        Word::Strange(&rest[..length])
    }

    /// A move number, a result, or castling with zeros.
    fn number(&mut self) -> Option<Word<'a>> {
        let rest = &self.text[self.at..];
        let digits = rest
            .iter()
            .position(|byte| !byte.is_ascii_digit())
            .unwrap_or(rest.len());
        match rest.get(digits) {
            Some(b'.') => {
                self.at += digits + 1;
                return None;
            }
            Some(b' ' | b'\t' | b'\r' | b'\n') | None if digits > 0 => {
                self.at += digits;
                return None;
            }
            _ => {}
        }
        for (text, outcome) in RESULTS {
            if rest.starts_with(text.as_bytes())
                && rest.get(text.len()).is_none_or(|&byte| ends_word(byte))
            {
                self.at += text.len();
                return Some(Word::Result(Some(*outcome)));
            }
        }
        Some(self.word())
    }

    fn comment(&mut self) -> Result<&'a [u8], Damage> {
        let start = self.at + 1;
        let rest = &self.text[start..];
        let mut end = memchr2(b'}', b'\n', rest).ok_or(Damage::OpenComment)?;
        // Only a comment of several lines can have run into the next game.
        if rest[end] == b'\n' {
            end += memchr(b'}', &rest[end..]).ok_or(Damage::OpenComment)?;
            if first_boundary(&rest[..end], 0).is_some() {
                return Err(Damage::OpenComment);
            }
        }
        let comment = &rest[..end];
        self.at = start + end + 1;
        Ok(comment)
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += memchr(b'\n', rest).unwrap_or(rest.len());
    }

    fn skip_variation(&mut self) -> Result<(), Damage> {
        let mut depth = 0_u32;
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'(' => depth += 1,
                b')' => {
                    depth -= 1;
                    if depth == 0 {
                        self.at += 1;
                        return Ok(());
                    }
                }
                b'{' => {
                    self.comment()?;
                    continue;
                }
                b';' => {
                    self.skip_line();
                    continue;
                }
                b'\n' if self.text[self.at..].starts_with(b"\n[Event \"") => break,
                _ => {}
            }
            self.at += 1;
        }
        Err(Damage::OpenVariation)
    }
}

const RESULTS: &[(&str, Outcome)] = &[
    ("1-0", Outcome::White),
    ("0-1", Outcome::Black),
    ("1/2-1/2", Outcome::Draw),
    ("1–0", Outcome::White),
    ("0–1", Outcome::Black),
    ("1/2–1/2", Outcome::Draw),
    ("½-½", Outcome::Draw),
    ("½–½", Outcome::Draw),
    ("1/2", Outcome::Draw),
    ("½", Outcome::Draw),
];

fn ends_word(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\n' | b'\r' | b'\t' | b'{' | b'(' | b')' | b'!' | b'?' | b'$' | b';' | b'*'
    )
}

fn word_length(text: &[u8]) -> usize {
    text.iter()
        .position(|&byte| ends_word(byte))
        .unwrap_or(text.len())
        .max(1)
}

/// Where the game ends that a text begins with, whatever is wrong with it: at the next boundary,
/// or at the next tag that opens a line.
pub fn game_end(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(found) = memchr2(b'\n', b'{', &text[at..]) {
        at += found;
        if text[at] == b'{' {
            match Movetext::new(&text[at..]).comment() {
                Ok(comment) => at += comment.len() + 2,
                Err(_) => return first_boundary(text, at).unwrap_or(text.len()),
            }
            continue;
        }
        at += 1;
        if text.get(at) == Some(&b'[') {
            return at;
        }
    }
    text.len()
}
