//! A.5.1 (2018: A.4.1): after ten moves by each.
//!
//! Under the simplified rules nothing can be claimed any more about the set-up of the pieces, the
//! turn of the board or the setting of the clock, once ten moves have been completed by each
//! player; a misplaced king may not castle. The clock may be changed only if the schedule would
//! suffer. Example: ten by White and nine by Black: still in time.

use shakmaty::{ByColor, Color, Position, Square};

use crate::arbiter::article6::setting::{self, WRONG_SETTING};
use crate::arbiter::article7::setup::{BOARD_ORIENTATION, Discovery, INITIAL_POSITION};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Right, penalty};
use crate::diag::Message;
use crate::game::Event;
use crate::game::scenario::{Act, Irregularity};
use crate::rule;

fn past_ten(completed: ByColor<u32>) -> bool {
    completed.white >= 10 && completed.black >= 10
}

/// A.5.1.2: set-up and orientation stand.
pub static SET_UP_ACCEPTED: Provision = Provision {
    name: "set-up-accepted",
    rules: &[rule!("rapid.after-ten.setup"), rule!("rapid.after-ten")],
    overrides: &[&INITIAL_POSITION, &BOARD_ORIENTATION],
    judge: Judge::Discovery(set_up_accepted),
    ..Provision::DEFAULT
};

fn set_up_accepted(case: &Case<'_>, found: &Discovery) -> Option<Opinion> {
    let Discovery {
        fault, completed, ..
    } = *found;
    let concerned = matches!(
        fault,
        Irregularity::InitialPosition | Irregularity::BoardOrientation
    );
    if !concerned || !case.is_simplified() || !past_ten(completed) {
        return None;
    }
    let misplaced: Vec<Color> = match fault {
        Irregularity::InitialPosition => misplaced_kings(case).collect(),
        _ => Vec::new(),
    };
    let message = Message::new("ruling-set-up-accepted")
        .word("fault", fault.name())
        .truth("king", !misplaced.is_empty());
    let opinion = Opinion::new(message)
        .citing(&[rule!("rapid.after-ten.setup"), rule!("rapid.after-ten")])
        .passing(penalty::simplified(case))
        .with(Effect::Void)
        .with(Effect::Continue)
        .with(Effect::KeepPosition);
    let barred = misplaced.into_iter().map(|side| Effect::Lose {
        side,
        right: Right::Castling,
    });
    Some(opinion.with_all(barred))
}

/// Whose king did not stand at home when the game began.
fn misplaced_kings(case: &Case<'_>) -> impl Iterator<Item = Color> {
    let at_start = case.state.history.position(0);
    let at_start = at_start.filter(|_| case.state.from_fen);
    let stood = move |side: Color| at_start.and_then(|start| start.board().king_of(side));
    Color::ALL.into_iter().filter(move |side| {
        let home = side.fold_wb(Square::E1, Square::E8);
        stood(*side).is_some_and(|king| king != home)
    })
}

/// A.5.1.1: the clock setting stands.
pub static CLOCK_ACCEPTED: Provision = Provision {
    name: "clock-accepted",
    rules: &[rule!("rapid.after-ten.clock")],
    overrides: &[&WRONG_SETTING],
    judge: Judge::Act(clock_accepted),
    ..Provision::DEFAULT
};

fn completed_by(act: &Act, case: &Case<'_>) -> ByColor<u32> {
    Discovery::by(act, case).map_or(case.state.counts.completed, |it| it.completed)
}

fn clock_accepted(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    if !setting::found(case) || !case.is_simplified() {
        return None;
    }
    past_ten(completed_by(act, case)).then(|| {
        Opinion::new(Message::new("ruling-clock-accepted"))
            .citing(&[rule!("rapid.after-ten.clock"), rule!("rapid.after-ten")])
            .passing(penalty::simplified(case))
            .with(Effect::Void)
            .with(Effect::Continue)
            .with(Effect::Discretion(rule!("rapid.after-ten.clock")))
    })
}

/// A.5.1.1: whether the schedule would suffer, once the wrong setting has been found.
pub static SCHEDULE: Provision = Provision {
    name: "schedule",
    rules: &[rule!("rapid.after-ten.clock"), rule!("clock.wrong-setting")],
    judge: Judge::Act(schedule),
    ..Provision::DEFAULT
};

fn schedule(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Find(finding) = act else {
        return None;
    };
    let suffers = finding.schedule_affected?;
    let accepted =
        |event: &Event| setting::is_about(&event.act) && past_ten(completed_by(&event.act, case));
    if !case.is_simplified() || !case.earlier.iter().any(accepted) {
        return None;
    }
    let message = Message::new("ruling-schedule").truth("suffers", suffers);
    let opinion = Opinion::new(message)
        .citing(&[rule!("rapid.after-ten.clock")])
        .passing(penalty::simplified(case));
    Some(match suffers {
        true => opinion
            .citing(&[rule!("clock.wrong-setting")])
            .with(Effect::Pause)
            .with(Effect::Discretion(rule!("clock.wrong-setting"))),
        false => opinion.with(Effect::Continue),
    })
}
