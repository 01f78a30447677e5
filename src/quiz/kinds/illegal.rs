//! 7.5: illegal moves and what counts as one.

use shakmaty::{Chess, Color, Position, Role, Square};

use super::draft::{Draft, made};
use super::mistakes::{
    blind_reply, exposes_from_afar, forbidden_castling, illegal_move, is_overlooked,
    unseen_exposure, wrong_move,
};
use super::quiet::quiet_move;
use super::second_illegal::{one_before, two_handed};
use crate::game::Scenario;
use crate::game::setting::Supervision;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

fn any_position(dice: &mut Dice) -> Option<Chess> {
    let library = library();
    match dice.below(3) {
        0 => from_pool(&library.middlegames, dice),
        _ => from_pool(&library.endgames, dice),
    }
}

fn any_illegal(position: &Chess, dice: &mut Dice) -> Option<(Square, Square)> {
    match !position.is_check() && dice.one_in(5) {
        true => wrong_move(position, dice),
        false => illegal_move(position, dice),
    }
}

/// A position and an illegal move in it; one in six is castling that an attack forbids, two are
/// checks overlooked.
fn any_mistake(dice: &mut Dice) -> Option<(Chess, (Square, Square))> {
    let position = match dice.below(6) {
        0 => return forbidden_castling(dice),
        1 | 2 => from_pool(&library().checks, dice)?,
        _ => any_position(dice)?,
    };
    let played = any_illegal(&position, dice)?;
    Some((position, played))
}

/// Sometimes one of the players has made an illegal move before.
fn before(draft: &mut Draft, side: Color, dice: &mut Dice) {
    match dice.below(4) {
        0 => draft.scenario.prior.illegal = one_before(side.other()),
        1 => draft.scenario.prior.illegal = one_before(side),
        _ => {}
    }
}

/// The clock is pressed and the irregularity noticed; sometimes it is noticed before the press.
fn noticed(draft: &mut Draft, side: Color, dice: &mut Dice) {
    if dice.one_in(5) {
        draft.complain(side.other());
    } else {
        draft.press(side).pointed_out(side.other(), dice);
    }
}

kind! {
    /// 7.5.1, 7.5.5: the first illegal move of a player.
    FIRST_ILLEGAL: "first-illegal", first_illegal;
    rules: "irregularity.illegal.move", "irregularity.illegal.penalty",
        "irregularity.restore-times", "rapid.illegal";
    asks: Ruling * 2, Parts, AllowedMoves, ClocksAfter, TrueFalse;
    tempts:
        // What the opponent has done before is the trap wherever it is told of.
        PLAYERS_COUNTED_TOGETHER, FIRST_ILLEGAL_LOSES, INCREMENT_KEPT, ILLEGAL_FREES_TOUCH,
        OFFENDER_LOSES_TIME, PENALTY_ALWAYS_TWO, ILLEGAL_ALWAYS_ONE, ARBITER_WAITS, FIRST_IS_WARNED;
}

