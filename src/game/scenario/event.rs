//! What people do.

use serde::Deserialize;
use shakmaty::{ByColor, Color, Role, Square};

/// Who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
}

impl Who {
    /// The player's colour; none for the arbiter.
    pub fn side(self) -> Option<Color> {
        match self {
            Who::White => Some(Color::White),
            Who::Black => Some(Color::Black),
            Who::Arbiter => None,
        }
    }

    /// The stable lower-case name.
    pub fn name(self) -> &'static str {
        match self {
            Who::White => "white",
            Who::Black => "black",
            Who::Arbiter => "arbiter",
        }
    }
}

impl From<Color> for Who {
    fn from(side: Color) -> Who {
        side.fold_wb(Who::White, Who::Black)
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// The words of the format, in its order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// All of them, in that order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The word of the format.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }
    };
}
pub(super) use words;

words! {
    /// What a touch is meant for.
    Intent {
        /// To move the piece.
        Move = "move",
        /// To capture it.
        Capture = "capture",
        /// To adjust it, said beforehand.
        Adjust = "adjust",
        /// To adjust it, without a word.
        AdjustUnannounced = "adjust-unannounced",
        /// Nothing: clearly accidental.
        Accident = "accident",
    }
}
words! {
    /// The hand that presses the clock.
    Hand {
        /// The one that moved.
        Same = "same",
        /// The other one.
        Other = "other",
    }
}
words! {
    /// What a draw claim rests on.
    Basis {
        /// 9.2
        Threefold = "threefold",
        /// 9.3
        Fifty = "fifty",
        /// The opponent can't win by normal means (III.5).
        CannotWin = "cannot-win",
        /// The opponent makes no effort to win by normal means (III.5).
        NoEffort = "no-effort",
    }
}
words! {
    /// What a claim is shown with.
    Evidence {
        /// The score sheet.
        Scoresheet = "scoresheet",
        /// The board, or what the arbiter saw.
        Board = "board",
        /// A screen or the clock's counter alone.
        Screen = "screen",
        /// Nothing.
        None = "none",
    }
}
words! {
    /// What a player tries to take back.
    Withdrawn {
        /// A draw offer.
        Offer = "offer",
        /// A draw claim.
        Claim = "claim",
    }
}
words! {
    /// Who notices a fallen flag.
    NoticedBy {
        /// The other player.
        Opponent = "opponent",
        /// The arbiter.
        Arbiter = "arbiter",
        /// Nobody, for now.
        Nobody = "nobody",
    }
}
words! {
    /// Which flag fell first.
    First {
        /// White's.
        White = "white",
        /// Black's.
        Black = "black",
        /// Nobody can tell.
        Unknown = "unknown",
    }
}
words! {
    /// Which period the flags ended.
    WhichPeriod {
        /// The last one.
        Last = "last",
        /// An earlier one.
        Earlier = "earlier",
    }
}
words! {
    /// What a player complains about.
    Complaint {
        /// An illegal move.
        IllegalMove = "illegal-move",
        /// A breach of Article 4.
        TouchMove = "touch-move",
        /// A fallen flag.
        Flag = "flag",
        /// How the clock is set.
        ClockSetting = "clock-setting",
        /// What the clock showed at the adjournment.
        ClockReading = "clock-reading",
    }
}
words! {
    /// What the arbiter sees.
    Sight {
        /// An illegal move.
        IllegalMove = "illegal-move",
        /// A position that can't be.
        IllegalPosition = "illegal-position",
        /// A breach of Article 4.
        TouchMove = "touch-move",
        /// Both kings in check.
        BothKingsInCheck = "both-kings-in-check",
        /// A pawn on the last rank.
        PawnOnLastRank = "pawn-on-last-rank",
        /// The fifth appearance.
        Fivefold = "fivefold",
        /// Seventy-five moves.
        SeventyFive = "seventyfive",
    }
}
words! {
    /// What is found to be wrong.
    Irregularity {
        /// The pieces were set up wrongly.
        InitialPosition = "initial-position",
        /// The board is turned.
        BoardOrientation = "board-orientation",
        /// The players have the wrong colours.
        ColoursReversed = "colours-reversed",
        /// Pieces stand where they should not.
        Displaced = "displaced",
        /// The clock is set wrongly.
        ClockSetting = "clock-setting",
    }
}
words! {
    /// What the envelope of a sealed move shows (I.2).
    EnvelopeItem {
        /// I.2.1
        Names = "names",
        /// I.2.2
        Position = "position",
        /// I.2.3
        Times = "times",
        /// I.2.4
        Sealer = "sealer",
        /// I.2.5
        Number = "move-number",
        /// I.2.6
        Offer = "offer",
        /// I.2.7
        Resumption = "resumption",
    }
}
words! {
    /// The arbiter's decision.
    Decision {
        /// Yes.
        Agree = "agree",
        /// No.
        Reject = "reject",
        /// Not yet.
        Postpone = "postpone",
    }
}

/// A draw claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What it rests on.
    pub basis: Basis,
    /// The intended move, in any notation.
    pub intended: Option<Box<str>>,
    /// Whether the move was written down.
    pub written: bool,
    /// What it is shown with.
    pub evidence: Evidence,
    /// III.6: the final position was written down and verified.
    pub position_written: bool,
    /// III.6: an up-to-date score sheet is there.
    pub scoresheet: bool,
}

