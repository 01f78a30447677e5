//! 6.11: stopping the clocks.
//!
//! A player may stop the clocks only to seek the arbiter's help; without a valid reason the
//! arbiter may penalise him. A claim, a sealed move and a displaced piece are reasons. Example:
//! no queen is at hand for a promotion.

use crate::arbiter::{Case, Effect, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Decision};
use crate::game::{State, Who};
use crate::rule;

/// Whether an envelope is about that nobody has opened: stopping the clock is part of sealing.
fn is_sealing(state: &State) -> bool {
    state.sealed.as_ref().is_some_and(|sealed| !sealed.opened)
}

fn stopped(case: &Case<'_>) -> Option<(shakmaty::Color, bool)> {
    let (by, Act::StopClocks { reason }) = case.done()? else {
        return None;
    };
    let state = case.state;
    // Whoever stops the clock over a sealed move or a displaced piece needs to say no more.
    let plain = is_sealing(state)
        || state.seal_ordered
        || state.loose.is_some()
        || state.displaced.is_some();
    let given = reason
        .as_deref()
        .is_some_and(|reason| !matches!(reason.trim(), "" | "none"));
    Some((by, given || plain))
}

/// 6.11.2: there is a reason.
pub static PLAYER_STOP: Provision = Provision {
    name: "player-stop",
    rules: &[
        rule!("clock.player-stop"),
        rule!("clock.restart"),
        rule!("irregularity.displace.stop"),
    ],
    judge: player_stop,
    ..Provision::DEFAULT
};

fn player_stop(case: &Case<'_>) -> Option<Opinion> {
    let (by, true) = stopped(case)? else {
        return None;
    };
    if is_sealing(case.state) {
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
    rules: &[
        rule!("clock.player-stop.no-reason"),
        rule!("clock.player-stop"),
        rule!("arbiter.penalties"),
    ],
    judge: stop_without_reason,
    ..Provision::DEFAULT
};

fn stop_without_reason(case: &Case<'_>) -> Option<Opinion> {
    let (by, false) = stopped(case)? else {
        return None;
    };
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

/// 6.11.4: the arbiter determines whether the reason was a valid one.
pub static STOP_DECIDED: Provision = Provision {
    name: "stop-decided",
    rules: &[
        rule!("clock.player-stop.no-reason"),
        rule!("clock.player-stop"),
        rule!("clock.restart"),
        rule!("arbiter.penalties"),
    ],
    judge: stop_decided,
    ..Provision::DEFAULT
};

fn stop_decided(case: &Case<'_>) -> Option<Opinion> {
    let Act::Find(finding) = case.act()? else {
        return None;
    };
    let (by, None, false) = (
        case.before.stopped?,
        case.before.question,
        is_sealing(case.before),
    ) else {
        return None;
    };
    let valid = match finding.decision? {
        Decision::Agree => true,
        Decision::Reject => false,
        Decision::Postpone => return None,
    };
    let message = Message::new("ruling-stop-decided")
        .word("side", Who::from(by).name())
        .truth("valid", valid);
    let opinion = Opinion::new(message);
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
