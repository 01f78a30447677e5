//! Scenarios: what is given, what people do.
//!
//! One schema for TOML, JSON and JSON Lines: `draft.rs` and `events.rs` declare the keys, and
//! [`crate::input`] reads by them and gives the JSON Schema. What the keys say together is
//! checked in `resolve.rs`.

mod act_words;
mod conduct;
mod draft;
mod event;
mod events;
mod kinds;
mod own;
mod places;
mod position;
mod read;
mod resolve;
mod words;
mod write;
mod write_event;

use std::str::FromStr;

use serde_json::{Value as Json, json};
use shakmaty::{ByColor, Color};

pub use act_words::{
    Agreement, AssistantTask, Capacity, ConductKind, DevicePlace, Disturbance, Inquiry, Manner,
    PenaltyKind, PieceColour, Remark, Scores, SheetAct, Target, Told, Unfinished,
};
pub use conduct::{Announcement, Conduct, Discrepancy, Helper, PenaltyOrder};
pub use event::{Act, Award, Claim, Event, Finding, MoveText};
pub use events::MOST_EVENTS;
pub use kinds::ASKED;
pub use own::{ExpectedRuling, LocalizedText, OwnOption, OwnWords};
pub use places::Places;
pub use read::{Format, LONGEST_LINE, Refused, lines, read, read_events, read_line};
pub use words::{
    Basis, Complaint, Decision, EnvelopeItem, Evidence, First, Hand, Intent, Irregularity,
    NoticedBy, Sides, Sight, WhichPeriod, Who, Withdrawn,
};

use super::Board;
use super::setting::Setting;
use crate::diag::{Diagnostic, FileId};
use crate::input::Input;

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
    /// What the author of the question has written.
    pub own: OwnWords,
    /// What was read and left aside, to be told with the ruling.
    pub remarks: Vec<Diagnostic>,
}

/// What happened before the events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// Nobody knows how many moves are completed (8.5).
    pub completed_unknown: bool,
    /// Own moves that are not written down yet.
    pub unrecorded: ByColor<u32>,
    /// Warnings given.
    pub warnings: ByColor<u32>,
    /// How often the arbiter's record was asked for (A.4.3).
    pub scoresheet_requests: ByColor<u32>,
}

impl FromStr for Scenario {
    type Err = Refused;

    /// Reads one scenario in JSON.
    fn from_str(text: &str) -> Result<Scenario, Refused> {
        read_line(text, 0..text.len(), FileId(0), "scenario")
    }
}

/// The JSON Schema of a scenario.
pub fn json_schema() -> Json {
    let mut schema = draft::Draft::schema();
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!("kanon scenario");
    schema["$defs"] = json!({ "event": Event::schema() });
    schema
}
