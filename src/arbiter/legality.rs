//! Which rules of Article 3 a movement breaks.

use shakmaty::Role;

use crate::game::{Fault, Movement};
use crate::law::RuleId;
use crate::rule;

/// The rules that a movement can break.
pub const RULES: [RuleId; 24] = [
    rule!("move.illegal"),
    rule!("move.legal"),
    rule!("game.alternation"),
    rule!("game.having-the-move"),
    rule!("move.own-occupied"),
    rule!("move.no-jump"),
    rule!("move.self-check"),
    rule!("move.check"),
    rule!("move.bishop"),
    rule!("move.rook"),
    rule!("move.queen"),
    rule!("move.knight"),
    rule!("move.pawn.single"),
    rule!("move.pawn.double"),
    rule!("move.pawn.capture"),
    rule!("move.pawn.en-passant"),
    rule!("move.pawn.en-passant.window"),
    rule!("move.king.step"),
    rule!("move.castling.right-lost.king-moved"),
    rule!("move.castling.right-lost.rook-moved"),
    rule!("move.castling.prevented.attacked"),
    rule!("move.castling.prevented.blocked"),
    rule!("move.promotion.obligation"),
    rule!("game.checkmate.definition"),
];

/// The rules that a movement breaks, the particular ones first.
pub fn broken(movement: &Movement) -> Vec<RuleId> {
    let mut rules: Vec<RuleId> = movement
        .faults
        .iter()
        .flat_map(|fault| rules_of(*fault, movement.role))
        .copied()
        .collect();
    rules.push(rule!("move.illegal"));
    rules
}

fn rules_of(fault: Fault, role: Option<Role>) -> &'static [RuleId] {
    const SELF_CHECK: &[RuleId] = &[rule!("move.self-check"), rule!("move.check")];
    match fault {
        Fault::OutOfTurn | Fault::NoPiece | Fault::OpponentsPiece => {
            const RULES: &[RuleId] = &[rule!("game.alternation"), rule!("game.having-the-move")];
            RULES
        }
        Fault::OwnOccupied => &const { [rule!("move.own-occupied")] },
        Fault::Jump => &const { [rule!("move.no-jump")] },
        Fault::KingCaptured => &const { [rule!("game.checkmate.definition")] },
        Fault::SelfCheck => SELF_CHECK,
        Fault::PawnCapture => {
            const RULES: &[RuleId] = &[rule!("move.pawn.capture"), rule!("move.pawn.single")];
            RULES
        }
        Fault::EnPassantLate => {
            const RULES: &[RuleId] = &[
                rule!("move.pawn.en-passant.window"),
                rule!("move.pawn.en-passant"),
            ];
            RULES
        }
        Fault::CastlingKingMoved => &const { [rule!("move.castling.right-lost.king-moved")] },
        Fault::CastlingRookMoved => &const { [rule!("move.castling.right-lost.rook-moved")] },
        Fault::CastlingAttacked => &const { [rule!("move.castling.prevented.attacked")] },
        Fault::CastlingBlocked => &const { [rule!("move.castling.prevented.blocked")] },
        Fault::PromotionPiece => &const { [rule!("move.promotion.obligation")] },
        Fault::Geometry => match role {
            Some(Role::Bishop) => &const { [rule!("move.bishop")] },
            Some(Role::Rook) => &const { [rule!("move.rook")] },
            Some(Role::Queen) => &const { [rule!("move.queen")] },
            Some(Role::Knight) => &const { [rule!("move.knight")] },
            Some(Role::King) => &const { [rule!("move.king.step")] },
            Some(Role::Pawn) => {
                const RULES: &[RuleId] = &[rule!("move.pawn.single"), rule!("move.pawn.double")];
                RULES
            }
            None => &[],
        },
    }
}
