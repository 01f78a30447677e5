//! Article 5: the completion of the game.

pub mod agreement;
pub mod checkmate;
pub mod dead_position;
pub mod resignation;
pub mod stalemate;

use shakmaty::{Chess, Position, attacks};

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

/// Whether the king can step to a square that nothing attacks: mostly enough to know that there
/// is a legal move, without a list of them all.
fn king_escapes(position: &Chess) -> bool {
    let (board, side) = (position.board(), position.turn());
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let occupied = board.occupied().without(king);
    let around = attacks::king_attacks(king) & !board.by_color(side);
    around
        .into_iter()
        .any(|square| board.attacks_to(square, side.other(), occupied).is_empty())
}
