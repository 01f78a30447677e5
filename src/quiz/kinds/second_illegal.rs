//! 7.5.5: the second illegal move of a player.

use shakmaty::{Bitboard, ByColor, Chess, Color, Move, Position};

use super::draft::{Draft, made};
use super::mistakes::illegal_move;
use crate::game::Scenario;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::{self, is_fair};

/// One illegal move of a player so far.
pub fn one_before(side: Color) -> ByColor<u32> {
    let mut before = ByColor::default();
    before[side] = 1;
    before
}

kind! {
    /// 7.5.5: the second one.
    SECOND_ILLEGAL: "second-illegal", second_illegal;
    rules: "irregularity.illegal.penalty", "irregularity.illegal.move";
    asks: Ruling * 2, Result, TrueFalse;
    tempts: KINDS_COUNTED_APART, SECOND_COSTS_DOUBLE, TWO_HANDS_HARMLESS, EMPTY_PRESS_HARMLESS,
        PLAYERS_COUNTED_TOGETHER, FIRST_ILLEGAL_LOSES, OFFENDER_LOSES_TIME, ILLEGAL_FREES_TOUCH,
        ARBITER_WAITS, THIRD_ILLEGAL_LOSES;
}

fn second_illegal(dice: &mut Dice) -> Option<Scenario> {
    // Sometimes the first one was the opponent's.
    let own = !dice.one_in(2);
    second(dice, &library().middlegames, own)
}

fn second(dice: &mut Dice, pool: &[Chess], own: bool) -> Option<Scenario> {
    let position = from_pool(pool, dice)?;
    // Nobody gives a check with a piece that can be taken, nor overlooks that it can.
    if takes_checker(&position) {
        return None;
    }
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    draft.scenario.prior.illegal = one_before(if own { side } else { side.other() });
    match dice.below(6) {
        // Nobody forgets to move who is in check or can take something.
        0 if position.is_check() || !tactics::is_calm_for_mover(&position) => return None,
        0 => draft.press(side),
        1 => {
            let played = two_handed(&position)?;
            draft.add(side, made(played, 2)).press(side)
        }
        _ => {
            let (from, to) = illegal_move(&position, dice)?;
            draft.shift(side, from, to).press(side)
        }
    };
    draft.pointed_out(side.other(), dice);
    draft.finish()
}

/// Whether a piece that gives check can be taken.
fn takes_checker(position: &Chess) -> bool {
    let checkers = position.checkers();
    let mut moves = position.legal_moves().into_iter();
    moves.any(|played| checkers.contains(played.to()) || is_taken_in_passing(played, checkers))
}

/// Whether a pawn that gives check is taken en passant.
fn is_taken_in_passing(played: Move, checkers: Bitboard) -> bool {
    played.is_en_passant() && (checkers & Bitboard::from_file(played.to().file())).any()
}

/// A move that tempts to use both hands: a capture that leaves nothing hanging.
pub fn two_handed(position: &Chess) -> Option<Move> {
    position
        .legal_moves()
        .into_iter()
        .filter(|played| played.is_capture() && !played.is_promotion() && !played.is_en_passant())
        .find(|played| is_fair(position, *played) && !tactics::uncovers(position, *played))
}

kind! {
    /// 7.5.5: the second one where the opponent may be unable to mate.
    SECOND_UNWINNABLE: "second-illegal-unwinnable",
        |dice| second(dice, &library().unwinnable, true);
    rules: "irregularity.illegal.penalty";
    asks: Result, Ruling * 2, TrueFalse;
    tempts: SECOND_ALWAYS_LOSES, MATERIAL_COUNTS, ONLY_FORCED_MATE, LOCKED_IS_DRAWN,
        THIRD_ILLEGAL_LOSES, KINDS_COUNTED_APART, SECOND_COSTS_DOUBLE;
}
