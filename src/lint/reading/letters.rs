//! Where words begin and end, byte by byte.

/// A character of UTF-8 text as a scan sees it: whether words are made of it, and its length.
///
/// Whole ranges are decided by the first byte, so that a scan stays fast: what matters are the
/// alphabets, the punctuation among the Armenian letters, and typographic marks.
pub fn letter_at(bytes: &[u8], at: usize) -> (bool, usize) {
    let first = bytes[at];
    match first {
        b'a'..=b'z' | b'A'..=b'Z' => (true, 1),
        0..=0x7F => (false, 1),
        0xD5 => (!matches!(bytes.get(at + 1), Some(0x99..=0x9F)), 2),
        0xD6 => (!matches!(bytes.get(at + 1), Some(0x89..=0x8F)), 2),
        0xC3..=0xDF => (true, 2),
        0xE2 | 0xEF => (false, 3),
        0xE3 => (!matches!(bytes.get(at + 1), Some(0x80)), 3),
        0xE0..=0xEE => (true, 3),
        0xF0.. => (false, 4),
        _ => (false, 2),
    }
}

/// The end of the word that goes on at `at`.
pub fn word_end(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() {
        let (letter, length) = letter_at(bytes, at);
        if !letter {
            break;
        }
        at += length;
    }
    at.min(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_at_the_marks_of_every_script() {
        for (text, word) in [
            ("քայլը։ Եթե", "քայլը"),
            ("հետևյալը՝", "հետևյալը"),
            ("գրառումը․", "գրառումը"),
            ("ходов»", "ходов"),
            ("each\u{a0}player", "each"),
            ("ход—", "ход"),
            ("ოცდაათი,", "ოცდაათი"),
        ] {
            assert_eq!(&text[..word_end(text.as_bytes(), 0)], word);
        }
    }
}
