//! Scenarios: what is given, what people do.
//!
//! One schema for TOML, JSON and JSON Lines. Reading goes the fast way (serde into [`RawScenario`],
//! then [`RawScenario::resolve`]); only when that fails is the text looked at again, with places,
//! to say what is wrong and what was probably meant.

mod acts;
mod bounds;
mod check;
mod either;
mod event;
mod fields;
mod locate;
mod position;
mod raw;
mod read;
mod resolve;
pub mod shape;

use shakmaty::{ByColor, Color};

pub use event::{
    Act, Award, Basis, Claim, Complaint, Decision, EnvelopeItem, Event, Evidence, Finding, First,
    Hand, Intent, Irregularity, MoveText, NoticedBy, Sight, WhichPeriod, Who, Withdrawn,
};
pub use fields::{RawEvent, RawFields};
pub use locate::Places;
pub use raw::{Problem, RawScenario, Step};
pub use read::{Format, Refused, lines, read, read_events, read_line};

use super::Board;
use super::setting::Setting;
use crate::diag::Diagnostic;

/// A story to rule on.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its name.
    pub id: Box<str>,
    /// What holds for the whole game.
    pub setting: Setting,
    /// The position of the start.
    pub start: Board,
    /// The position is given by a FEN that is not the initial position.
    pub from_fen: bool,
    /// The moves played and completed before the first event.
    pub moves: Vec<shakmaty::Move>,
    /// Milliseconds left when the events begin.
    pub clocks_ms: ByColor<Option<i64>>,
    /// What happened before.
    pub prior: Prior,
    /// What people do.
    pub events: Vec<Event>,
    /// What is to be asked about it, where it is meant as a question.
    pub ask: Option<Box<str>>,
    /// What was read and left aside, to be told with the ruling.
    pub remarks: Vec<Diagnostic>,
}

/// What happened before the events.
#[derive(Clone, Debug, Default)]
pub struct Prior {
    /// Illegal moves counted.
    pub illegal: ByColor<u32>,
    /// Moves completed.
    pub completed: Option<ByColor<u32>>,
    /// Whose draw offer is open.
    pub open_offer: Option<Color>,
    /// Who has not pressed the clock after the last own move.
    pub unpressed: Option<Color>,
    /// Who has had less than five minutes in this period (8.4).
    pub below_five: ByColor<bool>,
}
