//! 7.5, 6.2.1: what happens and is not found yet.
//!
//! An illegal move is a fact when a hand makes it and a case when somebody finds it: until then
//! nothing is charged. It is completed by the press; before that there is no penalty at all. A reply
//! to it is judged in the position on the board: under the simplified rules it is the next move of
//! A.5.2, and what was irregular stands. Example: White moves a pinned knight and presses.

use shakmaty::Color;

use super::charge::{is_fleeting, points_out};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, legality, penalty};
use crate::diag::Message;
use crate::game::moment::{Moment, Press};
use crate::game::scenario::Hand;
use crate::game::unfinished::Rest;
use crate::game::{Fault, Movement, Who};
use crate::law::RuleId;
use crate::rule;

/// A hand makes an illegal move and does not press.
pub static ILLEGAL_RELEASED: Provision = Provision {
    name: "illegal-released",
    rules: &[rule!("irregularity.illegal.move")],
    judge: Judge::Release(illegal_released),
    ..Provision::DEFAULT
};

/// 4.7.2, where the king alone has been let go on its castling square.
pub(super) fn king_released(movement: &Movement) -> Option<RuleId> {
    (movement.rest == Some(Rest::Rook)).then_some(rule!("act.made.castling"))
}

fn illegal_released(case: &Case<'_>, by: Color, movement: &Movement) -> Option<Opinion> {
    let legal = movement.faults.is_empty() || movement.faults.contains(&Fault::OutOfTurn);
    if legal || !case.before.has_move(by) {
        return None;
    }
    let message = Message::new("ruling-illegal-released").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("irregularity.illegal.move")])
            .citing(king_released(movement).as_slice())
            .citing(legality::apparent_end(&case.before.board, movement).as_slice())
            .citing(&legality::broken(movement))
            .passing(&[rule!("clock.press-completes")])
            .with(Effect::Unfound)
            .witness(legality::faults(&case.before.board, by, movement)),
    )
}

/// Something illegal is completed, and nobody has found it so far.
pub static ILLEGAL_UNFOUND: Provision = Provision {
    name: "illegal-unfound",
    rules: &[rule!("irregularity.illegal.move")],
    judge: Judge::Press(illegal_unfound),
    ..Provision::DEFAULT
};

fn illegal_unfound(case: &Case<'_>, by: Color, _: Hand, press: Press) -> Option<Opinion> {
    if points_out(case) {
        return None;
    }
    let last = case.state.history.last().filter(|ply| ply.by == by);
    let (kind, rule) = match press {
        Press::CompletesIllegal if last.is_some_and(|ply| ply.movement.faults.is_empty()) => {
            let promotion = rule!("irregularity.illegal.promotion-unfinished");
            match last.and_then(|ply| ply.movement.rest) {
                Some(Rest::Rook | Rest::Captured) => {
                    ("unfinished", rule!("irregularity.illegal.move"))
                }
                Some(Rest::PawnLeft | Rest::OtherColour) => ("unfinished", promotion),
                None => ("promotion", promotion),
            }
        }
        Press::CompletesIllegal => ("move", rule!("irregularity.illegal.move")),
        Press::WithoutMove => ("press", rule!("irregularity.illegal.press-without-move")),
        Press::Completes | Press::CompletesLate if last.is_some_and(|ply| ply.hands > 1) => {
            ("hands", rule!("irregularity.illegal.two-hands"))
        }
        Press::CompletesLate if last_of(case, by).is_some_and(|illegal| illegal) => {
            ("move", rule!("irregularity.illegal.move"))
        }
        _ => return None,
    };
    let message = Message::new("ruling-illegal-unfound")
        .word("side", Who::from(by).name())
        .word("kind", kind)
        .truth("simplified", is_fleeting(case));
    let mut opinion = Opinion::new(message).citing(&[rule]);
    if case.is_simplified() {
        opinion = opinion
            .citing(&[rule!("rapid.illegal")])
            .passing(penalty::simplified(case));
    }
    Some(opinion.with(Effect::Unfound))
}

/// Whether the player's last half-move was against the rules of movement.
fn last_of(case: &Case<'_>, by: shakmaty::Color) -> Option<bool> {
    let ply = case.state.history.plies().rfind(|ply| ply.by == by)?;
    Some(ply.movement.is_illegal() && !ply.settled)
}

/// The opponent replies to something irregular on the board or on the clock.
pub static IRREGULAR_ANSWERED: Provision = Provision {
    name: "irregular-answered",
    rules: &[rule!("irregularity.illegal.move")],
    judge: Judge::Always(irregular_answered),
    ..Provision::DEFAULT
};

fn irregular_answered(case: &Case<'_>) -> Option<Opinion> {
    let (by, kind) = match *case.moment {
        Moment::Answered { by } => (by, "move"),
        Moment::TurnPassed { by } => (by, "press"),
        _ => return None,
    };
    let stands = is_fleeting(case);
    let message = Message::new("ruling-irregular-answered")
        .word("side", Who::from(by).name())
        .word("kind", kind)
        .truth("stands", stands);
    let opinion = Opinion::new(message);
    Some(match stands {
        true => opinion
            .citing(&[rule!("rapid.illegal")])
            .passing(penalty::simplified(case)),
        false => opinion
            .citing(&[
                rule!("irregularity.illegal.move"),
                rule!("clock.press-completes"),
            ])
            .with(Effect::Unfound),
    })
}
