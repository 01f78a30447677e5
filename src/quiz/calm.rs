//! Whether something hangs: nobody moves to and fro, or lets fifty moves go by, next to a mate in
//! one or a piece that can be had for nothing.

use shakmaty::{Bitboard, Chess, Move, Position, Role};

/// So many pawns' worth is seen by everybody.
const SEEN: i64 = 2;

/// What a man is worth, in pawns.
pub fn worth(role: Role) -> i64 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen | Role::King => 9,
    }
}

/// Whether the player to move has neither a mate, nor a promotion, nor something to win.
pub fn is_calm_for_mover(position: &Chess) -> bool {
    let moves = position.legal_moves();
    let wins = |played: &Move| played.is_promotion() || gain(position, *played) >= SEEN;
    !moves.iter().any(wins) && !moves.iter().any(|played| mates(position, *played))
}

/// The same for both players: as it stands, and if the other had the move.
pub fn is_calm(position: &Chess) -> bool {
    is_calm_for_mover(position)
        && position
            .clone()
            .swap_turn()
            .is_ok_and(|turned| is_calm_for_mover(&turned))
}

/// What a capture wins if the opponent takes back where that is possible.
fn gain(position: &Chess, played: Move) -> i64 {
    let Some(taken) = played.capture() else {
        return 0;
    };
    let board = position.board();
    let left = board.occupied() ^ played.from().into_iter().collect::<Bitboard>();
    let takers = board.attacks_to(played.to(), position.turn().other(), left);
    match takers.is_empty() {
        true => worth(taken),
        false => worth(taken) - worth(played.role()),
    }
}

fn mates(position: &Chess, played: Move) -> bool {
    let mut next = position.clone();
    next.play_unchecked(played);
    next.is_checkmate()
}
