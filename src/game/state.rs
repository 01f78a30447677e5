//! The state of a game: facts, and what rulings have made of them.

use std::sync::Arc;

use shakmaty::{ByColor, Color, Move, Role, Square};
use smallvec::SmallVec;

use super::aside::Aside;
pub use super::clock::{EmptyPress, Fall, Overrun};
use super::scenario::{Basis, Claim, Event, Scenario};
use super::setting::Setting;
use super::{Board, Clock, History, Movement};

/// A piece touched by the player having the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Where.
    pub square: Square,
    /// Whose piece.
    pub color: Color,
    /// Which piece.
    pub role: Role,
}

/// What a player touches in a move: mostly a piece or two.
pub type Touches = SmallVec<[Touch; 4]>;

/// A piece moved by hand that is no move in law yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loose {
    /// By whom.
    pub by: Color,
    /// What the hand did.
    pub movement: Movement,
    /// How many hands it took.
    pub hands: u8,
}

/// What an arbiter has been asked and not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
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

/// The sealed move and what was noted with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Who sealed.
    pub by: Color,
    /// What is written.
    pub text: Option<Box<str>>,
    /// The move made on the board instead; it counts whatever is written.
    pub on_board: Option<Move>,
    /// The clock was stopped: nothing can be changed.
    pub closed: bool,
    /// It was opened.
    pub opened: bool,
    /// What the clocks showed, in milliseconds.
    pub clocks_ms: ByColor<i64>,
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

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// What ended it.
    pub termination: Termination,
}

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// The word of the format.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

named! {
    /// A result.
    Outcome {
        /// White won.
        White = "1-0",
        /// Black won.
        Black = "0-1",
        /// A draw.
        Draw = "1/2-1/2",
        /// Half a point for White, nothing for Black.
        WhiteDraws = "1/2-0",
        /// Half a point for Black, nothing for White.
        BlackDraws = "0-1/2",
        /// Both lost.
        BothLose = "0-0",
        /// A new game is to be played.
        NewGame = "new-game",
        /// The game is annulled.
        Annulled = "annulled",
    }
}

impl Outcome {
    /// The word that messages choose by.
    pub fn word(self) -> &'static str {
        match self {
            Outcome::White => "white",
            Outcome::Black => "black",
            Outcome::Draw => "draw",
            Outcome::WhiteDraws => "white-draws",
            Outcome::BlackDraws => "black-draws",
            Outcome::BothLose => "both-lose",
            Outcome::NewGame => "new-game",
            Outcome::Annulled => "annulled",
        }
    }

    /// The result that a text names.
    pub fn read(text: &str) -> Option<Outcome> {
        match text.trim() {
            "1-0" => Some(Outcome::White),
            "0-1" => Some(Outcome::Black),
            "1/2-1/2" | "½-½" => Some(Outcome::Draw),
            "0-0" => Some(Outcome::BothLose),
            "1/2-0" | "½-0" => Some(Outcome::WhiteDraws),
            "0-1/2" | "0-½" => Some(Outcome::BlackDraws),
            _ => None,
        }
    }

    /// The result where a side wins.
    pub fn won_by(side: Color) -> Outcome {
        side.fold_wb(Outcome::White, Outcome::Black)
    }
}

#[allow(missing_docs)]
mod termination {
    named! {
        /// What ended a game.
        Termination {
            Checkmate = "checkmate",
            Stalemate = "stalemate",
            DeadPosition = "dead-position",
            Agreement = "agreement",
            Resignation = "resignation",
            ResignationUnwinnable = "resignation-unwinnable",
            ThreefoldClaim = "threefold-claim",
            FiftyClaim = "fifty-claim",
            Fivefold = "fivefold",
            SeventyFive = "seventyfive",
            Flag = "flag",
            FlagUnwinnable = "flag-unwinnable",
            BothFlags = "both-flags",
            SecondIllegal = "second-illegal",
            SecondIllegalUnwinnable = "second-illegal-unwinnable",
            IllegalPosition = "illegal-position",
            NormalMeans = "normal-means",
            ClaimRejected = "claim-rejected",
            SealedAmbiguous = "sealed-ambiguous",
            SealedIllegal = "sealed-illegal",
            SealedUnintelligible = "sealed-unintelligible",
            SealedUnwinnable = "sealed-unwinnable",
            Forfeit = "forfeit",
            InitialPosition = "initial-position",
            ColoursReversed = "colours-reversed",
            Annulled = "annulled",
            Signed = "signed",
            Device = "device",
            Refusal = "refusal",
            ArbiterPenalty = "arbiter-penalty",
        }
    }
}
pub use termination::Termination;

