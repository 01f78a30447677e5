//! 7.5: illegal moves and what counts as one.

use shakmaty::{ByColor, Chess, Color, Position, Role, Square};

use super::Kind;
use super::draft::{Draft, illegal_move, made, quiet_move, wrong_move};
use crate::game::Scenario;
use crate::game::scenario::{Act, Finding, Who};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;
use crate::rule;

fn any_position(dice: &mut Dice) -> Option<Chess> {
    let library = library();
    match dice.below(3) {
        0 => from_pool(&library.middlegames, dice),
        _ => from_pool(&library.endgames, dice),
    }
}

fn any_illegal(position: &Chess, dice: &mut Dice) -> Option<(Square, Square)> {
    match dice.one_in(3) {
        true => wrong_move(position, dice),
        false => illegal_move(position, dice),
    }
}

/// 7.5.1, 7.5.5: the first illegal move of a player.
pub static FIRST_ILLEGAL: Kind = Kind {
    name: "first-illegal",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("irregularity.illegal.penalty"),
        rule!("irregularity.restore-times"),
        rule!("rapid.illegal"),
    ],
    asks: &["ruling", "clocks-after", "allowed-moves", "true-false"],
    tempts: &[
        &FIRST_ILLEGAL_LOSES,
        &PLAYERS_COUNTED_TOGETHER,
        &OFFENDER_LOSES_TIME,
        &ILLEGAL_FREES_TOUCH,
        &INCREMENT_KEPT,
        &PENALTY_ALWAYS_TWO,
        &PENALTY_ALWAYS_ONE,
    ],
    winnability: true,
    construct: |dice| {
        let position = any_position(dice)?;
        let side = position.turn();
        let mut draft = Draft::new(&position, dice);
        draft.any_class(dice);
        if dice.one_in(3) {
            draft.scenario.prior.illegal[side.other()] = 1;
        }
        let (from, to) = any_illegal(&position, dice)?;
        draft
            .shift(side, from, to)
            .press(side)
            .pointed_out(side.other(), dice);
        draft.finish()
    },
};

fn one_before(side: Color) -> ByColor<u32> {
    let mut before = ByColor::default();
    before[side] = 1;
    before
}

/// 7.5.5: the second one.
pub static SECOND_ILLEGAL: Kind = Kind {
    name: "second-illegal",
    rules: &[
        rule!("irregularity.illegal.penalty"),
        rule!("irregularity.illegal.move"),
    ],
    asks: &["true-false", "true-false", "ruling"],
    tempts: &[
        &THIRD_ILLEGAL_LOSES,
        &KINDS_COUNTED_APART,
        &MATERIAL_COUNTS,
        &ILLEGAL_FREES_TOUCH,
        &INCREMENT_KEPT,
        &OFFENDER_LOSES_TIME,
    ],
    winnability: true,
    construct: |dice| second(dice, &library().middlegames),
};

