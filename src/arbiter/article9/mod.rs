//! Article 9: the drawn game.

pub mod automatic;
pub mod claim;
pub mod condition;
pub mod fifty;
pub mod offer;
pub mod right_to_claim;
pub mod threefold;
