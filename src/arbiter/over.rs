//! When the game is over, nothing changes it.
//!
//! Every later event is answered with the way the game ended; the rule that the event appeals to
//! is named as the one that comes too late. Example: mate, then the flag.

use crate::arbiter::guideline1;
use crate::arbiter::{Case, Duty, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis, Complaint, Irregularity, Sight, Withdrawn};
use crate::game::state::Termination;
use crate::game::{Moment, Who};
use crate::law::RuleId;
use crate::rule;

/// The game is over.
pub static GAME_OVER: Provision = Provision {
    name: "game-over",
    rules: &[rule!("end.checkmate"), rule!("draw.claim.correct")],
    phase: Phase::End,
    judge: Judge::Always(game_over),
    ..Provision::DEFAULT
};

fn game_over(case: &Case<'_>) -> Option<Opinion> {
    let ending = case.before.ended?;
    let act = &case.event?.act;
    // Of a move the last moment speaks for all.
    let touched = matches!(case.moment, Moment::Touched { .. });
    // The move that an envelope holds may itself end the game.
    let opens = matches!(
        act,
        Act::Open | Act::Present | Act::Absent | Act::NoShow | Act::Arrive { .. }
    );
    let opened = opens && !matches!(case.moment, Moment::Happened);
    if matches!(act, Act::Sign { .. }) || opened || (touched && matches!(act, Act::Move { .. })) {
        return None;
    }
    if is_seen(act, ending.termination) {
        return Some(
            Opinion::new(Message::new("ruling-game-over-seen"))
                .citing(ended_by(ending.termination))
                .with(Effect::Duty(Duty::Act)),
        );
    }
    let claimed = matches!(
        ending.termination,
        Termination::ThreefoldClaim | Termination::FiftyClaim
    );
    if let (true, Act::Withdraw(Withdrawn::Claim), Some(by)) =
        (claimed, act, case.event?.who.side())
    {
        let message = Message::new("ruling-claim-withdrawal").text("side", Who::from(by).name());
        return Some(
            Opinion::new(message)
                .citing(&[rule!("draw.claim.stop-clock"), rule!("draw.claim.correct")])
                .with(Effect::Void),
        );
    }
    let message = Message::new("ruling-game-over")
        .word("termination", ending.termination.name())
        .word("outcome", ending.outcome.word());
    Some(
        Opinion::new(message)
            .citing(ended_by(ending.termination))
            .citing(spoken_of(act))
            .citing(
                match matches!(act, Act::Open) && guideline1::waiting(case.before).is_some() {
                    true => &[rule!("adjourn.ended-before")],
                    false => &[],
                },
            )
            .citing(match case.before.scoresheets.signed.white.is_some() {
                true => &[rule!("record.result-signed")],
                false => &[],
            })
            .passing(relied_on(act))
            .displacing(appealed_to(case, act))
            .with(Effect::Void),
    )
}

/// Whether somebody sees a fallen flag or points it out.
fn points_at_flag(act: &Act) -> bool {
    matches!(
        act,
        Act::Flag(_)
            | Act::Flags { .. }
            | Act::Complain {
                about: Complaint::Flag,
                ..
            }
    )
}

/// The rule that says when what is pointed out counts: a flag noticed after the end has fallen too
/// late by 6.8 itself, which is applied and not displaced.
fn relied_on(act: &Act) -> &'static [RuleId] {
    match points_at_flag(act) {
        true => const { &[rule!("clock.flag-considered-fallen")] },
        false => &[],
    }
}

/// Whether the arbiter sees what has ended the game without a claim.
fn is_seen(act: &Act, termination: Termination) -> bool {
    let Act::Observe { what, .. } = act else {
        return false;
    };
    matches!(
        (what, termination),
        (Sight::Fivefold, Termination::Fivefold)
            | (Sight::SeventyFive, Termination::SeventyFive)
            | (Sight::DeadPosition, Termination::DeadPosition)
    )
}

