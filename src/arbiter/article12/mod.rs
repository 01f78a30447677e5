//! Article 12: the role of the arbiter.

pub mod outside;
pub mod penalty;
pub mod unasked;
