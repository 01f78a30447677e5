//! Article 7: irregularities.

pub mod accident;
pub mod charge;
pub mod displaced;
pub mod illegal;
pub mod illegal_before_flag;
pub mod last_known;
pub mod punishment;
pub mod setup;
pub mod times;
pub mod unnoticed;
pub mod void_flag;
