//! 9.3: fifty moves.

use shakmaty::{Chess, Position, Role};

use super::draft::Draft;
use super::quiet::{is_careful, quiet_move};
use crate::game::Scenario;
use crate::game::scenario::Basis;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library, quiet_for};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::lead;

/// A drawn ending after so many quiet half-moves; the side to move is at most a pawn ahead.
pub fn still(dice: &mut Dice, halfmoves: u32) -> Option<Chess> {
    let position = from_pool(&library().drawn, dice)?;
    let ahead = lead(&position) * position.turn().fold_wb(1, -1);
    // With three men either a pawn would have moved or nobody would have played on.
    let is_played_on = position.board().occupied().count() > 3;
    match ahead <= 1 && is_played_on {
        true => quiet_for(&position, halfmoves, dice),
        false => None,
    }
}

/// An endgame after so many quiet half-moves.
pub fn counted(dice: &mut Dice, halfmoves: u32) -> Option<Draft> {
    let position = still(dice, halfmoves)?;
    Some(Draft::new(&position, dice))
}

kind! {
    /// 9.3.2: fifty moves have been completed.
    FIFTY: "fifty-current", fifty;
    rules: "draw.fifty", "draw.fifty.claim-current", "draw.claim.correct", "draw.claim.incorrect";
    asks: Ruling * 2, ClocksAfter, TrueFalse;
    tempts: BAR_STOPS_CLAIMS, FIFTY_WITH_NEXT, FIFTY_BY_ONE, FIFTY_HALF_MOVES, FIFTY_AND_ONE,
        FIFTY_AUTOMATIC, PENALTY_ALWAYS_TWO, CLAIM_IS_FREE, CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT,
        CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT, CLAIM_BY_EITHER;
}

fn fifty(dice: &mut Dice) -> Option<Scenario> {
    let halfmoves = dice.choose([50, 52, 97, 98, 99, 99, 100, 101, 104, 120]);
    let mut draft = counted(dice, halfmoves)?;
    draft.any_class(dice);
    // Of a wrong claim another rule would be left: an offer that nobody may accept.
    if halfmoves >= 100 && dice.one_in(3) {
        draft.scenario.setting.regulations.agreed_draws = crate::game::setting::AgreedDraws::Never;
    }
    let side = draft.turn();
    draft.claim(side, Basis::Fifty, None);
    draft.finish()
}

kind! {
    /// 9.3.1: they are about to be.
    FIFTY_INTENDED: "fifty-intended", fifty_intended;
    rules: "draw.fifty.claim-intended", "draw.fifty", "draw.claim.incorrect";
    asks: Ruling * 2, Parts, ClocksAfter, TrueFalse;
    tempts: FIFTY_BY_ONE, FIFTY_AND_ONE, CLAIM_UNWRITTEN,
        // Early: where a claim fails some option must draw, or nobody need count.
        FIFTY_HALF_MOVES, INTENDED_NOT_BINDING, INTENDED_IGNORED, CLAIM_IS_FREE, CLAIM_COSTS_THREE,
        CLAIM_COSTS_CLAIMANT, CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT;
}

fn fifty_intended(dice: &mut Dice) -> Option<Scenario> {
    // With fifty moves by each on the board no intended move would be needed.
    let halfmoves = dice.choose([97, 98, 98, 99, 99, 99, 99]);
    let mut draft = counted(dice, halfmoves)?;
    let position = draft.position();
    let side = draft.turn();
    let loud: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|played| {
            played.role() == Role::Pawn && !played.is_capture() && !played.is_promotion()
        })
        .filter(|played| is_careful(&position, *played))
        .collect();
    let intended = match dice.pick(&loud) {
        Some(played) if dice.one_in(4) => *played,
        _ => quiet_move(&position, dice)?,
    };
    // Nothing but the writing is missing, or the rule on it decides nothing.
    let completes = halfmoves == 99 && intended.role() != Role::Pawn;
    let written = !(completes && dice.one_in(3));
    draft
        .strict()
        .claim(side, Basis::Fifty, Some((intended, written)));
    draft.finish()
}
