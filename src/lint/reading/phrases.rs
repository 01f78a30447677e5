//! Finding phrases in running text.

use std::collections::BTreeMap;

use super::letters::{letter_at, word_end};

/// Phrases to find, each with a value. A word of a phrase may end in `*` for any ending; a space
/// stands for any white space; the first letter may be a capital in the text.
#[derive(Debug)]
pub struct Phrases<T> {
    /// What the first two bytes of a word lead to.
    starts: Box<[Start; 1 << 16]>,
    /// A bit for each hash of bytes that can open a phrase.
    openings: Box<[u64; OPENINGS / 64]>,
    /// The column of each byte in the table; column 0 is for bytes that no phrase has.
    columns: [u8; 256],
    width: usize,
    /// `table[state * width + column]` is the next state, 0 for none.
    table: Vec<u16>,
    /// The first state in which a phrase or a word of one may end; the ones before it, which most
    /// steps of a search lead to, only go on.
    first_end: u16,
    /// From the first end on.
    ends: Vec<State<T>>,
}

#[derive(Clone, Copy, Debug)]
struct State<T> {
    value: Option<T>,
    /// The state after the rest of the word, whatever it is; 0 for none.
    after_any_ending: u16,
}

impl<T> State<T> {
    /// Whether a phrase or a word of one may end here.
    fn may_end(&self) -> bool {
        self.value.is_some() || self.after_any_ending != 0
    }
}

/// Where the first two bytes of a word lead. Most words end the search here or at the openings.
#[derive(Clone, Copy, Debug, Default)]
struct Start {
    /// The state after them, 0 for none.
    state: u16,
    /// How many bytes the shortest of these phrases has before it may end or vary; openings of
    /// that length tell whether there is one.
    length: u8,
}

/// The phrase is there already.
#[derive(Debug, PartialEq, Eq)]
pub struct Repeated;

/// Phrases as they are collected.
#[derive(Debug)]
pub struct Draft<T> {
    states: Vec<State<T>>,
    next: Vec<BTreeMap<u8, u16>>,
}

impl<T: Copy> Draft<T> {
    /// No phrases.
    pub fn new() -> Draft<T> {
        let mut draft = Draft {
            states: Vec::new(),
            next: Vec::new(),
        };
        draft.new_state();
        draft
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
        let mut state = 0;
        for byte in phrase.bytes() {
            state = match byte {
                b'*' => self.after_any_ending(state),
                _ => self.after(state, byte),
            };
        }
        let slot = &mut self.states[state].value;
        if slot.is_some() {
            return Err(Repeated);
        }
        *slot = Some(value);
        Ok(())
    }

    fn after(&mut self, state: usize, byte: u8) -> usize {
        if let Some(next) = self.next[state].get(&byte) {
            return (*next).into();
        }
        let new = self.new_state();
        self.next[state].insert(byte, new as u16);
        new
    }

    fn after_any_ending(&mut self, state: usize) -> usize {
        if self.states[state].after_any_ending == 0 {
            self.states[state].after_any_ending = self.new_state() as u16;
        }
        self.states[state].after_any_ending.into()
    }

    fn new_state(&mut self) -> usize {
        self.next.push(BTreeMap::new());
        self.states.push(State {
            value: None,
            after_any_ending: 0,
        });
        self.states.len() - 1
    }

    /// Lays the phrases out for searching.
    pub fn finish(self) -> Phrases<T> {
        let mut columns = [0; 256];
        let mut width = 1;
        for byte in self.next.iter().flat_map(BTreeMap::keys) {
            let column = &mut columns[usize::from(*byte)];
            if *column == 0 {
                *column = width;
                width += 1;
            }
        }
        for byte in *b"\t\r\n" {
            columns[usize::from(byte)] = columns[usize::from(b' ')];
        }
        let width = usize::from(width);
        let (places, first_end) = self.places();
        let mut table = vec![0; self.states.len() * width];
        for (next, place) in self.next.iter().zip(&places) {
            for (byte, next) in next {
                let column = usize::from(columns[usize::from(*byte)]);
                table[usize::from(*place) * width + column] = places[usize::from(*next)];
            }
        }
        let ends = self.states.iter().filter(|state| state.may_end());
        let ends = ends.map(|state| State {
            after_any_ending: places[usize::from(state.after_any_ending)],
            ..*state
        });
        let mut phrases = Phrases {
            starts: Box::new([Start::default(); 1 << 16]),
            openings: Box::new([0; OPENINGS / 64]),
            columns,
            width,
            table,
            first_end,
            ends: ends.collect(),
        };
        phrases.note_openings();
        phrases
    }

