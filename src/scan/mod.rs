//! What the Laws say about real games.
//!
//! A stream of PGN enters, plain or compressed; [`Occurrence`]s leave, game by game, with a
//! [`Summary`] that adds up over shards. The fast path here only notices that the Laws may have
//! something to say; what they say is asked of the `arbiter`, so there is one set of rules.
//! Damage never stops a run: it is reported with its place and the next game is read.
//!
//! Deliberately absent: any printing, and any guess at what players said to each other. A draw
//! that ends a game where it could be claimed counts as claimed.

mod arbiter_query;
mod archive;
mod chunk;
mod clock;
mod damage;
mod ending;
mod filter;
mod finding;
mod game_end;
mod headers;
mod movetext;
mod opening;
mod place;
mod play;
mod repetition_counter;
mod report;
mod run;
mod scanner;
mod summary;
mod written_move;

pub use archive::{Bytes, decompress};
pub use chunk::{Chunk, Chunks};
pub use damage::Damage;
pub use filter::Filter;
pub use finding::{Class, Finding, Kind, Occurrence};
pub use headers::Headers;
pub use repetition_counter::RepetitionCounter;
pub use report::GameReport;
pub use run::{Batch, Options, run};
pub use scanner::Scanner;
pub use summary::Summary;
