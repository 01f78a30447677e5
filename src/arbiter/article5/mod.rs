//! Article 5: the completion of the game.

pub mod agreement;
pub mod checkmate;
pub mod dead_position;
pub mod resignation;
pub mod stalemate;

use crate::arbiter::article4::breach::is_breach;
use crate::arbiter::{Case, Remedy};
use crate::game::state::{Ending, Outcome, Termination};

/// A draw of this kind.
fn draw(termination: Termination) -> Remedy {
    Remedy::End(Ending {
        outcome: Outcome::Draw,
        termination,
    })
}

/// Whether the last move, if one was just made, accords with Articles 3 and 4.2–4.7: only then
/// can it end the game.
fn move_in_order(case: &Case<'_>) -> bool {
    match case.state.history.last() {
        Some(ply) => !is_breach(ply) && ply.movement.faults.is_empty(),
        None => true,
    }
}
