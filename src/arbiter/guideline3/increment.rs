//! III.4: a player short of time asks for an increment.
//!
//! The player having the move, with less than two minutes, may ask that both get five seconds a
//! move; that is a draw offer. If it is refused and the arbiter agrees, the increment is set and
//! the opponent gets two extra minutes.

use shakmaty::Color;

use super::obstacle::{Obstacle, of_time, refuse, standing};
use super::{award, in_force};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Claim, Decision, Finding};
use crate::game::state::PendingQuestion;
use crate::law::RuleId;
use crate::rule;

const RULES: &[RuleId] = &[rule!("quickplay.increment-request")];

fn is_requested(case: &Case<'_>, claim: Option<&Claim>) -> bool {
    claim.is_none() && in_force(case.before)
}

fn obstacles(case: &Case<'_>, by: Color) -> Vec<Obstacle> {
    let unused = case.setting().regulations.iii4 == Some(false);
    standing([
        (unused, Obstacle::IncrementUnused),
        (!case.before.has_move(by), Obstacle::Move),
        of_time(case.before, by),
    ])
}

/// The request is made in time.
pub static INCREMENT_REQUEST: Provision = Provision {
    name: "increment-request",
    rules: RULES,
    judge: Judge::Quickplay(increment_request),
    ..Provision::DEFAULT
};

fn increment_request(case: &Case<'_>, by: Color, claim: Option<&Claim>) -> Option<Opinion> {
    if !is_requested(case, claim) || !obstacles(case, by).is_empty() {
        return None;
    }
    let message = Message::new("ruling-increment-request").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(RULES)
            .with(Effect::Offer { side: by })
            .with(Effect::Ask(PendingQuestion::Increment { by }))
            .witness(Witness::TimeLeft {
                side: by,
                seconds: case.before.time_of(by).seconds(),
            }),
    )
}

/// The request is not open to the player.
pub static INCREMENT_NOT_AVAILABLE: Provision = Provision {
    name: "increment-not-available",
    rules: RULES,
    judge: Judge::Quickplay(increment_not_available),
    ..Provision::DEFAULT
};

fn increment_not_available(case: &Case<'_>, by: Color, claim: Option<&Claim>) -> Option<Opinion> {
    if !is_requested(case, claim) {
        return None;
    }
    let key = "ruling-increment-not-available";
    refuse(case, by, &obstacles(case, by), key, RULES)
}

/// The arbiter agrees to the request, or not.
pub static INCREMENT_DECISION: Provision = Provision {
    name: "increment-decision",
    rules: RULES,
    judge: Judge::Find(increment_decision),
    ..Provision::DEFAULT
};

fn increment_decision(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let Some(PendingQuestion::Increment { by }) = case.before.question else {
        return None;
    };
    let agreed = finding.decision? == Decision::Agree;
    let message = Message::new("ruling-increment-decision")
        .word("side", Who::from(by).name())
        .truth("agreed", agreed);
    let opinion = Opinion::new(message).citing(RULES).with(Effect::Answered);
    Some(match agreed {
        true => opinion
            .with(Effect::Increment { seconds: 5 })
            .with(Effect::Clock {
                side: by.other(),
                seconds: award(case),
            }),
        false => opinion.with(Effect::RefuseIncrement),
    })
}
