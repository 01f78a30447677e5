//! A small server for previews, on this machine only.
//!
//! Connections enter, answers to `GET` leave; whoever asks for `/_kanon/events` is told when the
//! site has been made again. Nothing else is understood, and nothing but the site is served.

mod request;
mod visitors;

pub use request::Response;
pub use visitors::{Visit, Visitors};

/// Where pages ask to be told of changes.
pub const EVENTS: &str = "_kanon/events";
