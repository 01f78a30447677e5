//! The ways to read a number at the beginning of a line.

use super::after::After;
use super::candidate::Candidate;
use crate::content::glyph;
use crate::content::numeral::{Level, Numeral, Prefix};
use crate::content::page::{At, Boldness, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division, Edition, has_number};

/// One way to read a candidate.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    /// The clause it would label.
    pub(super) number: ClauseNumber,
    /// The number in the text.
    pub(super) numeral: Numeral,
    /// What follows it.
    pub(super) after: After,
    /// How much of it is bold.
    pub(super) bold: Boldness,
    /// The division is left out.
    pub(super) relative: bool,
    /// The prefix only looks like the right one.
    pub(super) look_alike: bool,
    /// Letters stand for digits, or digits for letters.
    pub(super) guessed: bool,
}

/// A clause number that a numeral may mean.
struct Meaning {
    number: ClauseNumber,
    relative: bool,
    look_alike: bool,
}

impl Reading {
    /// The levels that are joined to something before them.
    pub(super) fn joined_levels(&self) -> &[Level] {
        let first = usize::from(self.numeral.prefix.is_none());
        self.numeral.levels().get(first..).unwrap_or_default()
    }

    /// The ways to read a candidate in a document of a division, the likeliest first.
    pub(super) fn all(
        page: &Page,
        candidate: &Candidate,
        division: Division,
        words: &ReferenceWords,
    ) -> Vec<Reading> {
        let text = &page.plain[..candidate.flow_end as usize];
        let mut readings = Vec::with_capacity(1);
        let disguised = Numeral::read_as(text, candidate.numeral.start, division);
        let numerals = [
            (Some(candidate.numeral), false),
            (candidate.inner, false),
            (disguised, true),
        ];
        let numerals = numerals
            .into_iter()
            .filter_map(|(numeral, disguised)| Some((numeral?, disguised)))
            .flat_map(|(numeral, disguised)| {
                let known = meanings(&numeral, division, words)
                    .iter()
                    .any(|meaning| is_known(meaning.number));
                shortenings(numeral, known).map(move |numeral| (numeral, disguised))
            });
        for (numeral, disguised) in numerals {
            let after = After::look(text, &numeral, words);
            let bold = page.boldness(numeral.start as At..numeral.end() as At);
            let guessed = disguised || numeral.levels().iter().any(|level| level.guessed);
            readings.extend(
                meanings(&numeral, division, words)
                    .into_iter()
                    .map(|meaning| Reading {
                        number: meaning.number,
                        numeral,
                        after,
                        bold,
                        relative: meaning.relative,
                        look_alike: disguised || meaning.look_alike,
                        guessed,
                    }),
            );
        }
        readings
    }
}

/// The numeral as it is, and cut where a space, a comma or a colon may end it, or where another
/// number may be glued to one that nobody knows (`9.1.2.3.9.2 կամ 9.3 հոդվածներով`).
fn shortenings(full: Numeral, known: bool) -> impl Iterator<Item = Numeral> {
    let count = full.levels().len();
    (1..=count).rev().filter_map(move |length| {
        let next = full.levels().get(length);
        let may_end = next.is_none_or(|level| {
            level.joint.spaced
                || level.joint.doubtful
                || !known && is_number(&full.levels()[length..])
        });
        may_end.then(|| full.shortened(length))
    })
}

/// Whether levels are the number of a clause that some edition has.
fn is_number(levels: &[Level]) -> bool {
    let [article, below @ ..] = levels else {
        return false;
    };
    let mut values = [0; Numeral::MAX_LEVELS];
    for (value, level) in values.iter_mut().zip(below) {
        *value = level.value;
    }
    let number = ClauseNumber::new(Division::Article(article.value), &values[..below.len()]);
    !below.is_empty() && number.is_some_and(is_known)
}

/// Whether any edition has the number.
fn is_known(number: ClauseNumber) -> bool {
    let mut editions = Edition::ALL.into_iter();
    editions.any(|edition| has_number(edition, number))
}

fn meanings(numeral: &Numeral, division: Division, words: &ReferenceWords) -> Vec<Meaning> {
    let mut values = [0; Numeral::MAX_LEVELS];
    for (value, level) in values.iter_mut().zip(numeral.levels()) {
        *value = level.value;
    }
    let values = &values[..numeral.levels().len()];
    let meaning = |division, levels: &[u16]| {
        ClauseNumber::new(division, levels).map(|number| Meaning {
            number,
            relative: false,
            look_alike: false,
        })
    };
    let mut found = Vec::with_capacity(1);
    match numeral.prefix {
        Some(Prefix::Roman { value, exact }) => {
            let absolute = meaning(Division::Guideline(value), values);
            found.extend(absolute.map(|absolute| Meaning {
                look_alike: !exact,
                ..absolute
            }));
        }
        Some(Prefix::Letter(letter)) => {
            for appendix in appendices(letter, words) {
                let absolute = meaning(Division::Appendix(appendix), values);
                found.extend(absolute.map(|absolute| Meaning {
                    look_alike: letter != appendix,
                    ..absolute
                }));
            }
        }
        None => {
            if values.len() > 1 {
                found.extend(meaning(Division::Article(values[0]), &values[1..]));
            }
            // In its own article a number needs no other meaning.
            if !found.is_empty() && division == Division::Article(values[0]) {
                return found;
            }
            found.extend(meaning(division, values).map(|relative| Meaning {
                relative: true,
                ..relative
            }));
        }
    }
    found
}

/// The appendices that a letter may mean: the one it looks like, the one it counts for, the one it
/// sounds like.
pub(crate) fn appendices(letter: char, words: &ReferenceWords) -> impl Iterator<Item = char> {
    let looks = glyph::latin_capital(letter).filter(|c| !matches!(c, 'I' | 'V' | 'X'));
    let at = |order: usize| char::from_u32('A' as u32 + order as u32);
    let counts = words
        .letter_order(letter)
        .and_then(at)
        .filter(move |&c| Some(c) != looks);
    let sounds = words
        .letter_sound(letter)
        .and_then(at)
        .filter(move |&c| Some(c) != looks && Some(c) != counts);
    looks.into_iter().chain(counts).chain(sounds)
}