/// Everything there is to know at a point of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What holds for the whole game.
    pub setting: Arc<Setting>,
    /// What stands on the board (a loose piece not counted).
    pub board: Board,
    /// The position at the start is given by a FEN.
    pub from_fen: bool,
    /// What stood there before.
    pub history: History,
    /// The clocks.
    pub clocks: ByColor<Clock>,
    /// The clocks are stopped.
    pub paused: bool,
    /// Seconds a move beyond the time control (III.4).
    pub extra_increment: i64,
    /// Moves made.
    pub made: ByColor<u32>,
    /// Moves completed.
    pub completed: ByColor<u32>,
    /// Of these, those from before the story.
    pub completed_before: ByColor<u32>,
    /// Who has made a move and not pressed.
    pub unpressed: ByColor<bool>,
    /// What the player having the move has touched, in order.
    pub touched: Touches,
    /// A piece moved that is no move yet.
    pub loose: Option<Loose>,
    /// A promotion piece put on the last rank before the pawn was moved (4.6.2).
    pub placed: Option<(Color, Square, Role)>,
    /// A press without a move that nobody has dealt with.
    pub empty_press: Option<EmptyPress>,
    /// One that was counted as an illegal move, until a move is made.
    pub counted_press: Option<Color>,
    /// Whose time the arbiter has stated since a press without a move, or since it was counted.
    pub timed_anew: ByColor<bool>,
    /// A move on the scoresheet that is not made yet.
    pub written: Option<(Color, Box<str>)>,
    /// The players whose draw offers are open, oldest first.
    pub offers: Vec<Color>,
    /// The arbiter has consented to an agreement that the regulations bar (9.1.1).
    pub consented: bool,
    /// The player who may not claim on this move (9.4).
    pub claim_barred: Option<Color>,
    /// The moves that the player to move must choose from, where a ruling says so.
    pub obligation: Option<Vec<Move>>,
    /// Illegal moves counted.
    pub illegal: ByColor<u32>,
    /// Of these, those from before the story.
    pub illegal_before: ByColor<u32>,
    /// Flags that are down and not noticed.
    pub flag_down: ByColor<Option<Fall>>,
    /// What the clocks showed before a flag was found down.
    pub before_flag: ByColor<Option<Clock>>,
    /// A draw claim that is not decided yet.
    pub open_claim: Option<(Color, Claim)>,
    /// Who has had less than five minutes in this period.
    pub below_five: ByColor<bool>,
    /// The game is over.
    pub ended: Option<Ending>,
    /// What the arbiter has to answer.
    pub question: Option<Question>,
    /// The arbiter has ordered the next move to be sealed.
    pub seal_ordered: bool,
    /// The sealed move.
    pub sealed: Option<Sealed>,
    /// The envelope is lost.
    pub envelope_lost: bool,
    /// Who is there.
    pub attendance: ByColor<Attendance>,
    /// Each player has made a move since the resumption.
    pub moved_since_resumption: ByColor<bool>,
    /// III.4 was asked for and refused.
    pub increment_refused: bool,
    /// What each player has signed as the result.
    pub signed: ByColor<Option<Outcome>>,
    /// How the game itself had ended where the signatures bear another result.
    pub unsigned: Option<Ending>,
    /// The half-move after which pieces were displaced.
    pub displaced: Option<usize>,
    /// The player to move has claimed a draw on this move.
    pub claimed_on_move: bool,
    /// The arbiter finds the sealed text unreadable.
    pub unreadable: bool,
    /// Seconds that rulings have added or taken.
    pub ruled_s: ByColor<i64>,
    /// What the clocks were charged with last beyond what they showed.
    pub overrun: ByColor<Overrun>,
    /// A position has been set up again.
    pub restored: bool,
    /// Who has stopped the clocks, until play goes on.
    pub stopped: Option<Color>,
    /// Rights that rulings have taken on this move.
    pub lost: Vec<(Color, &'static str)>,
    /// What has been done beside the board.
    pub aside: Aside,
}