fn second(dice: &mut Dice, pool: &[Chess]) -> Option<Scenario> {
    let position = from_pool(pool, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    if dice.one_in(3) {
        draft.any_class(dice);
    }
    draft.scenario.prior.illegal = one_before(side);
    match dice.below(3) {
        0 => draft.press(side),
        1 => {
            let played = quiet_move(&position, dice)?;
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

/// 7.5.5: the second one where the opponent may be unable to mate.
pub static SECOND_UNWINNABLE: Kind = Kind {
    name: "second-illegal-unwinnable",
    rules: &[rule!("irregularity.illegal.penalty")],
    asks: &["result", "ruling", "true-false", "true-false"],
    tempts: &[
        &SECOND_ALWAYS_LOSES,
        &MATERIAL_COUNTS,
        &ONLY_FORCED_MATE,
        &THIRD_ILLEGAL_LOSES,
        &KINDS_COUNTED_APART,
    ],
    winnability: true,
    construct: |dice| second(dice, &library().unwinnable),
};

/// 7.5.1, 6.2.1: the clock was not pressed.
pub static ILLEGAL_UNPRESSED: Kind = Kind {
    name: "illegal-unpressed",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("clock.press-completes"),
    ],
    asks: &["ruling", "ruling", "clocks-after", "true-false"],
    tempts: &[
        &ILLEGAL_WITHOUT_PRESS,
        &FIRST_ILLEGAL_LOSES,
        &ILLEGAL_FREES_TOUCH,
        &TWO_HANDS_HARMLESS,
    ],
    winnability: true,
    construct: |dice| {
        let position = any_position(dice)?;
        let side = position.turn();
        let mut draft = Draft::new(&position, dice);
        if dice.one_in(2) {
            draft.scenario.prior.illegal = one_before(side);
        }
        let (from, to) = any_illegal(&position, dice)?;
        draft.shift(side, from, to);
        if dice.one_in(5) {
            draft.press(side);
        }
        draft.pointed_out(side.other(), dice);
        draft.finish()
    },
};

/// 7.5.1, A.5.2: it is found later.
pub static ILLEGAL_FOUND_LATE: Kind = Kind {
    name: "illegal-found-late",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("rapid.illegal"),
        rule!("irregularity.illegal.penalty"),
    ],
    asks: &["ruling", "clocks-after", "true-false", "deciding-clause"],
    tempts: &[
        &LATE_ILLEGAL_STANDS,
        &LATE_ILLEGAL_TAKEN_BACK,
        &FIRST_ILLEGAL_LOSES,
        &OFFENDER_LOSES_TIME,
        &ILLEGAL_FREES_TOUCH,
        &INCREMENT_KEPT,
    ],
    winnability: true,
    construct: |dice| {
        let position = from_pool(&library().endgames, dice)?;
        let side = position.turn();
        let mut draft = Draft::new(&position, dice);
        if dice.one_in(2) {
            draft.rapid(dice);
            if dice.one_in(4) {
                draft.scenario.setting.supervision = crate::game::setting::Supervision::Adequate;
            }
        }
        let (from, to) = wrong_move(&position, dice)?;
        draft.shift(side, from, to).press(side);
        let board = crate::game::Board::Legal(position.clone());
        let movement = board.examine(side, from, to, None);
        let after = board.after_hand(&movement);
        let reply = quiet_move(after.chess()?, dice)?;
        draft.play(side.other(), reply).press(side.other());
        let next = quiet_move(after.after(reply).chess()?, dice)?;
        if dice.one_in(2) {
            draft.play(side, next).press(side);
        }
        draft.pointed_out(side.other(), dice);
        draft.finish()
    },
};

/// 7.5.2: a pawn left on the last rank.
pub static PROMOTION_UNFINISHED: Kind = Kind {
    name: "promotion-unfinished",
    rules: &[
        rule!("irregularity.illegal.promotion-unfinished"),
        rule!("irregularity.illegal.penalty"),
    ],
    asks: &["ruling", "ruling", "clocks-after", "true-false"],
    tempts: &[
        &PROMOTION_TAKEN_BACK,
        &ILLEGAL_WITHOUT_PRESS,
        &FIRST_ILLEGAL_LOSES,
        &OFFENDER_LOSES_TIME,
        &PENALTY_ALWAYS_TWO,
        &PENALTY_ALWAYS_ONE,
        &KINDS_COUNTED_APART,
        &THIRD_ILLEGAL_LOSES,
    ],
    winnability: true,
    construct: |dice| {
        let position = from_pool(&library().promotions, dice)?;
        let side = position.turn();
        let mut draft = Draft::new(&position, dice);
        draft.any_class(dice);
        if dice.one_in(4) {
            draft.scenario.prior.illegal = one_before(side);
        }
        let promotion = position
            .legal_moves()
            .into_iter()
            .find(|played| played.promotion() == Some(Role::Queen))?;
        draft.shift(side, promotion.from()?, promotion.to());
        if !dice.one_in(5) {
            draft.press(side);
        }
        draft.pointed_out(side.other(), dice);
        draft.finish()
    },
};

/// 7.5.3: the clock is pressed without a move.
pub static PRESS_WITHOUT_MOVE: Kind = Kind {
    name: "press-without-move",
    rules: &[
        rule!("irregularity.illegal.press-without-move"),
        rule!("irregularity.illegal.penalty"),
    ],
    asks: &["ruling", "clocks-after", "true-false"],
    tempts: &[
        &EMPTY_PRESS_HARMLESS,
        &FIRST_ILLEGAL_LOSES,
        &PLAYERS_COUNTED_TOGETHER,
        &OFFENDER_LOSES_TIME,
        &KINDS_COUNTED_APART,
        &THIRD_ILLEGAL_LOSES,
        &INCREMENT_KEPT,
        &PENALTY_ALWAYS_TWO,
        &PENALTY_ALWAYS_ONE,
    ],
    winnability: true,
    construct: |dice| {
        let position = any_position(dice)?;
        let side = position.turn();
        let mut draft = Draft::new(&position, dice);
        draft.any_class(dice);
        match dice.below(4) {
            0 => draft.scenario.prior.illegal = one_before(side.other()),
            1 => draft.scenario.prior.illegal = one_before(side),
            _ => {}
        }
        draft.press(side).pointed_out(side.other(), dice);
        draft.finish()
    },
};

/// 7.5.4: two hands for one move.
pub static TWO_HANDS: Kind = Kind {
    name: "two-hands",
    rules: &[
        rule!("irregularity.illegal.two-hands"),
        rule!("irregularity.illegal.penalty"),
    ],
    asks: &["ruling", "clocks-after", "true-false"],
    tempts: &[
        &TWO_HANDS_HARMLESS,
        &ILLEGAL_WITHOUT_PRESS,
        &FIRST_ILLEGAL_LOSES,
        &PLAYERS_COUNTED_TOGETHER,
        &OFFENDER_LOSES_TIME,
        &KINDS_COUNTED_APART,
        &PENALTY_ALWAYS_TWO,
        &PENALTY_ALWAYS_ONE,
    ],
    winnability: true,
    construct: |dice| {
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
        draft.any_class(dice);
        match dice.below(4) {
            0 => draft.scenario.prior.illegal = one_before(side.other()),
            1 => draft.scenario.prior.illegal = one_before(side),
            _ => {}
        }
        // Two hands are used where there are two pieces to move.
        let played = position
            .legal_moves()
            .into_iter()
            .find(|played| match castling {
                true => played.is_castle(),
                false => played.is_capture() && !played.is_promotion() && !played.is_en_passant(),
            })?;
        draft.add(side, made(played, 2));
        if !dice.one_in(5) {
            draft.press(side);
        }
        draft.pointed_out(side.other(), dice);
        draft.finish()
    },
};

/// 7.5.1, 7.1: the position before the irregularity can't be established.
pub static LAST_IDENTIFIABLE: Kind = Kind {
    name: "last-identifiable",
    rules: &[
        rule!("irregularity.restore-times"),
        rule!("irregularity.illegal.move"),
    ],
    asks: &["true-false", "deciding-clause", "ruling"],
    tempts: &[
        &LATE_ILLEGAL_STANDS,
        &POSITION_LOST_ANNULS,
        &POSITION_LOST_STANDS,
    ],
    winnability: false,
    construct: |dice| {
        let position = from_pool(&library().middlegames, dice)?;
        let mut draft = Draft::new(&position, dice);
        let mut at = position.clone();
        for _ in 0..dice.between(3, 6) {
            let played = quiet_move(&at, dice)?;
            draft.scenario.moves.push(played);
            at.play_unchecked(played);
        }
        let ply = dice.between(1, draft.scenario.moves.len() as i64 - 1) as u32;
        let finding = Finding {
            position_known: Some(false),
            ply: Some(ply),
            ..Finding::default()
        };
        draft.add(Who::Arbiter, Act::Find(finding));
        draft.finish()
    },
};
