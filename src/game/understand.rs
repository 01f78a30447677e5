//! What a move of the story means on the board, legal or not.

use shakmaty::{CastlingSide, Color, Position, Role, Square};

use super::examine::arrival;
use super::notation::{self, Reading};
use super::scenario::MoveText;
use super::setting::Variant;
use super::{Fault, Movement, State};

/// A move of the story can't be understood in its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// Several pieces fit.
    WhichPiece,
    /// No piece fits.
    NoSuchPiece,
}

impl State {
    /// What a hand does that carries a piece from square to square. Where the right to castle is
    /// lost, the record tells whether the king or the rook has moved; the board alone may not.
    pub fn examine(
        &self,
        by: Color,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Movement {
        let mut movement = self.board.examine(by, from, to, promotion);
        let lost = |fault: &&mut Fault| **fault == Fault::CastlingKingMoved;
        if let Some(fault) = movement.faults.iter_mut().find(lost)
            && movement
                .castling
                .is_some_and(|rook| self.has_waited(by, from, rook))
        {
            *fault = Fault::CastlingRookMoved;
        }
        movement
    }

    /// Whether a king has stood still ever since it could castle with a rook.
    fn has_waited(&self, by: Color, king: Square, rook: Square) -> bool {
        let numbers = (0..=self.history.length()).rev();
        let mut positions = numbers.filter_map(|number| self.history.position(number));
        let until = positions.find(|position| {
            position.castles().castling_rights().contains(rook)
                || position.board().king_of(by) != Some(king)
        });
        until.is_some_and(|position| position.board().king_of(by) == Some(king))
    }

    /// What a hand does when the story tells a move.
    pub fn movement(&self, by: Color, text: &MoveText) -> Result<Movement, Unclear> {
        let text = match text {
            MoveText::Uci {
                from,
                to,
                promotion,
            } => return Ok(self.examine(by, *from, *to, *promotion)),
            MoveText::San(text) => text,
        };
        let understood = self.understand(by, text);
        understood.or_else(|unclear| self.moved_on(by, text).ok_or(unclear))
    }

    /// A second square for the piece that a player has just released: told as if he had not.
    fn moved_on(&self, by: Color, text: &str) -> Option<Movement> {
        let last = self.history.last()?;
        let own = last.by == by && !last.pressed;
        let Reading::Move(played) = notation::read(text, &last.before) else {
            return None;
        };
        let same = own && played.from() == Some(last.movement.from);
        same.then(|| {
            let (from, to) = (last.movement.to, arrival(played));
            self.board.examine(by, from, to, played.promotion())
        })
    }

    /// What a written move means, legal or not; out of turn it is read as if it were the turn.
    pub fn understand(&self, by: Color, text: &str) -> Result<Movement, Unclear> {
        let of = |played: shakmaty::Move, promotion| {
            let from = played.from().unwrap_or(Square::A1);
            self.board.examine(by, from, arrival(played), promotion)
        };
        let board = self.board.with_turn(by);
        let pattern = match notation::read(text, &board) {
            Reading::Move(played) if self.turn() == by => return Ok(board.lawful(played)),
            Reading::Move(played) => return Ok(of(played, played.promotion())),
            Reading::Ambiguous(moves) => {
                let unfinished = moves
                    .iter()
                    .all(|played| played.is_promotion() && played.from() == moves[0].from());
                return match unfinished {
                    true => Ok(of(moves[0], None)),
                    false => Err(Unclear::WhichPiece),
                };
            }
            Reading::Unreadable => return Err(Unclear::NoSuchPiece),
            Reading::Illegal(pattern) => pattern,
        };
        let promotion = match pattern {
            notation::Pattern::Piece { promotion, .. } => promotion,
            notation::Pattern::Castle(_) => None,
        };
        match pattern.origins(&board, by)[..] {
            [] => Err(Unclear::NoSuchPiece),
            [from] => {
                let to = self.target(pattern, by, from);
                Ok(self.examine(by, from, to, promotion))
            }
            _ => Err(Unclear::WhichPiece),
        }
    }

    /// Where a hand goes that means a pattern: in Chess960 castling is told by the rook.
    fn target(&self, pattern: notation::Pattern, by: Color, king: Square) -> Square {
        let usual = pattern.target(by);
        let notation::Pattern::Castle(side) = pattern else {
            return usual;
        };
        if self.setting.variant != Variant::Chess960 {
            return usual;
        }
        let queen_side = side == CastlingSide::QueenSide;
        let rook = self.board.castling_rook_towards(by, king, queen_side);
        rook.unwrap_or(usual)
    }
}
