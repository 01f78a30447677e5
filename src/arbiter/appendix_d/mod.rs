//! Appendix D: players who are blind or visually disabled.

pub mod assistant;
pub mod boards;
pub mod spoken;
