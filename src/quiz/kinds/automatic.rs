//! 9.6: what ends the game by itself.

use shakmaty::{Chess, Color, Position, Role};

use super::draft::Draft;
use super::fifty::still;
use super::quiet::quiet_move;
use super::repetition::{appearances, is_alike, positions, repeated, stood};
use crate::game::Scenario;
use crate::game::scenario::{Act, NoticedBy, Sight};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library, quiet_for};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::after_move;

/// The flag of a player who had only seconds left falls; with an increment it would not yet.
fn flag<'a>(draft: &'a mut Draft, side: Color, dice: &mut Dice) -> &'a mut Draft {
    draft.control(dice.choose(["90+0", "60+0"]));
    draft.plenty(dice);
    // Short of time are both after so many moves.
    let other = draft.scenario.clocks_ms[side.other()].unwrap_or_default() / 1000;
    draft.clock(side.other(), other.min(dice.between(45, 600)));
    draft.clock(side, dice.between(3, 9));
    let by = dice.choose([NoticedBy::Arbiter, NoticedBy::Opponent]);
    draft.add(side, Act::Flag(by))
}

/// Whether the men have stood five times as in an earlier position than the one on the board.
fn was_over(draft: &Draft) -> bool {
    let mut earlier = positions(draft);
    earlier.pop();
    let times = |at: &Chess| earlier.iter().filter(|it| is_alike(it, at)).count();
    earlier.iter().any(|at| times(at) >= 5)
}

kind! {
    /// 9.6.1: the fifth appearance.
    FIVEFOLD: "fivefold", fivefold;
    rules: "draw.automatic.fivefold", "draw.automatic", "draw.identity";
    asks: Ruling * 2, Appearances * 2, TrueFalse;
    tempts: CASTLING_IGNORED, EN_PASSANT_IGNORED, EN_PASSANT_ALWAYS, CASTLING_NOT_NOW,
        FIVEFOLD_CLAIMED, THREEFOLD_AUTOMATIC, REPETITION_BY_ARBITER, THREE_REPEATS, IN_SUCCESSION,
        MATERIAL_COUNTS, SECOND_ALWAYS_LOSES;
}

fn fivefold(dice: &mut Dice) -> Option<Scenario> {
    // As many that have come to it as that have not, as far as the throws allow.
    let fifth = dice.one_in(2);
    let mut draft = (0..24).find_map(|_| {
        let draft = repeated(dice, 13..=18)?;
        // One that has hardly been there before deceives nobody.
        let deceives = stood(&draft) >= 4 && !was_over(&draft);
        (deceives && (appearances(&draft) >= 5) == fifth).then_some(draft)
    })?;
    let last = draft.scenario.moves.pop()?;
    let side = draft.turn();
    draft.play(side, last).press(side);
    // A flag that falls later only matters if the game goes on.
    match dice.one_in(4) {
        true => flag(&mut draft, side.other(), dice),
        false => draft.observe(Sight::Fivefold),
    };
    draft.finish()
}

kind! {
    /// 9.6.2: seventy-five moves, and mate.
    SEVENTY_FIVE: "seventyfive", seventy_five;
    rules: "draw.automatic.seventyfive", "draw.automatic", "end.checkmate";
    asks: Ruling * 2, TrueFalse * 2;
    tempts: SEVENTY_FIVE_OVER_MATE, SEVENTY_FIVE_BY_ONE, SEVENTY_FIVE_CLAIMED, FIFTY_BY_ARBITER,
        FIFTY_AUTOMATIC, SECOND_ALWAYS_LOSES, MATERIAL_COUNTS;
}

fn seventy_five(dice: &mut Dice) -> Option<Scenario> {
    let mating = dice.one_in(4);
    let halfmoves = match mating {
        // With the move that mates the seventy-fifth by each would be complete.
        true => 149,
        false => dice.choose([147, 148, 148, 149, 149, 149]),
    };
    let position = match mating {
        true => {
            // Elsewhere somebody would have mated, or moved a pawn, long before.
            let mate = from_pool(&library().long_mates, dice)?;
            quiet_for(&mate, halfmoves, dice)?
        }
        false => still(dice, halfmoves)?,
    };
    let side = position.turn();
    let played = if mating {
        position.legal_moves().into_iter().find(|played| {
            let next = after_move(&position, *played);
            next.is_checkmate() && !played.is_capture() && played.role() != Role::Pawn
        })?
    } else {
        quiet_move(&position, dice)?
    };
    let mut draft = Draft::new(&position, dice);
    draft.play(side, played).press(side);
    match dice.one_in(4) && !mating {
        true => {
            flag(&mut draft, side.other(), dice);
        }
        // Nobody need count the moves, nor press the clock, where the game ends by itself.
        false if (mating || halfmoves == 149) && dice.one_in(2) => {
            draft.scenario.events.pop();
        }
        false => {
            draft.observe(Sight::SeventyFive);
        }
    }
    draft.finish()
}
