//! Which rules of Article 3 a movement breaks, and the piece that forbids it.

use shakmaty::{
    Bitboard, CastlingSide, Chess, Color, EnPassantMode, Move, Position, Role, Square, attacks,
};

use super::witness::{Attack, Witness};
use crate::game::{Board, Fault, Movement};
use crate::law::RuleId;
use crate::rule;

/// The rules that a movement breaks, the particular ones first.
pub fn broken(movement: &Movement) -> Vec<RuleId> {
    let mut rules: Vec<RuleId> = movement
        .faults
        .iter()
        .flat_map(|fault| match is_blocked_double(movement, *fault) {
            true => &const { [rule!("move.pawn.double"), rule!("move.pawn.single")] },
            false => rules_of(*fault, movement.role),
        })
        .copied()
        .collect();
    rules.push(rule!("move.illegal"));
    rules
}

/// Whether a pawn goes two squares over or onto a piece: nothing is captured there (3.7.2).
fn is_blocked_double(movement: &Movement, fault: Fault) -> bool {
    let (from, to) = (movement.from, movement.to);
    fault == Fault::PawnCapture && from.file() == to.file() && from.distance(to) == 2
}

/// The rule of Article 3 by which a legal move may be made so.
pub fn moves_so(played: Move) -> RuleId {
    match played.role() {
        _ if played.is_castle() => rule!("move.castling"),
        _ if played.is_en_passant() => rule!("move.pawn.en-passant"),
        Role::Pawn if played.is_capture() => rule!("move.pawn.capture"),
        Role::Pawn if has_doubled(played) => rule!("move.pawn.double"),
        Role::Pawn => rule!("move.pawn.single"),
        Role::Knight => rule!("move.knight"),
        Role::Bishop => rule!("move.bishop"),
        Role::Rook => rule!("move.rook"),
        Role::Queen => rule!("move.queen"),
        Role::King => rule!("move.king.step"),
    }
}

fn has_doubled(played: Move) -> bool {
    let from = played.from();
    from.is_some_and(|from| from.distance(played.to()) == 2)
}

/// The rule by which an illegal move would have ended the game: its proviso says that it has not.
pub fn apparent_end(board: &Board, movement: &Movement) -> Option<RuleId> {
    let after = board.after_hand(movement);
    let position = after.chess()?;
    match (position.is_checkmate(), position.is_stalemate()) {
        (true, _) => Some(rule!("end.checkmate")),
        (_, true) => Some(rule!("end.stalemate")),
        _ => None,
    }
}

/// What is wrong with a movement on a board, as a fact.
pub fn faults(board: &Board, by: Color, movement: &Movement) -> Witness {
    let attack = attack(board, by, movement);
    Witness::Faults {
        uci: format!("{}{}", movement.from, movement.to),
        faults: movement.faults.clone(),
        attack,
        role: movement.role,
        still: attack.is_some_and(|attack| stands(board, by, attack)),
        in_way: movement
            .faults
            .iter()
            .filter_map(|fault| in_way(board, by, movement, *fault))
            .collect(),
    }
}

/// The piece that makes the fault: on the square of arrival, or the first one in between.
fn in_way(
    board: &Board,
    by: Color,
    movement: &Movement,
    fault: Fault,
) -> Option<(Fault, Role, Square)> {
    let (from, to) = (movement.from, movement.to);
    let squares = match fault {
        Fault::OwnOccupied => Bitboard::from(to),
        Fault::Jump => attacks::between(from, to),
        Fault::CastlingBlocked => {
            let rook = movement.castling?;
            let rook_to = CastlingSide::from_queen_side(rook < from).rook_to(by);
            let path = |one: Square, other: Square| attacks::between(one, other).with(other);
            (path(from, to) | path(rook, rook_to))
                .without(from)
                .without(rook)
        }
        _ => return None,
    };
    let standing = squares & board.pieces().occupied();
    let nearest = standing
        .into_iter()
        .min_by_key(|square| square.distance(from))?;
    Some((fault, board.pieces().role_at(nearest)?, nearest))
}

/// Whether a king stands in that check already.
fn stands(board: &Board, by: Color, attack: Attack) -> bool {
    let pieces = board.pieces();
    let attackers = pieces.attacks_to(attack.square, by.other(), pieces.occupied());
    pieces.king_of(by) == Some(attack.square) && attackers.contains(attack.from)
}

/// The piece that the king would be exposed to, or that guards the way of a castling king.
pub fn attack(board: &Board, by: Color, movement: &Movement) -> Option<Attack> {
    let pieces = board.pieces();
    if movement.faults.contains(&Fault::CastlingAttacked) {
        let (from, to) = (movement.from, movement.to);
        let occupied = pieces.occupied().without(from);
        let way = [from].into_iter().chain(attacks::between(from, to));
        return way
            .chain([to])
            .find_map(|square| attacker(pieces, square, by, occupied));
    }
    if !movement.faults.contains(&Fault::SelfCheck) {
        return None;
    }
    let mut after = pieces.clone();
    let moved = after.remove_piece_at(movement.from)?;
    if let Some(square) = movement.captured {
        after.discard_piece_at(square);
    }
    after.set_piece_at(movement.to, moved);
    attacker(&after, after.king_of(by)?, by, after.occupied())
}

fn attacker(
    pieces: &shakmaty::Board,
    square: Square,
    by: Color,
    occupied: Bitboard,
) -> Option<Attack> {
    let from = pieces.attacks_to(square, by.other(), occupied).first()?;
    let role = pieces.role_at(from)?;
    Some(Attack { square, role, from })
}

/// A capture en passant that only its own king forbids: the move, and what the king would be
/// exposed to.
pub fn en_passant_barred(position: &Chess) -> Option<(String, Attack)> {
    let to = position.ep_square(EnPassantMode::PseudoLegal)?;
    if position.legal_ep_square().is_some() {
        return None;
    }
    let by = position.turn();
    let board = Board::Legal(position.clone());
    let pawns = position.board().by_piece(by.pawn()) & attacks::pawn_attacks(by.other(), to);
    pawns.into_iter().find_map(|from| {
        let movement = board.examine(by, from, to, None);
        let played = format!("{}x{to}", from.file().char());
        Some((played, attack(&board, by, &movement)?))
    })
}

/// The legal capture en passant of a position, in English letters.
pub fn en_passant(position: &Chess) -> Option<String> {
    let to = position.legal_ep_square()?;
    let played = position.legal_moves().into_iter();
    let from = played.filter(|played| played.is_en_passant() && played.to() == to);
    let from = from.filter_map(|played| played.from()).next()?;
    Some(format!("{}x{to}", from.file().char()))
}

/// The clause that a fault of a piece breaks.
pub fn clause(fault: Fault, role: Option<Role>) -> Option<RuleId> {
    rules_of(fault, role).first().copied()
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
        Fault::CastlingAttacked => {
            const RULES: &[RuleId] = &[
                rule!("move.castling.prevented.attacked"),
                rule!("move.castling.prevented"),
            ];
            RULES
        }
        Fault::CastlingBlocked => {
            const RULES: &[RuleId] = &[
                rule!("move.castling.prevented.blocked"),
                rule!("move.castling.prevented"),
            ];
            RULES
        }
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
