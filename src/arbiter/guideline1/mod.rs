//! Guidelines I: adjourned games.

pub mod before;
pub mod envelope;
pub mod lost;
pub mod opening;
mod reading;
pub mod resumption;
pub mod sealing;

use crate::game::State;
use crate::game::state::Sealed;

/// The sealed move that has not been opened.
pub fn waiting(state: &State) -> Option<&Sealed> {
    state
        .adjournment
        .sealed
        .as_ref()
        .filter(|sealed| !sealed.opened)
}
