//! The state of a game: facts, and what rulings have made of them.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::aside::Aside;
pub use super::clock::{Clocks, EmptyPress, Fall, Overrun};
pub use super::counts::Counts;
pub use super::envelope::{Adjournment, Sealed};
pub use super::outcome::{Ending, Outcome, Termination};
use super::scenario::{Basis, Scenario};
pub use super::scoresheet::{Scoresheets, Sheet};
use super::setting::Setting;
pub use super::turn::{Right, Touch, Touches, Turn, UncompletedMove};
use super::{Board, History};
use crate::law::RuleId;

/// What an arbiter has been asked and not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingQuestion {
    /// May the players agree to a draw (9.1.1)?
    Consent,
    /// Is a draw claim under III.5 right?
    Quickplay {
        /// Whose claim.
        by: Color,
        /// It was postponed before.
        postponed: bool,
        /// Whose flag has fallen meanwhile.
        flag: Option<Color>,
    },
    /// Shall the clocks get an increment (III.4)?
    Increment {
        /// Who asked.
        by: Color,
    },
    /// Is a claim made without an arbiter right (III.6)?
    Referral {
        /// Whose claim.
        by: Color,
        /// What it rests on.
        basis: Basis,
        /// What the clause asks for is there: the position, the score sheet.
        proved: bool,
    },
    /// Is the position still illegal (A.5.4)?
    IllegalPosition,
    /// Is a clock to be corrected after the resumption (I.13)?
    ClockReading {
        /// Whose.
        side: Color,
        /// By how much.
        seconds: i64,
    },
}

/// Whether a player is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attendance {
    /// Nothing is said.
    Unknown,
    /// There.
    Present,
    /// Not there yet.
    Absent,
    /// Never came.
    Never,
    /// Came that many seconds late.
    Late(i64),
}

impl Attendance {
    /// Whether the default time has passed without the player: late beyond it, or not there at
    /// all where no delay is granted.
    pub fn is_too_late(self, default_time_s: i64) -> bool {
        match self {
            Attendance::Late(seconds) => seconds > default_time_s,
            Attendance::Absent => default_time_s == 0,
            Attendance::Never => true,
            Attendance::Present | Attendance::Unknown => false,
        }
    }
}

/// The draw offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// The players whose offers are open, oldest first.
    pub open: Vec<Color>,
    /// The rule that makes what a player has said last an offer, where it is not a plain one: a
    /// claim, a request for the increment, an offer after sealing.
    pub special: Option<(Color, RuleId)>,
    /// The arbiter has consented to an agreement that the regulations bar (9.1.1).
    pub consented: bool,
}

/// Everything there is to know at a point of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What holds for the whole game.
    pub setting: Arc<Setting>,
    /// The position at the start is given by a FEN.
    pub from_fen: bool,
    /// What stands on the board (a loose piece not counted).
    pub board: Board,
    /// What stood there before.
    pub history: History,
    /// A position has been set up again.
    pub restored: bool,
    /// The half-move after which pieces were displaced.
    pub displaced: Option<usize>,
    /// What has been done since the last move.
    pub turn: Turn,
    /// The clocks.
    pub clocks: Clocks,
    /// What is counted.
    pub counts: Counts,
    /// The draw offers.
    pub offers: Offers,
    /// The scoresheets.
    pub scoresheets: Scoresheets,
    /// The adjournment.
    pub adjournment: Adjournment,
    /// Who is there.
    pub attendance: ByColor<Attendance>,
    /// What the arbiter has to answer.
    pub question: Option<PendingQuestion>,
    /// The game is over.
    pub ended: Option<Ending>,
    /// What has been done beside the board.
    pub aside: Aside,
}

impl State {
    /// The state when the events begin.
    pub fn begin(scenario: &Scenario) -> State {
        let (history, board) = History::starting(&scenario.start, &scenario.moves);
        let counts = Counts::begin(scenario);
        State {
            setting: Arc::new(scenario.setting.clone()),
            from_fen: scenario.from_fen,
            board,
            history,
            restored: false,
            displaced: None,
            turn: Turn::default(),
            clocks: Clocks::begin(scenario, &counts),
            counts,
            offers: Offers {
                open: scenario.prior.open_offer.into_iter().collect(),
                special: None,
                consented: false,
            },
            scoresheets: Scoresheets::begin(scenario),
            adjournment: Adjournment::default(),
            attendance: ByColor {
                white: Attendance::Unknown,
                black: Attendance::Unknown,
            },
            question: None,
            ended: None,
            aside: Aside {
                warnings: scenario.prior.warnings,
                ..Aside::default()
            },
        }
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// Whether a player has the move: the opponent's last move is made (1.3). Stopping the clock
    /// completes a sealed move (I.1), although nobody has seen it yet.
    pub fn has_move(&self, side: Color) -> bool {
        match &self.adjournment.sealed {
            Some(sealed) if sealed.is_hidden() => side != sealed.by,
            _ => self.turn() == side,
        }
    }

    /// Whether the clocks stand still: a claim, a complaint or the arbiter has stopped them, and
    /// nothing has been played since (6.11, 9.5.1). While an envelope is closed they run by I.9.
    pub fn is_paused(&self) -> bool {
        self.clocks.paused
            && self
                .adjournment
                .sealed
                .as_ref()
                .is_none_or(|sealed| sealed.opened)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// Whether nothing that the players do can change anything: the game is over, or a claim under
    /// III.6 has concluded it and the designated arbiter decides.
    pub fn is_concluded(&self) -> bool {
        self.is_over() || self.is_referred()
    }

    /// Whether a claim under III.6 has concluded the game and nobody has decided on it yet.
    pub fn is_referred(&self) -> bool {
        self.ended.is_none() && matches!(self.question, Some(PendingQuestion::Referral { .. }))
    }

    /// Whether there is a draw offer that this player may accept.
    pub fn has_offer_for(&self, side: Color) -> bool {
        self.offers.open.contains(&side.other())
    }

    /// A player's draw offer is open; it becomes the latest.
    pub fn open_offer(&mut self, side: Color) {
        self.offers.open.retain(|&by| by != side);
        self.offers.open.push(side);
    }
}
