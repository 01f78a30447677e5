//! How known words begin: a look at two letters tells most other words of a text apart.

/// The first two letters of words, by a hash.
#[derive(Debug)]
pub(super) struct Openings([u64; BITS / 64]);

const BITS: usize = 1 << 12;

impl Default for Openings {
    fn default() -> Openings {
        Openings([0; BITS / 64])
    }
}

impl Openings {
    /// Whether a word may have a role. Only letters of two bytes are compared: words of one letter,
    /// in ASCII or with ASCII letters for others may have one.
    pub(super) fn may_open(&self, word: &str) -> bool {
        let Some(&bytes @ [first, _, third, fourth]) = word.as_bytes().first_chunk() else {
            return true;
        };
        // A stress mark or an Armenian one is no letter.
        let marked = third == 0xCC || third == 0xD5 && matches!(fourth, 0x9A..=0x9F);
        let (word, bit) = Openings::place(bytes);
        first < 0xC3 || third < 0xC3 || marked || self.0[word] & bit != 0
    }

    /// Adds a word in lower case; its letters may be capitals in a text.
    pub(super) fn add(&mut self, word: &str) {
        let mut letters = word.chars();
        let (Some(first), Some(second)) = (letters.next(), letters.next()) else {
            return;
        };
        for first in cases(first) {
            for second in cases(second) {
                let pair = String::from_iter([first, second]);
                if let Some(bytes) = pair.as_bytes().first_chunk() {
                    let (word, bit) = Openings::place(*bytes);
                    self.0[word] |= bit;
                }
            }
        }
    }

    /// Adds what words begin with; after a single letter that may be anything.
    pub(super) fn add_stem(&mut self, stem: &str) {
        if stem.chars().nth(1).is_none() {
            self.0.fill(u64::MAX);
        }
        self.add(stem);
    }

    fn place(bytes: [u8; 4]) -> (usize, u64) {
        let hash = u32::from_le_bytes(bytes).wrapping_mul(0x9E37_79B1) >> (32 - BITS.ilog2());
        (hash as usize / 64, 1 << (hash % 64))
    }
}

/// A small letter and its capital.
fn cases(letter: char) -> [char; 2] {
    [letter, letter.to_uppercase().next().unwrap_or(letter)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_words_open_whatever_their_capitals_and_marks() {
        let mut openings = Openings::default();
        openings.add("статья");
        openings.add_stem("հոդված");
        for word in [
            "статья",
            "Статья",
            "СТАТЬЯ",
            "сТатья",
            "ста\u{301}тья",
            "с\u{301}татья",
            "cтатья",
            "с\u{ad}татья",
            "Հոդված",
            "հ՛ոդված",
            "հոդվածի",
            "с",
            "",
            "a",
            "article",
        ] {
            assert!(openings.may_open(word), "{word}");
        }
        for word in ["ходов", "Время", "քայլ", "խաղացող"] {
            assert!(!openings.may_open(word), "{word}");
        }
        openings.add_stem("х");
        assert!(openings.may_open("ходов"));
    }
}
