//! Where words begin and end, byte by byte.

use fearless_simd::{Level, dispatch};

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

/// Whether the character that begins at a byte may be no letter, by that byte and the next. Some
/// letters are taken for others, but never the reverse; without branches, so that many bytes are
/// looked at in one step.
#[inline(always)]
fn may_stop(first: u8, second: u8) -> bool {
    let in_ascii = (first < 0x80) & !first.is_ascii_alphabetic();
    let armenian = (first & 0xFC == 0xD4) & (second & 0xE8 == 0x88);
    in_ascii | armenian | (first == 0xC2) | (first >= 0xE0)
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
pub struct Stops<'a> {
    text: &'a [u8],
    /// For each block of the text, a bit for all that may be a stop; beyond its end everything is.
    blocks: &'a [u64],
    block: usize,
    /// The bits of the block that weren't passed yet.
    ahead: u64,
}

const BLOCK: usize = u64::BITS as usize;

impl<'a> Stops<'a> {
    /// The stops of a text, found in memory that one text leaves to the next.
    pub fn of(text: &'a [u8], memory: &'a mut Vec<u64>) -> Stops<'a> {
        // With the widest instructions that the processor has.
        dispatch!(Level::new(), _ => find_stops(text, memory));
        Stops {
            text,
            ahead: memory[0],
            blocks: memory,
            block: 0,
        }
    }

    /// The next stop; the end of the text is one, and so are all places beyond it.
    #[inline]
    pub fn pass(&mut self) -> usize {
        loop {
            while self.ahead == 0 {
                self.block += 1;
                self.ahead = self.blocks.get(self.block).copied().unwrap_or(u64::MAX);
            }
            let stop = self.block * BLOCK + self.ahead.trailing_zeros() as usize;
            self.ahead &= self.ahead - 1;
            if self.is_ascii(stop) || !is_letter(self.text, stop) {
                return stop;
            }
        }
    }

    #[inline]
    fn is_ascii(&self, at: usize) -> bool {
        self.text.get(at).is_some_and(u8::is_ascii)
    }
}

/// Looks at all blocks of a text, the last of which ends in spaces.
#[inline(always)]
fn find_stops(text: &[u8], blocks: &mut Vec<u64>) {
    blocks.clear();
    blocks.reserve(text.len() / BLOCK + 1);
    let mut rest = text;
    while let Some(block) = rest.first_chunk() {
        blocks.push(stops_of(block));
        rest = &rest[BLOCK..];
    }
    let mut last = [b' '; BLOCK + 1];
    last[..rest.len()].copy_from_slice(rest);
    blocks.push(stops_of(&last));
}

/// A bit for each byte of a block that may begin a stop.
#[inline(always)]
fn stops_of(bytes: &[u8; BLOCK + 1]) -> u64 {
    let mut found = [0; BLOCK];
    for at in 0..BLOCK {
        found[at] = u8::from(may_stop(bytes[at], bytes[at + 1]));
    }
    let (eights, _) = found.as_chunks();
    let bits = eights.iter().rev();
    bits.fold(0, |bits, eight| bits << 8 | gathered(*eight))
}

/// Eight bytes that are 0 or 1 as eight bits.
#[inline(always)]
fn gathered(eight: [u8; 8]) -> u64 {
    u64::from_le_bytes(eight).wrapping_mul(0x0102_0408_1020_4080) >> 56
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
            ("第九条。", "第九条"),
            ("Ֆիդե֊ի", "Ֆիդե"),
            ("h8", "h"),
        ] {
            assert_eq!(&text[..word_end(text.as_bytes(), 0)], word);
            let mut memory = Vec::new();
            assert_eq!(Stops::of(text.as_bytes(), &mut memory).pass(), word.len());
        }
    }

    #[test]
    fn no_mark_is_taken_for_a_letter() {
        let mut mistaken = 0;
        for c in '\0'..=char::MAX {
            let text = c.to_string();
            let bytes = text.as_bytes();
            let second = bytes.get(1).copied().unwrap_or_default();
            let may_stop = may_stop(bytes[0], second);
            assert!(may_stop || is_letter(bytes, 0), "{c:?}");
            mistaken += usize::from(may_stop && c < '\u{800}' && is_letter(bytes, 0));
        }
        assert!(mistaken < 70, "{mistaken}");
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
            found.push(stops.pass());
        }
        assert_eq!(found, expected);
        assert!(text.len() > 3 * BLOCK);
    }
}
