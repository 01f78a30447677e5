//! The words that the fields of events are written with.

use shakmaty::Color;

use crate::input::words;

words! {
    /// Who does something.
    Who {
        /// The player of the white pieces.
        White = "white",
        /// The player of the black pieces.
        Black = "black",
        /// The arbiter.
        Arbiter = "arbiter",
        /// Both players alike.
        Both = "both",
        /// Anybody else.
        Outsider = "outsider",
    }

    /// One of the players, or both.
    Sides {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Both of them.
        Both = "both",
    }

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
        /// A blind player's fingers on a piece that stays in its aperture (D.2.2).
        Feel = "feel",
    }

    /// The hand that presses the clock.
    Hand {
        /// The one that moved.
        Same = "same",
        /// The other one.
        Other = "other",
    }

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

    /// What a player tries to take back.
    Withdrawn {
        /// A draw offer.
        Offer = "offer",
        /// A draw claim.
        Claim = "claim",
    }

    /// Who notices a fallen flag.
    NoticedBy {
        /// The other player.
        Opponent = "opponent",
        /// The arbiter.
        Arbiter = "arbiter",
        /// Nobody, for now.
        Nobody = "nobody",
    }

    /// Which flag fell first.
    First {
        /// White's.
        White = "white",
        /// Black's.
        Black = "black",
        /// Nobody can tell.
        Unknown = "unknown",
    }

    /// Which period the flags ended.
    WhichPeriod {
        /// The last one.
        Last = "last",
        /// An earlier one.
        Earlier = "earlier",
    }

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
        /// How the opponent behaves.
        Conduct = "conduct",
    }

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
        /// The third appearance.
        Threefold = "threefold",
        /// Fifty moves.
        Fifty = "fifty",
        /// The fifth appearance.
        Fivefold = "fivefold",
        /// Seventy-five moves.
        SeventyFive = "seventyfive",
        /// Nobody can mate any more.
        DeadPosition = "dead-position",
        /// A fallen flag.
        Flag = "flag",
        /// A move made, and the clock not pressed.
        PressForgotten = "press-forgotten",
        /// A player who must record does not.
        NoRecording = "no-recording",
    }

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

impl Who {
    /// The player's colour; none where it is not one player.
    pub fn side(self) -> Option<Color> {
        match self {
            Who::White => Some(Color::White),
            Who::Black => Some(Color::Black),
            Who::Arbiter | Who::Both | Who::Outsider => None,
        }
    }

    /// The players who act: one, both, or none.
    pub fn sides(self) -> &'static [Color] {
        match self {
            Who::White => &[Color::White],
            Who::Black => &[Color::Black],
            Who::Both => &[Color::White, Color::Black],
            Who::Arbiter | Who::Outsider => &[],
        }
    }
}

impl Sight {
    /// Whether it is a position that can be seen without having seen how it came about.
    pub fn is_of_position(self) -> bool {
        matches!(
            self,
            Sight::BothKingsInCheck | Sight::PawnOnLastRank | Sight::IllegalPosition
        )
    }
}

impl From<Color> for Who {
    fn from(side: Color) -> Who {
        side.fold_wb(Who::White, Who::Black)
    }
}

impl Sides {
    /// Whether a player is meant.
    pub fn contains(self, side: Color) -> bool {
        match self {
            Sides::White => side.is_white(),
            Sides::Black => side.is_black(),
            Sides::Both => true,
        }
    }
}
