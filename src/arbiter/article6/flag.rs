//! 6.4, 6.8, 6.9, A.5.3, A.5.5: the flag.
//!
//! A flag has fallen in law when the arbiter observes it or either player claims it, even his own.
//! Then the moves completed are counted: too few, and the game is lost, or drawn where the opponent
//! can't mate by any series of legal moves. The clock of a noticed flag shows nothing; one that
//! nobody has noticed keeps what the story tells of it, since in law it has not fallen. Example: the
//! 40th move is made, the flag is noticed before the press: 39 are completed, lost.

use std::cmp::Ordering;

use shakmaty::Color;

use crate::arbiter::article4::unfinished::rule_of;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness, penalty};
use crate::diag::Message;
use crate::game::scenario::{Act, Complaint, NoticedBy, Sight};
use crate::game::setting::{ArbiterSees, LateFlagClaim};
use crate::game::state::{Ending, Termination};
use crate::game::{Moment, Who};
use crate::law::RuleId;
use crate::rule;

/// 6.8: nobody has noticed.
pub static UNNOTICED: Provision = Provision {
    name: "flag-unnoticed",
    rules: &[rule!("clock.flag-considered-fallen")],
    judge: Judge::Done(unnoticed),
    ..Provision::DEFAULT
};

fn unnoticed(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Flag(NoticedBy::Nobody) = act else {
        return None;
    };
    if sees_all(case) {
        return None;
    }
    let message = Message::new("ruling-flag-unnoticed").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("clock.flag-considered-fallen")])
            .with(Effect::Unfound),
    )
}

/// Whether the arbiter sees everything when it happens.
pub fn sees_all(case: &Case<'_>) -> bool {
    case.setting().switches().arbiter_sees == ArbiterSees::All
}

/// 6.11, 9.5.1: the clocks stand still, so that no flag can fall.
pub static FLAG_STOPPED: Provision = Provision {
    name: "flag-on-stopped-clock",
    rules: &[rule!("clock.interrupt"), rule!("clock.restart")],
    overrides: &[&UNNOTICED, &FLAG_LOSS, &FLAG_UNWINNABLE, &PERIOD_REACHED],
    judge: Judge::Done(flag_stopped),
    ..Provision::DEFAULT
};

/// Whether a flag is told to fall on a clock that does not run.
pub fn is_stopped(case: &Case<'_>) -> bool {
    let Some((side, Act::Flag(_))) = case.done() else {
        return false;
    };
    case.before.is_paused() && !case.before.is_flag_down(side)
}

fn flag_stopped(case: &Case<'_>, side: Color, _: &Act) -> Option<Opinion> {
    if !is_stopped(case) {
        return None;
    }
    let why = match (case.before.turn.claimed, case.before.clocks.stopped) {
        (true, _) => rule!("draw.claim.stop-clock"),
        (false, Some(_)) => rule!("clock.player-stop"),
        (false, None) => rule!("clock.interrupt"),
    };
    let message = Message::new("ruling-flag-stopped").word("side", Who::from(side).name());
    Some(
        Opinion::new(message)
            .citing(&[
                why,
                rule!("clock.restart"),
                rule!("clock.flag-considered-fallen"),
            ])
            .with(Effect::Void),
    )
}

/// Whose flag counts as fallen now, and whether a player claimed it.
///
/// Who looks at the clock for one flag sees the other as well, so it does not matter which of them
/// is pointed at, or who speaks first: of two that are down the one that fell first counts, unless
/// its owner has made the time control (6.9, and III.3.1 the other way round). The order of the
/// events tells which it was; where both clocks show nothing from the beginning nobody can tell,
/// and no single flag counts.
pub fn fallen(case: &Case<'_>) -> Option<(Color, bool)> {
    let (side, claimed) = noticed(case)?;
    let both = case.before.is_flag_down(side.other());
    let counts = |side: &Color| short_of(case, *side).is_some();
    if !both || !counts(&side.other()) {
        return Some((side, claimed));
    }
    if !counts(&side) {
        return Some((side.other(), claimed));
    }
    let (here, there) = (order(case, side), order(case, side.other()));
    match here.cmp(&there) {
        Ordering::Less => Some((side, claimed)),
        Ordering::Greater => Some((side.other(), claimed)),
        Ordering::Equal => None,
    }
}

