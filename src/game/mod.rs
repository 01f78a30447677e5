//! The game as facts.
//!
//! A scenario enters (TOML, JSON or JSON Lines), a [`State`] leaves, folded from what people did:
//! board, clocks, appearances, touched pieces, offers, counts. Nothing here is judged: an illegal
//! move is a fact like any other, and what follows from it is for the `arbiter` to say.

pub mod board;
pub mod chess960;
pub mod clock;
pub mod history;
pub mod moment;
pub mod movetext;
pub mod notation;
pub mod points;
pub mod rule_parameters;
pub mod san;
pub mod scenario;
pub mod setting;
pub mod state;
pub mod story;
pub mod time_control;
pub mod winnability;
pub mod written_move;

pub mod aside;

mod aside_story;
mod counts;
mod envelope;
pub mod examine;
mod fault;
mod fold;
mod from_event;
mod irregular;
mod move_syntax;
mod movement;
mod outcome;
mod restore;
mod scoresheet;
mod turn;
mod understand;
pub mod unfinished;

pub use board::Board;
pub use clock::Clock;
pub use counts::Counts;
pub use fault::Fault;
pub use history::{History, Ply};
pub use moment::Moment;
pub use movement::Movement;
pub(crate) use outcome::named;
pub use rule_parameters::RuleParameters;
pub use scenario::{Act, Event, Scenario, Who};
pub use setting::{Regime, Setting};
pub use state::State;
pub use time_control::{TimeClass, TimeControl};
pub use understand::Unclear;
pub use winnability::Winnability;
