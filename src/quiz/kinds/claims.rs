//! 9.2 to 9.5: who may claim, when, how, and what a claim costs.

use super::draft::Draft;
use super::fifty::counted;
use super::quiet::quiet_move;
use super::repetition::{appearances, repeated, stood};
use crate::game::Scenario;
use crate::game::TimeClass;
use crate::game::scenario::{Act, Basis, Evidence, Intent, Withdrawn};
use crate::game::setting::ScreenClaim;
use crate::quiz::Dice;
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::lead;

/// A right claim, if nothing stands in its way.
fn ripe(dice: &mut Dice) -> Option<(Draft, Basis)> {
    if dice.one_in(2) {
        let halfmoves = dice.choose([100, 101, 103, 106]);
        return Some((counted(dice, halfmoves)?, Basis::Fifty));
    }
    let draft = repeated(dice, 8..=9)?;
    // Nobody claims for a position that has never stood there before.
    (stood(&draft) > 1).then_some((draft, Basis::Threefold))
}

/// Not yet fifty moves, whatever is played next.
fn nearly_counted(dice: &mut Dice) -> Option<Draft> {
    let halfmoves = dice.choose([97, 98, 98, 98, 98, 98, 99]);
    counted(dice, halfmoves)
}

kind! {
    /// 9.4: a piece was touched.
    CLAIM_AFTER_TOUCH: "claim-after-touch", claim_after_touch;
    rules: "draw.claim.right-lost-touch", "draw.claim.incorrect";
    asks: Ruling * 2, Parts, AllowedMoves, ClocksAfter, DecidingClause, TrueFalse;
    tempts: INVALID_CLAIM_COSTS, UNANNOUNCED_KEEPS_CLAIM, TOUCH_KEEPS_CLAIM, CLAIM_IS_FREE,
        CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT, CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT,
        CLAIM_UNHEARD_AFTER_TOUCH, ADJUSTING_FORFEITS, PENALTY_ALWAYS_ONE, CLAIM_FREES_TOUCH;
}

fn claim_after_touch(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, basis) = ripe(dice)?;
    let side = draft.turn();
    let touched = quiet_move(&draft.position(), dice)?;
    let intent = dice.choose([
        Intent::Move,
        Intent::Move,
        Intent::Move,
        Intent::Adjust,
        Intent::AdjustUnannounced,
    ]);
    draft.touch(side, touched.from()?, intent);
    draft.claim(side, basis, None);
    leniency(&mut draft, dice);
    // Where the claim costs nothing it must be good but for the touch, or who thinks that it may
    // be made finds it wrong and gives time for it.
    let costs = (draft.scenario.setting.regulations.switches).penalise_procedurally_invalid_claim;
    if !costs && basis == Basis::Threefold && appearances(&draft) < 3 {
        return None;
    }
    draft.finish()
}

/// Events differ in whether a claim by somebody who may not claim costs time.
fn leniency(draft: &mut Draft, dice: &mut Dice) {
    let switches = &mut draft.scenario.setting.regulations.switches;
    switches.penalise_procedurally_invalid_claim = dice.one_in(2);
}

kind! {
    /// 9.2, 9.3, 1.3: only the player having the move may claim.
    CLAIM_OFF_MOVE: "claim-off-move", claim_off_move;
    rules: "draw.threefold", "draw.fifty", "game.having-the-move", "draw.claim.incorrect";
    asks: Ruling * 2, Parts, ClocksAfter, TrueFalse;
    tempts: INVALID_CLAIM_COSTS, CLAIM_BY_EITHER, CLAIM_BY_MOVER, CLAIM_AFTER_PRESS, CLAIM_IS_FREE,
        CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT, CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT,
        FIFTY_BY_ONE, FIFTY_AND_ONE,
        // Where the men have stood there three times, lost rights are the trap.
        CASTLING_IGNORED, EN_PASSANT_IGNORED, TWICE_IS_ENOUGH, THREE_REPEATS, THREEFOLD_AUTOMATIC,
        FIFTY_AUTOMATIC;
}

fn claim_off_move(dice: &mut Dice) -> Option<Scenario> {
    // With the ninety-ninth half-move before it, the move just made completes the fifty.
    let (mut draft, basis) = match dice.one_in(4) {
        true => (counted(dice, 99)?, Basis::Fifty),
        false => ripe(dice)?,
    };
    let played = match basis {
        Basis::Threefold => draft.scenario.moves.pop()?,
        _ => quiet_move(&draft.position(), dice)?,
    };
    let side = draft.turn();
    draft.play(side, played);
    // Whether the opponent may claim before the press is disputed.
    let by = match dice.below(8) {
        0..3 => side,
        3..6 => {
            draft.press(side);
            side
        }
        _ => {
            draft.press(side);
            side.other()
        }
    };
    // Nobody wants a draw who is ahead.
    if lead(&draft.position()) * by.fold_wb(1, -1) > 1 {
        return None;
    }
    draft.claim(by, basis, None);
    leniency(&mut draft, dice);
    draft.finish()
}

