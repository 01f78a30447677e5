//! 6.6, 6.7: who arrives when.
//!
//! A player who arrives after the default time loses; where it is not specified it is 0. If both
//! are absent at the start, White loses the time until he arrives. Example: default time 30
//! minutes; 1800 seconds late is in time, 1801 is lost.

use shakmaty::Color;

use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::Act;
use crate::game::state::{Attendance, Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

fn arrives(case: &Case<'_>) -> Option<(Color, i64)> {
    let (by, Act::Arrive { late_s }) = case.done()? else {
        return None;
    };
    case.state.sealed.is_none().then_some((by, *late_s))
}

fn both_absent(case: &Case<'_>) -> bool {
    let absent = |side: Color| {
        !matches!(
            case.state.attendance[side],
            Attendance::Present | Attendance::Unknown
        )
    };
    absent(Color::White) && absent(Color::Black)
}

/// 6.7.1: too late.
pub struct DefaultTime;

impl Provision for DefaultTime {
    fn name(&self) -> &'static str {
        "default-time"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("clock.default-time"), rule!("clock.start")] }
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, late_s) = arrives(case)?;
        if late_s <= case.setting().regulations.default_time_s {
            return None;
        }
        let message = Message::new("ruling-default-time").text("side", Who::from(by).name());
        let opinion = Opinion::new(message).citing([rule!("clock.default-time")]);
        // While the opponent may be too late as well, nobody has won yet.
        if case.before.attendance[by.other()] == Attendance::Absent {
            return Some(opinion);
        }
        Some(opinion.with(Remedy::End(Ending {
            outcome: Outcome::won_by(by.other()),
            termination: Termination::Forfeit,
        })))
    }
}

/// 6.7.1 for both: neither came in time.
pub struct BothTooLate;

impl Provision for BothTooLate {
    fn name(&self) -> &'static str {
        "both-too-late"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("clock.default-time")] }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&DefaultTime]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, late_s) = arrives(case)?;
        let default = case.setting().regulations.default_time_s;
        let Attendance::Late(other) = case.state.attendance[by.other()] else {
            return None;
        };
        if late_s <= default && other <= default {
            return None;
        }
        let outcome = match (late_s > default, other > default) {
            (true, true) => Outcome::BothLose,
            (true, false) => Outcome::won_by(by.other()),
            (false, _) => Outcome::won_by(by),
        };
        Some(
            Opinion::new(Message::new("ruling-too-late").text("outcome", outcome.word()))
                .citing([rule!("clock.default-time")])
                .with(Remedy::End(Ending {
                    outcome,
                    termination: Termination::Forfeit,
                })),
        )
    }
}

/// 6.7.2: neither was there; White's time runs until he arrives.
pub struct BothAbsent;

impl Provision for BothAbsent {
    fn name(&self) -> &'static str {
        "both-absent"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("clock.both-absent"), rule!("clock.start")] }
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, late_s) = arrives(case)?;
        let in_time = late_s <= case.setting().regulations.default_time_s;
        if by != Color::White || !in_time || !both_absent(case) {
            return None;
        }
        let message = Message::new("ruling-both-absent").with("seconds", late_s.max(0) as usize);
        Some(
            Opinion::new(message)
                .citing(self.rules().iter().copied())
                .with(Remedy::Clock {
                    side: by,
                    seconds: -late_s,
                }),
        )
    }
}