impl State {
    /// The state when the events begin.
    pub fn begin(scenario: &Scenario) -> State {
        let first = scenario.start.turn();
        let (history, board) = History::starting(&scenario.start, &scenario.moves);
        let played = counts(first, scenario.moves.len() as u32);
        let mut completed = match scenario.prior.completed {
            Some(completed) => completed,
            None if scenario.from_fen => {
                let before = moves_before(&scenario.start);
                ByColor {
                    white: before.white + played.white,
                    black: before.black + played.black,
                }
            }
            None => played,
        };
        let mut made = completed;
        let mut unpressed = ByColor::default();
        if let Some(side) = scenario.prior.unpressed {
            unpressed[side] = true;
            if scenario.prior.completed.is_some() {
                made[side] += 1;
            } else {
                completed[side] = completed[side].saturating_sub(1);
            }
        }
        let setting = Arc::new(scenario.setting.clone());
        let clocks = ByColor::new_with(|side| {
            let clock = start_clock(&setting, completed[side], scenario.clocks_ms[side]);
            // A clock at nothing and a sheet that is behind: the flag of the period before (8.5).
            let fallen = scenario.clocks_ms[side] == Some(0);
            match fallen && scenario.prior.unrecorded[side] > 0 {
                true => Clock {
                    period: clock.period.saturating_sub(1),
                    ..clock
                },
                false => clock,
            }
        });
        let below_five =
            ByColor::new_with(|side| scenario.prior.below_five[side] || clocks[side].is_below(300));
        State {
            extra_increment: 0,
            setting,
            board,
            from_fen: scenario.from_fen,
            history,
            clocks,
            paused: false,
            made,
            completed,
            completed_before: completed,
            unpressed,
            touched: Touches::new(),
            loose: None,
            placed: None,
            empty_press: None,
            counted_press: None,
            timed_anew: ByColor::default(),
            written: None,
            offers: scenario.prior.open_offer.into_iter().collect(),
            consented: false,
            claim_barred: None,
            obligation: None,
            illegal: scenario.prior.illegal,
            illegal_before: scenario.prior.illegal,
            flag_down: ByColor::default(),
            before_flag: ByColor::default(),
            open_claim: None,
            below_five,
            ended: None,
            question: None,
            seal_ordered: false,
            sealed: None,
            envelope_lost: false,
            attendance: ByColor {
                white: Attendance::Unknown,
                black: Attendance::Unknown,
            },
            moved_since_resumption: ByColor::default(),
            increment_refused: false,
            signed: ByColor::default(),
            unsigned: None,
            displaced: None,
            claimed_on_move: false,
            unreadable: false,
            ruled_s: ByColor::default(),
            overrun: ByColor::default(),
            restored: false,
            stopped: None,
            lost: Vec::new(),
            aside: Aside::begin(scenario),
        }
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// Whether a player has the move: the opponent's last move is made (1.3). Stopping the clock
    /// completes a sealed move (I.1), although nobody has seen it yet.
    pub fn has_move(&self, side: Color) -> bool {
        match &self.sealed {
            Some(sealed) if sealed.is_hidden() => side != sealed.by,
            _ => self.turn() == side,
        }
    }

    /// Whether the clocks stand still: a claim, a complaint or the arbiter has stopped them, and
    /// nothing has been played since (6.11, 9.5.1). While an envelope is closed they run by I.9.
    pub fn is_paused(&self) -> bool {
        self.paused && self.sealed.as_ref().is_none_or(|sealed| sealed.opened)
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
        self.ended.is_none() && matches!(self.question, Some(Question::Referral { .. }))
    }

    /// The player an event is about: the one who acts.
    pub fn actor(event: &Event) -> Option<Color> {
        event.who.side()
    }

    /// The player whose draw offer a player may accept.
    pub fn offer_to(&self, side: Color) -> bool {
        self.offers.contains(&side.other())
    }

    /// A player's draw offer is open; it becomes the latest.
    pub fn open_offer(&mut self, side: Color) {
        self.offers.retain(|&by| by != side);
        self.offers.push(side);
    }
}

/// The moves each side makes in so many half-moves.
fn counts(first: Color, plies: u32) -> ByColor<u32> {
    let mut counts = ByColor::default();
    counts[first] = plies.div_ceil(2);
    counts[first.other()] = plies / 2;
    counts
}

/// The moves made before a position that is not the initial one: its move number says; there was
/// at least one by each.
fn moves_before(board: &Board) -> ByColor<u32> {
    let number = board.fullmoves();
    let black = number.saturating_sub(1);
    ByColor {
        white: (black + u32::from(board.turn().is_black())).max(1),
        black: black.max(1),
    }
}

fn start_clock(setting: &Setting, completed: u32, given_ms: Option<i64>) -> Clock {
    let control = &setting.time_control;
    let period = (0..control.periods.len())
        .take_while(|&period| {
            control
                .required(period)
                .is_some_and(|required| completed > required)
        })
        .count()
        .min(control.periods.len() - 1);
    Clock {
        left_ms: given_ms.unwrap_or(control.periods[period].seconds * 1000),
        period,
        known: given_ms.is_some(),
    }
}
