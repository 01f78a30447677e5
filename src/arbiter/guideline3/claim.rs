//! III.5: the opponent can't win, or makes no effort to win, by normal means.
//!
//! The player having the move, with less than two minutes and before his flag is noticed, may
//! claim; it is no draw offer. The arbiter agrees (draw), rejects (the opponent shall have two
//! extra minutes) or postpones (he may have them; the ruling may come after a flag has fallen).
//! The finding is the arbiter's, but against an opponent who can't mate by any series of legal
//! moves the claim can't be rejected; whether he can is shown as a help.

use shakmaty::Color;

use super::flags::{ONE_FLAG_FIRST, first_fallen};
use super::obstacle::{Obstacle, of_time, refuse, standing};
use super::{award, in_force, is_unsupervised, right_by_board};
use crate::arbiter::article6::flag::{FLAG_LOSS, FLAG_UNWINNABLE, fallen, is_stopped};
use crate::arbiter::article9::claim;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Award, Claim, Decision, Finding, WhichPeriod};
use crate::game::setting::IncrementAndClaim;
use crate::game::state::{Ending, PendingQuestion, Termination};
use crate::rule;

fn is_claimed(case: &Case<'_>, claim: Option<&Claim>) -> bool {
    claim.is_some() && in_force(case.before) && !is_unsupervised(case.before)
}

fn obstacles(case: &Case<'_>, by: Color) -> Vec<Obstacle> {
    let state = case.before;
    let closed_by_iii4 = match case.setting().switches().iii4_and_iii5 {
        IncrementAndClaim::ExclusiveByEvent => (true, Obstacle::IncrementInstead),
        IncrementAndClaim::Iii5AfterRefusal => {
            (!state.clocks.increment_refused, Obstacle::IncrementFirst)
        }
    };
    let uses_iii4 = case.setting().regulations.iii4 == Some(true);
    standing([
        (uses_iii4 && closed_by_iii4.0, closed_by_iii4.1),
        (!claim::is_entitled(state, by), Obstacle::Move),
        of_time(state, by),
    ])
}

/// The claim is made in time.
pub static QUICKPLAY_CLAIM: Provision = Provision {
    name: "quickplay-claim",
    rules: &[
        rule!("quickplay.claim"),
        rule!("quickplay.claim.agree"),
        rule!("quickplay.claim.postpone"),
        rule!("quickplay.claim.reject"),
    ],
    judge: Judge::Quickplay(quickplay_claim),
    ..Provision::DEFAULT
};

fn quickplay_claim(case: &Case<'_>, by: Color, claim: Option<&Claim>) -> Option<Opinion> {
    if !is_claimed(case, claim) || !obstacles(case, by).is_empty() {
        return None;
    }
    let message = Message::new("ruling-quickplay-claim").word("side", Who::from(by).name());
    let (_, help) = cannot_mate(&case.before.board, by.other(), case.setting());
    Some(
        Opinion::new(message)
            .citing(&[rule!("quickplay.claim"), rule!("clock.player-stop")])
            .with(Effect::Pause)
            .with(Effect::Ask(PendingQuestion::Quickplay {
                by,
                postponed: false,
                flag: None,
            }))
            .witness(Witness::TimeLeft {
                side: by,
                seconds: case.before.time_of(by).seconds(),
            })
            .witness(help),
    )
}

/// The claim is not open to the player.
pub static QUICKPLAY_NOT_AVAILABLE: Provision = Provision {
    name: "quickplay-not-available",
    rules: &[rule!("quickplay.claim")],
    judge: Judge::Quickplay(quickplay_not_available),
    ..Provision::DEFAULT
};

fn quickplay_not_available(case: &Case<'_>, by: Color, claim: Option<&Claim>) -> Option<Opinion> {
    if !is_claimed(case, claim) {
        return None;
    }
    let key = "ruling-quickplay-not-available";
    refuse(
        case,
        by,
        &obstacles(case, by),
        key,
        QUICKPLAY_NOT_AVAILABLE.rules,
    )
}

/// The arbiter's finding.
pub static QUICKPLAY_DECISION: Provision = Provision {
    name: "quickplay-decision",
    rules: &[rule!("quickplay.claim")],
    judge: Judge::Find(quickplay_decision),
    ..Provision::DEFAULT
};

