//! Requests for an increment (Guidelines III.4).

use super::*;
use crate::arbiter::guideline3::increment;
use crate::game::scenario::Decision;
use crate::game::state::PendingQuestion;

misconceptions! {
    /// With an increment granted the opponent gets no time.
    INCREMENT_FREE: "increment-free", "quickplay.increment-request", if Increment {
        Parameters(|it| it.quickplay_award = 0)
    }

    /// With an increment granted the opponent gets one minute.
    INCREMENT_ONE_MINUTE: "increment-one-minute", "quickplay.increment-request", if Increment {
        Parameters(|it| it.quickplay_award = 60)
    }

    /// For an increment exactly two minutes are short enough.
    INCREMENT_AT_TWO_MINUTES: "increment-at-two-minutes", "quickplay.increment-request",
        if Increment {
        Parameters(|it| it.short_of_time = 121)
    }

    /// For an increment less than five minutes are enough.
    INCREMENT_AT_FIVE_MINUTES: "increment-at-five-minutes", "quickplay.increment-request",
        if Increment {
        Parameters(|it| it.short_of_time = 300)
    }

    /// A request that the arbiter does not grant gives the opponent two minutes.
    INCREMENT_REFUSAL_COSTS: "increment-refusal-costs", "quickplay.increment-request" {
        Instead [], ["quickplay.claim.reject"] |case| {
            let (Act::Find(finding), Some(PendingQuestion::Increment { by })) =
                (case.act()?, case.before.question)
            else {
                return None;
            };
            (finding.decision == Some(Decision::Reject)).then(|| says(clock(by.other(), 120)))
        }
    }

    /// A request for an increment is no draw offer.
    INCREMENT_IS_NO_OFFER: "increment-is-no-offer", "quickplay.increment-request" {
        Instead [increment::INCREMENT_REQUEST], ["quickplay.increment-request"] |case| {
            let (by, Act::RequestIncrement) = case.done()? else {
                return None;
            };
            let state = case.before;
            let short = state.clocks[by].is_below(120) && state.has_move(by);
            let setting = case.setting();
            let open = setting.regulations.guideline_iii && setting.time_control.increment == 0;
            (short && open).then(|| says(Effect::Ask(PendingQuestion::Increment { by })))
        }
    }

    /// Without the opponent's agreement there is no increment.
    INCREMENT_NEEDS_CONSENT: "increment-needs-consent", "quickplay.increment-request" {
        Instead [increment::INCREMENT_DECISION],
        ["quickplay.increment-request"] |case| match (case.act()?, case.before.question) {
            (Act::Decline, Some(PendingQuestion::Increment { .. })) => Some(says(Effect::Answered)),
            _ => None,
        }
    }
}
