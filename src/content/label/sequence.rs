//! How a number stands to the one before it.

use crate::law::ClauseNumber;

/// How a number continues the numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberStep {
    /// It is the next one: a sibling, a first child, the next of an outer level.
    Next,
    /// It comes later; some are missing.
    Gap,
    /// It comes much later.
    Leap,
    /// It comes before.
    Back,
    /// It is the same.
    Same,
}

/// The step from one number to another of the same division; from nothing at the start.
pub(super) fn step(from: Option<ClauseNumber>, to: ClauseNumber) -> NumberStep {
    let from_levels = from.as_ref().map_or(&[][..], |from| from.levels());
    let levels = to.levels();
    let common = from_levels
        .iter()
        .zip(levels)
        .take_while(|(a, b)| a == b)
        .count();
    let Some(&level) = levels.get(common) else {
        return if from_levels.len() == common {
            NumberStep::Same
        } else {
            NumberStep::Back
        };
    };
    let before = from_levels.get(common).copied().unwrap_or(0);
    if level < before {
        return NumberStep::Back;
    }
    let first_below = levels[common + 1..].iter().all(|&level| level == 1);
    match level - before {
        1 if first_below => NumberStep::Next,
        0..=5 => NumberStep::Gap,
        _ => NumberStep::Leap,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(a: &str, b: &str) -> NumberStep {
        let before = (!a.is_empty()).then(|| a.parse().unwrap());
        step(before, b.parse().unwrap())
    }

    #[test]
    fn knows_what_may_come_next() {
        for (a, b) in [
            ("", "9.1"),
            ("", "9.1.1"),
            ("9.1", "9.1.1"),
            ("9.1", "9.1.1.1"),
            ("9.1", "9.2"),
            ("9.1", "9.2.1"),
            ("9.1.2.3", "9.2"),
            ("9.1.2.3", "9.1.3"),
            ("9.9", "9.10"),
        ] {
            assert_eq!(from(a, b), NumberStep::Next, "{a} {b}");
        }
    }

    #[test]
    fn knows_what_may_not() {
        assert_eq!(from("9.1", "9.3"), NumberStep::Gap);
        assert_eq!(from("9.1", "9.1.2"), NumberStep::Gap);
        assert_eq!(from("", "9.2"), NumberStep::Gap);
        assert_eq!(from("9.1", "9.30"), NumberStep::Leap);
        assert_eq!(from("9.2", "9.1"), NumberStep::Back);
        assert_eq!(from("9.2.1", "9.2"), NumberStep::Back);
        assert_eq!(from("9.2", "9.2"), NumberStep::Same);
    }
}
