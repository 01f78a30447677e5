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
mod extent;
mod finding;
mod gate;
mod headers;
mod movetext;
mod opening;
mod place;
mod play;
mod report;
mod run;
mod summary;
mod walk;
mod watch;
mod written;

pub use archive::{Source, decompress};
pub use chunk::{Chunk, Chunks};
pub use damage::Damage;
pub use finding::{Class, Finding, Kind, Occurrence};
pub use gate::Filter;
pub use headers::Headers;
pub use report::GameReport;
pub use run::{Batch, Options, run};
pub use summary::Summary;
pub use walk::Scanner;
pub use watch::Watch;
