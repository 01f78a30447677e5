//! What an event came to, in one word: from the effects of its decisions.

use super::{Decision, Duty, Effect};
use crate::game::aside::Need;
use crate::input::words;

words! {
    /// What an event came to; where several fit, the first.
    #[derive(PartialOrd, Ord)]
    Verdict {
        /// The game ends.
        Ends = "ends",
        /// The Laws or the arbiter take something.
        Penalised = "penalised",
        /// It waits for a finding, an answer, the next completed move.
        Pending = "pending",
        /// The arbiter may not do that.
        Improper = "improper",
        /// Against the Laws; what follows is the arbiter's choice.
        Breach = "breach",
        /// No effect.
        Void = "void",
        /// Allowed.
        InOrder = "in-order",
    }
}

/// What an effect says about the event.
fn of_effect(effect: &Effect) -> Verdict {
    match effect {
        Effect::End(_) | Effect::Amend(_) | Effect::Signed(_) => Verdict::Ends,
        Effect::Booked => Verdict::Pending,
        Effect::Clock { .. } | Effect::Count { .. } | Effect::Penalty(_) => Verdict::Penalised,
        // A breach is one whether the penalty is named yet or not (11.6).
        Effect::Needs {
            what: Need::Penalty,
            ..
        } => Verdict::Breach,
        Effect::Ask(_) | Effect::Needs { .. } => Verdict::Pending,
        Effect::Improper => Verdict::Improper,
        Effect::Discretion(_) => Verdict::Breach,
        Effect::Void | Effect::Dismiss => Verdict::Void,
        _ => Verdict::InOrder,
    }
}

/// What an event came to.
pub fn verdict(decisions: &[Decision]) -> Verdict {
    let effects = || decisions.iter().flat_map(|it| &it.opinion.effects);
    // Points that are only booked take nothing yet.
    let booked = effects().any(|effect| *effect == Effect::Booked);
    let counts = |effect: &&Effect| !booked || !matches!(effect, Effect::Penalty(_));
    effects()
        .filter(counts)
        .map(of_effect)
        .min()
        .unwrap_or(Verdict::InOrder)
}

/// What the arbiter has to do about what he sees or is told; none where it is not asked.
pub fn duty(decisions: &[Decision]) -> Option<Duty> {
    let mut effects = decisions.iter().flat_map(|it| &it.opinion.effects);
    effects.find_map(|effect| match effect {
        Effect::Duty(duty) => Some(*duty),
        _ => None,
    })
}

impl serde::Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
