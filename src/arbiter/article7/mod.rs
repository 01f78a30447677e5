//! Article 7: irregularities.

pub mod accident;
pub mod displaced;
pub mod illegal;
pub mod last_known;
mod punishment;
pub mod setup;
pub mod times;
