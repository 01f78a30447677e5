//! Article 4: the act of moving the pieces.

pub mod breach;
pub mod contact;
pub mod promotion;
pub mod touch;
pub mod unfinished;
