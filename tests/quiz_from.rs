//! `kanon quiz --from`: questions about what happened in games.

use assert_cmd::Command;
use serde_json::Value;

/// Two games: the knights go out and home twice and nobody claims; a mate.
const GAMES: &str = "\
[Event \"Friendly\"]
[White \"Aram\"]
[Black \"Boris\"]
[Result \"1/2-1/2\"]

1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 6. d4 d5 1/2-1/2

[Event \"Friendly\"]
[White \"Carl\"]
[Black \"David\"]
[Result \"0-1\"]

1. f3 e5 2. g4 Qh4# 0-1
";

fn asked(games: &str, more: &[&str]) -> (Option<i32>, Vec<Value>, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    std::fs::write(&path, games).unwrap();
    let output = Command::cargo_bin("kanon")
        .unwrap()
        .args(["quiz", "--seed", "5", "--lang", "en", "--format", "json"])
        .args(["-o", "-", "--from"])
        .arg(&path)
        .args(more)
        .output()
        .unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let items = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    (output.status.code(), items, said)
}

#[test]
fn knights_that_go_out_and_home_twice_make_a_question_about_the_claim() {
    let (_, items, said) = asked(GAMES, &[]);
    let [claim] = &items[..] else {
        panic!("{said}{items:#?}");
    };
    // What was before the last pawn move can't come back, and is left out.
    assert_eq!(claim["moves"], "2.Nf3 Nf6 3.Ng1 Ng8 4.Nf3 Nf6 5.Ng1 Ng8");
    // The position after 1...e5 stands there for the third time, and White has the move.
    assert_eq!(
        claim["events"][0],
        "White claims a draw by threefold repetition with the position on the board."
    );
    assert_eq!(claim["key"], "The game ends in a draw.");
    let why = claim["explanation"].to_string();
    assert!(why.contains("third time"), "{why}");
    assert!(
        why.contains("before the moves given, after 3...Ng8 and 5...Ng8"),
        "{why}"
    );
    // A record says nothing of clocks, and nobody is named unless it is wished.
    assert!(!claim["stem"].as_str().unwrap().contains("Clocks"));
    assert!(items.iter().all(|item| !item.to_string().contains("Aram")));
}

#[test]
fn the_players_are_named_where_it_is_wished() {
    let (_, items, _) = asked(GAMES, &["--names"]);
    let label = &items[0]["scenario"]["id"];
    assert_eq!(label, "Aram, Boris, Friendly");
}

#[test]
fn a_game_without_an_occasion_makes_no_question() {
    let mate = GAMES.rsplit_once("[Event").unwrap().1;
    let (code, items, said) = asked(&format!("[Event{mate}"), &[]);
    assert_eq!(code, Some(2), "{said}");
    assert!(items.is_empty());
    assert!(
        said.contains("nothing in these games makes a question"),
        "{said}"
    );
}

#[test]
fn the_same_seed_asks_the_same() {
    assert_eq!(asked(GAMES, &[]).1, asked(GAMES, &[]).1);
}

#[test]
fn games_that_cannot_be_read_are_counted() {
    let place = tempfile::tempdir().unwrap();
    let games = place.path().join("games.pgn");
    std::fs::write(&games, "[Event \"x\"]\n\n1. e4 Qh9 1-0\n").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_kanon"))
        .args(["quiz", "--lang", "en", "--from"])
        .arg(&games)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("One game cannot be read to the end"),
        "{said}"
    );
}