    /// The new place of each state, those that only go on before the others, and the first place of
    /// the others.
    fn places(&self) -> (Vec<u16>, u16) {
        let going_on = self.states.iter().filter(|state| !state.may_end()).count() as u16;
        let (mut inner, mut end) = (0.., going_on..);
        let places = self.states.iter().map(|state| match state.may_end() {
            true => end.next(),
            false => inner.next(),
        });
        (places.flatten().collect(), going_on)
    }
}

/// How many hashes the openings tell apart.
const OPENINGS: usize = 1 << 14;

/// The longest opening that is compared.
const LONGEST: usize = 8;

/// The place among the bits of an opening: the first bytes of eight.
#[inline]
fn opening(eight: [u8; 8], length: u8) -> usize {
    let bytes = u64::from_le_bytes(eight) & (u64::MAX >> (64 - 8 * u32::from(length)));
    (bytes.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 50) as usize
}

impl<T: Copy> Phrases<T> {
    /// The longest phrase that starts at a word, and where it ends; of two that end together the
    /// one that spells out more. A phrase of a single byte is never found.
    #[inline]
    pub fn longest(&self, text: &[u8], at: usize) -> Option<(T, usize)> {
        let pair = *text[at..].first_chunk()?;
        let start = self.starts[usize::from(u16::from_be_bytes(pair))];
        if start.state == 0 {
            return None;
        }
        if let Some(eight) = text[at..].first_chunk() {
            let hash = opening(*eight, start.length);
            if self.openings[hash / 64] & (1 << (hash % 64)) == 0 {
                return None;
            }
        }
        let mut best = None;
        self.walk(text, at + 2, start.state, &mut best);
        best
    }

    fn note_openings(&mut self) {
        for (first, after_first) in self.continuations(0) {
            for (second, state) in self.continuations(after_first) {
                let mut paths = vec![(vec![first, second], state)];
                while paths.iter().all(|(path, state)| self.goes_on(path, *state)) {
                    paths = self.extended(&paths);
                }
                let length = paths.first().map_or(2, |(path, _)| path.len()) as u8;
                for (path, _) in &paths {
                    let mut eight = [0; 8];
                    eight[..path.len()].copy_from_slice(path);
                    let hash = opening(eight, length);
                    self.openings[hash / 64] |= 1 << (hash % 64);
                }
                let pair = u16::from_be_bytes([first, second]);
                self.starts[usize::from(pair)] = Start { state, length };
            }
        }
    }

    /// Whether nothing but more bytes can follow a path: no end, no ending, no white space, of
    /// which there may be any amount.
    fn goes_on(&self, path: &[u8], state: u16) -> bool {
        path.len() < LONGEST
            && state < self.first_end
            && !path.last().is_some_and(u8::is_ascii_whitespace)
    }

    fn extended(&self, paths: &[(Vec<u8>, u16)]) -> Vec<(Vec<u8>, u16)> {
        let longer = |(path, state): &(Vec<u8>, u16)| {
            let path = path.clone();
            let next = self.continuations(*state).into_iter();
            next.map(move |(byte, state)| ([path.as_slice(), &[byte]].concat(), state))
        };
        paths.iter().flat_map(longer).collect()
    }

    fn continuations(&self, state: u16) -> Vec<(u8, u16)> {
        (0..=u8::MAX)
            .map(|byte| (byte, self.after(state, byte)))
            .filter(|(_, next)| *next != 0)
            .collect()
    }

    fn after(&self, state: u16, byte: u8) -> u16 {
        let column = self.columns[usize::from(byte)];
        self.table[usize::from(state) * self.width + usize::from(column)]
    }

    fn walk(&self, text: &[u8], mut at: usize, mut state: u16, best: &mut Option<(T, usize)>) {
        loop {
            if state >= self.first_end {
                self.end(text, at, state, best);
            }
            let Some(&byte) = text.get(at) else { return };
            state = self.after(state, byte);
            if state == 0 {
                return;
            }
            at += 1;
            if byte.is_ascii_whitespace() {
                at += text[at..]
                    .iter()
                    .take_while(|byte| byte.is_ascii_whitespace())
                    .count();
            }
        }
    }

    /// Takes the phrase that ends here, and goes on where a word may have any ending.
    fn end(&self, text: &[u8], at: usize, state: u16, best: &mut Option<(T, usize)>) {
        let here = &self.ends[usize::from(state - self.first_end)];
        if let Some(value) = here.value
            && best.is_none_or(|(_, end)| end <= at)
            && text.get(at).is_none_or(|_| !letter_at(text, at).0)
        {
            *best = Some((value, at));
        }
        if here.after_any_ending != 0 {
            self.walk(text, word_end(text, at), here.after_any_ending, best);
        }
    }
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
            let (phrase, end) = phrases.longest(text.as_bytes(), 0)?;
            Some((phrase, &text[..end]))
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
