//! Reading a number of the Laws from text, as it was typed.

use super::level::{Joint, Level, read_joined, read_level, read_plain};
use super::{alike, glyph};
use crate::law::Division;

/// What stands before the first full stop where that is no Arabic numeral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prefix {
    /// A Roman numeral; `exact` where it is made of Latin capitals.
    Roman { value: u16, exact: bool },
    /// A letter, as typed.
    Letter(char),
}

/// A number as it stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numeral {
    /// Where it starts.
    pub(super) start: usize,
    /// The Roman numeral or letter it starts with.
    pub(super) prefix: Option<Prefix>,
    /// How long the prefix is.
    prefix_length: u16,
    count: u8,
    levels: [Level; Numeral::MAX_LEVELS],
}

impl Numeral {
    /// A division and seven levels below it.
    pub(super) const MAX_LEVELS: usize = 8;

    /// The levels, without the prefix.
    pub(super) fn levels(&self) -> &[Level] {
        &self.levels[..self.count as usize]
    }

    /// How many levels the number has, counting the prefix: more than one for a clause.
    pub(super) fn depth(&self) -> usize {
        self.levels().len() + usize::from(self.prefix.is_some())
    }

    /// The values of the levels.
    pub(super) fn values(&self) -> impl Iterator<Item = u16> {
        self.levels().iter().map(|level| level.value)
    }

    /// Where it ends.
    pub(super) fn end(&self) -> usize {
        let last = self.levels().last();
        self.start + usize::from(last.map_or(self.prefix_length, |level| level.end()))
    }

    /// Whether it is typed as it should be: ASCII digits, Latin capitals, full stops.
    pub(super) fn is_canonical(&self) -> bool {
        let prefix = match self.prefix {
            None => true,
            Some(Prefix::Roman { exact, .. }) => exact,
            Some(Prefix::Letter(letter)) => letter.is_ascii(),
        };
        let plain = |level: &Level| level.joint == Joint::default() && !level.odd();
        prefix && self.levels().iter().all(plain)
    }

    /// The same number without its last levels.
    pub(super) fn shortened(mut self, count: usize) -> Numeral {
        self.count = self.count.min(count as u8);
        self
    }

    /// Reads the number that starts at `at`; as many levels as there are.
    pub(super) fn read(text: &str, at: usize) -> Option<Numeral> {
        let mut numeral = Numeral::at(at);
        if let Some((level, end)) = read_plain(text.as_bytes(), at) {
            numeral.push(level, end);
        } else if text[at..].starts_with(|c| glyph::digit(c).is_some()) {
            let (level, end) = read_level(text, at, false, false)?;
            numeral.push(level, end);
        } else {
            let (prefix, end) = read_prefix(text, at)?;
            numeral.begin_with(prefix, end);
        }
        let glue = numeral.count == 0 && matches!(numeral.prefix, Some(Prefix::Letter(_)));
        numeral.read_below(text, glue);
        Some(numeral)
    }

    /// Reads the number that starts at `at` as one of a clause of `division`: what stands before
    /// the first separator may be anything that looks like the division. None where there is no
    /// level below it, or where the plain reading says the same.
    pub(super) fn read_as(text: &str, at: usize, division: Division) -> Option<Numeral> {
        let mut numeral = Numeral::at(at);
        match division {
            Division::Article(article) => {
                let (level, end) = read_level(text, at, true, false)?;
                if level.value != article || !level.guessed() {
                    return None;
                }
                numeral.push(level, end);
            }
            Division::Guideline(value) => {
                let end = at + alike::roman(&text[at..], value)?;
                let exact = false;
                numeral.begin_with(Prefix::Roman { value, exact }, end);
            }
            Division::Appendix(letter) => {
                let first = text[at..].chars().next().filter(|c| c.is_lowercase())?;
                let mut upper = first.to_uppercase();
                let capital = upper.next().and_then(glyph::latin_capital);
                if capital != Some(letter) || upper.next().is_some() {
                    return None;
                }
                numeral.begin_with(Prefix::Letter(letter), at + first.len_utf8());
            }
        }
        let levels = numeral.count;
        numeral.read_below(text, false);
        (numeral.count > levels).then_some(numeral)
    }

    /// Takes one more level of three digits, as no clause has: `12.100`. False where there is none.
    pub(super) fn take_hundreds(&mut self, text: &str) -> bool {
        let at = self.end();
        let &[b'.', a @ b'1'..=b'9', b @ b'0'..=b'9', c @ b'0'..=b'9', ..] = &text.as_bytes()[at..]
        else {
            return false;
        };
        let end = at + 4;
        let rest = text[end..].trim_start_matches('.');
        let goes_on = rest.starts_with(|c: char| glyph::digit(c).is_some() || glyph::is_word(c));
        let deep = self.count as usize == Self::MAX_LEVELS;
        if goes_on || deep || self.prefix.is_some() {
            return false;
        }
        let digits = [a, b, c].map(|digit| u16::from(digit - b'0'));
        let value = digits[0] * 100 + digits[1] * 10 + digits[2];
        self.push(Level::plain(value), end);
        true
    }

