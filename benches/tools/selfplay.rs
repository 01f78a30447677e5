//! Plays the games that quiz questions start from: `cargo run --release --example selfplay`.
//!
//! A shallow search with some liberty in the opening: not strong, but the positions look played.
//! One game a line, moves by squares. The output is kept in `src/quiz/games.txt`.

use shakmaty::{Chess, Color, Move, Position, Role, Square, uci::UciMove};

const GAMES: u64 = 160;
const LONGEST: usize = 170;

struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 310,
        Role::Bishop => 325,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

fn place(role: Role, square: Square, side: Color, men: usize) -> i32 {
    let file = i32::from(square.file());
    let rank = match side {
        Color::White => i32::from(square.rank()),
        Color::Black => 7 - i32::from(square.rank()),
    };
    let centre = 6 - (2 * file - 7).abs().max((2 * rank - 7).abs());
    match role {
        Role::Pawn => rank * rank * (1 + 3 * i32::from(men < 14)) + centre * 2,
        Role::Knight => centre * 6 - if rank == 0 { 15 } else { 0 },
        Role::Bishop => centre * 4 - if rank == 0 { 12 } else { 0 },
        Role::Rook => i32::from(rank == 6) * 20 + 3 - (2 * file - 7).abs() / 2,
        Role::Queen => centre * 2 - if rank > 1 && men > 26 { 20 } else { 0 },
        Role::King if men < 14 => centre * 8,
        Role::King => 35 * i32::from((file == 6 || file == 2) && rank == 0) - rank * 25,
    }
}

fn judge(position: &Chess) -> i32 {
    let board = position.board();
    let men = board.occupied().count();
    let mut sum = 0;
    for square in board.occupied() {
        if let Some(piece) = board.piece_at(square) {
            let value = worth(piece.role) + place(piece.role, square, piece.color, men);
            sum += if piece.color == position.turn() {
                value
            } else {
                -value
            };
        }
    }
    sum
}

fn quiet(position: &Chess, mut alpha: i32, beta: i32, depth: u8) -> i32 {
    let stand = judge(position);
    if stand >= beta || depth == 0 {
        return stand;
    }
    alpha = alpha.max(stand);
    let mut captures = position.capture_moves();
    captures.sort_by_key(|played| {
        std::cmp::Reverse(played.capture().map_or(0, worth) * 8 - worth(played.role()))
    });
    for played in captures {
        let mut next = position.clone();
        next.play_unchecked(played);
        let value = -quiet(&next, -beta, -alpha, depth - 1);
        if value >= beta {
            return value;
        }
        alpha = alpha.max(value);
    }
    alpha
}

fn search(position: &Chess, depth: u8, mut alpha: i32, beta: i32) -> i32 {
    if depth == 0 {
        return quiet(position, alpha, beta, 5);
    }
    let mut moves = position.legal_moves();
    if moves.is_empty() {
        return if position.is_check() {
            -20_000 - i32::from(depth)
        } else {
            0
        };
    }
    moves.sort_by_key(|played| {
        std::cmp::Reverse(played.capture().map_or(0, |taken| 10 + worth(taken)))
    });
    for played in moves {
        let mut next = position.clone();
        next.play_unchecked(played);
        let value = -search(&next, depth - 1, -beta, -alpha);
        if value >= beta {
            return value;
        }
        alpha = alpha.max(value);
    }
    alpha
}

fn choose(position: &Chess, seen: &[Chess], ply: usize, dice: &mut Dice) -> Option<Move> {
    let liberty = if ply < 12 { 60 } else { 14 };
    position
        .legal_moves()
        .into_iter()
        .map(|played| {
            let mut next = position.clone();
            next.play_unchecked(played);
            let again = seen.contains(&next);
            let noise = (dice.next() % liberty) as i32;
            let value = -search(&next, 1, -30_000, 30_000) + noise - if again { 120 } else { 0 };
            (value, played)
        })
        .max_by_key(|(value, _)| *value)
        .map(|(_, played)| played)
}

fn main() {
    for game in 0..GAMES {
        let mut dice = Dice(game.wrapping_mul(7919));
        let mut position = Chess::default();
        let mut seen = Vec::new();
        let mut line = Vec::new();
        while line.len() < LONGEST && position.halfmoves() < 40 && !position.is_game_over() {
            let Some(played) = choose(&position, &seen, line.len(), &mut dice) else {
                break;
            };
            seen.push(position.clone());
            line.push(UciMove::from_standard(played).to_string());
            position.play_unchecked(played);
        }
        println!("{}", line.join(" "));
    }
}
