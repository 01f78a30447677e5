//! A player's clock.

/// The time a player has, in milliseconds, and the period it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left.
    pub left_ms: i64,
    /// The index of the period.
    pub period: usize,
    /// The scenario says how much is left; otherwise it is "plenty".
    pub known: bool,
}

impl Clock {
    /// What is left, in whole seconds (a started second counts as none).
    pub fn seconds(self) -> i64 {
        self.left_ms.div_euclid(1000)
    }

    /// Whether less than that many seconds are known to be left.
    pub fn is_below(self, seconds: i64) -> bool {
        self.known && self.left_ms < seconds * 1000
    }
}
