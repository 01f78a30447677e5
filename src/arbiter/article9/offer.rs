//! 9.1: draw offers.
//!
//! Valid whenever made; the proper time is after making the move and before pressing, any other
//! time is a matter of 11.5. No withdrawal, no conditions. Open until accepted, rejected orally,
//! rejected by a touch with intent, or until the game ends. Regulations may bar agreement
//! (9.1.1). Example: White offers before moving; Black may accept, 11.5 is considered.

use shakmaty::Color;

use crate::arbiter::article5::agreement::{AGREEMENT, AGREEMENT_TOO_EARLY};
use crate::arbiter::article9::claim::may_agree;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Decision, Finding, Intent, Withdrawn};
use crate::game::state::{Ending, PendingQuestion, Termination};
use crate::rule;

/// A draw is offered.
pub static OFFER: Provision = Provision {
    name: "offer",
    rules: &[
        rule!("draw.offer.procedure"),
        rule!("draw.offer.record"),
        rule!("adjourn.draw-offer-after-seal"),
    ],
    judge: Judge::Offer(offer),
    ..Provision::DEFAULT
};

fn offer(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let before = case.before;
    let sealed = before
        .adjournment
        .sealed
        .as_ref()
        .is_some_and(|sealed| !sealed.opened);
    let proper = sealed || (!before.has_move(by) && before.counts.unpressed[by]) || loose(case, by);
    let when = match (sealed, proper) {
        (true, _) => "sealed",
        (false, true) => "proper",
        (false, false) => "improper",
    };
    let message = Message::new("ruling-offer")
        .word("side", Who::from(by).name())
        .word("when", when)
        .truth("noted", before.must_record(by));
    let mut opinion = Opinion::new(message);
    if sealed {
        opinion = opinion.citing(&[rule!("adjourn.draw-offer-after-seal")]);
    }
    // What is offered later can't be noted on an envelope that is made out.
    let closed = before
        .adjournment
        .sealed
        .as_ref()
        .is_some_and(|sealed| sealed.closed);
    if sealed && !closed {
        opinion = opinion.citing(&[rule!("adjourn.envelope.draw-offer")]);
    }
    opinion = opinion
        .citing(&[rule!("draw.offer.procedure")])
        .with(Effect::Offer { side: by });
    if !proper {
        opinion = opinion
            .citing(&[rule!("conduct.distract")])
            .with(Effect::Discretion(rule!("conduct.distract")));
    }
    Some(opinion.passing(&[
        rule!("draw.offer.allowed-header"),
        rule!("draw.offer.record"),
        rule!("record.draw-offer"),
        rule!("notation.draw-offer"),
    ]))
}

fn loose(case: &Case<'_>, by: shakmaty::Color) -> bool {
    case.before
        .turn
        .loose
        .as_ref()
        .is_some_and(|loose| loose.by == by)
}

/// 9.1.1: an offer where agreement is barred needs the arbiter's consent.
pub static OFFER_BARRED: Provision = Provision {
    name: "offer-barred",
    rules: &[rule!("draw.offer.regulations")],
    judge: Judge::Offer(offer_barred),
    ..Provision::DEFAULT
};

fn offer_barred(case: &Case<'_>, by: Color) -> Option<Opinion> {
    if may_agree(case.state) {
        return None;
    }
    let message = Message::new("ruling-offer-barred").word("side", Who::from(by).name());
    Some(Opinion::new(message).citing(&[rule!("draw.offer.regulations")]))
}

/// An offer can't be withdrawn.
pub static WITHDRAWAL: Provision = Provision {
    name: "offer-withdrawal",
    rules: &[rule!("draw.offer.procedure")],
    judge: Judge::Done(withdrawal),
    ..Provision::DEFAULT
};

fn withdrawal(_: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Withdraw(Withdrawn::Offer) = act else {
        return None;
    };
    let message = Message::new("ruling-offer-withdrawal").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("draw.offer.procedure")])
            .with(Effect::Void),
    )
}

/// The offer is rejected orally.
pub static REJECTION: Provision = Provision {
    name: "offer-rejection",
    rules: &[rule!("draw.offer.procedure")],
    judge: Judge::Done(rejection),
    ..Provision::DEFAULT
};

fn rejection(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Decline = act else {
        return None;
    };
    if !case.before.has_offer_for(by) {
        return None;
    }
    let message = Message::new("ruling-offer-rejected").word("side", Who::from(by).name());
    let mut opinion = Opinion::new(message)
        .citing(&[rule!("draw.offer.procedure")])
        .with(Effect::OfferGone { side: by.other() });
    if case.before.adjournment.sealed.is_some() {
        opinion = opinion.citing(&[rule!("adjourn.draw-offer-after-seal")]);
    }
    Some(opinion)
}

