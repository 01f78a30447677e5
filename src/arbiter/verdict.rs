//! What an event comes to, in one word, and what the arbiter has to do about it.
//!
//! The word follows from the effects of the decisions.

use serde::Serialize;

use super::citations::{MOST_DECIDING, deciding};
use super::{Decision, Duty, Effect, Step};
use crate::game::Event;
use crate::game::aside::Need;
use crate::game::scenario::Act;
use crate::game::state::PendingQuestion;
use crate::law::{Edition, RuleId};
use crate::rule;

/// What an event comes to; of several the first of this list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventVerdict {
    /// The game is over by it.
    Ends,
    /// The Laws or the arbiter take something.
    Penalised,
    /// It waits for a finding, an answer, or the next completed move.
    Pending,
    /// The arbiter may not do that.
    Improper,
    /// It is against the Laws; what follows is the arbiter's choice.
    Breach,
    /// It has no effect.
    Void,
    /// It is allowed.
    InOrder,
}

impl EventVerdict {
    /// What an effect makes of an event.
    fn of(effect: &Effect) -> EventVerdict {
        match effect {
            Effect::End(_) | Effect::Amend(_) | Effect::Signed(_) => EventVerdict::Ends,
            Effect::Count { .. } | Effect::Penalty(_) => EventVerdict::Penalised,
            Effect::Clock { seconds, .. } if *seconds > 0 => EventVerdict::Penalised,
            // A breach is one whether the penalty is named yet or not (11.6).
            Effect::Needs {
                what: Need::Penalty,
                ..
            } => EventVerdict::Breach,
            // Without his consent nothing is agreed, and the game goes on (9.1.1).
            Effect::Ask(PendingQuestion::Consent) => EventVerdict::Void,
            Effect::Ask(_) | Effect::Needs { .. } | Effect::Unfound | Effect::Booked => {
                EventVerdict::Pending
            }
            Effect::Improper => EventVerdict::Improper,
            Effect::Discretion(rule) if is_fault(*rule) => EventVerdict::Breach,
            Effect::Dismiss | Effect::Void => EventVerdict::Void,
            _ => EventVerdict::InOrder,
        }
    }

    /// What effects make of an event.
    pub fn of_all(effects: &[Effect]) -> EventVerdict {
        // Points that are only booked take nothing yet.
        let booked = effects.contains(&Effect::Booked);
        let counts = |effect: &&Effect| !booked || !matches!(effect, Effect::Penalty(_));
        let verdicts = effects.iter().filter(counts).map(EventVerdict::of);
        verdicts.min().unwrap_or(EventVerdict::InOrder)
    }
}

/// Whether a rule leaves a penalty to the arbiter, and not times or a date.
fn is_fault(rule: RuleId) -> bool {
    let of_judgement = [
        rule!("irregularity.restore-times"),
        rule!("clock.wrong-setting"),
        rule!("clock.flag-loss"),
        rule!("rapid.after-ten.clock"),
        rule!("adjourn.time-error"),
    ];
    !of_judgement.contains(&rule)
}

impl Duty {
    /// The duty that a verdict on an event means; none where nobody sees or reports anything.
    pub fn of(event: &Event, step: &Step) -> Option<Duty> {
        let mut effects = step.decisions.iter().flat_map(|it| &it.opinion.effects);
        let stated = effects.find_map(|effect| match effect {
            Effect::Duty(duty) => Some(*duty),
            _ => None,
        });
        if stated.is_some() || !matches!(event.act, Act::Observe { .. }) {
            return stated;
        }
        let verdict = step.verdict();
        Some(match verdict {
            EventVerdict::Pending => Duty::Wait,
            EventVerdict::Void | EventVerdict::Improper => Duty::Refrain,
            _ => Duty::Act,
        })
    }
}

impl Step {
    /// What the event comes to.
    pub fn verdict(&self) -> EventVerdict {
        let verdicts = self.decisions.iter().map(|it| it.opinion.verdict());
        verdicts.min().unwrap_or(EventVerdict::InOrder)
    }

    /// The decision that matters most.
    pub fn leading(&self) -> Option<&Decision> {
        let weight = |it: &&Decision| (it.opinion.routine, it.opinion.verdict());
        self.decisions.iter().min_by_key(weight)
    }

    /// The rules that decide about the event.
    pub fn deciding(&self, edition: Edition) -> Vec<RuleId> {
        let mut decisions: Vec<_> = self.decisions.iter().collect();
        decisions.sort_by_key(|it| (it.opinion.routine, it.opinion.verdict()));
        let mut rules = Vec::new();
        for rule in decisions.iter().flat_map(|it| deciding(it, edition)) {
            if rules.len() < MOST_DECIDING && !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}
