//! 10.2, 12.9: what a penalty in points leaves to each player.

use shakmaty::{Color, Position};

use super::draft::Draft;
use super::quiet::{is_level, quiet_move, worse_side};
use crate::game::Scenario;
use crate::game::points::Points;
use crate::game::scenario::{Act, ConductKind, PenaltyKind, PenaltyOrder, Target, Who};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

kind! {
    /// 10.2, 12.9.4, 12.9.5: after the game points are taken or given.
    POINTS: "points", points;
    rules: "points.max", "points.normal", "arbiter.penalty.cut-points",
        "arbiter.penalty.raise-points";
    asks: Result;
    tempts: CUT_GOES_TO_OPPONENT, SCORE_STANDS, POINTS_PENALTY_LOSES, RAISE_IS_CUT;
}

/// The score of a draw, and that of a loss.
const DRAW: Points = Points(500);
const LOSS: Points = Points(0);

fn points(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().middlegames, dice)?;
    let mut draft = Draft::new(&position, dice);
    draft.plenty(dice);
    match (worse_side(&position), dice.below(2)) {
        (Some(side), _) => {
            draft.add(side, Act::Resign);
            let order = PenaltyOrder {
                score: Some(DRAW),
                ..order(side.other(), PenaltyKind::CutPoints)
            };
            draft.add(Who::Arbiter, Act::Penalty(order));
        }
        (None, how) if is_level(&position) => {
            let side = position.turn();
            let played = quiet_move(&position, dice)?;
            draft.play(side, played).add(side, Act::Offer).press(side);
            draft.add(side.other(), Act::Accept);
            let offender = if dice.one_in(2) { side } else { side.other() };
            let order = match how {
                0 => order(offender, PenaltyKind::RaisePoints),
                _ => PenaltyOrder {
                    score: Some(LOSS),
                    ..order(offender, PenaltyKind::CutPoints)
                },
            };
            draft.add(Who::Arbiter, Act::Penalty(order));
        }
        _ => return None,
    }
    draft.finish()
}

fn order(side: Color, kind: PenaltyKind) -> PenaltyOrder {
    PenaltyOrder {
        on: side.fold_wb(Target::White, Target::Black),
        kind,
        seconds: None,
        score: None,
        opponent_score: None,
        rounds: None,
        reason: Some(ConductKind::Disrepute),
    }
}
