//! Illegal moves that people make: castling past an attack, a pawn that takes straight ahead.

use shakmaty::{Chess, Position, Role, Square};

use crate::game::{Board, Fault};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};

/// Castling although the king is attacked, or passes or reaches an attacked square.
pub fn forbidden_castling(dice: &mut Dice) -> Option<(Chess, (Square, Square))> {
    for _ in 0..40 {
        let position = from_pool(&library().castling, dice)?;
        let king = position.board().king_of(position.turn())?;
        let board = Board::Legal(position.clone());
        let attempt = [2, -2]
            .into_iter()
            .filter_map(|step| king.offset(step))
            .find(|to| {
                let movement = board.examine(position.turn(), king, *to, None);
                movement.castling.is_some()
                    && movement.faults.contains(&Fault::CastlingAttacked)
                    && (movement.faults.iter())
                        .all(|fault| matches!(fault, Fault::CastlingAttacked | Fault::SelfCheck))
            });
        if let Some(to) = attempt {
            return Some((position, (king, to)));
        }
    }
    None
}

/// A pawn takes a piece that stands right before it.
pub fn straight_capture(position: &Chess, dice: &mut Dice) -> Option<(Square, Square)> {
    let ahead = position.turn().fold_wb(8, -8);
    let last = position.turn().fold_wb(7, 0);
    let captures: Vec<(Square, Square)> = (position.us() & position.board().pawns())
        .into_iter()
        .filter_map(|from| Some((from, from.offset(ahead)?)))
        .filter(|(_, to)| {
            let there = position.board().piece_at(*to);
            u32::from(to.rank()) != last
                && there.is_some_and(|piece| {
                    piece.color != position.turn() && !matches!(piece.role, Role::King | Role::Pawn)
                })
        })
        .collect();
    dice.pick(&captures).copied()
}

/// Whether play can go on after it as if nothing had happened: nobody is in check.
pub fn is_overlooked(position: &Chess, (from, to): (Square, Square)) -> bool {
    let board = Board::Legal(position.clone());
    let movement = board.examine(position.turn(), from, to, None);
    let after = board.after_hand(&movement);
    movement.is_illegal() && after.chess().is_some_and(|after| !after.is_check())
}
