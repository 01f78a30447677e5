//! Illegal moves that people make: a king left in check, a bishop beside its diagonal, castling
//! past an attack.

use shakmaty::{Chess, Position, Role, Square};

use super::quiet::is_safe;
use crate::game::{Board, Fault};
use crate::quiz::library::{from_pool, library};
use crate::quiz::{Dice, tactics};

/// Castling although the king is attacked, or passes or reaches an attacked square.
pub fn forbidden_castling(dice: &mut Dice) -> Option<(Chess, (Square, Square))> {
    for _ in 0..40 {
        let position = from_pool(&library().castling, dice)?;
        let king = position.board().king_of(position.turn())?;
        let board = Board::Legal(position.clone());
        let attempt = [2, -2]
            .into_iter()
            .filter_map(|step| king.offset(step))
            .find(|to| {
                let movement = board.examine(position.turn(), king, *to, None);
                movement.castling.is_some()
                    && movement.faults.contains(&Fault::CastlingAttacked)
                    && (movement.faults.iter())
                        .all(|fault| matches!(fault, Fault::CastlingAttacked | Fault::SelfCheck))
            });
        if let Some(to) = attempt {
            return Some((position, (king, to)));
        }
    }
    None
}

/// Whether play can go on after it as if nothing had happened: nobody is in check, and nothing can
/// be taken.
pub fn is_overlooked(position: &Chess, (from, to): (Square, Square)) -> bool {
    let board = Board::Legal(position.clone());
    let movement = board.examine(position.turn(), from, to, None);
    let after = board.after_hand(&movement);
    let quiet = |after: &Chess| !after.is_check() && tactics::is_calm_for_mover(after);
    movement.is_illegal() && after.chess().is_some_and(quiet)
}

/// A pinned piece that moves away, or a king that walks onto a square attacked from afar.
pub fn unseen_exposure(dice: &mut Dice) -> Option<(Chess, (Square, Square))> {
    let by_king = dice.one_in(3);
    for _ in 0..40 {
        let pool = match dice.one_in(2) {
            true => &library().middlegames,
            false => &library().endgames,
        };
        let position = from_pool(pool, dice)?;
        let pinned = tactics::pinned(position.board(), position.turn());
        if position.is_check() || !by_king && pinned.is_empty() {
            continue;
        }
        let Some(played) = illegal_move(&position, dice) else {
            continue;
        };
        if pinned.contains(played.0) != by_king && exposes_from_afar(&position, played) {
            return Some((position, played));
        }
    }
    None
}

/// Whether a move leaves the own king to pieces that stand far off only: both players may
/// overlook that.
pub fn exposes_from_afar(position: &Chess, (from, to): (Square, Square)) -> bool {
    let board = Board::Legal(position.clone());
    let by = position.turn();
    let movement = board.examine(by, from, to, None);
    let after = board.after_hand(&movement);
    let king = after.pieces().king_of(by);
    (king == Some(to) || is_safe(position, to))
        && king.is_some_and(|king| {
            let pieces = after.pieces();
            let attackers = pieces.attacks_to(king, by.other(), pieces.occupied());
            attackers.any() && attackers.into_iter().all(|it| it.distance(king) >= 3)
        })
}

/// A quiet move by somebody who does not see that the other king could be taken: no further
/// check, nothing given away.
pub fn blind_reply(board: &Board, dice: &mut Dice) -> Option<(Square, Square)> {
    let by = board.turn();
    let pieces = board.pieces();
    let king = pieces.king_of(by.other())?;
    let attackers = pieces.attacks_to(king, by, pieces.occupied());
    let movers = pieces.by_color(by) & !attackers & !pieces.kings() & !pieces.pawns();
    let mut moves: Vec<(Square, Square)> = Vec::new();
    for from in movers {
        let reached = pieces.attacks_from(from) & !pieces.occupied();
        moves.extend(reached.into_iter().map(|to| (from, to)));
    }
    dice.shuffle(&mut moves);
    moves.into_iter().find(|(from, to)| {
        let movement = board.examine(by, *from, *to, None);
        let next = board.after_hand(&movement);
        !movement.is_illegal()
            && next.chess().is_some_and(|next| {
                let unsafe_there = next.board().attacks_to(*to, by.other(), pieces.occupied());
                (next.checkers() & !attackers).is_empty()
                    && unsafe_there.is_empty()
                    && !next.is_checkmate()
                    && tactics::is_calm_for_mover(next)
            })
    })
}

