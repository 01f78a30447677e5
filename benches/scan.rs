//! `kanon scan` against the floor (pgn-reader and shakmaty replaying the same games with no
//! analysis) and against pgn-extract. Prints ratios of one run, since machines are noisy.
//!
//! `cargo bench --bench scan`
//!
//! On a busy machine times say little; instructions do not depend on others. With
//! `KANON_BENCH_ALONE` (`write`, `write-clocks`, `floor`, `scan`, `memory`) and `KANON_BENCH_FILE` the program does
//! one thing only, to be counted under `valgrind --tool=callgrind`.

mod games;

#[path = "tools/memory.rs"]
mod memory;

#[path = "tools/processor.rs"]
mod processor;

use std::fs;
use std::hint::black_box;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use games::{Numbers, Sort};
use kanon::scan::{Options, Summary, run};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// That of the binary, for both sides.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const GAMES: usize = 40_000;
const ROUNDS: usize = 5;

fn main() {
    if let (Ok(what), Some(file)) = (
        std::env::var("KANON_BENCH_ALONE"),
        std::env::var_os("KANON_BENCH_FILE"),
    ) {
        return alone(&what, Path::new(&file));
    }
    for clocks in [false, true] {
        compare(clocks);
    }
}

fn alone(what: &str, file: &Path) {
    let read = || fs::read(file).expect("the games");
    match what {
        "write" => fs::write(file, generate(false)).expect("a writable file"),
        "write-clocks" => fs::write(file, generate(true)).expect("a writable file"),
        "floor" => floor(&read()),
        "scan" => println!("{} games", scan(&read(), 1)),
        "memory" => {
            let options = Options {
                threads: 2,
                ..Options::default()
            };
            let file = fs::File::open(file).expect("the games");
            run(file, (0, 0), &options, |_| true);
            println!("{}", memory::peak_memory_mb());
        }
        other => panic!("{other} is nothing that can be done alone"),
    }
}

fn compare(clocks: bool) {
    let pgn = generate(clocks);
    let megabytes = pgn.len() as f64 / 1e6;
    let what = if clocks { "with clocks" } else { "plain" };
    println!("{GAMES} games {what}, {megabytes:.1} MB");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.pgn");
    fs::write(&file, &pgn).expect("a writable temporary folder");

    // Interleaved, so that a slow moment of the machine meets all of them.
    let mut best = [Duration::MAX; 4];
    for _ in 0..ROUNDS {
        let games = GAMES as u64;
        best[0] = best[0].min(processor::time(|| floor(pgn.as_bytes())));
        best[1] = best[1].min(processor::time(|| {
            assert_eq!(scan(pgn.as_bytes(), 1), games)
        }));
        best[2] = best[2].min(time(|| assert_eq!(scan(pgn.as_bytes(), 1), games)));
        best[3] = best[3].min(time(|| assert_eq!(scan(pgn.as_bytes(), 2), games)));
    }
    let [floor, one, one_by_clock, two] = best;
    let speed = |time: Duration| megabytes / time.as_secs_f64();
    println!(
        "floor, 1 thread                     {:>8.1} MB/s",
        speed(floor)
    );
    println!(
        "scan, 1 thread                      {:>8.1} MB/s",
        speed(one)
    );
    println!(
        "scan, 2 threads                     {:>8.1} MB/s",
        speed(two)
    );
    println!(
        "scan / floor (bar: 0.70)            {:>8.2} ×",
        ratio(floor, one)
    );
    println!(
        "2 threads / 1 thread (bar: 1.8)     {:>8.2} ×",
        ratio(one_by_clock, two)
    );
    match pgn_extract(&file) {
        Some(time) => println!(
            "scan / pgn-extract (bar: 5)         {:>8.2} ×",
            ratio(time, one)
        ),
        None => println!("pgn-extract is not installed"),
    }
    println!(
        "peak memory, 2 threads (bar: 200)   {:>8} MB\n",
        memory(&file)
    );
}

fn generate(clocks: bool) -> String {
    let mut numbers = Numbers::new(7);
    let mut pgn = String::new();
    for number in 0..GAMES {
        // One game in a hundred is a shuffling one, as in archives.
        let sort = match numbers.below(100) {
            0 => games::SPECIAL[numbers.below(games::SPECIAL.len())],
            _ => Sort::Ordinary,
        };
        let game = games::game(sort, &mut numbers);
        let result = games::result(&game, &mut numbers);
        games::append(&mut pgn, number, &game, result, clocks);
    }
    pgn
}

fn scan(pgn: &[u8], threads: usize) -> u64 {
    let options = Options {
        threads,
        ..Options::default()
    };
    let mut summary = Summary::default();
    run(pgn, (0, 0), &options, |batch| {
        summary.add(&batch.summary);
        true
    });
    black_box(summary).games
}

struct Replay;

impl Visitor for Replay {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = Chess;

    fn begin_tags(&mut self) -> ControlFlow<Chess, Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        tags: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Chess> {
        if name == b"FEN" {
            *tags = Fen::from_ascii(value.as_bytes())
                .ok()
                .and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<Chess> {
        let played = san
            .san
            .to_move(position)
            .expect("generated moves are legal");
        position.play_unchecked(played);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Chess) -> Chess {
        position
    }
}

fn floor(pgn: &[u8]) {
    let mut reader = Reader::new(Cursor::new(pgn));
    while let Some(end) = reader.read_game(&mut Replay).expect("the games") {
        black_box(end);
    }
}

fn pgn_extract(file: &Path) -> Option<Duration> {
    let program = ["pgn-extract", "/usr/games/pgn-extract"]
        .into_iter()
        .find(|program| Command::new(program).arg("--version").output().is_ok())?;
    let mut best = Duration::MAX;
    for _ in 0..2 {
        best = best.min(time(|| {
            let status = Command::new(program)
                .args(["-s", "--repetition"])
                .arg(file)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
            black_box(status.expect("pgn-extract runs"));
        }));
    }
    Some(best)
}

fn memory(file: &Path) -> String {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .env("KANON_BENCH_ALONE", "memory")
        .env("KANON_BENCH_FILE", file)
        .output()
        .expect("this program runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64()
}
