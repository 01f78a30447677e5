//! What a ruling does: the effects that a provision states when it decides.
//!
//! Most change the state when they are carried out; the others say what the decision comes to, so
//! that nobody has to guess it from a name.

use serde::{Serialize, Serializer};
use shakmaty::{ByColor, Color, Move};

use super::notes::Notation;
use crate::game::Who;
use crate::game::aside::{Cut, ImposedPenalty, Need};
use crate::game::scenario::{Basis, Claim};
pub use crate::game::state::Right;
use crate::game::state::{Ending, PendingQuestion};
use crate::law::RuleId;

/// What happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// The game is over.
    End(Ending),
    /// Seconds are added to a clock, or taken off.
    Clock {
        /// Whose.
        side: Color,
        /// How many.
        seconds: i64,
    },
    /// The arbiter gives a player time without fault of anybody (12.5).
    Grant {
        /// To whom.
        side: Color,
        /// How much.
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
    /// What stands loose on the board is taken back.
    TakeBack,
    /// What a half-move has left undone is done.
    FinishRest {
        /// The number of the half-move.
        ply: usize,
    },
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
    Ask(PendingQuestion),
    /// The arbiter has answered.
    Answered,
    /// A draw claim is open until it is decided.
    OpenClaim(Color, Box<Claim>),
    /// The event is heard once more, as if nothing had been decided on it.
    Rehear,
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
    /// A hand on the board does not count, since the move lies in the envelope: what stands loose
    /// is put back.
    DisregardMove,
    /// What is wrong with the board or the set-up stays as it is.
    KeepPosition,
    /// The position is transferred to a board that stands rightly.
    TransferPosition,
    /// The pieces are put where they belong.
    PutRight,
    /// Play goes on from the last position that is certain.
    FromLastCertain,
    /// Displaced pieces are put back, in this time.
    PutBack(PutBackIn),
    /// A claim or request is not open to the player and is not looked at.
    Dismiss,
    /// The envelope stays closed: until this player is there, while his clock runs, or for good.
    KeepClosed(Option<Color>),
    /// The player may choose any move.
    FreeChoice(Color),
    /// The game is adjourned now.
    AdjournNow,
    /// What becomes of a draw claim.
    Claim(ClaimStanding),
    /// Something irregular has happened that nobody has found so far.
    Unfound,
    /// Something has to be said before a ruling is possible.
    Needs {
        /// By whom.
        who: Who,
        /// What.
        what: Need,
    },
    /// It has been said.
    Met(Need),
    /// A penalty is imposed.
    Penalty(ImposedPenalty),
    /// The player's score is lowered to this, now or when the game ends.
    CutScore {
        /// Whose.
        side: Color,
        /// To what.
        to: Cut,
    },
    /// The player's score is raised to that of a win, now or when the game ends.
    RaiseScore {
        /// Whose.
        side: Color,
    },
    /// It is booked, and counts when the game ends.
    Booked,
    /// What a text on the scoresheet is worth (Appendix C).
    Notation(Notation),
    /// The arbiter may not do that; nothing changes.
    Improper,
    /// It has no effect: too late, not admissible, nothing to find.
    Void,
    /// What the arbiter has to do about what he sees or is told.
    Duty(Duty),
    /// The scoresheets, the announcements and the like change.
    Aside(AsideChange),
}

/// What the arbiter has to do about what he sees or is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// He acts.
    Act,
    /// He waits.
    Wait,
    /// He keeps out of it.
    Refrain,
}

/// A draw claim, and what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClaimStanding {
    /// Whose.
    #[serde(rename = "who", serialize_with = "side")]
    pub by: Color,
    /// What it rests on.
    #[serde(serialize_with = "basis")]
    pub basis: Basis,
    /// What becomes of it.
    pub status: ClaimStatus,
}

fn side<S: Serializer>(side: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(Who::from(*side).name())
}

fn basis<S: Serializer>(basis: &Basis, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(basis.name())
}

