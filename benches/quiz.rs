//! What a verified question costs, beside bare move generation.
//!
//! `cargo bench --bench quiz` prints rates on one core: questions made and verified on the mix of
//! all kinds, those that may ask the solver apart, and the nodes a second of shakmaty's own move
//! generation in the same run. `cargo bench --bench quiz -- kinds` adds a line for every kind.

use std::hint::black_box;
use std::time::{Duration, Instant};

use kanon::quiz::{Dice, KINDS, Kind, ask, verify};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen, perft};

/// As in the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: u64 = 3;
const ITEMS: usize = 100;

/// What making items of a kind took.
#[derive(Clone, Copy, Default)]
struct Cost {
    items: usize,
    throws: usize,
    making: Duration,
    verifying: Duration,
}

impl Cost {
    fn plus(self, other: Cost) -> Cost {
        Cost {
            items: self.items + other.items,
            throws: self.throws + other.throws,
            making: self.making + other.making,
            verifying: self.verifying + other.verifying,
        }
    }

    fn total(self) -> Duration {
        self.making + self.verifying
    }

    fn rate(self) -> f64 {
        self.items as f64 / self.total().as_secs_f64().max(1e-9)
    }

    fn line(self, name: &str) -> String {
        let each = |time: Duration| time.as_secs_f64() * 1e6 / self.items.max(1) as f64;
        format!(
            "{name:30} {:>9.0}/s   made {:>6.1} µs, verified {:>6.1} µs, {:.2} throws an item",
            self.rate(),
            each(self.making),
            each(self.verifying),
            self.throws as f64 / self.items.max(1) as f64,
        )
    }
}

/// Equally many items of a kind, made and verified; rejected throws are paid for as well.
fn measure(kind: &'static Kind, number: u64, round: u64) -> Cost {
    let dice = Dice::new(1000 + round).branch(number);
    let mut cost = Cost::default();
    let mut made = Vec::with_capacity(ITEMS);
    let start = Instant::now();
    while made.len() < ITEMS && cost.throws < 100 * ITEMS {
        made.extend(ask(kind, &mut dice.branch(cost.throws as u64)));
        cost.throws += 1;
    }
    cost.making = start.elapsed();
    let start = Instant::now();
    for question in &made {
        assert!(verify(black_box(question)), "{}", question.id);
    }
    cost.verifying = start.elapsed();
    cost.items = made.len();
    cost
}

fn best(kind: &'static Kind, number: u64) -> Cost {
    (0..ROUNDS)
        .map(|round| measure(kind, number, round))
        .min_by_key(|cost| cost.total())
        .unwrap_or_default()
}

/// Nodes a second of move generation alone.
fn generation() -> f64 {
    let fen: Fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
        .parse()
        .expect("a FEN");
    let position: Chess = fen
        .into_position(CastlingMode::Standard)
        .expect("a legal position");
    // The last ply is walked, not counted in bulk: the leaves are generated one by one.
    let walk = |position: &Chess| -> u64 {
        position
            .legal_moves()
            .into_iter()
            .map(|played| {
                let mut next = position.clone();
                next.play_unchecked(played);
                perft(black_box(&next), 2)
            })
            .sum()
    };
    (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            let nodes = walk(&position);
            nodes as f64 / start.elapsed().as_secs_f64()
        })
        .fold(0.0, f64::max)
}

/// Positions whose legal moves are generated in a second: what a replay can't do without.
fn lists() -> f64 {
    let mut positions = Vec::new();
    let mut dice = Dice::new(5);
    let mut at = Chess::default();
    while positions.len() < 20_000 {
        let moves = at.legal_moves();
        match dice.pick(&moves) {
            Some(played) if !at.is_game_over() => at.play_unchecked(*played),
            _ => at = Chess::default(),
        }
        positions.push(at.clone());
    }
    (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for position in &positions {
                black_box(position.legal_moves());
            }
            positions.len() as f64 / start.elapsed().as_secs_f64()
        })
        .fold(0.0, f64::max)
}

fn main() {
    let by_kind = std::env::args().any(|arg| arg == "kinds");
    // The library of positions is read once, before anything is timed.
    let _ = ask(KINDS[0], &mut Dice::new(1));
    let mut total = Cost::default();
    for (number, kind) in KINDS.iter().copied().enumerate() {
        let cost = best(kind, number as u64);
        if by_kind {
            println!("{}", cost.line(&format!("  {}", kind.name)));
        }
        total = total.plus(cost);
    }
    println!("{}", total.line("verified questions"));
    println!("{:30} {:>9.0}/s", "shakmaty move lists", lists());
    println!("{:30} {:>9.0}/s", "shakmaty perft nodes", generation());
}
