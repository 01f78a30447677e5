//! Where a number or the name of a division may stand.

use crate::content::glyph;

/// The next digit, or capital letter or Roman numeral that stands alone.
pub(super) fn next_anchor(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = from;
    let mut in_word = false;
    while at < bytes.len() {
        let byte = bytes[at];
        match byte {
            b'0'..=b'9' => return Some(at),
            b'A'..=b'Z' | 0xC2..=0xDF | 0xE2 => {
                if !in_word && is_name(&bytes[at..]) {
                    return Some(at);
                }
                in_word = true;
            }
            0xEF | 0xF0 => {
                if text[at..].starts_with(|c| glyph::digit(c).is_some()) {
                    return Some(at);
                }
                in_word = false;
            }
            b'a'..=b'z' | 0x80..=0xBF => in_word = true,
            _ => in_word = false,
        }
        at += 1;
    }
    None
}

/// A cheap look at the beginning of a word: one letter of any script that stands alone, or letters
/// that are all Roman digits or look like them.
fn is_name(bytes: &[u8]) -> bool {
    let ends = |at: usize| !bytes.get(at).is_some_and(|&byte| is_letter(byte));
    match bytes[0] {
        b'I' | b'V' | b'X' => {
            let length = bytes
                .iter()
                .take_while(|byte| matches!(byte, b'I' | b'V' | b'X'))
                .count();
            ends(length) || bytes[length] == 0xD0
        }
        b'A'..=b'Z' => ends(1),
        // The one-character numerals, and letters of two bytes.
        0xE2 => bytes.get(1) == Some(&0x85),
        _ => ends(2) || bytes.get(2..4) == bytes.get(..2),
    }
}

fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte >= 0x80
}

/// The end of the word or figure at a place.
pub(super) fn after_word(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let word = rest.find(|c: char| !c.is_alphanumeric());
    let first = rest.chars().next().map_or(1, char::len_utf8);
    at + word.unwrap_or(rest.len()).max(first)
}
