//! 9.6: what ends the game by itself.

use shakmaty::{Color, Position, Role};

use super::Kind;
use super::draft::{Draft, made, quiet_moves};
use super::repetition::repeated;
use crate::game::scenario::{Act, NoticedBy};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library, quiet_for};
use crate::quiz::misconceptions::*;
use crate::rule;

/// The flag of a player who had only seconds left falls.
fn flag<'a>(draft: &'a mut Draft, side: Color, by: NoticedBy, dice: &mut Dice) -> &'a mut Draft {
    draft.clock(side, dice.between(3, 9));
    draft.add(side, Act::Flag(by))
}

/// 9.6.1: the fifth appearance.
pub static FIVEFOLD: Kind = Kind {
    name: "fivefold",
    rules: &[
        rule!("draw.automatic.fivefold"),
        rule!("draw.automatic"),
        rule!("draw.identity"),
    ],
    asks: &["true-false"],
    tempts: &[
        &FIVEFOLD_CLAIMED,
        &THREEFOLD_AUTOMATIC,
        &CASTLING_IGNORED,
        &EN_PASSANT_IGNORED,
        &IN_SUCCESSION,
        &EN_PASSANT_ALWAYS,
        &MATERIAL_COUNTS,
        &SECOND_ALWAYS_LOSES,
    ],
    winnability: true,
    construct: |dice| {
        let mut draft = repeated(dice, 13..=18)?;
        let last = draft.scenario.moves.pop()?;
        let side = draft.turn();
        draft.play(side, last).press(side);
        // What comes later only matters if the game goes on.
        match dice.below(3) {
            0 => draft.add(side.other(), Act::Resign),
            1 => flag(&mut draft, side.other(), NoticedBy::Arbiter, dice),
            _ => draft.add(side, Act::Resign),
        };
        draft.finish()
    },
};

/// 9.6.2: seventy-five moves, and mate.
pub static SEVENTY_FIVE: Kind = Kind {
    name: "seventyfive",
    rules: &[
        rule!("draw.automatic.seventyfive"),
        rule!("draw.automatic"),
        rule!("end.checkmate"),
    ],
    asks: &["true-false"],
    tempts: &[
        &SEVENTY_FIVE_CLAIMED,
        &SEVENTY_FIVE_BY_ONE,
        &SEVENTY_FIVE_OVER_MATE,
        &FIFTY_AUTOMATIC,
        &SECOND_ALWAYS_LOSES,
        &MATERIAL_COUNTS,
    ],
    winnability: true,
    construct: |dice| {
        let halfmoves = dice.choose([147, 148, 148, 149, 149]);
        let mating = dice.one_in(3);
        let pool = if mating {
            &library().mates
        } else {
            &library().endgames
        };
        let position = quiet_for(&from_pool(pool, dice)?, halfmoves, dice)?;
        let side = position.turn();
        let played = if mating {
            position.legal_moves().into_iter().find(|played| {
                let mut next = position.clone();
                next.play_unchecked(*played);
                next.is_checkmate() && !played.is_capture() && played.role() != Role::Pawn
            })?
        } else {
            *dice.pick(&quiet_moves(&position))?
        };
        let mut draft = Draft::new(&position, dice);
        draft.add(side, made(played, 1)).press(side);
        if !mating {
            match dice.below(2) {
                0 => draft.add(side.other(), Act::Resign),
                _ => flag(&mut draft, side.other(), NoticedBy::Opponent, dice),
            };
        }
        draft.finish()
    },
};
