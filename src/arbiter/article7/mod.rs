//! Article 7: irregularities.

pub mod displaced;
pub mod illegal;
pub mod last_known;
pub mod setup;
