//! Guidelines II: Chess960.

pub mod castling;
pub mod start;
