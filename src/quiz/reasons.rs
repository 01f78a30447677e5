//! Reasons that no decision of the engine gives, because nothing was decided: why positions are
//! the same, who may claim.

use shakmaty::{Color, EnPassantMode, Position};

use super::circumstances::quiet_moves;
use super::scene::Scene;
use super::{Answer, Asked, Question};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Withdrawn};
use crate::game::setting::{Regime, UnwrittenMove};
use crate::game::state::Termination;

/// The reasons for the key where the trace has none.
pub fn reasons(question: &Question, scene: &Scene) -> Vec<Message> {
    match question.asked {
        Asked::SamePosition { ply } => same(question, scene, ply).into_iter().collect(),
        Asked::WhoMayClaim => may_claim(question, scene),
        _ => beforehand(question, scene),
    }
}

/// What the story turns on and no decision speaks of.
fn beforehand(question: &Question, scene: &Scene) -> Vec<Message> {
    let events = &question.scenario.events;
    let setting = &question.scenario.setting;
    let any = |wanted: fn(&Act) -> bool| events.iter().any(|event| wanted(&event.act));
    let said = |key: &str| (question.explanation.iter()).any(|reason| reason.message.key == key);
    let mut told = Vec::new();
    if any(|act| *act == Act::Withdraw(Withdrawn::Claim)) && !said("ruling-claim-withdrawal") {
        told.push(Message::new("ruling-claim-withdrawal"));
    }
    let unwritten =
        any(|act| matches!(act, Act::Claim(claim) if claim.intended.is_some() && !claim.written));
    if unwritten && setting.regulations.switches.unwritten_intended_move == UnwrittenMove::Reject {
        told.push(Message::new("question-why-unwritten"));
    }
    if question.verdict.set_back
        && question.verdict.bound.is_none()
        && question.verdict.ending.is_none()
        && any(|act| matches!(act, Act::Move { hands: 1, .. }))
        && !any(|act| matches!(act, Act::Discover { .. } | Act::Displace { .. }))
    {
        told.push(Message::new("question-why-free"));
    }
    let early = any(
        |act| matches!(act, Act::Discover { completed: Some(done), .. } if done.white < 10 || done.black < 10),
    );
    if early && setting.regime() == Regime::Simplified {
        told.push(Message::new("question-why-not-ten"));
    }
    if any(|act| matches!(act, Act::Flag(_))) && !any(|act| matches!(act, Act::Claim(_))) {
        told.extend(not_yet(question, scene));
    }
    told
}

/// How often the position had appeared, or how many moves were quiet, where that did not end the
/// game by itself.
fn not_yet(question: &Question, scene: &Scene) -> Option<Message> {
    let ended = question.verdict.ending?.termination;
    if matches!(ended, Termination::Fivefold | Termination::SeventyFive) {
        return None;
    }
    let state = &scene.decided;
    let now = state.board.chess()?;
    Some(match question.scenario.moves.is_empty() {
        true => Message::new("ruling-not-seventyfive").with("count", now.halfmoves() as usize),
        false => {
            let seen = state.history.appearances(now).len();
            Message::new("ruling-not-fivefold").with("count", seen)
        }
    })
}

/// What tells two positions apart, or that nothing does.
fn same(question: &Question, scene: &Scene, ply: usize) -> Option<Message> {
    let (now, then) = (
        scene.begun.board.chess()?,
        scene.begun.history.position(ply)?,
    );
    let en_passant = |position: &shakmaty::Chess| position.ep_square(EnPassantMode::Legal);
    let barred = |position: &shakmaty::Chess| {
        position.ep_square(EnPassantMode::PseudoLegal).is_some() && en_passant(position).is_none()
    };
    if question.key == Answer::Same(true) && barred(then) {
        return Some(Message::new("question-why-barred"));
    }
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
        true => told.push(quiet_moves(
            quiet(Color::White) as usize,
            quiet(Color::Black) as usize,
        )),
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
