//! 9.2, 9.3, 9.4, 9.5.1, 6.12.2: who may claim, when, and on what.
//!
//! Only the player having the move, who has touched nothing on this move, and not from a screen
//! alone. An invalid claim is rejected, stays a draw offer, and costs the penalty unless the
//! event says otherwise. The right returns with the next move. Example: the player makes the move
//! and claims afterwards: too late, the opponent may claim now.

use super::claim::{self, any_claimed};
use crate::arbiter::article4::touch::{self, Bound, bound};
use crate::arbiter::{Case, Effect, Opinion, Provision, Right, penalty};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Basis, Evidence, Withdrawn};
use crate::game::setting::{ScreenClaim, UnwrittenMove};
use crate::law::RuleId;
use crate::rule;

fn basis_rule(basis: Basis) -> RuleId {
    match basis {
        Basis::Fifty => rule!("draw.fifty"),
        _ => rule!("draw.threefold"),
    }
}

const INVALID_RULES: &[RuleId] = &[
    rule!("draw.threefold"),
    rule!("draw.fifty"),
    rule!("game.having-the-move"),
    rule!("draw.claim.right-lost-touch"),
    rule!("draw.claim.incorrect"),
    rule!("draw.claim.is-offer"),
    rule!("draw.claim.stop-clock"),
    rule!("clock.displays.no-claim"),
    rule!("clock.displays"),
    rule!("adjourn.seal.duty"),
];

/// Whether the event treats a claim that may not be made as an incorrect one.
fn is_penalised(case: &Case<'_>) -> bool {
    let switches = case.setting().switches();
    switches.penalise_procedurally_invalid_claim
}

fn invalid(case: &Case<'_>, by: shakmaty::Color, opinion: Opinion) -> Opinion {
    let mut opinion = opinion
        .citing(&[rule!("draw.claim.stop-clock")])
        .with(Effect::Pause);
    if is_penalised(case) {
        opinion = penalty::for_claim(case, opinion, by);
    }
    claim::as_offer(case, by, opinion)
}

/// The opponent has the move.
pub static NOT_HAVING_THE_MOVE: Provision = Provision {
    name: "claim-not-having-the-move",
    rules: INVALID_RULES,
    shared_rules: &[penalty::RULES, touch::RULES],
    judge: not_having_the_move,
    ..Provision::DEFAULT
};

fn not_having_the_move(case: &Case<'_>) -> Option<Opinion> {
    let claimed = any_claimed(case)?;
    if claim::is_entitled(case.before, claimed.by) {
        return None;
    }
    let message = Message::new("ruling-claim-not-on-move")
        .word("side", Who::from(claimed.by).name())
        .truth("penalised", is_penalised(case));
    let mut opinion = Opinion::new(message).citing(&[basis_rule(claimed.claim.basis)]);
    if is_penalised(case) {
        opinion = opinion.citing(&[rule!("draw.claim.incorrect")]);
    }
    opinion = opinion.citing(&[rule!("game.having-the-move")]);
    let sealed = case.before.sealed.as_ref();
    if sealed.is_some_and(|sealed| !sealed.opened) {
        opinion = opinion.citing(&[rule!("adjourn.seal.duty")]);
    }
    Some(invalid(case, claimed.by, opinion))
}

/// The sealed move that the claimant is to answer has not been opened: there is no position yet
/// that the claim could be tested on. He loses nothing by it; he may claim when it is opened.
pub static BEFORE_OPENING: Provision = Provision {
    name: "claim-before-opening",
    rules: &[
        rule!("draw.threefold"),
        rule!("draw.fifty"),
        rule!("game.having-the-move"),
        rule!("adjourn.seal.duty"),
        rule!("adjourn.open"),
        rule!("draw.claim.is-offer"),
    ],
    overrides: &[
        &NOT_HAVING_THE_MOVE,
        &RIGHT_LOST,
        &SCREEN_ONLY,
        &NOT_WRITTEN,
        &CLOCK_NOT_RUNNING,
    ],
    judge: before_opening,
    ..Provision::DEFAULT
};

fn before_opening(case: &Case<'_>) -> Option<Opinion> {
    let claimed = any_claimed(case)?;
    if !claim::awaits_opening(case.before, claimed.by) {
        return None;
    }
    let message =
        Message::new("ruling-claim-before-opening").word("side", Who::from(claimed.by).name());
    let opinion = Opinion::new(message)
        .citing(&[
            basis_rule(claimed.claim.basis),
            rule!("game.having-the-move"),
            rule!("adjourn.seal.duty"),
            rule!("adjourn.open"),
        ])
        .with(Effect::Continue);
    Some(claim::as_offer(case, claimed.by, opinion))
}

/// 9.4: a piece was touched on this move.
pub static RIGHT_LOST: Provision = Provision {
    name: "claim-right-lost",
    rules: INVALID_RULES,
    shared_rules: &[penalty::RULES, touch::RULES],
    judge: right_lost,
    ..Provision::DEFAULT
};

