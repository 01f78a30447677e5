//! 7.1, 7.5 before 6.9: the flag of a player whose clock should not have been running.
//!
//! A flag is called, and the very next act of the player whose flag it is points to an illegal move
//! of the opponent, made before it: then the illegal move is dealt with first, and the flag is void.
//! Whoever says something else first, or nothing, has lost. Example: White presses without a move,
//! Black's flag is called, Black says at once that White has not moved.

use shakmaty::Color;

use super::charge::charge;
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Complaint};
use crate::game::state::{Outcome, Termination};
use crate::game::{Event, Who};
use crate::rule;

/// The illegal move comes before the flag.
pub static ILLEGAL_BEFORE_FLAG: Provision = Provision {
    name: "illegal-before-flag",
    rules: &[rule!("irregularity.illegal.move")],
    overrides: &[&GAME_OVER],
    phase: Phase::End,
    judge: Judge::Done(illegal_before_flag),
    ..Provision::DEFAULT
};

fn illegal_before_flag(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Complain {
        about: Complaint::IllegalMove,
        ..
    } = act
    else {
        return None;
    };
    let allowed = case.setting().switches().illegal_before_flag;
    if !allowed || !is_lost_on_time(case, by) || !is_next_act(case.earlier, by) {
        return None;
    }
    let mut open = case.before.clone();
    open.ended = None;
    let reopened = Case {
        before: &open,
        state: &open,
        ..*case
    };
    let charged = charge(&reopened)?.by();
    (charged != by).then(|| {
        let message = Message::new("ruling-flag-after-illegal").word("side", Who::from(by).name());
        // That the opponent has not moved yet is what leaves him the claim (A.5.2).
        let found = match case.is_simplified() {
            true => rule!("rapid.illegal"),
            false => rule!("irregularity.illegal.move"),
        };
        Opinion::new(message)
            .citing(&[rule!("irregularity.restore-times"), found])
            .displacing(&[rule!("clock.flag-loss")])
            .with(Effect::Reopen)
            .with(Effect::FlagUp { side: by })
            .with(Effect::Rehear)
    })
}

/// Whether the game has ended by this player's flag.
fn is_lost_on_time(case: &Case<'_>, side: Color) -> bool {
    let flagged = case.before.clocks.before_flag[side].is_some();
    let ending = case.before.ended;
    flagged
        && ending.is_some_and(|ending| match ending.termination {
            Termination::Flag => ending.outcome == Outcome::won_by(side.other()),
            Termination::FlagUnwinnable => true,
            _ => false,
        })
}

/// Whether the player has done nothing since the flag was called.
fn is_next_act(earlier: &[Event], side: Color) -> bool {
    let flag = |event: &Event| {
        matches!(
            event.act,
            Act::Flag(_)
                | Act::Flags { .. }
                | Act::Complain {
                    about: Complaint::Flag,
                    ..
                }
        )
    };
    let since = earlier.iter().rev().take_while(|event| !flag(event));
    since
        .into_iter()
        .all(|event| event.who.side() != Some(side))
}
