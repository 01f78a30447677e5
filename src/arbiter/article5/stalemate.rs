//! 5.2.1: stalemate.
//!
//! No legal move, not in check: drawn at once, before dead position, fivefold and seventy-five
//! moves are asked about. Example: a queen leaves the bare king in the corner no move.

use shakmaty::Position;

use super::{CountingPosition, draw};
use crate::arbiter::article4::touch::TOUCHED;
use crate::arbiter::article5::dead_position::DEAD_POSITION;
use crate::arbiter::article9::automatic::{FIVEFOLD, SEVENTY_FIVE};
use crate::arbiter::{Case, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::Termination;
use crate::rule;

/// Stalemate.
pub static STALEMATE: Provision = Provision {
    name: "stalemate",
    rules: &[rule!("end.stalemate")],
    overrides: &[&DEAD_POSITION, &FIVEFOLD, &SEVENTY_FIVE, &TOUCHED],
    judge: Judge::Position(stalemate),
    ..Provision::DEFAULT
};

fn stalemate(_: &Case<'_>, it: CountingPosition<'_>) -> Option<Opinion> {
    let CountingPosition {
        by,
        rules,
        position,
    } = it;
    if !position.is_stalemate() {
        return None;
    }
    let message = Message::new("ruling-stalemate").word("side", Who::from(by.other()).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("end.stalemate"), rule!("clock.completed.game-ending")])
            .citing(rules)
            .with(draw(Termination::Stalemate)),
    )
}
