//! Where a number or the name of a division may stand.

use crate::content::glyph;

/// What a byte may begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Byte {
    /// Nothing of interest: the middle of a word.
    Word,
    /// A digit.
    Digit,
    /// The end of a word, so that a name may follow.
    Gap,
    /// A character that must be looked at: punctuation, a digit or a numeral of more than a byte.
    Wide,
}

const BYTES: [Byte; 256] = {
    let mut table = [Byte::Gap; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        table[at] = match byte {
            b'0'..=b'9' => Byte::Digit,
            0xC2 | 0xE2 | 0xEF | 0xF0 => Byte::Wide,
            b'a'..=b'z' | b'A'..=b'Z' | 0x80..=0xDF => Byte::Word,
            0xE0..=0xFF => Byte::Word,
            _ => Byte::Gap,
        };
        at += 1;
    }
    table
};

/// The next digit, or capital letter or Roman numeral that stands alone.
pub(super) fn next_anchor(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = from;
    let starts_word = from == 0 || BYTES[bytes[from - 1] as usize] != Byte::Word;
    if starts_word && bytes.get(from..).is_some_and(is_name) {
        return Some(from);
    }
    while let Some(&byte) = bytes.get(at) {
        match BYTES[byte as usize] {
            Byte::Word => {}
            Byte::Digit => return Some(at),
            Byte::Gap => {
                if is_name(&bytes[at + 1..]) {
                    return Some(at + 1);
                }
            }
            Byte::Wide => {
                let c = text[at..].chars().next()?;
                if glyph::digit(c).is_some() || glyph::roman_character(c).is_some() {
                    return Some(at);
                }
                at += c.len_utf8();
                if !glyph::is_word(c) && is_name(&bytes[at..]) {
                    return Some(at);
                }
                continue;
            }
        }
        at += 1;
    }
    None
}

/// A cheap look at the beginning of a word: one letter of any script that stands alone, or letters
/// that are all Roman digits or look like them.
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
            ends(length) || bytes.get(length) == Some(&0xD0)
        }
        b'A'..=b'Z' => ends(1),
        0xC2..=0xDF => ends(2) || bytes.get(2..4) == bytes.get(..2),
        _ => false,
    }
}

/// Punctuation of Latin-1, Armenian and the block of dashes and quotation marks is no letter.
fn starts_with_letter(bytes: &[u8]) -> bool {
    match *bytes {
        [0xC2 | 0xE2, ..] | [0xD5, 0x99..=0x9F, ..] | [0xD6, 0x89 | 0x8A, ..] => false,
        [byte, ..] => byte.is_ascii_alphabetic() || byte >= 0x80,
        [] => false,
    }
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
        2 => bytes[0] == b'1' || &bytes[..2] == b"20",
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
