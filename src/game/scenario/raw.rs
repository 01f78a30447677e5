//! A scenario as written, before anything is understood.

use serde::Deserialize;

use super::RawEvent;
use crate::diag::Message;
use crate::game::setting::{
    BothFlags, ConditionalOffer, IncrementAndClaim, KingCapture, ScreenClaim, SealedPromotion,
    Supervision, UnwrittenMove,
};
use crate::law::Edition;

/// One step of the way from the top of a scenario to a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The value under a key.
    Key(Box<str>),
    /// The item at a place of a list.
    Item(usize),
}

impl From<&str> for Step {
    fn from(key: &str) -> Step {
        Step::Key(key.into())
    }
}

impl From<usize> for Step {
    fn from(at: usize) -> Step {
        Step::Item(at)
    }
}

/// Something wrong with a scenario, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The kind of problem.
    pub code: &'static str,
    /// The way to the value.
    pub path: Vec<Step>,
    /// The key itself is wrong, not its value.
    pub at_key: bool,
    /// What is wrong.
    pub message: Message,
    /// What to do about it.
    pub hint: Option<Message>,
}

impl Problem {
    /// A problem with the value at a path.
    pub fn new(code: &'static str, path: &[Step], message: Message) -> Problem {
        Problem {
            code,
            path: path.to_vec(),
            at_key: false,
            message,
            hint: None,
        }
    }

    /// Says what to do about it.
    pub fn hint(mut self, hint: Message) -> Problem {
        self.hint = Some(hint);
        self
    }
}

/// Two values, for White and Black.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPair<T> {
    /// White's.
    pub white: Option<T>,
    /// Black's.
    pub black: Option<T>,
}

/// One of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RawSide {
    /// White.
    White,
    /// Black.
    Black,
    /// Both of them.
    Both,
}

/// Seconds: whole or not.
#[derive(Clone, Copy, Debug)]
pub enum RawSeconds {
    /// Whole seconds.
    Whole(i64),
    /// With a fraction.
    Fraction(f64),
}

impl RawSeconds {
    /// In milliseconds.
    pub fn milliseconds(self) -> i64 {
        match self {
            RawSeconds::Whole(seconds) => seconds.saturating_mul(1000),
            RawSeconds::Fraction(seconds) => (seconds * 1000.0).round() as i64,
        }
    }
}

/// Text, a number or a truth value, whichever the key allows.
#[derive(Clone, Debug, PartialEq)]
pub enum RawScalar {
    /// `true`
    Bool(bool),
    /// `30`
    Number(i64),
    /// `0.5`
    Fraction(f64),
    /// `"never"`
    Text(Box<str>),
}

/// A time control: a table or the shorthand.
#[derive(Clone, Debug)]
pub enum RawTimeControl {
    /// `"15+10"`
    Short(Box<str>),
    /// In full.
    Full(RawPeriods),
}

/// A time control in full.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPeriods {
    /// The periods.
    pub periods: Vec<RawPeriod>,
    /// Seconds a move.
    #[serde(default)]
    pub increment: i64,
}

/// One period.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPeriod {
    /// Moves to complete.
    pub moves: Option<u32>,
    /// Its time.
    pub seconds: i64,
}

/// One text or a list of them.
#[derive(Clone, Debug)]
pub enum RawTexts {
    /// A movetext.
    One(Box<str>),
    /// Move by move.
    Many(Vec<Box<str>>),
}

/// Where the game starts.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawStart {
    /// The position.
    pub fen: Option<Box<str>>,
    /// The moves from there.
    pub moves: Option<RawTexts>,
}

/// What happened before.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawPrior {
    pub illegal: Option<RawPair<u32>>,
    pub completed: Option<RawPair<u32>>,
    pub open_offer: Option<RawSide>,
    pub unpressed: Option<RawSide>,
    pub been_below_5min: Option<RawSide>,
}

/// Regulations and switches.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawRegulations {
    pub no_agreed_draw_before_move: Option<RawScalar>,
    pub default_time_s: Option<i64>,
    pub guideline_iii: Option<bool>,
    pub iii4: Option<bool>,
    pub penalise_procedurally_invalid_claim: Option<bool>,
    pub unwritten_intended_move: Option<UnwrittenMove>,
    pub claim_requires_running_clock: Option<bool>,
    pub screen_only_claim: Option<ScreenClaim>,
    pub disputing_claim_rejects_offer: Option<bool>,
    pub conditional_offer: Option<ConditionalOffer>,
    pub auto_draw_retroactive: Option<bool>,
    pub remove_increment_gained: Option<bool>,
    pub king_capture: Option<KingCapture>,
    pub touch_breach_time_penalty_s: Option<i64>,
    pub blitz_supervised_penalty_s: Option<i64>,
    pub both_flags_without_iii: Option<BothFlags>,
    pub iii4_and_iii5: Option<IncrementAndClaim>,
    pub iii6_requires_move: Option<bool>,
    pub sealed_promotion_without_piece: Option<SealedPromotion>,
    pub winnability_respects_75: Option<bool>,
}

/// A scenario as written.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawScenario {
    pub id: Option<Box<str>>,
    pub edition: Option<Edition>,
    pub time_control: Option<RawTimeControl>,
    pub supervision: Option<Supervision>,
    pub regulations: Option<Box<RawRegulations>>,
    pub start: Option<RawStart>,
    pub clocks_s: Option<RawPair<RawSeconds>>,
    pub prior: Option<Box<RawPrior>>,
    pub ask: Option<Box<str>>,
    #[serde(default)]
    pub events: Vec<RawEvent>,
}
