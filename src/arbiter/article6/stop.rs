//! 6.11: stopping the clocks.
//!
//! A player may stop the clocks only to seek the arbiter's help; without a valid reason the
//! arbiter may penalise him. A claim, a sealed move and a displaced piece are reasons. Example:
//! no queen is at hand for a promotion.

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Decision, Finding};
use crate::game::{Event, State, Who};
use crate::rule;

/// Whether an envelope is about that nobody has opened: stopping the clock is part of sealing.
fn is_sealing(state: &State) -> bool {
    state
        .adjournment
        .sealed
        .as_ref()
        .is_some_and(|sealed| !sealed.opened)
}

/// Why the clocks are stopped, as far as the story tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StopReason {
    /// It is a valid one.
    Valid,
    /// There is none.
    None,
    /// Nobody has said it yet.
    Unsaid,
}

fn told(case: &Case<'_>, by: Color, reason: Option<&str>) -> StopReason {
    let state = case.state;
    // Whoever stops the clock over a sealed move needs to say no more.
    if is_sealing(state) || state.adjournment.seal_ordered {
        return StopReason::Valid;
    }
    let stated = reason.map(|reason| reason.trim().to_lowercase());
    match stated.as_deref() {
        Some("" | "none") => StopReason::None,
        Some(_) => StopReason::Valid,
        None if state.turn.loose.is_some() || state.displaced.is_some() => StopReason::Valid,
        None if case.earlier.last().is_some_and(|event| disturbs(event, by)) => StopReason::Valid,
        None => told_next(case, by),
    }
}

/// Whether an event disturbs a player: an act of the opponent or a disturbance from outside.
fn disturbs(event: &Event, by: Color) -> bool {
    match event.act {
        Act::Disturb(_) => true,
        Act::Displace { .. } | Act::Conduct(_) => event.who.side() != Some(by),
        _ => false,
    }
}

/// The reason that the next event tells.
fn told_next(case: &Case<'_>, by: Color) -> StopReason {
    let Some(next) = case.later.first() else {
        return StopReason::Unsaid;
    };
    let own = next.who.side() == Some(by);
    match &next.act {
        Act::Claim(_)
        | Act::Complain { .. }
        | Act::RequestIncrement
        | Act::Ask(_)
        | Act::Place { .. }
            if own =>
        {
            StopReason::Valid
        }
        Act::Discover { .. } => StopReason::Valid,
        _ if disturbs(next, by) => StopReason::Valid,
        // An offer needs no arbiter; the clocks may stand where the game is over by it.
        Act::Resign if own => StopReason::Valid,
        Act::Accept if own && case.state.has_offer_for(by) => StopReason::Valid,
        Act::Offer | Act::ConditionalOffer { .. } if own => {
            let answer = case
                .later
                .get(1)
                .map(|event| (&event.act, event.who.side()));
            match answer == Some((&Act::Accept, Some(by.other()))) {
                true => StopReason::Valid,
                false => StopReason::None,
            }
        }
        Act::Accept | Act::Decline if own => StopReason::None,
        Act::Move { .. } | Act::Press { .. } => StopReason::None,
        _ => StopReason::Unsaid,
    }
}

/// 6.11.2: there is a reason.
pub static PLAYER_STOP: Provision = Provision {
    name: "player-stop",
    rules: &[
        rule!("clock.player-stop"),
        rule!("irregularity.displace.stop"),
    ],
    judge: Judge::Stop(player_stop),
    ..Provision::DEFAULT
};

fn player_stop(case: &Case<'_>, by: Color, reason: Option<&str>) -> Option<Opinion> {
    if told(case, by, reason) != StopReason::Valid || is_sealing(case.state) {
        return None;
    }
    let message = Message::new("ruling-player-stop").word("side", Who::from(by).name());
    let mut opinion = Opinion::new(message)
        .citing(&[rule!("clock.player-stop"), rule!("clock.restart")])
        .with(Effect::Pause);
    if case.state.displaced.is_some() {
        opinion = opinion.citing(&[rule!("irregularity.displace.stop")]);
    }
    Some(opinion)
}

/// 6.11.4: there is none.
pub static STOP_WITHOUT_REASON: Provision = Provision {
    name: "stop-without-reason",
    rules: &[rule!("clock.player-stop.no-reason")],
    judge: Judge::Stop(stop_without_reason),
    ..Provision::DEFAULT
};

fn stop_without_reason(case: &Case<'_>, by: Color, reason: Option<&str>) -> Option<Opinion> {
    if told(case, by, reason) != StopReason::None {
        return None;
    }
    let message = Message::new("ruling-stop-without-reason").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[
                rule!("clock.player-stop.no-reason"),
                rule!("clock.player-stop"),
            ])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}

/// 6.11.2: the reason has not been told yet.
pub static STOP_UNEXPLAINED: Provision = Provision {
    name: "stop-unexplained",
    rules: &[
        rule!("clock.player-stop"),
        rule!("clock.player-stop.no-reason"),
    ],
    judge: Judge::Stop(stop_unexplained),
    ..Provision::DEFAULT
};

fn stop_unexplained(case: &Case<'_>, by: Color, reason: Option<&str>) -> Option<Opinion> {
    if told(case, by, reason) != StopReason::Unsaid {
        return None;
    }
    let message = Message::new("ruling-stop-unexplained").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(STOP_UNEXPLAINED.rules)
            .with(Effect::Pause)
            .with(Effect::Needs {
                who: Who::from(by),
                what: Need::Reason,
            }),
    )
}

/// 6.11.4: the arbiter determines whether the reason was a valid one.
pub static STOP_DECIDED: Provision = Provision {
    name: "stop-decided",
    rules: &[rule!("clock.player-stop.no-reason")],
    judge: Judge::Find(stop_decided),
    ..Provision::DEFAULT
};

fn stop_decided(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let (by, None, false) = (
        case.before.clocks.stopped?,
        case.before.question,
        is_sealing(case.before),
    ) else {
        return None;
    };
    let valid = match (finding.valid_reason, finding.decision) {
        (Some(valid), _) => valid,
        (None, Some(Decision::Agree)) => true,
        (None, Some(Decision::Reject)) => false,
        (None, Some(Decision::Postpone) | None) => return None,
    };
    let message = Message::new("ruling-stop-decided")
        .word("side", Who::from(by).name())
        .truth("valid", valid);
    let opinion = Opinion::new(message).with(Effect::Met(Need::Reason));
    Some(match valid {
        true => opinion.citing(&[rule!("clock.player-stop"), rule!("clock.restart")]),
        false => opinion
            .citing(&[
                rule!("clock.player-stop.no-reason"),
                rule!("clock.player-stop"),
            ])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    })
}
