//! The chess rulebook as something you can run.
//!
//! Data flows one way through the rooms: `content` reads articles into the model of `law`,
//! `lint` reports on it; scenarios become a `game`, the `arbiter` rules on it; `site` makes pages of
//! it all. A later room reads an earlier one, never the reverse; only `cli` sees everything.

#![warn(clippy::unwrap_used)]

pub mod arbiter;
pub mod cli;
pub mod content;
pub mod diag;
pub mod export;
pub mod game;
pub mod lang;
pub mod law;
pub mod lint;
pub mod player;
pub mod quiz;
pub mod scan;
pub mod site;
