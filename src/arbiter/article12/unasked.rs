//! 12.6: a decision that nobody has asked for.
//!
//! The arbiter intervenes only where the Laws say so: a yes or no to nothing changes nothing.
//! Example: the arbiter agrees, and no claim is open.

use crate::arbiter::article8::signature::is_disputed;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Finding;
use crate::rule;

/// Nothing is open that the arbiter could decide.
pub static UNASKED: Provision = Provision {
    name: "finding-unasked",
    rules: &[rule!("arbiter.no-intervention")],
    judge: Judge::Find(unasked),
    ..Provision::DEFAULT
};

fn unasked(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let state = case.before;
    let bare = Finding {
        decision: finding.decision,
        ..Finding::default()
    };
    let open = state.question.is_some()
        || state.clocks.stopped.is_some()
        || is_disputed(state)
        || state.adjournment.sealed.is_some()
        || !state.offers.open.is_empty();
    let unasked = finding.decision.is_some() && *finding == bare && !open;
    unasked.then(|| {
        Opinion::new(Message::new("ruling-finding-unasked"))
            .citing(UNASKED.rules)
            .with(Effect::Void)
    })
}
