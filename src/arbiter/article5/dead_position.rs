//! 5.2.2, 1.5: dead position.
//!
//! Neither player can mate by any series of legal moves: drawn at once. Not a matter of counting
//! pieces: forced moves and locked pawns count. Example: `7k/8/8/8/8/8/1q6/K7 w`, where the only
//! legal move takes the queen.

use shakmaty::Color;

use super::{CountingPosition, draw};
use crate::arbiter::article4::touch::TOUCHED;
use crate::arbiter::article9::automatic::{FIVEFOLD, SEVENTY_FIVE};
use crate::arbiter::{Case, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::state::Termination;
use crate::game::winnability::{is_dead, may_have_died};
use crate::rule;

/// Dead position.
pub static DEAD_POSITION: Provision = Provision {
    name: "dead-position",
    rules: &[rule!("end.dead-position"), rule!("game.dead.basic")],
    overrides: &[&FIVEFOLD, &SEVENTY_FIVE, &TOUCHED],
    judge: Judge::Position(dead_position),
    ..Provision::DEFAULT
};

fn dead_position(_: &Case<'_>, it: CountingPosition<'_>) -> Option<Opinion> {
    let CountingPosition {
        rules, position, ..
    } = it;
    if !may_have_died(position) || !is_dead(position) {
        return None;
    }
    Some(
        Opinion::new(Message::new("ruling-dead-position"))
            .citing(&[
                rule!("end.dead-position"),
                rule!("game.dead.basic"),
                rule!("clock.completed.game-ending"),
            ])
            .citing(rules)
            .with(draw(Termination::DeadPosition))
            .witness(Witness::NoMate { side: Color::White })
            .witness(Witness::NoMate { side: Color::Black }),
    )
}
