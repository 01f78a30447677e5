//! III.2: when the guidelines apply at all.
//!
//! Only if announced beforehand, only in standard and rapid games without increment; never in
//! blitz. Otherwise the claim doesn't exist: nothing is granted and nothing is lost.

use super::{asks, obstacle};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::law::RuleId;
use crate::rule;

/// III.2.1: not announced.
pub struct NotAnnounced;

impl Provision for NotAnnounced {
    fn name(&self) -> &'static str {
        "quickplay-not-announced"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("quickplay.announced")] }
    }

    fn topics(&self) -> Topics {
        topics![ClaimQuickplay, RequestIncrement]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let by = asks(case)?;
        if case.setting().regulations.guideline_iii {
            return None;
        }
        let message =
            Message::new("ruling-quickplay-not-announced").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("quickplay.announced")])
                .with(Remedy::Continue),
        )
    }
}

/// III.1, III.2.2: blitz, a game with increment, or one that is not in its last period.
pub struct OutOfScope;

impl Provision for OutOfScope {
    fn name(&self) -> &'static str {
        "quickplay-out-of-scope"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("quickplay.scope"), rule!("quickplay.definition")] }
    }

    fn topics(&self) -> Topics {
        topics![ClaimQuickplay, RequestIncrement]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let by = asks(case)?;
        let obstacles = obstacle::of_scope(case.before);
        let key = "ruling-quickplay-out-of-scope";
        obstacle::refuse(case, by, &obstacles, key, self.rules())
    }
}
