//! 6.6, 6.7: who arrives when.
//!
//! A player who arrives after the default time loses; where it is not specified it is 0. White's
//! clock runs from the start, so what he comes late is gone from it (6.6); if both are absent, he
//! loses the time until he arrives (6.7.2). Example: default time 30
//! minutes; 1800 seconds late is in time, 1801 is lost.

use shakmaty::{ByColor, Color};

use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Decision, Finding};
use crate::game::state::{Attendance, Ending, Outcome, Termination};
use crate::game::{Event, Who};
use crate::rule;

/// Adds how late a player has come and how late he may come, in minutes and seconds.
/// Adds how late a player is and how late he may be.
pub fn times(message: Message, late_s: i64, default_s: i64) -> Message {
    let (late, default) = (late_s.max(0) as usize, default_s.max(0) as usize);
    message
        .with("late-minutes", late / 60)
        .with("late-seconds", late % 60)
        .with("default-minutes", default / 60)
        .with("default-seconds", default % 60)
}

/// Who is said to come late, or not to be there when the game should start.
fn is_told(case: &Case<'_>, act: &Act) -> bool {
    let at_start = case.state.adjournment.sealed.is_none() && case.state.history.last().is_none();
    match act {
        Act::Arrive { .. } => case.state.adjournment.sealed.is_none(),
        Act::Absent | Act::NoShow => at_start,
        _ => false,
    }
}

/// Whether a player comes after the default time, or is absent and never comes.
fn is_too_late(case: &Case<'_>, side: Color) -> bool {
    let comes = |event: &Event| {
        event.who.sides().contains(&side) && matches!(event.act, Act::Arrive { .. } | Act::Present)
    };
    match case.state.attendance[side] {
        Attendance::Absent => !case.later.iter().any(comes),
        known => known.is_too_late(case.setting().regulations.default_time_s),
    }
}

/// Whether the opponent is told next not to be there either: that ruling speaks for both.
fn is_shared(case: &Case<'_>, by: Color) -> bool {
    let absent = |event: &Event| matches!(event.act, Act::Absent | Act::NoShow);
    let next = case.later.first().filter(|event| absent(event));
    case.event.is_some_and(absent) && next.is_some_and(|next| next.who.side() == Some(by.other()))
}

/// 6.7.1: too late.
pub static DEFAULT_TIME: Provision = Provision {
    name: "default-time",
    rules: &[rule!("clock.default-time")],
    judge: Judge::Attend(default_time),
    ..Provision::DEFAULT
};

fn default_time(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    if !is_told(case, act) {
        return None;
    }
    let default_s = case.setting().regulations.default_time_s;
    if is_shared(case, by) {
        let message = Message::new("ruling-awaited").word("side", Who::from(by).name());
        return Some(
            Opinion::new(message)
                .citing(&[rule!("clock.default-time")])
                .with(Effect::Unfound),
        );
    }
    if !is_too_late(case, by) {
        let &Act::Arrive { late_s: seconds } = act else {
            let message = Message::new("ruling-awaited").word("side", Who::from(by).name());
            return Some(
                Opinion::new(message)
                    .citing(&[rule!("clock.default-time")])
                    .passing(&[rule!("clock.start")])
                    .with(Effect::Unfound),
            );
        };
        let started = case.state.history.last().is_some();
        let ran = Effect::Ran { side: by, seconds };
        let message = Message::new("ruling-late-in-time")
            .word("side", Who::from(by).name())
            .with("late", seconds.max(0) as usize);
        let message = times(message, seconds, default_s);
        return Some(
            Opinion::new(message)
                .citing(&[rule!("clock.default-time")])
                .passing(&[rule!("clock.start")])
                .with_all((!started && by.is_white() && seconds > 0).then_some(ran)),
        );
    }
    let kind = match act {
        Act::Arrive { .. } => "late",
        _ => "never",
    };
    let late_s = match act {
        Act::Arrive { late_s } => *late_s,
        _ => 0,
    };
    let message = Message::new("ruling-default-time")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    let message = times(message, late_s, default_s);
    let opinion = Opinion::new(message).citing(&[rule!("clock.default-time")]);
    // While the opponent may be too late as well, nobody has won yet.
    if case.before.attendance[by.other()] == Attendance::Absent && !is_too_late(case, by.other()) {
        return Some(opinion.with(Effect::Unfound));
    }
    Some(opinion.with(Effect::End(Ending::won_by(
        by.other(),
        Termination::Forfeit,
    ))))
}

/// 6.7.1 for both: neither came in time.
pub static BOTH_TOO_LATE: Provision = Provision {
    name: "both-too-late",
    rules: &[rule!("clock.default-time")],
    overrides: &[&DEFAULT_TIME, &GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Attend(both_too_late),
    ..Provision::DEFAULT
};

fn both_too_late(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    if !is_told(case, act) {
        return None;
    }
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
    let effect = match case.before.ended {
        None => Effect::End(ending),
        Some(Ending {
            termination: Termination::Forfeit,
            outcome,
        }) if late || outcome == Outcome::BothLose => Effect::Amend(ending),
        Some(_) => return None,
    };
    Some(
        Opinion::new(Message::new("ruling-too-late").word("outcome", outcome.word()))
            .citing(&[rule!("clock.default-time")])
            .with(effect),
    )
}

/// 6.7.1, last words: the arbiter decides otherwise, and the game is played.
pub static LATENESS_EXCUSED: Provision = Provision {
    name: "lateness-excused",
    rules: &[rule!("clock.default-time")],
    overrides: &[&GAME_OVER],
    phase: Phase::End,
    judge: Judge::Find(lateness_excused),
    ..Provision::DEFAULT
};

fn lateness_excused(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let forfeited = case.before.ended?.termination == Termination::Forfeit;
    if !forfeited || finding.decision != Some(Decision::Agree) {
        return None;
    }
    let rule = match case.before.adjournment.sealed {
        Some(_) => rule!("adjourn.default-time"),
        None => rule!("clock.default-time"),
    };
    Some(
        Opinion::new(Message::new("ruling-lateness-excused"))
            .citing(&[rule])
            .with(Effect::Reopen)
            .with(Effect::Continue),
    )
}

/// 6.7.2: neither was there; White's time runs until he arrives.
pub static BOTH_ABSENT: Provision = Provision {
    name: "both-absent",
    rules: &[rule!("clock.both-absent"), rule!("clock.start")],
    overrides: &[&DEFAULT_TIME],
    judge: Judge::Attend(both_absent),
    ..Provision::DEFAULT
};

fn both_absent(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Arrive { late_s } = act else {
        return None;
    };
    if !is_told(case, act) || is_too_late(case, by) || *late_s == 0 {
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
    let ran = (by.is_black() && case.state.history.last().is_none()).then_some(Effect::Ran {
        side: Color::White,
        seconds: -late_s,
    });
    Some(
        Opinion::new(message)
            .citing(BOTH_ABSENT.rules)
            .with_all(ran)
            .with(Effect::Clock {
                side: Color::White,
                seconds: -late_s,
            }),
    )
}
