//! What a ruling does.

use serde::{Serialize, Serializer};
use shakmaty::{Color, Move};

use crate::game::Who;
use crate::game::state::{Ending, Question};
use crate::law::RuleId;

/// A right that a player loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// What happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Remedy {
    /// The game is over.
    End(Ending),
    /// Seconds are added to a clock, or taken off.
    Clock {
        /// Whose.
        side: Color,
        /// How many.
        seconds: i64,
    },
    /// A clock has run so long, or has not: no ruling, only what it shows.
    Ran {
        /// Whose.
        side: Color,
        /// How long; less than nothing where it turns out not to have run.
        seconds: i64,
    },
    /// A clock is set to what the arbiter states.
    SetClock {
        /// Whose.
        side: Color,
        /// Milliseconds.
        left_ms: i64,
    },
    /// Both players get so many seconds more for each move.
    Increment {
        /// How many.
        seconds: i64,
    },
    /// The clocks are stopped.
    Pause,
    /// The position before a half-move of the story is set up again.
    Restore {
        /// The number of the half-move.
        ply: usize,
    },
    /// The position after a half-move is set up again.
    Rewind {
        /// The number of the half-move.
        ply: usize,
    },
    /// What stands loose on the board is put back.
    PutBack,
    /// A pawn left on the last rank becomes a queen.
    Queen {
        /// The number of the half-move that left it there.
        ply: usize,
    },
    /// The player must choose from these moves.
    Oblige {
        /// Who.
        side: Color,
        /// The moves; an empty list means that nothing is left but free choice.
        moves: Vec<Move>,
    },
    /// A right is lost.
    Lose {
        /// Who loses it.
        side: Color,
        /// Which.
        right: Right,
    },
    /// An illegal move is counted.
    Count {
        /// Whose.
        side: Color,
    },
    /// A half-move that was wrong is dealt with and stands.
    Settle {
        /// Its number.
        ply: usize,
    },
    /// A press without a move is dealt with as an illegal move.
    SettlePress,
    /// A press without a move was an accident.
    ExcusePress,
    /// An illegal move that was counted is none.
    Uncount {
        /// Whose.
        side: Color,
    },
    /// A ruling that had ended the game is taken back.
    Reopen,
    /// A draw offer is open.
    Offer {
        /// Whose.
        side: Color,
    },
    /// A draw offer is no longer open.
    OfferGone {
        /// Whose.
        side: Color,
    },
    /// The player's next period begins.
    NextPeriod {
        /// Who.
        side: Color,
    },
    /// A flag has fallen: its clock shows nothing.
    FlagDown {
        /// Whose.
        side: Color,
    },
    /// A flag counts as up again: the clocks go on.
    FlagUp {
        /// Whose.
        side: Color,
    },
    /// The arbiter must answer.
    Ask(Question),
    /// The arbiter has answered.
    Answered,
    /// III.4 is refused.
    RefuseIncrement,
    /// The sealed move is made on the board.
    PlaySealed(Move),
    /// A move is sealed by the move on the board.
    SealBoard(Move),
    /// The result changes: a forfeit was given before the opponent turned out to be late too.
    Amend(Ending),
    /// The arbiter consents to an agreement that the regulations bar.
    Consent,
    /// Both players have signed a result other than the game's own, and it stands.
    Signed(Ending),
    /// The arbiter may do more under this rule.
    Discretion(RuleId),
    /// Play goes on.
    Continue,
}

impl Remedy {
    /// Whether the two can't both happen.
    pub fn opposes(&self, other: &Remedy) -> bool {
        match (self, other) {
            (Remedy::End(a), Remedy::End(b)) => a != b,
            (
                Remedy::SetClock { side: a, left_ms },
                Remedy::SetClock {
                    side: b,
                    left_ms: other,
                },
            ) => a == b && left_ms != other,
            (Remedy::Restore { ply: a }, Remedy::Restore { ply: b }) => a != b,
            (Remedy::Oblige { moves: a, .. }, Remedy::Oblige { moves: b, .. }) => a != b,
            (Remedy::Offer { side: a }, Remedy::OfferGone { side: b })
            | (Remedy::OfferGone { side: a }, Remedy::Offer { side: b }) => a == b,
            (Remedy::End(_), Remedy::Continue) | (Remedy::Continue, Remedy::End(_)) => true,
            _ => false,
        }
    }
}

