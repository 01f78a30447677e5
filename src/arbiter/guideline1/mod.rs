//! Guidelines I: adjourned games.

pub mod before;
pub mod envelope;
pub mod lost;
pub mod opening;
pub mod resumption;
pub mod sealing;

use shakmaty::Move;

use crate::arbiter::Case;
use crate::game::State;
use crate::game::notation::{self, Reading};
use crate::game::setting::SealedPromotion;
use crate::game::state::Sealed;

/// The sealed move that has not been opened.
fn waiting(state: &State) -> Option<&Sealed> {
    state.sealed.as_ref().filter(|sealed| !sealed.opened)
}

/// What the sealed text says in the adjourned position.
fn reading<'a>(case: &Case<'a>, sealed: &Sealed) -> &'a Reading {
    case.memo.reading.get_or_init(|| read(case, sealed))
}

fn read(case: &Case<'_>, sealed: &Sealed) -> Reading {
    let text = sealed.text.as_deref().unwrap_or_default();
    let read = notation::read(text, &case.before.board);
    let queen = case.setting().switches().sealed_promotion_without_piece == SealedPromotion::Queen;
    match read {
        Reading::Ambiguous(moves) if queen && same_promotion(&moves) => moves
            .iter()
            .copied()
            .find(|played| played.promotion() == Some(shakmaty::Role::Queen))
            .map_or(Reading::Ambiguous(moves), Reading::Move),
        other => other,
    }
}

fn same_promotion(moves: &[Move]) -> bool {
    moves.iter().all(|played| {
        played.is_promotion() && played.from() == moves[0].from() && played.to() == moves[0].to()
    })
}
