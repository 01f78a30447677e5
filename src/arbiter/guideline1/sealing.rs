//! I.1–I.3: sealing.
//!
//! The arbiter orders the player having the move to seal; he writes it, puts the sheets into the
//! envelope, seals it and only then stops the clock. Until then he may change it. A move made on
//! the board after the order is the sealed move, whatever is written. Who adjourns early is
//! charged the time to the end of the session.

use shakmaty::Color;

use crate::arbiter::article4::breach::MOVED_ON;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::{Movement, Who};
use crate::law::RuleId;
use crate::rule;

const RULES: &[RuleId] = &[
    rule!("adjourn.seal.duty"),
    rule!("adjourn.envelope"),
    rule!("adjourn.envelope.names"),
    rule!("adjourn.envelope.position"),
    rule!("adjourn.envelope.times"),
    rule!("adjourn.envelope.sealer"),
    rule!("adjourn.envelope.number"),
    rule!("adjourn.envelope.draw-offer"),
    rule!("adjourn.envelope.resumption"),
    rule!("adjourn.envelope.arbiter"),
    rule!("record.not-in-advance"),
];

/// I.1.1: the order.
pub static ORDER_TO_SEAL: Provision = Provision {
    name: "order-to-seal",
    rules: &[rule!("adjourn.seal.duty")],
    judge: Judge::Act(order_to_seal),
    ..Provision::DEFAULT
};

fn order_to_seal(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::OrderSeal = act else {
        return None;
    };
    let message =
        Message::new("ruling-order-to-seal").word("side", Who::from(case.state.turn()).name());
    Some(Opinion::new(message).citing(&[rule!("adjourn.seal.duty")]))
}

/// I.1.1: a move is sealed, or sealed anew while the clock runs.
pub static SEALING: Provision = Provision {
    name: "sealing",
    rules: RULES,
    judge: Judge::Done(sealing),
    ..Provision::DEFAULT
};

fn sealing(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Seal { text } = act else {
        return None;
    };
    let earlier = super::waiting(case.before).filter(|sealed| sealed.by == by);
    let kind = match earlier {
        Some(sealed) if sealed.closed => "too-late",
        Some(sealed) if sealed.on_board.is_none() => "changed",
        Some(_) => "on-board",
        None if !case.before.may_seal(by) => "not-to-seal",
        _ => "sealed",
    };
    let message = Message::new("ruling-sealed")
        .word("side", Who::from(by).name())
        .word("kind", kind)
        .with("written", &**text);
    let opinion = Opinion::new(message);
    Some(match kind {
        "sealed" | "on-board" => opinion.citing(&[rule!("adjourn.seal.duty")]).passing(RULES),
        "too-late" | "not-to-seal" => opinion
            .citing(&[rule!("adjourn.seal.duty")])
            .with(Effect::Void),
        _ => opinion.citing(&[rule!("adjourn.seal.duty")]),
    })
}

/// I.1.1: the move was made on the board after the order.
pub static SEALED_ON_BOARD: Provision = Provision {
    name: "sealed-on-board",
    rules: &[rule!("adjourn.seal.duty")],
    judge: Judge::Made(sealed_on_board),
    ..Provision::DEFAULT
};

fn sealed_on_board(case: &Case<'_>, by: Color, _: &Movement) -> Option<Opinion> {
    let sealed = super::waiting(case.state).filter(|sealed| sealed.by == by)?;
    sealed.on_board?;
    let message = Message::new("ruling-sealed-on-board").word("side", Who::from(by).name());
    Some(Opinion::new(message).citing(&[rule!("adjourn.seal.duty")]))
}

/// I.1.1: the sealer moves on the board when the clock is stopped; the envelope holds his move.
pub static SEALED_ALREADY: Provision = Provision {
    name: "sealed-already",
    rules: &[rule!("adjourn.seal.duty")],
    overrides: &[&MOVED_ON],
    judge: Judge::Release(sealed_already),
    ..Provision::DEFAULT
};

fn sealed_already(case: &Case<'_>, by: Color, _: &Movement) -> Option<Opinion> {
    if !case.before.is_sealed_already(by) {
        return None;
    }
    let message = Message::new("ruling-sealed-already").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("adjourn.seal.duty")])
            .with(Effect::DisregardMove),
    )
}

/// I.1.2: adjourning before the end of the session.
pub static EARLY_ADJOURNMENT: Provision = Provision {
    name: "early-adjournment",
    rules: &[rule!("adjourn.seal.early"), rule!("adjourn.seal.duty")],
    judge: Judge::Done(early_adjournment),
    ..Provision::DEFAULT
};

fn early_adjournment(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Adjourn { seconds_before_end } = act else {
        return None;
    };
    let allowed = case.before.has_move(by);
    let message = Message::new("ruling-early-adjournment")
        .word("side", Who::from(by).name())
        .truth("allowed", allowed)
        .with("seconds", (*seconds_before_end).max(0) as usize);
    let opinion = Opinion::new(message).citing(EARLY_ADJOURNMENT.rules);
    if !allowed || *seconds_before_end <= 0 {
        return Some(opinion);
    }
    // Nobody can be charged more than he has, unless another period pays for it; without
    // anything left the time has run out.
    let left = (case.before.clocks[by].left_ms + 999).div_euclid(1000);
    let control = &case.setting().time_control;
    let period = case.before.clocks[by].period;
    let required = control.required(period);
    let goes_on = required.is_some_and(|required| case.before.completed_by(by) >= required);
    let seconds = match goes_on && !control.is_last(period) && left > 0 {
        true => *seconds_before_end,
        false => left.min(*seconds_before_end),
    };
    Some(if seconds > 0 {
        let seconds = -seconds;
        opinion
            .with(Effect::Clock { side: by, seconds })
            .with(Effect::AdjournNow)
    } else {
        let seconds = *seconds_before_end;
        opinion.with(Effect::Ran { side: by, seconds })
    })
}

/// I.1.1, I.3: the clock is stopped; nothing can be changed any more.
pub static CLOSED: Provision = Provision {
    name: "seal-closed",
    rules: RULES,
    judge: Judge::Stop(closed),
    ..Provision::DEFAULT
};

fn closed(case: &Case<'_>, by: Color, _: Option<&str>) -> Option<Opinion> {
    let sealed = super::waiting(case.state).filter(|sealed| sealed.by == by)?;
    let message = Message::new("ruling-seal-closed")
        .word("side", Who::from(by).name())
        .truth("on-board", sealed.on_board.is_some())
        .text("written", sealed.text.as_deref().unwrap_or_default());
    Some(
        Opinion::new(message)
            .citing(&[rule!("adjourn.seal.duty")])
            .passing(&[rule!("adjourn.envelope.arbiter")])
            .with(Effect::Pause),
    )
}
