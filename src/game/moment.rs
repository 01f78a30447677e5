//! The moments of a move, and the other things that happen.
//!
//! The Laws attach different consequences to a piece being touched, let go, a move being made and
//! a move being completed; so they are four moments here and never one.

use shakmaty::{Color, Square};
use smallvec::SmallVec;

use super::Movement;
use super::scenario::{Hand, Intent};

/// Something the Laws attach consequences to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The story begins.
    Opening,
    /// A piece is touched (4.2, 4.3).
    Touched {
        /// By whom.
        by: Color,
        /// Where.
        square: Square,
        /// What for.
        intent: Intent,
    },
    /// A piece is let go without a move being made by it: it is illegal, not finished, or the
    /// opponent has the move (4.7).
    Released {
        /// By whom.
        by: Color,
        /// What the hand did.
        movement: Movement,
        /// How many hands it took.
        hands: u8,
    },
    /// A move is made: now the opponent has the move (1.3, 4.7).
    Made {
        /// By whom.
        by: Color,
        /// Which.
        movement: Movement,
        /// How many hands it took.
        hands: u8,
    },
    /// The opponent replies to what stands on the board without being a move.
    Answered {
        /// By whom it was put there.
        by: Color,
    },
    /// The opponent replies to a press without a move, and it is too late to speak of it: the turn
    /// has passed (A.5.2).
    TurnPassed {
        /// Who pressed.
        by: Color,
    },
    /// The clock is pressed (6.2).
    Pressed {
        /// By whom.
        by: Color,
        /// With which hand.
        hand: Hand,
        /// What that does.
        press: Press,
    },
    /// A ruling has taken the rest of a player's time: the flag is seen to be down (I.1.2, I.11).
    RanOut {
        /// Whose time.
        side: Color,
    },
    /// Anything else: the event says what.
    Happened,
}

/// The moments of an event, in order: a capture has three, most events one.
pub type Moments = SmallVec<[Moment; 3]>;

/// What pressing the clock does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Completes the player's move.
    Completes,
    /// Completes it although the opponent has already replied (6.2.2).
    CompletesLate,
    /// Completes what is no legal move.
    CompletesIllegal,
    /// A blind player has not announced his move: the clock is set back (D.2.4).
    Unannounced,
    /// No move was made (7.5.3).
    WithoutMove,
    /// A sealed move lies in the envelope; the press ends the player's time (I.1, I.9.3).
    Seals,
    /// The sealed move has been made on the board; stopping the clock had completed it (I.1).
    Unsealed,
    /// The opponent has the move and the player's last move was completed before.
    OutOfTurn,
}
