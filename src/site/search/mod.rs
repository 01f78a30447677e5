//! Search without a server.
//!
//! The texts of a language enter, files leave: an index in pieces by first letter, the texts in
//! pieces by place, the numbers by division, and the word rules, so that the script that reads a
//! query takes words apart exactly as they were taken apart here.

mod index;
mod postings;
mod runs;
mod stems;

pub use index::Piece;
pub(super) use index::{Entry, Index};
pub(super) use stems::Stemmer;
