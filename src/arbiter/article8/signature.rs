//! 8.7: the score sheets are signed.
//!
//! What both players have signed stands, even if it is wrong, unless the arbiter decides otherwise:
//! then the game's own result counts again. What the arbiter has ruled himself is not changed by
//! signing otherwise. One signature alone settles nothing, and two that differ leave the arbiter to
//! find what the result is. Whoever signs
//! without naming a result signs the one that has been reached. Example: a fivefold repetition
//! overlooked, a resignation signed, in an event that lets results stand.

use shakmaty::Color;

use crate::arbiter::article9::claim::may_agree;
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Decision, Finding, NoticedBy};
use crate::game::state::{Ending, Outcome, Termination};
use crate::game::{State, Who};
use crate::rule;

/// The result is signed.
pub static SIGNED: Provision = Provision {
    name: "signed",
    rules: &[rule!("record.result-signed")],
    phase: Phase::Any,
    judge: Judge::Done(signed),
    ..Provision::DEFAULT
};

fn signed(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Sign { .. } = act else {
        return None;
    };
    let signed = case.state.scoresheets.signed;
    let contradicts = signed[by] != case.before.ended.map(|ending| ending.outcome);
    let kind = match (signed[by], signed[by.other()]) {
        (None, _) => "none",
        (Some(_), None) => "one",
        (one, other) if one == other && contradicts && is_ruled(case) => "ruled",
        (one, other) if one == other => "both",
        _ => "apart",
    };
    let message = Message::new("ruling-signed")
        .word("side", Who::from(by).name())
        .word("kind", kind)
        .text(
            "result",
            Outcome::printed(signed[by].map_or("", Outcome::name)),
        );
    let opinion = Opinion::new(message).citing(&[rule!("record.result-signed")]);
    Some(match (kind, borne(case.before, by, signed[by])) {
        ("both", Some(ending)) => opinion.with(Effect::Signed(ending)),
        ("ruled", _) => opinion.with(Effect::Void),
        // A dispute about what was said: the arbiter finds what the result is.
        ("apart", _) if !case.before.is_concluded() => opinion.with(Effect::Needs {
            who: Who::Arbiter,
            what: Need::Finding,
        }),
        _ => opinion,
    })
}

/// Whether the arbiter himself has ruled that the game is over: signatures do not change that.
fn is_ruled(case: &Case<'_>) -> bool {
    let Some(ending) = case.before.ended else {
        return false;
    };
    match ending.termination {
        Termination::FlagUnwinnable
        | Termination::SecondIllegal
        | Termination::SecondIllegalUnwinnable
        | Termination::Device
        | Termination::Refusal
        | Termination::ArbiterPenalty => true,
        Termination::Flag => (case.earlier.iter())
            .any(|event| event.who == Who::Arbiter || event.act == Act::Flag(NoticedBy::Arbiter)),
        _ => false,
    }
}

/// What two signatures under a result make of the game, where it is not the game's own already.
fn borne(state: &State, by: Color, signed: Option<Outcome>) -> Option<Ending> {
    let outcome = signed?;
    if state.ended.is_some_and(|ending| ending.outcome == outcome) {
        return None;
    }
    // A draw signed in play is one agreed, where one can be agreed (5.2.3, 9.1.1).
    let made = state.counts.made[by] > 0 && state.counts.made[by.other()] > 0;
    let agreed = outcome == Outcome::Draw && !state.is_concluded() && made && may_agree(state);
    Some(Ending {
        outcome,
        termination: match agreed {
            true => Termination::Agreement,
            false => Termination::Signed,
        },
    })
}

/// Whether the players have signed different results of a game that is not over.
pub fn is_disputed(state: &State) -> bool {
    let signed = state.scoresheets.signed;
    let apart = signed.white.is_some() && signed.black.is_some() && signed.white != signed.black;
    apart && !state.is_concluded()
}

/// The arbiter finds whether the game was over when different results were signed.
pub static DISPUTE_FOUND: Provision = Provision {
    name: "dispute-found",
    rules: &[rule!("record.result-signed")],
    judge: Judge::Find(dispute_found),
    ..Provision::DEFAULT
};

fn dispute_found(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let decision = finding.decision.filter(|_| is_disputed(case.before))?;
    let over = decision == Decision::Agree;
    let opinion = Opinion::new(Message::new("ruling-dispute-found").truth("over", over))
        .citing(&[rule!("record.result-signed")]);
    Some(match decision {
        Decision::Reject => opinion
            .with(Effect::Met(Need::Finding))
            .with(Effect::Continue),
        // Which result it was has to be signed by both, or decided by a penalty.
        Decision::Agree | Decision::Postpone => opinion.with(Effect::Needs {
            who: Who::Arbiter,
            what: Need::Finding,
        }),
    })
}

/// The arbiter decides otherwise than was signed, or lets it stand.
pub static DECIDED_OTHERWISE: Provision = Provision {
    name: "decided-otherwise",
    rules: &[rule!("record.result-signed")],
    overrides: &[&GAME_OVER],
    phase: Phase::End,
    judge: Judge::Find(decided_otherwise),
    ..Provision::DEFAULT
};

fn decided_otherwise(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let ending = case.before.ended?;
    if ending.termination != Termination::Signed {
        return None;
    }
    let stands = match finding.decision? {
        Decision::Agree => true,
        Decision::Reject => false,
        Decision::Postpone => return None,
    };
    let kind = match (stands, case.before.scoresheets.unsigned) {
        (true, _) => "stands",
        (false, Some(_)) => "own",
        (false, None) => "open",
    };
    let message = Message::new("ruling-decided-otherwise")
        .word("kind", kind)
        .text("result", Outcome::printed(ending.outcome.name()));
    let opinion = Opinion::new(message).citing(&[rule!("record.result-signed")]);
    Some(match (stands, case.before.scoresheets.unsigned) {
        (true, _) => opinion,
        (false, Some(own)) => opinion.with(Effect::Amend(own)),
        (false, None) => opinion.with(Effect::Reopen),
    })
}
