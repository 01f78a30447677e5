//! 5.2.1: stalemate.
//!
//! No legal move, not in check: drawn at once, before dead position, fivefold and seventy-five
//! moves are asked about. Example: a queen leaves the bare king in the corner no move.

use shakmaty::{Bitboard, Chess, Position, Square, attacks};

use super::{Arisen, arisen, draw, king_escapes};
use crate::arbiter::article4::touch::Touched;
use crate::arbiter::article5::dead_position::DeadPosition;
use crate::arbiter::article9::automatic::{Fivefold, SeventyFive};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::Termination;
use crate::law::RuleId;
use crate::rule;

/// Stalemate.
pub struct Stalemate;

impl Provision for Stalemate {
    fn name(&self) -> &'static str {
        "stalemate"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("end.stalemate"),
                rule!("clock.completed.game-ending"),
                rule!("act.claim-forfeited"),
            ]
        }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&DeadPosition, &Fivefold, &SeventyFive, &Touched]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made, Touched, Released]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Arisen { by, rules } = arisen(case, is_stalemate)?;
        let message = Message::new("ruling-stalemate").word("side", Who::from(by.other()).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("end.stalemate"), rule!("clock.completed.game-ending")])
                .citing(rules)
                .with(draw(Termination::Stalemate)),
        )
    }
}

fn is_stalemate(position: &Chess) -> bool {
    !plainly_moves(position) && position.is_stalemate()
}

/// Whether a piece that can't be pinned, or the king himself, can plainly go somewhere: the usual
/// case, without a list of all legal moves.
fn plainly_moves(position: &Chess) -> bool {
    let board = position.board();
    let side = position.turn();
    let (Some(king), true) = (board.king_of(side), position.checkers().is_empty()) else {
        return false;
    };
    let lines = attacks::queen_attacks(king, Bitboard::EMPTY);
    let own = board.by_color(side);
    let occupied = board.occupied();
    let loose = own & !lines & !Bitboard::from_square(king);
    let pawns = loose & board.pawns();
    let pushed = side.fold_wb(pawns.shift(8), pawns.shift(-8));
    if (pushed & !occupied).any() {
        return true;
    }
    let goes = |square: Square| {
        board
            .piece_at(square)
            .is_some_and(|piece| (attacks::attacks(square, piece, occupied) & !own).any())
    };
    (loose & !board.pawns()).into_iter().any(goes) || king_escapes(position)
}
