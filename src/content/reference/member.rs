//! One number of a run.

use std::ops::Range;

use super::number::number_of;
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::At;
use crate::lang::ReferenceWords;
use crate::law::is_known;

/// What joins a number to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// It is the first.
    First,
    /// They are members of a list.
    List,
    /// They are the ends of a range.
    Range,
}

/// One number of a run.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// The number.
    pub(super) numeral: Numeral,
    /// Where it ends, with its case ending (`3-ում`).
    pub(super) end: usize,
    /// It has a case ending.
    pub(super) inflected: bool,
    /// The letters of the case ending, or the letter of a point.
    pub(super) ending: Range<usize>,
    /// Its ending opens a range (`3.1-ից 3.9`).
    pub(super) opens_range: bool,
    /// Levels were left out because a space, a comma or a letter stands where only a full stop is
    /// certain.
    pub(super) cut: bool,
    /// Its last level has three digits, as no clause has: a price, unless something calls it one.
    pub(super) hundreds: bool,
    /// What joins it to the one before.
    pub(super) joint: Joint,
}

impl Member {
    /// Reads the number at a place. A loose reading takes spaces, commas and letters typed for
    /// digits into it.
    pub(super) fn read(
        text: &str,
        at: usize,
        joint: Joint,
        words: &ReferenceWords,
        loose: bool,
    ) -> Option<Member> {
        let mut numeral = Numeral::read(text, at)?;
        // `12.03` is a day, but it may come after a clause: `9.2, 12.03.2024`.
        if joined(numeral).levels().iter().any(|level| level.padded()) {
            return None;
        }
        let full_end = numeral.end();
        numeral = if loose {
            known(joined(numeral), text, words)
        } else {
            let levels = certain_levels(&numeral);
            numeral.shortened(levels)
        };
        let cut = numeral.end() < full_end;
        let mut member = Member {
            numeral,
            end: numeral.end(),
            inflected: false,
            ending: 0..0,
            opens_range: false,
            cut,
            hundreds: false,
            joint,
        };
        member.read_ending(text, words).then_some(member)
    }

    /// The plain text of the number.
    pub(super) fn plain(&self) -> Range<At> {
        self.numeral.start as At..self.numeral.end() as At
    }

    /// Whether the number may also be a fraction: `9.6`.
    pub(super) fn is_fraction(&self) -> bool {
        self.numeral.prefix.is_none() && self.numeral.levels().len() == 2
    }

    /// Whether the number may also be so many and a half: `1.5`.
    pub(super) fn is_half(&self) -> bool {
        self.is_fraction() && self.numeral.levels()[1].value == 5
    }

    /// Takes the case ending; false where what follows makes it no number of its own.
    fn read_ending(&mut self, text: &str, words: &ReferenceWords) -> bool {
        let mut rest = text[self.end..].chars();
        match rest.next() {
            Some(c) if glyph::digit(c).is_some() => false,
            // Torn off by the end of a mark: `**3** -րդ`.
            Some(c) if glyph::is_blank(c) && c != '\n' => {
                let dash = self.end + c.len_utf8();
                let start = rest
                    .next()
                    .filter(|c| glyph::is_dash(*c))
                    .map(|c| dash + c.len_utf8());
                if let Some(start) = start
                    && let letters = word_at(text, start)
                    && words.is_suffix(letters)
                {
                    self.inflect(start, letters, words);
                }
                true
            }
            Some(c) if glyph::is_dash(c) => {
                let start = self.end + c.len_utf8();
                let letters = word_at(text, start);
                if letters.starts_with(char::is_lowercase) {
                    self.inflect(start, letters, words);
                }
                true
            }
            Some(c) if glyph::is_word(c) => {
                let letters = word_at(text, self.end);
                if words.is_suffix(letters) {
                    self.inflect(self.end, letters, words);
                    return true;
                }
                if self.read_point(text, letters) {
                    return true;
                }
                let role = words.role(letters);
                role.joins || role.noun.is_some()
            }
            // `1.7.2023` and the like: a number that goes on is not the number read so far.
            Some('.') => {
                let goes_on = rest.next().is_some_and(|c| glyph::digit(c).is_some());
                if goes_on && !self.cut && self.numeral.take_hundreds(text) {
                    self.end = self.numeral.end();
                    self.hundreds = true;
                    return true;
                }
                self.cut || self.numeral.levels().len() < 2 || !goes_on
            }
            _ => true,
        }
    }

