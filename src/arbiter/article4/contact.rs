//! 4.2: contact that binds nobody.
//!
//! An announced adjustment and a clearly accidental contact leave the move free and keep the
//! right to claim; only the player having the move may adjust, said aloud or not, and touching
//! while the opponent has the move obliges to nothing. Example: a sleeve knocks a knight over, and
//! the player then claims a draw.

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Intent};
use crate::rule;

/// 4.2.1: an adjustment, said beforehand.
pub static ADJUSTMENT: Provision = Provision {
    name: "adjustment",
    rules: &[rule!("act.adjust"), rule!("clock.adjust-own-time")],
    judge: Judge::Touch(adjustment),
    ..Provision::DEFAULT
};

fn adjustment(case: &Case<'_>, by: Color, intent: Intent) -> Option<Opinion> {
    let on_move = case.before.has_move(by);
    let silent = intent == Intent::AdjustUnannounced && !on_move;
    if intent != Intent::Adjust && !silent {
        return None;
    }
    let message = Message::new("ruling-adjusted")
        .word("side", Who::from(by).name())
        .truth("move", on_move);
    let opinion = Opinion::new(message).citing(&[rule!("act.adjust")]);
    Some(match on_move {
        true => opinion,
        false => opinion
            .citing(&[rule!("clock.adjust-own-time"), rule!("conduct.distract")])
            .with(Effect::Discretion(rule!("conduct.distract"))),
    })
}

/// 4.2.2: contact that is clearly accidental.
pub static OTHER_CONTACT: Provision = Provision {
    name: "other-contact",
    rules: &[rule!("act.other-contact")],
    judge: Judge::Touch(other_contact),
    ..Provision::DEFAULT
};

fn other_contact(_: &Case<'_>, by: Color, intent: Intent) -> Option<Opinion> {
    let message = Message::new("ruling-accident").word("side", Who::from(by).name());
    (intent == Intent::Accident)
        .then(|| Opinion::new(message).citing(&[rule!("act.other-contact")]))
}

/// 4.3 speaks of the player having the move: anybody else's touch obliges to nothing.
pub static NOT_ON_MOVE: Provision = Provision {
    name: "touch-not-on-move",
    rules: &[rule!("act.touch.header")],
    judge: Judge::Touch(not_on_move),
    ..Provision::DEFAULT
};

fn not_on_move(case: &Case<'_>, by: Color, intent: Intent) -> Option<Opinion> {
    let binding = matches!(intent, Intent::Move | Intent::Capture);
    if !binding || case.before.has_move(by) {
        return None;
    }
    let message = Message::new("ruling-touch-not-on-move").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("act.touch.header"), rule!("game.having-the-move")])
            .with(Effect::Void),
    )
}

/// There is nothing to touch on the square.
pub static NOTHING_TOUCHED: Provision = Provision {
    name: "nothing-touched",
    rules: &[rule!("act.touch.header")],
    judge: Judge::Touch(nothing_touched),
    ..Provision::DEFAULT
};

fn nothing_touched(case: &Case<'_>, _: Color, _: Intent) -> Option<Opinion> {
    let Act::Touch { square, .. } = case.event?.act else {
        return None;
    };
    // A piece that a hand has just let go on the square can be touched there.
    let loose = case.state.turn.loose.as_ref();
    let empty = case.state.board.pieces().piece_at(square).is_none()
        && loose.is_none_or(|loose| loose.movement.to != square);
    empty.then(|| {
        Opinion::new(Message::new("ruling-nothing-touched").text("square", square))
            .citing(NOTHING_TOUCHED.rules)
            .with(Effect::Void)
    })
}
