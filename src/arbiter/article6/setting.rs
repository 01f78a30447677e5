//! 6.10.2: the clock was set wrongly.
//!
//! Stopped and corrected with the arbiter's best judgement; how much time is his to say. In
//! rapid and blitz with few arbiters only until ten moves are completed by each (A.5.1.1).

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Complaint, Irregularity};
use crate::rule;

/// Whether the wrong setting of the clock is what happened.
pub fn found(case: &Case<'_>) -> bool {
    case.act().is_some_and(is_about)
}

/// Whether an act finds the wrong setting of the clock.
pub fn is_about(act: &Act) -> bool {
    matches!(
        act,
        Act::Discover {
            fault: Irregularity::ClockSetting,
            ..
        } | Act::Complain {
            about: Complaint::ClockSetting,
            ..
        }
    )
}

/// The setting is corrected.
pub static WRONG_SETTING: Provision = Provision {
    name: "wrong-setting",
    rules: &[
        rule!("clock.wrong-setting"),
        rule!("clock.evidence"),
        rule!("clock.interrupt"),
    ],
    judge: Judge::Act(wrong_setting),
    ..Provision::DEFAULT
};

fn wrong_setting(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    found(case).then(|| {
        Opinion::new(Message::new("ruling-wrong-setting"))
            .citing(WRONG_SETTING.rules)
            .with(Effect::Pause)
            .with(Effect::Discretion(rule!("clock.wrong-setting")))
    })
}
