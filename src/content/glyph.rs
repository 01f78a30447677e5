//! Characters that stand for others: what a typist's keyboard had, not what the number needs.

use crate::lang::is_letter;

/// Whether a character may separate the levels of a number, and whether it is the full stop.
pub(super) fn separator(c: char) -> Option<bool> {
    match c {
        '.' => Some(true),
        '\u{2024}' | '\u{589}' | '\u{B7}' | ',' | ':' => Some(false),
        _ => None,
    }
}

/// The Latin capital that a letter looks like; a Latin capital is itself.
pub(super) fn latin_capital(c: char) -> Option<char> {
    Some(match c {
        'A'..='Z' => c,
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ӏ' | 'Ι' => 'I',
        'Х' | 'Χ' => 'X',
        _ => return None,
    })
}

/// The value of a Roman numeral that is one character (`Ⅲ`).
pub(super) fn roman_character(c: char) -> Option<u16> {
    match c {
        '\u{2160}'..='\u{216B}' => Some((c as u32 - 0x2160) as u16 + 1),
        _ => None,
    }
}

/// Whether a character belongs to a word: letters, and the marks written inside words.
pub(super) fn is_word(c: char) -> bool {
    matches!(c, '\u{55A}'..='\u{55C}' | '\u{55E}' | '\u{AD}' | '\u{301}') || is_letter(c)
}

/// Whether a character is a hyphen or dash of any length.
pub(super) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{58A}')
}

/// Whether a character takes no place at all: soft hyphens, marks without width.
pub(super) fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}'
    )
}

/// Whether nothing is seen of a character: spaces of all kinds and marks without width.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c != '\u{AD}' && is_invisible(c)
}

/// The word that a text begins with; an empty one where it begins otherwise.
pub(super) fn first_word(text: &str) -> &str {
    let end = text.find(|c| !is_word(c)).unwrap_or(text.len());
    &text[..end]
}

/// The word that a text ends with; an empty one where it ends otherwise.
pub(super) fn last_word(text: &str) -> &str {
    &text[text.trim_end_matches(is_word).len()..]
}
