//! Where a number or the name of a division may stand.
//!
//! Nearly all of a text is words, so a test that is the same for every byte finds the few places
//! that are worth a closer look, once for a whole document.

use std::ops::Range;

use crate::content::glyph;
use crate::lang::blocks::{self, AHEAD, BLOCK, Block};
use crate::law::Division;

/// The places of a text that may be anchors: digits, capital letters or Roman numerals that stand
/// alone.
#[derive(Clone, Copy, Debug)]
pub(in crate::content) struct Anchors<'a> {
    /// A bit for each byte that may be one or stand before one.
    blocks: &'a [u64],
}

impl<'a> Anchors<'a> {
    /// Those of a text, found in memory that one text leaves to the next.
    pub(in crate::content) fn of(text: &str, memory: &'a mut Vec<u64>) -> Anchors<'a> {
        blocks::mark(text.as_bytes(), memory, may_be_anchor);
        Anchors { blocks: memory }
    }

    /// The next one at `from` or after it in `text`, which is the beginning of the whole.
    pub(super) fn next(self, text: &str, from: usize) -> Option<usize> {
        let bytes = text.as_bytes();
        let starts_word =
            from == 0 || !is_letter(bytes[from - 1]) || text[..from].ends_with(glyph::is_blank);
        if starts_word && is_name(&bytes[from..]) {
            return Some(from);
        }
        // The test has seen what comes after the text.
        let near_end = text.len().saturating_sub(AHEAD).max(from);
        let marked = self.marked(from..near_end);
        marked
            .chain(near_end..text.len())
            .find_map(|at| anchor_at(text, at))
    }

    /// The places in a range that passed the test.
    fn marked(self, range: Range<usize>) -> impl Iterator<Item = usize> {
        let mut block = range.start / BLOCK;
        let bits = self.blocks.get(block).copied().unwrap_or_default();
        let mut ahead = bits & (u64::MAX << (range.start % BLOCK));
        std::iter::from_fn(move || {
            while ahead == 0 {
                block += 1;
                ahead = *self
                    .blocks
                    .get(block)
                    .filter(|_| block * BLOCK < range.end)?;
            }
            let at = block * BLOCK + ahead.trailing_zeros() as usize;
            ahead &= ahead - 1;
            (at < range.end).then_some(at)
        })
    }
}

/// Whether a byte may be an anchor or stand before one. It may err by saying yes; that is cheaper
/// than a test of every condition.
#[inline(always)]
fn may_be_anchor(block: &Block, at: usize) -> bool {
    let (byte, next) = (block[at], block[at + 1]);
    let (second, third, fourth) = (block[at + 2], block[at + 3], block[at + 4]);
    let digit = byte.wrapping_sub(b'0') < 10;
    // Anything but letters of two bytes: quotation marks, digits and numerals of other scripts.
    let wide = ((byte | 0x20) == 0xE2) | (byte >= 0xEF);
    let latin = next.wrapping_sub(b'A') < 26;
    // Small letters of Cyrillic and Armenian end many words of one letter.
    let small = ((next == 0xD0) & (second >= 0xB0))
        | ((next == 0xD5) & (second >= 0xA0))
        | (next == 0xD1)
        | (next == 0xD6);
    // Armenian punctuation begins like Armenian letters: `Բ։3`, `Բ՝`.
    let armenian = (third == 0xD6) | ((third == 0xD5) & (fourth < 0xA0));
    let ends = (third < 0xC3) | (third == 0xE2) | armenian;
    let letter = (next.wrapping_sub(0xC3) < 0x1D) & !small & ends;
    let ukrainian = (next == 0xD0) & (second == 0x86);
    digit | wide | ((byte < 0x80) & (latin | letter | ukrainian))
}

/// The anchor at a byte, or right after it where it is no letter.
fn anchor_at(text: &str, at: usize) -> Option<usize> {
    let byte = text.as_bytes()[at];
    if byte.is_ascii_digit() {
        return Some(at);
    }
    let after = match byte {
        0..0x80 if !is_letter(byte) => at + 1,
        0xC2 | 0xE2 | 0xEF | 0xF0 => {
            let c = text[at..].chars().next()?;
            if glyph::digit(c).is_some() || glyph::roman_character(c).is_some() {
                return Some(at);
            }
            if glyph::is_word(c) {
                return None;
            }
            at + c.len_utf8()
        }
        _ => return None,
    };
    is_name(&text.as_bytes()[after..]).then_some(after)
}

/// Whether a word is one capital letter of any script, or begins like a Roman numeral.
fn is_name(bytes: &[u8]) -> bool {
    let ends = |at: usize| !bytes.get(at..).is_some_and(starts_with_letter);
    let Some(&first) = bytes.first() else {
        return false;
    };
    match first {
        b'I' | b'V' | b'X' => {
            let length = bytes
                .iter()
                .take_while(|byte| matches!(byte, b'I' | b'V' | b'X'))
                .count();
            ends(length) || bytes.get(length) == Some(&0xD0) || has_ending(&bytes[length..])
        }
        b'A'..=b'Z' => ends(1) || has_ending(&bytes[1..]),
        0xC3..=0xDF => is_capital(bytes) && (ends(2) || bytes.starts_with("ІІ".as_bytes())),
        _ => false,
    }
}

/// Whether Armenian letters follow a Latin one: an ending, since no word mixes the scripts.
fn has_ending(bytes: &[u8]) -> bool {
    matches!(*bytes, [0xD5, 0xA1..=0xFF, ..] | [0xD6, 0x80..=0x87, ..])
}

/// Punctuation of Latin-1, Armenian and the block of dashes and quotation marks is no letter.
fn starts_with_letter(bytes: &[u8]) -> bool {
    match *bytes {
        [0xD5, 0x99..=0x9F, ..] | [0xD6, 0x89 | 0x8A, ..] => false,
        [byte, ..] => is_letter(byte),
        [] => false,
    }
}

/// Whether a character of two bytes is a capital letter.
fn is_capital(bytes: &[u8]) -> bool {
    let Some(&second) = bytes.get(1) else {
        return false;
    };
    let c = char::from_u32(u32::from(bytes[0] & 0x1F) << 6 | u32::from(second & 0x3F));
    match c {
        // The scripts that come most often, without a search in the tables of Unicode.
        Some('\u{400}'..='\u{42F}' | '\u{531}'..='\u{556}') => true,
        Some('\u{430}'..='\u{45F}' | '\u{559}'..='\u{589}') => false,
        Some(c) => c.is_uppercase(),
        None => false,
    }
}

/// Whether a byte belongs to a letter. The two that lead quotation marks and dashes don't.
const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphabetic() | ((byte >= 0x80) & (byte != 0xC2) & (byte != 0xE2))
}

