//! Why a game can't be read, or not be ruled on.

use serde::Serialize;

/// What is wrong with the text of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "damage", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Damage {
    /// A comment is never closed, or runs into the next game.
    OpenComment,
    /// A variation is never closed, or runs into the next game.
    OpenVariation,
    /// A tag has no end.
    OpenTag,
    /// The start position is no position.
    BadPosition {
        /// What stands in the tag.
        fen: String,
    },
    /// The rules are not those of chess.
    Variant {
        /// What stands in the tag.
        name: String,
    },
    /// There is neither a tag nor a move.
    NoGame,
    /// The text is longer than a game can be.
    TooLong,
    /// The arbiter's provisions contradict each other here: the engine is at fault, not the game.
    Unsettled {
        /// What the arbiter says.
        problem: String,
    },
    /// The archive ends or breaks here; nothing after it can be read.
    Archive {
        /// What the decompressor says.
        problem: String,
    },
}

impl Damage {
    /// The stable name.
    pub fn name(&self) -> &'static str {
        match self {
            Damage::OpenComment => "open-comment",
            Damage::OpenVariation => "open-variation",
            Damage::OpenTag => "open-tag",
            Damage::BadPosition { .. } => "bad-position",
            Damage::Variant { .. } => "variant",
            Damage::NoGame => "no-game",
            Damage::TooLong => "too-long",
            Damage::Unsettled { .. } => "unsettled",
            Damage::Archive { .. } => "archive",
        }
    }

    /// The detail that belongs to it.
    pub fn detail(&self) -> &str {
        match self {
            Damage::BadPosition { fen } => fen,
            Damage::Variant { name } => name,
            Damage::Unsettled { problem } | Damage::Archive { problem } => problem,
            _ => "",
        }
    }
}
