//! The edition of texts that nobody states: found from their numbers, for a language as a whole.
//!
//! One article often fits two editions; all those of a translation together seldom do.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use super::label::ChosenLabels;
use crate::lang::Lang;
use crate::law::{Document, Edition, editions_with, rules_at};

/// How many numbers of a text each edition has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evidence([u32; Edition::ALL.len()]);

impl Evidence {
    /// By how many numbers a text must fit another edition better than its language does, to be
    /// taken for one that was translated at another time.
    const CLEAR: u32 = 3;

    /// What the labels of a text say.
    pub(super) fn of(choice: &ChosenLabels) -> Evidence {
        let mut evidence = Evidence::default();
        for label in &choice.labels {
            evidence += Evidence(editions_with(label.number).map(u32::from));
        }
        evidence
    }

    /// The edition that has most of the numbers; the latest, if several have as many.
    pub(super) fn best(self) -> Edition {
        let editions = Edition::ALL.into_iter().zip(self.0);
        editions
            .max_by_key(|(_, count)| *count)
            .map_or(Edition::LATEST, |(edition, _)| edition)
    }

    fn count(self, edition: Edition) -> u32 {
        let mut editions = Edition::ALL.into_iter().zip(self.0);
        editions
            .find(|(other, _)| *other == edition)
            .map_or(0, |(_, count)| count)
    }

    /// The edition of a text in a language that mostly follows `common`.
    fn within(self, common: Edition) -> Edition {
        let best = self.best();
        if self.count(best) >= self.count(common) + Self::CLEAR {
            best
        } else {
            common
        }
    }
}

impl AddAssign for Evidence {
    fn add_assign(&mut self, other: Evidence) {
        for (sum, count) in self.0.iter_mut().zip(other.0) {
            *sum += count;
        }
    }
}

/// Adds up the evidence by language.
#[derive(Debug, Default)]
pub(super) struct EditionSurvey(BTreeMap<Lang, Evidence>);

impl EditionSurvey {
    pub(super) fn add(&mut self, lang: Lang, evidence: Evidence) {
        *self.0.entry(lang).or_default() += evidence;
    }

    /// Gives a document the edition that it follows.
    pub(super) fn settle(&self, document: &mut Document, evidence: Evidence) {
        let Some(common) = self.0.get(&document.id.lang) else {
            return;
        };
        let edition = evidence.within(common.best());
        if document.edition == edition {
            return;
        }
        document.edition = edition;
        for clause in &mut document.clauses {
            clause.rule = rules_at(edition, clause.number).first().copied();
        }
    }
}
