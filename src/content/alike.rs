//! Names of divisions as typists without the right keyboard write them.

use super::glyph;

/// The length of what a text starts with, if that may have been typed for a Roman numeral and is
/// not followed by more of a word: `l`, `1` or `|` for I, `lll` or `Ш` for III. None for a plain
/// Roman numeral.
pub(super) fn roman(text: &str, value: u16) -> Option<usize> {
    let mut strokes = 0;
    let mut length = 0;
    let mut disguised = false;
    for c in text.chars() {
        let Some(more) = strokes_of(c) else { break };
        strokes += more;
        disguised |= glyph::latin_capital(c).is_none() && glyph::roman_character(c).is_none();
        length += c.len_utf8();
        if strokes > value {
            return None;
        }
    }
    let word_follows = text[length..].starts_with(glyph::is_word);
    (disguised && strokes == value && !word_follows).then_some(length)
}

/// How many strokes of a Roman numeral a character stands for.
fn strokes_of(c: char) -> Option<u16> {
    Some(match c {
        'l' | 'i' | '1' | '|' | '!' | 'í' | 'ì' | 'ı' | 'і' | 'ӏ' | 'ι' | '׀' | '∣' => 1,
        'П' | 'п' | 'ǁ' | '‖' => 2,
        'Ш' | 'ш' => 3,
        _ => return glyph::roman_character(c).or((glyph::latin_capital(c)? == 'I').then_some(1)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_looks_like_a_roman_numeral() {
        for (text, value, rest) in [
            ("l.8", 1, ".8"),
            ("1.8", 1, ".8"),
            ("lI.2", 2, ".2"),
            ("11.2", 2, ".2"),
            ("П.2", 2, ".2"),
            ("lll.4", 3, ".4"),
            ("Ш.4", 3, ".4"),
            ("ІІ1.4", 3, ".4"),
        ] {
            let length = roman(text, value).unwrap();
            assert_eq!(&text[length..], rest, "{text}");
        }
    }

    #[test]
    fn refuses_what_does_not() {
        for (text, value) in [
            ("11.2", 1),
            ("1.2", 3),
            ("", 1),
            ("litre", 1),
            ("Шах", 3),
            ("III.1", 3),
            ("9", 1),
        ] {
            assert_eq!(roman(text, value), None, "{text}");
        }
    }
}
