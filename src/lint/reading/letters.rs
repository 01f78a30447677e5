//! Where words begin and end, byte by byte.

use crate::lang::blocks::{self, Block};

/// Whether the character at `at` is a letter; the end of the text is none.
///
/// Whole ranges are decided by the first two bytes, so that a scan stays fast: what matters are
/// the alphabets, the punctuation among the Armenian letters, and typographic marks.
pub fn is_letter(text: &[u8], at: usize) -> bool {
    let Some(&first) = text.get(at) else {
        return false;
    };
    match (first, text.get(at + 1)) {
        (0..0x80, _) => first.is_ascii_alphabetic(),
        // The marks among the Armenian letters: `՚` to `՟`, `։` and `֊`.
        (0xD5, Some(0x99..=0x9F)) | (0xD6, Some(0x89..=0x8F)) => false,
        // `«` and the like, typographic marks, the full stops of Chinese and of full width.
        (0xC0..0xC3 | 0xE2 | 0xEF.., _) | (0xE3, Some(0x80)) => false,
        _ => true,
    }
}

/// Whether a character begins at a byte that is no letter: the same without branches, so that many
/// bytes are looked at in one step.
#[inline(always)]
fn is_stop(block: &Block, at: usize) -> bool {
    let (first, second) = (block[at], block[at + 1]);
    let in_ascii = (first < 0x80) & !first.is_ascii_alphabetic();
    let armenian = ((first == 0xD5) & (second.wrapping_sub(0x99) < 7))
        | ((first == 0xD6) & (second.wrapping_sub(0x89) < 7));
    let wide = (first.wrapping_sub(0xC0) < 3) | (first == 0xE2) | (first >= 0xEF);
    in_ascii | armenian | wide | ((first == 0xE3) & (second == 0x80))
}

/// The end of the word that goes on at `at`.
pub fn word_end(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while is_letter(text, end) {
        end += 1;
    }
    end
}

/// The length of a character, by its first byte.
pub fn length(first: u8) -> usize {
    match first {
        0..=0x7F => 1,
        0x80..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0.. => 4,
    }
}

/// Where the characters of a text begin that no word has, from its start to its end.
#[derive(Debug)]
pub struct Stops<'a>(std::slice::Iter<'a, u32>);

impl<'a> Stops<'a> {
    /// The stops of a text, found in memory that one text leaves to the next.
    pub fn of(text: &[u8], memory: &'a mut Vec<u32>) -> Stops<'a> {
        blocks::places(text, memory, is_stop);
        Stops(memory.iter())
    }

    /// The next stop; the end of the text is one, or a place beyond it.
    #[inline]
    pub fn pass(&mut self) -> usize {
        self.0.next().map_or(usize::MAX, |&stop| stop as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::blocks::BLOCK;

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
            ("第九条。", "第九条"),
            ("Ֆիդե֊ի", "Ֆիդե"),
            ("h8", "h"),
        ] {
            assert_eq!(&text[..word_end(text.as_bytes(), 0)], word);
            let mut memory = Vec::new();
            let stop = Stops::of(text.as_bytes(), &mut memory).pass();
            assert_eq!(stop.min(text.len()), word.len());
        }
    }

    #[test]
    fn a_stop_is_what_is_no_letter() {
        for c in '\0'..=char::MAX {
            let mut block = [0; BLOCK + blocks::AHEAD];
            let length = c.encode_utf8(&mut block).len();
            for at in 0..length {
                assert_eq!(is_stop(&block, at), !is_letter(&block, at), "{c:?}");
            }
        }
    }

    #[test]
    fn every_stop_of_a_text_is_found() {
        let text = "Քայլը, ход — եւ «շախ»։ ".repeat(9);
        let expected: Vec<_> = text
            .char_indices()
            .filter(|(_, c)| !c.is_alphabetic())
            .map(|(at, _)| at)
            .chain([text.len()])
            .collect();
        let mut memory = Vec::new();
        let mut stops = Stops::of(text.as_bytes(), &mut memory);
        let mut found = vec![stops.pass()];
        while let Some(&last) = found.last()
            && last < text.len()
        {
            found.push(stops.pass().min(text.len()));
        }
        assert_eq!(found, expected);
        assert!(text.len() > 3 * BLOCK);
        assert_eq!(Stops::of(b"", &mut memory).pass(), usize::MAX);
        let commas = [b','; 3 * BLOCK];
        let mut stops = Stops::of(&commas, &mut memory);
        assert!((0..commas.len()).all(|place| stops.pass() == place));
        assert_eq!(stops.pass(), usize::MAX);
    }
}
