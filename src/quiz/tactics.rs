//! Whether something hangs: nobody moves to and fro, or lets fifty moves go by, next to a mate in
//! one or a piece that can be had for nothing.
//!
//! What enters is a position, what leaves is what can be won in it at once: by mate, by a capture,
//! by a promotion. Deliberately absent: anything that takes a plan.

use shakmaty::attacks::{aligned, between, bishop_attacks, rook_attacks};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Role, Square};

/// What a man is worth, in pawns.
pub fn worth(role: Role) -> i64 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen | Role::King => 9,
    }
}

/// How much White is ahead, in pawns.
pub fn lead(position: &Chess) -> i64 {
    let board = position.board();
    let men = |role: Role| {
        let count = |side| (board.by_color(side) & board.by_role(role)).count() as i64;
        (count(Color::White) - count(Color::Black)) * worth(role)
    };
    Role::ALL.into_iter().map(men).sum()
}

/// The position that a move leads to.
pub fn after_move(position: &Chess, played: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(played);
    next
}

/// Whether the side to move can mate at once.
pub fn mates_at_once(position: &Chess) -> bool {
    position.legal_moves().into_iter().any(|played| {
        let next = after_move(position, played);
        next.is_checkmate()
    })
}

/// The most that a capture or a promotion wins for the side to move, in pawns, when both sides
/// go on taking on the same square as long as it pays.
fn gain(position: &Chess) -> i64 {
    gain_off(position, None)
}

/// The same, without what is won on one of the squares.
fn gain_off(position: &Chess, passed_over: Option<Square>) -> i64 {
    let board = position.board();
    let pinned = [pinned(board, Color::White), pinned(board, Color::Black)];
    let seventh = position.us()
        & board.pawns()
        & Bitboard::from_rank(
            position
                .turn()
                .fold_wb(shakmaty::Rank::Seventh, shakmaty::Rank::Second),
        );
    let moves = match seventh.any() {
        true => position.legal_moves(),
        false => position.capture_moves(),
    };
    moves
        .into_iter()
        .filter(|played| played.is_capture() || played.is_promotion())
        .filter(|played| Some(played.to()) != passed_over)
        .map(|played| {
            let next = after_move(position, played);
            match next.is_check() {
                true => brought(played) - retaken(&next, played.to()),
                false => exchange(board, position.turn(), played, &pinned),
            }
        })
        .fold(0, i64::max)
}

/// What a capture or a promotion brings before anybody takes back.
fn brought(played: Move) -> i64 {
    let promoted = played.promotion().map_or(0, |role| worth(role) - 1);
    played.capture().map_or(0, worth) + promoted
}

/// What the side to move, which is in check, wins by taking on a square, if it may.
fn retaken(position: &Chess, square: Square) -> i64 {
    let moves = position.capture_moves().into_iter();
    moves
        .filter(|played| played.to() == square)
        .map(|played| {
            let next = after_move(position, played);
            brought(played) - retaken(&next, square)
        })
        .fold(0, i64::max)
}

/// Whether a capture loses nothing.
pub fn is_fair(position: &Chess, played: Move) -> bool {
    let board = position.board();
    let pinned = [Color::White, Color::Black].map(|side| pinned(board, side));
    exchange(board, position.turn(), played, &pinned) >= 0
}

/// Whether after a move something can be won on another square than the one moved to, or mate
/// can be given at once.
pub fn uncovers(position: &Chess, played: Move) -> bool {
    let next = after_move(position, played);
    gain_off(&next, Some(played.to())) >= SEEN || mates_at_once(&next)
}

/// So many pawns' worth is seen by everybody.
const SEEN: i64 = 1;

/// Whether the player to move has neither a mate nor anything to win at once.
pub fn is_calm_for_mover(position: &Chess) -> bool {
    gain(position) < SEEN && !mates_at_once(position)
}

/// The same for both players: as it stands, and if the other had the move.
pub fn is_calm(position: &Chess) -> bool {
    is_calm_for_mover(position)
        && position
            .clone()
            .swap_turn()
            .is_ok_and(|passed| is_calm_for_mover(&passed))
}

