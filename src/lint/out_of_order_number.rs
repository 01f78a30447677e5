//! A clause that stands in the wrong place.

use super::{Lint, Page};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Clause, ClauseNumber};

/// Finds clauses whose number doesn't follow the ones before it.
///
/// Either the number is mistyped or the text was moved; in both cases a reader looks for the
/// clause in vain. The fewest clauses that must move are reported, not everything after the first
/// jump. Example: `9.1`, `9.3`, `9.2`, `9.4`.
pub struct OutOfOrderNumber;

impl Lint for OutOfOrderNumber {
    fn code(&self) -> Code {
        Code("out-of-order-number")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn within(&self, page: &Page<'_>, report: &mut Report) {
        if page
            .document
            .clauses
            .is_sorted_by_key(|clause| clause.number)
        {
            return;
        }
        let division = page.document.kind.division();
        let at_home: Vec<_> = page
            .document
            .clauses
            .iter()
            .filter(|clause| division.is_none_or(|home| clause.number.division() == home))
            .collect();
        for (clause, before) in misplaced(&at_home) {
            let message = Message::new("lint-out-of-order-number")
                .text("number", clause.number)
                .text("before", before.number);
            report.push(
                self.finding(clause.label, message)
                    .hint(Message::new("lint-out-of-order-number-hint")),
            );
        }
    }
}

/// The clauses outside a longest ascending run, each with the clause before it. Repeated numbers
/// are a fault of their own and count as ascending.
fn misplaced<'a>(clauses: &[&'a Clause]) -> Vec<(&'a Clause, &'a Clause)> {
    let numbers: Vec<_> = clauses.iter().map(|clause| clause.number).collect();
    let kept = longest_ascending(&numbers);
    (0..clauses.len())
        .filter(|at| !kept[*at])
        .map(|at| (clauses[at], clauses[at.saturating_sub(1)]))
        .collect()
}

/// Which numbers belong to a longest run that never descends.
fn longest_ascending(numbers: &[ClauseNumber]) -> Vec<bool> {
    // `tails[k]` is where the smallest last number of a run of length k + 1 stands.
    let mut tails: Vec<usize> = Vec::new();
    let mut before = vec![None; numbers.len()];
    for (at, number) in numbers.iter().enumerate() {
        let length = tails.partition_point(|&tail| numbers[tail] <= *number);
        before[at] = length.checked_sub(1).map(|shorter| tails[shorter]);
        match tails.get_mut(length) {
            Some(tail) => *tail = at,
            None => tails.push(at),
        }
    }
    let mut kept = vec![false; numbers.len()];
    let mut next = tails.last().copied();
    while let Some(at) = next {
        kept[at] = true;
        next = before[at];
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewest_are_misplaced() {
        let outside = |texts: &[&'static str]| -> Vec<_> {
            let numbers: Vec<_> = texts.iter().map(|text| text.parse().unwrap()).collect();
            let kept = longest_ascending(&numbers);
            let pairs = texts.iter().copied().zip(kept);
            pairs.filter(|pair| !pair.1).map(|pair| pair.0).collect()
        };
        assert_eq!(outside(&["9.1", "9.9", "9.2", "9.3"]), ["9.9"]);
        assert_eq!(outside(&["9.2", "9.3", "9.1", "9.4"]), ["9.1"]);
        assert_eq!(outside(&["9.1", "9.1", "9.2"]), [""; 0]);
        assert_eq!(outside(&["9.9", "9.10", "9.10.1"]), [""; 0]);
    }
}