/// The opponent touches a piece with intent: that rejects the offer as well.
pub static REJECTION_BY_TOUCH: Provision = Provision {
    name: "offer-rejection-by-touch",
    rules: &[rule!("draw.offer.procedure")],
    judge: Judge::Touch(rejection_by_touch),
    ..Provision::DEFAULT
};

fn rejection_by_touch(case: &Case<'_>, by: Color, _: Intent) -> Option<Opinion> {
    if !case.is_touched_anew() || !case.before.has_offer_for(by) {
        return None;
    }
    let message = Message::new("ruling-offer-rejected-by-touch").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("draw.offer.procedure")])
            .with(Effect::OfferGone { side: by.other() }),
    )
}

/// There is no open offer to accept.
pub static NOTHING_TO_ACCEPT: Provision = Provision {
    name: "nothing-to-accept",
    rules: &[rule!("draw.offer.procedure")],
    judge: Judge::Accept(nothing_to_accept),
    ..Provision::DEFAULT
};

fn nothing_to_accept(case: &Case<'_>, by: Color) -> Option<Opinion> {
    if case.before.has_offer_for(by) {
        return None;
    }
    let barred = case.before.turn.open_claim.is_some() && !may_agree(case.state);
    let message = Message::new("ruling-nothing-to-accept")
        .word("side", Who::from(by).name())
        .truth("barred", barred);
    let mut opinion = Opinion::new(message);
    // A claim under III.5 or III.6 is no draw offer.
    match case.before.question {
        Some(PendingQuestion::Quickplay { .. }) => {
            opinion = opinion.citing(&[rule!("quickplay.claim")]);
        }
        Some(PendingQuestion::Referral { .. }) => {
            opinion = opinion.citing(&[rule!("quickplay.unsupervised.claim")]);
        }
        _ => {}
    }
    if barred {
        opinion = opinion.citing(&[rule!("draw.offer.regulations")]);
    }
    opinion = opinion.citing(&[rule!("draw.offer.procedure")]);
    if !may_agree(case.state) {
        opinion = opinion.citing(&[rule!("draw.offer.regulations")]);
    }
    Some(opinion.with(Effect::Void).with(Effect::Continue))
}

/// 9.1.1: the regulations bar agreement now; the arbiter may consent.
pub static AGREEMENT_BARRED: Provision = Provision {
    name: "agreement-barred",
    rules: &[rule!("draw.offer.regulations")],
    overrides: &[&AGREEMENT, &AGREEMENT_TOO_EARLY],
    judge: Judge::Accept(agreement_barred),
    ..Provision::DEFAULT
};

fn agreement_barred(case: &Case<'_>, by: Color) -> Option<Opinion> {
    if !case.before.has_offer_for(by) || may_agree(case.state) {
        return None;
    }
    let made = case.state.counts.made;
    Some(
        Opinion::new(Message::new("ruling-agreement-barred"))
            .citing(&[rule!("draw.offer.regulations")])
            .with(Effect::Ask(PendingQuestion::Consent))
            .with(Effect::Discretion(rule!("arbiter.penalties")))
            .witness(Witness::Made {
                white: made.white,
                black: made.black,
            }),
    )
}

/// The arbiter consents to the agreement, or not.
pub static CONSENT: Provision = Provision {
    name: "consent",
    rules: &[rule!("draw.offer.regulations")],
    judge: Judge::Find(consent),
    ..Provision::DEFAULT
};

fn consent(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let agreed = finding.decision? == Decision::Agree;
    if case.before.question != Some(PendingQuestion::Consent) {
        // Asked while the offer is still open: then the acceptance will do.
        let beforehand = agreed
            && case.before.question.is_none()
            && !case.before.offers.open.is_empty()
            && !may_agree(case.before);
        return beforehand.then(|| {
            Opinion::new(Message::new("ruling-consent-beforehand"))
                .citing(&[rule!("draw.offer.regulations")])
                .with(Effect::Consent)
        });
    }
    let opinion = Opinion::new(Message::new("ruling-consent").truth("given", agreed))
        .citing(&[rule!("draw.offer.regulations")])
        .with(Effect::Answered);
    if !agreed {
        return Some(opinion.with(Effect::Continue));
    }
    Some(
        opinion
            .citing(&[rule!("end.agreement")])
            .with(Effect::End(Ending::draw(Termination::Agreement))),
    )
}
