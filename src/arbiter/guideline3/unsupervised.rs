//! III.6: no arbiter is there.
//!
//! With less than two minutes and before his flag has fallen a player may claim; that concludes
//! the game. The final position must be written down and verified; for "no effort" an up-to-date
//! score sheet as well. The designated arbiter decides: draw, or the claimant has lost, unless his
//! opponent can't mate by any series of legal moves.

use shakmaty::Color;

use super::obstacle::{Obstacle, of_time, refuse, standing};
use super::{in_force, is_unsupervised, right_by_board};
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision, Witness};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis, Claim, Decision, Finding};
use crate::game::state::{Ending, PendingQuestion, Termination};
use crate::game::{Moment, Who};
use crate::law::RuleId;
use crate::rule;

const RULES: &[RuleId] = &[
    rule!("quickplay.unsupervised.claim"),
    rule!("quickplay.unsupervised"),
    rule!("quickplay.unsupervised.cannot-win"),
    rule!("quickplay.unsupervised.no-effort"),
    rule!("quickplay.unsupervised.referral"),
    rule!("clock.flag-loss"),
];

fn is_concluding(case: &Case<'_>) -> bool {
    in_force(case.before) && is_unsupervised(case.before)
}

fn obstacles(case: &Case<'_>, by: Color) -> Vec<Obstacle> {
    let needs_move = case.setting().switches().iii6_requires_move;
    let waits = needs_move && !case.before.has_move(by);
    standing([(waits, Obstacle::Move), of_time(case.before, by)])
}

fn basis_rule(basis: Basis) -> RuleId {
    match basis {
        Basis::NoEffort => rule!("quickplay.unsupervised.no-effort"),
        _ => rule!("quickplay.unsupervised.cannot-win"),
    }
}

/// The claim concludes the game.
pub static UNSUPERVISED_CLAIM: Provision = Provision {
    name: "unsupervised-claim",
    rules: RULES,
    judge: Judge::Quickplay(unsupervised_claim),
    ..Provision::DEFAULT
};

fn unsupervised_claim(case: &Case<'_>, by: Color, claim: Option<&Claim>) -> Option<Opinion> {
    let claim = claim.filter(|_| is_concluding(case))?;
    if !obstacles(case, by).is_empty() {
        return None;
    }
    let proved = claim.position_written && (claim.basis != Basis::NoEffort || claim.scoresheet);
    let message = Message::new("ruling-unsupervised-claim")
        .word("side", Who::from(by).name())
        .truth("proved", proved);
    Some(
        Opinion::new(message)
            .citing(&[
                rule!("quickplay.unsupervised.claim"),
                rule!("quickplay.unsupervised.referral"),
                rule!("quickplay.unsupervised"),
                basis_rule(claim.basis),
            ])
            .with(Effect::Pause)
            .with(Effect::Ask(PendingQuestion::Referral {
                by,
                basis: claim.basis,
                proved,
            }))
            .witness(Witness::TimeLeft {
                side: by,
                seconds: case.before.time_of(by).seconds(),
            }),
    )
}

/// The claim is not open to the player.
pub static UNSUPERVISED_NOT_AVAILABLE: Provision = Provision {
    name: "unsupervised-not-available",
    rules: RULES,
    judge: Judge::Quickplay(unsupervised_not_available),
    ..Provision::DEFAULT
};

fn unsupervised_not_available(
    case: &Case<'_>,
    by: Color,
    claim: Option<&Claim>,
) -> Option<Opinion> {
    claim.filter(|_| is_concluding(case))?;
    let key = "ruling-unsupervised-not-available";
    refuse(case, by, &obstacles(case, by), key, &RULES[..2])
}

fn concluded(kind: &'static str, by: Color) -> Opinion {
    let message = Message::new("ruling-concluded")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    Opinion::new(message).citing(&[
        rule!("quickplay.unsupervised.claim"),
        rule!("quickplay.unsupervised.referral"),
    ])
}

/// III.6.1: play has ended with the claim; flags, moves and resignations come too late.
pub static CONCLUDED: Provision = Provision {
    name: "concluded-by-claim",
    rules: &[rule!("quickplay.unsupervised.claim")],
    phase: Phase::End,
    judge: Judge::Always(judge_concluded),
    ..Provision::DEFAULT
};

fn judge_concluded(case: &Case<'_>) -> Option<Opinion> {
    let Some(PendingQuestion::Referral { by, .. }) = case.before.question else {
        return None;
    };
    let act = &case.event?.act;
    let speaks = case.before.is_referred()
        && !matches!(case.moment, Moment::Touched { .. })
        && !matches!(act, Act::Sign { .. } | Act::Find(_) | Act::Observe { .. });
    speaks.then(|| concluded("late", by))
}

/// III.6.2: the designated arbiter decides.
pub static REFERRAL: Provision = Provision {
    name: "referral",
    rules: RULES,
    judge: Judge::Find(referral),
    ..Provision::DEFAULT
};

fn referral(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let Some(PendingQuestion::Referral { by, basis, proved }) = case.before.question else {
        return None;
    };
    // Without what III.6.1 asks for, the claim can't be upheld; but nobody wins who can't mate.
    let agreed = match finding.decision? {
        Decision::Agree => true,
        Decision::Reject => false,
        Decision::Postpone => return Some(concluded("postponed", by)),
    };
    let upheld = agreed && proved;
    if !upheld && let Some(draw) = right_by_board(case, by) {
        return Some(draw.citing(&[
            rule!("quickplay.unsupervised.referral"),
            rule!("quickplay.unsupervised.claim"),
            basis_rule(basis),
        ]));
    }
    let message = Message::new("ruling-referral")
        .word("side", Who::from(by).name())
        .word(
            "found",
            match (agreed, proved) {
                (true, true) => "upheld",
                (true, false) => "unproved",
                (false, _) => "rejected",
            },
        );
    let ending = if upheld {
        Ending::draw(Termination::NormalMeans)
    } else {
        Ending::won_by(by.other(), Termination::ClaimRejected)
    };
    Some(
        Opinion::new(message)
            .citing(&[
                rule!("quickplay.unsupervised.referral"),
                rule!("quickplay.unsupervised.claim"),
                basis_rule(basis),
            ])
            .with(Effect::Answered)
            .with(Effect::End(ending)),
    )
}
