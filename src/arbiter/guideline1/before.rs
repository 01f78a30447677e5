//! I.6: the game is concluded before it is resumed.
//!
//! The players agree to a draw, or one of them resigns, while the envelope is closed: the game
//! is over, and what is written in it no longer matters.

use super::waiting;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::law::RuleId;
use crate::rule;

/// The game ends before the envelope is opened.
pub struct EndedBefore;

impl Provision for EndedBefore {
    fn name(&self) -> &'static str {
        "ended-before-resumption"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.ended-before")] }
    }

    fn topics(&self) -> Topics {
        topics![Resign, Accept]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, act) = case.done()?;
        waiting(case.before).filter(|sealed| sealed.closed || sealed.text.is_some())?;
        let concluded =
            matches!(act, Act::Resign) || matches!(act, Act::Accept) && case.before.offer_to(by);
        concluded.then(|| {
            Opinion::new(Message::new("ruling-ended-before-resumption"))
                .citing(&[rule!("adjourn.ended-before")])
        })
    }
}
