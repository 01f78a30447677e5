//! 9.1.2.1: no conditions can be attached to a draw offer; 9.1.2.3: disputing a claim.
//!
//! A condition is void and the offer stands, or the offer is void with it, as the regulations
//! have it (`conditional_offer`). Disputing a claim is no rejection of the offer in it, unless
//! they say so (`disputing_claim_rejects_offer`). Example: "Draw, if you play Kg2".

use shakmaty::Color;

use super::offer::OFFER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::Act;
use crate::game::setting::ConditionalOffer;
use crate::rule;

fn conditional(case: &Case<'_>, by: Color) -> Option<(Message, bool)> {
    let Act::ConditionalOffer { .. } = case.act()? else {
        return None;
    };
    let void = case.setting().switches().conditional_offer == ConditionalOffer::Void;
    let message = Message::new("ruling-condition")
        .word("side", Who::from(by).name())
        .truth("void", void);
    Some((message, void))
}

/// The condition is void, the offer stands.
pub static CONDITION: Provision = Provision {
    name: "condition",
    rules: &[rule!("draw.offer.procedure")],
    judge: Judge::Offer(condition),
    ..Provision::DEFAULT
};

fn condition(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let (message, false) = conditional(case, by)? else {
        return None;
    };
    Some(Opinion::new(message).citing(&[rule!("draw.offer.procedure")]))
}

/// The regulations have it that an offer with a condition is none.
pub static CONDITIONAL_OFFER_VOID: Provision = Provision {
    name: "conditional-offer-void",
    rules: &[rule!("draw.offer.procedure")],
    overrides: &[&OFFER],
    judge: Judge::Offer(conditional_offer_void),
    ..Provision::DEFAULT
};

fn conditional_offer_void(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let (message, true) = conditional(case, by)? else {
        return None;
    };
    Some(
        Opinion::new(message)
            .citing(&[rule!("draw.offer.procedure")])
            .with(Effect::Continue),
    )
}

/// The opponent says that a claim is wrong.
pub static DISPUTE: Provision = Provision {
    name: "dispute",
    rules: &[rule!("draw.offer.procedure"), rule!("draw.claim.is-offer")],
    judge: Judge::Done(dispute),
    ..Provision::DEFAULT
};

fn dispute(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Dispute = act else {
        return None;
    };
    let open = case.before.has_offer_for(by);
    let rejects = open && case.setting().switches().disputing_claim_rejects_offer;
    let message = Message::new("ruling-dispute")
        .word("side", Who::from(by).name())
        .text(
            "offer",
            match (open, rejects) {
                (false, _) => "none",
                (true, false) => "open",
                (true, true) => "gone",
            },
        );
    let opinion = Opinion::new(message).citing(DISPUTE.rules);
    Some(match rejects {
        true => opinion.with(Effect::OfferGone { side: by.other() }),
        false => opinion,
    })
}