/// What the arbiter finds or decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Finding {
    /// The decision.
    pub decision: Option<Decision>,
    /// Seconds, or whether time is given at all.
    pub award: Option<Award>,
    /// A.5.4: the position is still illegal after the next move.
    pub still_illegal: Option<bool>,
    /// The sealed text can be read.
    pub readable: Option<bool>,
    /// A clock was pressed by accident.
    pub accidental: Option<bool>,
    /// The schedule would suffer (A.5.1.1).
    pub schedule_affected: Option<bool>,
    /// The position before an irregularity can be established.
    pub position_known: Option<bool>,
    /// The half-move after which the position is certain.
    pub ply: Option<u32>,
    /// The times to be set, in milliseconds (7.1).
    pub clocks_ms: ByColor<Option<i64>>,
}

/// Time that the arbiter gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Award {
    /// Given, as much as the clause says; or not given.
    Given(bool),
    /// That many seconds.
    Seconds(i64),
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A piece is touched.
    Touch {
        /// Where.
        square: Square,
        /// What for.
        intent: Intent,
    },
    /// A piece is moved and let go.
    Move {
        /// The move as told.
        text: MoveText,
        /// How many hands it took.
        hands: u8,
        /// What was touched, in order, if told.
        touched: Vec<Square>,
    },
    /// A promotion piece touches its square.
    Place {
        /// Where.
        square: Square,
        /// Which piece.
        piece: Role,
        /// A rook upside down.
        inverted: bool,
    },
    /// The clock is pressed.
    Press {
        /// With which hand.
        hand: Hand,
    },
    /// A move is written before it is made.
    Write {
        /// The move.
        text: Box<str>,
    },
    /// Both clocks are stopped.
    StopClocks {
        /// Why.
        reason: Option<Box<str>>,
    },
    /// A draw is offered.
    Offer,
    /// A draw is offered on a condition.
    ConditionalOffer {
        /// Which.
        condition: Box<str>,
    },
    /// The offer is accepted.
    Accept,
    /// The offer is rejected.
    Decline,
    /// The opponent's claim is said to be wrong.
    Dispute,
    /// Something is to be taken back.
    Withdraw(Withdrawn),
    /// A draw is claimed.
    Claim(Claim),
    /// An increment is asked for (III.4).
    RequestIncrement,
    /// The player gives up.
    Resign,
    /// The player's flag falls.
    Flag(NoticedBy),
    /// Both flags are found down.
    Flags {
        /// Which was first.
        first: First,
        /// Which period; where it is not told, the moves completed tell it.
        period: Option<WhichPeriod>,
    },
    /// A player points something out.
    Complain {
        /// What.
        about: Complaint,
        /// Which half-move.
        ply: Option<u32>,
        /// What the clock should show.
        seconds: Option<i64>,
    },
    /// The arbiter sees something.
    Observe {
        /// What.
        what: Sight,
        /// Which half-move.
        ply: Option<u32>,
        /// Whether he saw it happen.
        seen: bool,
    },
    /// A player stops writing.
    StopRecording,
    /// Something is found out during the game.
    Discover {
        /// What.
        fault: Irregularity,
        /// Moves made by then.
        made: Option<ByColor<u32>>,
        /// Moves completed by then.
        completed: Option<ByColor<u32>>,
    },
    /// Pieces are knocked over.
    Displace {
        /// Where.
        squares: Vec<Square>,
    },
    /// The arbiter finds or decides.
    Find(Finding),
    /// Moves are completed by each side.
    PlayOn {
        /// How many.
        moves: u32,
    },
    /// The arbiter orders the next move to be sealed.
    OrderSeal,
    /// A player adjourns before the end of the session.
    Adjourn {
        /// How long before.
        seconds_before_end: i64,
    },
    /// A move is written and put into the envelope.
    Seal {
        /// What is written.
        text: Box<str>,
    },
    /// The arbiter looks at what the envelope shows.
    Envelope {
        /// What it shows.
        shows: Vec<EnvelopeItem>,
    },
    /// The envelope is opened.
    Open,
    /// The envelope is lost.
    EnvelopeMissing {
        /// The position can be restored.
        position_known: bool,
    },
    /// A player arrives.
    Arrive {
        /// How late.
        late_s: i64,
    },
    /// A player is there.
    Present,
    /// A player is not there.
    Absent,
    /// The sealer states the move he sealed.
    States {
        /// The move.
        text: Box<str>,
    },
    /// The score sheets are signed.
    Sign {
        /// The result on them.
        result: Box<str>,
    },
}

impl Act {
    /// Whether an irregularity of that kind is found.
    pub fn discovers(&self, wanted: Irregularity) -> bool {
        matches!(self, Act::Discover { fault, .. } if *fault == wanted)
    }
}

/// A move as the scenario tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveText {
    /// In some algebraic notation.
    San(Box<str>),
    /// By squares; it may be illegal.
    Uci {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Into what.
        promotion: Option<Role>,
    },
}

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who does it.
    pub who: Who,
    /// What is done.
    pub act: Act,
}
