//! Where words begin and end, byte by byte.

/// A character of UTF-8 text as a scan sees it: whether words are made of it, and its length.
///
/// Whole ranges are decided by the first byte, so that a scan stays fast: what matters are the
/// alphabets, the punctuation among the Armenian letters, and typographic marks.
#[inline]
pub fn letter_at(bytes: &[u8], at: usize) -> (bool, usize) {
    let second = bytes.get(at + 1).copied().unwrap_or_default();
    let is_letter = match bytes[at] {
        b'a'..=b'z' | b'A'..=b'Z' => true,
        first @ 0xC0..=0xDF => is_pair(first, second),
        first @ 0xE0..=0xEF => is_triple(first, second),
        _ => false,
    };
    (is_letter, length(bytes[at]))
}

/// The end of the word that goes on at `at`.
#[inline]
pub fn word_end(bytes: &[u8], at: usize) -> usize {
    let mut rest = bytes.get(at..).unwrap_or_default();
    loop {
        while let Some(eight) = rest.first_chunk() {
            let letters = leading_letters(*eight);
            rest = &rest[2 * letters..];
            if letters < 4 {
                break;
            }
        }
        rest = match rest {
            [first, second, after @ ..] if is_pair(*first, *second) => after,
            [b'a'..=b'z' | b'A'..=b'Z', after @ ..] => after,
            [first @ 0xE0..=0xEF, second, _, after @ ..] if is_triple(*first, *second) => after,
            _ => return bytes.len() - rest.len(),
        };
    }
}

/// How many letters of Cyrillic or Armenian eight bytes begin with. Not all of them are recognised:
/// this passes over most of a word in few steps.
#[inline]
fn leading_letters(eight: [u8; 8]) -> usize {
    let bytes = u64::from_le_bytes(eight);
    let others = (bytes ^ 0x80D0_80D0_80D0_80D0) & 0xC0F8_C0F8_C0F8_C0F8;
    // The second byte of a mark is from 0x88 to 0x9F: bit 5 is not set, bit 4 or 3 is.
    let marks = (bytes << 1 | bytes << 2) & !bytes & 0x2000_2000_2000_2000;
    ((others | marks).trailing_zeros() / 16) as usize
}

/// Whether two bytes are a letter.
#[inline]
fn is_pair(first: u8, second: u8) -> bool {
    PAIRS[usize::from(first)] >> (second & 0x3F) & 1 != 0
}

/// For each first byte of two, a bit for each second one that makes it a letter.
static PAIRS: [u64; 256] = {
    let mut pairs = [0; 256];
    let mut first = 0xC3;
    while first <= 0xDF {
        pairs[first] = u64::MAX;
        first += 1;
    }
    // The marks among the Armenian letters: `՚` to `՟`, `։` and `֊`.
    pairs[0xD5] ^= 0x7F << 0x19;
    pairs[0xD6] ^= 0x7F << 0x09;
    pairs
};

/// Whether a character of three bytes is a letter.
fn is_triple(first: u8, second: u8) -> bool {
    match first {
        0xE2 | 0xEF => false,
        0xE3 => second != 0x80,
        _ => true,
    }
}

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
            let letters = leading_letters(eight);
            assert!(letters == 2 || letters == 4 && is_letter, "{c:?}");
            recognised += usize::from(letters == 4);
        }
        assert!(recognised > 300);
        assert_eq!(leading_letters(*b"abcdefgh"), 0);
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
