//! What ruling costs, in proportion to reading and replaying the same scenarios.
//!
//! The floor is what nobody can do without: parse the JSON, play the moves on shakmaty's board.
//! Rulings are measured three times over: as they are; without the question whether somebody can
//! still mate (it is answered "always", and dead positions are not looked for), which is the
//! solver's part; and that part apart, by calls. `cargo bench --bench rulings`.

#[path = "tools/processor.rs"]
mod processor;

use std::hint::black_box;
use std::time::Duration;

use kanon::arbiter::article5::dead_position::DEAD_POSITION;
use kanon::arbiter::{PROVISIONS, Provision, rule_from, rule_on};
use kanon::diag::FileId;
use kanon::game::State;
use kanon::game::movetext::movetext;
use kanon::game::rule_parameters::Mating;
use kanon::game::scenario::read_line;
use kanon::game::winnability::winnability;
use processor::time;
use serde_json::Value;
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Position, fen::Fen};

/// As in the command, for the floor too.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 15;
/// The system counts in steps of some milliseconds; a round takes many of them.
const REPEATS: u32 = 8;

/// The cases of the tests, as a stream of scenarios.
fn stream() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the cases are beside the benches")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    paths.sort();
    let mut lines = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let file: Value = toml::from_str(&text).expect("TOML");
        for case in file["case"].as_array().into_iter().flatten() {
            lines.push(case["scenario"].to_string());
        }
    }
    lines
        .iter()
        .cycle()
        .take(lines.len() * 4)
        .cloned()
        .collect()
}

/// The best time of each work. They take turns, so that what else goes on slows all of them down.
fn best<const N: usize>(mut works: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut best = [Duration::MAX; N];
    for _ in 0..ROUNDS {
        for (work, best) in works.iter_mut().zip(&mut best) {
            let spent = time(|| (0..REPEATS).for_each(|_| work()));
            *best = spent.min(*best);
        }
    }
    best.map(|spent| spent / REPEATS)
}

/// The least that any reader must do: parse the JSON, play the moves.
fn bare(line: &str) -> u32 {
    let value: Value = serde_json::from_str(line).expect("JSON");
    let start = &value["start"];
    let mut position: Chess = match start["fen"].as_str() {
        Some(fen) if fen != "startpos" => fen
            .parse::<Fen>()
            .ok()
            .and_then(|fen| fen.into_position(CastlingMode::Standard).ok())
            .unwrap_or_default(),
        _ => Chess::default(),
    };
    let texts: Vec<&str> = match &start["moves"] {
        Value::String(text) => movetext(text).expect("a movetext that ends"),
        Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    for text in texts {
        play_san(&mut position, text);
    }
    for event in value["events"].as_array().into_iter().flatten() {
        if event["event"] != "move" {
            continue;
        }
        if let Some(text) = event["san"].as_str() {
            play_san(&mut position, text);
        } else if let Some(uci) = event["uci"].as_str()
            && let Ok(uci) = uci.parse::<UciMove>()
            && let Ok(played) = uci.to_move(&position)
        {
            position.play_unchecked(played);
        }
    }
    position.halfmoves()
}

fn play_san(position: &mut Chess, text: &str) {
    let bare = text.trim_end_matches(['+', '#']);
    if let Ok(san) = San::from_ascii(bare.as_bytes())
        && let Ok(played) = san.to_move(position)
    {
        position.play_unchecked(played);
    }
}

/// Rules without asking whether anybody can still mate.
fn rule_unsolved(provisions: &[&'static Provision], line: &str) {
    if let Ok(mut scenario) = read_line(line, 0..line.len(), FileId(0), "bench") {
        scenario.setting.parameters.mating = Mating::Always;
        let state = State::begin(&scenario);
        black_box(&rule_from(provisions, scenario.id, state, &scenario.events));
    }
}

fn main() {
    let lines = stream();
    let read = |line: &str| read_line(line, 0..line.len(), FileId(0), "bench");
    let unsolved: Vec<&'static Provision> = PROVISIONS
        .iter()
        .copied()
        .filter(|unit| !unit.is(&DEAD_POSITION))
        .collect();
    let [reading, typed, without] = best([
        &mut || {
            for line in &lines {
                black_box(bare(line));
            }
        },
        &mut || {
            for line in &lines {
                black_box(&read(line));
            }
        },
        &mut || {
            for line in &lines {
                rule_unsolved(&unsolved, line);
            }
        },
    ]);
    let [all] = best([&mut || {
        for line in &lines {
            if let Ok(scenario) = read(line) {
                black_box(&rule_on(&scenario));
            }
        }
    }]);
    let asked: Vec<Chess> = lines
        .iter()
        .filter_map(|line| read(line).ok())
        .filter_map(|scenario| State::begin(&scenario).board.chess().cloned())
        .take(lines.len() / 4)
        .collect();
    let solver = time(|| {
        for position in &asked {
            black_box(winnability(position, Color::White));
            black_box(winnability(position, Color::Black));
        }
    });

    let ratio = |time: Duration| time.as_secs_f64() / reading.as_secs_f64();
    let each = |time: Duration| time.as_secs_f64() * 1e6 / lines.len() as f64;
    println!("scenarios                {}", lines.len());
    for (name, time) in [
        ("bare parse and replay", reading),
        ("reading alone", typed),
        ("rulings without solver", without),
        ("rulings, all", all),
    ] {
        println!("{name:24} {:.2}  ({:.1} µs each)", ratio(time), each(time));
    }
    println!(
        "solver calls per second  {:.0}",
        2.0 * asked.len() as f64 / solver.as_secs_f64().max(1e-9)
    );
}
