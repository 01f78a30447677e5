//! Guidelines III: games without increment, including quickplay finishes.

pub mod claim;
pub mod flags;
pub mod gate;
pub mod increment;
mod obstacle;
pub mod unsupervised;

use shakmaty::Color;

use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Opinion};
use crate::diag::Message;
use crate::game::scenario::Basis;
use crate::game::setting::Supervision;
use crate::game::state::{Ending, Termination};
use crate::game::{State, TimeClass};
use crate::rule;

/// Whether only Guidelines III let a draw be claimed on this.
pub(super) fn is_quickplay(basis: Basis) -> bool {
    matches!(basis, Basis::CannotWin | Basis::NoEffort)
}

/// The draw where a claim is found wrong although the opponent can't mate by any series of legal
/// moves: not even the claimant's flag could lose that game (6.9), so no finding can.
fn right_by_board(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let (impossible, proof) = cannot_mate(&case.state.board, by.other(), case.setting());
    impossible.then(|| {
        Opinion::new(Message::new("ruling-claim-right-by-board"))
            .citing(&[rule!("clock.flag-loss")])
            .with(Effect::Answered)
            .with(Effect::End(Ending::draw(Termination::NormalMeans)))
            .witness(proof)
    })
}

/// Whether the guidelines are in force: announced, without increment, not blitz, and in a
/// quickplay finish.
fn in_force(state: &State) -> bool {
    state.setting.regulations.guideline_iii && in_scope(state)
}

fn in_scope(state: &State) -> bool {
    obstacle::of_scope(state).is_empty()
}

/// Whether the game is of the kind that the guidelines speak of (III.2.2).
fn is_their_kind(state: &State) -> bool {
    state.setting.class != TimeClass::Blitz && !state.setting.time_control.has_increment()
}

/// Whether all remaining moves must be made in the time that a player has left (III.1).
fn in_last_period(state: &State, side: Color) -> bool {
    let control = &state.setting.time_control;
    let period = state.clocks[side].period;
    match control.required(period) {
        None => true,
        Some(required) => state.completed_by(side) >= required && control.is_last(period + 1),
    }
}

fn is_unsupervised(state: &State) -> bool {
    state.setting.supervision == Supervision::None
}

/// The extra time that III.4 and III.5 speak of: two minutes, never shortened by A.3.
fn award(case: &Case<'_>) -> i64 {
    case.setting().parameters.quickplay_award
}

/// Whether a player has less than two minutes.
fn short_of_time(state: &State, side: Color) -> bool {
    state
        .time_of(side)
        .is_below(state.setting.parameters.short_of_time)
}
