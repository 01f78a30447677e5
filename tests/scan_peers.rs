//! Against others: python-chess and pgn-extract must find the same, or differ for a reason that
//! the Laws give.
//!
//! The default run is small: python-chess from `tests/peers/prepare.sh`, and Debian's pgn-extract
//! 19.04 and GNU parallel where they are installed. The large one, with Spark (a Python with
//! `chess` and `pyspark`, and Java), is
//!
//! `KANON_PEERS_PYTHON=… cargo test --release --test scan_peers -- --ignored`
//!
//! `KANON_SCAN_GAMES` sets its number of games; the bar is 20,000.

#[path = "../benches/games/mod.rs"]
#[allow(dead_code)]
mod games;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use kanon::scan::RepetitionCounter;
use shakmaty::{Chess, EnPassantMode, Position};

use games::{Game, Numbers, SPECIAL, Sort};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The games of the default run.
const FEW: usize = 500;

/// The games of the large one.
fn many() -> usize {
    std::env::var("KANON_SCAN_GAMES").map_or(20_000, |count| count.parse().unwrap())
}

fn corpus(count: usize) -> (Vec<Game>, String) {
    let mut numbers = Numbers::new(2024);
    let mut pgn = String::new();
    let mut all = Vec::new();
    for number in 0..count {
        let sort = match number % 5 {
            0 => Sort::Ordinary,
            special => SPECIAL[special - 1],
        };
        let game = games::game(sort, &mut numbers);
        let result = games::result(&game, &mut numbers);
        games::append(&mut pgn, number, &game, result, false);
        all.push(game);
    }
    (all, pgn)
}

fn python() -> String {
    std::env::var("KANON_PEERS_PYTHON").unwrap_or_else(|_| {
        let prepare = Path::new(ROOT).join("tests/peers/prepare.sh");
        text(Command::new("sh").arg(prepare).current_dir(ROOT))
            .trim()
            .to_owned()
    })
}

/// A program that the default run goes without where it is not installed.
fn installed(names: &[&'static str]) -> Option<&'static str> {
    let found = names
        .iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok());
    if found.is_none() {
        eprintln!("{} is not installed: not compared", names[0]);
    }
    found.copied()
}

const PGN_EXTRACT: &[&str] = &["pgn-extract", "/usr/games/pgn-extract"];

/// 1 threefold, 2 fivefold, 4 fifty moves, 8 seventy-five moves, after each half-move.
fn digits(game: &Game) -> String {
    let mut watch = RepetitionCounter::default();
    let mut at = game.start.clone();
    watch.begin(&at);
    let mut digits = String::new();
    for &played in &game.moves {
        at.play_unchecked(played);
        let count = watch.played(played, &at);
        let goes_on = !at.legal_moves().is_empty();
        let digit = u8::from(count >= 3)
            + 2 * u8::from(count >= 5)
            + 4 * u8::from(at.halfmoves() >= 100 && goes_on)
            + 8 * u8::from(at.halfmoves() >= 150 && goes_on);
        digits.push_str(&format!("{digit:x}"));
    }
    digits
}

#[test]
fn python_chess_agrees_at_every_half_move() {
    agree_with_python_chess(FEW);
}

#[test]
#[ignore = "takes minutes"]
fn python_chess_agrees_on_many_games() {
    agree_with_python_chess(many());
}

fn agree_with_python_chess(count: usize) {
    let (games, pgn) = corpus(count);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, pgn).unwrap();
    let output = Command::new(python())
        .arg(Path::new(ROOT).join("tests/scan/replay.py"))
        .arg(&file)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout).unwrap();
    let theirs: Vec<&str> = text.lines().collect();
    assert_eq!(theirs.len(), games.len());
    let (mut plies, mut seen) = (0, [0_usize; 4]);
    for (number, (game, theirs)) in games.iter().zip(theirs).enumerate() {
        let ours = digits(game);
        assert_eq!(ours, theirs, "game {number}");
        plies += ours.len();
        for digit in ours.chars().map(|digit| digit.to_digit(16).unwrap()) {
            for (bit, seen) in seen.iter_mut().enumerate() {
                *seen += usize::from(digit & (1 << bit) != 0);
            }
        }
    }
    eprintln!(
        "{} games, {plies} half-moves, 3/5/50/75: {seen:?}",
        games.len()
    );
    assert!(seen.iter().all(|&seen| seen > 0), "{seen:?}");
}

/// The rounds of the games that pgn-extract lets through.
fn extracted(program: &str, option: &str, file: &Path) -> BTreeSet<usize> {
    let output = Command::new(program)
        .args(["-s", option])
        .arg(file)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines()
        .filter_map(|line| {
            line.strip_prefix("[Round \"")?
                .strip_suffix("\"]")?
                .parse()
                .ok()
        })
        .collect()
}

