//! Finding phrases in running text.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::letters::{is_letter, word_end};
use crate::lang::blocks::{Head, first_eight};

/// Phrases to find, each with a value. A word of a phrase may end in `*` for any ending; a space
/// stands for any white space; the first letter may be a capital in the text.
#[derive(Debug)]
pub struct Phrases<T> {
    /// By slot; in a slot those that spell out more come later.
    openings: Vec<Opening<T>>,
    slots: Box<[Slot; SLOTS]>,
    /// How many bytes of a word choose its slot: no more than any opening has before an ending.
    chosen_by: usize,
}

/// Phrases with the same first word.
#[derive(Debug)]
struct Opening<T> {
    slot: usize,
    /// How the first word begins, to tell most others apart without a comparison of letters.
    head: Head,
    first: FirstWord,
    /// The value of the first word alone, where that is a phrase.
    alone: Option<T>,
    /// How the longer phrases go on; those that spell out more come later.
    rests: Vec<Rest<T>>,
}

/// The rest of a phrase after its first word.
#[derive(Debug)]
struct Rest<T> {
    /// Whether white space comes first.
    is_spaced: bool,
    /// How its first word begins.
    head: Head,
    text: Box<str>,
    value: T,
}

/// A phrase in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found<T> {
    /// Its value.
    pub value: T,
    /// Where it ends.
    pub end: usize,
    /// The value of its first word as a phrase of its own.
    pub first_word: Option<T>,
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct FirstWord {
    letters: Box<str>,
    /// Whether any ending may follow.
    is_stem: bool,
}

impl FirstWord {
    /// A bit for each length that the word can have in a text.
    fn lengths(&self) -> u32 {
        let own = bit_of(self.letters.len());
        if self.is_stem { !(own - 1) } else { own }
    }

    /// Whether a word is it, whose head is the same.
    #[inline]
    fn is(&self, word: &[u8]) -> bool {
        let letters = self.letters.as_bytes();
        let fits = match self.is_stem {
            true => word.len() >= letters.len(),
            false => word.len() == letters.len(),
        };
        fits && (letters.len() <= LONGEST || word.starts_with(letters))
    }
}

/// The bit for the length of a word; the last is for all that are longer.
#[inline]
fn bit_of(length: usize) -> u32 {
    1 << length.min(31)
}

/// Openings that begin with the same bytes. Most words of a text find none.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// A bit for each length that such a word can have in a text.
    lengths: u32,
    /// Where the openings are.
    start: u16,
    end: u16,
}

const SLOTS: usize = 1 << 11;

/// The most bytes that choose a slot.
const LONGEST: usize = 8;

/// The phrase is there already.
#[derive(Debug, PartialEq, Eq)]
pub struct Repeated;

/// Phrases as they are collected: how they go on, by their first word.
#[derive(Debug)]
pub struct Draft<T> {
    rests: FxHashMap<FirstWord, Vec<Rest<T>>>,
}

impl<T: Copy> Draft<T> {
    /// No phrases.
    pub fn new() -> Draft<T> {
        Draft {
            rests: FxHashMap::default(),
        }
    }

    /// Adds a phrase.
    pub fn add(&mut self, phrase: &str, value: T) -> Result<(), Repeated> {
        self.add_as_written(phrase, value)?;
        let capital = capitalised(phrase);
        if capital == phrase {
            return Ok(());
        }
        self.add_as_written(&capital, value)
    }

    fn add_as_written(&mut self, phrase: &str, value: T) -> Result<(), Repeated> {
        let (word, rest) = phrase.split_at(word_end(phrase.as_bytes(), 0));
        let after_ending = rest.strip_prefix('*');
        let first = FirstWord {
            letters: word.into(),
            is_stem: after_ending.is_some(),
        };
        let rest = after_ending.unwrap_or(rest);
        let rests = self.rests.entry(first).or_default();
        let after_space = rest.strip_prefix(' ');
        let text = after_space.unwrap_or(rest);
        let rest = Rest {
            is_spaced: after_space.is_some(),
            head: Head::of(text.split(['*', ' ']).next().unwrap_or_default().as_bytes()),
            text: text.into(),
            value,
        };
        if rests.iter().any(|other| other.spelled() == rest.spelled()) {
            return Err(Repeated);
        }
        rests.push(rest);
        Ok(())
    }

