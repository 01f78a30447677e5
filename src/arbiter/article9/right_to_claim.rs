//! 9.2, 9.3, 9.4, 9.5.1, 6.12.2: who may claim, when, and on what.
//!
//! Only the player having the move, who has touched nothing on this move, and not from a screen
//! alone. An invalid claim is rejected, stays a draw offer, and costs the penalty unless the
//! event says otherwise. The right returns with the next move. Example: the player makes the move
//! and claims afterwards: too late, the opponent may claim now.

use shakmaty::{Chess, Color, Position};

use super::claim::{self, DrawClaim};
use crate::arbiter::article4::touch::{Bound, bound};
use crate::arbiter::{
    Case, ClaimStatus, Effect, Judge, Opinion, Provision, Right, Witness, penalty,
};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
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

/// The clause that the claim rests on.
fn clause_of(claimed: DrawClaim<'_>) -> RuleId {
    match (claimed.claim.basis, claimed.intended.is_some()) {
        (Basis::Fifty, true) => rule!("draw.fifty.claim-intended"),
        (Basis::Fifty, false) => rule!("draw.fifty.claim-current"),
        (_, true) => rule!("draw.threefold.claim-intended"),
        (_, false) => rule!("draw.threefold.claim-current"),
    }
}

/// The clause that a claim on the opponent's turn rests on: where the claimant's own move has brought
/// the position about, he had to write that move and claim before making it.
fn clause_out_of_turn(case: &Case<'_>, claimed: DrawClaim<'_>) -> RuleId {
    let parameters = &case.setting().parameters;
    let history = &case.before.history;
    let sealed = case.before.is_adjourned();
    let arisen = |position: &Chess| match claimed.claim.basis {
        Basis::Fifty => position.halfmoves() == parameters.fifty,
        _ => history.appearances_by(parameters, position, None).len() >= parameters.threefold,
    };
    let is_his = sealed || case.before.board.chess().is_some_and(arisen);
    match claimed.claim.basis {
        Basis::Fifty if is_his => rule!("draw.fifty.claim-intended"),
        Basis::Threefold if is_his => rule!("draw.threefold.claim-intended"),
        _ => clause_of(claimed),
    }
}

/// Whether the event treats a claim that may not be made as an incorrect one.
fn is_penalised(case: &Case<'_>) -> bool {
    let switches = case.setting().switches();
    switches.penalise_procedurally_invalid_claim
}

fn invalid(case: &Case<'_>, by: shakmaty::Color, opinion: Opinion) -> Opinion {
    let mut opinion = opinion
        .passing(&[rule!("draw.claim.stop-clock")])
        .with(Effect::Pause);
    if is_penalised(case) {
        opinion = penalty::for_claim(case, opinion, by);
    }
    claim::as_offer(case, by, opinion)
}

/// The opponent has the move.
pub static NOT_HAVING_THE_MOVE: Provision = Provision {
    name: "claim-not-having-the-move",
    rules: &[
        rule!("draw.threefold.claim-intended"),
        rule!("clock.displays"),
    ],
    judge: Judge::Claim(not_having_the_move),
    ..Provision::DEFAULT
};

fn not_having_the_move(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    if claim::is_entitled(case.before, claimed.by) {
        return None;
    }
    let clause = clause_out_of_turn(case, claimed);
    let message = Message::new("ruling-claim-not-on-move")
        .word("side", Who::from(claimed.by).name())
        .truth("late", clause != clause_of(claimed))
        .truth("penalised", is_penalised(case));
    let mut opinion = Opinion::new(message).citing(&[clause]);
    let sealed = case.before.adjournment.sealed.as_ref();
    // He had the right before he made his move (9.4).
    let just_moved = case.before.history.last();
    if just_moved.is_some_and(|ply| ply.by == claimed.by) && sealed.is_none() {
        opinion = opinion.citing(&[rule!("draw.claim.right-lost-touch")]);
    } else {
        opinion = opinion.citing(&[rule!("game.having-the-move")]);
    }
    if is_penalised(case) {
        opinion = opinion.citing(&[rule!("draw.claim.incorrect")]);
    }
    opinion = opinion.passing(&[
        rule!("game.having-the-move"),
        basis_rule(claimed.claim.basis),
    ]);
    if sealed.is_some_and(|sealed| !sealed.opened) {
        opinion = opinion.citing(&[rule!("adjourn.seal.duty")]);
    }
    opinion = opinion.with(claim::standing(claimed, ClaimStatus::Inadmissible));
    Some(invalid(case, claimed.by, opinion))
}

