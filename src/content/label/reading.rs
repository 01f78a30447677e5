//! The ways to read a number at the beginning of a line.

use super::after::After;
use super::candidate::LabelCandidate;
use crate::content::numeral::{Numeral, Prefix};
use crate::content::page::{At, Boldness, FlatPage};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division};

/// One way to read a candidate.
#[derive(Clone, Debug)]
pub(super) struct LabelReading {
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
}

/// A clause number that a numeral may mean.
struct NumberMeaning {
    number: ClauseNumber,
    relative: bool,
    look_alike: bool,
}

impl LabelReading {
    /// The ways to read a candidate in a document of a division, the likeliest first.
    pub(super) fn all(
        page: &FlatPage,
        candidate: &LabelCandidate,
        division: Division,
        words: &ReferenceWords,
    ) -> Vec<LabelReading> {
        let text = &page.plain[..candidate.flow_end as usize];
        let mut readings = Vec::new();
        for numeral in numerals(candidate) {
            for numeral in shortenings(numeral) {
                let after = After::look(text, &numeral, words);
                let bold = page.boldness(numeral.start as At..numeral.end() as At);
                for meaning in meanings(&numeral, division, words) {
                    readings.push(LabelReading {
                        number: meaning.number,
                        numeral: numeral.clone(),
                        after,
                        bold,
                        relative: meaning.relative,
                        look_alike: meaning.look_alike,
                    });
                }
            }
        }
        readings
    }

    /// The number of a division that a candidate says in full.
    pub(super) fn own_number(
        candidate: &LabelCandidate,
        division: Division,
        words: &ReferenceWords,
    ) -> Option<ClauseNumber> {
        let numerals = numerals(candidate);
        let mut shorter = numerals.flat_map(shortenings);
        shorter.find_map(|numeral| {
            let mut meanings = meanings(&numeral, division, words).into_iter();
            let own = meanings.find(|it| it.number.division() == division && !it.relative);
            own.map(|meaning| meaning.number)
        })
    }
}

/// The number of the line, and the one after the number of a list item.
fn numerals(candidate: &LabelCandidate) -> impl Iterator<Item = &Numeral> {
    std::iter::once(&candidate.numeral).chain(&candidate.inner)
}

/// The numeral as it is, and cut where a space, a comma or a colon may end it.
fn shortenings(full: &Numeral) -> Vec<Numeral> {
    let count = full.levels.len();
    let may_end = |length: &usize| {
        let next = full.levels.get(*length);
        next.is_none_or(|level| level.joint.spaced || level.joint.doubtful)
    };
    let lengths = (1..=count).rev().filter(may_end);
    lengths.map(|length| full.shortened(length)).collect()
}

/// The clause numbers that a numeral may mean, the likeliest first.
fn meanings(numeral: &Numeral, division: Division, words: &ReferenceWords) -> Vec<NumberMeaning> {
    let mut meanings: Vec<NumberMeaning> = numeral
        .numbers(words)
        .into_iter()
        .map(|number| NumberMeaning {
            number,
            relative: false,
            look_alike: match (numeral.prefix, number.division()) {
                (Some(Prefix::Roman { exact, .. }), _) => !exact,
                (Some(Prefix::Letter(letter)), Division::Appendix(appendix)) => letter != appendix,
                _ => false,
            },
        })
        .collect();
    let is_own = meanings.iter().any(|it| it.number.division() == division);
    if numeral.prefix.is_none() && !(is_own && numeral.levels.len() > 1) {
        let number = ClauseNumber::new(division, &numeral.values());
        meanings.extend(number.map(|number| NumberMeaning {
            number,
            relative: true,
            look_alike: false,
        }));
    }
    meanings.retain(|meaning| !meaning.number.is_whole());
    meanings
}