    /// Lays the phrases out for searching.
    pub fn finish(self) -> Phrases<T> {
        let stems = self.rests.keys().filter(|first| first.is_stem);
        let shortest = stems.map(|first| first.letters.len()).min();
        let chosen_by = shortest.unwrap_or(LONGEST).clamp(1, LONGEST);
        let mut openings: Vec<_> = self
            .rests
            .into_iter()
            .map(|(first, rests)| Opening::new(first, rests, chosen_by))
            .collect();
        openings.sort_unstable_by(|a, b| a.place().cmp(&b.place()));
        let mut slots = Box::new([Slot::default(); SLOTS]);
        for (at, opening) in openings.iter().enumerate() {
            let slot = &mut slots[opening.slot];
            if slot.lengths == 0 {
                slot.start = at as u16;
            }
            slot.lengths |= opening.first.lengths();
            slot.end = at as u16 + 1;
        }
        Phrases {
            openings,
            slots,
            chosen_by,
        }
    }
}

impl<T: Copy> Opening<T> {
    fn new(first: FirstWord, mut rests: Vec<Rest<T>>, chosen_by: usize) -> Opening<T> {
        let alone = rests.extract_if(.., |rest| rest.is_empty()).next();
        rests.sort_unstable_by(|a, b| a.spelled().cmp(&b.spelled()));
        let letters = first.letters.as_bytes();
        Opening {
            slot: slot(letters, letters.len().clamp(1, chosen_by)),
            head: Head::of(letters),
            first,
            alone: alone.map(|rest| rest.value),
            rests,
        }
    }

    /// Its place among the others.
    fn place(&self) -> impl Ord {
        let FirstWord { letters, is_stem } = &self.first;
        (self.slot, letters.len(), !is_stem, letters)
    }
}

impl<T> Rest<T> {
    fn is_empty(&self) -> bool {
        self.text.is_empty() && !self.is_spaced
    }

    /// What it spells out, to compare: any ending is less than a letter.
    fn spelled(&self) -> (bool, impl Ord) {
        let letter = |byte| if byte == b'*' { 0 } else { byte };
        (
            self.is_spaced,
            self.text.bytes().map(letter).collect::<Vec<_>>(),
        )
    }
}

/// The slot of a word, by as many of its first bytes; at least one.
#[inline]
fn slot(word: &[u8], chosen_by: usize) -> usize {
    let others = (LONGEST - chosen_by) as u32 * u8::BITS;
    let hash = (first_eight(word) << others).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (hash >> (u64::BITS - SLOTS.ilog2())) as usize
}

impl<T: Copy> Phrases<T> {
    /// Whether a phrase may start with a word of the text. Most words are no first word.
    #[inline]
    pub fn may_open(&self, text: &[u8], word: Range<usize>) -> bool {
        self.slot(text, word.clone()).lengths & bit_of(word.len()) != 0
    }

    #[inline]
    fn slot(&self, text: &[u8], word: Range<usize>) -> Slot {
        self.slots[slot(&text[word.start..], word.len().min(self.chosen_by))]
    }

