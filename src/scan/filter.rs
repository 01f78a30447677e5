//! Which findings are asked for.

use super::{Class, Kind, Occurrence};
use crate::law::RuleId;

/// What to look for; everything where nothing is named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only what rests on one of these rules.
    pub rules: Vec<RuleId>,
    /// Only these classes.
    pub classes: Vec<Class>,
    /// Only the first of its kind in each game.
    pub first: bool,
}

impl Filter {
    /// Whether a kind is worth asking the arbiter about.
    pub fn wants_kind(&self, kind: Kind) -> bool {
        self.classes.is_empty() || self.classes.contains(&kind.class())
    }

    /// Whether an occurrence is asked for.
    fn wants(&self, occurrence: &Occurrence) -> bool {
        let kind = occurrence.kind;
        self.wants_kind(kind)
            && (self.rules.is_empty()
                || self
                    .rules
                    .iter()
                    .any(|rule| occurrence.rules.contains(rule) || kind.rule() == *rule))
    }

    /// Leaves what is asked for.
    pub fn apply(&self, found: &mut Vec<Occurrence>) {
        found.retain(|occurrence| self.wants(occurrence));
        if self.first {
            let mut seen = Vec::new();
            found.retain(|occurrence| {
                let new = !seen.contains(&occurrence.kind);
                seen.push(occurrence.kind);
                new
            });
        }
    }
}
