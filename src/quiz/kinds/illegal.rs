//! 7.5: illegal moves and what counts as one.

use shakmaty::{ByColor, Chess, Color, Move, Position, Role, Square};

use super::Kind;
use super::draft::{Draft, illegal_move, is_balanced, made, quiet_move, wrong_move};
use super::mistakes::{forbidden_castling, is_overlooked};
use crate::game::Scenario;
use crate::game::scenario::{Act, Finding, Who};
use crate::game::setting::Supervision;
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

/// 7.5.1, 7.5.5: the first illegal move of a player.
pub static FIRST_ILLEGAL: Kind = Kind {
    name: "first-illegal",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("irregularity.illegal.penalty"),
        rule!("irregularity.restore-times"),
        rule!("rapid.illegal"),
    ],
    asks: &[
        "ruling",
        "ruling",
        "parts",
        "clocks-after",
        "allowed-moves",
        "true-false",
    ],
    tempts: &[
        &FIRST_ILLEGAL_LOSES,
        &INCREMENT_KEPT,
        &ILLEGAL_FREES_TOUCH,
        &OFFENDER_LOSES_TIME,
        &PENALTY_ALWAYS_TWO,
        &ILLEGAL_ALWAYS_ONE,
        &PLAYERS_COUNTED_TOGETHER,
        &ARBITER_WAITS,
        &FIRST_IS_WARNED,
    ],
    winnability: true,
    construct: |dice| {
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
    asks: &["ruling", "ruling", "result", "true-false"],
    tempts: &[
        &KINDS_COUNTED_APART,
        &SECOND_COSTS_DOUBLE,
        &TWO_HANDS_HARMLESS,
        &EMPTY_PRESS_HARMLESS,
        &PLAYERS_COUNTED_TOGETHER,
        &FIRST_ILLEGAL_LOSES,
        &OFFENDER_LOSES_TIME,
        &ILLEGAL_FREES_TOUCH,
        &ARBITER_WAITS,
        &THIRD_ILLEGAL_LOSES,
    ],
    winnability: true,
    construct: |dice| {
        // Sometimes the first one was the opponent's.
        let own = !dice.one_in(2);
        second(dice, &library().middlegames, own)
    },
};

