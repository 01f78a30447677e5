//! Games made by a seed: ordinary ones, shuffling endings, repetitions, pinned and free en
//! passant, lost castling rights, marches to seventy-five moves and beyond.

use std::fmt::Write;

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role};

/// A small generator of numbers (SplitMix64): the same seed, the same games, on any machine.
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// What kind of game to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// From the start, captures and quiet moves as they come.
    Ordinary,
    /// An ending in which pieces go to and fro.
    Shuffle,
    /// Quiet moves without end.
    March,
    /// A double push beside a pawn that may or may not take.
    EnPassant,
    /// Kings and rooks that move and come back.
    Castling,
}

pub const SPECIAL: [Sort; 4] = [Sort::Shuffle, Sort::March, Sort::EnPassant, Sort::Castling];

/// A game: where it starts and its moves.
pub struct Game {
    pub start: Chess,
    pub moves: Vec<Move>,
    pub end: Chess,
}

impl Game {
    fn begin(start: Chess) -> Game {
        Game {
            end: start.clone(),
            start,
            moves: Vec::new(),
        }
    }

    fn play(&mut self, played: Move) {
        self.end.play_unchecked(played);
        self.moves.push(played);
    }

    /// The move that takes the mover's last move back, if it can be played.
    fn reverse(&self) -> Option<Move> {
        let last = self.moves.len().checked_sub(2).map(|at| self.moves[at])?;
        self.end.legal_moves().into_iter().find(|played| {
            !played.is_zeroing()
                && played.from() == Some(last.to())
                && Some(played.to()) == last.from()
        })
    }

    fn quiet(&self) -> Vec<Move> {
        let moves = self.end.legal_moves().into_iter();
        moves.filter(|played| !played.is_zeroing()).collect()
    }
}

pub fn game(sort: Sort, numbers: &mut Numbers) -> Game {
    match sort {
        Sort::Ordinary => ordinary(numbers),
        Sort::Shuffle => {
            let fen = *numbers.pick(ENDINGS);
            shuffle(
                Game::begin(position(fen)),
                20 + numbers.below(100),
                65,
                numbers,
            )
        }
        Sort::March => march(numbers),
        Sort::EnPassant => en_passant(numbers),
        Sort::Castling => {
            let fen = *numbers.pick(CASTLING);
            shuffle(
                Game::begin(position(fen)),
                16 + numbers.below(50),
                75,
                numbers,
            )
        }
    }
}

fn ordinary(numbers: &mut Numbers) -> Game {
    let mut game = Game::begin(Chess::default());
    let length = 40 + numbers.below(80);
    while game.moves.len() < length {
        let moves = game.end.legal_moves();
        if moves.is_empty() {
            break;
        }
        let takes: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|played| played.is_capture())
            .collect();
        let played = match numbers.chance(25) && !takes.is_empty() {
            true => *numbers.pick(&takes),
            false => *numbers.pick(&moves),
        };
        game.play(played);
    }
    game
}

const ENDINGS: &[&str] = &[
    "6k1/pp3ppp/8/3r4/8/4R3/PP3PPP/6K1 w - - 0 1",
    "8/5pk1/6p1/7p/7P/5RP1/5PK1/r7 w - - 0 40",
    "6k1/5ppp/8/3q4/8/4Q3/5PPP/6K1 b - - 3 35",
    "8/2b2k2/5p2/4p3/4P3/5P2/2B2K2/8 w - - 0 50",
    "8/8/3nk3/8/8/3NK3/8/8 w - - 0 60",
    "8/8/1k6/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 50",
    "7k/8/8/8/8/8/2q5/K7 b - - 0 60",
    "8/8/4k3/8/2b5/8/4K3/5B2 w - - 0 60",
    "2r3k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 96 60",
];

/// Goes to and fro: with so much of a chance, the last move is taken back.
fn shuffle(mut game: Game, length: usize, back: usize, numbers: &mut Numbers) -> Game {
    while game.moves.len() < length {
        let quiet = game.quiet();
        let played = match game.reverse() {
            Some(reverse) if numbers.chance(back) => reverse,
            _ if quiet.is_empty() || numbers.chance(2) => match game.end.legal_moves() {
                moves if moves.is_empty() => break,
                moves => *numbers.pick(&moves),
            },
            _ => *numbers.pick(&quiet),
        };
        game.play(played);
    }
    game
}

fn march(numbers: &mut Numbers) -> Game {
    let fens = [
        "r3k3/8/p7/8/8/P7/8/R3K3 w - - 0 1",
        "4k3/1nb5/8/p1p5/P1P5/8/1NB5/4K3 w - - 0 1",
        "3qk3/8/8/2p5/2P5/8/8/3QK3 w - - 0 1",
        "4k1n1/8/8/7p/7P/8/8/4K1N1 w - - 40 80",
    ];
    let fen: &str = fens[numbers.below(fens.len())];
    let mut game = Game::begin(position(fen));
    let length = 90 + numbers.below(90);
    let reset = numbers.chance(30).then(|| 95 + numbers.below(8));
    while game.moves.len() < length {
        let quiet = game.quiet();
        let fresh: Vec<Move> = quiet
            .iter()
            .copied()
            .filter(|played| Some(*played) != game.reverse())
            .collect();
        let moves = game.end.legal_moves();
        let zeroing: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|played| played.is_zeroing())
            .collect();
        let played = match (fresh.is_empty(), quiet.is_empty(), moves.is_empty()) {
            (_, _, true) => break,
            _ if reset == Some(game.moves.len()) && !zeroing.is_empty() => *numbers.pick(&zeroing),
            (false, ..) => *numbers.pick(&fresh),
            (true, false, _) => *numbers.pick(&quiet),
            _ => *numbers.pick(&moves),
        };
        game.play(played);
    }
    game
}