/// The pieces of a side that stand between their king and an attack on it.
pub fn pinned(board: &Board, side: Color) -> Bitboard {
    let Some(king) = board.king_of(side) else {
        return Bitboard::EMPTY;
    };
    let theirs = board.by_color(side.other());
    let straight = rook_attacks(king, theirs) & (board.rooks() | board.queens());
    let oblique = bishop_attacks(king, theirs) & (board.bishops() | board.queens());
    ((straight | oblique) & theirs)
        .into_iter()
        .map(|sniper| between(king, sniper) & board.occupied())
        .filter(|blockers| blockers.count() == 1)
        .fold(Bitboard::EMPTY, |all, blocker| all | blocker)
        & board.by_color(side)
}

fn exchange(board: &Board, mover: Color, played: Move, pinned: &[Bitboard; 2]) -> i64 {
    let to = played.to();
    let mut occupied = board.occupied();
    if let Some(from) = played.from() {
        occupied.discard(from);
    }
    if let Move::EnPassant { from, to } = played {
        occupied.discard(Square::from_coords(to.file(), from.rank()));
    }
    let mut gains = vec![brought(played)];
    let mut standing = worth(played.promotion().unwrap_or(played.role()));
    let mut side = mover.other();
    while let Some((square, role)) = cheapest(board, side, to, occupied, pinned) {
        let taken = occupied.without(square);
        // A king takes last.
        if role == Role::King && cheapest(board, side.other(), to, taken, pinned).is_some() {
            break;
        }
        gains.push(standing - gains.last().copied().unwrap_or(0));
        standing = worth(role);
        occupied = taken;
        side = side.other();
    }
    let mut rest = gains.into_iter().rev();
    let last = rest.next().unwrap_or(0);
    // Nobody has to go on taking.
    rest.fold(last, |later, gain| -(-gain).max(later))
}

fn cheapest(
    board: &Board,
    side: Color,
    to: Square,
    occupied: Bitboard,
    pinned: &[Bitboard; 2],
) -> Option<(Square, Role)> {
    let king = board.king_of(side);
    let held = side.fold_wb(pinned[0], pinned[1]);
    (board.attacks_to(to, side, occupied) & occupied)
        .into_iter()
        .filter(|square| {
            !held.contains(*square) || king.is_none_or(|king| aligned(king, *square, to))
        })
        .filter_map(|square| Some((square, board.role_at(square)?)))
        .min_by_key(|(_, role)| worth(*role))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    fn at(fen: &str) -> Chess {
        let fen: Fen = fen.parse().unwrap();
        fen.into_position(CastlingMode::Standard).unwrap()
    }

    #[test]
    fn what_a_capture_wins_is_counted_to_the_end() {
        // A rook takes a pawn that a king protects, and the other rook stands behind it.
        assert_eq!(gain(&at("4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1")), 0);
        assert_eq!(gain(&at("4k3/4p3/8/8/8/8/4R3/K3R3 w - - 0 1")), 1);
        // A queen before a pawn.
        assert_eq!(gain(&at("4k3/8/2p5/3q4/4P3/8/8/4K3 w - - 0 1")), 8);
        // A knight protected by a pinned pawn.
        assert_eq!(gain(&at("3k4/2p5/3n4/B7/8/8/3R4/3K4 w - - 0 1")), 3);
        // A pawn about to promote, and one that would be taken.
        assert_eq!(gain(&at("8/P6k/8/8/8/8/8/K7 w - - 0 1")), 8);
        assert_eq!(gain(&at("1r6/P6k/8/8/8/8/8/K7 w - - 0 1")), 13);
        assert_eq!(gain(&at("2r5/P6k/8/8/8/8/8/K7 w - - 0 1")), 0);
    }

    #[test]
    fn play_stands_still_only_where_nothing_can_be_won() {
        assert!(is_calm(&at(
            "2r5/5k2/6p1/5p1p/5P1P/6P1/5K2/3R4 w - - 12 58"
        )));
        assert!(!is_calm_for_mover(&at(
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 31"
        )));
        // Black would take the rook if it were his move.
        let hanging = at("3r2k1/5ppp/8/8/8/8/3R1PPP/6K1 b - - 3 31");
        assert!(!is_calm_for_mover(&hanging));
        assert!(!is_calm(&at("3r2k1/5ppp/8/8/8/8/3R1PP1/6K1 w - - 3 31")));
    }
}