/// Whether both flags are down, both players are short of moves, and nobody can tell which flag
/// fell first.
pub fn is_order_unknown(case: &Case<'_>) -> bool {
    noticed(case).is_some() && fallen(case).is_none()
}

/// When a flag fell, in comparison with the other: before the story, first or second in it, or only
/// now.
fn order(case: &Case<'_>, side: Color) -> u8 {
    match case.before.clocks.flag_down[side] {
        Some(fall) => 1 + u8::from(fall.second),
        None if case.before.is_flag_down(side) => 0,
        None => 3,
    }
}

/// Whose flag is pointed at, and whether a player does so.
fn noticed(case: &Case<'_>) -> Option<(Color, bool)> {
    if let Moment::RanOut { side } = *case.moment {
        return Some((side, false));
    }
    match case.act()? {
        Act::Flag(NoticedBy::Opponent) => Some((case.player()?, true)),
        Act::Flag(NoticedBy::Arbiter) => Some((case.player()?, false)),
        Act::Flag(NoticedBy::Nobody) if sees_all(case) => Some((case.player()?, false)),
        Act::Complain {
            about: Complaint::Flag,
            ..
        } => {
            let by = case.player()?;
            let down = |side: &Color| case.before.is_flag_down(*side);
            let side = [by.other(), by].into_iter().find(down)?;
            Some((side, true))
        }
        Act::Observe {
            what: Sight::Flag, ..
        } => {
            let down = |side: &Color| case.before.is_flag_down(*side);
            Some((Color::ALL.into_iter().find(down)?, false))
        }
        _ => None,
    }
}

/// Whether a player points out that his own flag is down.
fn points_at_own(case: &Case<'_>) -> bool {
    matches!(case.act(), Some(Act::Complain { .. }))
        && fallen(case).map(|(side, _)| side) == case.player()
}

/// Why a move that was begun on the board has not been made (4.7.1–4.7.3, D.2.3.3).
fn unmade(case: &Case<'_>, side: Color) -> Option<RuleId> {
    if case.before.aside.unannounced == Some(side) {
        return Some(rule!("blind.made.announced"));
    }
    let movement = &case.before.turn.loose.as_ref()?.movement;
    if movement.is_illegal() {
        return None;
    }
    match movement.rest {
        Some(rest) => Some(rule_of(rest)),
        None => movement.unfinished.then_some(rule!("act.made.promotion")),
    }
}

/// The rules of a fallen flag, those that decide first, and how many of them do.
fn with_rules(case: &Case<'_>, side: Color, claimed: bool, opinion: Opinion) -> Opinion {
    let control = &case.setting().time_control;
    let mut rules = vec![
        rule!("clock.flag-loss"),
        rule!("clock.flag-considered-fallen"),
    ];
    // Where moves are to be counted, 6.4 says when.
    if control.periods.len() > 1 {
        rules.insert(1, rule!("clock.flag-check"));
    }
    rules.splice(0..0, unmade(case, side));
    if case.is_simplified() {
        // Whoever points at his own flag claims no win (A.5.5).
        let own = claimed && points_at_own(case);
        if !own {
            rules.push(if claimed {
                rule!("rapid.flag-claim")
            } else {
                rule!("rapid.flag-arbiter")
            });
        }
    }
    opinion
        .citing(&rules)
        .passing(&[rule!("clock.flag-check"), rule!("clock.periods")])
        .passing(penalty::simplified(case))
}

/// The moves that a player has completed before his flag fell: the clock shows the fall, whenever
/// it is noticed (6.10.1).
fn in_time(case: &Case<'_>, side: Color) -> u32 {
    let completed = case.state.completed_by(side);
    let late = case.setting().switches().late_flag_claim;
    match case.state.clocks.flag_down[side] {
        Some(fall)
            if late == LateFlagClaim::Always || case.state.history.length() <= fall.ply + 1 =>
        {
            fall.completed.min(completed)
        }
        _ => completed,
    }
}

/// Whether a player has completed too few moves for the period that is over.
pub fn short_of(case: &Case<'_>, side: Color) -> Option<Witness> {
    let required = case
        .setting()
        .time_control
        .required(case.state.clocks[side].period);
    let completed = in_time(case, side);
    required
        .is_none_or(|required| completed < required)
        .then_some(Witness::Completed {
            side,
            completed,
            required,
        })
}

