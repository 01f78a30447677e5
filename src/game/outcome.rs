//! How a game ends: the result, and what ended it.

use shakmaty::Color;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// What ended it.
    pub termination: Termination,
}

impl Ending {
    /// A draw.
    pub const fn draw(termination: Termination) -> Ending {
        Ending {
            outcome: Outcome::Draw,
            termination,
        }
    }

    /// A win.
    pub fn won_by(side: Color, termination: Termination) -> Ending {
        Ending {
            outcome: Outcome::won_by(side),
            termination,
        }
    }

    /// The end of a game where a player's flag has fallen too early (6.9): a draw if the opponent
    /// can't mate.
    pub fn by_flag(of: Color, unwinnable: bool) -> Ending {
        match unwinnable {
            true => Ending::draw(Termination::FlagUnwinnable),
            false => Ending::won_by(of.other(), Termination::Flag),
        }
    }
}

/// An enum of things that have stable lower-case names.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl $name {
            /// The names, in order.
            pub const NAMES: [&'static str; [$($word),+].len()] = [$($word),+];

            /// All of them.
            pub const ALL: [$name; $name::NAMES.len()] = [$($name::$variant),+];

            /// The stable name.
            pub const fn name(self) -> &'static str {
                $name::NAMES[self as usize]
            }

            /// What a name stands for.
            pub fn named(name: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.name() == name)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}
pub(crate) use named;

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

    /// A result as a reader sees it: `½–½` for `1/2-1/2`.
    pub fn printed(name: &str) -> String {
        match Outcome::read(name) {
            Some(outcome) => outcome.name().replace("1/2", "½").replace('-', "–"),
            None => name.to_owned(),
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