/// The sealed move that the claimant is to answer has not been opened: there is no position yet
/// that the claim could be tested on. He loses nothing by it; he may claim when it is opened.
pub static BEFORE_OPENING: Provision = Provision {
    name: "claim-before-opening",
    rules: &[rule!("draw.threefold")],
    overrides: &[
        &NOT_HAVING_THE_MOVE,
        &RIGHT_LOST,
        &SCREEN_ONLY,
        &NOT_WRITTEN,
        &CLOCK_NOT_RUNNING,
    ],
    judge: Judge::Claim(before_opening),
    ..Provision::DEFAULT
};

fn before_opening(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
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
    rules: &[rule!("draw.threefold.claim-intended")],
    judge: Judge::Claim(right_lost),
    ..Provision::DEFAULT
};

fn right_lost(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    if !claim::is_barred(case.before, claimed.by) {
        return None;
    }
    let message = Message::new("ruling-claim-right-lost")
        .word("side", Who::from(claimed.by).name())
        .truth("penalised", is_penalised(case));
    let bound = bound(&case.before.board, &case.before.turn.touched, claimed.by);
    let mut opinion = Opinion::new(message).citing(&[rule!("draw.claim.right-lost-touch")]);
    if is_penalised(case) {
        opinion = opinion.citing(&[rule!("draw.claim.incorrect")]);
    }
    let opinion = opinion
        .citing(&[clause_of(claimed)])
        .passing(&[basis_rule(claimed.claim.basis)])
        .passing(Bound::rules_of(bound.as_ref()))
        .with(Effect::Lose {
            side: claimed.by,
            right: Right::Claim,
        })
        .with(claim::standing(claimed, ClaimStatus::Inadmissible));
    Some(invalid(case, claimed.by, opinion))
}

/// 6.12.2: nothing but a screen shows it.
pub static SCREEN_ONLY: Provision = Provision {
    name: "claim-from-screen",
    rules: &[rule!("clock.displays.no-claim")],
    judge: Judge::Claim(screen_only),
    ..Provision::DEFAULT
};

fn screen_only(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
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
        opinion
            .with(Effect::Dismiss)
            .with(claim::standing(claimed, ClaimStatus::Inadmissible))
    };
    Some(opinion.citing(&[rule!("clock.displays")]))
}

/// 9.2.1, 9.3.1: the intended move was not written; the player is told to make the claim legal.
pub static NOT_WRITTEN: Provision = Provision {
    name: "claim-not-written",
    rules: &[rule!("draw.threefold.claim-intended")],
    judge: Judge::Claim(not_written),
    ..Provision::DEFAULT
};

fn not_written(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
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
            .citing(&[clause])
            .passing(&[rule!("draw.claim.stop-clock")])
            .with(claim::standing(claimed, ClaimStatus::Pending))
            .with(Effect::Unfound)
            .with(Effect::Continue),
    )
}

/// 9.2.1, 9.3.1: several moves fit what is written; the arbiter asks which is meant.
pub static WHICH_MOVE: Provision = Provision {
    name: "claim-which-move",
    rules: &[rule!("draw.threefold.claim-intended")],
    judge: Judge::Claim(which_move),
    ..Provision::DEFAULT
};

