//! Both flags down (III.3.1).

use super::belief::end;
use super::{Misconception, Variation};
use crate::arbiter::Provision;
use crate::game::State;
use crate::game::scenario::{Act, Event, First, WhichPeriod};
use crate::game::state::{Outcome, Termination};
use crate::rule;

/// Both flags down is a draw in every period, if nobody can tell which fell first.
pub static BOTH_FLAGS_DRAW: Misconception = Misconception {
    id: "both-flags-draw",
    refuted_by: rule!("quickplay.both-flags.continue"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Flags { first, period } = &mut event.act
                && *first == First::Unknown
            {
                *period = Some(WhichPeriod::Last);
            }
        }
    }),
};

/// With both flags down both players lose.
pub static BOTH_FLAGS_LOSE: Misconception = Misconception {
    id: "both-flags-lose",
    refuted_by: rule!("quickplay.both-flags"),
    variation: Variation::Instead(&["both-flags"], &[&BOTH_LOSE]),
};

static BOTH_LOSE: Provision = Provision {
    name: "both-lose",
    rules: &[rule!("clock.flag-loss")],
    judge: |case| match case.act()? {
        Act::Flags {
            first: First::Unknown,
            ..
        } => Some(end(Outcome::BothLose, Termination::BothFlags)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// With both flags down play goes on in every period, if nobody can tell which fell first.
pub static BOTH_FLAGS_PLAY_ON: Misconception = Misconception {
    id: "both-flags-play-on",
    refuted_by: rule!("quickplay.both-flags.draw"),
    variation: Variation::Story(|state, events| {
        play_on(state, events, |first| first == First::Unknown);
    }),
};

/// Two fallen flags cancel each other out, whichever fell first.
pub static BOTH_FLAGS_CANCEL: Misconception = Misconception {
    id: "both-flags-cancel",
    refuted_by: rule!("clock.flag-loss"),
    variation: Variation::Story(|state, events| {
        play_on(state, events, |first| first != First::Unknown);
    }),
};

/// Play goes on after flags that fell in such an order.
fn play_on(state: &State, events: &mut Vec<Event>, is: fn(First) -> bool) {
    // Where there is no other period nothing can begin.
    if state.setting.time_control.periods.len() == 1 {
        events.retain(|event| !matches!(event.act, Act::Flags { first, .. } if is(first)));
    }
    for event in events {
        if let Act::Flags { first, period } = &mut event.act
            && is(*first)
        {
            (*first, *period) = (First::Unknown, Some(WhichPeriod::Earlier));
        }
    }
}

/// With both flags down the player who has the move loses.
pub static BOTH_FLAGS_MOVER_LOSES: Misconception = Misconception {
    id: "both-flags-mover-loses",
    refuted_by: rule!("quickplay.both-flags"),
    variation: Variation::Story(|state, events| {
        let mover = state.turn().fold_wb(First::White, First::Black);
        fall_first(events, mover);
    }),
};

/// With both flags down it does not matter which fell first.
pub static BOTH_FLAGS_ORDER_IGNORED: Misconception = Misconception {
    id: "both-flags-order-ignored",
    refuted_by: rule!("clock.flag-loss"),
    variation: Variation::Story(|_, events| fall_first(events, First::Unknown)),
};

fn fall_first(events: &mut [Event], flag: First) {
    for event in events {
        if let Act::Flags { first, .. } = &mut event.act {
            *first = flag;
        }
    }
}
