//! Where words begin and end, byte by byte.

/// A character of UTF-8 text as a scan sees it: whether words are made of it, and its length.
///
/// Whole ranges are decided by the first byte, so that a scan stays fast: what matters are the
/// alphabets, the punctuation among the Armenian letters, and typographic marks.
#[inline]
pub fn letter_at(bytes: &[u8], at: usize) -> (bool, usize) {
    match STEPS[usize::from(bytes[at])] {
        MIXED => (!is_mark(bytes, at), if bytes[at] < 0xE0 { 2 } else { 3 }),
        0 => (false, mark_length(bytes[at])),
        length => (true, length.into()),
    }
}

/// The end of the word that goes on at `at`.
#[inline]
pub fn word_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        at += match STEPS[usize::from(byte)] {
            MIXED if is_mark(bytes, at) => break,
            MIXED if byte < 0xE0 => 2,
            MIXED => 3,
            0 => break,
            length => usize::from(length),
        };
    }
    at.min(bytes.len())
}

/// The length of the letter that starts with a byte; 0 where no letter does.
static STEPS: [u8; 256] = {
    let mut steps = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        steps[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' => 1,
            0xD5 | 0xD6 | 0xE3 => MIXED,
            0xC3..=0xDF => 2,
            0xE0 | 0xE1 | 0xE4..=0xEE => 3,
            _ => 0,
        };
        byte += 1;
    }
    steps
};

/// Letters and marks start with this byte; the second one tells.
const MIXED: u8 = u8::MAX;

fn is_mark(bytes: &[u8], at: usize) -> bool {
    let second = bytes.get(at + 1).copied().unwrap_or_default();
    match bytes[at] {
        0xD5 => second.wrapping_sub(0x99) < 7,
        0xD6 => second.wrapping_sub(0x89) < 7,
        _ => second == 0x80,
    }
}

fn mark_length(first: u8) -> usize {
    match first {
        0..=0x7F => 1,
        0x80..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0.. => 4,
    }
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
