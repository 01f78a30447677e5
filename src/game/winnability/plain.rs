//! Positions in which a mate is plainly possible, so that no solver need be asked.
//!
//! Every test here is one-sided: it says yes where it can give a reason, and is silent elsewhere.
//! The reasons: a side has the means to mate, its men can get anywhere, and nothing is forced on
//! either player, so that they have the time for it.

use shakmaty::attacks::{attacks, between, bishop_attacks, king_attacks, rook_attacks};
use shakmaty::{Bitboard, Board, Chess, Color, Position, Square};

use super::{MANY_MEN, may_have_died};

const SIDES: [Color; 2] = [Color::White, Color::Black];

/// Whether a position may be dead, as far as a look tells that asks no solver: for long runs of
/// positions. [`is_dead`](super::is_dead) decides where the answer is yes.
pub fn may_be_dead(position: &Chess) -> bool {
    let board = position.board();
    board.occupied().count() <= MANY_MEN
        && !(SIDES.into_iter().any(|side| has_means(position, side)) && is_unhurried(position))
        && may_have_died(position)
        && !plainly_alive(position)
}

/// Whether mate is plainly possible for one of the sides.
pub fn plainly_alive(position: &Chess) -> bool {
    SIDES
        .into_iter()
        .any(|side| plainly_winnable(position, side))
}

/// Whether a side can plainly mate with the opponent's help: it has the means, and they can't be
/// lost by force; or a few moves lead there.
pub fn plainly_winnable(position: &Chess, side: Color) -> bool {
    let mut budget = BUDGET;
    (0..=DEPTH).any(|depth| leads_to_plain(position, side, depth, &mut budget))
}

/// How far ahead is looked, in half-moves.
const DEPTH: u32 = 4;
/// How many moves are tried on the way.
const BUDGET: u32 = 120;

fn leads_to_plain(position: &Chess, side: Color, depth: u32, budget: &mut u32) -> bool {
    if depth == 0 {
        return has_means(position, side) && is_unhurried(position);
    }
    position.legal_moves().into_iter().any(|played| {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let mut next = position.clone();
        next.play_unchecked(played);
        leads_to_plain(&next, side, depth - 1, budget)
    })
}

/// Whether a side has men to mate with that can get anywhere: by a passer, or because pawns stand
/// in each other's way on so few files that they make no wall.
fn has_means(position: &Chess, side: Color) -> bool {
    let board = position.board();
    passers(board, side).any()
        || blocked_files(board) <= NO_WALL && !position.has_insufficient_material(side)
}

/// So many files with pawns in each other's way leave both kings a way past: each shuts off three
/// files at most, its own and those beside it.
const NO_WALL: u32 = 2;

/// The men of a side that get anywhere: pawns that no enemy pawn stops, and heavy pieces where a
/// file is open.
fn passers(board: &Board, side: Color) -> Bitboard {
    let own = board.by_color(side);
    let pawns = board.pawns();
    let runners = pawns & own & !stopped(pawns & !own, side);
    match files(pawns) == ALL_FILES {
        true => runners,
        false => runners | board.rooks_and_queens() & own,
    }
}

/// Whether nothing is forced on either player: no check, and both have quiet moves to spare.
fn is_unhurried(position: &Chess) -> bool {
    let board = position.board();
    position.checkers().is_empty() && SIDES.into_iter().all(|side| has_quiet_moves(board, side))
}

/// With fewer quiet moves a player may be driven.
const TO_SPARE: usize = 3;

/// Whether a side, were it to move, has quiet moves to spare; pinned men are not counted.
fn has_quiet_moves(board: &Board, side: Color) -> bool {
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let (own, empty) = (board.by_color(side), !board.occupied());
    let theirs = !own & board.occupied();
    let lines = rook_attacks(king, theirs) & board.rooks_and_queens()
        | bishop_attacks(king, theirs) & board.bishops_and_queens();
    let mut movers = own.without(king);
    for slider in lines & theirs {
        movers &= !between(king, slider);
    }
    let mut quiet = (advanced(movers & board.pawns(), side) & empty).count();
    for square in movers & !board.pawns() {
        if quiet >= TO_SPARE {
            return true;
        }
        if let Some(piece) = board.piece_at(square) {
            quiet += (attacks(square, piece, board.occupied()) & empty).count();
        }
    }
    quiet >= TO_SPARE || quiet + safe_squares(board, king, side, TO_SPARE - quiet) >= TO_SPARE
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
