//! Article 7: irregularities.

pub mod accident;
pub mod charge;
pub mod displaced;
pub mod illegal;
pub mod last_known;
pub mod punishment;
pub mod same_breath;
pub mod setup;
pub mod times;
pub mod unfound;
pub mod void_flag;
