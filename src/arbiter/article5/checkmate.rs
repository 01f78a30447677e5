//! 5.1.1, 1.4: checkmate.
//!
//! Ends the game at once, pressed or not, if the mating move was legal and accords with 4.2–4.7; if
//! it broke 4.3 or 4.7, when the opponent touches a piece and can't complain any more (4.8).
//! Comes before stalemate, dead position, fivefold and seventy-five moves (9.6.2). Example: the
//! 150th quiet half-move mates: mate.

use shakmaty::Position;

use super::CountingPosition;
use crate::arbiter::article4::touch::TOUCHED;
use crate::arbiter::article5::dead_position::DEAD_POSITION;
use crate::arbiter::article9::automatic::{FIVEFOLD, SEVENTY_FIVE};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::{Ending, Termination};
use crate::rule;

/// Checkmate.
pub static CHECKMATE: Provision = Provision {
    name: "checkmate",
    rules: &[
        rule!("end.checkmate"),
        rule!("clock.completed.game-ending"),
        rule!("game.checkmate.definition"),
        rule!("game.checkmate.loser"),
        rule!("move.check"),
        rule!("move.attack-piece"),
        rule!("move.attack-square-pinned"),
    ],
    overrides: &[&DEAD_POSITION, &FIVEFOLD, &SEVENTY_FIVE, &TOUCHED],
    judge: Judge::Position(checkmate),
    ..Provision::DEFAULT
};

fn checkmate(_: &Case<'_>, it: CountingPosition<'_>) -> Option<Opinion> {
    let CountingPosition {
        by,
        rules,
        position,
    } = it;
    if !position.is_checkmate() {
        return None;
    }
    let message = Message::new("ruling-checkmate").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("end.checkmate"), rule!("game.checkmate.definition")])
            .citing(rules)
            .passing(CHECKMATE.rules)
            .with(Effect::End(Ending::won_by(by, Termination::Checkmate))),
    )
}