    /// Takes the letter of a point below a clause, as older editions count them: `9.2a`. The Laws
    /// have no such numbers now: the clause is what is mentioned.
    fn read_point(&mut self, text: &str, letters: &str) -> bool {
        let end = self.end + letters.len();
        let clause = self.numeral.depth() > 1;
        let mut chars = letters.chars();
        let point = clause
            && chars.next().is_some_and(char::is_lowercase)
            && chars.next().is_none()
            && !text[end..].starts_with(|c: char| c.is_numeric());
        if point {
            self.ending = self.end..end;
            self.end = end;
        }
        point
    }

    fn inflect(&mut self, start: usize, letters: &str, words: &ReferenceWords) {
        self.end = start + letters.len();
        self.inflected = true;
        self.ending = start..self.end;
        self.opens_range = words.is_from_suffix(letters);
    }
}

/// The number up to a comma with a space, which only a list has.
fn joined(full: Numeral) -> Numeral {
    let mut levels = full.levels().iter();
    let comma = levels.position(|level| level.joint.doubtful() && level.joint.spaced());
    full.shortened(comma.unwrap_or(Numeral::MAX_LEVELS))
}

/// The number without the last levels that a space sets apart, as far as that makes it one of the
/// Laws (`9. 3. 75 ходов`), and without the number of a sense (`9.2. 1. A claim … 2. The …`).
fn known(full: Numeral, text: &str, words: &ReferenceWords) -> Numeral {
    let levels = full.levels();
    let first = usize::from(full.prefix.is_none());
    let mut longest = full;
    for length in (first + 1..=levels.len()).rev() {
        let numeral = full.shortened(length);
        if levels
            .get(length)
            .is_some_and(|level| !level.joint.spaced())
        {
            continue;
        }
        if counts_senses(&numeral, text) {
            longest = full.shortened(length - 1);
        } else if number_of(&numeral, words, None).is_some_and(is_known) {
            return numeral;
        }
    }
    longest
}

/// How far the second of several senses is looked for, in bytes.
const SENSE: usize = 600;

/// Whether the last level is the number of the first of several senses.
fn counts_senses(numeral: &Numeral, text: &str) -> bool {
    let last = numeral.levels().last();
    let rest = &text[numeral.end()..];
    let near = &rest[..rest.floor_char_boundary(SENSE)];
    last.is_some_and(|level| level.value == 1 && level.joint.spaced())
        && near.starts_with(['.', ')'])
        && (near.contains(" 2.") || near.contains(" 2)"))
}

/// How many levels are certain: those up to the first space, comma or letter typed for a digit.
fn certain_levels(full: &Numeral) -> usize {
    let first = usize::from(full.prefix.is_none());
    let doubt = full.levels().iter().skip(first).position(|level| {
        let joint = level.joint;
        joint.spaced() || joint.doubtful() || joint.doubled() || level.guessed()
    });
    doubt.map_or(full.levels().len(), |at| first + at)
}

/// The letters at a place.
pub(super) fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    &rest[..glyph::word_end(rest)]
}

/// The next place that is not blank; marks for emphasis that stayed in the text count as blank.
pub(super) fn skip_blank(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let blank = |c: char| glyph::is_blank(c) || c == '*';
    match rest.as_bytes() {
        [] | [b'+'..=b'~', ..] => at,
        [b' ', b'+'..=b'~', ..] => at + 1,
        _ => at + rest.find(|c| !blank(c)).unwrap_or(rest.len()),
    }
}
