//! II.3: castling in Chess960.
//!
//! King and rook end where they would in ordinary chess; on the way both may move, change places,
//! or only one of them moves. All squares that they cross or reach must be vacant but for the two.
//! Example: king f1, rook g1: they change places.

use shakmaty::{CastlingSide, Color, Move, Square};

use crate::arbiter::{Case, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::setting::Variant;
use crate::game::{Movement, Who};
use crate::law::RuleId;
use crate::rule;

/// A player castles.
pub static CASTLING: Provision = Provision {
    name: "chess960-castling",
    rules: &[
        rule!("chess960.castling.double"),
        rule!("chess960.castling.transpose"),
        rule!("chess960.castling.king-only"),
        rule!("chess960.castling.rook-only"),
        rule!("chess960.castling.how"),
        rule!("chess960.castling.final-squares"),
        rule!("chess960.castling.clarification"),
        rule!("chess960.castling.once"),
        rule!("chess960.castling"),
    ],
    judge: Judge::Made(castling),
    ..Provision::DEFAULT
};

fn castling(case: &Case<'_>, by: Color, movement: &Movement) -> Option<Opinion> {
    let Some(Move::Castle { king, rook }) = movement.lawful else {
        return None;
    };
    if case.setting().variant != Variant::Chess960 {
        return None;
    }
    let side = CastlingSide::from_queen_side(rook < king);
    let (kind, rule) = form(king, rook, side.king_to(by), side.rook_to(by));
    let message = Message::new("ruling-chess960-castling")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    Some(
        Opinion::new(message)
            .citing(&[rule, rule!("chess960.castling.clarification")])
            .passing(&[
                rule!("chess960.castling"),
                rule!("chess960.castling.how"),
                rule!("chess960.castling.final-squares"),
                rule!("chess960.castling.vacant"),
                rule!("chess960.castling.once"),
                rule!("act.made.castling"),
            ]),
    )
}

/// How king and rook come to their squares.
fn form(king: Square, rook: Square, king_to: Square, rook_to: Square) -> (&'static str, RuleId) {
    match (king == king_to, rook == rook_to) {
        (false, false) if king == rook_to && rook == king_to => {
            ("transpose", rule!("chess960.castling.transpose"))
        }
        (true, _) => ("rook-only", rule!("chess960.castling.rook-only")),
        (_, true) => ("king-only", rule!("chess960.castling.king-only")),
        _ => ("double", rule!("chess960.castling.double")),
    }
}

/// An illegal castling is found: which squares must be vacant.
pub static CASTLING_ILLEGAL: Provision = Provision {
    name: "chess960-castling-illegal",
    rules: &[rule!("chess960.castling.vacant")],
    judge: Judge::Release(castling_illegal),
    ..Provision::DEFAULT
};

fn castling_illegal(case: &Case<'_>, by: Color, movement: &Movement) -> Option<Opinion> {
    use crate::game::Fault;
    let chess960 = case.setting().variant == Variant::Chess960;
    if !chess960 || movement.castling.is_none() || !movement.is_illegal() {
        return None;
    }
    let moved =
        |fault: &Fault| matches!(fault, Fault::CastlingKingMoved | Fault::CastlingRookMoved);
    let rule = match movement.faults.iter().any(moved) {
        true => rule!("chess960.castling.once"),
        false => rule!("chess960.castling.vacant"),
    };
    let message = Message::new("ruling-chess960-castling")
        .word("side", Who::from(by).name())
        .word("kind", "illegal");
    Some(Opinion::new(message).citing(&[rule]).as_routine())
}