    fn at(start: usize) -> Numeral {
        Numeral {
            start,
            prefix: None,
            prefix_length: 0,
            count: 0,
            levels: [Level::default(); Self::MAX_LEVELS],
        }
    }

    /// Reads the levels that follow; with `glue`, the first may follow without a separator.
    fn read_below(&mut self, text: &str, mut glue: bool) {
        let mut end = self.end();
        while (self.count as usize) < Self::MAX_LEVELS {
            let deep = self.depth() > 1;
            let Some((level, level_end)) = read_joined(text, end, glue, deep) else {
                return;
            };
            self.push(level, level_end);
            end = level_end;
            glue = false;
        }
    }

    fn begin_with(&mut self, prefix: Prefix, end: usize) {
        self.prefix = Some(prefix);
        self.prefix_length = (end - self.start) as u16;
    }

    /// Adds the level that ends at `end`. No number is so long that its length wouldn't fit.
    fn push(&mut self, level: Level, end: usize) {
        let end = (end - self.start) as u16;
        self.levels[self.count as usize] = level.ending(end);
        self.count += 1;
    }
}

/// A Roman numeral, or a single capital letter.
fn read_prefix(text: &str, at: usize) -> Option<(Prefix, usize)> {
    let rest = &text[at..];
    let first = rest.chars().next()?;
    if let Some(value) = glyph::roman_character(first) {
        let exact = false;
        return Some((Prefix::Roman { value, exact }, at + first.len_utf8()));
    }
    let mut exact = true;
    let mut end = at;
    let mut digits = [0u8; 8];
    let mut count = 0;
    for c in rest.chars() {
        let Some(latin @ ('I' | 'V' | 'X')) = glyph::latin_capital(c) else {
            break;
        };
        if count == digits.len() {
            return None;
        }
        digits[count] = latin as u8;
        count += 1;
        exact &= c == latin;
        end += c.len_utf8();
    }
    // `Հավելված Cի`: an Armenian ending after a Latin letter begins no word.
    let word_follows = |end: usize| {
        let next = text[end..].chars().next();
        let ending =
            |c| matches!(c, '\u{561}'..='\u{587}') && text[..end].ends_with(|c: char| c.is_ascii());
        next.is_some_and(|c| glyph::is_word(c) && !ending(c))
    };
    if count > 0 && !word_follows(end) {
        let value = roman_value(&digits[..count])?;
        return Some((Prefix::Roman { value, exact }, end));
    }
    let end = at + first.len_utf8();
    if first.is_uppercase() && !word_follows(end) {
        return Some((Prefix::Letter(first), end));
    }
    None
}

/// The value of a Roman numeral up to 39, written by the rules.
fn roman_value(digits: &[u8]) -> Option<u16> {
    // Most Roman numbers name one of the three guidelines: no text need be read for them.
    if digits.len() <= 3 && digits.iter().all(|digit| *digit == b'I') {
        return Some(digits.len() as u16);
    }
    std::str::from_utf8(digits)
        .ok()
        .and_then(|text| text.parse().ok())
        .and_then(|division| match division {
            Division::Guideline(value) => Some(value),
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(text: &str) -> (Option<Prefix>, Vec<u16>, &str) {
        let numeral = Numeral::read(text, 0).unwrap();
        let values = numeral.levels().iter().map(|level| level.value).collect();
        (numeral.prefix, values, &text[numeral.end()..])
    }

    #[test]
    fn reads_what_people_type() {
        assert_eq!(levels("9.2.1 Եթե"), (None, vec![9, 2, 1], " Եթե"));
        assert_eq!(levels("9.1.Եթե"), (None, vec![9, 1], ".Եթե"));
        assert_eq!(levels("9. 1 . 2 Եթե"), (None, vec![9, 1, 2], " Եթե"));
        assert_eq!(levels("9․1։2,3"), (None, vec![9, 1, 2, 3], ""));
        assert_eq!(levels("９.１"), (None, vec![9, 1], ""));
        assert_eq!(levels("9.l"), (None, vec![9, 1], ""));
        assert_eq!(levels("9.1О."), (None, vec![9, 10], "."));
        assert_eq!(levels("9.б"), (None, vec![9, 6], ""));
        assert_eq!(levels("9.1б."), (None, vec![9, 1], "б."));
        assert_eq!(levels("9.1.б"), (None, vec![9, 1], ".б"));
        assert_eq!(levels("9.3If"), (None, vec![9, 3], "If"));
        assert_eq!(levels("9.8За"), (None, vec![9, 8], "За"));
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