fn right_lost(case: &Case<'_>) -> Option<Opinion> {
    let claimed = any_claimed(case)?;
    if !claim::is_barred(case.before, claimed.by) {
        return None;
    }
    let message = Message::new("ruling-claim-right-lost")
        .word("side", Who::from(claimed.by).name())
        .truth("penalised", is_penalised(case));
    let bound = bound(&case.before.board, &case.before.touched, claimed.by);
    let mut opinion = Opinion::new(message).citing(&[rule!("draw.claim.right-lost-touch")]);
    if is_penalised(case) {
        opinion = opinion.citing(&[rule!("draw.claim.incorrect")]);
    }
    let opinion = opinion
        .citing(&[basis_rule(claimed.claim.basis)])
        .citing(Bound::rules_of(bound.as_ref()))
        .with(Effect::Lose {
            side: claimed.by,
            right: Right::Claim,
        });
    Some(invalid(case, claimed.by, opinion))
}

/// 6.12.2: nothing but a screen shows it.
pub static SCREEN_ONLY: Provision = Provision {
    name: "claim-from-screen",
    rules: &[
        rule!("clock.displays.no-claim"),
        rule!("clock.displays"),
        rule!("draw.claim.incorrect"),
    ],
    judge: screen_only,
    ..Provision::DEFAULT
};

fn screen_only(case: &Case<'_>) -> Option<Opinion> {
    let claimed = any_claimed(case)?;
    if claimed.claim.evidence != Evidence::Screen
        || !case.before.has_move(claimed.by)
        || claim::is_barred(case.before, claimed.by)
    {
        return None;
    }
    let penalised = case.setting().switches().screen_only_claim == ScreenClaim::Incorrect;
    let message = Message::new("ruling-claim-from-screen")
        .word("side", Who::from(claimed.by).name())
        .truth("penalised", penalised);
    let mut opinion = Opinion::new(message).citing(&[rule!("clock.displays.no-claim")]);
    opinion = if penalised {
        opinion.citing(&[rule!("draw.claim.incorrect")])
    } else {
        opinion.with(Effect::Dismiss)
    };
    Some(opinion.citing(&[rule!("clock.displays")]))
}

/// 9.2.1, 9.3.1: the intended move was not written; the player is told to make the claim legal.
pub static NOT_WRITTEN: Provision = Provision {
    name: "claim-not-written",
    rules: &[
        rule!("draw.threefold.claim-intended"),
        rule!("draw.fifty.claim-intended"),
        rule!("draw.claim.stop-clock"),
    ],
    judge: not_written,
    ..Provision::DEFAULT
};

fn not_written(case: &Case<'_>) -> Option<Opinion> {
    let claimed = any_claimed(case)?;
    let told = case.setting().switches().unwritten_intended_move == UnwrittenMove::MakeLegal;
    if !told
        || !claim::is_unwritten(case.before, claimed)
        || !case.before.has_move(claimed.by)
        || claim::is_barred(case.before, claimed.by)
    {
        return None;
    }
    let clause = match claimed.claim.basis {
        Basis::Fifty => rule!("draw.fifty.claim-intended"),
        _ => rule!("draw.threefold.claim-intended"),
    };
    let message =
        Message::new("ruling-claim-not-written").word("side", Who::from(claimed.by).name());
    Some(
        Opinion::new(message)
            .citing(&[clause, rule!("draw.claim.stop-clock")])
            .with(Effect::Continue),
    )
}

/// Where the event asks for a running clock: the opponent is to press first.
pub static CLOCK_NOT_RUNNING: Provision = Provision {
    name: "claim-clock-not-running",
    rules: &[
        rule!("game.having-the-move"),
        rule!("clock.press-after-reply"),
        rule!("draw.threefold"),
        rule!("draw.fifty"),
    ],
    judge: clock_not_running,
    ..Provision::DEFAULT
};

fn clock_not_running(case: &Case<'_>) -> Option<Opinion> {
    let claimed = any_claimed(case)?;
    if !case.before.has_move(claimed.by) || !claim::waits_for_press(case, claimed.by) {
        return None;
    }
    let message = Message::new("ruling-claim-waits").word("side", Who::from(claimed.by).name());
    Some(
        Opinion::new(message)
            .citing(&[
                basis_rule(claimed.claim.basis),
                rule!("game.having-the-move"),
                rule!("clock.press-after-reply"),
            ])
            .with(Effect::Continue),
    )
}

/// 9.5.1: a claim can't be withdrawn.
pub static CLAIM_WITHDRAWAL: Provision = Provision {
    name: "claim-withdrawal",
    rules: &[rule!("draw.claim.stop-clock")],
    judge: claim_withdrawal,
    ..Provision::DEFAULT
};

fn claim_withdrawal(case: &Case<'_>) -> Option<Opinion> {
    let (by, Act::Withdraw(Withdrawn::Claim)) = case.done()? else {
        return None;
    };
    let message = Message::new("ruling-claim-withdrawal").word("side", Who::from(by).name());
    Some(Opinion::new(message).citing(&[rule!("draw.claim.stop-clock")]))
}
