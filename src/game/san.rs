//! Moves in the standard notation, understood against a position.
//!
//! Most are plain: one man can go there, and its king is not left in check. Those are found from
//! the target square alone; the rest, and all that is faulty, goes to shakmaty, so that the answer
//! is always the same as its own.

use shakmaty::attacks::{
    between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Board, Chess, Color, File, Move, Position, Rank, Role, Square};

/// The one legal move that is meant; none where there is none, or more than one.
#[inline]
pub fn understand(san: San, position: &Chess) -> Option<Move> {
    plain(san, position).or_else(|| san.to_move(position).ok())
}

/// The legal move from one square to another; a king put on its own rook castles.
pub fn by_squares(
    from: Square,
    to: Square,
    promotion: Option<Role>,
    position: &Chess,
) -> Option<Move> {
    let san = San::Normal {
        role: position.board().role_at(from)?,
        file: Some(from.file()),
        rank: Some(from.rank()),
        capture: position.board().occupied().contains(to),
        to,
        promotion,
    };
    let meant = UciMove::Normal {
        from,
        to,
        promotion,
    };
    plain(san, position).or_else(|| meant.to_move(position).ok())
}

/// The move that is meant, where it is plain: no castling, no capture en passant, one man alone
/// that goes there.
pub fn plain(san: San, position: &Chess) -> Option<Move> {
    let San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    } = san
    else {
        return None;
    };
    let (board, side) = (position.board(), position.turn());
    let own = board.by_color(side);
    if own.contains(to) || board.occupied().contains(to) != capture {
        return None;
    }
    let promotes = role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
    let becomes = matches!(
        promotion,
        Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
    );
    if promotes != becomes || promotion.is_some() != becomes {
        return None;
    }
    let occupied = board.occupied();
    let reach = match role {
        Role::Pawn => pawn_reach(board, side, to, capture)?,
        Role::King => king_attacks(to),
        Role::Knight => knight_attacks(to),
        Role::Bishop => bishop_attacks(to, occupied),
        Role::Rook => rook_attacks(to, occupied),
        Role::Queen => bishop_attacks(to, occupied) | rook_attacks(to, occupied),
    };
    let from = narrowed(reach & own & board.by_role(role), file, rank).single_square()?;
    let safe = match role {
        Role::King => board
            .attacks_to(to, !side, occupied.without(from))
            .is_empty(),
        _ => keeps_king_safe(board, side, from, to),
    };
    safe.then(|| Move::Normal {
        role,
        from,
        capture: if capture { board.role_at(to) } else { None },
        to,
        promotion,
    })
}

/// The squares from which a pawn could come.
fn pawn_reach(board: &Board, side: Color, to: Square, capture: bool) -> Option<Bitboard> {
    if capture {
        return Some(pawn_attacks(!side, to));
    }
    let back = side.fold_wb(-8, 8);
    let near = to.offset(back)?;
    let twice =
        to.rank() == side.fold_wb(Rank::Fourth, Rank::Fifth) && !board.occupied().contains(near);
    let from = if twice { near.offset(back)? } else { near };
    Some(Bitboard::from_square(from))
}

#[inline]
fn narrowed(squares: Bitboard, file: Option<File>, rank: Option<Rank>) -> Bitboard {
    let squares = file.map_or(squares, |file| squares & Bitboard::from_file(file));
    rank.map_or(squares, |rank| squares & Bitboard::from_rank(rank))
}

/// Whether no check stands after a man other than the king has gone: pins and evasions in one.
#[inline]
fn keeps_king_safe(board: &Board, side: Color, from: Square, to: Square) -> bool {
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let theirs = board.by_color(!side).without(to);
    let leapers = knight_attacks(king) & board.knights() | pawn_attacks(side, king) & board.pawns();
    if (leapers & theirs).any() {
        return false;
    }
    let occupied = board.occupied().without(from).with(to);
    let sliders = rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens()
        | bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
    (sliders & theirs)
        .into_iter()
        .all(|slider| (between(king, slider) & occupied).any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    /// Pins, checks, en passant, promotions, two men for one square.
    const POSITIONS: &[&str] = &[
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "4k3/8/8/8/1b6/2N5/3R1R2/4K3 w - - 0 1",
        "4k3/8/4r3/8/3N1N2/8/4B3/4K3 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "k7/8/8/3q4/8/1n6/3P4/3K1R2 w - - 0 1",
    ];

    #[test]
    fn finds_moves_by_squares_as_shakmaty_does() {
        for fen in POSITIONS {
            let fen: Fen = fen.parse().unwrap();
            let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
            for (from, to) in Square::ALL
                .into_iter()
                .flat_map(|from| Square::ALL.map(|to| (from, to)))
            {
                for promotion in [
                    None,
                    Some(Role::Knight),
                    Some(Role::Queen),
                    Some(Role::King),
                ] {
                    let uci = UciMove::Normal {
                        from,
                        to,
                        promotion,
                    };
                    let theirs = uci.to_move(&position).ok();
                    assert_eq!(
                        by_squares(from, to, promotion, &position),
                        theirs,
                        "{uci} {position:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn understands_as_shakmaty_does() {
        let files: Vec<Option<File>> = File::ALL.into_iter().map(Some).chain([None]).collect();
        let ranks: Vec<Option<Rank>> = Rank::ALL.into_iter().map(Some).chain([None]).collect();
        let (mut understood, mut quickly) = (0, 0);
        for fen in POSITIONS {
            let fen: Fen = fen.parse().unwrap();
            let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
            for (role, to) in Role::ALL
                .into_iter()
                .flat_map(|r| Square::ALL.map(|to| (r, to)))
            {
                for (&file, &rank) in files.iter().flat_map(|f| ranks.iter().map(move |r| (f, r))) {
                    for capture in [false, true] {
                        for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                            let san = San::Normal {
                                role,
                                file,
                                rank,
                                capture,
                                to,
                                promotion,
                            };
                            let theirs = san.to_move(&position).ok();
                            let ours = plain(san, &position);
                            assert!(ours.is_none() || ours == theirs, "{san:?} {position:?}");
                            understood += usize::from(theirs.is_some());
                            quickly += usize::from(ours.is_some());
                        }
                    }
                }
            }
        }
        assert!(quickly * 10 > understood * 9, "{quickly} of {understood}");
    }
}
