//! How known words begin: a look at two or three letters tells most other words of a text apart.

use super::blocks::first_eight;

/// The first letters of words, by a hash.
#[derive(Debug, Default)]
pub(super) struct Openings {
    /// Two letters of every word.
    pairs: Letters<2>,
    /// Three letters of those that have as many.
    triples: Letters<3>,
    /// Stems of two letters: the third may be any.
    short_stems: Letters<2>,
    /// A bit for each letter of ASCII that words begin with, small or capital.
    ascii: u32,
}

impl Openings {
    /// Whether a word may have a role. Only letters of two bytes are compared: words of one letter
    /// or with ASCII letters for others may have one. Of words in ASCII the first letter tells.
    pub(super) fn may_open(&self, word: &str) -> bool {
        let bytes = word.as_bytes();
        if let Some(first @ (b'A'..=b'Z' | b'a'..=b'z')) = bytes.first()
            && word.is_ascii()
        {
            return self.ascii & bit_of(*first) != 0;
        }
        let (Some(&first), true) = (bytes.first(), is_letter(bytes, 2)) else {
            return true;
        };
        if first < 0xC3 {
            return true;
        }
        self.pairs.have(bytes)
            && (!is_letter(bytes, 4) || self.triples.have(bytes) || self.short_stems.have(bytes))
    }

    /// Adds a word in lower case; its letters may be capitals in a text.
    pub(super) fn add(&mut self, word: &str) {
        self.pairs.add_cases(word);
        self.triples.add_cases(word);
        let first = word.bytes().next().filter(u8::is_ascii_alphabetic);
        self.ascii |= first.map_or(0, bit_of);
    }

    /// Adds what words begin with; after a single letter that may be anything.
    pub(super) fn add_stem(&mut self, stem: &str) {
        match stem.chars().count() {
            0 | 1 => {
                self.pairs.add_all();
                self.short_stems.add_all();
            }
            2 => self.short_stems.add_cases(stem),
            _ => {}
        }
        self.add(stem);
    }
}

/// The bit of a letter of ASCII.
fn bit_of(letter: u8) -> u32 {
    1 << (letter & 31)
}

/// Whether a letter of two bytes or more starts at a place: a stress mark or an Armenian one is no
/// letter.
#[inline]
fn is_letter(bytes: &[u8], at: usize) -> bool {
    match bytes.get(at..) {
        Some([0xCC, ..] | [0xD5, 0x9A..=0x9F, ..]) => false,
        Some([byte, ..]) => *byte >= 0xC3,
        _ => false,
    }
}

/// A set of the first `N` letters of words, two bytes each.
#[derive(Debug)]
struct Letters<const N: usize>(Box<[u64; BITS / 64]>);

const BITS: usize = 1 << 13;

/// The most letters that are compared.
const MAX_LETTERS: usize = 3;

impl<const N: usize> Default for Letters<N> {
    fn default() -> Letters<N> {
        Letters(Box::new([0; BITS / 64]))
    }
}

impl<const N: usize> Letters<N> {
    /// Adds the first letters of a word in lower case, whatever their capitals may be; nothing for
    /// a word that has fewer.
    fn add_cases(&mut self, word: &str) {
        let mut letters = [['\0'; 2]; N];
        let mut chars = word.chars();
        for letter in &mut letters {
            let Some(next) = chars.next() else { return };
            *letter = [next, capital(next)];
        }
        for capitals in 0..1_usize << N {
            let mut bytes = [0; MAX_LETTERS * 4];
            let mut length = 0;
            for (at, cases) in letters.iter().enumerate() {
                let letter = cases[capitals >> at & 1];
                length += letter.encode_utf8(&mut bytes[length..]).len();
            }
            let (word, bit) = Self::place(&bytes[..length]);
            self.0[word] |= bit;
        }
    }

    fn add_all(&mut self) {
        self.0.fill(u64::MAX);
    }

    /// Whether a word may begin with one of them.
    #[inline]
    fn have(&self, word: &[u8]) -> bool {
        let (word, bit) = Self::place(word);
        self.0[word] & bit != 0
    }

    /// The place of the first bytes of a word; beyond its end they are zero.
    #[inline]
    fn place(word: &[u8]) -> (usize, u64) {
        let beyond = u64::BITS - 2 * N as u32 * u8::BITS;
        let letters = first_eight(word) << beyond;
        let hash = letters.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hash = hash >> (u64::BITS - BITS.ilog2());
        (hash as usize / 64, 1 << (hash % 64))
    }
}

/// The capital of a small letter.
fn capital(letter: char) -> char {
    letter.to_uppercase().next().unwrap_or(letter)
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
            "aն",
        ] {
            assert!(openings.may_open(word), "{word}");
        }
        for word in [
            "ходов",
            "Время",
            "քայլ",
            "խաղացող",
            "стоит",
            "հոտ",
            "I",
            "a",
            "cf",
        ] {
            assert!(!openings.may_open(word), "{word}");
        }
        openings.add_stem("вр");
        assert!(openings.may_open("Время"));
        openings.add_stem("х");
        assert!(openings.may_open("ходов"));
        openings.add("article");
        for word in ["article", "Article", "a", "ARTICLES"] {
            assert!(openings.may_open(word), "{word}");
        }
    }
}
