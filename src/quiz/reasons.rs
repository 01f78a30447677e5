//! Reasons that no decision of the engine gives, because nothing was decided: why positions are
//! the same, who may claim.

use shakmaty::{Color, EnPassantMode, Position};

use super::scene::Scene;
use super::{Answer, Asked, Question};
use crate::diag::Message;
use crate::game::Who;

/// The reasons for the key where the trace has none.
pub fn reasons(question: &Question, scene: &Scene) -> Vec<Message> {
    match question.asked {
        Asked::SamePosition { ply } => same(question, scene, ply).into_iter().collect(),
        Asked::WhoMayClaim => may_claim(question, scene),
        _ => Vec::new(),
    }
}

/// What tells two positions apart, or that nothing does.
fn same(question: &Question, scene: &Scene, ply: usize) -> Option<Message> {
    let (now, then) = (
        scene.begun.board.chess()?,
        scene.begun.history.position(ply)?,
    );
    let en_passant = |position: &shakmaty::Chess| position.ep_square(EnPassantMode::Legal);
    let why = match question.key {
        Answer::Same(true) => "same",
        _ if en_passant(now) != en_passant(then) => "en-passant",
        _ if now.castles().castling_rights() != then.castles().castling_rights() => "castling",
        _ => "other",
    };
    Some(Message::new("question-why-same").text("why", why))
}

/// How often the position has stood there, how many moves were quiet, and whose move it is.
fn may_claim(question: &Question, scene: &Scene) -> Vec<Message> {
    let state = &scene.decided;
    let Answer::Claimants(may) = question.key else {
        return Vec::new();
    };
    let turn = state.turn();
    let halfmoves = state.board.halfmoves();
    let quiet = |side: Color| match side == turn {
        true => halfmoves / 2,
        false => halfmoves.div_ceil(2),
    };
    let mut told = vec![
        Message::new("question-why-claim")
            .text("side", Who::from(turn).name())
            .text("may", may[turn]),
    ];
    match question.scenario.moves.is_empty() {
        true => told.push(
            Message::new("question-quiet")
                .with("white", quiet(Color::White) as usize)
                .with("black", quiet(Color::Black) as usize),
        ),
        false => {
            let appearances = state.board.chess().map_or(0, |now| {
                (0..=state.history.length())
                    .filter_map(|ply| state.history.position(ply))
                    .filter(|then| state.setting.measures.identity.same(now, then))
                    .count()
            });
            told.push(Message::new("question-why-appearances").with("count", appearances));
        }
    }
    told
}
