//! What a run has seen, in numbers that add up.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Finding, GameReport};

/// The numbers of a run; those of shards add up to those of the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// Games read, damaged ones included.
    pub games: u64,
    /// Half-moves replayed.
    pub plies: u64,
    /// Games with at least one finding.
    pub found: u64,
    /// Games that could not be read, or not to their end, by reason.
    pub damaged: BTreeMap<String, u64>,
    /// Findings by kind.
    pub kinds: BTreeMap<String, u64>,
    /// Games in which the search for dead positions was cut short.
    pub undetermined: u64,
}

impl Summary {
    /// Counts a game.
    pub fn count(&mut self, game: &GameReport) {
        self.games += 1;
        self.plies += game.plies as u64;
        self.found += u64::from(!game.findings.is_empty());
        self.undetermined += u64::from(game.undetermined);
        for finding in &game.findings {
            let (map, name) = match finding {
                Finding::Occurrence(found) => (&mut self.kinds, found.kind.name()),
                Finding::Damage(damage) => (&mut self.damaged, damage.name()),
            };
            *map.entry(name.to_owned()).or_default() += 1;
        }
    }

    /// Adds the numbers of another run.
    pub fn add(&mut self, other: &Summary) {
        self.games += other.games;
        self.plies += other.plies;
        self.found += other.found;
        self.undetermined += other.undetermined;
        for (into, from) in [
            (&mut self.damaged, &other.damaged),
            (&mut self.kinds, &other.kinds),
        ] {
            for (name, count) in from {
                *into.entry(name.clone()).or_default() += count;
            }
        }
    }
}
