//! Chess960 (Guidelines II): what people take over from ordinary chess, and what they don't.

use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, EnPassantMode, File, Position, Role, Setup, Square,
};

use super::*;
use crate::game::Board;
use crate::game::scenario::{Irregularity, MoveText};
use crate::game::setting::Variant;

misconceptions! {
    /// Only a king on the e-file castles, with a rook in the corner.
    CHESS960_HOME: "chess960-home", "chess960.castling" or "chess960.castling.double",
        "chess960.castling.transpose", "chess960.castling.king-only",
        "chess960.castling.rook-only", "act.castle.touch-king-rook", if Chess960 {
        Story(|state, events| {
            if let Some((king, rook)) = castlers(state, events)
                && (king.file() != File::E || !matches!(rook.file(), File::A | File::H))
            {
                change(state, |setup| setup.castling_rights = Bitboard::EMPTY);
            }
        })
    }

    /// Castling moves both pieces: where one of them already stands where it belongs there is none.
    CHESS960_BOTH_MOVE: "chess960-both-move", "chess960.castling.how" or
        "chess960.castling.king-only", "chess960.castling.rook-only",
        "act.castle.touch-king-rook", if Chess960 {
        Story(|state, events| {
            if let Some((king, rook)) = castlers(state, events) {
                let (king_to, rook_to) = ends(king, rook);
                if king == king_to || rook == rook_to {
                    change(state, |setup| setup.castling_rights.discard(rook));
                }
            }
        })
    }

    /// Only the squares between king and rook have to be free, and what stands elsewhere makes
    /// room.
    CHESS960_PATH: "chess960-path", "chess960.castling.vacant"
        or "act.castle.illegal-intent", if Chess960 {
        Story(|state, events| {
            if let Some((king, rook)) = castlers(state, events) {
                let unseen = path(king, rook) & state.board.pieces().occupied();
                change(state, |setup| unseen.into_iter().for_each(|it| {
                    setup.board.discard_piece_at(it);
                }));
            }
        })
    }

    /// In Chess960 the king may castle through attacked squares.
    CHESS960_CROSSING: "chess960-crossing", "move.castling.prevented.attacked"
        or "act.castle.illegal-intent", if Chess960 {
        Story(|state, events| {
            if let Some((king, rook)) = castlers(state, events) {
                let by = state.turn();
                let (king_to, _) = ends(king, rook);
                let crossed = shakmaty::attacks::between(king, king_to) | king;
                let pieces = state.board.pieces();
                let attackers = |at: Square| pieces.attacks_to(at, by.other(), pieces.occupied());
                let unseen: Bitboard = crossed.into_iter().fold(Bitboard::EMPTY, |all, at| {
                    all | attackers(at)
                }) & !attackers(king_to) & !pieces.kings();
                change(state, |setup| unseen.into_iter().for_each(|it| {
                    setup.board.discard_piece_at(it);
                }));
            }
        })
    }

    /// In Chess960 the pieces may stand in any order.
    CHESS960_ANY_START: "chess960-any-start", "chess960.requirements"
        or "chess960.king-between", "chess960.bishops", "chess960.mirror", if Chess960 {
        Unheard(|act| act.discovers(Irregularity::InitialPosition))
    }
}

/// The squares that castling passes or reaches, without king and rook.
pub fn path(king: Square, rook: Square) -> Bitboard {
    let (king_to, rook_to) = ends(king, rook);
    let way = |from, to| shakmaty::attacks::between(from, to) | to;
    (way(king, king_to) | way(rook, rook_to))
        .without(king)
        .without(rook)
}

/// Where king and rook end.
pub fn ends(king: Square, rook: Square) -> (Square, Square) {
    let side = CastlingSide::from_queen_side(rook < king);
    let on = |file| Square::from_coords(file, king.rank());
    (on(side.king_to_file()), on(side.rook_to_file()))
}

/// King and rook that are touched, or moved, in order to castle.
fn castlers(state: &State, events: &[Event]) -> Option<(Square, Square)> {
    let by = state.turn();
    let own = |role: Role| state.board.pieces().by_role(role) & state.board.pieces().by_color(by);
    let mut touched = events.iter().flat_map(|event| match &event.act {
        Act::Touch { square, .. } => vec![*square],
        Act::Move {
            text: MoveText::Uci { from, to, .. },
            ..
        } => vec![*from, *to],
        _ => Vec::new(),
    });
    let mut find = |role| touched.find(|square| own(role).contains(*square));
    Some((find(Role::King)?, find(Role::Rook)?))
}

/// Sees the board otherwise, where that makes a position at all.
fn change(state: &mut State, vary: impl FnOnce(&mut Setup)) {
    debug_assert_eq!(state.setting.variant, Variant::Chess960);
    let Some(position) = state.board.chess() else {
        return;
    };
    let mut setup = position.to_setup(EnPassantMode::Legal);
    vary(&mut setup);
    if let Ok(position) = setup.position(CastlingMode::Chess960) {
        state.board = Board::Legal(position);
    }
}
