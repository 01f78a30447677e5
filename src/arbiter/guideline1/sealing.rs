//! I.1–I.3: sealing.
//!
//! The arbiter orders the player having the move to seal; he writes it, puts the sheets into the
//! envelope, seals it and only then stops the clock. Until then he may change it. A move made on
//! the board after the order is the sealed move, whatever is written. Who adjourns early is
//! charged the time to the end of the session.

use crate::arbiter::article4::breach::MovedOn;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::moment::Moment;
use crate::game::scenario::Act;
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
pub struct OrderToSeal;

impl Provision for OrderToSeal {
    fn name(&self) -> &'static str {
        "order-to-seal"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.seal.duty")] }
    }

    fn topics(&self) -> Topics {
        topics![OrderSeal]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Some(Act::OrderSeal) = case.act() else {
            return None;
        };
        let message =
            Message::new("ruling-order-to-seal").word("side", Who::from(case.state.turn()).name());
        Some(Opinion::new(message).citing(&[rule!("adjourn.seal.duty")]))
    }
}

/// I.1.1: a move is sealed, or sealed anew while the clock runs.
pub struct Sealing;

impl Provision for Sealing {
    fn name(&self) -> &'static str {
        "sealing"
    }

    fn rules(&self) -> &'static [RuleId] {
        RULES
    }

    fn topics(&self) -> Topics {
        topics![Seal]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Seal { text }) = case.done()? else {
            return None;
        };
        let earlier = super::waiting(case.before).filter(|sealed| sealed.by == by);
        let kind = match earlier {
            Some(sealed) if sealed.closed => "too-late",
            Some(sealed) if sealed.on_board.is_none() => "changed",
            None if !case.before.may_seal(by) => "not-to-seal",
            _ => "sealed",
        };
        let message = Message::new("ruling-sealed")
            .word("side", Who::from(by).name())
            .word("kind", kind)
            .with("written", &**text);
        let opinion = Opinion::new(message);
        Some(match kind {
            "sealed" => opinion.citing(RULES),
            _ => opinion.citing(&[rule!("adjourn.seal.duty")]),
        })
    }
}

/// I.1.1: the move was made on the board after the order.
pub struct SealedOnBoard;

impl Provision for SealedOnBoard {
    fn name(&self) -> &'static str {
        "sealed-on-board"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.seal.duty")] }
    }

    fn topics(&self) -> Topics {
        topics![Made]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Moment::Made { by, .. } = *case.moment else {
            return None;
        };
        let sealed = super::waiting(case.state).filter(|sealed| sealed.by == by)?;
        sealed.on_board?;
        let message = Message::new("ruling-sealed-on-board").word("side", Who::from(by).name());
        Some(Opinion::new(message).citing(&[rule!("adjourn.seal.duty")]))
    }
}

/// I.1.1: the sealer moves on the board when the clock is stopped; the envelope holds his move.
pub struct SealedAlready;

impl Provision for SealedAlready {
    fn name(&self) -> &'static str {
        "sealed-already"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.seal.duty")] }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&MovedOn]
    }

    fn topics(&self) -> Topics {
        topics![Released]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Moment::Released { by, .. } = *case.moment else {
            return None;
        };
        if !case.before.is_sealed_already(by) {
            return None;
        }
        let message = Message::new("ruling-sealed-already").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("adjourn.seal.duty")])
                .with(Remedy::PutBack),
        )
    }
}

/// I.1.2: adjourning before the end of the session.
pub struct EarlyAdjournment;

impl Provision for EarlyAdjournment {
    fn name(&self) -> &'static str {
        "early-adjournment"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("adjourn.seal.early"), rule!("adjourn.seal.duty")] }
    }

    fn topics(&self) -> Topics {
        topics![Adjourn]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Adjourn { seconds_before_end }) = case.done()? else {
            return None;
        };
        let allowed = case.before.has_move(by);
        let message = Message::new("ruling-early-adjournment")
            .word("side", Who::from(by).name())
            .truth("allowed", allowed)
            .with("seconds", (*seconds_before_end).max(0) as usize);
        let opinion = Opinion::new(message).citing(self.rules());
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
        Some(opinion.with(match seconds {
            ..=0 => Remedy::Ran {
                side: by,
                seconds: *seconds_before_end,
            },
            _ => Remedy::Clock {
                side: by,
                seconds: -seconds,
            },
        }))
    }
}

/// I.1.1, I.3: the clock is stopped; nothing can be changed any more.
pub struct Closed;

impl Provision for Closed {
    fn name(&self) -> &'static str {
        "seal-closed"
    }

    fn rules(&self) -> &'static [RuleId] {
        RULES
    }

    fn topics(&self) -> Topics {
        topics![StopClocks]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::StopClocks { .. }) = case.done()? else {
            return None;
        };
        let sealed = super::waiting(case.state).filter(|sealed| sealed.by == by)?;
        let message = Message::new("ruling-seal-closed")
            .word("side", Who::from(by).name())
            .truth("on-board", sealed.on_board.is_some())
            .text("written", sealed.text.as_deref().unwrap_or_default());
        Some(
            Opinion::new(message)
                .citing(&[
                    rule!("adjourn.seal.duty"),
                    rule!("adjourn.envelope.arbiter"),
                ])
                .with(Remedy::Pause),
        )
    }
}
