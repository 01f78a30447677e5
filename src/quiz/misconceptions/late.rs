//! Who comes late for the resumption of an adjourned game (I.9, I.10).

use shakmaty::Color;

use super::belief::{end, opinion};
use super::{Misconception, Variation};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::game::scenario::Act;
use crate::game::state::{Outcome, Termination};
use crate::rule;

/// Who comes too late loses, whatever was sealed.
pub static LATE_LOSES_ALWAYS: Misconception = Misconception {
    id: "late-loses-always",
    refuted_by: rule!("adjourn.default-time"),
    variation: Variation::Instead(&["late-for-resumption"], &[&LATE_LOSES]),
};

static LATE_LOSES: Provision = Provision {
    name: "late-loses",
    rules: &[rule!("clock.default-time")],
    judge: |case| {
        let (by, Act::Arrive { late_s }) = case.done()? else {
            return None;
        };
        is_too_late(case, *late_s).then(|| end(Outcome::won_by(by.other()), Termination::Forfeit))
    },
    ..Provision::DEFAULT
};

/// Who is not there at the time set loses at once.
pub static LATE_AT_ONCE: Misconception = Misconception {
    id: "late-at-once",
    refuted_by: rule!("adjourn.default-time"),
    variation: Variation::Setting(|setting| setting.regulations.default_time_s = 0),
};

/// At a resumption nobody loses by coming late.
pub static LATE_PLAYS_ON: Misconception = Misconception {
    id: "late-plays-on",
    refuted_by: rule!("adjourn.default-time"),
    variation: Variation::Without(&["late-for-resumption"]),
};

/// Who comes after the default time only loses the time.
pub static LATE_LOSES_TIME: Misconception = Misconception {
    id: "late-loses-time",
    refuted_by: rule!("adjourn.default-time"),
    variation: Variation::Instead(&["late-for-resumption"], &[&TIME_LOST]),
};

static TIME_LOST: Provision = Provision {
    name: "late-loses-time",
    rules: &[rule!("adjourn.both-absent")],
    judge: |case| match case.done()? {
        (side, Act::Arrive { late_s }) if is_too_late(case, *late_s) => Some(charge(side, *late_s)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// Who has sealed and comes within the default time loses the time until then.
pub static LATE_IS_CHARGED: Misconception = Misconception {
    id: "late-is-charged",
    refuted_by: rule!("adjourn.resume.replier-present"),
    variation: Variation::Instead(&[], &[&SEALER_CHARGED]),
};

static SEALER_CHARGED: Provision = Provision {
    name: "late-is-charged",
    rules: &[rule!("adjourn.both-absent")],
    judge: |case| match case.done()? {
        (side, Act::Arrive { late_s }) if !is_too_late(case, *late_s) => {
            let sealed = case.before.sealed.as_ref()?;
            (sealed.by == side).then(|| charge(side, *late_s))
        }
        _ => None,
    },
    ..Provision::DEFAULT
};

fn is_too_late(case: &Case<'_>, late_s: i64) -> bool {
    late_s > case.setting().regulations.default_time_s
}

fn charge(side: Color, late_s: i64) -> Opinion {
    opinion().with(Remedy::Clock {
        side,
        seconds: -late_s,
    })
}

/// A game that a player comes too late to resume is drawn.
pub static LATE_IS_DRAWN: Misconception = Misconception {
    id: "late-is-drawn",
    refuted_by: rule!("adjourn.default-time"),
    variation: Variation::Instead(&["late-for-resumption"], &[&NOT_RESUMED]),
};

static NOT_RESUMED: Provision = Provision {
    name: "late-is-drawn",
    rules: &[rule!("adjourn.default-time")],
    judge: |case| match case.done()? {
        (_, Act::Arrive { late_s }) if is_too_late(case, *late_s) => {
            Some(end(Outcome::Draw, Termination::Forfeit))
        }
        _ => None,
    },
    ..Provision::DEFAULT
};
