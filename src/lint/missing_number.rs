//! A number that is skipped.

use std::collections::{BTreeMap, BTreeSet};

use super::{Lint, Page};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Clause, ClauseNumber, Corpus, Document, has_number, rules_under};

/// Finds numbers that a document skips: gaps between clauses, and clauses of the edition that no
/// language of the tree has.
///
/// A clause was lost, or its label was not recognised. Numbers that the edition itself skips are
/// no gap, and a heading may be left out when the clauses below it are there. Clauses that another
/// language has are left to `missing-translation` unless there is a gap. Example: `9.3.1`
/// followed by `9.3.3`.
pub struct MissingNumber;

impl Lint for MissingNumber {
    fn code(&self) -> Code {
        Code("missing-number")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn within(&self, page: &Page<'_>, report: &mut Report) {
        let document = page.document;
        let present = Present::of(document);
        let mut missing = gaps(document, &present);
        missing.extend(lost(document, &present, page.corpus));
        for run in runs(&missing, &present) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else {
                continue;
            };
            let message = match run.len() {
                1 => Message::new("lint-missing-number").text("number", first),
                count => Message::new("lint-missing-number-run")
                    .text("first", first)
                    .text("last", last)
                    .with("count", count),
            };
            let Some(neighbour) = neighbour(document, *first) else {
                continue;
            };
            report.push(
                self.finding(neighbour.label, message)
                    .hint(Message::new("lint-missing-number-hint")),
            );
        }
    }
}

/// The clause after which a number belongs, or the first one.
pub(super) fn neighbour(document: &Document, number: ClauseNumber) -> Option<&Clause> {
    let earlier = document
        .clauses
        .iter()
        .filter(|clause| clause.number < number);
    earlier
        .max_by_key(|clause| clause.number)
        .or(document.clauses.first())
}

/// The numbers of a document; a number counts as present when there is something below it.
pub(super) struct Present(BTreeSet<ClauseNumber>);

impl Present {
    pub(super) fn of(document: &Document) -> Present {
        let mut numbers = BTreeSet::new();
        for clause in &document.clauses {
            let with_ancestors =
                std::iter::successors(Some(clause.number), |number| number.parent());
            for number in with_ancestors {
                if !numbers.insert(number) {
                    break;
                }
            }
        }
        Present(numbers)
    }

    pub(super) fn has(&self, number: ClauseNumber) -> bool {
        self.0.contains(&number)
    }
}

/// The numbers between the clauses there are, as far as the edition has them.
fn gaps(document: &Document, present: &Present) -> BTreeSet<ClauseNumber> {
    /// A jump over more numbers than this is a mistyped number, not a loss.
    const LONGEST: u16 = 20;

    let mut levels: BTreeMap<ClauseNumber, Vec<u16>> = BTreeMap::new();
    for number in &present.0 {
        if let (Some(parent), Some(&level)) = (number.parent(), number.levels().last()) {
            levels.entry(parent).or_default().push(level);
        }
    }
    let edition = document.edition;
    let mut gaps = BTreeSet::new();
    for (parent, levels) in levels {
        let mut expected = 1;
        for level in levels {
            let skipped = (expected..level).take(LONGEST.into());
            gaps.extend(
                skipped
                    .filter_map(|level| parent.child(level))
                    .filter(|&number| {
                        has_number(edition, number)
                            || !has_number(edition, ClauseNumber::whole(number.division()))
                    }),
            );
            expected = level.saturating_add(1);
        }
    }
    gaps
}

/// The numbers that the edition has and no document of the tree states. A document with less than
/// half of its part of the Laws is an excerpt, and misses nothing.
fn lost(document: &Document, present: &Present, corpus: &Corpus) -> Vec<ClauseNumber> {
    let Some(division) = document.kind.division() else {
        return Vec::new();
    };
    let edition = document.edition;
    let whole = rules_under(edition, ClauseNumber::whole(division));
    let absent: Vec<_> = whole
        .iter()
        .filter_map(|rule| Some((rule, rule.number(edition)?)))
        .filter(|(_, number)| !present.has(*number))
        .collect();
    if absent.len() * 2 > whole.len() {
        return Vec::new();
    }
    absent
        .into_iter()
        .filter(|(rule, _)| corpus.stating(**rule).is_empty())
        .map(|(_, number)| number)
        .collect()
}

/// Missing numbers that belong to the same place, together.
fn runs(missing: &BTreeSet<ClauseNumber>, present: &Present) -> Vec<Vec<ClauseNumber>> {
    let mut runs: Vec<Vec<ClauseNumber>> = Vec::new();
    for &number in missing {
        let last = runs.last_mut().filter(|run| {
            run.last()
                .is_some_and(|&last| present.0.range(last..number).next().is_none())
        });
        match last {
            Some(run) => run.push(number),
            None => runs.push(vec![number]),
        }
    }
    runs
}
