//! Who comes late for the resumption of an adjourned game (I.9, I.10).

use super::*;
use crate::arbiter::guideline1::resumption;

misconceptions! {
    /// Who comes too late loses, whatever was sealed.
    LATE_LOSES_ALWAYS: "late-loses-always", "adjourn.default-time" {
        Instead [resumption::LATE_FOR_RESUMPTION], ["clock.default-time"] |case| {
            let (by, Act::Arrive { late_s }) = case.done()? else {
                return None;
            };
            let lost = || end(Outcome::won_by(by.other()), Termination::Forfeit);
            is_too_late(case, *late_s).then(lost)
        }
    }

    /// Who is not there at the time set loses at once.
    LATE_AT_ONCE: "late-at-once", "adjourn.default-time", if Adjourned {
        Setting(|it| it.regulations.default_time_s = 0)
    }

    /// At a resumption nobody loses by coming late.
    LATE_PLAYS_ON: "late-plays-on", "adjourn.default-time" {
        Without [resumption::LATE_FOR_RESUMPTION]
    }

    /// Who comes after the default time only loses the time.
    LATE_LOSES_TIME: "late-loses-time", "adjourn.default-time" {
        Instead [resumption::LATE_FOR_RESUMPTION],
        ["adjourn.both-absent"] |case| match case.done()? {
            (side, Act::Arrive { late_s }) if is_too_late(case, *late_s) => {
                Some(charge(side, *late_s))
            }
            _ => None,
        }
    }

    /// Who has sealed and comes within the default time loses the time until then.
    LATE_IS_CHARGED: "late-is-charged", "adjourn.resume.replier-present" {
        Instead [], ["adjourn.both-absent"] |case| match case.done()? {
            (side, Act::Arrive { late_s }) if !is_too_late(case, *late_s) => {
                let sealed = case.before.adjournment.sealed.as_ref()?;
                (sealed.by == side).then(|| charge(side, *late_s))
            }
            _ => None,
        }
    }

    /// A game that a player comes too late to resume is drawn.
    LATE_IS_DRAWN: "late-is-drawn", "adjourn.default-time" {
        Instead [resumption::LATE_FOR_RESUMPTION],
        ["adjourn.default-time"] |case| match case.done()? {
            (_, Act::Arrive { late_s }) if is_too_late(case, *late_s) => {
                Some(end(Outcome::Draw, Termination::Forfeit))
            }
            _ => None,
        }
    }
}

fn is_too_late(case: &Case<'_>, late_s: i64) -> bool {
    late_s > case.setting().regulations.default_time_s
}

fn charge(side: Color, late_s: i64) -> Opinion {
    says(clock(side, -late_s))
}
