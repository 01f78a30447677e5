//! Which bytes of a text pass a test, many bytes at a time.
//!
//! Nearly all of a text is words that nobody asks about. A test without branches, the same for
//! every byte, is done for a whole block in a few instructions; what it lets through is looked at
//! closely.

use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, u8x64};

/// How many bytes have their bits in one number.
pub const BLOCK: usize = u64::BITS as usize;

/// How many bytes after a byte a test may look at.
pub const AHEAD: usize = 4;

/// A block with the bytes after it; beyond the end of a text they are zero.
pub type Block = [u8; BLOCK + AHEAD];

/// Sets a bit for each byte that passes, in place of what was marked before. The test is given a
/// block and the place of the byte in it, and should be inlined always.
pub fn mark(text: &[u8], marks: &mut Vec<u64>, test: impl Fn(&Block, usize) -> bool) {
    marks.clear();
    marks.reserve(text.len().div_ceil(BLOCK));
    // With the widest instructions that the processor has.
    dispatch!(Level::new(), simd => each_block(simd, text, &test, |bits| marks.push(bits)));
}

/// The places of the bytes that pass, in place of what was there before; those of the last block
/// may lie beyond the end of the text.
pub fn places(text: &[u8], places: &mut Vec<u32>, test: impl Fn(&Block, usize) -> bool) {
    places.clear();
    let mut start = 0;
    dispatch!(Level::new(), simd => each_block(simd, text, &test, |bits| {
        add_places(start, bits, places);
        start += BLOCK as u32;
    }));
}

/// Adds the places of the bits of a block. So many are written at a time, whether there are as many
/// or not, that there is nothing to decide for most blocks: a decision for every place, where each
/// block has another number of them, would be foreseen wrongly too often.
#[inline(always)]
fn add_places(start: u32, mut bits: u64, places: &mut Vec<u32>) {
    const AT_ONCE: usize = 8;
    let all = places.len() + bits.count_ones() as usize;
    while bits != 0 {
        let mut next = [0; AT_ONCE];
        for place in &mut next {
            *place = start + bits.trailing_zeros();
            bits &= bits.wrapping_sub(1);
        }
        places.extend_from_slice(&next);
    }
    places.truncate(all);
}

/// Tells the bits of each block of a text.
#[inline(always)]
fn each_block<S: Simd>(
    simd: S,
    text: &[u8],
    test: &impl Fn(&Block, usize) -> bool,
    mut tell: impl FnMut(u64),
) {
    let mut rest = text;
    while let Some(block) = rest.first_chunk() {
        tell(bits(simd, block, test));
        rest = &rest[BLOCK..];
    }
    // What is left may be a little more than a block.
    for at in (0..rest.len()).step_by(BLOCK) {
        let near = &rest[at..rest.len().min(at + BLOCK + AHEAD)];
        let mut block = [0; BLOCK + AHEAD];
        block[..near.len()].copy_from_slice(near);
        tell(bits(simd, &block, test));
    }
}

#[inline(always)]
fn bits<S: Simd>(simd: S, block: &Block, test: &impl Fn(&Block, usize) -> bool) -> u64 {
    let mut passed = [0; BLOCK];
    for (at, passed) in passed.iter_mut().enumerate() {
        *passed = u8::from(test(block, at));
    }
    let passed = u8x64::from_slice(simd, &passed);
    passed.simd_eq(u8x64::splat(simd, 1)).to_bitmask()
}

/// The first eight bytes of a text as one number, the first one lowest; beyond its end they are zero.
#[inline]
pub fn first_eight(text: &[u8]) -> u64 {
    let eight = text.first_chunk().copied().unwrap_or_else(|| {
        let mut eight = [0; 8];
        eight[..text.len()].copy_from_slice(text);
        eight
    });
    u64::from_le_bytes(eight)
}

/// How a word begins: its first bytes as a number, and which of the bits count. Most other words
/// are told apart by it without a comparison of letters.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    bits: u64,
    mask: u64,
}

impl Head {
    /// The first bytes of a word, at most eight.
    pub fn of(letters: &[u8]) -> Head {
        let beyond = 8_u32.saturating_sub(letters.len() as u32) * u8::BITS;
        let mask = u64::MAX.checked_shr(beyond).unwrap_or_default();
        Head {
            bits: first_eight(letters) & mask,
            mask,
        }
    }

    /// Whether a text may begin with the word, by [`first_eight`] of it.
    #[inline]
    pub fn begins(self, eight: u64) -> bool {
        eight & self.mask == self.bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_tells_other_words_apart() {
        let begins =
            |word: &str, text: &str| Head::of(word.as_bytes()).begins(first_eight(text.as_bytes()));
        for word in ["", "ab", "abcdefgh", "abcdefghi"] {
            assert!(begins(word, "abcdefghij"), "{word}");
        }
        assert!(begins("ab", "ab"));
        for (word, text) in [
            ("ab", "a"),
            ("ab", "ba"),
            ("abcdefgh", "abcdefg"),
            ("a", ""),
        ] {
            assert!(!begins(word, text), "{word}");
        }
    }

    #[inline(always)]
    fn is_pair(block: &Block, at: usize) -> bool {
        (block[at] == b'a') & (block[at + AHEAD] == b'b')
    }

    #[test]
    fn every_byte_has_its_bit_whatever_the_length() {
        let mut marks = vec![u64::MAX; 9];
        for length in (0..200_usize).chain([1_000, 1_024]) {
            let text: Vec<u8> = (0..length)
                .map(|at| if at % 7 < 4 { b'a' } else { b'b' })
                .collect();
            mark(&text, &mut marks, is_pair);
            assert_eq!(marks.len(), length.div_ceil(BLOCK), "{length}");
            let mut found = vec![7];
            places(&text, &mut found, is_pair);
            let marked =
                (0..marks.len() * BLOCK).filter(|at| marks[at / BLOCK] >> (at % BLOCK) & 1 == 1);
            assert!(marked.eq(found.iter().map(|&at| at as usize)), "{length}");
            for at in 0..marks.len() * BLOCK {
                let so = text.get(at) == Some(&b'a') && text.get(at + AHEAD) == Some(&b'b');
                assert_eq!(
                    marks[at / BLOCK] >> (at % BLOCK) & 1 == 1,
                    so,
                    "{at} of {length}"
                );
            }
        }
    }
}
