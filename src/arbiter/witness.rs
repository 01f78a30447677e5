//! The facts a ruling rests on.

use serde::Serialize;
use shakmaty::{Color, Square};

use crate::game::scenario::EnvelopeItem;
use crate::game::{Fault, TimeClass, Who};
use crate::law::RuleId;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Witness {
    /// The position stood on the board after these half-moves (0 is the start).
    Repetition {
        /// The numbers of the half-moves.
        plies: Vec<usize>,
    },
    /// Half-moves since the last capture or pawn move.
    Quiet {
        /// How many.
        halfmoves: u32,
    },
    /// A line of legal moves that ends in mate.
    Helpmate {
        /// Who mates.
        #[serde(serialize_with = "write_side")]
        winner: Color,
        /// The moves.
        line: Vec<String>,
        /// The position it starts from.
        fen: String,
    },
    /// No line of legal moves ends in mate by this player.
    NoMate {
        /// Who can't mate.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// The search for a mate reached its limit: treated as possible.
    Undetermined {
        /// Whose mate.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// Time on a clock.
    TimeLeft {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// Seconds.
        seconds: i64,
    },
    /// Who has the move.
    OnMove {
        /// Who.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// The time control, and the class of play that it makes.
    TimeControl {
        /// As people write it.
        control: String,
        /// Standard, rapid or blitz.
        class: TimeClass,
    },
    /// Whether the event uses III.4.
    IncrementClause {
        /// It does.
        in_use: bool,
    },
    /// What the standard time penalty is, and why.
    Penalty {
        /// Seconds.
        seconds: i64,
        /// Why.
        basis: PenaltyBasis,
        /// The rules that set it.
        rules: Vec<RuleId>,
    },
    /// Pieces touched, in order.
    Touched {
        /// Where.
        #[serde(serialize_with = "write_squares")]
        squares: Vec<Square>,
    },
    /// Moves made by each.
    Made {
        /// By White.
        white: u32,
        /// By Black.
        black: u32,
    },
    /// Moves completed, and moves asked for by the time control.
    Completed {
        /// By whom.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// How many.
        completed: u32,
        /// How many it should be; none means all.
        required: Option<u32>,
    },
    /// What is wrong with a move.
    Faults {
        /// The move, by squares.
        uci: String,
        /// What is wrong.
        faults: Vec<Fault>,
    },
    /// The legal moves that a text fits.
    Reading {
        /// The text.
        text: Box<str>,
        /// The moves.
        moves: Vec<String>,
    },
    /// What an envelope does not show (I.2).
    Missing {
        /// The items.
        #[serde(serialize_with = "write_items")]
        items: Vec<EnvelopeItem>,
    },
    /// Illegal moves counted.
    Counted {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// How many, with this one.
        count: u32,
    },
}

/// What the standard time penalty rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyBasis {
    /// Standard chess: the article itself.
    Standard,
    /// Rapid in an edition that leaves the penalty as it is.
    RapidAsStandard,
    /// Rapid, with a penalty of its own.
    Rapid,
    /// Blitz, with a penalty of its own.
    Blitz,
    /// Blitz under the Competitive Rules of an edition that leaves the penalty as it is there.
    BlitzAsStandard,
    /// What the event has announced.
    Regulations,
}

impl PenaltyBasis {
    /// The word of the format.
    pub const fn name(self) -> &'static str {
        match self {
            PenaltyBasis::Standard => "standard",
            PenaltyBasis::RapidAsStandard => "rapid-as-standard",
            PenaltyBasis::Rapid => "rapid",
            PenaltyBasis::Blitz => "blitz",
            PenaltyBasis::BlitzAsStandard => "blitz-as-standard",
            PenaltyBasis::Regulations => "regulations",
        }
    }
}

fn write_side<S: serde::Serializer>(side: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(Who::from(*side).name())
}

fn write_items<S: serde::Serializer>(
    items: &[EnvelopeItem],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items.iter().map(|item| item.name()))
}

fn write_squares<S: serde::Serializer>(
    squares: &[Square],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(squares.iter().map(Square::to_string))
}
