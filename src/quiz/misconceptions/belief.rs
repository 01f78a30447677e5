//! Opinions of provisions that people believe in and that the Laws do not have.

use crate::arbiter::{Opinion, Remedy};
use crate::diag::Message;
use crate::game::state::{Ending, Outcome, Termination};

/// An opinion that nobody is told the reason of.
pub fn opinion() -> Opinion {
    Opinion::new(Message::new("misconception-believed"))
}

/// The game ends like that.
pub fn end(outcome: Outcome, termination: Termination) -> Opinion {
    opinion().with(Remedy::End(Ending {
        outcome,
        termination,
    }))
}
