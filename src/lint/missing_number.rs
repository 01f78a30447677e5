//! A number that is skipped.

use super::{Lint, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Clause, ClauseNumber, Corpus, Document, Edition, has_number, rules_under};

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

    fn across(&self, at: u32, survey: &Survey<'_>, report: &mut Report) {
        let document = &survey.corpus.documents[at as usize];
        let mut numbers: Vec<_> = document
            .clauses
            .iter()
            .map(|clause| clause.number)
            .collect();
        numbers.sort_unstable();
        let mut missing = gaps(document.edition, &numbers);
        missing.extend(lost(document, &numbers, survey.corpus));
        missing.sort_unstable();
        missing.dedup();
        let same_place =
            |a: &ClauseNumber, b: &ClauseNumber| place(&numbers, *a) == place(&numbers, *b);
        for run in missing.chunk_by(same_place) {
            let (Some(first), Some(neighbour)) = (run.first(), neighbour(document, run[0])) else {
                continue;
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
/// the later one must be the next, and below that the first.
fn gaps(edition: Edition, numbers: &[ClauseNumber]) -> Vec<ClauseNumber> {
    /// A jump over more numbers than this is a mistyped number, not a loss.
    const LONGEST: usize = 20;

    let mut gaps = Vec::new();
    let mut before: &[u16] = &[];
    let mut division = None;
    for number in numbers {
        if division.replace(number.division()) != Some(number.division()) {
            before = &[];
        }
        let levels = number.levels();
        let shared = before
            .iter()
            .zip(levels)
            .take_while(|(a, b)| a == b)
            .count();
        for (depth, &level) in levels.iter().enumerate().skip(shared) {
            let earlier = if depth == shared {
                before.get(depth)
            } else {
                None
            };
            let expected = earlier.map_or(1, |&earlier| earlier.saturating_add(1));
            let skipped = (expected..level).take(LONGEST).filter_map(|skipped| {
                let mut with_gap = levels[..=depth].to_vec();
                with_gap[depth] = skipped;
                ClauseNumber::new(number.division(), &with_gap)
            });
            gaps.extend(skipped.filter(|&number| is_of(edition, number)));
        }
        before = levels;
    }
    gaps
}

/// Whether a number can be missed: the edition has it, or the registry can't tell.
fn is_of(edition: Edition, number: ClauseNumber) -> bool {
    has_number(edition, number) || !has_number(edition, ClauseNumber::whole(number.division()))
}

/// The numbers that the edition has and no document of the tree states. A document with less than
/// half of its part of the Laws is an excerpt, and misses nothing.
fn lost(document: &Document, numbers: &[ClauseNumber], corpus: &Corpus) -> Vec<ClauseNumber> {
    let Some(division) = document.kind.division() else {
        return Vec::new();
    };
    let edition = document.edition;
    let whole = rules_under(edition, ClauseNumber::whole(division));
    let mut stated = document.clauses.iter().filter_map(|clause| clause.rule);
    if whole.iter().all(|rule| stated.any(|found| found == *rule)) {
        return Vec::new();
    }
    let absent: Vec<_> = whole
        .iter()
        .filter_map(|rule| Some((rule, rule.number(edition)?)))
        .filter(|(_, number)| !is_present(numbers, *number))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(edition: Edition, texts: &[&str]) -> Vec<String> {
        let mut numbers: Vec<ClauseNumber> =
            texts.iter().map(|text| text.parse().unwrap()).collect();
        numbers.sort_unstable();
        let gaps = gaps(edition, &numbers);
        gaps.iter().map(ToString::to_string).collect()
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
            ["13.2"],
            "the registry can't tell"
        );
    }
}
