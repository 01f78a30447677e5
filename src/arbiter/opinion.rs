//! What a provision says about a moment.

use smallvec::SmallVec;

use super::{Remedy, Witness};
use crate::diag::Message;
use crate::law::RuleId;

/// What follows, why, and from which facts; as much as most opinions say is held in place.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The reason, as the key of a message with its arguments.
    pub reason: Message,
    /// The rules it rests on, decisive first.
    pub cites: SmallVec<[RuleId; 8]>,
    /// What follows.
    pub remedies: SmallVec<[Remedy; 1]>,
    /// The facts.
    pub witnesses: Vec<Witness>,
}

// Every step that adds to an opinion hands it on: no larger than what is copied in place.
const _: () = assert!(size_of::<Opinion>() <= 128);

impl Opinion {
    /// An opinion for a reason.
    pub fn new(reason: Message) -> Opinion {
        Opinion {
            reason,
            cites: SmallVec::new(),
            remedies: SmallVec::new(),
            witnesses: Vec::new(),
        }
    }

    /// Names rules that it rests on.
    pub fn citing(mut self, rules: &[RuleId]) -> Opinion {
        // Marks tell most rules apart: those that are named already need not be looked through.
        let mark = |rule: &RuleId| 1_u64 << (rule.index() % 64);
        let mut marks = self.cites.iter().fold(0, |marks, rule| marks | mark(rule));
        for rule in rules {
            if marks & mark(rule) == 0 || !self.cites.contains(rule) {
                marks |= mark(rule);
                self.cites.push(*rule);
            }
        }
        self
    }

    /// Adds a remedy.
    pub fn with(mut self, remedy: Remedy) -> Opinion {
        self.remedies.push(remedy);
        self
    }

    /// Adds remedies.
    pub fn with_all(mut self, remedies: impl IntoIterator<Item = Remedy>) -> Opinion {
        self.remedies.extend(remedies);
        self
    }

    /// Adds a fact.
    pub fn witness(mut self, witness: Witness) -> Opinion {
        self.witnesses.push(witness);
        self
    }

    /// Adds facts, as many as there are.
    pub fn witness_all(mut self, witnesses: impl IntoIterator<Item = Witness>) -> Opinion {
        self.witnesses.extend(witnesses);
        self
    }
}
