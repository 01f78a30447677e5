//! Adjourned games: who is there, what is lost, what the clocks show (Guidelines I).

use shakmaty::Color;

use super::belief::{end, opinion};
use super::{Misconception, Variation};
use crate::arbiter::{Case, Provision, Remedy};
use crate::game::scenario::{Act, Complaint, Decision, Event, Who};
use crate::game::state::{Attendance, Outcome, Question, Termination};
use crate::rule;

/// At the resumption no clock runs until both players are there.
pub static ABSENT_CLOCK_WAITS: Misconception = Misconception {
    id: "absent-clock-waits",
    refuted_by: rule!("adjourn.resume.replier-absent"),
    variation: Variation::Instead(
        &["replier-absent", "sealer-absent", "sealed-move"],
        &[&CLOCK_WAITS],
    ),
};

static CLOCK_WAITS: Provision = Provision {
    name: "absent-clock-waits",
    rules: &[rule!("adjourn.resume")],
    judge: |case| match case.done()? {
        (_, Act::Absent) => Some(opinion().with(Remedy::Continue)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// The envelope stays closed until both are there, and the absent player's clock runs.
pub static CLOSED_UNTIL_BOTH: Misconception = Misconception {
    id: "closed-until-both",
    refuted_by: rule!("adjourn.resume.replier-present"),
    variation: Variation::Instead(&["sealer-absent", "sealed-move"], &[&UNTIL_BOTH]),
};

static UNTIL_BOTH: Provision = Provision {
    name: "closed-until-both",
    rules: &[rule!("adjourn.resume.replier-absent")],
    judge: |case| match case.done()? {
        (by, Act::Absent) if case.state.sealed.as_ref()?.by == by => {
            Some(opinion().with(Remedy::Continue))
        }
        _ => None,
    },
    ..Provision::DEFAULT
};

/// The envelope is not opened while a draw offer is open.
pub static OFFER_KEEPS_CLOSED: Misconception = Misconception {
    id: "offer-keeps-closed",
    refuted_by: rule!("adjourn.resume.replier-present"),
    variation: Variation::Instead(&["sealed-move"], &[&OFFER_FIRST]),
};

static OFFER_FIRST: Provision = Provision {
    name: "offer-keeps-closed",
    rules: &[rule!("adjourn.draw-offer-after-seal")],
    judge: |case| match case.act()? {
        Act::Open if !case.before.offers.is_empty() => Some(opinion().with(Remedy::Continue)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// When the envelope is lost the sealer may choose another move.
pub static ENVELOPE_LOST_FREES: Misconception = Misconception {
    id: "envelope-lost-frees",
    refuted_by: rule!("adjourn.envelope-missing"),
    variation: Variation::Instead(&["stated-move"], &[&CHOSEN_ANEW]),
};

static CHOSEN_ANEW: Provision = Provision {
    name: "envelope-lost-frees",
    rules: &[rule!("adjourn.envelope-missing")],
    judge: |case| match case.act()? {
        Act::States { .. } => Some(opinion().with(Remedy::Continue)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// The envelope is opened whoever is there.
pub static ENVELOPE_OPENED_ANYWAY: Misconception = Misconception {
    id: "envelope-opened-anyway",
    refuted_by: rule!("adjourn.open"),
    variation: Variation::Story(|_, events| {
        // Where the player who replies is there, it is opened rightly.
        if events.iter().all(|event| event.act != Act::Open) {
            events.retain(|event| event.act != Act::Absent);
            events.push(Event {
                who: Who::Arbiter,
                act: Act::Open,
            });
        }
    }),
};

/// When both are absent the sealer loses the time.
pub static BOTH_ABSENT_SEALER_PAYS: Misconception = Misconception {
    id: "both-absent-sealer-pays",
    refuted_by: rule!("adjourn.both-absent"),
    variation: Variation::Instead(&["both-absent-at-resumption"], &[&SEALER_PAYS]),
};

static SEALER_PAYS: Provision = Provision {
    name: "sealer-pays",
    rules: &[rule!("adjourn.both-absent")],
    judge: |case| {
        let (replier, late_s) = late_replier(case)?;
        let side = replier.other();
        // Until he arrives himself, if it is known when that was.
        let seconds = -came(case, side).unwrap_or(late_s);
        Some(opinion().with(Remedy::Clock { side, seconds }))
    },
    ..Provision::DEFAULT
};

/// Who replies to the sealed move and how late he comes, if that is still in time.
fn late_replier(case: &Case<'_>) -> Option<(Color, i64)> {
    let (by, Act::Arrive { late_s }) = case.done()? else {
        return None;
    };
    let sealed = case.before.sealed.as_ref()?;
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

/// When both are absent, time is lost only until the first of them arrives.
pub static BOTH_ABSENT_UNTIL_FIRST: Misconception = Misconception {
    id: "both-absent-until-first",
    refuted_by: rule!("adjourn.both-absent"),
    variation: Variation::Instead(&["both-absent-at-resumption"], &[&UNTIL_FIRST]),
};

static UNTIL_FIRST: Provision = Provision {
    name: "until-first",
    rules: &[rule!("adjourn.both-absent")],
    judge: |case| {
        let (side, late_s) = late_replier(case)?;
        let seconds = -came(case, side.other()).unwrap_or(late_s).min(late_s);
        Some(opinion().with(Remedy::Clock { side, seconds }))
    },
    ..Provision::DEFAULT
};

/// A lost envelope annuls the game.
pub static ENVELOPE_LOST_ANNULS: Misconception = Misconception {
    id: "envelope-lost-annuls",
    refuted_by: rule!("adjourn.envelope-missing"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::EnvelopeMissing { position_known } = &mut event.act {
                *position_known = false;
            }
        }
    }),
};

/// When the position can't be restored the game is drawn.
pub static UNKNOWN_POSITION_DRAWN: Misconception = Misconception {
    id: "unknown-position-drawn",
    refuted_by: rule!("adjourn.position-unknown"),
    variation: Variation::Instead(&["position-unknown"], &[&DRAWN]),
};

static DRAWN: Provision = Provision {
    name: "unknown-drawn",
    rules: &[rule!("adjourn.position-unknown")],
    judge: |case| match case.act()? {
        Act::EnvelopeMissing {
            position_known: false,
        } => Some(end(Outcome::Draw, Termination::Annulled)),
        _ => None,
    },
    ..Provision::DEFAULT
};

fn reading_error(case: &Case<'_>) -> Option<(shakmaty::Color, i64)> {
    let (
        by,
        Act::Complain {
            about: Complaint::ClockReading,
            seconds,
            ..
        },
    ) = case.done()?
    else {
        return None;
    };
    let sealed = case.state.sealed.as_ref()?;
    Some((by, (*seconds)? - sealed.clocks_ms[by] / 1000))
}

/// A wrong clock reading is corrected whenever it is found.
pub static READING_ANY_TIME: Misconception = Misconception {
    id: "reading-any-time",
    refuted_by: rule!("adjourn.time-error"),
    variation: Variation::Instead(&["clock-reading"], &[&CORRECTED]),
};

static CORRECTED: Provision = Provision {
    name: "reading-corrected",
    rules: &[rule!("adjourn.time-error")],
    judge: |case| {
        let (side, seconds) = reading_error(case)?;
        Some(opinion().with(Remedy::Clock { side, seconds }))
    },
    ..Provision::DEFAULT
};

/// A clock reading noted at the adjournment can't be corrected.
pub static READING_NEVER: Misconception = Misconception {
    id: "reading-never",
    refuted_by: rule!("adjourn.time-error"),
    variation: Variation::Instead(&["clock-reading"], &[&NEVER]),
};

static NEVER: Provision = Provision {
    name: "reading-never",
    rules: &[rule!("adjourn.time-error")],
    judge: |case| reading_error(case).map(|_| opinion().with(Remedy::Continue)),
    ..Provision::DEFAULT
};

/// Whether a wrong reading is corrected is always for the arbiter to decide.
pub static READING_BY_ARBITER: Misconception = Misconception {
    id: "reading-by-arbiter",
    refuted_by: rule!("adjourn.time-error"),
    variation: Variation::Instead(&["clock-reading"], &[&DECIDED_BY_ARBITER]),
};

static DECIDED_BY_ARBITER: Provision = Provision {
    name: "reading-by-arbiter",
    rules: &[rule!("adjourn.time-error")],
    judge: |case| {
        if let (Act::Find(finding), Some(Question::ClockReading { side, seconds })) =
            (case.act()?, case.before.question)
        {
            let answered = opinion().with(Remedy::Answered);
            return Some(match finding.decision {
                Some(Decision::Agree) => answered.with(Remedy::Clock { side, seconds }),
                _ => answered,
            });
        }
        let (side, seconds) = reading_error(case)?;
        Some(opinion().with(Remedy::Ask(Question::ClockReading { side, seconds })))
    },
    ..Provision::DEFAULT
};

/// Who is absent at the resumption loses at once.
pub static ABSENT_LOSES: Misconception = Misconception {
    id: "absent-loses",
    refuted_by: rule!("adjourn.default-time"),
    variation: Variation::Instead(
        &[
            "replier-absent",
            "sealer-absent",
            "both-absent-at-resumption",
        ],
        &[&LOST_BY_ABSENCE],
    ),
};

static LOST_BY_ABSENCE: Provision = Provision {
    name: "lost-by-absence",
    rules: &[rule!("clock.default-time")],
    judge: |case| match case.done()? {
        (by, Act::Absent) => Some(end(Outcome::won_by(by.other()), Termination::Forfeit)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// When both are absent nobody loses time.
pub static BOTH_ABSENT_FREE: Misconception = Misconception {
    id: "both-absent-free",
    refuted_by: rule!("adjourn.both-absent"),
    variation: Variation::Without(&["both-absent-at-resumption"]),
};

/// The sealer of a lost envelope loses.
pub static ENVELOPE_LOST_SEALER_LOSES: Misconception = Misconception {
    id: "envelope-lost-sealer-loses",
    refuted_by: rule!("adjourn.envelope-missing"),
    variation: Variation::Instead(&["envelope-lost", "position-unknown"], &[&SEALER_LOSES]),
};

static SEALER_LOSES: Provision = Provision {
    name: "sealer-loses",
    rules: &[rule!("adjourn.seal.invalid")],
    judge: |case| match case.act()? {
        Act::EnvelopeMissing { .. } => {
            let sealed = case.before.sealed.as_ref()?;
            Some(end(
                Outcome::won_by(sealed.by.other()),
                Termination::SealedUnintelligible,
            ))
        }
        _ => None,
    },
    ..Provision::DEFAULT
};

/// A wrong clock reading is made good by the opponent's clock.
pub static READING_FROM_OPPONENT: Misconception = Misconception {
    id: "reading-from-opponent",
    refuted_by: rule!("adjourn.time-error"),
    variation: Variation::Instead(&["clock-reading"], &[&FROM_OPPONENT]),
};

static FROM_OPPONENT: Provision = Provision {
    name: "reading-from-opponent",
    rules: &[rule!("adjourn.time-error")],
    judge: |case| {
        let (side, seconds) = reading_error(case)?;
        let left = case.state.sealed.as_ref()?.clocks_ms[side.other()] / 1000;
        (left > seconds).then(|| {
            opinion().with(Remedy::Clock {
                side: side.other(),
                seconds: -seconds,
            })
        })
    },
    ..Provision::DEFAULT
};

/// When the position can't be restored, play goes on from the last one that is certain.
pub static UNKNOWN_POSITION_CERTAIN: Misconception = Misconception {
    id: "unknown-position-certain",
    refuted_by: rule!("adjourn.position-unknown"),
    variation: Variation::Instead(&["position-unknown"], &[&LAST_CERTAIN]),
};

static LAST_CERTAIN: Provision = Provision {
    name: "unknown-position-certain",
    rules: &[rule!("irregularity.displaced-found")],
    judge: |case| match case.act()? {
        Act::EnvelopeMissing {
            position_known: false,
        } => Some(opinion().with(Remedy::Continue)),
        _ => None,
    },
    ..Provision::DEFAULT
};
