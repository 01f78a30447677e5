//! What belongs to one turn: what a hand has done so far, and what may still be claimed.

use shakmaty::{Color, Move, Role, Square};
use smallvec::SmallVec;

use super::Movement;
use super::scenario::Claim;

/// A right that a player loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// To claim a draw under 9.2 or 9.3, on this move.
    Claim,
    /// To complain of a breach of Article 4.
    TouchComplaint,
    /// To castle.
    Castling,
}

impl Right {
    /// The word of the format.
    pub const fn name(self) -> &'static str {
        match self {
            Right::Claim => "claim",
            Right::TouchComplaint => "touch-complaint",
            Right::Castling => "castling",
        }
    }
}

/// A piece touched by the player having the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Where.
    pub square: Square,
    /// Whose piece.
    pub color: Color,
    /// Which piece.
    pub role: Role,
}

/// What a player touches in a move: mostly a piece or two.
pub type Touches = SmallVec<[Touch; 4]>;

/// A piece moved by hand that is no move in law yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UncompletedMove {
    /// By whom.
    pub by: Color,
    /// What the hand did.
    pub movement: Movement,
    /// How many hands it took.
    pub hands: u8,
}

/// What has been done since the last move was made; forgotten when the next one is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// What the player having the move has touched, in order.
    pub touched: Touches,
    /// A piece moved that is no move yet.
    pub loose: Option<UncompletedMove>,
    /// A promotion piece put on the last rank before the pawn was moved (4.6.2).
    pub placed: Option<(Color, Square, Role)>,
    /// A pawn taken off the board that could promote on several squares.
    pub taken_off: Option<Square>,
    /// The moves that the player to move must choose from, where a ruling says so.
    pub obligation: Option<Vec<Move>>,
    /// Who has pressed without a move, where that was counted as an illegal move.
    pub counted_press: Option<Color>,
    /// The player to move has claimed a draw.
    pub claimed: bool,
    /// The player who may not claim (9.4).
    pub claim_barred: Option<Color>,
    /// A draw claim that is not decided yet.
    pub open_claim: Option<(Color, Claim)>,
    /// Rights that rulings have taken.
    pub lost: Vec<(Color, Right)>,
}

impl Turn {
    /// Whether the piece on a square was touched.
    pub fn has_touched(&self, square: Square) -> bool {
        self.touched.iter().any(|touch| touch.square == square)
    }

    /// The hand starts again, bound by what was touched and by what was ordered before.
    pub fn start_again(&mut self, touched: Touches, obligation: Option<Vec<Move>>) {
        self.touched = touched;
        self.obligation = obligation;
        self.loose = None;
        self.placed = None;
        self.taken_off = None;
    }
}
