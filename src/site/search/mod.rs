//! Search without a server.
//!
//! What can be found in a language enters ([`Entry`]), files leave ([`Index`]): one with the word
//! rules and the parts of the book, and the entries themselves. Words are taken apart and compared
//! in one place only, the scripts that answer queries (`templates/static/words.js`, `finder.js`);
//! they make their tables from the entries once those are loaded. The files are scripts too, so
//! that they can be read without a server.

mod index;
mod words;

pub use index::Piece;
pub(super) use index::{Entry, Index, ResultGroup};
pub(super) use words::WordRules;