fn ended_by(termination: Termination) -> &'static [RuleId] {
    match termination {
        Termination::Checkmate => {
            const { &[rule!("end.checkmate"), rule!("clock.completed.game-ending")] }
        }
        Termination::Stalemate => {
            const { &[rule!("end.stalemate"), rule!("clock.completed.game-ending")] }
        }
        Termination::DeadPosition => {
            const {
                &[
                    rule!("end.dead-position"),
                    rule!("clock.completed.game-ending"),
                ]
            }
        }
        Termination::Agreement => const { &[rule!("end.agreement")] },
        Termination::Signed => const { &[rule!("record.result-signed")] },
        Termination::Resignation | Termination::ResignationUnwinnable => {
            const { &[rule!("end.resignation")] }
        }
        Termination::ThreefoldClaim | Termination::FiftyClaim => {
            const { &[rule!("draw.claim.correct")] }
        }
        Termination::Fivefold => {
            const {
                &[
                    rule!("draw.automatic.fivefold"),
                    rule!("clock.completed.game-ending"),
                ]
            }
        }
        Termination::SeventyFive => {
            const {
                &[
                    rule!("draw.automatic.seventyfive"),
                    rule!("clock.completed.game-ending"),
                ]
            }
        }
        Termination::Flag | Termination::FlagUnwinnable => const { &[rule!("clock.flag-loss")] },
        Termination::BothFlags => {
            const { &[rule!("clock.flag-loss"), rule!("quickplay.both-flags")] }
        }
        Termination::SecondIllegal | Termination::SecondIllegalUnwinnable => {
            const { &[rule!("irregularity.illegal.penalty")] }
        }
        Termination::IllegalPosition => const { &[rule!("rapid.illegal-position")] },
        Termination::NormalMeans => const { &[rule!("quickplay.claim.agree")] },
        Termination::ClaimRejected => const { &[rule!("quickplay.unsupervised.referral")] },
        Termination::SealedAmbiguous
        | Termination::SealedIllegal
        | Termination::SealedUnintelligible
        | Termination::SealedUnwinnable => const { &[rule!("adjourn.seal.invalid")] },
        Termination::Forfeit => {
            const { &[rule!("clock.default-time"), rule!("adjourn.default-time")] }
        }
        Termination::InitialPosition => const { &[rule!("irregularity.initial-position")] },
        Termination::ColoursReversed => const { &[rule!("irregularity.colours-reversed")] },
        Termination::Device => const { &[rule!("conduct.device.loss")] },
        Termination::Refusal => {
            const { &[rule!("conduct.refusal"), rule!("conduct.refusal.both")] }
        }
        Termination::ArbiterPenalty => const { &[rule!("arbiter.penalty.loss")] },
        Termination::Annulled => const { &[rule!("adjourn.position-unknown")] },
    }
}

/// The rule that itself says until when it can be appealed to.
fn spoken_of(act: &Act) -> &'static [RuleId] {
    let Act::Discover { fault, .. } = act else {
        return &[];
    };
    match fault {
        Irregularity::ColoursReversed => const { &[rule!("irregularity.colours-reversed")] },
        Irregularity::InitialPosition => const { &[rule!("irregularity.initial-position")] },
        Irregularity::BoardOrientation => const { &[rule!("irregularity.board-orientation")] },
        Irregularity::Displaced => const { &[rule!("irregularity.displaced-found")] },
        Irregularity::ClockSetting => const { &[rule!("clock.wrong-setting")] },
    }
}

fn appealed_to(case: &Case<'_>, act: &Act) -> &'static [RuleId] {
    let two_hands = case.before.history.last().is_some_and(|ply| ply.hands > 1);
    match act {
        act if points_at_flag(act) => const { &[rule!("clock.flag-loss")] },
        Act::Claim(claim) if claim.basis == Basis::Fifty => const { &[rule!("draw.fifty")] },
        Act::Claim(claim) if claim.basis == Basis::Threefold => {
            const { &[rule!("draw.threefold")] }
        }
        Act::Offer | Act::Accept | Act::Decline => const { &[rule!("draw.offer.procedure")] },
        Act::Withdraw(_) => const { &[rule!("draw.claim.stop-clock")] },
        Act::Resign => const { &[rule!("end.resignation")] },
        Act::Complain {
            about: Complaint::IllegalMove,
            ..
        }
        | Act::Observe {
            what:
                Sight::IllegalMove
                | Sight::BothKingsInCheck
                | Sight::PawnOnLastRank
                | Sight::IllegalPosition,
            ..
        } if two_hands => const { &[rule!("irregularity.illegal.two-hands")] },
        Act::Complain {
            about: Complaint::IllegalMove,
            ..
        }
        | Act::Observe {
            what:
                Sight::IllegalMove
                | Sight::BothKingsInCheck
                | Sight::PawnOnLastRank
                | Sight::IllegalPosition,
            ..
        } => const { &[rule!("irregularity.illegal.move")] },
        Act::Observe {
            what: Sight::Fivefold,
            ..
        } => const { &[rule!("draw.automatic.fivefold")] },
        Act::Observe {
            what: Sight::SeventyFive,
            ..
        } => const { &[rule!("draw.automatic.seventyfive")] },
        Act::Arrive { .. } => const { &[rule!("adjourn.default-time")] },
        _ => &[],
    }
}
