//! A move of a piece on the board, legal or not.

use shakmaty::{Move, Role, Square};

use super::Fault;
use super::unfinished::Rest;

/// What a hand did with a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// From where.
    pub from: Square,
    /// To where; for castling the king's square of arrival.
    pub to: Square,
    /// The piece moved; none if the square was empty.
    pub role: Option<Role>,
    /// What a pawn became.
    pub promotion: Option<Role>,
    /// The legal move it is; none if it is illegal or not finished.
    pub lawful: Option<Move>,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// A pawn stands on the last rank and has not been replaced.
    pub unfinished: bool,
    /// It takes a piece from this square.
    pub captured: Option<Square>,
    /// What the hand has left to be done.
    pub rest: Option<Rest>,
    /// The king's two-square step, with the rook's square.
    pub castling: Option<Square>,
}

impl Movement {
    /// Whether it breaks the rules of how pieces move.
    pub fn is_illegal(&self) -> bool {
        !self.faults.is_empty()
    }
}
