//! 11.4, 12.7, 12.8: whoever has finished his game, and everybody else.
//!
//! A finished player is a spectator: what he does has no effect on the result. Nobody may speak
//! about a game or interfere with it but to tell the arbiter, and nobody may use a phone without
//! permission. Example: a spectator rings his wife in the playing hall.

use super::{breach, in_order, message};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision};
use crate::game::Who;
use crate::game::scenario::{Capacity, Conduct, ConductKind};
use crate::rule;

/// 11.4: the game is over.
pub static AFTER_THE_GAME: Provision = Provision {
    name: "conduct-after-the-game",
    rules: &[rule!("conduct.spectators"), rule!("arbiter.phones")],
    overrides: &[&GAME_OVER],
    phase: Phase::End,
    judge: Judge::Conduct(after_the_game),
    ..Provision::DEFAULT
};

fn after_the_game(_: &Case<'_>, who: Who, conduct: &Conduct) -> Option<Opinion> {
    if who == Who::Outsider {
        return None;
    }
    let rules = [rule!("conduct.spectators")];
    let free = matches!(
        conduct.what,
        ConductKind::LeaveVenue | ConductKind::LeaveArea | ConductKind::Analyse
    );
    if free {
        return Some(in_order(message(who, "spectator-free"), &rules));
    }
    Some(
        Opinion::new(message(who, "spectator"))
            .citing(&rules)
            .citing(&[rule!("arbiter.phones")])
            .with(Effect::Void),
    )
}

/// 12.7, 12.8: an outsider.
pub static OUTSIDER: Provision = Provision {
    name: "outsider-conduct",
    rules: &[
        rule!("arbiter.outsiders"),
        rule!("blind.assistant.inform"),
        rule!("blind.assistant"),
    ],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Conduct(outsider),
    ..Provision::DEFAULT
};

fn outsider(_: &Case<'_>, who: Who, conduct: &Conduct) -> Option<Opinion> {
    if who != Who::Outsider {
        return None;
    }
    let opinion = match conduct.what {
        ConductKind::Phone | ConductKind::Device if conduct.permission || conduct.approved => {
            return Some(in_order(
                message(who, "phone-permitted"),
                &[rule!("arbiter.phones")],
            ));
        }
        ConductKind::Phone => Opinion::new(message(who, "outsider-phone"))
            .citing(&[rule!("arbiter.phones")])
            .with(Effect::Discretion(rule!("arbiter.phones"))),
        ConductKind::LeaveVenue | ConductKind::LeaveArea | ConductKind::Device => {
            return Some(in_order(
                message(who, "spectator-free"),
                &[rule!("conduct.spectators")],
            ));
        }
        ConductKind::Smoke if conduct.designated => {
            return Some(in_order(
                message(who, "smoke-designated"),
                &[rule!("conduct.smoking")],
            ));
        }
        _ if conduct.capacity == Capacity::Assistant => breach(
            message(who, "assistant-beyond"),
            &[
                rule!("blind.assistant.inform"),
                rule!("conduct.notes"),
                rule!("conduct.distract"),
                rule!("blind.assistant"),
            ],
        ),
        _ => Opinion::new(message(who, "interfere"))
            .citing(&[rule!("arbiter.outsiders")])
            .with(Effect::Discretion(rule!("arbiter.outsiders"))),
    };
    Some(opinion)
}
