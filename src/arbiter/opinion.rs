//! What a provision says about a moment.

use super::{Effect, EventVerdict, Witness};
use crate::diag::Message;
use crate::law::RuleId;

/// What follows, why, and from which facts.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The reason, as the key of a message with its arguments.
    pub reason: Message,
    /// The rules it rests on, decisive first.
    pub cites: Vec<RuleId>,
    /// Of these, the ones that it only passes on the way: definitions, procedure.
    pub passed: Vec<RuleId>,
    /// The rules that would have applied but for this.
    pub displaced: Vec<RuleId>,
    /// Nothing but the ordinary course of a game.
    pub routine: bool,
    /// What follows.
    pub effects: Vec<Effect>,
    /// The facts.
    pub witnesses: Vec<Witness>,
}

impl Opinion {
    /// An opinion for a reason.
    pub fn new(reason: Message) -> Opinion {
        Opinion {
            reason,
            cites: Vec::new(),
            passed: Vec::new(),
            displaced: Vec::new(),
            routine: false,
            effects: Vec::new(),
            witnesses: Vec::new(),
        }
    }

    /// Names rules that it rests on.
    pub fn citing(mut self, rules: &[RuleId]) -> Opinion {
        for rule in rules {
            self.passed.retain(|passed| passed != rule);
            if !self.cites.contains(rule) {
                self.cites.push(*rule);
            }
        }
        self
    }

    /// Names rules that it passes on the way.
    pub fn passing(mut self, rules: &[RuleId]) -> Opinion {
        for rule in rules {
            if !self.cites.contains(rule) {
                self.cites.push(*rule);
                self.passed.push(*rule);
            }
        }
        self
    }

    /// Names rules that would have applied but for this.
    pub fn displacing(mut self, rules: &[RuleId]) -> Opinion {
        self.displaced.extend(rules);
        self
    }

    /// It is nothing but the ordinary course of a game.
    pub fn as_routine(mut self) -> Opinion {
        self.routine = true;
        self
    }

    /// What it comes to.
    pub fn verdict(&self) -> EventVerdict {
        EventVerdict::of_all(&self.effects)
    }

    /// Adds an effect.
    pub fn with(mut self, effect: Effect) -> Opinion {
        self.effects.push(effect);
        self
    }

    /// Adds effects.
    pub fn with_all(mut self, effects: impl IntoIterator<Item = Effect>) -> Opinion {
        self.effects.extend(effects);
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
