//! LabelReading a number of the Laws from text, as it was typed: digits with separators, after a Roman
//! numeral or a capital letter or nothing.

use super::glyph;
use super::level::{Level, LevelJoint, read_joined, read_level};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division, is_known};

/// What stands before the first full stop where that is no Arabic numeral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prefix {
    /// A Roman numeral; `exact` where it is made of Latin capitals.
    Roman { value: u16, exact: bool },
    /// A letter, as typed.
    Letter(char),
}

/// A number as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Numeral {
    /// Where it starts.
    pub(super) start: usize,
    /// The Roman numeral or letter it starts with.
    pub(super) prefix: Option<Prefix>,
    prefix_end: usize,
    /// The levels, without the prefix.
    pub(super) levels: Vec<Level>,
}

impl Numeral {
    /// A division and seven levels below it.
    pub(super) const MAX_LEVELS: usize = 8;

    /// How many levels the number has, counting the prefix: more than one for a clause.
    pub(super) fn depth(&self) -> usize {
        self.levels.len() + usize::from(self.prefix.is_some())
    }

    /// The levels that are joined to something before them.
    pub(super) fn joined(&self) -> &[Level] {
        let first = usize::from(self.prefix.is_none());
        self.levels.get(first..).unwrap_or_default()
    }

    /// The values of the levels.
    pub(super) fn values(&self) -> Vec<u16> {
        self.levels.iter().map(|level| level.value).collect()
    }

    /// Where it ends.
    pub(super) fn end(&self) -> usize {
        self.levels
            .last()
            .map_or(self.prefix_end, |level| level.end)
    }

    /// The same number without its last levels.
    pub(super) fn shortened(&self, count: usize) -> Numeral {
        let mut shorter = self.clone();
        shorter.levels.truncate(count);
        shorter
    }

    /// Reads the number that starts at `at`; as many levels as there are.
    pub(super) fn read(text: &str, at: usize) -> Option<Numeral> {
        let mut numeral = Numeral::at(at);
        if text[at..].starts_with(|c: char| c.is_ascii_digit()) {
            numeral.levels.push(read_level(text, at)?);
        } else {
            let (prefix, end) = read_prefix(text, at)?;
            numeral.prefix = Some(prefix);
            numeral.prefix_end = end;
        }
        let glue = matches!(numeral.prefix, Some(Prefix::Letter(_)));
        numeral.read_below(text, glue);
        Some(numeral)
    }

    /// The clauses that the number may mean when it is written in full, the likeliest first.
    pub(super) fn numbers(&self, words: &ReferenceWords) -> Vec<ClauseNumber> {
        let values = self.values();
        let numbers = match self.prefix {
            Some(Prefix::Roman { value, .. }) => {
                vec![ClauseNumber::new(Division::Guideline(value), &values)]
            }
            Some(Prefix::Letter(letter)) => appendices(letter, words)
                .into_iter()
                .map(|appendix| ClauseNumber::new(Division::Appendix(appendix), &values))
                .collect(),
            None => match values.split_first() {
                Some((&article, below)) => {
                    vec![ClauseNumber::new(Division::Article(article), below)]
                }
                None => Vec::new(),
            },
        };
        numbers.into_iter().flatten().collect()
    }

    fn at(start: usize) -> Numeral {
        Numeral {
            start,
            prefix: None,
            prefix_end: start,
            levels: Vec::new(),
        }
    }

    /// Reads the levels that follow; with `glue`, the first may follow without a separator.
    fn read_below(&mut self, text: &str, glue: bool) {
        while self.levels.len() < Self::MAX_LEVELS {
            let glue = glue && self.levels.is_empty();
            let Some(level) = read_joined(text, self.end(), glue) else {
                return;
            };
            self.levels.push(level);
        }
    }

    /// Whether a condition holds for what joins one of the levels to what stands before it.
    pub(super) fn any_joint(&self, test: impl Fn(&LevelJoint) -> bool) -> bool {
        self.joined().iter().any(|level| test(&level.joint))
    }
}