fn second(dice: &mut Dice, pool: &[Chess], own: bool) -> Option<Scenario> {
    let position = from_pool(pool, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    draft.scenario.prior.illegal = one_before(if own { side } else { side.other() });
    match dice.below(6) {
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

/// A move that tempts to use both hands: a capture.
fn two_handed(position: &Chess) -> Option<Move> {
    position
        .legal_moves()
        .into_iter()
        .find(|played| played.is_capture() && !played.is_promotion() && !played.is_en_passant())
}

/// 7.5.5: the second one where the opponent may be unable to mate.
pub static SECOND_UNWINNABLE: Kind = Kind {
    name: "second-illegal-unwinnable",
    rules: &[rule!("irregularity.illegal.penalty")],
    asks: &["result", "ruling", "ruling", "true-false"],
    tempts: &[
        &SECOND_ALWAYS_LOSES,
        &MATERIAL_COUNTS,
        &ONLY_FORCED_MATE,
        &THIRD_ILLEGAL_LOSES,
        &KINDS_COUNTED_APART,
        &SECOND_COSTS_DOUBLE,
    ],
    winnability: true,
    construct: |dice| second(dice, &library().unwinnable, true),
};

/// 7.5.1, 6.2.1: the clock was not pressed.
pub static ILLEGAL_UNPRESSED: Kind = Kind {
    name: "illegal-unpressed",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("clock.press-completes"),
    ],
    asks: &[
        "ruling",
        "ruling",
        "parts",
        "allowed-moves",
        "clocks-after",
        "true-false",
    ],
    tempts: &[
        &ILLEGAL_WITHOUT_PRESS,
        &TAKEN_BACK_FREES_TOUCH,
        &ILLEGAL_FREES_TOUCH,
        &FIRST_ILLEGAL_LOSES,
        &OFFENDER_LOSES_TIME,
        &FIRST_IS_WARNED,
    ],
    winnability: true,
    construct: |dice| {
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
    },
};

/// An illegal move that can be overlooked for a while.
fn overlooked(dice: &mut Dice) -> Option<(Chess, (Square, Square))> {
    let library = library();
    let (position, played) = match dice.below(4) {
        0 => forbidden_castling(dice)?,
        at => {
            let pool = match at {
                1 => &library.middlegames,
                _ => &library.endgames,
            };
            let position = from_pool(pool, dice)?;
            let played = wrong_move(&position, dice)?;
            (position, played)
        }
    };
    is_overlooked(&position, played).then_some((position, played))
}

/// 7.5.1, A.5.2: it is found later.
pub static ILLEGAL_FOUND_LATE: Kind = Kind {
    name: "illegal-found-late",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("rapid.illegal"),
        rule!("irregularity.illegal.penalty"),
    ],
    asks: &[
        "ruling",
        "ruling",
        "parts",
        "clocks-after",
        "deciding-clause",
        "true-false",
    ],
    tempts: &[
        &LATE_ILLEGAL_STANDS,
        &LATE_ILLEGAL_TAKEN_BACK,
        &FIRST_ILLEGAL_LOSES,
        &OFFENDER_LOSES_TIME,
        &ILLEGAL_FREES_TOUCH,
        &PENALTY_ALWAYS_TWO,
        &ILLEGAL_ALWAYS_ONE,
        &FIRST_IS_WARNED,
    ],
    winnability: true,
    construct: |dice| {
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
        &SECOND_ALWAYS_LOSES,
        &PROMOTION_TAKEN_BACK,
        &ILLEGAL_WITHOUT_PRESS,
        &FIRST_ILLEGAL_LOSES,
        &OFFENDER_LOSES_TIME,
        &PENALTY_ALWAYS_TWO,
        &ILLEGAL_ALWAYS_ONE,
        &KINDS_COUNTED_APART,
        &THIRD_ILLEGAL_LOSES,
        &FIRST_IS_WARNED,
    ],
    winnability: true,
    construct: |dice| {
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
        if dice.one_in(5) {
            draft.complain(side.other());
        } else {
            draft.press(side).pointed_out(side.other(), dice);
        }
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
    asks: &["ruling", "ruling", "parts", "clocks-after", "true-false"],
    tempts: &[
        &EMPTY_PRESS_HARMLESS,
        &FIRST_ILLEGAL_LOSES,
        &PLAYERS_COUNTED_TOGETHER,
        &OFFENDER_LOSES_TIME,
        &KINDS_COUNTED_APART,
        &SECOND_COSTS_DOUBLE,
        &PENALTY_ALWAYS_TWO,
        &ILLEGAL_ALWAYS_ONE,
    ],
    winnability: true,
    construct: |dice| {
        let position = any_position(dice)?;
        let side = position.turn();
        let mut draft = Draft::new(&position, dice);
        draft.any_class_plain(dice);
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
    asks: &["ruling", "ruling", "parts", "clocks-after", "true-false"],
    tempts: &[
        &TWO_HANDS_HARMLESS,
        &ILLEGAL_WITHOUT_PRESS,
        &FIRST_ILLEGAL_LOSES,
        &PLAYERS_COUNTED_TOGETHER,
        &OFFENDER_LOSES_TIME,
        &KINDS_COUNTED_APART,
        &SECOND_COSTS_DOUBLE,
        &PENALTY_ALWAYS_TWO,
        &ILLEGAL_ALWAYS_ONE,
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
        draft.any_class_plain(dice);
        match dice.below(4) {
            0 => draft.scenario.prior.illegal = one_before(side.other()),
            1 => draft.scenario.prior.illegal = one_before(side),
            _ => {}
        }
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
        if dice.one_in(5) {
            draft.complain(side.other());
        } else {
            draft.press(side).pointed_out(side.other(), dice);
        }
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
    asks: &["ruling", "ruling", "true-false"],
    tempts: &[
        &POSITION_LOST_RESTORED,
        &POSITION_LOST_ANNULS,
        &POSITION_LOST_DRAWN,
        &POSITION_LOST_STANDS,
    ],
    winnability: false,
    construct: |dice| {
        let position = from_pool(&library().endgames, dice).filter(is_balanced)?;
        let mut draft = Draft::new(&position, dice);
        // Below five minutes without increment nobody has to record (8.4).
        draft.control("90+0");
        draft.clocks(dice.between(130, 250), dice.between(130, 250));
        let mut at = position.clone();
        for _ in 0..dice.between(3, 6) {
            let played = quiet_move(&at, dice)?;
            draft.scenario.moves.push(played);
            at.play_unchecked(played);
        }
        let ply = draft.scenario.moves.len() as u32;
        // Nobody has written down what was played from here on.
        let moves = dice.between(3, 8) as u32;
        draft.add(Who::Arbiter, Act::PlayOn { moves });
        let finding = Finding {
            position_known: Some(false),
            ply: Some(ply),
            ..Finding::default()
        };
        draft.add(Who::Arbiter, Act::Find(finding));
        draft.finish()
    },
};
