//! Finding phrases in running text.

use std::collections::BTreeMap;

use super::letters::word_end;

/// Phrases to find, each with a value. A word of a phrase may end in `*` for any ending; a space
/// stands for any white space; the first letter may be a capital in the text.
#[derive(Debug)]
pub struct Phrases<T> {
    /// What the first two bytes of a word lead to.
    starts: Vec<Start>,
    /// A bit for each hash of four bytes that can open a phrase.
    openings: Vec<u64>,
    /// The column of each byte in the table; column 0 is for bytes that no phrase has.
    columns: [u8; 256],
    width: usize,
    /// `table[state * width + column]` is the next state, 0 for none.
    table: Vec<u16>,
    states: Vec<State<T>>,
}

#[derive(Clone, Copy, Debug)]
struct State<T> {
    value: Option<T>,
    /// The state after the rest of the word, whatever it is; 0 for none.
    after_any_ending: u16,
}

/// Where the first two bytes of a word lead; most words end the search here or at the openings.
#[derive(Clone, Copy, Debug, Default)]
struct Start {
    /// The state after them, 0 for none.
    state: u16,
    /// Whether a phrase may be over before its fourth byte, so that the openings can't tell.
    short: bool,
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
        let mut table = vec![0; self.states.len() * width];
        for (state, next) in self.next.iter().enumerate() {
            for (byte, next) in next {
                table[state * width + usize::from(columns[usize::from(*byte)])] = *next;
            }
        }
        let mut phrases = Phrases {
            starts: vec![Start::default(); 1 << 16],
            openings: vec![0; OPENINGS / 64],
            columns,
            width,
            table,
            states: self.states,
        };
        phrases.note_openings();
        phrases
    }
}

/// How many hashes the openings tell apart.
const OPENINGS: usize = 1 << 14;

fn opening(bytes: [u8; 4]) -> usize {
    (u32::from_le_bytes(bytes).wrapping_mul(0x9E37_79B1) >> 18) as usize
}

impl<T: Copy> Phrases<T> {
    /// The longest phrase that starts at a word, and where it ends; of two that end together the
    /// one that spells out more. A phrase of a single byte is never found.
    pub fn longest(&self, text: &[u8], at: usize) -> Option<(T, usize)> {
        let pair = [*text.get(at)?, *text.get(at + 1)?];
        let start = self.starts[usize::from(u16::from_be_bytes(pair))];
        if start.state == 0 {
            return None;
        }
        if !start.short {
            let four = [pair[0], pair[1], *text.get(at + 2)?, *text.get(at + 3)?];
            let hash = opening(four);
            if self.openings[hash / 64] & (1 << (hash % 64)) == 0 {
                return None;
            }
        }
        let mut best = None;
        self.walk(text, at + 2, start.state, &mut best);
        best
    }

    fn note_openings(&mut self) {
        let continuations = |phrases: &Self, state: u16| -> Vec<(u8, u16)> {
            let bytes = 0..=u8::MAX;
            bytes
                .map(|byte| (byte, phrases.after(state, byte)))
                .filter(|(_, next)| *next != 0)
                .collect()
        };
        let may_end = |phrases: &Self, state: u16| {
            let state = &phrases.states[usize::from(state)];
            state.value.is_some() || state.after_any_ending != 0
        };
        for (a, after_a) in continuations(self, 0) {
            for (b, after_b) in continuations(self, after_a) {
                let mut short = may_end(self, after_b) || b.is_ascii_whitespace();
                for (c, after_c) in continuations(self, after_b) {
                    // White space of any length may follow a space of the phrase.
                    short |= may_end(self, after_c) || c.is_ascii_whitespace();
                    for (d, _) in continuations(self, after_c) {
                        let hash = opening([a, b, c, d]);
                        self.openings[hash / 64] |= 1 << (hash % 64);
                    }
                }
                let pair = usize::from(u16::from_be_bytes([a, b]));
                self.starts[pair] = Start {
                    state: after_b,
                    short,
                };
            }
        }
    }

    fn after(&self, state: u16, byte: u8) -> u16 {
        let column = self.columns[usize::from(byte)];
        match column {
            0 => 0,
            _ => self.table[usize::from(state) * self.width + usize::from(column)],
        }
    }

    fn walk(&self, text: &[u8], mut at: usize, mut state: u16, best: &mut Option<(T, usize)>) {
        loop {
            let here = &self.states[usize::from(state)];
            if let Some(value) = here.value
                && best.is_none_or(|(_, end)| end <= at)
                && word_end(text, at) == at
            {
                *best = Some((value, at));
            }
            if here.after_any_ending != 0 {
                self.walk(text, word_end(text, at), here.after_any_ending, best);
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
