//! 6.6, 6.7: who arrives when.
//!
//! A player who arrives after the default time loses; where it is not specified it is 0. White's
//! clock runs from the start, so what he comes late is gone from it (6.6); if both are absent, he
//! loses the time until he arrives (6.7.2). Example: default time 30
//! minutes; 1800 seconds late is in time, 1801 is lost.

use shakmaty::{ByColor, Color};

use crate::arbiter::over::GameOver;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Phase, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::Act;
use crate::game::state::{Attendance, Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

/// Who is said to come late, or not to be there when the game should start.
fn attends<'a>(case: &Case<'a>) -> Option<(Color, &'a Act)> {
    let (by, act) = case.done()?;
    let at_start = case.state.sealed.is_none() && case.state.history.last().is_none();
    let told = match act {
        Act::Arrive { .. } => case.state.sealed.is_none(),
        Act::Absent => at_start,
        _ => false,
    };
    told.then_some((by, act))
}

fn is_too_late(case: &Case<'_>, side: Color) -> bool {
    case.state.attendance[side].is_too_late(case.setting().regulations.default_time_s)
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

    fn topics(&self) -> Topics {
        topics![Arrive, Absent]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, act) = attends(case)?;
        if !is_too_late(case, by) {
            let &Act::Arrive {
                late_s: seconds @ 1..,
            } = act
            else {
                return None;
            };
            let started = case.state.history.last().is_some();
            let ran = Remedy::Ran { side: by, seconds };
            return by.is_white().then(|| {
                Opinion::new(Message::new("ruling-late-in-time"))
                    .citing(&[rule!("clock.default-time"), rule!("clock.start")])
                    .with_all((!started).then_some(ran))
            });
        }
        let message = Message::new("ruling-default-time").word("side", Who::from(by).name());
        let opinion = Opinion::new(message).citing(&[rule!("clock.default-time")]);
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
        &[&DefaultTime, &GameOver]
    }

    fn phase(&self) -> Phase {
        Phase::Any
    }

    fn topics(&self) -> Topics {
        topics![Arrive, Absent]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, act) = attends(case)?;
        let late = is_too_late(case, by);
        // Who is not there yet when the other comes too late is too late as well.
        let still_absent = matches!(act, Act::Arrive { .. })
            && late
            && case.state.attendance[by.other()] == Attendance::Absent;
        let other_late = still_absent || is_too_late(case, by.other());
        let outcome = match (late, other_late) {
            (true, true) => Outcome::BothLose,
            (true, false) => return None,
            (false, true) => Outcome::won_by(by),
            (false, false) => return None,
        };
        let ending = Ending {
            outcome,
            termination: Termination::Forfeit,
        };
        let remedy = match case.before.ended {
            None => Remedy::End(ending),
            Some(Ending {
                termination: Termination::Forfeit,
                outcome,
            }) if late || outcome == Outcome::BothLose => Remedy::Amend(ending),
            Some(_) => return None,
        };
        Some(
            Opinion::new(Message::new("ruling-too-late").word("outcome", outcome.word()))
                .citing(&[rule!("clock.default-time")])
                .with(remedy),
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

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&DefaultTime]
    }

    fn topics(&self) -> Topics {
        topics![Arrive, Absent]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Arrive { late_s }) = attends(case)? else {
            return None;
        };
        if is_too_late(case, by) || *late_s == 0 {
            return None;
        }
        // White's delay counts from when it is clear that Black was not there either.
        let late_s = match (by, case.state.attendance) {
            (
                Color::White,
                ByColor {
                    black: Attendance::Absent | Attendance::Late(1..),
                    ..
                },
            ) => *late_s,
            (
                Color::Black,
                ByColor {
                    white: Attendance::Late(white @ 1..),
                    ..
                },
            ) if !is_too_late(case, Color::White)
                && case.before.attendance.black == Attendance::Unknown =>
            {
                white
            }
            _ => return None,
        };
        let message = Message::new("ruling-both-absent").with("seconds", late_s.max(0) as usize);
        // What White's clock has run since he came alone is the time that he loses: once.
        let ran = (by.is_black() && case.state.history.last().is_none()).then_some(Remedy::Ran {
            side: Color::White,
            seconds: -late_s,
        });
        Some(
            Opinion::new(message)
                .citing(self.rules())
                .with_all(ran)
                .with(Remedy::Clock {
                    side: Color::White,
                    seconds: -late_s,
                }),
        )
    }
}
