//! Illegal moves that people make and overlook: castling past an attack.

use shakmaty::{Chess, Position, Square};

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

/// Whether play can go on after it as if nothing had happened: nobody is in check.
pub fn is_overlooked(position: &Chess, (from, to): (Square, Square)) -> bool {
    let board = Board::Legal(position.clone());
    let movement = board.examine(position.turn(), from, to, None);
    let after = board.after_hand(&movement);
    movement.is_illegal() && after.chess().is_some_and(|after| !after.is_check())
}
