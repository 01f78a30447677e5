//! Acts beside the board with several fields: conduct, penalties, helpers, announcements.

use shakmaty::{ByColor, Color, Role};

use super::act_words::{
    AssistantTask, Capacity, ConductKind, DevicePlace, Manner, PenaltyKind, Scores, Target,
};
use crate::game::setting::Points;

/// How a player or an outsider behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conduct {
    /// What is done.
    pub what: ConductKind,
    /// Where the device is.
    pub place: DevicePlace,
    /// The device is switched on.
    pub on: bool,
    /// The arbiter has approved of it.
    pub approved: bool,
    /// It rang.
    pub rang: bool,
    /// The arbiter has permitted it.
    pub permission: bool,
    /// Who gave the advice.
    pub source: Option<Box<str>>,
    /// The place is designated for smokers.
    pub designated: bool,
    /// In which manner.
    pub how: Option<Manner>,
    /// Again and again.
    pub persistent: bool,
    /// Who an outsider is.
    pub capacity: Capacity,
}

impl Conduct {
    /// Such conduct, with nothing else told about it.
    pub fn of(what: ConductKind) -> Conduct {
        Conduct {
            what,
            place: DevicePlace::Person,
            on: true,
            approved: false,
            rang: false,
            permission: false,
            source: None,
            designated: false,
            how: None,
            persistent: false,
            capacity: Capacity::Spectator,
        }
    }
}

/// A penalty that the arbiter names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyOrder {
    /// On whom.
    pub on: Target,
    /// What.
    pub kind: PenaltyKind,
    /// How much time.
    pub seconds: Option<i64>,
    /// The offender's new score.
    pub score: Option<Points>,
    /// The opponent's score.
    pub opponent_score: Option<Points>,
    /// How many rounds.
    pub rounds: Option<u32>,
    /// What it is for.
    pub reason: Option<ConductKind>,
}

/// A helper of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Helper {
    /// What he does.
    pub task: AssistantTask,
    /// The player is disabled.
    pub disability: bool,
    /// The arbiter accepts him.
    pub accepted: bool,
    /// What the arbiter takes off the player's clock.
    pub seconds: Option<i64>,
}

/// What is said aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// A move.
    Move(Box<str>),
    /// The piece that a pawn becomes.
    Piece(Role),
    /// Anything else.
    Text(Box<str>),
}

/// Two boards that show different positions (D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discrepancy {
    /// Whether the scores agree.
    pub scores: Scores,
    /// Whose board is wrong.
    pub wrong: Option<Color>,
    /// The half-move up to which the scores agree.
    pub ply: Option<u32>,
    /// The times to be set, in milliseconds.
    pub clocks_ms: ByColor<Option<i64>>,
}
