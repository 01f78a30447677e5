//! 4.4.4, 4.6, 4.7.3: the choice of the promotion piece.
//!
//! The choice is final when the piece touches the square; an inverted rook is a rook. Example:
//! the pawn stands on b8, a knight is put there: the move is made, with a knight. The piece may come
//! before the pawn; the first one counts, unless another piece was touched before it.

use shakmaty::{Color, Square};

use super::touch;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::moment::Moment;
use crate::game::scenario::Act;
use crate::game::{State, Who};
use crate::rule;

/// A promotion piece touches the square.
pub static CHOICE_FINAL: Provision = Provision {
    name: "promotion-choice",
    rules: &[
        rule!("act.promotion.choice-final"),
        rule!("act.promotion.any-order"),
        rule!("act.promotion.pawn-not-placed"),
        rule!("move.promotion.free-choice"),
        rule!("move.promotion.immediate"),
    ],
    judge: Judge::Always(choice_final),
    ..Provision::DEFAULT
};

fn choice_final(case: &Case<'_>) -> Option<Opinion> {
    let Act::Place { square, piece, .. } = &case.event?.act else {
        return None;
    };
    let by = case.player()?;
    let message = Message::new("ruling-promotion-choice")
        .word("side", Who::from(by).name())
        .text("piece", format!("{piece:?}").to_lowercase());
    let pushed = case.before.turn.loose.is_some();
    let opinion = Opinion::new(message).citing(&[rule!("act.promotion.choice-final")]);
    let opinion = match pushed {
        true => opinion.citing(&[rule!("act.made.promotion")]),
        false => opinion.citing(&[
            rule!("act.promotion.any-order"),
            rule!("act.made.promotion"),
            rule!("act.promotion.pawn-not-placed"),
        ]),
    };
    let opinion = opinion.passing(&[
        rule!("act.promotion.any-order"),
        rule!("act.promotion.pawn-not-placed"),
    ]);
    match case.moment {
        Moment::Made { .. } => Some(opinion.passing(&[
            rule!("move.promotion.free-choice"),
            rule!("move.promotion.immediate"),
        ])),
        Moment::Happened if case.state.has_move(by) => {
            let moves = promotions_to(case.state, by, *square)
                .into_iter()
                .filter(|played| played.promotion() == Some(*piece))
                .collect::<Vec<_>>();
            if moves.is_empty() {
                return Some(no_promotion(by, "elsewhere"));
            }
            if case.before.chosen(by, *square).is_some() {
                return Some(no_promotion(by, "final"));
            }
            // A piece touched before binds, and then no pawn may go there.
            let bound = touch::bound(&case.state.board, &case.state.turn.touched, by)
                .and_then(|bound| bound.moves)
                .filter(|_| case.setting().parameters.touch_binds);
            if bound.is_some_and(|bound| !moves.iter().any(|played| bound.contains(played))) {
                return Some(no_promotion(by, "bound"));
            }
            Some(opinion.with(Effect::Oblige { side: by, moves }))
        }
        Moment::Happened => {
            let chosen = case.before.history.last().is_some_and(|ply| {
                ply.by == by && ply.movement.promotion.is_some() && ply.movement.to == *square
            });
            Some(no_promotion(by, if chosen { "final" } else { "elsewhere" }))
        }
        _ => None,
    }
}

/// A piece put on the board that changes nothing.
fn no_promotion(by: Color, why: &'static str) -> Opinion {
    let message = Message::new("ruling-no-promotion")
        .word("side", Who::from(by).name())
        .word("why", why);
    Opinion::new(message)
        .citing(&match why {
            "final" => [rule!("act.promotion.choice-final")],
            "bound" => [rule!("act.touch.own")],
            _ => [rule!("act.made.promotion")],
        })
        .with(Effect::Void)
}

fn promotions_to(state: &State, by: Color, square: Square) -> Vec<shakmaty::Move> {
    if state.turn() != by {
        return Vec::new();
    }
    state
        .board
        .legal_moves()
        .into_iter()
        .filter(|played| played.is_promotion() && played.to() == square)
        .collect()
}
