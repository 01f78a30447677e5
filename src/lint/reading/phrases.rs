//! Finding phrases in running text.

use std::collections::BTreeMap;

use super::letters::word_end;

/// Phrases to find, each with a value. A word of a phrase may end in `*` for any ending; a space
/// stands for any white space; the first letter may be a capital in the text.
#[derive(Debug)]
pub struct Phrases<T> {
    /// The column of each byte in the table; column 0 is for bytes that no phrase has.
    columns: [u8; 256],
    width: usize,
    /// `table[state * width + column]` is the next state, 0 for none.
    table: Vec<u16>,
    states: Vec<State<T>>,
}

#[derive(Clone, Debug)]
struct State<T> {
    value: Option<T>,
    /// The state after the rest of the word, whatever it is; 0 for none.
    after_any_ending: u16,
    next: BTreeMap<u8, u16>,
}

/// The phrase is there already.
#[derive(Debug, PartialEq, Eq)]
pub struct Repeated;

impl<T: Copy> Phrases<T> {
    /// No phrases.
    pub fn new() -> Phrases<T> {
        Phrases {
            columns: [0; 256],
            width: 0,
            table: Vec::new(),
            states: vec![State::new()],
        }
    }

    /// Adds a phrase; `seal` must follow before anything is looked for.
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
        let slot = &mut self.states[usize::from(state)].value;
        if slot.is_some() {
            return Err(Repeated);
        }
        *slot = Some(value);
        Ok(())
    }

    fn after(&mut self, state: u16, byte: u8) -> u16 {
        let new = self.states.len() as u16;
        let next = *self.states[usize::from(state)]
            .next
            .entry(byte)
            .or_insert(new);
        if next == new {
            self.states.push(State::new());
        }
        next
    }

    fn after_any_ending(&mut self, state: u16) -> u16 {
        let new = self.states.len() as u16;
        let slot = &mut self.states[usize::from(state)].after_any_ending;
        if *slot == 0 {
            *slot = new;
            self.states.push(State::new());
            return new;
        }
        *slot
    }

    /// Lays the phrases out for searching.
    pub fn seal(&mut self) {
        let mut columns = 1;
        for byte in self.states.iter().flat_map(|state| state.next.keys()) {
            let column = &mut self.columns[usize::from(*byte)];
            if *column == 0 {
                *column = columns;
                columns += 1;
            }
        }
        let space = self.columns[usize::from(b' ')];
        for byte in *b"\t\r\n" {
            self.columns[usize::from(byte)] = space;
        }
        self.width = columns.into();
        self.table = vec![0; self.states.len() * self.width];
        for (at, state) in self.states.iter().enumerate() {
            for (byte, next) in &state.next {
                let column = self.columns[usize::from(*byte)];
                self.table[at * self.width + usize::from(column)] = *next;
            }
        }
    }

    /// The longest phrase that starts at a word, and where it ends; of two that end together the
    /// one that spells out more.
    pub fn longest(&self, text: &[u8], at: usize) -> Option<(T, usize)> {
        let mut best = None;
        self.walk(text, at, 0, &mut best);
        best
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
            let column = self.columns[usize::from(byte)];
            state = self.table[usize::from(state) * self.width + usize::from(column)];
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

impl<T> State<T> {
    fn new() -> State<T> {
        State {
            value: None,
            after_any_ending: 0,
            next: BTreeMap::new(),
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
        let mut phrases = Phrases::new();
        for phrase in list {
            phrases.add(phrase, *phrase).unwrap();
        }
        phrases.seal();
        phrases
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
        let mut phrases = Phrases::new();
        phrases.add("each", 1).unwrap();
        assert_eq!(phrases.add("each", 2), Err(Repeated));
    }
}
