//! Article 8: recording, where it bears on play.

pub mod recording;
pub mod signature;
