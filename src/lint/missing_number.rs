//! A number that is skipped.

use std::cell::LazyCell;

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{
    Clause, ClauseNumber, Corpus, Division, Document, Edition, RuleId, has_number, rules_under,
};

/// Finds numbers that a document skips: gaps between clauses, and clauses of the edition that no
/// language of the tree has.
///
/// A clause was lost, or its label was not recognised. Numbers that the edition itself skips are
/// no gap, and a heading may be left out when the clauses below it are there. A document with less
/// than half of its part of the Laws is an excerpt: it misses only what lies between its clauses.
/// Clauses that another language has are left to `missing-translation` unless there is a gap.
/// Example: `9.3.1` followed by `9.3.3`.
pub struct MissingNumber;

impl Lint for MissingNumber {
    fn code(&self) -> Code {
        Code("missing-number")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        let mut numbers: Vec<_> = document
            .clauses
            .iter()
            .map(|clause| clause.number)
            .collect();
        numbers.sort_unstable();
        let absent = Absent::of(document, &numbers);
        let mut missing = gaps(document.edition, &numbers, absent.excerpt);
        missing.extend(absent.lost(survey.corpus, document));
        missing.sort_unstable();
        missing.dedup();
        let same_place =
            |a: &ClauseNumber, b: &ClauseNumber| place(&numbers, *a) == place(&numbers, *b);
        let order = LazyCell::new(|| Order::of(document));
        for run in missing.chunk_by(same_place) {
            let (Some(first), Some(neighbour)) = (run.first(), order.neighbour(run[0])) else {
                continue;
            };
            let side = if neighbour.number > *first {
                "before"
            } else {
                "after"
            };
            let message = match run {
                [only] => Message::new("lint-missing-number").text("number", only),
                [.., last] => Message::new("lint-missing-number-run")
                    .text("first", first)
                    .text("last", last)
                    .with("count", run.len()),
                [] => continue,
            };
            report.push(
                self.finding(neighbour.label, message.text("side", side))
                    .hint(Message::new("lint-missing-number-hint")),
            );
        }
    }
}

/// The clauses of a document by their numbers.
pub(super) struct Order<'a> {
    clauses: Vec<&'a Clause>,
    first: Option<&'a Clause>,
}

impl<'a> Order<'a> {
    pub(super) fn of(document: &'a Document) -> Order<'a> {
        let mut clauses: Vec<_> = document.clauses.iter().collect();
        clauses.sort_by_key(|clause| clause.number);
        Order {
            clauses,
            first: document.clauses.first(),
        }
    }

    /// The clause after which a number belongs, or the first one of the document.
    pub(super) fn neighbour(&self, number: ClauseNumber) -> Option<&'a Clause> {
        let earlier = self.place(number).checked_sub(1);
        earlier.map(|at| self.clauses[at]).or(self.first)
    }

    fn place(&self, number: ClauseNumber) -> usize {
        self.clauses
            .partition_point(|clause| clause.number < number)
    }
}

/// Where a number would stand among others.
fn place(numbers: &[ClauseNumber], number: ClauseNumber) -> usize {
    numbers.partition_point(|other| *other < number)
}

/// Whether a number is there, or something below it.
fn is_present(numbers: &[ClauseNumber], number: ClauseNumber) -> bool {
    let next = numbers.get(place(numbers, number));
    next.is_some_and(|&next| next == number || number.is_ancestor_of(next))
}

