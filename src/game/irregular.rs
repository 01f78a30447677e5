//! Moves on a board that chess can't reach.
//!
//! A king left in check and not to move makes a position that no move generator takes; the pieces
//! of the player to move still have their moves, and a touched one is bound to them (4.3). Castling
//! and captures en passant are left out: nothing is known of their rights on such a board.

use shakmaty::{Bitboard, Color, Move, Role, Square, attacks};

use super::{Board, Movement};

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Board {
    /// The legal moves; on an irregular board with one king of each colour those that break no
    /// rule of how pieces move.
    pub fn possible_moves(&self) -> Vec<Move> {
        if self.chess().is_some() {
            return self.legal_moves().to_vec();
        }
        let pieces = self.pieces();
        let kings = |side: Color| (pieces.kings() & pieces.by_color(side)).count();
        if kings(Color::White) != 1 || kings(Color::Black) != 1 {
            return Vec::new();
        }
        let by = self.turn();
        let from = pieces.by_color(by);
        from.into_iter()
            .flat_map(|from| self.reach(from).into_iter().map(move |to| (from, to)))
            .flat_map(|(from, to)| self.by_hand(by, from, to))
            .collect()
    }

    /// Where a piece might go if nobody minded; no move of it is left out.
    fn reach(&self, from: Square) -> Bitboard {
        let pieces = self.pieces();
        let Some(piece) = pieces.piece_at(from) else {
            return Bitboard::EMPTY;
        };
        let attacked = attacks::attacks(from, piece, pieces.occupied());
        match piece.role {
            Role::Pawn => attacked | Bitboard::from_file(from.file()).without(from),
            _ => attacked,
        }
    }

    /// The move that a movement is, where it breaks no rule and is finished.
    pub fn meant(&self, movement: &Movement) -> Option<Move> {
        if movement.lawful.is_some() {
            return movement.lawful;
        }
        let whole = !movement.is_illegal() && !movement.unfinished && movement.castling.is_none();
        whole.then_some(())?;
        let pieces = self.pieces();
        Some(Move::Normal {
            role: movement.role?,
            from: movement.from,
            capture: pieces.role_at(movement.to),
            to: movement.to,
            promotion: movement.promotion,
        })
    }

    fn by_hand(&self, by: Color, from: Square, to: Square) -> Vec<Move> {
        let movement = self.examine(by, from, to, None);
        if !movement.unfinished {
            return self.meant(&movement).into_iter().collect();
        }
        let finished = PROMOTIONS.map(|role| self.examine(by, from, to, Some(role)));
        finished.iter().filter_map(|it| self.meant(it)).collect()
    }
}
