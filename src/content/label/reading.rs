//! The ways to read a number at the beginning of a line.

use super::after::After;
use super::candidate::Candidate;
use crate::content::glyph;
use crate::content::level::Level;
use crate::content::numeral::{Numeral, Prefix};
use crate::content::page::{At, Boldness, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division, is_known};

/// One way to read a candidate.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    /// The clause it would label.
    pub(super) number: ClauseNumber,
    /// The number in the text.
    pub(super) numeral: Numeral,
    /// Levels that might belong to it are left out.
    pub(super) cut: bool,
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

    /// The only way to read a label that is as it should be.
    pub(super) fn canonical(
        page: &Page,
        candidate: &Candidate,
        number: ClauseNumber,
        words: &ReferenceWords,
    ) -> Reading {
        let text = &page.plain[..candidate.flow_end as usize];
        Reading {
            number,
            numeral: candidate.numeral,
            cut: false,
            after: after(text, candidate, &candidate.numeral, words),
            bold: candidate.bold,
            relative: false,
            look_alike: false,
            guessed: false,
        }
    }

    /// Finds the ways to read a candidate in a document of a division, the likeliest first.
    pub(super) fn all(
        page: &Page,
        candidate: &Candidate,
        division: Division,
        words: &ReferenceWords,
        readings: &mut Vec<Reading>,
    ) {
        let text = &page.plain[..candidate.flow_end as usize];
        let disguised = Numeral::read_as(text, candidate.numeral.start, division);
        let numerals = [
            (Some(candidate.numeral), false),
            (candidate.inner.as_deref().copied(), false),
            (disguised, true),
        ];
        let numerals = numerals
            .into_iter()
            .filter_map(|(numeral, disguised)| Some((numeral?, disguised)))
            .flat_map(|(numeral, disguised)| {
                let mut known = false;
                meanings(&numeral, division, words, |meaning| {
                    known |= is_known(meaning.number);
                });
                let shortenings: Vec<_> = shortenings(&numeral, known).collect();
                let shortenings = shortenings.into_iter();
                shortenings.map(move |(numeral, cut)| (numeral, cut, disguised))
            });
        for (numeral, cut, disguised) in numerals {
            let after = after(text, candidate, &numeral, words);
            let bold = page.boldness(numeral.start as At..numeral.end() as At);
            let guessed = disguised || numeral.levels().iter().any(|level| level.guessed());
            meanings(&numeral, division, words, |meaning| {
                readings.push(Reading {
                    number: meaning.number,
                    numeral,
                    cut,
                    after,
                    bold,
                    relative: meaning.relative,
                    look_alike: disguised || meaning.look_alike,
                    guessed,
                });
            });
        }
    }

    /// The number of a division that a numeral says in full.
    pub(super) fn own_number(
        numeral: &Numeral,
        division: Division,
        words: &ReferenceWords,
    ) -> Option<ClauseNumber> {
        let own = |numeral: &Numeral| {
            let mut own = None;
            meanings(numeral, division, words, |meaning| {
                if meaning.number.division() == division && !meaning.relative {
                    own.get_or_insert(meaning.number);
                }
            });
            own
        };
        if numeral.is_canonical() {
            return own(numeral);
        }
        shortenings(numeral, true).find_map(|(numeral, _)| own(&numeral))
    }
}

/// What follows a number of a candidate, behind the marks that belong to it.
fn after(text: &str, candidate: &Candidate, numeral: &Numeral, words: &ReferenceWords) -> After {
    let trail = candidate.dressed.map_or(0, |dress| dress.trail as usize);
    match numeral.end() == candidate.numeral.end() {
        true => After::look_from(text, numeral, numeral.end() + trail, words),
        false => After::look(text, numeral, words),
    }
}

/// The numeral as it is, and cut where a space, a comma or a colon may end it, or where another
/// number may be glued to one that nobody knows (`9.1.2.3.9.2 կամ 9.3 հոդվածներով`).
fn shortenings(full: &Numeral, known: bool) -> impl Iterator<Item = (Numeral, bool)> {
    let count = full.levels().len();
    (1..=count).rev().filter_map(move |length| {
        let next = full.levels().get(length);
        let may_end = next.is_none_or(|level| {
            level.joint.spaced()
                || level.joint.doubtful()
                || !known && is_number(&full.levels()[length..])
        });
        may_end.then(|| (full.shortened(length), length < count))
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

/// Tells the clause numbers that a numeral may mean, the likeliest first.
fn meanings(
    numeral: &Numeral,
    division: Division,
    words: &ReferenceWords,
    mut tell: impl FnMut(Meaning),
) {
    let mut values = [0; Numeral::MAX_LEVELS];
    for (value, level) in values.iter_mut().zip(numeral.levels()) {
        *value = level.value;
    }
    let values = &values[..numeral.levels().len()];
    let mut tell = |division, levels: &[u16], relative, look_alike| {
        if let Some(number) = ClauseNumber::new(division, levels) {
            tell(Meaning {
                number,
                relative,
                look_alike,
            });
        }
    };
    match (numeral.prefix, values) {
        (Some(Prefix::Roman { value, exact }), _) => {
            tell(Division::Guideline(value), values, false, !exact);
        }
        (Some(Prefix::Letter(letter)), _) => {
            for appendix in appendices(letter, words) {
                let look_alike = letter != appendix;
                tell(Division::Appendix(appendix), values, false, look_alike);
            }
        }
        // In its own article a number needs no other meaning.
        (None, [article, levels @ ..]) if division == Division::Article(*article) => {
            if levels.is_empty() {
                tell(division, values, true, false);
            } else {
                tell(division, levels, false, false);
            }
        }
        (None, [first, levels @ ..]) => {
            if !levels.is_empty() {
                tell(Division::Article(*first), levels, false, false);
            }
            tell(division, values, true, false);
        }
        (None, []) => {}
    }
}

/// The appendices that a letter may mean: the one it looks like, the one it counts for, the one it
/// sounds like; but first what the Laws have.
pub(crate) fn appendices(letter: char, words: &ReferenceWords) -> impl Iterator<Item = char> {
    let looks = glyph::latin_capital(letter).filter(|c| !matches!(c, 'I' | 'V' | 'X'));
    let at = |order: usize| char::from_u32('A' as u32 + order as u32);
    let counts = words
        .letter_order(letter)
        .and_then(at)
        .filter(|&c| Some(c) != looks);
    let sounds = words
        .letter_sound(letter)
        .and_then(at)
        .filter(|&c| Some(c) != looks && Some(c) != counts);
    let mut all = [looks, counts, sounds];
    all.sort_by_key(|letter| {
        let number = letter.map(|letter| ClauseNumber::whole(Division::Appendix(letter)));
        !number.is_some_and(is_known)
    });
    all.into_iter().flatten()
}
