//! Positions in which a mate is plainly possible, so that no solver need be asked.
//!
//! Every test here is one-sided: it says yes where it can give a reason, and is silent elsewhere.
//! The reasons: a side has the means to mate, its men can get anywhere, and nothing is forced on
//! either player, so that they have the time for it.

use shakmaty::attacks::{
    between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use shakmaty::{Bitboard, Board, Chess, Color, Position, Square};

const SIDES: [Color; 2] = [Color::White, Color::Black];

/// Whether mate is plainly possible for one of the sides.
pub fn plainly_alive(position: &Chess) -> bool {
    is_plain_soon(position, &SIDES)
}

/// Whether a side can plainly mate with the opponent's help: it has the means, and they can't be
/// lost by force; or a few moves lead there.
pub fn plainly_winnable(position: &Chess, side: Color) -> bool {
    is_plain_soon(position, &[side])
}

/// How far ahead is looked, in half-moves.
const DEPTH: u32 = 4;
/// How many moves are tried on the way.
const BUDGET: u32 = 120;

fn is_plain_soon(position: &Chess, sides: &[Color]) -> bool {
    let mut budget = BUDGET;
    // What a side lacks for good is not looked for.
    sides
        .iter()
        .any(|&side| !position.has_insufficient_material(side))
        && (0..=DEPTH).any(|depth| leads_to_plain(position, sides, depth, &mut budget))
}

fn leads_to_plain(position: &Chess, sides: &[Color], depth: u32, budget: &mut u32) -> bool {
    if depth == 0 {
        return is_unhurried(position.board())
            && sides.iter().any(|&side| has_means(position, side));
    }
    position.legal_moves().into_iter().any(|played| {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let mut next = position.clone();
        next.play_unchecked(played);
        leads_to_plain(&next, sides, depth - 1, budget)
    })
}

/// Whether a side has men to mate with that can get anywhere: by a passer, or because pawns stand
/// in each other's way on so few files that they make no wall.
fn has_means(position: &Chess, side: Color) -> bool {
    let board = position.board();
    has_passers(board, side)
        || blocked_files(board) <= NO_WALL && !position.has_insufficient_material(side)
}

/// So many files with pawns in each other's way leave both kings a way past: each shuts off three
/// files at most, its own and those beside it.
const NO_WALL: u32 = 2;

/// Whether a side has men that get anywhere: a pawn that no enemy pawn stops, or that can take one
/// and is stopped by no other, or a heavy piece where a file is open.
fn has_passers(board: &Board, side: Color) -> bool {
    let own = board.by_color(side);
    let pawns = board.pawns() & own;
    let enemies = board.pawns() & !own;
    let stopped = stopped(enemies, side);
    let heavy = board.rooks_and_queens() & own;
    if (pawns & !stopped).any() || heavy.any() && files(board.pawns()) != ALL_FILES {
        return true;
    }
    let mut reached = pawns;
    for _ in 0..4 {
        reached |= advanced(reached, side) & !board.occupied();
    }
    let last = enemies & !advanced(stopped, !side);
    last.into_iter()
        .any(|enemy| (pawn_attacks(!side, enemy) & reached).any())
}

/// Whether nothing is forced on either player: no check, and both have quiet moves to spare.
fn is_unhurried(board: &Board) -> bool {
    SIDES.into_iter().all(|side| has_quiet_moves(board, side))
}

/// With fewer quiet moves a player may be driven.
const TO_SPARE: usize = 3;

/// Whether a side that is not in check has quiet moves to spare. Pinned men are not counted, and
/// of a long-range piece only the first steps: no more of the board need be looked at.
fn has_quiet_moves(board: &Board, side: Color) -> bool {
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let (own, theirs) = (board.by_color(side), board.by_color(!side));
    let leapers = knight_attacks(king) & board.knights() | pawn_attacks(side, king) & board.pawns();
    if (leapers & theirs).any() {
        return false;
    }
    let sliders = rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens()
        | bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
    let mut movers = own.without(king);
    for slider in sliders & theirs {
        let shield = between(king, slider) & board.occupied();
        if shield.is_empty() {
            return false;
        }
        if !shield.more_than_one() {
            movers &= !shield;
        }
    }
    let empty = !board.occupied();
    let pushes = advanced(movers & board.pawns(), side) & empty;
    let mut quiet = pushes.count();
    for square in movers & !board.pawns() {
        if quiet >= TO_SPARE {
            return true;
        }
        quiet += (first_steps(board, square) & empty).count();
    }
    quiet >= TO_SPARE || quiet + safe_squares(board, king, side, TO_SPARE - quiet) >= TO_SPARE
}

/// Where a piece other than a king can go in one step.
fn first_steps(board: &Board, square: Square) -> Bitboard {
    if board.knights().contains(square) {
        return knight_attacks(square);
    }
    let mut steps = Bitboard::EMPTY;
    if board.rooks_and_queens().contains(square) {
        steps |= rook_attacks(square, Bitboard::FULL);
    }
    if board.bishops_and_queens().contains(square) {
        steps |= bishop_attacks(square, Bitboard::FULL);
    }
    steps
}

/// How many squares a king can go to without a capture, counted up to a limit.
fn safe_squares(board: &Board, king: Square, side: Color, limit: usize) -> usize {
    let occupied = board.occupied().without(king);
    (king_attacks(king) & !occupied)
        .into_iter()
        .filter(|&square| board.attacks_to(square, !side, occupied).is_empty())
        .take(limit)
        .count()
}

/// The squares before pawns.
fn advanced(pawns: Bitboard, side: Color) -> Bitboard {
    Bitboard(match side {
        Color::White => u64::from(pawns) << 8,
        Color::Black => u64::from(pawns) >> 8,
    })
}

/// How many files have pawns of both sides in each other's way.
fn blocked_files(board: &Board) -> u32 {
    let white = board.pawns() & board.white();
    let black = board.pawns() & board.black();
    files(white & stopped(black, Color::White)).count_ones()
}

const ALL_FILES: u8 = 0xff;

/// The files on which squares stand.
fn files(squares: Bitboard) -> u8 {
    let mut files = u64::from(squares);
    for by in [32, 16, 8] {
        files |= files >> by;
    }
    files as u8
}

/// The squares that have one of these pawns before them, seen from a side, or under them.
fn stopped(pawns: Bitboard, side: Color) -> Bitboard {
    let shift = |squares: u64, by: u32| match side {
        Color::White => squares >> by,
        Color::Black => squares << by,
    };
    let mut squares = u64::from(pawns);
    for by in [8, 16, 32] {
        squares |= shift(squares, by);
    }
    Bitboard(squares)
}
