//! The numbers of the labels so far.

use rustc_hash::FxHashSet;

use crate::law::ClauseNumber;

/// A set of numbers that mostly rise: those that do need no hash.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    rising: Vec<ClauseNumber>,
    others: FxHashSet<ClauseNumber>,
}

impl Numbers {
    /// No numbers, with room for so many.
    pub(super) fn with_capacity(count: usize) -> Numbers {
        Numbers {
            rising: Vec::with_capacity(count),
            others: FxHashSet::default(),
        }
    }

    /// Adds a number.
    pub(super) fn insert(&mut self, number: ClauseNumber) {
        if self.rising.last().is_none_or(|last| *last < number) {
            self.rising.push(number);
        } else {
            self.others.insert(number);
        }
    }

    /// Whether a number was added.
    pub(super) fn contain(&self, number: ClauseNumber) -> bool {
        self.rising.binary_search(&number).is_ok() || self.others.contains(&number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_kept_whatever_the_order() {
        let added = ["9.1", "9.3", "9.2", "9.3", "9.10", "9.2.1"];
        let mut numbers = Numbers::default();
        for number in added {
            numbers.insert(number.parse().unwrap());
        }
        for number in added {
            assert!(numbers.contain(number.parse().unwrap()), "{number}");
        }
        for number in ["9", "9.4", "9.1.1", "A.1"] {
            assert!(!numbers.contain(number.parse().unwrap()), "{number}");
        }
    }
}