/// Whether some position stands there three times, where a position after any double push counts
/// as one of its own, as pgn-extract has it.
fn repeats_by_their_reading(game: &Game) -> bool {
    let mut at = game.start.clone();
    let mut seen: Vec<(Chess, bool)> = vec![(at.clone(), false)];
    game.moves.iter().any(|&played| {
        at.play_unchecked(played);
        let pushed = at.ep_square(EnPassantMode::Always).is_some();
        seen.push((at.clone(), pushed));
        let same = |(earlier, push): &&(Chess, bool)| *earlier == at && *push == pushed;
        seen.iter().filter(same).count() >= 3
    })
}

#[test]
fn pgn_extract_differs_only_by_rule() {
    if let Some(program) = installed(PGN_EXTRACT) {
        agree_with_pgn_extract(program, FEW);
    }
}

#[test]
#[ignore = "takes minutes"]
fn pgn_extract_differs_only_by_rule_on_many_games() {
    agree_with_pgn_extract(installed(PGN_EXTRACT).expect("pgn-extract"), many());
}

fn agree_with_pgn_extract(program: &str, count: usize) {
    let (games, pgn) = corpus(count);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, pgn).unwrap();
    let repeated = extracted(program, "--repetition", &file);
    let fifty = extracted(program, "--fifty", &file);
    let (mut agreed, mut pushes, mut unexplained) = (0, 0, Vec::new());
    for (number, game) in games.iter().enumerate() {
        let ours = digits(game);
        let has = |bit: u32| {
            ours.chars()
                .any(|digit| digit.to_digit(16).unwrap() & bit != 0)
        };
        match (has(1), repeated.contains(&number)) {
            (ours, theirs) if ours == theirs => agreed += 1,
            // 9.2.3.1: a push makes another position only where the pawn could be taken.
            (true, false) if !repeats_by_their_reading(game) => pushes += 1,
            (ours, theirs) => unexplained.push((number, "repetition", ours, theirs)),
        }
        let mut at = game.start.clone();
        let fifty_moves = game.moves.iter().any(|&played| {
            at.play_unchecked(played);
            at.halfmoves() >= 100
        });
        match (fifty_moves, fifty.contains(&number)) {
            (ours, theirs) if ours == theirs => agreed += 1,
            (ours, theirs) => unexplained.push((number, "fifty", ours, theirs)),
        }
    }
    eprintln!("agreed {agreed}, double push {pushes}");
    assert!(
        unexplained.is_empty(),
        "{} unexplained: {:?}",
        unexplained.len(),
        &unexplained[..unexplained.len().min(20)]
    );
    assert!(pushes > 0 || games.len() < 100);
}

fn kanon() -> String {
    env!("CARGO_BIN_EXE_kanon").to_owned()
}

/// Lines without what depends on the shard, sorted; and the summary.
fn findings(text: &str) -> (Vec<String>, String) {
    let mut lines: Vec<String> = text
        .lines()
        .filter(|line| !line.starts_with("{\"summary\""))
        .map(|line| {
            let mut value: serde_json::Value = serde_json::from_str(line).unwrap();
            for key in ["file", "game", "offset"] {
                value.as_object_mut().unwrap().remove(key);
            }
            value.to_string()
        })
        .collect();
    lines.sort();
    let last = text.lines().rfind(|line| line.starts_with("{\"summary\""));
    (lines, last.unwrap_or_default().to_owned())
}

fn text(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(
        output.status.code().is_some_and(|code| code <= 1),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn parallel_gives_the_same_summary() {
    if installed(&["parallel"]).is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, corpus(FEW).1).unwrap();
    let whole = text(
        Command::new(kanon())
            .args(["scan", "--format", "json"])
            .arg(&file),
    );
    let merged = text(
        Command::new(Path::new(ROOT).join("tests/scan/parallel.sh"))
            .arg(&file)
            .env("KANON", kanon())
            .env("BLOCK", "100k")
            .env("FORMAT", "json"),
    );
    assert_eq!(merged.lines().last(), whole.lines().last());
}

#[test]
#[ignore = "needs pyspark and Java"]
fn spark_gives_the_same_findings() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, corpus(FEW).1).unwrap();
    let whole = text(
        Command::new(kanon())
            .args(["scan", "--format", "json"])
            .arg(&file),
    );
    let shards = text(
        Command::new(python())
            .arg(Path::new(ROOT).join("tests/scan/spark.py"))
            .arg(&file)
            .env("KANON", kanon()),
    );
    let shard_file = folder.path().join("shards.jsonl");
    fs::write(&shard_file, &shards).unwrap();
    let merged = text(
        Command::new(kanon())
            .args(["scan", "--merge", "--format", "json"])
            .arg(&shard_file),
    );
    assert!(
        shards.matches("{\"summary\"").count() > 1,
        "more than one partition"
    );
    assert_eq!(findings(&shards).0, findings(&whole).0);
    assert_eq!(merged.trim_end(), findings(&whole).1);
}
