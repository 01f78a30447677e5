//! Whether a side can still mate: lines are played, impossibility is compared with another program.

#[path = "winnability/cost.rs"]
mod cost;

use std::time::Duration;

use kanon::game::winnability::{Winnability, is_dead, winnability, with_allowance};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, File, Piece, Position, Rank, Square,
};

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    fen.into_position(CastlingMode::Standard).unwrap()
}

/// Plays a line; whether it ends in mate by a side.
fn mates(start: &Chess, side: Color, line: &[UciMove]) -> bool {
    let mut at = start.clone();
    for played in line {
        let played = played.to_move(&at).expect("every move of a line is legal");
        at.play_unchecked(played);
    }
    at.is_checkmate() && at.turn() != side
}

#[test]
fn blocked_pawns_that_are_not_dead() {
    let position = position("8/8/8/1p6/pP1p1p2/Pk1P1P2/1P6/1K6 w - - 0 1");
    assert!(!is_dead(&position));
    for side in [Color::White, Color::Black] {
        let Winnability::Winnable(line) = winnability(&position, side) else {
            panic!("{side:?} can mate");
        };
        assert!(mates(&position, side, &line));
    }
}

#[test]
fn blocked_and_forced_positions_that_are_dead() {
    for fen in [
        "7k/8/8/8/8/8/1q6/K7 w - - 0 1",
        "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1",
        "8/8/8/8/8/2k5/8/K1B5 w - - 0 1",
    ] {
        assert!(is_dead(&position(fen)), "{fen}");
    }
}

#[test]
fn beyond_the_allowance_nothing_is_claimed() {
    let position = position("8/5Bp1/3p4/K7/2B4p/1B1B4/8/k7 b - - 0 1");
    let (found, was_cut) = with_allowance(1_000, || winnability(&position, Color::White));
    assert_eq!((found, was_cut), (Winnability::Undetermined, true));
    let (_, was_cut) = with_allowance(100_000_000, || winnability(&position, Color::White));
    assert!(!was_cut);
}

/// Numbers in a fixed order, the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}

/// A board that is filled by chance.
struct Filled<'a> {
    board: Board,
    numbers: &'a mut Numbers,
}

impl Filled<'_> {
    /// Puts men of these kinds on squares that are still empty; pawns on none of the last ranks.
    fn put(&mut self, men: &[char], count: usize, allowed: Bitboard) {
        for _ in 0..count {
            let man = Piece::from_char(men[self.numbers.below(men.len())]).unwrap();
            let square = Square::new(self.numbers.below(64) as u32);
            let is_pawn = man.role == shakmaty::Role::Pawn;
            let fits = !is_pawn || !Bitboard::BACKRANKS.contains(square);
            if fits && allowed.contains(square) && self.board.piece_at(square).is_none() {
                self.board.set_piece_at(square, man);
            }
        }
    }

    fn put_king(&mut self, king: char, allowed: Bitboard) {
        let before = self.board.kings();
        while self.board.kings() == before {
            self.put(&[king], 1, allowed);
        }
    }

    /// Pawns that stand in each other's way, with a hole here and there.
    fn put_wall(&mut self) {
        let steady = self.numbers.below(3);
        for file in 0..8 {
            if self.numbers.below(9) == 0 {
                continue;
            }
            let rank = match steady {
                0 => 3,
                _ => 2 + self.numbers.below(3),
            };
            let square = Square::new((rank * 8 + file) as u32);
            self.board.set_piece_at(square, Color::White.pawn());
            let above = square.offset(8).unwrap();
            self.board.set_piece_at(above, Color::Black.pawn());
        }
    }
}

fn in_play(board: &Board, turn: Color) -> Option<Chess> {
    let fen = format!("{} {} - - 0 1", board.board_fen(), turn.char());
    let fen: Fen = fen.parse().ok()?;
    fen.into_position(CastlingMode::Standard).ok()
}

/// A position that was played by chance, most of the men often gone.
fn played(numbers: &mut Numbers) -> Chess {
    let mut position = Chess::default();
    for _ in 0..numbers.below(300) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let captures: Vec<_> = moves.iter().filter(|it| it.is_capture()).collect();
        let next = match captures.as_slice() {
            [] => moves[numbers.below(moves.len())],
            some if numbers.below(2) == 0 => *some[numbers.below(some.len())],
            _ => moves[numbers.below(moves.len())],
        };
        position.play_unchecked(next);
    }
    position
}

/// A position in which it may be hard to tell: few men, bishops of one colour with pawns to be
/// promoted, walls of pawns, a king with nowhere to go, or whatever random play came to.
fn made_up(numbers: &mut Numbers) -> Option<Chess> {
    let kind = numbers.below(5);
    if kind == 0 {
        return Some(played(numbers));
    }
    let board = Board::empty();
    let mut filled = Filled { board, numbers };
    let corner = Bitboard::from_rank(Rank::First) | Bitboard::from_file(File::A);
    let kings = if kind == 4 { corner } else { Bitboard::FULL };
    filled.put_king('K', kings);
    filled.put_king('k', kings);
    let count = filled.numbers.below(6);
    match kind {
        1 => filled.put(
            &['P', 'p', 'B', 'b', 'N', 'n', 'R', 'q'],
            1 + count,
            Bitboard::FULL,
        ),
        2 => {
            filled.put(&['B'], 2 + count, Bitboard::LIGHT_SQUARES);
            filled.put(&['p', 'p', 'P', 'b', 'n'], 2 + count, Bitboard::FULL);
        }
        3 => {
            filled.put_wall();
            filled.put(&['B', 'b', 'N', 'n', 'P', 'p'], count, Bitboard::FULL);
        }
        _ => filled.put(&['P', 'p', 'p', 'B', 'N', 'r', 'q', 'Q'], 2 + count, corner),
    }
    let turn = Color::from_white(filled.numbers.below(2) == 0);
    in_play(&filled.board, turn)
}

