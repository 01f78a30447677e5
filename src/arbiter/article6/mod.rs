//! Article 6: the chess clock.

pub mod arrival;
pub mod flag;
pub mod press;
pub mod setting;
pub mod stop;
