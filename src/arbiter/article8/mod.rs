//! Article 8: recording, where it bears on play.

pub mod reconstruction;
pub mod recording;
pub mod sheet;
pub mod signature;