/// A move that a hand could make by mistake and the rules forbid: a pinned piece, a king into
/// check, a check overlooked.
pub fn illegal_move(position: &Chess, dice: &mut Dice) -> Option<(Square, Square)> {
    let board = Board::Legal(position.clone());
    // Without a check only the king and pinned pieces can do that.
    let own: Vec<Square> = match position.is_check() {
        true => position.us() & !position.board().kings(),
        false => {
            tactics::pinned(position.board(), position.turn())
                | position.us() & position.board().kings()
        }
    }
    .into_iter()
    .collect();
    for _ in 0..24 {
        let from = *dice.pick(&own)?;
        let piece = position.board().piece_at(from)?;
        let to = *dice.pick(
            &shakmaty::attacks::attacks(from, piece, position.board().occupied())
                .into_iter()
                .collect::<Vec<_>>(),
        )?;
        if position
            .board()
            .piece_at(to)
            .is_some_and(|there| there.role == Role::King)
        {
            continue;
        }
        // Nobody walks beside the other king, or leaves a piece to be taken while in check.
        let beside = |other: Square| piece.role == Role::King && other.distance(to) == 1;
        let king = position.board().king_of(position.turn().other());
        if king.is_some_and(beside) || position.is_check() && !is_safe(position, to) {
            continue;
        }
        let movement = board.examine(position.turn(), from, to, None);
        if movement.faults == [crate::game::Fault::SelfCheck] && !movement.unfinished {
            return Some((from, to));
        }
    }
    None
}

/// A move that is overlooked: a bishop that changes its colour, a rook, bishop or queen that jumps
/// over a man of the opponent, onto an empty square; and nobody is in check after it.
pub fn wrong_move(position: &Chess, dice: &mut Dice) -> Option<(Square, Square)> {
    let board = Board::Legal(position.clone());
    let sliders = [Role::Bishop, Role::Rook, Role::Queen];
    let pieces: Vec<Square> = position
        .us()
        .into_iter()
        .filter(|square| {
            let role = position.board().role_at(*square);
            role.is_some_and(|role| sliders.contains(&role))
        })
        .collect();
    for _ in 0..40 {
        let from = *dice.pick(&pieces)?;
        let piece = position.board().piece_at(from)?;
        let targets = match piece.role {
            Role::Bishop if dice.one_in(3) => slips(position, from),
            role => jumps(position, from, role),
        };
        let Some(to) = dice.pick(&targets).copied() else {
            continue;
        };
        if !is_safe(position, to) {
            continue;
        }
        let movement = board.examine(position.turn(), from, to, None);
        let after = board.after_hand(&movement);
        if movement.is_illegal() && after.chess().is_some_and(|after| !after.is_check()) {
            return Some((from, to));
        }
    }
    None
}

/// Where a bishop lands that ends its way one square beside the diagonal.
fn slips(position: &Chess, from: Square) -> Vec<Square> {
    let board = position.board();
    let reached = shakmaty::attacks::bishop_attacks(from, board.occupied());
    reached
        .into_iter()
        .flat_map(|square| [square.offset(1), square.offset(-1)])
        .flatten()
        // From afar one square beside the diagonal is overlooked; nearby it is not.
        .filter(|square| square.distance(from) >= 5 && board.piece_at(*square).is_none())
        .filter(|square| {
            let apart = |one: u32, other: u32| one.abs_diff(other);
            let files = apart(square.file().into(), from.file().into());
            files.abs_diff(apart(square.rank().into(), from.rank().into())) == 1
        })
        .collect()
}

/// Where a piece lands that jumps over the first man in its way, one of the opponent's, at most
/// two squares behind it.
fn jumps(position: &Chess, from: Square, role: Role) -> Vec<Square> {
    let board = position.board();
    let reach = |occupied| match role {
        Role::Bishop => shakmaty::attacks::bishop_attacks(from, occupied),
        Role::Rook => shakmaty::attacks::rook_attacks(from, occupied),
        _ => shakmaty::attacks::queen_attacks(from, occupied),
    };
    let first = reach(board.occupied());
    let blockers = first & board.occupied();
    let behind = reach(board.occupied() ^ blockers) & !first & !board.occupied();
    behind
        .into_iter()
        .filter(|square| {
            blockers.into_iter().any(|blocker| {
                // A man right before the piece is not overlooked.
                blocker.distance(*square) <= 2
                    && blocker.distance(from) >= 2
                    && position.them().contains(blocker)
                    && board.role_at(blocker) != Some(Role::King)
                    && shakmaty::attacks::between(from, *square).contains(blocker)
            })
        })
        .collect()
}
