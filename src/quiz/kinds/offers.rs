//! 9.1: draw offers, and claims as offers.

use shakmaty::{Chess, Position};

use super::draft::Draft;
use super::fifty::still;
use super::quiet::{is_level, quiet_move};
use crate::game::Scenario;
use crate::game::scenario::{Act, Basis, Decision, Intent, Withdrawn};
use crate::game::setting::AgreedDraws;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::after_move;

kind! {
    /// 9.1.2.1: an offer and what becomes of it.
    OFFER: "offer", offer;
    rules: "draw.offer.procedure", "draw.offer.allowed-header", "draw.offer.record",
        "end.agreement";
    asks: Ruling * 2, Result, TrueFalse;
    tempts: OFFER_WITHDRAWN, ADJUSTING_REJECTS, UNANNOUNCED_FREE, UNANNOUNCED_KEEPS_OFFER,
        OFFER_SURVIVES_TOUCH, OFFER_SURVIVES_REFUSAL, OFFER_UNTIMELY_VOID, OFFER_ENDS_WITH_PRESS,
        ACCEPTANCE_IS_OFFER, TOUCH_ONLY_REJECTS, ANY_TOUCH_BINDS;
}

fn offer(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().middlegames, dice).filter(is_level)?;
    let mut draft = Draft::new(&position, dice);
    let side = position.turn();
    let played = quiet_move(&position, dice)?;
    let after = after_move(&position, played);
    let reply = quiet_move(&after, dice)?;
    let untimely = dice.one_in(3);
    if untimely {
        draft.add(side, Act::Offer);
        draft.play(side, played).press(side);
    } else {
        draft.play(side, played).add(side, Act::Offer).press(side);
    }
    let opponent = side.other();
    let intents = [
        Intent::Move,
        Intent::Move,
        Intent::Adjust,
        Intent::AdjustUnannounced,
        Intent::Accident,
    ];
    let withdrawn = dice.one_in(5);
    if withdrawn {
        draft.add(side, Act::Withdraw(Withdrawn::Offer));
    } else {
        draft.touch(opponent, reply.from()?, dice.choose(intents));
    }
    // Sometimes the question is only whether the offer is still open.
    if !withdrawn && dice.one_in(3) {
        return draft.finish();
    }
    draft.add(opponent, Act::Accept);
    draft.finish()
}

kind! {
    /// 9.1.1, 5.2.3: agreement where the regulations bar it.
    OFFER_BARRED: "offer-barred", offer_barred;
    rules: "draw.offer.regulations", "end.agreement";
    // Where the arbiter has refused a statement would answer itself.
    asks: Ruling;
    tempts: AGREEMENT_ALWAYS, BAR_NEVER_ENDS, BARRED_OFFER_WAITS, BAR_OVER_WAITS,
        BARRED_AGREEMENT_LOSES, BAR_IS_ABSOLUTE, CONSENT_NEEDS_ACCEPTANCE;
}

fn offer_barred(dice: &mut Dice) -> Option<Scenario> {
    let early = dice.one_in(8);
    // Mostly the moves that the regulations ask for have been made.
    let reached = !dice.one_in(4);
    let position = match (early, reached) {
        (true, _) => Chess::default(),
        (_, true) => from_pool(&library().adjournments, dice).filter(is_level)?,
        _ => from_pool(&library().middlegames, dice).filter(is_level)?,
    };
    let mut draft = Draft::new(&position, dice);
    if !early {
        let moves = position.fullmoves().get();
        let bars = [20, 25, 30, 40, 40].into_iter();
        let bars: Vec<u32> = bars.filter(|bar| (*bar > moves) != reached).collect();
        draft.scenario.setting.regulations.agreed_draws = match dice.pick(&bars) {
            Some(bar) if reached || !dice.one_in(4) => AgreedDraws::FromMove(*bar),
            None if reached => return None,
            _ => AgreedDraws::Never,
        };
    }
    let side = position.turn();
    let played = quiet_move(&position, dice)?;
    draft.play(side, played).add(side, Act::Offer).press(side);
    draft.add(side.other(), Act::Accept);
    // Without the arbiter's word nobody knows what becomes of it; if he consents, everybody does.
    if !early && !reached {
        draft.decide(Decision::Reject);
    }
    draft.finish()
}

kind! {
    /// 9.1.2.3: a claim is an offer.
    CLAIM_AS_OFFER: "claim-as-offer", claim_as_offer;
    rules: "draw.claim.is-offer", "draw.claim.incorrect";
    // A statement of the whole ruling would leave open whether it covers the one on the claim.
    asks: Ruling * 2, ClocksAfter, Result;
    tempts: CLAIM_IS_NO_OFFER, OFFER_SURVIVES_TOUCH,
        // Where nothing but the penalty differs, the clause on the penalty refutes it.
        CLAIM_IS_FREE, WRONG_CLAIM_IS_VOID, CLAIM_COSTS_CLAIMANT, CLAIM_COSTS_THREE;
}

fn claim_as_offer(dice: &mut Dice) -> Option<Scenario> {
    let halfmoves = dice.choose([88, 96, 97, 98]);
    let position = still(dice, halfmoves)?;
    let mut draft = Draft::new(&position, dice);
    let side = position.turn();
    draft.claim(side, Basis::Fifty, None);
    if !dice.one_in(4) {
        let played = quiet_move(&position, dice)?;
        draft.play(side, played).press(side);
        if !dice.one_in(4) {
            let after = after_move(&position, played);
            let square = quiet_move(&after, dice)?.from()?;
            draft.touch(side.other(), square, Intent::Move);
        }
    }
    draft.add(side.other(), Act::Accept);
    draft.finish()
}