/// 6.9: too few moves were completed.
pub static FLAG_LOSS: Provision = Provision {
    name: "flag-loss",
    rules: &[
        rule!("clock.flag-loss"),
        rule!("rapid.flag-claim"),
        rule!("rapid.flag-arbiter"),
    ],
    judge: Judge::Flag(flag_loss),
    ..Provision::DEFAULT
};

fn flag_loss(case: &Case<'_>, side: Color, claimed: bool) -> Option<Opinion> {
    let short = short_of(case, side)?;
    let message = Message::new("ruling-flag-loss")
        .word("side", Who::from(side).name())
        .truth("unmade", unmade(case, side).is_some());
    let mut opinion = with_rules(case, side, claimed, Opinion::new(message))
        .with(Effect::FlagDown { side })
        .with(Effect::End(Ending::won_by(side.other(), Termination::Flag)))
        .witness(short);
    if case.state.counts.unpressed[side] {
        // The move is made and not completed: it doesn't count.
        opinion = opinion.citing(&[
            rule!("clock.press-completes"),
            rule!("clock.press-after-reply"),
        ]);
    }
    if in_time(case, side) < case.state.completed_by(side) {
        opinion = opinion.citing(&[rule!("clock.evidence")]);
    }
    Some(opinion)
}

/// 6.9, second sentence: the opponent can't mate.
pub static FLAG_UNWINNABLE: Provision = Provision {
    name: "flag-unwinnable",
    rules: &[rule!("clock.flag-loss")],
    overrides: &[&FLAG_LOSS],
    judge: Judge::Flag(flag_unwinnable),
    ..Provision::DEFAULT
};

fn flag_unwinnable(case: &Case<'_>, side: Color, claimed: bool) -> Option<Opinion> {
    let short = short_of(case, side)?;
    let (impossible, proof) = cannot_mate(case.counting_board(), side.other(), case.setting());
    if !impossible {
        return None;
    }
    let message = Message::new("ruling-flag-unwinnable")
        .word("side", Who::from(side).name())
        .truth("unmade", unmade(case, side).is_some());
    Some(
        with_rules(case, side, claimed, Opinion::new(message))
            .with(Effect::FlagDown { side })
            .with(Effect::End(Ending::draw(Termination::FlagUnwinnable)))
            .witness(short)
            .witness(proof),
    )
}

/// 6.3.1, 6.4: the moves of the period are completed; the next one begins.
pub static PERIOD_REACHED: Provision = Provision {
    name: "period-reached",
    rules: &[
        rule!("clock.flag-check"),
        rule!("clock.periods"),
        rule!("clock.carry-over"),
        rule!("clock.flag-considered-fallen"),
        rule!("clock.flag-loss"),
    ],
    judge: Judge::Flag(period_reached),
    ..Provision::DEFAULT
};

fn period_reached(case: &Case<'_>, side: Color, _: bool) -> Option<Opinion> {
    if short_of(case, side).is_some() {
        return None;
    }
    let message = Message::new("ruling-period-reached").word("side", Who::from(side).name());
    Some(
        Opinion::new(message)
            .citing(PERIOD_REACHED.rules)
            .with(Effect::NextPeriod { side })
            .witness(Witness::Completed {
                side,
                completed: case.state.completed_by(side),
                required: case
                    .setting()
                    .time_control
                    .required(case.state.clocks[side].period),
            }),
    )
}

/// A flag is claimed that is not down.
pub static FLAG_COMPLAINT_UNFOUNDED: Provision = Provision {
    name: "flag-complaint-unfounded",
    rules: &[
        rule!("clock.flag-considered-fallen"),
        rule!("clock.evidence"),
    ],
    judge: Judge::Done(flag_complaint_unfounded),
    ..Provision::DEFAULT
};

fn flag_complaint_unfounded(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Complain {
        about: Complaint::Flag,
        ..
    } = act
    else {
        return None;
    };
    if noticed(case).is_some() {
        return None;
    }
    let message = Message::new("ruling-flag-not-down").word("side", Who::from(by.other()).name());
    Some(
        Opinion::new(message)
            .citing(FLAG_COMPLAINT_UNFOUNDED.rules)
            .with(Effect::Void),
    )
}