kind! {
    /// 9.2, 9.3, 9.4: who may claim now?
    WHO_MAY_CLAIM: "who-may-claim", who_may_claim;
    rules: "draw.threefold", "draw.fifty", "draw.claim.right-lost-touch", "game.having-the-move";
    asks: WhoMayClaim;
    tempts: CLAIM_BY_MOVER, CLAIM_BY_EITHER, CLAIM_BY_OWN_FIFTY, CASTLING_IGNORED,
        EN_PASSANT_IGNORED, TWICE_IS_ENOUGH, THREE_REPEATS, FIFTY_BY_ONE, FIFTY_AND_ONE,
        FIFTY_HALF_MOVES, THREEFOLD_AUTOMATIC, FIFTY_AUTOMATIC, BAR_STOPS_CLAIMS;
}

fn who_may_claim(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, basis) = match dice.below(5) {
        0 | 1 => (nearly_counted(dice)?, Basis::Fifty),
        2 => (repeated(dice, 6..=8)?, Basis::Threefold),
        _ => ripe(dice)?,
    };
    let played = match basis {
        Basis::Threefold => draft.scenario.moves.pop()?,
        _ => quiet_move(&draft.position(), dice)?,
    };
    if dice.one_in(4) {
        draft.scenario.setting.regulations.agreed_draws = crate::game::setting::AgreedDraws::Never;
    }
    let side = draft.turn();
    // Whether the opponent may claim before the press is disputed.
    draft.play(side, played).press(side);
    // What the clocks show has no say in it.
    draft.scenario.clocks_ms = Default::default();
    draft.finish()
}

kind! {
    /// 9.5.3: the price of a wrong claim.
    WRONG_CLAIM: "wrong-claim", wrong_claim;
    rules: "draw.claim.incorrect", "rapid.penalty-one-minute", "draw.claim.is-offer";
    asks: ClocksAfter, Ruling, Parts, TrueFalse;
    tempts:
        // What rapid chess is asked for: in standard chess it is no mistake.
        PENALTY_ALWAYS_TWO, CLAIM_IS_FREE, CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT,
        PENALTY_ALWAYS_ONE, INTENDED_NOT_BINDING, CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT,
        FIFTY_HALF_MOVES, FIFTY_BY_ONE;
}

fn wrong_claim(dice: &mut Dice) -> Option<Scenario> {
    // Who counts moves is not far from the fiftieth.
    let halfmoves = dice.between(76, 97) as u32;
    let mut draft = counted(dice, halfmoves)?;
    if dice.one_in(3) {
        draft.rapid(dice);
    } else {
        draft.any_class(dice);
    }
    let side = draft.turn();
    let intended = quiet_move(&draft.position(), dice)?;
    // Where nobody has to record, nobody writes an intended move down.
    let records = draft.scenario.setting.class == TimeClass::Standard;
    let intended = (records && !dice.one_in(4)).then_some((intended, true));
    draft.claim(side, Basis::Fifty, intended);
    draft.finish()
}

kind! {
    /// 9.5.1: a claim can't be withdrawn.
    WITHDRAWN_CLAIM: "claim-withdrawn", withdrawn_claim;
    rules: "draw.claim.stop-clock", "draw.claim.incorrect";
    asks: Ruling * 2, Parts, ClocksAfter, TrueFalse;
    tempts: CLAIM_WITHDRAWN,
        // Early: where the claim fails some option must draw, or nobody need count.
        FIFTY_BY_ONE, FIFTY_HALF_MOVES, FIFTY_AND_ONE, CLAIM_IS_FREE, CLAIM_COSTS_THREE,
        CLAIM_IS_NO_OFFER, CLAIM_COSTS_CLAIMANT, CLAIM_NEEDS_CONSENT, PENALTY_ALWAYS_ONE;
}

fn withdrawn_claim(dice: &mut Dice) -> Option<Scenario> {
    let halfmoves = dice.choose([97, 98, 98, 99, 99, 100, 101, 102]);
    let mut draft = counted(dice, halfmoves)?;
    let side = draft.turn();
    draft.claim(side, Basis::Fifty, None);
    draft.add(side, Act::Withdraw(Withdrawn::Claim));
    draft.finish()
}

kind! {
    /// 6.12.2 with 9.2, 9.3: a screen is no evidence.
    SCREEN_CLAIM: "screen-claim", screen_claim;
    rules: "clock.displays.no-claim", "draw.fifty", "draw.threefold";
    // The setting says how such a claim is treated: a statement would be decided by it.
    asks: Ruling * 2, ClocksAfter;
    tempts: SCREEN_SUFFICES, CLAIM_IS_FREE, CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT,
        CLAIM_IS_NO_OFFER, THREE_REPEATS, FIFTY_AND_ONE, CLAIM_NEEDS_CONSENT;
    debated;
}

fn screen_claim(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, basis) = ripe(dice)?;
    let side = draft.turn();
    if basis == Basis::Threefold && appearances(&draft) < 3 {
        return None;
    }
    draft.claim(side, basis, None);
    // An event that says of such claims that they are not admitted has given the answer.
    let switches = &mut draft.scenario.setting.regulations.switches;
    switches.screen_only_claim = ScreenClaim::Incorrect;
    // A claim from the scoresheet is as good there as elsewhere.
    if dice.one_in(3) {
        return draft.finish();
    }
    if let Some(Act::Claim(claim)) = draft.scenario.events.last_mut().map(|event| &mut event.act) {
        claim.evidence = Evidence::Screen;
    }
    draft.finish()
}