/// Whether the digits at a place are a number that no article has, with a space after it: `50 քայլ`.
pub(super) fn is_plain_number(text: &str, at: usize) -> bool {
    let bytes = &text.as_bytes()[at..];
    let digits = bytes
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let small = match digits {
        0 | 1 => true,
        2 => u16::from(bytes[0] - b'0') * 10 + u16::from(bytes[1] - b'0') <= Division::MAX_ARTICLE,
        _ => false,
    };
    !small && matches!(bytes.get(digits), Some(b' ' | b'\n'))
}

/// The end of the word or figure at a place.
pub(super) fn after_word(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let word = rest.find(|c: char| !glyph::is_word(c) && !c.is_ascii_digit());
    let first = rest.chars().next().map_or(1, char::len_utf8);
    at + word.unwrap_or(rest.len()).max(first)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn anchors(text: &str) -> Vec<&str> {
        let mut memory = Vec::new();
        let anchors = Anchors::of(text, &mut memory);
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(anchor) = anchors.next(text, at) {
            at = after_word(text, anchor);
            found.push(&text[anchor..at]);
        }
        found
    }

    #[test]
    fn finds_digits_and_names() {
        let long = "и ещё несколько слов, чтобы текст был длиннее одного блока";
        for (text, expected) in [
            ("согласно Приложению А и Статье 9.2", &["А", "9", "2"][..]),
            ("Հավելված\u{a0}Բ և Ուղեցույց III-ը է", &["Բ", "III"]),
            ("a b c Nf3 Ⅲ «A» ９", &["3", "Ⅲ", "A", "９"]),
            ("ІІІ.4", &["ІІІ", "4"]),
            ("Հավելված A՝ points D։2 և Բ։3", &["A", "D", "2", "Բ", "3"]),
            ("ապա Հավելված Գ՝ մրցաշարի", &["Գ"]),
            ("слова без всяких чисел и имён", &[]),
        ] {
            assert_eq!(anchors(text), expected);
            let between = format!("{long} {text} {long}");
            assert_eq!(anchors(&between), expected);
        }
    }

    proptest! {
        #[test]
        fn the_test_misses_nothing(text in "([А-Яа-яԱ-Ֆա-ֆA-Za-z]{1,9}[ ,.«»–։՝\u{a0}]{1,2}|[0-9АІЇԲ] |[IVXІ]{1,3} |Ⅲ|９){0,40}") {
            let mut memory = Vec::new();
            let anchors = Anchors::of(&text, &mut memory);
            for (end, _) in text.char_indices().rev().take(9) {
                let text = &text[..end];
                let mut at = 0;
                while let Some(anchor) = anchors.next(text, at) {
                    prop_assert_eq!(Some(anchor), naive(text, at));
                    at = after_word(text, anchor);
                }
                prop_assert_eq!(naive(text, at), None);
            }
        }
    }

    fn naive(text: &str, from: usize) -> Option<usize> {
        let bytes = text.as_bytes();
        let starts_word = from == 0 || !is_letter(bytes[from - 1]);
        if starts_word && is_name(&bytes[from..]) {
            return Some(from);
        }
        (from..bytes.len()).find_map(|at| anchor_at(text, at))
    }
}
