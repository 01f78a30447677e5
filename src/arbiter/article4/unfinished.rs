//! 4.4.4, 4.6, 4.7: acts that are not finished.
//!
//! Castling without the rook and a capture without taking the piece off are not made yet; before
//! the press they are finished without a penalty. Pressed as they are, the arbiter finds whether
//! it was an oversight. A new piece of the wrong colour, or one beside its pawn, fixes its kind
//! and is an illegal move when pressed. Example: the king stands on g1, the rook on h1: only
//! castling is left.

use crate::arbiter::article7::charge::culprit;
use crate::arbiter::article7::illegal::ILLEGAL_UNPRESSED;
use crate::arbiter::article7::punishment::{number, punish};
use crate::arbiter::article7::times::Undone;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::moment::Moment;
use crate::game::scenario::{Act, Unfinished};
use crate::game::setting::{UnfinishedPressed, WrongColour};
use crate::game::unfinished::Rest;
use crate::game::{Ply, Who};
use crate::law::RuleId;
use crate::rule;

/// The clause by which a move is not made yet.
pub fn rule_of(rest: Rest) -> RuleId {
    match rest {
        Rest::Rook => rule!("act.made.castling"),
        Rest::Captured => rule!("act.made.capture"),
        Rest::PawnLeft => rule!("act.made.promotion"),
        Rest::OtherColour => rule!("move.promotion.obligation"),
    }
}

fn word(rest: Rest) -> &'static str {
    match rest {
        Rest::Rook => "rook",
        Rest::Captured => "captured",
        Rest::PawnLeft => "pawn-left",
        Rest::OtherColour => "other-colour",
    }
}

/// Something is left to be done.
pub static BEGUN: Provision = Provision {
    name: "act-begun",
    rules: &[
        rule!("act.made.castling"),
        rule!("act.made.capture"),
        rule!("move.capture"),
        rule!("move.promotion.obligation"),
    ],
    judge: Judge::Always(begun),
    ..Provision::DEFAULT
};

fn begun(case: &Case<'_>) -> Option<Opinion> {
    let message = |kind: &'static str| {
        let side = case.player().map_or("white", |side| Who::from(side).name());
        Message::new("ruling-act-begun")
            .word("side", side)
            .word("kind", kind)
    };
    match (case.moment, &case.event?.act) {
        (Moment::Released { movement, .. }, _) => {
            let rest = movement.rest.filter(|_| !movement.is_illegal())?;
            let choice = matches!(rest, Rest::PawnLeft | Rest::OtherColour)
                .then_some(rule!("act.promotion.choice-final"));
            Some(
                Opinion::new(message(word(rest)))
                    .citing(&[rule_of(rest)])
                    .citing(choice.as_slice())
                    .passing(&[rule!("clock.press-completes")]),
            )
        }
        (
            Moment::Happened,
            Act::Move {
                unfinished: Some(Unfinished::Held),
                ..
            },
        ) => Some(Opinion::new(message("held")).citing(&[rule!("act.touch.header")])),
        (Moment::Happened, Act::Finish) => Some(
            Opinion::new(message("nothing-left"))
                .citing(&[rule!("act.released")])
                .with(Effect::Void),
        ),
        (Moment::Made { .. }, Act::Finish | Act::Remove { .. }) => {
            let rest = case.before.turn.loose.as_ref()?.movement.rest?;
            Some(Opinion::new(message("finished")).citing(&[rule_of(rest)]))
        }
        _ => None,
    }
}

/// Pointed out before the press: it is finished, and nothing else follows.
pub static NOT_FINISHED_YET: Provision = Provision {
    name: "not-finished-yet",
    rules: &[rule!("act.made.castling")],
    overrides: &[&ILLEGAL_UNPRESSED],
    judge: Judge::IllegalMove(not_finished_yet),
    ..Provision::DEFAULT
};

fn not_finished_yet(case: &Case<'_>) -> Option<Opinion> {
    if culprit(case).is_some() {
        return None;
    }
    let loose = case.state.turn.loose.as_ref()?;
    let rest = loose
        .movement
        .rest
        .filter(|_| !loose.movement.is_illegal())?;
    let message = Message::new("ruling-not-finished").word("side", Who::from(loose.by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule_of(rest)])
            .passing(&[rule!("clock.press-completes")])
            .with(Effect::Void),
    )
}

/// Pressed as it was, and found.
pub static PRESSED_UNFINISHED: Provision = Provision {
    name: "pressed-unfinished",
    rules: &[rule!("act.made.castling")],
    judge: Judge::Always(pressed_unfinished),
    ..Provision::DEFAULT
};

/// The half-move that a finding about an oversight means.
fn awaited<'a>(case: &Case<'a>) -> Option<&'a Ply> {
    let mut plies = case.state.history.plies();
    plies.rfind(|ply| {
        let waits = matches!(ply.movement.rest, Some(Rest::Rook | Rest::Captured));
        waits && ply.pressed && !ply.settled
    })
}

fn pressed_unfinished(case: &Case<'_>) -> Option<Opinion> {
    let (ply, omitted) = match case.act() {
        Some(Act::Find(finding)) => (awaited(case)?, Some(finding.omitted?)),
        _ => (culprit(case)?, None),
    };
    let rest = ply.movement.rest?;
    let by = ply.by;
    let oversight = matches!(rest, Rest::Rook | Rest::Captured);
    let switch = case.setting().switches().unfinished_pressed;
    let message = |kind: &'static str| {
        Message::new("ruling-pressed-unfinished")
            .word("side", Who::from(by).name())
            .word("kind", kind)
            .word("rest", word(rest))
            .word("number", number(case, by))
    };
    let omitted = match (oversight, omitted, switch) {
        (false, ..) => false,
        (true, Some(omitted), _) => omitted,
        (true, None, UnfinishedPressed::Illegal) => false,
        (true, None, UnfinishedPressed::Correct) => true,
        (true, None, UnfinishedPressed::Finding) => {
            return Some(
                Opinion::new(message("asked"))
                    .citing(&[rule_of(rest)])
                    .with(Effect::Pause)
                    .with(Effect::Needs {
                        who: Who::Arbiter,
                        what: Need::Finding,
                    }),
            );
        }
    };
    if omitted {
        return Some(
            Opinion::new(message("oversight"))
                .citing(&[rule_of(rest)])
                .with(Effect::Met(Need::Finding))
                .with(Effect::FinishRest { ply: ply.number }),
        );
    }
    let queen = rest == Rest::OtherColour
        && case.setting().switches().wrong_colour_promotion == WrongColour::Queen;
    let moves = case.state.left_by_rest(&ply.before, &ply.movement);
    let capture = (rest == Rest::Captured).then_some(rule!("move.capture"));
    let opinion = Opinion::new(message("illegal"))
        .citing(&[rule!("irregularity.illegal.move"), rule_of(rest)])
        .citing(capture.as_slice())
        .with(Effect::Met(Need::Finding));
    if queen {
        let opinion = opinion.with(Effect::Queen { ply: ply.number });
        let after = ply.before.clone();
        return Some(punish(case, opinion, by, &after, Undone::After(ply.number)));
    }
    let undone = Undone::Since(ply.number);
    let opinion =
        punish(case, opinion, by, &ply.before, undone).with(Effect::Restore { ply: ply.number });
    Some(match moves.is_empty() {
        true => opinion,
        false => opinion.with(Effect::Oblige { side: by, moves }),
    })
}
