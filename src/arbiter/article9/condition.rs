//! 9.1.2.1: no conditions can be attached to a draw offer; 9.1.2.3: disputing a claim.
//!
//! A condition is void and the offer stands, or the offer is void with it, as the regulations
//! have it (`conditional_offer`). Disputing a claim is no rejection of the offer in it, unless
//! they say so (`disputing_claim_rejects_offer`). Example: "Draw, if you play Kg2".

use super::offer::Offer;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::Act;
use crate::game::setting::ConditionalOffer;
use crate::law::RuleId;
use crate::rule;

const CONDITION_RULES: &[RuleId] = &[rule!("draw.offer.procedure")];

fn conditional(case: &Case<'_>) -> Option<(Message, bool)> {
    let (by, Act::ConditionalOffer { .. }) = case.done()? else {
        return None;
    };
    let void = case.setting().switches().conditional_offer == ConditionalOffer::Void;
    let message = Message::new("ruling-condition")
        .word("side", Who::from(by).name())
        .truth("void", void);
    Some((message, void))
}

/// The condition is void, the offer stands.
pub struct Condition;

impl Provision for Condition {
    fn name(&self) -> &'static str {
        "condition"
    }

    fn rules(&self) -> &'static [RuleId] {
        CONDITION_RULES
    }

    fn topics(&self) -> Topics {
        topics![Offer]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (message, false) = conditional(case)? else {
            return None;
        };
        Some(Opinion::new(message).citing(&[rule!("draw.offer.procedure")]))
    }
}

/// The regulations have it that an offer with a condition is none.
pub struct ConditionalOfferVoid;

impl Provision for ConditionalOfferVoid {
    fn name(&self) -> &'static str {
        "conditional-offer-void"
    }

    fn rules(&self) -> &'static [RuleId] {
        CONDITION_RULES
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&Offer]
    }

    fn topics(&self) -> Topics {
        topics![Offer]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (message, true) = conditional(case)? else {
            return None;
        };
        Some(
            Opinion::new(message)
                .citing(&[rule!("draw.offer.procedure")])
                .with(Remedy::Continue),
        )
    }
}

/// The opponent says that a claim is wrong.
pub struct Dispute;

impl Provision for Dispute {
    fn name(&self) -> &'static str {
        "dispute"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("draw.offer.procedure"), rule!("draw.claim.is-offer")] }
    }

    fn topics(&self) -> Topics {
        topics![Decline]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Dispute) = case.done()? else {
            return None;
        };
        let open = case.before.offer_to(by);
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
        let opinion = Opinion::new(message).citing(self.rules());
        Some(match rejects {
            true => opinion.with(Remedy::OfferGone { side: by.other() }),
            false => opinion,
        })
    }
}
