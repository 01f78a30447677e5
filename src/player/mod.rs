//! The player: what people answer questions with, on the site and on a page of its own.
//!
//! Questions and a language enter; what the script reads leaves: a [`Card`] for each question, the
//! [`Catalog`] of them all, and the [`words`] to speak. The script, its style and the pieces are
//! here too, since the site and the self-contained page share them. Deliberately absent: pages,
//! addresses, and whatever a reader has answered, which stays in the reader's browser.

mod bank;
mod card;
mod catalog;
mod escape;
mod words;

pub use bank::{BankEntry, bank, is_practised, topic};
pub use card::Card;
pub use catalog::Catalog;
pub use escape::{escape, escape_into};
pub use words::words;

/// The script. It needs an element `player` and, as JSON in an element `player-data`, the words,
/// and either the catalog with its cards or the way to the folder that holds them.
pub const SCRIPT: &str = include_str!("../../templates/static/player.js");

/// The style, for a page that has none of its own: that of the site, and that of the player.
pub const STYLE: [&str; 2] = [
    include_str!("../../templates/static/site.css"),
    include_str!("../../templates/static/player.css"),
];

/// The pieces that the script draws boards with.
pub const PIECES: &str = include_str!("pieces.svg");
