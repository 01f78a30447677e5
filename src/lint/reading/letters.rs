//! Where words begin and end, byte by byte.

use std::num::NonZeroU64;

/// A character of UTF-8 text as a scan sees it: whether words are made of it, and its length.
///
/// Whole ranges are decided by the first two bytes, so that a scan stays fast: what matters are
/// the alphabets, the punctuation among the Armenian letters, and typographic marks.
#[inline]
pub fn letter_at(bytes: &[u8], at: usize) -> (bool, usize) {
    let second = bytes.get(at + 1).copied().unwrap_or_default();
    (is_letter(bytes[at], second), length(bytes[at]))
}

/// The end of the word that goes on at `at`.
#[inline]
pub fn word_end(bytes: &[u8], at: usize) -> usize {
    let mut end = at;
    loop {
        while let Some(eight) = bytes.get(end..).and_then(<[u8]>::first_chunk) {
            let Some(letters) = letters_before_other(*eight) else {
                end += eight.len();
                continue;
            };
            end += 2 * letters;
            break;
        }
        if end >= bytes.len() {
            return bytes.len();
        }
        match letter_at(bytes, end) {
            (true, length) => end += length,
            (false, _) => return end,
        }
    }
}

/// How many letters of Cyrillic or Armenian eight bytes begin with; none where they are nothing
/// else. Not all of them are recognised: this passes over most of a word in few steps.
#[inline]
fn letters_before_other(eight: [u8; 8]) -> Option<usize> {
    let bytes = u64::from_le_bytes(eight);
    let others = (bytes ^ 0x80D0_80D0_80D0_80D0) & 0xC0F8_C0F8_C0F8_C0F8;
    // The second byte of a mark is from 0x88 to 0x9F: bit 5 is not set, bit 4 or 3 is.
    let marks = (bytes << 1 | bytes << 2) & !bytes & 0x2000_2000_2000_2000;
    let first = NonZeroU64::new(others | marks)?.trailing_zeros();
    Some(first as usize / 16)
}

/// Whether a character that begins with two bytes is a letter; of ASCII the first one decides.
#[inline]
fn is_letter(first: u8, second: u8) -> bool {
    LETTERS[usize::from(first)] >> (second & 0x3F) & 1 != 0
}

/// For each first byte, a bit for each second one that makes it a letter.
static LETTERS: [u64; 256] = {
    let mut letters = [0; 256];
    let mut first = 0;
    while first < 0xF0 {
        if (first as u8).is_ascii_alphabetic() || first >= 0xC3 {
            letters[first] = u64::MAX;
        }
        first += 1;
    }
    // The marks among the Armenian letters: `՚` to `՟`, `։` and `֊`.
    letters[0xD5] ^= 0x7F << 0x19;
    letters[0xD6] ^= 0x7F << 0x09;
    // Typographic marks, and the full stops of Chinese and of full width.
    letters[0xE2] = 0;
    letters[0xE3] ^= 1;
    letters[0xEF] = 0;
    letters
};

#[inline]
fn length(first: u8) -> usize {
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
    fn four_letters_are_letters() {
        let mut recognised = 0;
        for c in '\u{400}'..='\u{5FF}' {
            let text = format!("աб{c}ж");
            let eight = text.as_bytes().try_into().unwrap();
            let is_letter = letter_at(text.as_bytes(), 4).0;
            let letters = letters_before_other(eight);
            assert!(
                letters == Some(2) || letters.is_none() && is_letter,
                "{c:?}"
            );
            recognised += usize::from(letters.is_none());
        }
        assert!(recognised > 300);
        assert_eq!(letters_before_other(*b"abcdefgh"), Some(0));
    }

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
