//! Plays what quiz questions start from, with known openings and a small search.
//!
//! `cargo run --release --example selfplay -- games` writes one game a line, moves by squares: the
//! taste of the search differs from game to game. `cycles` and `drawn` are told in `shuffles.rs`.
//! The outputs are kept in `src/quiz/games.txt`, `shuffles.txt` and `quiet_endings.txt`; two numbers more
//! (`games 0 50`) do a part of the work.

mod search;
mod shuffles;

use search::Search;
use shakmaty::{Chess, Position, uci::UciMove};

const GAMES: usize = 200;
const LONGEST: usize = 170;
const NODES: u64 = 30_000;

static OPENINGS: &str = include_str!("openings.txt");

fn play(game: usize) {
    let openings: Vec<&str> = OPENINGS.lines().collect();
    let mut search = Search::new((game as u64 + 1).wrapping_mul(0xD134_2543_DE82_EF95));
    let mut position = Chess::default();
    let mut line = Vec::new();
    for text in openings[game % openings.len()].split(' ') {
        let uci: UciMove = text.parse().expect("a move of an opening");
        let played = uci.to_move(&position).expect("openings are legal");
        search.past.push(search::key(&position));
        position.play_unchecked(played);
        line.push(text.to_owned());
    }
    while line.len() < LONGEST && position.halfmoves() < 40 && !position.is_game_over() {
        let Some((played, _)) = search.best(&position, NODES) else {
            break;
        };
        search.past.push(search::key(&position));
        line.push(UciMove::from_standard(played).to_string());
        position.play_unchecked(played);
    }
    println!("{}", line.join(" "));
}

fn main() {
    let mut words = std::env::args().skip(1);
    let what = words.next();
    let mut number = |or| {
        words
            .next()
            .and_then(|word| word.parse().ok())
            .unwrap_or(or)
    };
    match what.as_deref() {
        Some("games") => (number(0)..number(GAMES)).for_each(play),
        Some("cycles") => shuffles::write_cycles(number(0), number(GAMES)),
        Some("drawn") => shuffles::write_drawn(),
        _ => eprintln!("selfplay games | cycles | drawn"),
    }
}
