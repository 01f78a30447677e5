//! What is found in games.

use serde::Serialize;
use shakmaty::Color;

use super::Damage;
use crate::arbiter::Witness;
use crate::law::RuleId;
use crate::rule;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal, $class:ident, $rule:literal;)+) => {
        /// Where the Laws speak.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind { $($(#[$doc])* $kind),+ }

        impl Kind {
            /// Every kind.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),+];

            /// The stable name.
            pub fn name(self) -> &'static str {
                match self { $(Kind::$kind => $name),+ }
            }

            /// What class it belongs to.
            pub fn class(self) -> Class {
                match self { $(Kind::$kind => Class::$class),+ }
            }

            /// The rule it is listed under.
            pub fn rule(self) -> RuleId {
                match self { $(Kind::$kind => rule!($rule)),+ }
            }
        }
    };
}

kinds! {
    /// The position stood there for the third time or more, and nobody claimed.
    ThreefoldCurrent = "threefold", Claimable, "draw.threefold.claim-current";
    /// A move would have brought it about, and another one was played.
    ThreefoldIntended = "threefold-intended", Claimable, "draw.threefold.claim-intended";
    /// Fifty moves were complete, and nobody claimed.
    FiftyCurrent = "fifty", Claimable, "draw.fifty.claim-current";
    /// A quiet move would have completed them, and another one was played.
    FiftyIntended = "fifty-intended", Claimable, "draw.fifty.claim-intended";
    /// The fifth appearance did not end the game.
    Fivefold = "fivefold", Automatic, "draw.automatic.fivefold";
    /// Seventy-five moves did not end the game.
    SeventyFive = "seventyfive", Automatic, "draw.automatic.seventyfive";
    /// A dead position was played on.
    DeadPosition = "dead-position", Automatic, "end.dead-position";
    /// A clock showed nothing left, nobody said so, and the game went on.
    FlagUnclaimed = "flag-unclaimed", Claimable, "clock.flag-loss";
    /// Won on time by a player who could not mate.
    FlagUnwinnable = "flag-unwinnable", Result, "clock.flag-loss";
    /// Drawn on time although the opponent could mate.
    FlagDrawn = "flag-drawn", Result, "clock.flag-loss";
    /// Won, not on time, by a player who could not mate.
    WinUnwinnable = "win-unwinnable", Result, "end.resignation";
    /// The result is not that of the mate on the board.
    ResultCheckmate = "result-checkmate", Result, "end.checkmate";
    /// The result is not that of the stalemate on the board.
    ResultStalemate = "result-stalemate", Result, "end.stalemate";
    /// A draw before each side had moved.
    EarlyAgreement = "early-agreement", Result, "end.agreement";
    /// The tag and the movetext give different results.
    TwoResults = "two-results", Result, "record.result-signed";
    /// The Termination tag gives a reason that the game does not bear out.
    Termination = "termination", Result, "record.result-signed";
    /// The record has a move that is not legal.
    IllegalMove = "illegal-move", Record, "move.illegal";
    /// The record has a move that fits several.
    AmbiguousMove = "ambiguous-move", Record, "notation.disambiguate";
    /// The record has a word that is no move.
    UnreadableMove = "unreadable-move", Record, "notation.move";
}

/// What sort of finding it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// A draw or a fallen flag could be claimed.
    Claimable,
    /// The game was over.
    Automatic,
    /// The result is in question.
    Result,
    /// The record is faulty.
    Record,
}

impl Class {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Class::Claimable => "claimable",
            Class::Automatic => "automatic",
            Class::Result => "result",
            Class::Record => "record",
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A place in a game where the Laws speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// What it is.
    pub kind: Kind,
    /// The half-moves played by then.
    pub ply: usize,
    /// The last half-move for which it holds, where it lasts.
    pub until: Option<usize>,
    /// The move that led there, or that would have been played, as `12...Nf6`.
    pub at: String,
    /// The position.
    pub fen: String,
    /// Who could have acted, or whom it concerns.
    pub side: Option<Color>,
    /// The result that the Laws give, where they give one.
    pub lawful: Option<&'static str>,
    /// The rules it rests on, decisive first.
    pub rules: Vec<RuleId>,
    /// The facts; half-moves are counted from the start of the game.
    pub witnesses: Vec<Witness>,
}

/// What is said about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The Laws speak.
    Occurrence(Box<Occurrence>),
    /// It can't be read, or not to its end.
    Damage(Damage),
}
