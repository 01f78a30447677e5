//! Adjourned games: who is there, what is lost, what the clocks show (Guidelines I).

use super::*;
use crate::arbiter::guideline1::{lost, opening, resumption};
use crate::game::scenario::{Decision, Who};
use crate::game::state::{Attendance, PendingQuestion};

misconceptions! {
    /// At the resumption no clock runs until both players are there.
    ABSENT_CLOCK_WAITS: "absent-clock-waits", "adjourn.resume.replier-absent"
        or "adjourn.resume.replier-present" {
        Instead [resumption::REPLIER_ABSENT, resumption::SEALER_ABSENT, opening::SEALED_MOVE],
        ["adjourn.resume"] |case| match case.done()? {
            (_, Act::Absent) => Some(says(Effect::KeepClosed(None))),
            _ => None,
        }
    }

    /// When the envelope is lost the sealer may choose another move.
    ENVELOPE_LOST_FREES: "envelope-lost-frees", "adjourn.envelope-missing"
        or "adjourn.position-unknown" {
        Instead [lost::STATED_MOVE], ["adjourn.envelope-missing"] |case| match case.act()? {
            Act::States { .. } => Some(says(Effect::FreeChoice(case.state.turn()))),
            _ => None,
        }
    }

    /// The envelope is opened whoever is there.
    ENVELOPE_OPENED_ANYWAY: "envelope-opened-anyway", "adjourn.open", if Adjourned {
        Story(|_, events| {
            // Where the player who replies is there, it is opened rightly.
            if events.iter().all(|event| event.act != Act::Open) {
                events.retain(|event| event.act != Act::Absent);
                events.push(Event {
                    who: Who::Arbiter,
                    act: Act::Open,
                });
            }
        })
    }

    /// When both are absent the sealer loses the time.
    BOTH_ABSENT_SEALER_PAYS: "both-absent-sealer-pays", "adjourn.both-absent" {
        Instead [resumption::BOTH_ABSENT], ["adjourn.both-absent"] |case| {
            let (replier, late_s) = late_replier(case)?;
            let side = replier.other();
            // Until he arrives himself, if it is known when that was.
            let seconds = -came(case, side).unwrap_or(late_s);
            Some(says(clock(side, seconds)))
        }
    }

    /// A lost envelope annuls the game.
    ENVELOPE_LOST_ANNULS: "envelope-lost-annuls", "adjourn.envelope-missing"
        or "adjourn.position-unknown", if Adjourned {
        Acts(|act| {
            if let Act::EnvelopeMissing { position_known } = act {
                *position_known = false;
            }
        })
    }

    /// When the position can't be restored the game is drawn.
    UNKNOWN_POSITION_DRAWN: "unknown-position-drawn", "adjourn.position-unknown" {
        Instead [lost::POSITION_UNKNOWN], ["adjourn.position-unknown"] |case| match case.act()? {
            Act::EnvelopeMissing {
                position_known: false,
            } => Some(end(Outcome::Draw, Termination::Annulled)),
            _ => None,
        }
    }

    /// A wrong clock reading is corrected whenever it is found.
    READING_ANY_TIME: "reading-any-time", "adjourn.time-error" {
        Instead [lost::CLOCK_READING], ["adjourn.time-error"] |case| {
            let (side, seconds) = reading_error(case)?;
            Some(says(clock(side, seconds)))
        }
    }

    /// A clock reading noted at the adjournment can't be corrected.
    READING_NEVER: "reading-never", "adjourn.time-error" {
        Instead [lost::CLOCK_READING],
        ["adjourn.time-error"] |case| reading_error(case).map(|_| says(Effect::Continue))
    }

    /// Whether a wrong reading is corrected is always for the arbiter to decide.
    READING_BY_ARBITER: "reading-by-arbiter", "adjourn.time-error" {
        Instead [lost::CLOCK_READING], ["adjourn.time-error"] |case| {
            if let (Act::Find(finding), Some(PendingQuestion::ClockReading { side, seconds })) =
                (case.act()?, case.before.question)
            {
                let answered = says(Effect::Answered);
                return Some(match finding.decision {
                    Some(Decision::Agree) => answered.with(clock(side, seconds)),
                    _ => answered,
                });
            }
            let (side, seconds) = reading_error(case)?;
            Some(says(Effect::Ask(PendingQuestion::ClockReading { side, seconds })))
        }
    }

    /// Who is absent at the resumption loses at once.
    ABSENT_LOSES: "absent-loses", "adjourn.default-time" {
        Instead [resumption::REPLIER_ABSENT, resumption::SEALER_ABSENT, resumption::BOTH_ABSENT],
        ["clock.default-time"] |case| match case.done()? {
            (by, Act::Absent) => Some(end(Outcome::won_by(by.other()), Termination::Forfeit)),
            _ => None,
        }
    }

    /// When both are absent nobody loses time.
    BOTH_ABSENT_FREE: "both-absent-free", "adjourn.both-absent" {
        Without [resumption::BOTH_ABSENT]
    }

    /// The sealer of a lost envelope loses.
    ENVELOPE_LOST_SEALER_LOSES: "envelope-lost-sealer-loses", "adjourn.envelope-missing"
        or "adjourn.position-unknown" {
        Instead [lost::ENVELOPE_LOST, lost::POSITION_UNKNOWN],
        ["adjourn.seal.invalid"] |case| match case.act()? {
            Act::EnvelopeMissing { .. } => {
                let sealed = case.before.adjournment.sealed.as_ref()?;
                Some(end(
                    Outcome::won_by(sealed.by.other()),
                    Termination::SealedUnintelligible,
                ))
            }
            _ => None,
        }
    }

    /// The envelope stays closed until both are there, and the absent player's clock runs.
    CLOSED_UNTIL_BOTH: "closed-until-both", "adjourn.resume.replier-present" {
        Instead [resumption::SEALER_ABSENT, opening::SEALED_MOVE],
        ["adjourn.resume.replier-absent"] |case| match case.done()? {
            (by, Act::Absent) if case.state.adjournment.sealed.as_ref()?.by == by => {
                Some(says(Effect::KeepClosed(Some(by))))
            }
            _ => None,
        }
    }

    /// The envelope is not opened while a draw offer is open.
    OFFER_KEEPS_CLOSED: "offer-keeps-closed", "adjourn.resume.replier-present" {
        Instead [opening::SEALED_MOVE], ["adjourn.draw-offer-after-seal"] |case| match case.act()? {
            Act::Open if !case.before.offers.open.is_empty() => Some(says(Effect::KeepClosed(None))),
            _ => None,
        }
    }

    /// A wrong clock reading is made good by the opponent's clock.
    READING_FROM_OPPONENT: "reading-from-opponent", "adjourn.time-error" {
        Instead [lost::CLOCK_READING], ["adjourn.time-error"] |case| {
            let (side, seconds) = reading_error(case)?;
            let left = case.state.adjournment.sealed.as_ref()?.clocks_ms[side.other()] / 1000;
            (left > seconds).then(|| says(clock(side.other(), -seconds)))
        }
    }

    /// When the position can't be restored, play goes on from the last one that is certain.
    UNKNOWN_POSITION_CERTAIN: "unknown-position-certain", "adjourn.position-unknown" {
        Instead [lost::POSITION_UNKNOWN],
        ["irregularity.displaced-found"] |case| match case.act()? {
            Act::EnvelopeMissing {
                position_known: false,
            } => Some(says(Effect::FromLastCertain)),
            _ => None,
        }
    }

    /// When both are absent, time is lost only until the first of them arrives.
    BOTH_ABSENT_UNTIL_FIRST: "both-absent-until-first", "adjourn.both-absent" {
        Instead [resumption::BOTH_ABSENT], ["adjourn.both-absent"] |case| {
            let (side, late_s) = late_replier(case)?;
            let seconds = -came(case, side.other()).unwrap_or(late_s).min(late_s);
            Some(says(clock(side, seconds)))
        }
    }
}

/// Who replies to the sealed move and how late he comes, if that is still in time.
fn late_replier(case: &Case<'_>) -> Option<(Color, i64)> {
    let (by, Act::Arrive { late_s }) = case.done()? else {
        return None;
    };
    let sealed = case.before.adjournment.sealed.as_ref()?;
    let in_time = *late_s <= case.setting().regulations.default_time_s;
    (by != sealed.by && in_time).then_some((by, *late_s))
}

/// How late a player came.
fn came(case: &Case<'_>, side: Color) -> Option<i64> {
    match case.before.attendance[side] {
        Attendance::Late(seconds) => Some(seconds),
        _ => None,
    }
}

fn reading_error(case: &Case<'_>) -> Option<(shakmaty::Color, i64)> {
    let (by, seconds) = lost::reading_complained_of(case)?;
    let sealed = case.state.adjournment.sealed.as_ref()?;
    Some((by, seconds? - sealed.clocks_ms[by] / 1000))
}
