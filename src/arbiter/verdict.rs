//! What an event comes to, in one word, and what the arbiter has to do about it.
//!
//! The word follows from the effects of the decisions; where they do not tell it (something waits
//! to be found, or has no effect at all) the opinion says it.

use serde::Serialize;

use super::citations::{MOST_DECIDING, deciding};
use super::{Effect, Step};
use crate::game::Event;
use crate::game::scenario::Act;
use crate::law::{Edition, RuleId};
use crate::rule;

/// What an event comes to; of several the first of this list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
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

impl Verdict {
    /// The word of the format.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Ends => "ends",
            Verdict::Penalised => "penalised",
            Verdict::Pending => "pending",
            Verdict::Improper => "improper",
            Verdict::Breach => "breach",
            Verdict::Void => "void",
            Verdict::InOrder => "in-order",
        }
    }

    /// What an effect makes of an event.
    fn of(effect: &Effect) -> Verdict {
        match effect {
            Effect::End(_) | Effect::Amend(_) | Effect::Signed(_) => Verdict::Ends,
            Effect::Count { .. } => Verdict::Penalised,
            Effect::Clock { seconds, .. } if *seconds > 0 => Verdict::Penalised,
            Effect::Ask(_) => Verdict::Pending,
            Effect::Discretion(rule) if is_fault(*rule) => Verdict::Breach,
            Effect::Dismiss => Verdict::Void,
            _ => Verdict::InOrder,
        }
    }

    /// What effects make of an event.
    pub fn of_all(effects: &[Effect]) -> Verdict {
        let verdicts = effects.iter().map(Verdict::of);
        verdicts.min().unwrap_or(Verdict::InOrder)
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

/// What the arbiter has to do about something that he sees or is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// He acts.
    Act,
    /// He waits for what comes next.
    Wait,
    /// He keeps out.
    Refrain,
}

impl Duty {
    /// The duty that a verdict on an event means; none where nobody sees or reports anything.
    pub fn of(event: &Event, verdict: Verdict) -> Option<Duty> {
        if !matches!(event.act, Act::Observe { .. }) {
            return None;
        }
        Some(match verdict {
            Verdict::Pending => Duty::Wait,
            Verdict::Void | Verdict::Improper => Duty::Refrain,
            _ => Duty::Act,
        })
    }
}

impl Step {
    /// What the event comes to.
    pub fn verdict(&self) -> Verdict {
        let verdicts = self.decisions.iter().map(|it| it.opinion.verdict());
        verdicts.min().unwrap_or(Verdict::InOrder)
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