fn quickplay_decision(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let Some(PendingQuestion::Quickplay {
        by,
        postponed,
        flag,
    }) = case.before.question
    else {
        return None;
    };
    let decision = finding.decision?;
    if decision == Decision::Reject
        && flag.is_none()
        && let Some(draw) = right_by_board(case, by)
    {
        return Some(draw.citing(&[rule!("quickplay.claim.agree"), rule!("quickplay.claim")]));
    }
    let given = match (decision, finding.award) {
        (_, Some(Award::Seconds(seconds))) => Some(seconds),
        (_, Some(Award::Given(true))) => Some(award(case)),
        // III.5.3 says "shall": it is not the arbiter's to withhold.
        (Decision::Reject, _) => Some(award(case)),
        _ => None,
    };
    let given = given.filter(|_| decision != Decision::Agree && flag.is_none());
    let message = Message::new("ruling-quickplay-decision")
        .word("side", Who::from(by).name())
        .word("decision", decision.name())
        .truth("timed", given == Some(award(case)));
    let mut opinion = Opinion::new(message);
    if postponed {
        opinion = opinion.citing(&[rule!("quickplay.claim.postpone")]);
    }
    if let Some(seconds) = given {
        opinion = opinion.with(Effect::Clock {
            side: by.other(),
            seconds,
        });
    }
    Some(match (decision, flag) {
        (Decision::Agree, _) => opinion
            .citing(&[rule!("quickplay.claim.agree"), rule!("quickplay.claim")])
            .with(Effect::Answered)
            .with(Effect::End(Ending::draw(Termination::NormalMeans))),
        (Decision::Postpone, _) => opinion
            .citing(&[rule!("quickplay.claim.postpone"), rule!("quickplay.claim")])
            .with(Effect::Ask(PendingQuestion::Quickplay {
                by,
                postponed: true,
                flag,
            })),
        (Decision::Reject, Some(side)) => {
            let (impossible, proof) = cannot_mate(&case.state.board, side.other(), case.setting());
            let ending = Ending::by_flag(side, impossible);
            opinion
                .citing(&[
                    rule!("clock.flag-loss"),
                    rule!("clock.flag-considered-fallen"),
                    rule!("quickplay.claim.reject"),
                ])
                .with(Effect::Answered)
                .with(Effect::End(ending))
                .witness(proof)
        }
        (Decision::Reject, None) => opinion
            .citing(&[rule!("quickplay.claim.reject"), rule!("quickplay.claim")])
            .with(Effect::Answered),
    })
}

/// III.5: a flag falls after a claim made in time, postponed (III.5.2) or not decided yet; the finding
/// comes first.
pub static POSTPONED_FLAG: Provision = Provision {
    name: "postponed-flag",
    rules: &[rule!("quickplay.claim")],
    overrides: &[&FLAG_LOSS, &FLAG_UNWINNABLE, &ONE_FLAG_FIRST],
    judge: Judge::Always(postponed_flag),
    ..Provision::DEFAULT
};

fn postponed_flag(case: &Case<'_>) -> Option<Opinion> {
    let (side, both) = match first_fallen(case) {
        Some((side, period)) => (side, period == WhichPeriod::Last),
        None => (fallen(case)?.0, false),
    };
    let Some(PendingQuestion::Quickplay { by, postponed, .. }) = case.before.question else {
        return None;
    };
    if !postponed && side != by {
        return None;
    }
    // A flag that does not count decides nothing, now or later.
    if is_stopped(case) {
        return None;
    }
    // Where the opponent can't mate there is nothing left to find: 6.9 draws the game.
    if cannot_mate(&case.state.board, side.other(), case.setting()).0 {
        return None;
    }
    let message = Message::new("ruling-postponed-flag")
        .word("side", Who::from(side).name())
        .truth("postponed", postponed);
    let rule = match postponed {
        true => rule!("quickplay.claim.postpone"),
        false => rule!("quickplay.claim"),
    };
    Some(
        Opinion::new(message)
            .citing(&[rule, rule!("clock.flag-considered-fallen")])
            .with(Effect::FlagDown { side })
            .with_all(both.then_some(Effect::FlagDown { side: side.other() }))
            .with(Effect::Pause)
            .with(Effect::Ask(PendingQuestion::Quickplay {
                by,
                postponed,
                flag: Some(side),
            })),
    )
}