    /// The longest phrase that starts with a word of the text; of two that end together the one
    /// that spells out more.
    pub fn longest(&self, text: &[u8], word: Range<usize>) -> Option<Found<T>> {
        let Slot { start, end, .. } = self.slot(text, word.clone());
        let openings = self.openings[usize::from(start)..usize::from(end)].iter();
        // Where the text goes on, and its head there.
        let head_at = |at: Option<usize>| (at, at.map_or(0, |at| first_eight(&text[at..])));
        let mut adjoining = None;
        let mut spaced = None;
        let mut best: Option<(T, usize)> = None;
        let mut first_word = None;
        let letters = &text[word.clone()];
        let eight = first_eight(&text[word.start..]);
        let is_opening =
            |opening: &&Opening<T>| opening.head.begins(eight) && opening.first.is(letters);
        for opening in openings.filter(is_opening) {
            if let Some(value) = opening.alone {
                first_word = Some(value);
                if best.is_none_or(|(_, before)| before <= word.end) {
                    best = Some((value, word.end));
                }
            }
            for rest in &opening.rests {
                let (start, eight) = match rest.is_spaced {
                    true => *spaced.get_or_insert_with(|| head_at(after_space(text, word.end))),
                    false => *adjoining.get_or_insert_with(|| head_at(Some(word.end))),
                };
                if !rest.head.begins(eight) {
                    continue;
                }
                let Some(end) = start.and_then(|start| end_of(&rest.text, text, start)) else {
                    continue;
                };
                if best.is_none_or(|(_, before)| before <= end) {
                    best = Some((rest.value, end));
                }
            }
        }
        best.map(|(value, end)| Found {
            value,
            end,
            first_word,
        })
    }
}

/// Where the rest of a phrase ends, if the text goes on with it.
#[inline]
fn end_of(rest: &str, text: &[u8], mut at: usize) -> Option<usize> {
    for byte in rest.bytes() {
        at = match byte {
            b'*' => word_end(text, at),
            b' ' => after_space(text, at)?,
            _ if text.get(at) == Some(&byte) => at + 1,
            _ => return None,
        };
    }
    (!is_letter(text, at)).then_some(at)
}

/// Where the white space at a place ends.
fn after_space(text: &[u8], at: usize) -> Option<usize> {
    let space = text[at..]
        .iter()
        .take_while(|byte| byte.is_ascii_whitespace());
    Some(at + space.count()).filter(|end| *end > at)
}

fn capitalised(phrase: &str) -> String {
    let mut chars = phrase.chars();
    let Some(first) = chars.next() else {
        return String::new();
    };
    // A letter such as `և` has no capital of one character and is written small everywhere.
    let mut capital = first.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(one), None) => one.to_string() + chars.as_str(),
        _ => phrase.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phrases(list: &[&'static str]) -> Phrases<&'static str> {
        let mut draft = Draft::new();
        for phrase in list {
            draft.add(phrase, *phrase).unwrap();
        }
        draft.finish()
    }

    #[test]
    fn the_longest_phrase_wins() {
        let phrases = phrases(&[
            "հինգ*",
            "հիսուն*",
            "երկու",
            "երկու խաղացող*",
            "не",
            "не может",
        ]);
        let found = |text: &'static str| {
            let word = word_end(text.as_bytes(), 0);
            let found = phrases.longest(text.as_bytes(), 0..word)?;
            Some((found.value, &text[..found.end]))
        };
        assert_eq!(found("հինգերորդ քայլ"), Some(("հինգ*", "հինգերորդ")));
        assert_eq!(found("Հիսունը"), Some(("հիսուն*", "Հիսունը")));
        assert_eq!(
            found("երկու\nխաղացողների կողմից"),
            Some(("երկու խաղացող*", "երկու\nխաղացողների"))
        );
        assert_eq!(found("երկու րոպե"), Some(("երկու", "երկու")));
        assert_eq!(
            found("երկուսը"),
            None,
            "a closed word does not match a longer one"
        );
        assert_eq!(found("не\u{a0}может"), Some(("не", "не")));
        assert_eq!(found("нельзя"), None);
    }

    #[test]
    fn the_same_phrase_twice_is_refused() {
        let mut draft = Draft::new();
        draft.add("each", 1).unwrap();
        assert_eq!(draft.add("each", 2), Err(Repeated));
    }
}