fn first_illegal(dice: &mut Dice) -> Option<Scenario> {
    let (position, (from, to)) = any_mistake(dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    if dice.one_in(5) {
        draft.control("90+30");
        draft.plenty(dice);
        draft.scenario.setting.supervision = Supervision::Arbiter;
        draft.scenario.setting.regulations.remove_increment_gained = Some(true);
    }
    if dice.one_in(3) {
        draft.scenario.prior.illegal[side.other()] = 1;
    }
    draft
        .shift(side, from, to)
        .press(side)
        .pointed_out(side.other(), dice);
    draft.finish()
}

kind! {
    /// 7.5.1, 6.2.1: the clock was not pressed.
    ILLEGAL_UNPRESSED: "illegal-unpressed", illegal_unpressed;
    rules: "irregularity.illegal.move", "clock.press-completes";
    asks: Ruling * 2, Parts, AllowedMoves, ClocksAfter, TrueFalse;
    tempts: ILLEGAL_WITHOUT_PRESS, TAKEN_BACK_FREES_TOUCH, ILLEGAL_FREES_TOUCH, FIRST_ILLEGAL_LOSES,
        OFFENDER_LOSES_TIME, FIRST_IS_WARNED;
}

fn illegal_unpressed(dice: &mut Dice) -> Option<Scenario> {
    let (position, (from, to)) = any_mistake(dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    if dice.one_in(2) {
        draft.scenario.prior.illegal = one_before(side);
    }
    draft.shift(side, from, to);
    if dice.one_in(2) {
        draft.press(side);
    }
    // An arbiter waits for the press.
    draft.complain(side.other());
    draft.finish()
}

/// An illegal move that can be overlooked for a while: mostly castling past an attack or a king
/// left in check, seldom a piece that moves as it can't.
fn overlooked(dice: &mut Dice) -> Option<(Chess, (Square, Square))> {
    let library = library();
    let (position, played) = match dice.below(12) {
        0..4 => forbidden_castling(dice)?,
        4..10 => return unseen_exposure(dice),
        10 => {
            let position = from_pool(&library.checks, dice)?;
            let played = illegal_move(&position, dice)?;
            return exposes_from_afar(&position, played).then_some((position, played));
        }
        _ => {
            let position = match dice.one_in(2) {
                true => from_pool(&library.middlegames, dice)?,
                false => from_pool(&library.endgames, dice)?,
            };
            let played = wrong_move(&position, dice)?;
            (position, played)
        }
    };
    is_overlooked(&position, played).then_some((position, played))
}

kind! {
    /// 7.5.1, A.5.2: it is found later.
    ILLEGAL_FOUND_LATE: "illegal-found-late", illegal_found_late;
    rules: "irregularity.illegal.move", "rapid.illegal", "irregularity.illegal.penalty";
    asks: Ruling * 2, Parts, ClocksAfter, DecidingClause, TrueFalse;
    tempts: LATE_ILLEGAL_STANDS, LATE_ILLEGAL_TAKEN_BACK, FIRST_ILLEGAL_LOSES, OFFENDER_LOSES_TIME,
        ILLEGAL_FREES_TOUCH, PENALTY_ALWAYS_TWO, ILLEGAL_ALWAYS_ONE, FIRST_IS_WARNED;
}

fn illegal_found_late(dice: &mut Dice) -> Option<Scenario> {
    let (position, (from, to)) = overlooked(dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    if dice.one_in(2) {
        draft.rapid_plain(dice);
        if dice.one_in(4) {
            draft.scenario.setting.supervision = Supervision::Adequate;
        }
    }
    draft.shift(side, from, to).press(side);
    let board = crate::game::Board::Legal(position.clone());
    let movement = board.examine(side, from, to, None);
    let after = board.after_hand(&movement);
    let (from, to) = match after.chess() {
        Some(position) => {
            let reply = quiet_move(position, dice)?;
            (reply.from()?, reply.to())
        }
        None => blind_reply(&after, dice)?,
    };
    let reply = after.examine(side.other(), from, to, None);
    draft.shift(side.other(), from, to).press(side.other());
    let next = quiet_move(after.after_hand(&reply).chess()?, dice)?;
    if dice.one_in(2) {
        draft.play(side, next).press(side);
    }
    draft.pointed_out(side.other(), dice);
    draft.finish()
}

kind! {
    /// 7.5.2: a pawn left on the last rank.
    PROMOTION_UNFINISHED: "promotion-unfinished", promotion_unfinished;
    rules: "irregularity.illegal.promotion-unfinished", "irregularity.illegal.penalty";
    asks: Ruling * 2, ClocksAfter, TrueFalse;
    tempts: SECOND_ALWAYS_LOSES, PROMOTION_TAKEN_BACK, ILLEGAL_WITHOUT_PRESS, FIRST_ILLEGAL_LOSES,
        OFFENDER_LOSES_TIME, PENALTY_ALWAYS_TWO, ILLEGAL_ALWAYS_ONE, KINDS_COUNTED_APART,
        THIRD_ILLEGAL_LOSES, FIRST_IS_WARNED;
}

fn promotion_unfinished(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().promotions, dice)?;
    // Who has queens enough does not make another one.
    if (position.us() & position.board().queens()).any() {
        return None;
    }
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    if dice.one_in(4) {
        draft.scenario.prior.illegal = one_before(side);
    }
    let promotion = position
        .legal_moves()
        .into_iter()
        .find(|played| played.promotion() == Some(Role::Queen))?;
    draft.shift(side, promotion.from()?, promotion.to());
    noticed(&mut draft, side, dice);
    draft.finish()
}

kind! {
    /// 7.5.3: the clock is pressed without a move.
    PRESS_WITHOUT_MOVE: "press-without-move", press_without_move;
    rules: "irregularity.illegal.press-without-move", "irregularity.illegal.penalty";
    asks: Ruling * 2, Parts, ClocksAfter, TrueFalse;
    tempts: EMPTY_PRESS_HARMLESS, PLAYERS_COUNTED_TOGETHER, FIRST_ILLEGAL_LOSES,
        OFFENDER_LOSES_TIME, KINDS_COUNTED_APART, SECOND_COSTS_DOUBLE, PENALTY_ALWAYS_TWO,
        ILLEGAL_ALWAYS_ONE;
}

fn press_without_move(dice: &mut Dice) -> Option<Scenario> {
    let position = any_position(dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    before(&mut draft, side, dice);
    draft.press(side).pointed_out(side.other(), dice);
    draft.finish()
}

kind! {
    /// 7.5.4: two hands for one move.
    TWO_HANDS: "two-hands", two_hands;
    rules: "irregularity.illegal.two-hands", "irregularity.illegal.penalty";
    asks: Ruling * 2, Parts, ClocksAfter, TrueFalse;
    tempts: TWO_HANDS_HARMLESS, ILLEGAL_WITHOUT_PRESS, PLAYERS_COUNTED_TOGETHER,
        FIRST_ILLEGAL_LOSES, OFFENDER_LOSES_TIME, KINDS_COUNTED_APART, SECOND_COSTS_DOUBLE,
        PENALTY_ALWAYS_TWO, ILLEGAL_ALWAYS_ONE;
}

fn two_hands(dice: &mut Dice) -> Option<Scenario> {
    let castling = dice.one_in(2);
    let library = library();
    let pool = if castling {
        &library.castling
    } else {
        &library.middlegames
    };
    let position = from_pool(pool, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    before(&mut draft, side, dice);
    // Two hands are used where there are two pieces to move.
    let castle = || {
        position
            .legal_moves()
            .into_iter()
            .find(|played| played.is_castle())
    };
    let played = match castling {
        true => castle()?,
        false => two_handed(&position)?,
    };
    draft.add(side, made(played, 2));
    noticed(&mut draft, side, dice);
    draft.finish()
}
