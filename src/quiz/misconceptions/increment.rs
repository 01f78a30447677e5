//! Requests for an increment (Guidelines III.4).

use super::belief::opinion;
use super::{Misconception, Variation};
use crate::arbiter::{Provision, Remedy};
use crate::game::scenario::{Act, Decision};
use crate::game::state::Question;
use crate::rule;

/// With an increment granted the opponent gets no time.
pub static INCREMENT_FREE: Misconception = Misconception {
    id: "increment-free",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Measures(|measures| measures.quickplay_award = 0),
};

/// With an increment granted the opponent gets one minute.
pub static INCREMENT_ONE_MINUTE: Misconception = Misconception {
    id: "increment-one-minute",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Measures(|measures| measures.quickplay_award = 60),
};

/// For an increment exactly two minutes are short enough.
pub static INCREMENT_AT_TWO_MINUTES: Misconception = Misconception {
    id: "increment-at-two-minutes",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Measures(|measures| measures.short_of_time = 121),
};

/// For an increment less than five minutes are enough.
pub static INCREMENT_AT_FIVE_MINUTES: Misconception = Misconception {
    id: "increment-at-five-minutes",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Measures(|measures| measures.short_of_time = 300),
};

/// A request that the arbiter does not grant gives the opponent two minutes.
pub static INCREMENT_REFUSAL_COSTS: Misconception = Misconception {
    id: "increment-refusal-costs",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Instead(&[], &[&REFUSAL_COSTS]),
};

static REFUSAL_COSTS: Provision = Provision {
    name: "increment-refusal-costs",
    rules: &[rule!("quickplay.claim.reject")],
    judge: |case| {
        let (Act::Find(finding), Some(Question::Increment { by })) =
            (case.act()?, case.before.question)
        else {
            return None;
        };
        (finding.decision == Some(Decision::Reject)).then(|| {
            opinion().with(Remedy::Clock {
                side: by.other(),
                seconds: 120,
            })
        })
    },
    ..Provision::DEFAULT
};

/// A request for an increment is no draw offer.
pub static INCREMENT_IS_NO_OFFER: Misconception = Misconception {
    id: "increment-is-no-offer",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Instead(&["increment-request"], &[&NO_OFFER]),
};

static NO_OFFER: Provision = Provision {
    name: "increment-without-offer",
    rules: &[rule!("quickplay.increment-request")],
    judge: |case| {
        let (by, Act::RequestIncrement) = case.done()? else {
            return None;
        };
        let state = case.before;
        let short = state.clocks[by].is_below(120) && state.has_move(by);
        let setting = case.setting();
        let open = setting.regulations.guideline_iii && setting.time_control.increment == 0;
        (short && open).then(|| opinion().with(Remedy::Ask(Question::Increment { by })))
    },
    ..Provision::DEFAULT
};

/// Without the opponent's agreement there is no increment.
pub static INCREMENT_NEEDS_CONSENT: Misconception = Misconception {
    id: "increment-needs-consent",
    refuted_by: rule!("quickplay.increment-request"),
    variation: Variation::Instead(&["increment-decision"], &[&CONSENT]),
};

static CONSENT: Provision = Provision {
    name: "increment-needs-consent",
    rules: &[rule!("quickplay.increment-request")],
    judge: |case| match (case.act()?, case.before.question) {
        (Act::Decline, Some(Question::Increment { .. })) => Some(opinion().with(Remedy::Answered)),
        _ => None,
    },
    ..Provision::DEFAULT
};
