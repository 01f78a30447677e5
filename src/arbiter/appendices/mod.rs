//! Appendices A and B: rapid and blitz, where few arbiters watch.

pub mod after_ten;
pub mod agreed;
pub mod illegal;
pub mod recording;
