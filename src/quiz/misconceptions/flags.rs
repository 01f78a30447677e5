//! Both flags down (III.3.1).

use super::*;
use crate::arbiter::guideline3::flags;
use crate::game::scenario::{First, WhichPeriod};

misconceptions! {
    /// Both flags down is a draw in every period, if nobody can tell which fell first.
    BOTH_FLAGS_DRAW: "both-flags-draw", "quickplay.both-flags.continue", if BothFlags {
        Acts(|act| {
            if let Act::Flags { first, period } = act && *first == First::Unknown {
                *period = Some(WhichPeriod::Last);
            }
        })
    }

    /// With both flags down play goes on in every period, if nobody can tell which fell first.
    BOTH_FLAGS_PLAY_ON: "both-flags-play-on", "quickplay.both-flags.draw", if BothFlags {
        Story(|state, events| {
            play_on(state, events, |first| first == First::Unknown);
        })
    }

    /// Two fallen flags cancel each other out, whichever fell first.
    BOTH_FLAGS_CANCEL: "both-flags-cancel", "clock.flag-loss", if BothFlags {
        Story(|state, events| {
            play_on(state, events, |first| first != First::Unknown);
        })
    }

    /// With both flags down both players lose.
    BOTH_FLAGS_LOSE: "both-flags-lose", "quickplay.both-flags" or "clock.flag-loss" {
        Instead [flags::BOTH_FLAGS], ["clock.flag-loss"] |case| match case.act()? {
            Act::Flags {
                first: First::Unknown,
                ..
            } => Some(end(Outcome::BothLose, Termination::BothFlags)),
            _ => None,
        }
    }

    /// With both flags down the player who has the move loses.
    BOTH_FLAGS_MOVER_LOSES: "both-flags-mover-loses", "quickplay.both-flags"
        or "clock.flag-loss", if BothFlags {
        Story(|state, events| {
            let mover = state.turn().fold_wb(First::White, First::Black);
            fall_first(events, mover);
        })
    }

    /// With both flags down it does not matter which fell first.
    BOTH_FLAGS_ORDER_IGNORED: "both-flags-order-ignored", "clock.flag-loss", if BothFlags {
        Story(|_, events| fall_first(events, First::Unknown))
    }
}

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

fn fall_first(events: &mut [Event], flag: First) {
    for event in events {
        if let Act::Flags { first, .. } = &mut event.act {
            *first = flag;
        }
    }
}