/// White's double push stands beside a black pawn that is pinned on the rank, on the diagonal, on
/// the file, or free.
const EN_PASSANT: &[&str] = &[
    "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1",
    "8/1k6/8/8/4p3/8/3P4/4K2B w - - 0 1",
    "4k3/8/8/8/4p3/8/3P4/1K2R3 w - - 0 1",
    "8/1k6/8/8/4p3/8/3P4/4K1R1 w - - 0 1",
    "r3k2r/8/8/8/4p3/8/3P4/R3K2R w KQkq - 0 1",
];

fn en_passant(numbers: &mut Numbers) -> Game {
    let fen = *numbers.pick(EN_PASSANT);
    let start = mirrored(fen, numbers.chance(50), numbers.chance(50));
    let mut game = Game::begin(start);
    if numbers.chance(30) {
        game = shuffle(game, 4, 60, numbers);
    }
    let push = game.end.legal_moves().into_iter().find(|played| {
        let far = played
            .from()
            .is_some_and(|from| from.distance(played.to()) == 2);
        played.role() == Role::Pawn && far
    });
    if let Some(push) = push {
        game.play(push);
    }
    if numbers.chance(40) {
        // The position after the push appears three times, any other one at most twice.
        if let Some(round) = round(&game.end, numbers) {
            round
                .iter()
                .chain(&round)
                .for_each(|&played| game.play(played));
            return game;
        }
    }
    let length = game.moves.len() + 12 + numbers.below(24);
    shuffle(game, length, 85, numbers)
}

/// Four quiet moves that lead back to where they began.
fn round(from: &Chess, numbers: &mut Numbers) -> Option<[Move; 4]> {
    for _ in 0..50 {
        let mut game = Game::begin(from.clone());
        for _ in 0..2 {
            let quiet = game.quiet();
            if quiet.is_empty() {
                return None;
            }
            game.play(*numbers.pick(&quiet));
        }
        for _ in 0..2 {
            match game.reverse() {
                Some(reverse) => game.play(reverse),
                None => break,
            }
        }
        if let Ok(round) = <[Move; 4]>::try_from(game.moves) {
            return Some(round);
        }
    }
    None
}

/// The position seen from the other side of the board, or from the other player's.
fn mirrored(fen: &str, files: bool, colours: bool) -> Chess {
    let start = position(fen);
    let mut setup = start.to_setup(EnPassantMode::Legal);
    if files {
        setup.board.flip_horizontal();
        setup.castling_rights = shakmaty::Bitboard::EMPTY;
    }
    if colours {
        setup.board.flip_vertical();
        setup.board.swap_colors();
        setup.turn = !setup.turn;
        setup.castling_rights = setup.castling_rights.flip_vertical();
    }
    setup
        .position(CastlingMode::Standard)
        .expect("a mirrored position is a position")
}

const CASTLING: &[&str] = &[
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "4k3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1",
    "rn2k1nr/pppppppp/8/8/8/8/PPPPPPPP/RN2K1NR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>()
        .expect("the table has positions")
        .into_position(CastlingMode::Standard)
        .expect("the table has positions")
}

/// Appends a game as PGN; with clocks on request.
pub fn append(pgn: &mut String, number: usize, game: &Game, result: &str, clocks: bool) {
    let _ = writeln!(
        pgn,
        "[Event \"Generated\"]\n[Site \"?\"]\n[Date \"2024.01.02\"]\n[Round \"{number}\"]\n[White \"Player {}\"]\n[Black \"Player {}\"]\n[Result \"{result}\"]",
        number % 977,
        number % 983,
    );
    if game.start != Chess::default() {
        let fen = Fen::from_position(&game.start, EnPassantMode::Legal);
        let _ = writeln!(pgn, "[FEN \"{fen}\"]\n[SetUp \"1\"]");
    }
    pgn.push('\n');
    let mut at = game.start.clone();
    for (ply, &played) in game.moves.iter().enumerate() {
        if at.turn() == Color::White {
            let _ = write!(pgn, "{}. ", at.fullmoves());
        } else if ply == 0 || clocks {
            let _ = write!(pgn, "{}... ", at.fullmoves());
        }
        let san = SanPlus::from_move_and_play_unchecked(&mut at, played);
        let _ = write!(pgn, "{san} ");
        if clocks {
            let left = 600_usize.saturating_sub(ply * 2);
            let _ = write!(pgn, "{{ [%clk 0:{:02}:{:02}] }} ", left / 60, left % 60);
        }
    }
    let _ = writeln!(pgn, "{result}\n");
}

/// The result that fits the board; a resignation or an agreement otherwise.
pub fn result(game: &Game, numbers: &mut Numbers) -> &'static str {
    match (game.end.is_checkmate(), game.end.turn()) {
        (true, Color::White) => "0-1",
        (true, Color::Black) => "1-0",
        _ if game.end.legal_moves().is_empty() => "1/2-1/2",
        _ => ["1-0", "0-1", "1/2-1/2"][numbers.below(3)],
    }
}
