//! The parts that a ruling can be told in, a sentence each.

use serde_json::{Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{Color, File, Move};

use super::Beside;
use crate::arbiter::PutBackIn;
use crate::game::Who;
use crate::game::named;
use crate::game::state::Outcome;

named! {
    /// How a fault of the board is dealt with when the game goes on.
    FaultRemedy {
        /// The position is transferred to a board placed correctly.
        Transferred = "transferred",
        /// What was wrong at the start stays.
        Kept = "kept",
        /// The pieces are put where they belong.
        Righted = "righted",
        /// Play goes on from the last position that is certain.
        Certain = "certain",
    }
}

/// Something that a ruling says, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Play goes on.
    GoesOn,
    /// The game is over.
    Ended(Outcome),
    /// The arbiter has to decide.
    Pending,
    /// Play goes on and the arbiter decides later.
    Postponed,
    /// The game is adjourned.
    Adjourned,
    /// The claim is not looked at.
    Dismissed,
    /// The arbiter waits until the next move is completed.
    AwaitsMove,
    /// The Laws were broken; the arbiter chooses the penalty.
    Breach,
    /// A wrong clock setting is corrected, or kept.
    ClockCorrected(bool),
    /// The position is set back.
    SetBack,
    /// The pawn on the last rank becomes a queen.
    Queen,
    /// What becomes of a wrong board or set-up.
    Fault(FaultRemedy),
    /// This player's king stood wrongly from the start and may not castle.
    Uncastled(Color),
    /// In whose time displaced pieces are put back.
    Tidied(PutBackIn),
    /// The envelope waits for this player.
    Awaited(Color),
    /// No clock runs and the envelope stays closed.
    Waits,
    /// This player may choose any move.
    Free(Color),
    /// The sealed move is made.
    Sealed(Move),
    /// A clock is started.
    Started(Color),
    /// The next period begins for both.
    NextPeriod,
    /// A clock gets or loses seconds.
    Clock(Color, i64),
    /// An increment that was gained is taken back.
    TakenBack(Color, i64),
    /// Both get seconds for each move.
    Increment(i64),
    /// The player is bound to these moves.
    Bound(Vec<Move>),
    /// A draw offer is open.
    Offer(Color),
    /// A draw offer is no longer open.
    OfferGone(Color),
    /// No draw offer is open.
    NoOffer,
    /// Something beside the board and the clocks.
    Beside(Beside),
}

/// In whose time displaced pieces are put back, in a stable lower-case word.
pub fn put_back_name(time: PutBackIn) -> &'static str {
    match time {
        PutBackIn::OwnTime => "own",
        PutBackIn::OpponentsTime => "opponent",
        PutBackIn::StoppedTime => "nobody",
    }
}

impl Part {
    /// Whether it says what becomes of a draw offer.
    pub fn is_of_offer(&self) -> bool {
        matches!(self, Part::Offer(_) | Part::OfferGone(_) | Part::NoOffer)
    }

    /// The part for programs.
    pub fn value(&self) -> Value {
        let who = |side: Color| Who::from(side).name();
        match self {
            Part::GoesOn => json!({ "outcome": "ongoing" }),
            Part::Ended(outcome) => json!({ "outcome": outcome.name() }),
            Part::Pending => json!({ "arbiter_decides": true }),
            Part::Postponed => json!({ "arbiter_decides_later": true }),
            Part::Adjourned => json!({ "adjourned": true }),
            Part::Dismissed => json!({ "dismissed": true }),
            Part::AwaitsMove => json!({ "awaits_next_move": true }),
            Part::Breach => json!({ "breach": true }),
            Part::ClockCorrected(so) => json!({ "clock_corrected": so }),
            Part::SetBack => json!({ "set_back": true }),
            Part::Queen => json!({ "queen": true }),
            Part::Fault(fault) => json!({ "fault": fault.name() }),
            Part::Uncastled(side) => json!({ "may_not_castle": who(*side) }),
            Part::Tidied(time) => json!({ "put_back_in_time_of": put_back_name(*time) }),
            Part::Awaited(side) => json!({ "awaited": who(*side) }),
            Part::Waits => json!({ "waits": true }),
            Part::Free(side) => json!({ "free": who(*side) }),
            Part::Sealed(played) => json!({ "sealed": uci(played) }),
            Part::Started(side) => json!({ "started": who(*side) }),
            Part::NextPeriod => json!({ "next_period": true }),
            Part::Clock(side, seconds) => json!({ "clock_delta_s": { who(*side): seconds } }),
            Part::TakenBack(side, seconds) => {
                json!({ "increment_taken_back_s": { who(*side): seconds } })
            }
            Part::Increment(seconds) => json!({ "increment_s": seconds }),
            Part::Bound(moves) => json!({ "bound": moves.iter().map(uci).collect::<Vec<_>>() }),
            Part::Offer(side) => json!({ "offer": who(*side) }),
            Part::OfferGone(_) | Part::NoOffer => json!({ "offer": null }),
            Part::Beside(beside) => beside.value(),
        }
    }
}

/// A move for programs. Castling from unusual squares is told by the squares of king and rook.
pub(super) fn uci(played: &Move) -> String {
    let unusual = match played {
        Move::Castle { king, rook } => {
            king.file() != File::E || !matches!(rook.file(), File::A | File::H)
        }
        _ => false,
    };
    match unusual {
        true => UciMove::from_chess960(*played).to_string(),
        false => UciMove::from_standard(*played).to_string(),
    }
}