impl Serialize for Remedy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde_json::{Value, json};
        let who = |side: &Color| Who::from(*side).name();
        let uci = |played: &Move| shakmaty::uci::UciMove::from_standard(*played).to_string();
        let value: Value = match self {
            Remedy::End(ending) => json!({
                "kind": "end",
                "outcome": ending.outcome,
                "termination": ending.termination,
            }),
            Remedy::Clock { side, seconds } => {
                json!({ "kind": "clock", "who": who(side), "delta_s": seconds })
            }
            Remedy::Ran { side, seconds } => {
                json!({ "kind": "clock-ran", "who": who(side), "seconds": seconds })
            }
            Remedy::SetClock { side, left_ms } => json!({
                "kind": "clock-set",
                "who": who(side),
                "seconds": *left_ms as f64 / 1000.0,
            }),
            Remedy::Increment { seconds } => json!({ "kind": "increment", "seconds": seconds }),
            Remedy::Pause => json!({ "kind": "clocks-stopped" }),
            Remedy::Restore { ply } => json!({ "kind": "restore", "before_ply": ply }),
            Remedy::Rewind { ply } => json!({ "kind": "restore", "after_ply": ply }),
            Remedy::PutBack => json!({ "kind": "put-back" }),
            Remedy::Queen { ply } => json!({ "kind": "queen", "ply": ply }),
            Remedy::Oblige { side, moves } => json!({
                "kind": "oblige",
                "who": who(side),
                "moves": moves.iter().map(uci).collect::<Vec<_>>(),
            }),
            Remedy::Lose { side, right } => {
                json!({ "kind": "lose", "who": who(side), "right": right })
            }
            Remedy::Count { side } => json!({ "kind": "count", "who": who(side) }),
            Remedy::Settle { ply } => json!({ "kind": "stands", "ply": ply }),
            Remedy::SettlePress => json!({ "kind": "press-void" }),
            Remedy::ExcusePress => json!({ "kind": "press-excused" }),
            Remedy::Uncount { side } => json!({ "kind": "uncount", "who": who(side) }),
            Remedy::Reopen => json!({ "kind": "reopen" }),
            Remedy::Offer { side } => json!({ "kind": "offer", "who": who(side) }),
            Remedy::OfferGone { side } => json!({ "kind": "offer-gone", "who": who(side) }),
            Remedy::NextPeriod { side } => json!({ "kind": "next-period", "who": who(side) }),
            Remedy::FlagUp { side } => json!({ "kind": "flag-void", "who": who(side) }),
            Remedy::FlagDown { side } => json!({ "kind": "flag-down", "who": who(side) }),
            Remedy::Ask(_) => json!({ "kind": "arbiter-decides" }),
            Remedy::Answered => json!({ "kind": "decided" }),
            Remedy::RefuseIncrement => json!({ "kind": "increment-refused" }),
            Remedy::PlaySealed(played) => json!({ "kind": "sealed-move", "move": uci(played) }),
            Remedy::SealBoard(played) => json!({ "kind": "sealed-by-board", "move": uci(played) }),
            Remedy::Amend(ending) => json!({
                "kind": "amend",
                "outcome": ending.outcome,
                "termination": ending.termination,
            }),
            Remedy::Consent => json!({ "kind": "consent" }),
            Remedy::Signed(ending) => json!({ "kind": "signed", "outcome": ending.outcome }),
            Remedy::Discretion(rule) => json!({ "kind": "discretion", "rule": rule }),
            Remedy::Continue => json!({ "kind": "continue" }),
        };
        value.serialize(serializer)
    }
}
