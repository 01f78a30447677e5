//! Search without a server.
//!
//! What can be found in a language enters ([`Entry`]), files leave ([`Index`]): one with the word
//! rules and the parts of the book, and the entries themselves. Words are taken apart and compared
//! in one place only, the script that answers queries (`templates/static/finder.js`); it makes its
//! tables from the entries when it has loaded them. The files are scripts, so that they can be read
//! without a server too.

mod index;
mod words;

pub use index::Piece;
pub(super) use index::{Entry, Group, Index};
pub(super) use words::WordRules;
