//! Characters that stand for others: what a typist's keyboard had, not what the number needs.

/// The value of a digit, and whether it is the plain ASCII one.
pub(super) fn digit(c: char) -> Option<(u16, bool)> {
    let zero = match c {
        '0'..='9' => return Some((c as u16 - '0' as u16, true)),
        '\u{660}'..='\u{669}' => '\u{660}',
        '\u{6F0}'..='\u{6F9}' => '\u{6F0}',
        '\u{FF10}'..='\u{FF19}' => '\u{FF10}',
        '\u{1D7CE}'..='\u{1D7D7}' => '\u{1D7CE}',
        _ => return None,
    };
    Some(((c as u32 - zero as u32) as u16, false))
}

/// The digit that a letter may have been typed for, when the sequence of numbers proves it.
pub(super) fn digit_for_letter(c: char) -> Option<u16> {
    Some(match c {
        'O' | 'o' | 'О' | 'о' | 'Օ' | 'օ' => 0,
        'l' | 'I' | '|' | 'І' | 'Ӏ' | 'ӏ' | 'і' => 1,
        'З' | 'з' => 3,
        'б' => 6,
        _ => return None,
    })
}

/// Whether a character may separate the levels of a number, and whether it is the full stop.
pub(super) fn separator(c: char) -> Option<bool> {
    match c {
        '.' => Some(true),
        '\u{2024}' | '\u{589}' | '\u{B7}' | '\u{2027}' | '\u{3002}' | '\u{FF0E}' | '\u{FE52}'
        | '\u{55D}' | ',' | ':' => Some(false),
        _ => None,
    }
}

/// The Latin capital that a letter looks like; a Latin capital is itself.
pub(super) fn latin_capital(c: char) -> Option<char> {
    Some(match c {
        'A'..='Z' => c,
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' | 'Ϲ' => 'C',
        'Е' | 'Ε' => 'E',
        'Ԍ' => 'G',
        'Н' | 'Η' => 'H',
        'І' | 'Ӏ' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'О' | 'Ο' | 'Օ' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Ѵ' => 'V',
        'Х' | 'Χ' => 'X',
        '\u{FF21}'..='\u{FF3A}' => char::from_u32(c as u32 - 0xFF21 + 'A' as u32)?,
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

/// Whether a character is a letter.
pub(super) fn is_letter(c: char) -> bool {
    match c {
        'a'..='z' | 'A'..='Z' => true,
        '\0'..='\u{7F}' => false,
        // The scripts that come most often, without a search in the tables of Unicode.
        '\u{400}'..='\u{481}' | '\u{531}'..='\u{556}' | '\u{561}'..='\u{587}' => true,
        _ => c.is_alphabetic(),
    }
}

/// Whether a character is a letter or a number.
pub(super) fn is_letter_or_number(c: char) -> bool {
    is_letter(c) || c.is_numeric()
}

/// Whether a character belongs to a word: letters, and the marks written inside words.
pub(super) fn is_word(c: char) -> bool {
    match c {
        '\u{55A}'..='\u{55C}' | '\u{55E}' | '\u{AD}' | '\u{301}' => true,
        '\u{55D}' | '\u{589}' | '«' | '»' | '\u{A0}' | '\u{2010}'..='\u{2027}' => false,
        _ => is_letter(c),
    }
}

/// Whether a character is a hyphen or dash of any length.
pub(super) fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{58A}' | '\u{FE58}' | '\u{FF0D}'
    )
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
    c.is_whitespace() || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}')
}

/// A text without what is blank at its end.
pub(super) fn trim_blank_end(text: &str) -> &str {
    trim_end(text, is_blank)
}

/// A text without the gap at its end; a space is one, a letter or figure none.
pub(super) fn trim_end(text: &str, gap: impl Fn(char) -> bool) -> &str {
    // Mostly there is one space or none.
    let text = text.strip_suffix(' ').unwrap_or(text);
    match *text.as_bytes() {
        [.., b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z'] => text,
        [.., first, second] if is_common_letter(first, second) => text,
        _ => text.trim_end_matches(gap),
    }
}

/// A text without what is blank at its beginning.
pub(super) fn trim_blank_start(text: &str) -> &str {
    let text = text.strip_prefix(' ').unwrap_or(text);
    match text.as_bytes().first() {
        Some(b'!'..=b'~') => text,
        _ => text.trim_start_matches(is_blank),
    }
}

/// Where the word ends that a text begins with.
pub(super) fn word_end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&first) = bytes.get(at) {
        at += match (first, bytes.get(at + 1)) {
            (b'a'..=b'z' | b'A'..=b'Z', _) => 1,
            (0..0x80, _) => return at,
            (first, Some(&second)) if is_common_letter(first, second) => 2,
            _ => match text[at..].chars().next() {
                Some(c) if is_word(c) => c.len_utf8(),
                _ => return at,
            },
        };
    }
    at
}

/// Whether two bytes are a letter of the scripts that come most often.
fn is_common_letter(first: u8, second: u8) -> bool {
    match first {
        0xD0 | 0xD1 => true,
        0xD5 => second >= 0xA1,
        0xD6 => second <= 0x87,
        _ => false,
    }
}

/// Where the word starts that a text ends with, and the word; an empty one where it ends otherwise.
pub(super) fn last_word(text: &str) -> (usize, &str) {
    let bytes = text.as_bytes();
    let mut start = text.len();
    while let Some(&last) = bytes[..start].last() {
        start -= match last {
            b'a'..=b'z' | b'A'..=b'Z' => 1,
            0..0x80 => break,
            _ if start > 1 && is_common_letter(bytes[start - 2], last) => 2,
            _ => match text[..start].chars().next_back() {
                Some(c) if is_word(c) => c.len_utf8(),
                _ => break,
            },
        };
    }
    (start, &text[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_where_their_characters_do() {
        for c in ('\0'..='\u{2FFF}').chain(['\u{FEFF}', '中', '𝟗']) {
            for text in [
                format!("{c}"),
                format!("խаz{c}"),
                format!("{c}խаz"),
                format!("я{c}ы"),
            ] {
                let end = text.find(|c| !is_word(c)).unwrap_or(text.len());
                assert_eq!(word_end(&text), end, "{text:?}");
                let start = text.trim_end_matches(is_word).len();
                assert_eq!(last_word(&text), (start, &text[start..]), "{text:?}");
                assert_eq!(trim_blank_end(&text), text.trim_end_matches(is_blank));
                assert_eq!(trim_blank_start(&text), text.trim_start_matches(is_blank));
            }
        }
    }
}
