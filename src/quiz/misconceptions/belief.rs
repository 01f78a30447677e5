//! A provision that is none.

use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::RuleId;

/// Something that people hold for a provision of the Laws.
pub struct Belief {
    /// Its name.
    pub name: &'static str,
    /// The rules that it is taken from.
    pub rules: &'static [RuleId],
    /// What it says.
    pub judge: fn(&Case<'_>) -> Option<Opinion>,
}

impl Provision for Belief {
    fn name(&self) -> &'static str {
        self.name
    }

    fn rules(&self) -> &'static [RuleId] {
        self.rules
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let opinion = (self.judge)(case)?;
        Some(opinion.citing(self.rules))
    }
}

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
