//! D.2.2: a blind player feels the pieces.

use shakmaty::{Position, Square};

use super::draft::Draft;
use crate::game::Scenario;
use crate::game::scenario::Intent;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

kind! {
    /// D.2.2: a piece is touched when it is taken out of its aperture.
    BLIND_TOUCH: "blind-touch", blind_touch;
    rules: "blind.touched", "blind.rules";
    asks: AllowedMoves;
    tempts: FEELING_BINDS, TOUCH_IS_FREE;
}

fn blind_touch(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().middlegames, dice)?;
    let side = position.turn();
    let mut squares: Vec<Square> = Vec::new();
    for played in position.legal_moves() {
        let from = played.from()?;
        let king = position.board().king_of(side) == Some(from);
        if !king && !squares.contains(&from) {
            squares.push(from);
        }
    }
    dice.shuffle(&mut squares);
    let [felt, taken, ..] = squares[..] else {
        return None;
    };
    let mut draft = Draft::new(&position, dice);
    draft.scenario.setting.blind[side] = true;
    draft
        .touch(side, felt, Intent::Feel)
        .touch(side, taken, Intent::Move);
    draft.finish()
}