fn which_move(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    let state = case.before;
    let able = claim::is_entitled(state, claimed.by) && !claim::is_barred(state, claimed.by);
    if !able || claim::is_unchecked(case, claimed) {
        return None;
    }
    let again = claim::is_other_answer(case, claimed);
    let fitting = claim::readings(state, claimed);
    if fitting.is_none() && !again {
        return None;
    }
    let clause = match claimed.claim.basis {
        Basis::Fifty => rule!("draw.fifty.claim-intended"),
        _ => rule!("draw.threefold.claim-intended"),
    };
    let message = Message::new("ruling-claim-which-move")
        .word("side", Who::from(claimed.by).name())
        .truth("again", again)
        .text("move", claimed.intended.unwrap_or_default());
    let witness = fitting.map(|moves| Witness::Reading {
        text: claimed.intended.unwrap_or_default().into(),
        moves: moves
            .iter()
            .map(|played| shakmaty::uci::UciMove::from_standard(*played).to_string())
            .collect(),
    });
    Some(
        Opinion::new(message)
            .citing(&[clause, rule!("notation.disambiguate")])
            .passing(&[rule!("draw.claim.stop-clock")])
            .with(Effect::Pause)
            .with(Effect::OpenClaim(
                claimed.by,
                Box::new(claimed.claim.clone()),
            ))
            .with(Effect::Offer { side: claimed.by })
            .with(claim::standing(claimed, ClaimStatus::Pending))
            .with(Effect::Needs {
                who: Who::from(claimed.by),
                what: Need::WhichMove,
            })
            .witness_all(witness),
    )
}

/// 9.5.1: the claim is made; it will be checked.
pub static CLAIM_UNCHECKED: Provision = Provision {
    name: "claim-unchecked",
    rules: &[
        rule!("draw.claim.stop-clock"),
        rule!("conduct.claim-checking"),
    ],
    overrides: &[&NOT_WRITTEN, &SCREEN_ONLY, &CLOCK_NOT_RUNNING],
    judge: Judge::Claim(claim_unchecked),
    ..Provision::DEFAULT
};

fn claim_unchecked(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    let state = case.before;
    let able = claim::is_entitled(state, claimed.by) && !claim::is_barred(state, claimed.by);
    if !able || !claim::is_unchecked(case, claimed) {
        return None;
    }
    let message = Message::new("ruling-claim-unchecked").word("side", Who::from(claimed.by).name());
    let opinion = Opinion::new(message)
        .citing(&[rule!("draw.claim.stop-clock")])
        .passing(&[rule!("conduct.claim-checking")])
        .with(Effect::Pause)
        .with(Effect::OpenClaim(
            claimed.by,
            Box::new(claimed.claim.clone()),
        ))
        .with(claim::standing(claimed, ClaimStatus::Pending))
        .with(Effect::Needs {
            who: Who::Arbiter,
            what: Need::Finding,
        });
    Some(claim::as_offer(case, claimed.by, opinion))
}

/// There is no open claim to check.
pub static NOTHING_TO_CHECK: Provision = Provision {
    name: "nothing-to-check",
    rules: &[rule!("draw.claim.stop-clock")],
    judge: Judge::Act(nothing_to_check),
    ..Provision::DEFAULT
};

fn nothing_to_check(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Check = act else {
        return None;
    };
    case.before.turn.open_claim.is_none().then(|| {
        Opinion::new(Message::new("ruling-nothing-to-check"))
            .citing(NOTHING_TO_CHECK.rules)
            .with(Effect::Void)
    })
}

/// Where the event asks for a running clock: the opponent is to press first.
pub static CLOCK_NOT_RUNNING: Provision = Provision {
    name: "claim-clock-not-running",
    rules: &[rule!("game.having-the-move")],
    judge: Judge::Claim(clock_not_running),
    ..Provision::DEFAULT
};

fn clock_not_running(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
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
            .with(claim::standing(claimed, ClaimStatus::Pending))
            .with(Effect::Unfound)
            .with(Effect::Continue),
    )
}

/// 9.5.1: a claim can't be withdrawn.
pub static CLAIM_WITHDRAWAL: Provision = Provision {
    name: "claim-withdrawal",
    rules: &[rule!("draw.claim.stop-clock")],
    judge: Judge::Done(claim_withdrawal),
    ..Provision::DEFAULT
};

fn claim_withdrawal(_: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Withdraw(Withdrawn::Claim) = act else {
        return None;
    };
    let message = Message::new("ruling-claim-withdrawal").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("draw.claim.stop-clock")])
            .with(Effect::Void),
    )
}
