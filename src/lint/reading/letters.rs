//! Where words begin and end, byte by byte.

/// A character of UTF-8 text as a scan sees it: whether words are made of it, and its length.
///
/// Whole ranges are decided by the first byte, so that a scan stays fast: what matters are the
/// alphabets, the punctuation among the Armenian letters, and typographic marks.
#[inline]
pub fn letter_at(bytes: &[u8], at: usize) -> (bool, usize) {
    let class = CLASSES[usize::from(bytes[at])];
    let length = usize::from(class & LENGTH);
    if class & MIXED == 0 {
        return (class & LETTER != 0, length);
    }
    let second = bytes.get(at + 1).copied().unwrap_or_default();
    let is_mark = match bytes[at] {
        0xD5 => second.wrapping_sub(0x99) < 7,
        0xD6 => second.wrapping_sub(0x89) < 7,
        _ => second == 0x80,
    };
    (!is_mark, length)
}

const LENGTH: u8 = 0b111;
const LETTER: u8 = 0b1000;
/// Letters and marks start with this byte; the second one tells.
const MIXED: u8 = 0b1_0000;

/// What a first byte says about its character.
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' => LETTER | 1,
            0..=0x7F => 1,
            0xD5 | 0xD6 => MIXED | 2,
            0xC3..=0xDF => LETTER | 2,
            0x80..=0xC2 => 2,
            0xE2 | 0xEF => 3,
            0xE3 => MIXED | 3,
            0xE0..=0xEE => LETTER | 3,
            0xF0.. => 4,
        };
        byte += 1;
    }
    classes
};

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
