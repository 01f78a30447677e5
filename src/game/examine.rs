//! What a hand does on the board by moving a piece from one square to another.

use shakmaty::{Bitboard, CastlingSide, Color, EnPassantMode, Move, Position, Role, Square};

use super::san::by_squares;
use super::{Board, Fault, Movement};

impl Board {
    /// What a hand does by moving a piece from one square to another.
    pub fn examine(
        &self,
        by: Color,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Movement {
        let (to, castling) = self.castling_meant(by, from, to);
        let mut movement = self.outline(by, from, to, promotion, castling);
        let unfinished = movement.unfinished;
        let legal = match castling {
            Some(rook) if self.is_chess960() => self.find_castling(from, rook),
            _ => self.find_legal(from, to, promotion, unfinished),
        };
        let in_turn = self.turn() == by;
        if let (Some(played), true) = (legal, in_turn) {
            if !unfinished {
                movement.lawful = Some(played);
            }
            return movement;
        }
        if !in_turn {
            movement.faults.push(Fault::OutOfTurn);
        } else {
            movement.faults = self.faults(by, &movement);
        }
        movement
    }

    /// What a hand does by making a legal move of the player to move.
    pub fn lawful(&self, played: Move) -> Movement {
        let from = played.from().unwrap_or(Square::A1);
        let rook = match played {
            Move::Castle { rook, .. } => Some(rook),
            _ => None,
        };
        let (to, promotion) = (arrival(played), played.promotion());
        let outline = self.outline(self.turn(), from, to, promotion, rook);
        Movement {
            lawful: Some(played),
            ..outline
        }
    }

    /// What a hand does, whether it may or not.
    fn outline(
        &self,
        by: Color,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        castling: Option<Square>,
    ) -> Movement {
        let pieces = self.pieces();
        let piece = pieces.piece_at(from);
        let last_rank = piece.is_some_and(|piece| piece.role == Role::Pawn)
            && to.rank() == by.other().backrank();
        Movement {
            from,
            to,
            role: piece.map(|piece| piece.role),
            promotion,
            lawful: None,
            faults: Vec::new(),
            unfinished: last_rank && promotion.is_none(),
            captured: capture_square(self, from, to),
            castling,
            rest: None,
        }
    }

    fn find_legal(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        unfinished: bool,
    ) -> Option<Move> {
        let promotion = promotion.or(unfinished.then_some(Role::Queen));
        // A king put on its own rook means castling there, but is none on the board.
        let legal = by_squares(from, to, promotion, self.chess()?);
        let castles = |played: Move| played.is_castle() && self.is_chess960();
        legal.filter(|played| arrival(*played) == to && !castles(*played))
    }

    /// The legal castling of a king with a rook.
    fn find_castling(&self, king: Square, rook: Square) -> Option<Move> {
        let wanted = Move::Castle { king, rook };
        self.legal_moves()
            .into_iter()
            .find(|played| *played == wanted)
    }

    /// What a king's hand means: where it goes, and the rook that it castles with. In Chess960 that
    /// is a king put on its own rook, or on its castling square out of reach of a step.
    fn castling_meant(&self, by: Color, from: Square, to: Square) -> (Square, Option<Square>) {
        let pieces = self.pieces();
        if !self.is_chess960() {
            return (to, castling_rook(pieces, by, from, to));
        }
        let home = from.rank() == by.backrank() && to.rank() == from.rank();
        if pieces.piece_at(from) != Some(by.king()) || !home || from == to {
            return (to, None);
        }
        let final_square = |rook: Square| {
            let side = CastlingSide::from_queen_side(rook < from);
            side.king_to(by)
        };
        if pieces.piece_at(to) == Some(by.rook()) {
            return (final_square(to), Some(to));
        }
        let step = i32::from(to.file()) - i32::from(from.file());
        let out_of_reach = step.abs() > 1;
        let rook = self.castling_rook_towards(by, from, step < 0);
        match rook.filter(|rook| out_of_reach && final_square(*rook) == to) {
            Some(rook) => (to, Some(rook)),
            None => (to, None),
        }
    }

    /// The rook that a king castles with to a side: the one with the right, else the outermost.
    pub fn castling_rook_towards(
        &self,
        by: Color,
        king: Square,
        queen_side: bool,
    ) -> Option<Square> {
        let side = CastlingSide::from_queen_side(queen_side);
        let right = match self {
            Board::Legal(position) => position.castles().rook(by, side),
            Board::Irregular(_) => None,
        };
        let rooks = self.pieces().by_piece(by.rook()) & Bitboard::from_rank(king.rank());
        let mut there = rooks
            .into_iter()
            .filter(|rook| (*rook < king) == queen_side);
        right.or_else(|| {
            if queen_side {
                there.next()
            } else {
                there.next_back()
            }
        })
    }
}

/// Where the moved piece arrives: for castling the king's square, not the rook's.
pub fn arrival(played: Move) -> Square {
    match played {
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            Square::from_coords(side.king_to_file(), king.rank())
        }
        other => other.to(),
    }
}

fn castling_rook(pieces: &shakmaty::Board, by: Color, from: Square, to: Square) -> Option<Square> {
    let king = pieces.piece_at(from) == Some(by.king());
    let step = i32::from(to.file()) - i32::from(from.file());
    if !king || from.rank() != to.rank() || step.abs() != 2 || from.rank() != by.backrank() {
        return None;
    }
    let file = if step > 0 {
        shakmaty::File::H
    } else {
        shakmaty::File::A
    };
    Some(Square::from_coords(file, from.rank()))
}

/// Where an enemy piece would be taken; an own piece in the way is not a capture.
fn capture_square(board: &Board, from: Square, to: Square) -> Option<Square> {
    let pieces = board.pieces();
    let mover = pieces.piece_at(from)?;
    if let Some(target) = pieces.piece_at(to) {
        return (target.color != mover.color).then_some(to);
    }
    let en_passant = board
        .chess()
        .and_then(|chess| chess.ep_square(EnPassantMode::Always));
    (mover.role == Role::Pawn && from.file() != to.file() && en_passant == Some(to))
        .then(|| Square::from_coords(to.file(), from.rank()))
}
