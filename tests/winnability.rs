//! Whether a side can still mate: lines are played, impossibility is compared with another program.

use kanon::game::winnability::{Winnability, is_dead, winnability, with_allowance};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Position};

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    fen.into_position(CastlingMode::Standard).unwrap()
}

/// Plays a line; whether it ends in mate by a side.
fn mates(start: &Chess, side: Color, line: &[shakmaty::uci::UciMove]) -> bool {
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

/// A position of few men, or of pawns that stand in each other's way.
fn made_up(numbers: &mut Numbers) -> Option<Chess> {
    let mut board = shakmaty::Board::empty();
    let mut put = |numbers: &mut Numbers, piece: char| {
        let square = shakmaty::Square::new(numbers.below(64) as u32);
        let piece = shakmaty::Piece::from_char(piece).unwrap();
        if board.piece_at(square).is_none() {
            board.set_piece_at(square, piece);
        }
    };
    put(numbers, 'K');
    put(numbers, 'k');
    for _ in 0..=numbers.below(5) {
        let man = ['P', 'p', 'B', 'b', 'N', 'n', 'R', 'q'][numbers.below(8)];
        put(numbers, man);
    }
    if numbers.below(2) == 0 {
        for file in 0..8 {
            let at = (2 + numbers.below(3)) * 8 + file;
            board.set_piece_at(shakmaty::Square::new(at as u32), Color::White.pawn());
            board.set_piece_at(shakmaty::Square::new(at as u32 + 8), Color::Black.pawn());
        }
    }
    let turn = if numbers.below(2) == 0 { "w" } else { "b" };
    let fen: Fen = format!("{} {turn} - - 0 1", board.board_fen())
        .parse()
        .ok()?;
    fen.into_position(CastlingMode::Standard).ok()
}

fn compare_with_peer(positions: usize, seed: u64) {
    let mut numbers = Numbers(seed);
    let (mut compared, mut undetermined) = (0, 0);
    while compared < positions {
        let Some(position) = made_up(&mut numbers) else {
            continue;
        };
        compared += 1;
        let fen = Fen::from_position(&position, shakmaty::EnPassantMode::Legal).to_string();
        let peer: chess::Board = fen.parse().unwrap();
        for (side, theirs) in [
            (Color::White, chess::Color::White),
            (Color::Black, chess::Color::Black),
        ] {
            match winnability(&position, side) {
                Winnability::Winnable(line) => assert!(mates(&position, side, &line), "{fen}"),
                Winnability::Unwinnable(_) => {
                    let peer = chasolver::winnability(&peer, theirs);
                    let mates = matches!(peer, Some(chasolver::Winnability::Winnable { .. }));
                    assert!(!mates, "{fen} {side:?}");
                }
                Winnability::Undetermined => undetermined += 1,
            }
        }
    }
    println!("{compared} positions, {undetermined} answers undetermined");
    assert!(undetermined * 100 < compared);
}

#[test]
fn impossibility_as_another_program_sees_it() {
    compare_with_peer(300, 1);
}

/// `cargo test --release --test winnability -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn impossibility_as_another_program_sees_it_on_many_positions() {
    compare_with_peer(100_000, 2);
}
