//! I.12, I.13: lost envelopes and wrong readings.
//!
//! If the envelope is lost and the position is known, the sealer plays the move he states; if the
//! position is lost too, the game is annulled. A wrong clock reading must be corrected when it is
//! pointed out before that player's first move; later only if the arbiter decides so.

use shakmaty::{Color, Move};

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Complaint, Decision};
use crate::game::state::{Ending, Outcome, PendingQuestion, Termination};
use crate::rule;

/// I.12.1: the envelope is lost, the position is known.
pub static ENVELOPE_LOST: Provision = Provision {
    name: "envelope-lost",
    rules: &[rule!("adjourn.envelope-missing")],
    judge: Judge::Act(envelope_lost),
    ..Provision::DEFAULT
};

fn envelope_lost(_: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::EnvelopeMissing {
        position_known: true,
    } = act
    else {
        return None;
    };
    Some(
        Opinion::new(Message::new("ruling-envelope-lost"))
            .citing(&[rule!("adjourn.envelope-missing")])
            .with(Effect::Continue),
    )
}

/// I.12.2: the position can't be restored.
pub static POSITION_UNKNOWN: Provision = Provision {
    name: "position-unknown",
    rules: &[rule!("adjourn.position-unknown")],
    judge: Judge::Act(position_unknown),
    ..Provision::DEFAULT
};

fn position_unknown(_: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::EnvelopeMissing {
        position_known: false,
    } = act
    else {
        return None;
    };
    Some(
        Opinion::new(Message::new("ruling-position-unknown"))
            .citing(&[rule!("adjourn.position-unknown")])
            .with(Effect::End(Ending {
                outcome: Outcome::Annulled,
                termination: Termination::Annulled,
            })),
    )
}

/// I.12.1: the sealer states his move, and plays it.
pub static STATED_MOVE: Provision = Provision {
    name: "stated-move",
    rules: &[rule!("adjourn.envelope-missing")],
    judge: Judge::Done(stated_move),
    ..Provision::DEFAULT
};

fn stated_move(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::States { text } = act else {
        return None;
    };
    let played = case
        .before
        .understand(by, text)
        .ok()
        .and_then(|movement| movement.lawful);
    let adjourned = case.before.adjournment.sealed.is_some()
        || (case.earlier.iter()).any(|event| matches!(event.act, Act::EnvelopeMissing { .. }));
    if !adjourned {
        return answered(case, by, text, played);
    }
    let message = Message::new("ruling-stated-move")
        .word("side", Who::from(by).name())
        .truth("possible", played.is_some())
        .text("move", text);
    let opinion = Opinion::new(message).citing(&[rule!("adjourn.envelope-missing")]);
    Some(match played {
        Some(played) => opinion.with(Effect::Oblige {
            side: by,
            moves: vec![played],
        }),
        None => opinion.with(Effect::Continue),
    })
}

/// A player says which move he means where no move is sealed: the answer to 7.5.2 where a pawn had
/// a choice of squares, or to nothing.
fn answered(case: &Case<'_>, by: Color, text: &str, played: Option<Move>) -> Option<Opinion> {
    if case.before.turn.open_claim.is_some() {
        return None;
    }
    let asked = (Who::from(by), Need::WhichMove);
    let asked = case.before.aside.needs.contains(&asked);
    let message = Message::new("ruling-move-stated")
        .word("side", Who::from(by).name())
        .truth("asked", asked)
        .text("move", text);
    let opinion = Opinion::new(message);
    let choices = case.before.turn.obligation.as_deref().unwrap_or_default();
    let chosen = played.filter(|played| choices.contains(played));
    Some(match (asked, chosen) {
        (true, Some(played)) => opinion
            .citing(&[rule!("irregularity.illegal.promotion-unfinished")])
            .with(Effect::Met(Need::WhichMove))
            .with(Effect::Oblige {
                side: by,
                moves: vec![played],
            }),
        (true, None) => opinion
            .citing(&[rule!("irregularity.illegal.promotion-unfinished")])
            .with(Effect::Needs {
                who: Who::from(by),
                what: Need::WhichMove,
            }),
        (false, _) => opinion
            .citing(&[rule!("act.touch.header")])
            .with(Effect::Void),
    })
}

/// I.13: the clock doesn't show what was recorded; in a game that was not adjourned its indication
/// is conclusive (6.10.1).
pub static CLOCK_READING: Provision = Provision {
    name: "clock-reading",
    rules: &[rule!("adjourn.time-error"), rule!("clock.evidence")],
    judge: Judge::Act(clock_reading),
    ..Provision::DEFAULT
};

/// Who complains that the clock is wrong, and what it should show, if that is said.
pub fn reading_complained_of(case: &Case<'_>) -> Option<(Color, Option<i64>)> {
    match case.done()? {
        (
            by,
            Act::Complain {
                about: Complaint::ClockReading,
                seconds,
                ..
            },
        ) => Some((by, *seconds)),
        _ => None,
    }
}

fn clock_reading(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    if let (Act::Find(finding), Some(PendingQuestion::ClockReading { side, seconds })) =
        (act, case.before.question)
    {
        let agreed = finding.decision? == Decision::Agree;
        let message = Message::new("ruling-clock-reading-decision").truth("agreed", agreed);
        let opinion = Opinion::new(message)
            .citing(&[rule!("adjourn.time-error")])
            .with(Effect::Answered);
        return Some(match agreed {
            true => opinion.with(Effect::Clock { side, seconds }),
            false => opinion.with(Effect::Continue),
        });
    }
    let (by, seconds) = reading_complained_of(case)?;
    let Some(sealed) = case.state.adjournment.sealed.as_ref() else {
        let message = Message::new("ruling-clock-reading-none");
        return Some(
            Opinion::new(message)
                .citing(&[rule!("clock.evidence")])
                .with(Effect::Void),
        );
    };
    let shown = sealed.clocks_ms[by] / 1000;
    let error = seconds? - shown;
    let in_time = !case.state.adjournment.moved_since_resumption[by];
    let message = Message::new("ruling-clock-reading")
        .word("side", Who::from(by).name())
        .truth("corrected", in_time);
    let opinion = Opinion::new(message).citing(&[rule!("adjourn.time-error")]);
    Some(match in_time {
        true => opinion.with(Effect::Clock {
            side: by,
            seconds: error,
        }),
        false => opinion
            .with(Effect::Ask(PendingQuestion::ClockReading {
                side: by,
                seconds: error,
            }))
            .with(Effect::Discretion(rule!("adjourn.time-error"))),
    })
}
