//! What is said where no provision speaks: an event in the ordinary course of a game.
//!
//! Every event gets an answer. These are asked only when all the others have kept silent. Example:
//! a move is made, and now the opponent has the move (1.3).

use shakmaty::Position;

use super::{Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::moment::{Moment, Press};
use crate::game::scenario::Act;
use crate::law::RuleId;
use crate::rule;

/// The provisions of last resort.
pub static LAST_RESORT: &[&Provision] = &[&ORDINARY];

/// Nothing in particular is to be said.
pub static ORDINARY: Provision = Provision {
    name: "ordinary",
    rules: &[
        rule!("game.having-the-move"),
        rule!("clock.press-completes"),
        rule!("act.touch.header"),
        rule!("clock.default-time"),
        rule!("clock.interrupt"),
        rule!("adjourn.resume"),
        rule!("record.duty"),
        rule!("act.promotion.any-order"),
        rule!("draw.offer.procedure"),
        rule!("arbiter.no-intervention"),
        rule!("arbiter.observe-laws"),
        rule!("draw.fifty"),
        rule!("draw.threefold"),
    ],
    phase: Phase::Any,
    judge: Judge::Always(ordinary),
    ..Provision::DEFAULT
};

/// The word that the message chooses by, the rule, and whether the event has no effect.
fn kind(case: &Case<'_>) -> Option<(&'static str, RuleId, bool)> {
    let void = |word, rule| (word, rule, true);
    let plain = |word, rule| (word, rule, false);
    Some(match case.moment {
        Moment::Opening => return None,
        Moment::Made { .. } => match claimable(case) {
            Some((word, rule)) => plain(word, rule),
            None => plain("move", rule!("game.having-the-move")),
        },
        Moment::Pressed {
            press: Press::OutOfTurn,
            ..
        } => void("press", rule!("clock.press-completes")),
        Moment::Pressed { .. } => plain("press-done", rule!("clock.press-completes")),
        Moment::Touched { .. } => plain("touch", rule!("act.touch.header")),
        Moment::Happened => match &case.event?.act {
            Act::PlayOn { .. } => plain("play-on", rule!("clock.press-completes")),
            Act::Present | Act::Arrive { .. } if case.state.adjournment.sealed.is_none() => {
                plain("present", rule!("clock.default-time"))
            }
            Act::Present | Act::Arrive { .. } => plain("present", rule!("adjourn.resume")),
            Act::Absent | Act::NoShow => plain("absent", rule!("adjourn.resume")),
            Act::Move { .. } => plain("promotion", rule!("act.promotion.any-order")),
            Act::Write { .. } => plain("write", rule!("record.duty")),
            Act::Decline => void("decline", rule!("draw.offer.procedure")),
            Act::StopClocks { .. } => plain("stop", rule!("clock.interrupt")),
            Act::Find(_) | Act::Observe { .. } => void("find", rule!("arbiter.no-intervention")),
            _ => void("other", rule!("arbiter.observe-laws")),
        },
        _ => void("other", rule!("arbiter.observe-laws")),
    })
}

/// What the player who has the move now may claim, and nobody has claimed.
fn claimable(case: &Case<'_>) -> Option<(&'static str, RuleId)> {
    let position = case.state.board.chess()?;
    let parameters = &case.setting().parameters;
    let history = &case.state.history;
    if position.halfmoves() >= parameters.fifty {
        return Some(("fifty", rule!("draw.fifty")));
    }
    // A position can't have come three times within fewer half-moves.
    let possible = position.halfmoves() as usize >= 2 * parameters.threefold;
    let third = || history.appearances_by(parameters, position, None).len() >= parameters.threefold;
    (possible && third()).then_some(("threefold", rule!("draw.threefold")))
}

fn ordinary(case: &Case<'_>) -> Option<Opinion> {
    let (word, rule, is_void) = kind(case)?;
    let side = case.event?.who.name();
    let message = Message::new("ruling-ordinary")
        .word("kind", word)
        .word("side", side);
    let opinion = Opinion::new(message).citing(&[rule]).as_routine();
    Some(match is_void {
        true => opinion.with(Effect::Void),
        false => opinion,
    })
}