/// The numbers between ascending ones, as far as the edition has them: where two numbers part,
/// the later one must be the next, and below that the first. An excerpt of a division begins
/// anywhere.
fn gaps(
    edition: Edition,
    numbers: &[ClauseNumber],
    excerpt: Option<Division>,
) -> Vec<ClauseNumber> {
    let mut missing = Vec::new();
    let mut previous: Option<ClauseNumber> = None;
    for &number in numbers {
        let division = number.division();
        let earlier = previous.replace(number);
        let earlier = earlier.filter(|it| it.division() == division);
        if earlier.is_none() && excerpt == Some(division) {
            continue;
        }
        let before = earlier.as_ref().map_or(&[][..], ClauseNumber::levels);
        let levels = number.levels();
        let alike = before.iter().zip(levels).take_while(|(a, b)| a == b);
        let shared = alike.count();
        for (depth, &level) in levels.iter().enumerate().skip(shared) {
            let sibling = before.get(depth).filter(|_| depth == shared);
            let expected = sibling.map_or(1, |&sibling| sibling.saturating_add(1));
            let skipped = (expected..level).filter_map(|skipped| {
                let mut with_gap = levels[..=depth].to_vec();
                with_gap[depth] = skipped;
                ClauseNumber::new(division, &with_gap)
            });
            missing.extend(skipped.filter(|&number| has_number(edition, number)));
        }
    }
    missing
}

/// The rules of its part of the Laws that a document doesn't have.
#[derive(Default)]
struct Absent {
    rules: Vec<(RuleId, ClauseNumber)>,
    /// The division, where the document has less than half of it.
    excerpt: Option<Division>,
}

impl Absent {
    fn of(document: &Document, numbers: &[ClauseNumber]) -> Absent {
        let Some(division) = document.kind.division() else {
            return Absent::default();
        };
        let edition = document.edition;
        let whole = rules_under(edition, ClauseNumber::whole(division));
        let mut stated = document.clauses.iter().filter_map(|clause| clause.rule);
        if whole.iter().all(|rule| stated.any(|found| found == *rule)) {
            return Absent::default();
        }
        let rules: Vec<_> = whole
            .iter()
            .filter_map(|&rule| Some((rule, rule.number(edition)?)))
            .filter(|(_, number)| !is_present(numbers, *number))
            .collect();
        Absent {
            excerpt: (rules.len() * 2 > whole.len()).then_some(division),
            rules,
        }
    }

    /// The numbers that no document of the tree states; an excerpt misses none. The plain edition
    /// stands in for whole articles that a publisher leaves out, not for what his own lack.
    fn lost(self, corpus: &Corpus, document: &Document) -> impl Iterator<Item = ClauseNumber> {
        let is_plain = document.plain;
        let is_stated = move |rule: RuleId| {
            let mut stating = corpus.stating(rule).iter();
            stating.any(|&id| is_plain || !corpus.document_of(id).plain)
        };
        let rules = self.rules.into_iter();
        rules
            .filter(move |(rule, _)| self.excerpt.is_none() && !is_stated(*rule))
            .map(|(_, number)| number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(edition: Edition, texts: &[&str]) -> Vec<String> {
        let mut numbers: Vec<ClauseNumber> =
            texts.iter().map(|text| text.parse().unwrap()).collect();
        numbers.sort_unstable();
        let missing = gaps(edition, &numbers, None);
        missing.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn gaps_are_what_the_edition_has() {
        let found = |texts: &[&str]| missing(Edition::E2023, texts);
        assert_eq!(found(&["9.1", "9.3"]), ["9.2"]);
        assert_eq!(found(&["9.1", "9.2", "9.2.2", "9.3"]), ["9.2.1"]);
        assert_eq!(
            found(&["9.1.1", "9.1.2", "9.2"]),
            [""; 0],
            "a heading may be left out"
        );
        assert_eq!(
            found(&["6.10.1", "6.11.1"]),
            [
                "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "6.9"
            ]
        );
        assert_eq!(
            found(&["9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.9"]),
            [""; 0],
            "9.7 is no number"
        );
        assert_eq!(
            found(&["13.1", "13.3"]),
            [""; 0],
            "the Laws have no article 13"
        );
    }

    #[test]
    fn an_excerpt_begins_anywhere() {
        let numbers = ["9.3", "9.3.2", "9.4", "9.6"].map(|text| text.parse().unwrap());
        let missing = gaps(Edition::E2023, &numbers, Some(Division::Article(9)));
        let missing: Vec<_> = missing.iter().map(ToString::to_string).collect();
        assert_eq!(missing, ["9.3.1", "9.5"]);
    }
}