/// What becomes of a draw claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimStatus {
    /// Not decided yet.
    Pending,
    /// It is right.
    Correct,
    /// It is wrong.
    Incorrect,
    /// It may not be made.
    Inadmissible,
    /// The opponent has agreed to the draw.
    Accepted,
}

/// A change beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsideChange {
    /// A warning is counted.
    Warned(Color),
    /// There was a disturbance from outside.
    Disturbed,
    /// A sheet must be brought up to date before a piece is moved.
    Outdated(Color),
    /// A sheet is up to date.
    Updated(Color),
    /// The opponent's sheet is borrowed.
    Borrowed(Color),
    /// It is given back.
    Returned(Color),
    /// A sheet is kept in another notation: no evidence.
    Foreign(Color),
    /// The arbiter's record was asked for.
    Requested(Color),
    /// A player uses an assistant.
    Assisted(Color),
    /// The number of moves must be found out since this flag has fallen.
    Reconstruct(Color),
    /// It has been found out.
    Reconstructed,
    /// A move is announced (D.2.3.3).
    Announced,
    /// A press before the announcement is dealt with.
    PressSettled,
    /// Another move was announced than stands on the board (D.2.8).
    Slipped,
    /// A player has said that he castles.
    CastlingAnnounced(Color),
    /// A player refuses to comply with the Laws.
    Refused(Color),
    /// The game is lost by a penalty as soon as the opponent's score is named.
    LossNamed(Color),
    /// So many moves count as completed by each.
    Counted(ByColor<u32>),
}

/// In whose time displaced pieces are put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutBackIn {
    /// In that of the player who displaced them.
    OwnTime,
    /// In that of the opponent.
    OpponentsTime,
    /// In nobody's: the clocks are stopped.
    StoppedTime,
}

impl Effect {
    /// Whether it is left out of the JSON of a ruling.
    fn is_unpublished(&self) -> bool {
        matches!(
            self,
            Effect::KeepPosition
                | Effect::TransferPosition
                | Effect::PutRight
                | Effect::FromLastCertain
                | Effect::PutBack(_)
                | Effect::Dismiss
                | Effect::KeepClosed(_)
                | Effect::FreeChoice(_)
                | Effect::AdjournNow
                | Effect::Claim(_)
                | Effect::OpenClaim(..)
                | Effect::Unfound
                | Effect::Improper
                | Effect::Void
                | Effect::Booked
                | Effect::Duty(_)
                | Effect::Met(_)
                | Effect::Aside(_)
                | Effect::Notation(_)
        )
    }

    /// Whether the two can't both happen.
    pub fn opposes(&self, other: &Effect) -> bool {
        match (self, other) {
            (Effect::End(a), Effect::End(b)) => a != b,
            (
                Effect::SetClock { side: a, left_ms },
                Effect::SetClock {
                    side: b,
                    left_ms: other,
                },
            ) => a == b && left_ms != other,
            (Effect::Restore { ply: a }, Effect::Restore { ply: b }) => a != b,
            (Effect::Oblige { moves: a, .. }, Effect::Oblige { moves: b, .. }) => a != b,
            (Effect::Offer { side: a }, Effect::OfferGone { side: b })
            | (Effect::OfferGone { side: a }, Effect::Offer { side: b }) => a == b,
            (Effect::End(_), Effect::Continue) | (Effect::Continue, Effect::End(_)) => true,
            _ => false,
        }
    }
}

