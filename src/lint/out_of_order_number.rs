//! A clause that stands in the wrong place.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::ClauseNumber;

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

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
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
        let numbers: Vec<_> = at_home.iter().map(|clause| clause.number).collect();
        let kept = longest_ascending(&numbers);
        for (at, clause) in at_home.iter().enumerate().filter(|(at, _)| !kept[*at]) {
            let before = at.checked_sub(1).map(|before| numbers[before]);
            let message = match (before, numbers.get(at + 1)) {
                (Some(before), _) if before > clause.number => {
                    Message::new("lint-out-of-order-number-after").text("other", before)
                }
                (_, Some(next)) => {
                    Message::new("lint-out-of-order-number-before").text("other", next)
                }
                _ => continue,
            };
            report.push(
                self.finding(clause.label, message.text("number", clause.number))
                    .hint(Message::new("lint-out-of-order-number-hint")),
            );
        }
    }
}

/// Which numbers belong to a longest run that never descends. Of two neighbours that changed
/// places the first one is kept.
fn longest_ascending(numbers: &[ClauseNumber]) -> Vec<bool> {
    // From the end: `heads[k]` is where the greatest first number of a run of length k + 1 stands.
    let mut heads: Vec<usize> = Vec::new();
    let mut after = vec![None; numbers.len()];
    for (at, number) in numbers.iter().enumerate().rev() {
        let length = heads.partition_point(|&head| *number <= numbers[head]);
        after[at] = length.checked_sub(1).map(|shorter| heads[shorter]);
        match heads.get_mut(length) {
            Some(head) => *head = at,
            None => heads.push(at),
        }
    }
    let mut kept = vec![false; numbers.len()];
    let mut next = heads.last().copied();
    while let Some(at) = next {
        kept[at] = true;
        next = after[at];
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
        assert_eq!(outside(&["9.1", "9.3", "9.2", "9.4"]), ["9.2"]);
        assert_eq!(outside(&["9.1", "9.1", "9.2"]), [""; 0]);
        assert_eq!(outside(&["9.9", "9.10", "9.10.1"]), [""; 0]);
    }
}
