//! 5.1, 5.2, 6.9: what ends the game, and a flag that falls beside it.

use shakmaty::{Chess, Move, Position};

use super::draft::Draft;
use super::quiet::quiet_move;
use crate::game::Scenario;
use crate::game::scenario::{Act, NoticedBy};
use crate::game::setting::Supervision;
use crate::quiz::Dice;
use crate::quiz::library::{at_move, from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::after_move;

/// Seconds that are left where somebody is about to overstep the time.
fn short(draft: &mut Draft, dice: &mut Dice) {
    draft.control(dice.choose(["90+0", "60+0", "25+0", "5+0"]));
    draft.clocks(dice.between(2, 40), dice.between(2, 40));
}

kind! {
    /// 6.9: a flag falls where the opponent has little to mate with.
    FLAG_MATERIAL: "flag-material", flag_material;
    rules: "clock.flag-loss", "clock.flag-considered-fallen";
    asks: Result;
    tempts: ONLY_FORCED_MATE, MATERIAL_COUNTS, SECOND_ALWAYS_LOSES, LOCKED_IS_DRAWN,
        FLAG_BY_STRENGTH, FLAG_ADJUDICATED, ARBITER_SAYS_NO_FLAG;
}

fn flag_material(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().unwinnable, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    short(&mut draft, dice);
    if draft.scenario.setting.class != crate::game::TimeClass::Standard && dice.one_in(2) {
        draft.scenario.setting.supervision = Supervision::Adequate;
    }
    draft.clock(side, dice.between(1, 3));
    draft.add(side, Act::Flag(NoticedBy::Opponent));
    draft.finish()
}

kind! {
    /// 5.1.1, 5.2.1, 5.2.2, 6.2.1.1: the game ends on the board, and the flag falls before the press.
    ENDED_BEFORE_FLAG: "ended-before-flag", ended_before_flag;
    rules: "end.checkmate", "end.stalemate", "end.dead-position", "clock.completed.game-ending";
    asks: Result;
    tempts: END_NEEDS_PRESS, STALEMATED_LOSES, MATE_AND_FLAG_DRAW;
}

/// A move that ends the game on the board.
pub fn last_move(position: &Chess, dice: &mut Dice) -> Option<Move> {
    let mut moves = position.legal_moves();
    dice.shuffle(&mut moves);
    moves.into_iter().find(|played| {
        let next = after_move(position, *played);
        next.is_game_over() && !played.is_promotion()
    })
}

fn ended_before_flag(dice: &mut Dice) -> Option<Scenario> {
    let pool = match dice.one_in(2) {
        true => &library().mates,
        false => &library().last_moves,
    };
    let position = from_pool(pool, dice)?;
    let side = position.turn();
    let played = last_move(&position, dice)?;
    let mut draft = Draft::new(&position, dice);
    short(&mut draft, dice);
    draft.clock(side, 1);
    draft.play(side, played);
    let by = dice.choose([NoticedBy::Opponent, NoticedBy::Opponent, NoticedBy::Arbiter]);
    draft.add(side, Act::Flag(by));
    draft.finish()
}

kind! {
    /// 6.2.1, 6.3.1, 6.9: the last move of a period is made, and the flag falls before the press.
    TIME_CONTROL: "time-control", time_control;
    rules: "clock.press-completes", "clock.periods", "clock.flag-check";
    asks: Result;
    tempts: MADE_IS_COMPLETED, FLAG_AT_CONTROL_DRAWN, FLAG_ADJUDICATED;
}

fn time_control(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().adjournments, dice)?;
    let position = at_move(&position, 40)?;
    let side = position.turn();
    let played = quiet_move(&position, dice)?;
    let mut draft = Draft::new(&position, dice);
    draft.control(dice.choose(["90/40+30 +30s", "120/40+60", "120/40+60/20+30"]));
    draft.plenty(dice);
    draft.clock(side, dice.between(1, 2));
    draft.play(side, played);
    let by = dice.choose([NoticedBy::Opponent, NoticedBy::Arbiter]);
    draft.add(side, Act::Flag(by));
    draft.finish()
}

kind! {
    /// 5.1.2: a player resigns to an opponent who can't mate.
    RESIGNS_UNWINNABLE: "resigns-unwinnable", resigns;
    rules: "end.resignation";
    asks: Result;
    tempts: RESIGNING_ALWAYS_LOSES, ONLY_FORCED_MATE, MATERIAL_COUNTS, LOCKED_IS_DRAWN,
        RESIGNATION_REFUSED;
}

fn resigns(dice: &mut Dice) -> Option<Scenario> {
    let position: Chess = from_pool(&library().unwinnable, dice)?;
    let side = position.turn();
    // Nobody gives up who can take something first.
    let takes = position
        .legal_moves()
        .iter()
        .any(|played| played.is_capture());
    if takes {
        return None;
    }
    let mut draft = Draft::new(&position, dice);
    draft.any_class(dice);
    draft.add(side, Act::Resign);
    draft.finish()
}