/// Writes the effects of a decision, without remarks.
pub(super) fn written<S: Serializer>(effects: &[Effect], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(effects.iter().filter(|effect| !effect.is_unpublished()))
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde_json::{Value, json};
        let who = |side: &Color| Who::from(*side).name();
        let uci = |played: &Move| shakmaty::uci::UciMove::from_standard(*played).to_string();
        let value: Value = match self {
            Effect::End(ending) => json!({
                "kind": "end",
                "outcome": ending.outcome,
                "termination": ending.termination,
            }),
            Effect::Clock { side, seconds } => {
                json!({ "kind": "clock", "who": who(side), "delta_s": seconds })
            }
            Effect::Grant { side, seconds } => {
                json!({ "kind": "clock", "who": who(side), "delta_s": seconds })
            }
            Effect::Ran { side, seconds } => {
                json!({ "kind": "clock-ran", "who": who(side), "seconds": seconds })
            }
            Effect::SetClock { side, left_ms } => json!({
                "kind": "clock-set",
                "who": who(side),
                "seconds": *left_ms as f64 / 1000.0,
            }),
            Effect::Increment { seconds } => json!({ "kind": "increment", "seconds": seconds }),
            Effect::Pause => json!({ "kind": "clocks-stopped" }),
            Effect::Restore { ply } => json!({ "kind": "restore", "before_ply": ply }),
            Effect::Rewind { ply } => json!({ "kind": "restore", "after_ply": ply }),
            Effect::TakeBack | Effect::DisregardMove => json!({ "kind": "put-back" }),
            Effect::FinishRest { ply } => json!({ "kind": "finish", "ply": ply }),
            Effect::Queen { ply } => json!({ "kind": "queen", "ply": ply }),
            Effect::Oblige { side, moves } => json!({
                "kind": "oblige",
                "who": who(side),
                "moves": moves.iter().map(uci).collect::<Vec<_>>(),
            }),
            Effect::Lose { side, right } => {
                json!({ "kind": "lose", "who": who(side), "right": right })
            }
            Effect::Count { side } => json!({ "kind": "count", "who": who(side) }),
            Effect::Settle { ply } => json!({ "kind": "stands", "ply": ply }),
            Effect::SettlePress => json!({ "kind": "press-void" }),
            Effect::ExcusePress => json!({ "kind": "press-excused" }),
            Effect::Uncount { side } => json!({ "kind": "uncount", "who": who(side) }),
            Effect::Reopen => json!({ "kind": "reopen" }),
            Effect::Offer { side } => json!({ "kind": "offer", "who": who(side) }),
            Effect::OfferGone { side } => json!({ "kind": "offer-gone", "who": who(side) }),
            Effect::NextPeriod { side } => json!({ "kind": "next-period", "who": who(side) }),
            Effect::FlagUp { side } => json!({ "kind": "flag-void", "who": who(side) }),
            Effect::FlagDown { side } => json!({ "kind": "flag-down", "who": who(side) }),
            Effect::Ask(_) => json!({ "kind": "arbiter-decides" }),
            Effect::Answered => json!({ "kind": "decided" }),
            Effect::Rehear => json!({ "kind": "heard-again" }),
            Effect::RefuseIncrement => json!({ "kind": "increment-refused" }),
            Effect::PlaySealed(played) => json!({ "kind": "sealed-move", "move": uci(played) }),
            Effect::SealBoard(played) => json!({ "kind": "sealed-by-board", "move": uci(played) }),
            Effect::Amend(ending) => json!({
                "kind": "amend",
                "outcome": ending.outcome,
                "termination": ending.termination,
            }),
            Effect::Consent => json!({ "kind": "consent" }),
            Effect::Signed(ending) => json!({ "kind": "signed", "outcome": ending.outcome }),
            Effect::Discretion(rule) => json!({ "kind": "discretion", "rule": rule }),
            Effect::Continue => json!({ "kind": "continue" }),
            Effect::Needs { who, what } => {
                json!({ "kind": "needs", "who": who.name(), "what": what.name() })
            }
            Effect::Penalty(imposed) => json!({
                "kind": "penalty",
                "on": imposed.on.name(),
                "penalty": imposed.kind.name(),
            }),
            Effect::CutScore { side, .. } => json!({ "kind": "cut-score", "who": who(side) }),
            Effect::RaiseScore { side } => json!({ "kind": "raise-score", "who": who(side) }),
            // Remarks are not written; see `written`.
            remark => json!({ "kind": format!("{remark:?}") }),
        };
        value.serialize(serializer)
    }
}
