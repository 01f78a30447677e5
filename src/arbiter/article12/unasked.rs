//! 12.6: a decision that nobody has asked for.
//!
//! The arbiter intervenes only where the Laws say so: a yes or no to nothing changes nothing.
//! Example: the arbiter agrees, and no claim is open.

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Finding};
use crate::law::RuleId;
use crate::rule;

/// Nothing is open that the arbiter could decide.
pub struct Unasked;

impl Provision for Unasked {
    fn name(&self) -> &'static str {
        "finding-unasked"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("arbiter.no-intervention")] }
    }

    fn topics(&self) -> Topics {
        topics![Find]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Some(Act::Find(finding)) = case.act() else {
            return None;
        };
        let state = case.before;
        let bare = Finding {
            decision: finding.decision,
            ..Finding::default()
        };
        let open = state.question.is_some()
            || state.stopped.is_some()
            || state.sealed.is_some()
            || !state.offers.is_empty();
        let unasked = finding.decision.is_some() && *finding == bare && !open;
        unasked.then(|| Opinion::new(Message::new("ruling-finding-unasked")).citing(self.rules()))
    }
}
