//! 7.5.3 with 11.5: the clock was pressed by accident.
//!
//! Whether a press without a move was an accident is a finding. If it was, it is a distraction at
//! most: nothing is counted, nobody is given time, and the increment that the press has gained is
//! taken back (7.1). The finding may come before anybody complains, or after the press has been
//! ruled on as an illegal move: then that ruling is taken back, as long as no move was made since.
//! Example: a sleeve brushes the lever.

use shakmaty::Color;

use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision, penalty};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Finding};
use crate::game::state::Termination;
use crate::rule;

/// What has been made of the press so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PressStatus {
    /// Nobody has ruled on it.
    Open,
    /// It was counted, and the opponent got the penalty.
    Penalised,
    /// It was counted and has decided the game.
    Decided,
}

impl PressStatus {
    fn name(self) -> &'static str {
        match self {
            PressStatus::Open => "open",
            PressStatus::Penalised => "penalised",
            PressStatus::Decided => "decided",
        }
    }
}

/// Whose press it is, and what has been made of it.
fn pressed(case: &Case<'_>) -> Option<(Color, PressStatus)> {
    let state = case.before;
    match (
        state.ended,
        state.clocks.empty_press,
        state.turn.counted_press,
    ) {
        (None, Some(press), _) => Some((press.by, PressStatus::Open)),
        (None, None, Some(side)) => Some((side, PressStatus::Penalised)),
        (Some(ending), _, Some(side)) => matches!(
            ending.termination,
            Termination::SecondIllegal | Termination::SecondIllegalUnwinnable
        )
        .then_some((side, PressStatus::Decided)),
        _ => None,
    }
}

/// Whether what a finding says of an accident counts: it neither answers an open question nor says
/// that a sealed text can't be read.
pub fn is_about_press(case: &Case<'_>) -> bool {
    let of_text = matches!(case.act(), Some(Act::Find(finding)) if finding.readable.is_some());
    let of_sealed = of_text && case.before.adjournment.sealed.is_some();
    !case.is_answered() && !of_sealed
}

/// Whose press the arbiter finds now to have been an accident.
pub fn found(case: &Case<'_>) -> Option<Color> {
    let Act::Find(finding) = case.act()? else {
        return None;
    };
    let (side, _) = pressed(case)?;
    (is_about_press(case) && finding.accidental == Some(true)).then_some(side)
}

/// The arbiter finds that the press was an accident.
pub static ACCIDENTAL_PRESS: Provision = Provision {
    name: "accidental-press",
    rules: &[rule!("irregularity.illegal.press-without-move")],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Find(accidental_press),
    ..Provision::DEFAULT
};

fn accidental_press(case: &Case<'_>, _: &Finding) -> Option<Opinion> {
    let (_, standing) = pressed(case)?;
    let side = found(case)?;
    let given: Vec<Effect> = match standing {
        PressStatus::Penalised => without_penalty(case, side).collect(),
        PressStatus::Open | PressStatus::Decided => Vec::new(),
    };
    let told = match standing {
        PressStatus::Penalised if given.is_empty() => "timed",
        other => other.name(),
    };
    let message = Message::new("ruling-press-accidental")
        .word("side", Who::from(side).name())
        .word("standing", told);
    let mut opinion = Opinion::new(message)
        .citing(&[
            rule!("irregularity.illegal.press-without-move"),
            rule!("conduct.distract"),
        ])
        .with(Effect::ExcusePress);
    opinion = match standing {
        PressStatus::Open => opinion,
        PressStatus::Penalised => opinion.with(Effect::Uncount { side }).with_all(given),
        PressStatus::Decided => opinion.with(Effect::Uncount { side }).with(Effect::Reopen),
    };
    if standing != PressStatus::Penalised {
        let taken_back = take_back(case, Undone::Press, side);
        if !taken_back.is_empty() {
            opinion = with_taken_back(
                opinion.citing(&[rule!("irregularity.restore-times")]),
                taken_back,
            );
        }
    }
    Some(
        opinion
            .with(Effect::Discretion(rule!("conduct.distract")))
            .with(Effect::Continue),
    )
}

/// The penalty for an illegal move, the other way round: nobody loses more than he was given, and
/// a time that the arbiter has stated since stays.
fn without_penalty(case: &Case<'_>, side: Color) -> impl Iterator<Item = Effect> {
    let imposed = Opinion::new(Message::new("ruling-press-without-move"));
    let imposed = penalty::for_illegal(case, imposed, side).effects;
    imposed.into_iter().filter_map(|effect| match effect {
        Effect::Clock { side, seconds } => Some(Effect::Clock {
            side,
            seconds: -seconds,
        })
        .filter(|_| !case.before.clocks.timed_anew[side]),
        _ => None,
    })
}
