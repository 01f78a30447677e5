//! Why a move on the board is not a legal one.

use serde::Serialize;

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