/// The position with one man put, taken off or moved, or with the other side to move.
fn changed_a_little(position: &Chess, numbers: &mut Numbers) -> Option<Chess> {
    let mut board = position.board().clone();
    let turn = position.turn();
    let occupied: Vec<Square> = (board.occupied() & !board.kings()).into_iter().collect();
    let square = Square::new(numbers.below(64) as u32);
    match numbers.below(4) {
        0 => return in_play(&board, !turn),
        1 => {
            let men = ['P', 'p', 'B', 'b', 'N', 'n', 'R', 'r', 'Q', 'q'];
            let man = Piece::from_char(men[numbers.below(men.len())]).unwrap();
            if board.piece_at(square).is_some() {
                return None;
            }
            board.set_piece_at(square, man);
        }
        2 if !occupied.is_empty() => {
            board.discard_piece_at(occupied[numbers.below(occupied.len())]);
        }
        _ => {
            let all: Vec<Square> = board.occupied().into_iter().collect();
            if board.piece_at(square).is_some() {
                return None;
            }
            let man = board.remove_piece_at(all[numbers.below(all.len())])?;
            board.set_piece_at(square, man);
        }
    }
    in_play(&board, turn)
}

fn shown(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Whether another program's answer is true: a line is played, the rest is believed.
fn peer_can(fen: &str, side: Color, start: &Chess) -> Option<bool> {
    let board: chess::Board = fen.parse().unwrap();
    let side_of_theirs = side.fold_wb(chess::Color::White, chess::Color::Black);
    match chasolver::winnability(&board, side_of_theirs)? {
        chasolver::Winnability::Unwinnable => Some(false),
        chasolver::Winnability::Winnable { helpmate } => {
            let line: Vec<UciMove> = helpmate
                .iter()
                .map(|played| played.to_string().parse().unwrap())
                .collect();
            assert!(mates(start, side, &line), "{fen}: a line that is none");
            Some(true)
        }
    }
}

/// How the answers of both programs go together.
#[derive(Debug, Default)]
struct Agreement {
    agreed: usize,
    /// Only we don't know; whether theirs is that it can be.
    ours_undetermined: Vec<(bool, String)>,
    /// Only they don't know.
    theirs_undetermined: usize,
    both_undetermined: usize,
    /// They say that it can't be, and our line ends in mate.
    refuted_by_line: Vec<String>,
}

fn middle(times: &mut [Duration]) -> (Duration, Duration) {
    times.sort_unstable();
    (times[times.len() / 2], times[times.len() - 1])
}

/// Each difference is proved: a line of either program is played to its mate. Where we say that
/// there is none, theirs must find none.
fn compare_with_peer(positions: usize, seed: u64) {
    let mut numbers = Numbers(seed);
    let mut found = Agreement::default();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    while ours.len() < 2 * positions {
        let Some(position) = made_up(&mut numbers) else {
            continue;
        };
        let fen = shown(&position);
        for side in [Color::White, Color::Black] {
            let (answer, cost) = cost::measured(&position, side);
            let (peer, their_cost) = cost::measure(|| peer_can(&fen, side, &position));
            ours.push(cost.time);
            theirs.push(their_cost.time);
            let can = match answer {
                Winnability::Winnable(line) => {
                    assert!(mates(&position, side, &line), "{fen}");
                    Some(true)
                }
                Winnability::Unwinnable(_) => Some(false),
                Winnability::Undetermined => None,
            };
            match (can, peer) {
                (None, None) => found.both_undetermined += 1,
                (None, Some(can)) => {
                    let shown = format!("{fen} {side}, {:?}, {}", cost.time, cost.memory);
                    found.ours_undetermined.push((can, shown));
                }
                (Some(_), None) => found.theirs_undetermined += 1,
                (Some(true), Some(false)) => found.refuted_by_line.push(format!("{fen} {side}")),
                (Some(false), Some(true)) => panic!("{fen} {side}: there is a line"),
                _ => found.agreed += 1,
            }
        }
    }
    println!("{found:#?}");
    println!("ours, median and longest: {:?}", middle(&mut ours));
    println!("theirs: {:?}", middle(&mut theirs));
    let undetermined = found.ours_undetermined.len() + found.both_undetermined;
    assert!(undetermined * 100 < 2 * positions);
}

#[test]
fn impossibility_as_another_program_sees_it() {
    compare_with_peer(300, 1);
}

/// `cargo test --release --test winnability -- --ignored --nocapture many`
#[test]
#[ignore = "takes an hour"]
fn impossibility_as_another_program_sees_it_on_many_positions() {
    let seed = std::env::var("KANON_SEED").map_or(2, |text| text.parse().unwrap());
    let positions = std::env::var("KANON_POSITIONS").map_or(100_000, |text| text.parse().unwrap());
    compare_with_peer(positions, seed);
}
