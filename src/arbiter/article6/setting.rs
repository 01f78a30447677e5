//! 6.10.2: the clock was set wrongly.
//!
//! Stopped and corrected with the arbiter's best judgement; how much time is his to say. In
//! rapid and blitz with few arbiters only until ten moves are completed by each (A.5.1.1).

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::scenario::{Act, Complaint, Irregularity};
use crate::law::RuleId;
use crate::rule;

/// Whether the wrong setting of the clock is what happened.
pub fn found(case: &Case<'_>) -> bool {
    matches!(
        case.act(),
        Some(
            Act::Discover {
                fault: Irregularity::ClockSetting,
                ..
            } | Act::Complain {
                about: Complaint::ClockSetting,
                ..
            }
        )
    )
}

/// The setting is corrected.
pub struct WrongSetting;

impl Provision for WrongSetting {
    fn name(&self) -> &'static str {
        "wrong-setting"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("clock.wrong-setting"),
                rule!("clock.evidence"),
                rule!("clock.interrupt"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![Discover, ComplainClock]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        found(case).then(|| {
            Opinion::new(Message::new("ruling-wrong-setting"))
                .citing(self.rules())
                .with(Remedy::Pause)
                .with(Remedy::Discretion(rule!("clock.wrong-setting")))
        })
    }
}
