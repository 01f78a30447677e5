//! Play in which nothing happens, for questions on repetitions and on fifty moves.
//!
//! `cycles` walks through the games and writes, a line each, game, half-move and four moves after
//! which the pieces stand as before, each nearly as good as any other. `drawn` moves the pieces
//! about in the drawn endings of `settings.txt` and writes the positions.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, Role, Square};

use crate::search::{self, MATE, Search};

const GAMES: &str = "src/quiz/games.txt";
const SETTINGS: &str = "src/quiz/settings.txt";

struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % end.max(1) as u64) as usize
    }

    fn some(&mut self, mut moves: Vec<Move>, many: usize) -> Vec<Move> {
        for at in (1..moves.len()).rev() {
            moves.swap(at, self.below(at + 1));
        }
        moves.truncate(many);
        moves
    }
}

fn after(position: &Chess, played: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(played);
    next
}

/// The best that taking on a square brings, in pawns; nobody has to take.
fn taking(position: &Chess, square: Square) -> i32 {
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|played| played.to() == square && played.is_capture())
        .map(|played| {
            let taken = played.capture().map_or(0, search::worth) / 100;
            taken - taking(&after(position, played), square)
        })
        .fold(0, i32::max)
}

/// Whether the side to move could mate or win something at once, as every reader sees.
fn is_sharp(position: &Chess) -> bool {
    let mut men = position.them().into_iter();
    let mut moves = position.legal_moves().into_iter();
    men.any(|square| taking(position, square) >= 2)
        || moves.any(|played| played.is_promotion() || after(position, played).is_checkmate())
}

/// Moves that can be taken back by another move. With queens on the board a king that may still
/// castle stays at home, and so do its rooks until the pieces are out.
fn shuffling(position: &Chess) -> Vec<Move> {
    let rights = position.castles().has_color(position.turn());
    let stays = |role: Role| match role {
        Role::King => rights && position.board().queens().any(),
        Role::Rook => rights && position.fullmoves().get() < 11,
        _ => false,
    };
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|played| !stays(played.role()))
        .filter(|played| !played.is_capture() && !played.is_castle())
        .filter(|played| played.role() != Role::Pawn)
        .collect()
}

fn value(search: &mut Search, position: &Chess, depth: u8) -> i32 {
    search.value(position, depth, -MATE, MATE, 1)
}

/// Whether a move loses at most so much against the best one.
fn is_good(search: &mut Search, position: &Chess, played: Move, loss: i32) -> bool {
    let least = value(search, position, 4) - loss;
    let next = after(position, played);
    -search.value(&next, 3, -least, 1 - least, 1) >= least
}

fn back(position: &Chess, played: Move) -> Option<Move> {
    let mut moves = position.legal_moves().into_iter();
    moves.find(|other| {
        other.from() == Some(played.to())
            && Some(other.to()) == played.from()
            && other.role() == played.role()
            && !other.is_castle()
    })
}

fn cycles(
    position: &Chess,
    search: &mut Search,
    dice: &mut Dice,
    castling: bool,
) -> Vec<[Move; 4]> {
    let mut found = Vec::new();
    let loss = if castling { 70 } else { 45 };
    if is_sharp(position) || value(search, position, 4).abs() > 170 {
        return found;
    }
    let first = shuffling(position)
        .into_iter()
        .filter(|played| !castling || matches!(played.role(), Role::King | Role::Rook))
        .collect();
    for one in dice.some(first, 8) {
        let second = after(position, one);
        if is_sharp(&second) || !is_good(search, position, one, loss) {
            continue;
        }
        for two in dice.some(shuffling(&second), 5) {
            let third = after(&second, two);
            let Some(three) = back(&third, one) else {
                continue;
            };
            let fourth = after(&third, three);
            let Some(four) = back(&fourth, two) else {
                continue;
            };
            if !is_sharp(&third)
                && !is_sharp(&fourth)
                && is_good(search, &second, two, loss)
                && is_good(search, &third, three, loss)
                && is_good(search, &fourth, four, loss)
            {
                found.push([one, two, three, four]);
                break;
            }
        }
        if found.len() == 2 {
            break;
        }
    }
    found
}

pub fn write_cycles(from: usize, to: usize) {
    let games = std::fs::read_to_string(GAMES).expect("the games");
    for (number, game) in games.lines().enumerate().take(to).skip(from) {
        let mut search = Search::new(0);
        let mut dice = Dice(number as u64);
        let mut position = Chess::default();
        for (ply, text) in game.split_whitespace().enumerate() {
            let uci: UciMove = text.parse().expect("a move");
            position.play_unchecked(uci.to_move(&position).expect("a legal move"));
            if ply < 14 || position.is_check() || position.is_game_over() {
                continue;
            }
            let rights = position.castles().has_color(position.turn());
            let wanted = position.legal_ep_square().is_some() || rights || ply % 3 == 0;
            let men = position.board().occupied().count();
            if !wanted || men < 6 {
                continue;
            }
            let castling = rights && ply % 3 != 0;
            for cycle in cycles(&position, &mut search, &mut dice, castling) {
                let moves = cycle.map(|played| UciMove::from_standard(played).to_string());
                println!("{number} {ply} {}", moves.join(" "));
            }
        }
    }
}

pub fn write_drawn() {
    let settings = std::fs::read_to_string(SETTINGS).expect("the settings");
    let endings = settings
        .lines()
        .filter_map(|line| line.strip_prefix("drawn: "));
    for (number, fen) in endings.enumerate() {
        let mut search = Search::new(0);
        let mut dice = Dice(77 + number as u64);
        let fen: Fen = fen.parse().expect("a FEN");
        let mut position: Chess = fen
            .into_position(CastlingMode::Standard)
            .expect("a position");
        let mut written = Vec::new();
        for step in 0..120 {
            let sound: Vec<Move> = dice
                .some(shuffling(&position), 12)
                .into_iter()
                .filter(|played| is_good(&mut search, &position, *played, 60))
                .collect();
            let Some(played) = sound.get(dice.below(sound.len())) else {
                break;
            };
            position.play_unchecked(*played);
            if position.is_game_over() {
                break;
            }
            let key = search::key(&position);
            let level = value(&mut search, &position, 5).abs() <= 330;
            if step > 4 && level && !position.is_check() && !written.contains(&key) {
                written.push(key);
                println!("{}", Fen::from_position(&position, EnPassantMode::Legal));
                if written.len() == 14 {
                    break;
                }
            }
        }
    }
}
