//! The scoresheets: what is written, what is missing, what is signed.

use shakmaty::{ByColor, Color};

use super::outcome::{Ending, Outcome};
use super::scenario::Scenario;

/// How a player's scoresheet stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Own moves that are not written down.
    pub unrecorded: u32,
    /// The player writes in a notation that the Laws do not know: no evidence.
    pub foreign: bool,
    /// It must be brought up to date before a piece is moved (8.5.2).
    pub outdated: bool,
    /// The player has the opponent's sheet.
    pub borrowed: bool,
    /// Requests for the arbiter's record (A.4.3).
    pub requests: u32,
}

/// The scoresheets of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scoresheets {
    /// How each stands.
    pub sheets: ByColor<Sheet>,
    /// A move that is written and not made yet.
    pub written: Option<(Color, Box<str>)>,
    /// Nobody knows how many moves are completed (8.5).
    pub count_unknown: bool,
    /// The game is to be reconstructed since this player's flag has fallen.
    pub reconstruction: Option<Color>,
    /// What each player has signed as the result.
    pub signed: ByColor<Option<Outcome>>,
    /// How the game itself had ended where the signatures bear another result.
    pub unsigned: Option<Ending>,
}

impl Scoresheets {
    /// What there is when the events begin.
    pub fn begin(scenario: &Scenario) -> Scoresheets {
        let prior = &scenario.prior;
        Scoresheets {
            sheets: ByColor::new_with(|side| Sheet {
                unrecorded: prior.unrecorded[side],
                requests: prior.scoresheet_requests[side],
                ..Sheet::default()
            }),
            count_unknown: prior.completed_unknown,
            ..Scoresheets::default()
        }
    }
}