/// The appendices that a letter may mean: the one it looks like and the one it counts for; but
/// first what the Laws have.
pub(super) fn appendices(letter: char, words: &ReferenceWords) -> Vec<char> {
    let looks = glyph::latin_capital(letter).filter(|c| !matches!(c, 'I' | 'V' | 'X'));
    let order = words.letter_order(letter);
    let counts = order.and_then(|order| char::from_u32('A' as u32 + order as u32));
    let mut all: Vec<char> = looks.into_iter().chain(counts).collect();
    all.dedup();
    all.sort_by_key(|&letter| !is_known(ClauseNumber::whole(Division::Appendix(letter))));
    all
}

/// A Roman numeral, or a single capital letter.
fn read_prefix(text: &str, at: usize) -> Option<(Prefix, usize)> {
    let rest = &text[at..];
    let first = rest.chars().next()?;
    if let Some(value) = glyph::roman_character(first) {
        let exact = false;
        return Some((Prefix::Roman { value, exact }, at + first.len_utf8()));
    }
    let is_roman = |c: &char| matches!(glyph::latin_capital(*c), Some('I' | 'V' | 'X'));
    let typed: String = rest.chars().take_while(is_roman).collect();
    let end = at + typed.len();
    if !typed.is_empty() && !word_follows(text, end) {
        let latin: String = typed.chars().filter_map(glyph::latin_capital).collect();
        let Ok(Division::Guideline(value)) = latin.parse() else {
            return None;
        };
        let exact = latin == typed;
        return Some((Prefix::Roman { value, exact }, end));
    }
    let end = at + first.len_utf8();
    let letter = first.is_uppercase() && !word_follows(text, end);
    letter.then_some((Prefix::Letter(first), end))
}

/// Whether a word goes on at a place. An Armenian ending after a Latin letter begins none:
/// `Հավելված Cի`.
fn word_follows(text: &str, end: usize) -> bool {
    let latin = text[..end].ends_with(|c: char| c.is_ascii());
    let ending = |c| latin && matches!(c, '\u{561}'..='\u{587}');
    let next = text[end..].chars().next();
    next.is_some_and(|c| glyph::is_word(c) && !ending(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(text: &str) -> (Option<Prefix>, Vec<u16>, &str) {
        let numeral = Numeral::read(text, 0).unwrap();
        (numeral.prefix, numeral.values(), &text[numeral.end()..])
    }

    #[test]
    fn reads_what_people_type() {
        assert_eq!(levels("9.2.1 Եթե"), (None, vec![9, 2, 1], " Եթե"));
        assert_eq!(levels("9.1.Եթե"), (None, vec![9, 1], ".Եթե"));
        assert_eq!(levels("9. 1 . 2 Եթե"), (None, vec![9, 1, 2], " Եթե"));
        assert_eq!(levels("9․1։2,3"), (None, vec![9, 1, 2, 3], ""));
        assert_eq!(levels("9.\u{AD}8.\u{200B}1"), (None, vec![9, 8, 1], ""));
    }

    #[test]
    fn reads_prefixes() {
        let roman = |value, exact| Some(Prefix::Roman { value, exact });
        assert_eq!(levels("III.6.1.2"), (roman(3, true), vec![6, 1, 2], ""));
        assert_eq!(levels("ІІІ.4"), (roman(3, false), vec![4], ""));
        assert_eq!(levels("Ⅲ.4"), (roman(3, false), vec![4], ""));
        assert_eq!(levels("А4.1"), (Some(Prefix::Letter('А')), vec![4, 1], ""));
        assert_eq!(levels("A. 4"), (Some(Prefix::Letter('A')), vec![4], ""));
        assert_eq!(levels("Բ.2"), (Some(Prefix::Letter('Բ')), vec![2], ""));
    }

    #[test]
    fn stops_at_what_is_no_level() {
        assert_eq!(levels("10-ից"), (None, vec![10], "-ից"));
        assert_eq!(levels("1.d4"), (None, vec![1], ".d4"));
        assert_eq!(levels("1.7.2023"), (None, vec![1, 7], ".2023"));
        assert_eq!(levels("9.2 9.3"), (None, vec![9, 2], " 9.3"));
        for text in ["", "2022. թ", "100", "0-0", "Nf3", "Իր", "IIII.1", "a)"] {
            assert_eq!(Numeral::read(text, 0), None, "{text}");
        }
    }
}
