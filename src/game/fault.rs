//! Why a move on the board is not a legal one.

use serde::Serialize;
use shakmaty::attacks;
use shakmaty::{Bitboard, CastlingSide, Color, EnPassantMode, Position, Role, Square};

use super::board::is_attacked;
use super::{Board, Movement};

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The opponent has the move.
    OutOfTurn,
    /// There is no piece to move.
    NoPiece,
    /// The piece is the opponent's.
    OpponentsPiece,
    /// A piece of the same colour stands on the square.
    OwnOccupied,
    /// The piece doesn't move like that.
    Geometry,
    /// A piece stands in between.
    Jump,
    /// A king would be captured.
    KingCaptured,
    /// The own king is left or put in check.
    SelfCheck,
    /// A pawn can't capture like that.
    PawnCapture,
    /// En passant was possible on the move before, not now.
    EnPassantLate,
    /// The king has moved.
    CastlingKingMoved,
    /// The rook has moved or is gone.
    CastlingRookMoved,
    /// The king is attacked, crosses or reaches an attacked square.
    CastlingAttacked,
    /// Something stands between king and rook.
    CastlingBlocked,
    /// The promotion piece is none of queen, rook, bishop, knight.
    PromotionPiece,
}

impl Board {
    pub(super) fn faults(&self, by: Color, movement: &Movement) -> Vec<Fault> {
        let Movement { from, to, .. } = *movement;
        let pieces = self.pieces();
        let Some(piece) = pieces.piece_at(from) else {
            return vec![Fault::NoPiece];
        };
        if piece.color != by {
            return vec![Fault::OpponentsPiece];
        }
        if let Some(rook) = movement.castling {
            return self.castling_faults(by, from, to, rook);
        }
        let mut faults = Vec::new();
        let target = pieces.piece_at(to);
        if target.is_some_and(|target| target.color == by) {
            faults.push(Fault::OwnOccupied);
        }
        if target == Some(by.other().king()) {
            faults.push(Fault::KingCaptured);
        }
        if piece.role == Role::Pawn {
            faults.extend(self.pawn_fault(by, from, to));
        } else if !attacks::attacks(from, piece, pieces.occupied()).contains(to) {
            let reaches = attacks::attacks(from, piece, Bitboard::EMPTY).contains(to);
            faults.push(if reaches {
                Fault::Jump
            } else {
                Fault::Geometry
            });
        }
        if movement.promotion.is_some()
            && (piece.role != Role::Pawn
                || matches!(movement.promotion, Some(Role::King | Role::Pawn)))
        {
            faults.push(Fault::PromotionPiece);
        }
        if faults.is_empty() && self.leaves_king_attacked(by, movement) {
            faults.push(Fault::SelfCheck);
        }
        faults
    }

    fn pawn_fault(&self, by: Color, from: Square, to: Square) -> Option<Fault> {
        let pieces = self.pieces();
        let forward = by.fold_wb(1, -1);
        let files = i32::from(to.file()) - i32::from(from.file());
        let ranks = i32::from(to.rank()) - i32::from(from.rank());
        if files == 0 {
            let first = from.offset(forward * 8);
            let double =
                ranks == 2 * forward && from.rank() == by.relative_rank(shakmaty::Rank::Second);
            return if ranks == forward || double {
                let blocked = pieces.piece_at(to).is_some()
                    || (double && first.is_some_and(|first| pieces.piece_at(first).is_some()));
                blocked.then_some(Fault::PawnCapture)
            } else {
                Some(Fault::Geometry)
            };
        }
        if files.abs() != 1 || ranks != forward {
            return Some(Fault::Geometry);
        }
        if pieces.piece_at(to).is_some() {
            return None;
        }
        let beside = Square::from_coords(to.file(), from.rank());
        let en_passant = self
            .chess()
            .and_then(|chess| chess.ep_square(EnPassantMode::Always));
        match pieces.piece_at(beside) {
            _ if en_passant == Some(to) => None,
            Some(piece) if piece == by.other().pawn() => Some(Fault::EnPassantLate),
            _ => Some(Fault::PawnCapture),
        }
    }

    fn castling_faults(&self, by: Color, from: Square, to: Square, rook: Square) -> Vec<Fault> {
        let pieces = self.pieces();
        let occupied = pieces.occupied();
        let mut faults = Vec::new();
        let rights = match self {
            Board::Legal(position) => position.castles().castling_rights(),
            Board::Irregular(setup) => setup.castling_rights,
        };
        let home = Bitboard::from_rank(by.backrank());
        if !rights.contains(rook) {
            let other_right = (rights & home).any();
            let rook_there = pieces.piece_at(rook) == Some(by.rook());
            // A right left on the other side shows that the king has not moved.
            let king_at_home = from.file() == shakmaty::File::E || self.is_chess960();
            faults.push(match king_at_home && (other_right || !rook_there) {
                true => Fault::CastlingRookMoved,
                false => Fault::CastlingKingMoved,
            });
        }
        let side = CastlingSide::from_queen_side(rook < from);
        let rook_to = side.rook_to(by);
        let path = |one: Square, other: Square| attacks::between(one, other).with(one).with(other);
        let crossed = path(from, to) | path(rook, rook_to);
        if (crossed.without(from).without(rook) & occupied).any() {
            faults.push(Fault::CastlingBlocked);
        }
        let way = attacks::between(from, to).with(from).with(to);
        let without_king = occupied.without(from);
        let attacked = way
            .into_iter()
            .any(|square| pieces.attacks_to(square, by.other(), without_king).any());
        if attacked {
            faults.push(Fault::CastlingAttacked);
        }
        if faults.is_empty() && self.chess().is_some() {
            faults.push(Fault::SelfCheck);
        }
        faults
    }

    fn leaves_king_attacked(&self, by: Color, movement: &Movement) -> bool {
        let mut pieces = self.pieces().clone();
        let Some(piece) = pieces.remove_piece_at(movement.from) else {
            return false;
        };
        if let Some(square) = movement.captured {
            pieces.discard_piece_at(square);
        }
        pieces.set_piece_at(movement.to, piece);
        is_attacked(&pieces, by)
    }
}
