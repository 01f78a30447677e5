//! Finding the mentions of clauses in running text.
//!
//! A stretch of plain text enters; the numbers in it that mention a clause, an article, an appendix
//! or a guideline leave. Where the mention leads is not asked here: see [`super::resolve`].

mod run;
mod surroundings;

use std::ops::Range;

use super::glyph;
use super::page::At;
use crate::lang::ReferenceWords;
use crate::law::ClauseNumber;

use run::Run;

/// A mention of a clause or a whole division.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    /// The number in the plain text.
    pub(super) plain: Range<At>,
    /// What it says.
    pub(super) number: ClauseNumber,
    /// The other end of a range that it opens.
    pub(super) through: Option<ClauseNumber>,
}

/// What finding needs to know besides the text.
pub(super) struct Finder<'a> {
    /// The words of the language.
    pub(super) words: &'a ReferenceWords,
    /// The links of the page, in order: the plain text they cover and the division they name.
    pub(super) links: &'a [super::links::NamedLink],
}

impl Finder<'_> {
    /// The mentions in `plain[range]`, in order.
    pub(super) fn find(&self, plain: &str, range: Range<At>, cell: bool) -> Vec<Mention> {
        let mut mentions = Vec::new();
        let text = &plain[..range.end as usize];
        let from = range.start as usize;
        let mut at = from;
        let mut taken_noun = 0;
        while let Some(anchor) = next_anchor(text, at) {
            let run = Run::read(text, from, at, anchor, self.words);
            let Some(run) = run else {
                at = after_token(text, anchor);
                continue;
            };
            at = run.end().max(anchor + 1);
            taken_noun = self.judge(text, from, &run, taken_noun, cell, &mut mentions);
        }
        mentions
    }
}

/// The next place where a number or the name of a division may stand: a digit, or a capital
/// letter or Roman numeral that stands alone.
fn next_anchor(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        let byte = bytes[at];
        if byte.is_ascii_digit() {
            return Some(at);
        }
        let boundary = at == 0 || !is_word_byte(bytes[at - 1]);
        if boundary && may_be_name(&bytes[at..]) && text.is_char_boundary(at) {
            return Some(at);
        }
        if byte == 0xEF && text[at..].starts_with(|c| glyph::digit(c).is_some()) {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// A cheap look at a word: one capital letter of any script, or Roman digits.
fn may_be_name(bytes: &[u8]) -> bool {
    let ends = |at: usize| bytes.get(at).is_none_or(|&byte| !is_word_byte(byte));
    match bytes[0] {
        b'I' | b'V' | b'X' => {
            let length = bytes
                .iter()
                .take_while(|byte| matches!(byte, b'I' | b'V' | b'X'))
                .count();
            ends(length) || bytes[length] == 0xD0 || bytes[length] == 0xD0
        }
        b'A'..=b'Z' => ends(1),
        0xC2..=0xDF => ends(2) || bytes.get(2..4) == bytes.get(0..2),
        0xE2 => bytes.get(1) == Some(&0x85),
        _ => false,
    }
}

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte >= 0x80
}

fn after_token(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let length = rest
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(rest.len());
    at + length.max(rest.chars().next().map_or(1, char::len_utf8))
}
