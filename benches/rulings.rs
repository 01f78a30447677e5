//! What ruling costs, in proportion to reading and replaying the same scenarios.
//!
//! Prints ratios, not times: `cargo bench --bench rulings`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use kanon::arbiter::rule_on;
use kanon::diag::FileId;
use kanon::game::scenario::read_line;
use kanon::game::winnability::winnability;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Color, Position, fen::Fen};

const ROUNDS: usize = 5;

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
        let file: serde_json::Value = toml::from_str(&text).expect("TOML");
        for case in file["case"].as_array().into_iter().flatten() {
            lines.push(case["scenario"].to_string());
        }
    }
    lines
        .iter()
        .cycle()
        .take(lines.len() * 8)
        .cloned()
        .collect()
}

fn best(mut work: impl FnMut()) -> Duration {
    (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .min()
        .unwrap_or_default()
}

/// The least that any reader must do: parse the JSON, play the moves.
fn bare(line: &str) -> u32 {
    let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
    let start = &value["start"];
    let mut position: Chess = match start["fen"].as_str() {
        Some(fen) if fen != "startpos" => fen
            .parse::<Fen>()
            .ok()
            .and_then(|fen| fen.into_position(CastlingMode::Standard).ok())
            .unwrap_or_default(),
        _ => Chess::default(),
    };
    let moves = start["moves"].as_str().unwrap_or_default();
    let texts = kanon::game::notation::movetext(moves);
    let events = value["events"].as_array().into_iter().flatten();
    let told = events.filter_map(|event| event["san"].as_str());
    for san in texts.into_iter().chain(told) {
        let bare = san.trim_end_matches(['+', '#']);
        if let Ok(san) = San::from_ascii(bare.as_bytes())
            && let Ok(played) = san.to_move(&position)
        {
            position.play_unchecked(played);
        }
    }
    position.halfmoves()
}

fn main() {
    let lines = stream();
    let reading = best(|| {
        for line in &lines {
            black_box(bare(line));
        }
    });
    let scenarios: Vec<_> = lines
        .iter()
        .filter_map(|line| read_line(line, 0..line.len(), FileId(0), "bench").ok())
        .collect();
    let mut solver = Duration::ZERO;
    let mut calls = 0_u32;
    for scenario in &scenarios {
        if let Ok(ruling) = rule_on(scenario)
            && ruling.witnesses().iter().any(|witness| {
                matches!(
                    witness,
                    kanon::arbiter::Witness::Helpmate { .. }
                        | kanon::arbiter::Witness::NoMate { .. }
                )
            })
            && let Some(position) = ruling.state.board.chess()
        {
            let start = Instant::now();
            black_box(winnability(position, Color::White));
            black_box(winnability(position, Color::Black));
            solver += start.elapsed();
            calls += 2;
        }
    }
    let ruling = best(|| {
        for line in &lines {
            let scenario = read_line(line, 0..line.len(), FileId(0), "bench");
            if let Ok(scenario) = scenario {
                black_box(rule_on(&scenario).ok());
            }
        }
    });
    let without = ruling.saturating_sub(solver);
    let ratio = |time: Duration| time.as_secs_f64() / reading.as_secs_f64();
    println!("scenarios                    {}", lines.len());
    println!("bare parse and replay        1.00");
    println!("rulings, all                 {:.2}", ratio(ruling));
    println!("rulings, without solver      {:.2}", ratio(without));
    println!(
        "solver calls per second      {:.0}",
        f64::from(calls) / solver.as_secs_f64().max(1e-9)
    );
}
