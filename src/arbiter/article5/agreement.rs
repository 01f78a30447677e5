//! 5.2.3: the players agree to a draw.
//!
//! An open offer is accepted; each player must have made at least one move. Regulations may bar
//! agreement (9.1.1, see `article9::offer`). Example: White plays, offers, presses; Black accepts.

use shakmaty::Color;

use super::draw;
use crate::arbiter::{
    Case, ClaimStanding, ClaimStatus, Effect, Judge, Opinion, Provision, Witness,
};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::Termination;
use crate::rule;

/// An open offer is accepted.
pub static AGREEMENT: Provision = Provision {
    name: "agreement",
    rules: &[rule!("end.agreement"), rule!("draw.offer.allowed-header")],
    judge: Judge::Accept(agreement),
    ..Provision::DEFAULT
};

fn agreement(case: &Case<'_>, by: Color) -> Option<Opinion> {
    if !case.before.has_offer_for(by) {
        return None;
    }
    let message = Message::new("ruling-agreement").word("side", Who::from(by).name());
    let claim = case.before.turn.open_claim.as_ref();
    let accepted = claim.map(|(by, claim)| {
        Effect::Claim(ClaimStanding {
            by: *by,
            basis: claim.basis,
            status: ClaimStatus::Accepted,
        })
    });
    let mut opinion = Opinion::new(message).citing(&[rule!("end.agreement")]);
    // What makes the other player's words an offer.
    if let Some((_, rule)) = case.before.offers.special.filter(|(side, _)| *side != by) {
        opinion = opinion.citing(&[rule]);
    }
    Some(
        opinion
            .citing(&[rule!("draw.offer.procedure")])
            .passing(&[rule!("draw.offer.allowed-header")])
            .with_all(accepted)
            .with(draw(Termination::Agreement)),
    )
}

/// One of the players has not made a move yet.
pub static AGREEMENT_TOO_EARLY: Provision = Provision {
    name: "agreement-too-early",
    rules: &[rule!("end.agreement")],
    overrides: &[&AGREEMENT],
    judge: Judge::Accept(agreement_too_early),
    ..Provision::DEFAULT
};

fn agreement_too_early(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let made = case.state.counts.made;
    if !case.before.has_offer_for(by) || (made.white >= 1 && made.black >= 1) {
        return None;
    }
    let message = Message::new("ruling-agreement-too-early");
    Some(
        Opinion::new(message)
            .citing(&[rule!("end.agreement")])
            .with(Effect::Void)
            .with(Effect::Continue)
            .witness(Witness::Made {
                white: made.white,
                black: made.black,
            }),
    )
}
