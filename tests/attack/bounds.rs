//! Everything has a bound: lines, nesting, events, games, searches.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::{binary, book, kanon};

#[test]
fn deep_nesting_does_not_stall() {
    let folder = book();
    let article = folder.path().join("content/hy/article8.md");
    for nested in [
        "**_".repeat(100_000),
        format!("{}a{}", "**_".repeat(100_000), "_**".repeat(100_000)),
    ] {
        fs::write(&article, format!("# Հոդված 8\n\n**8.1** {nested}\n")).unwrap();
        let started = Instant::now();
        kanon(folder.path(), &["check"]);
        assert!(started.elapsed() < Duration::from_secs(10));
    }
}

/// 20 kB of one line with 20,000 findings took six seconds; a letter under accents the square of
/// their number.
#[test]
fn many_findings_in_a_line_and_marks_on_a_letter_do_not_stall() {
    let folder = book();
    let article = folder.path().join("content/hy/article8.md");
    let quotes: String = (0..200).map(|count| "`".repeat(count) + " ").collect();
    let accents = "\u{301}".repeat(40_000);
    for text in [quotes, format!("ա{accents}")] {
        fs::write(&article, format!("# Հոդված 8\n\n**8.1** {text}\n")).unwrap();
        let started = Instant::now();
        let checked = kanon(folder.path(), &["check"]);
        assert!(started.elapsed() < Duration::from_secs(10));
        let said = String::from_utf8(checked.stdout).unwrap();
        assert!(said.len() < 20 << 20, "{} bytes", said.len());
        let more = said.contains("further findings of the kind look-alike-mark");
        assert_eq!(more, text.contains('`'));
    }
}

/// The beginnings of a word were compared with the stems of nouns, each as long as the word.
#[test]
fn a_word_of_a_megabyte_does_not_stall() {
    let folder = book();
    let article = folder.path().join("content/hy/article8.md");
    let word = "ա".repeat(1_000_000);
    fs::write(&article, format!("# Հոդված 8\n\n**8.1** {word}\n")).unwrap();
    let started = Instant::now();
    kanon(folder.path(), &["check"]);
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn an_endless_line_is_refused() {
    for format in ["{\"id\": \"", "id = \""] {
        let mut child = Command::new(binary())
            .args(["--lang", "en", "rule", "-"])
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(format.as_bytes()).unwrap();
        let piece = vec![b'a'; 1 << 20];
        let taken = (0..512).take_while(|_| input.write_all(&piece).is_ok());
        let taken = taken.count();
        drop(input);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("at most"));
        assert!(taken < 200, "{taken} MB were read");
    }
}

fn touches(folder: &std::path::Path, count: usize) -> usize {
    let touch = r#"{"who":"white","event":"touch","square":"e2"}"#;
    let scenario = format!("{{\"events\":[{}]}}\n", vec![touch; count].join(","));
    fs::write(folder.join("touches.jsonl"), scenario).unwrap();
    let ruled = kanon(folder, &["rule", "touches.jsonl", "--format", "json"]);
    assert!(ruled.status.success());
    ruled.stdout.len()
}

#[test]
fn rulings_grow_with_the_events_and_not_with_their_square() {
    let folder = tempfile::tempdir().unwrap();
    let (few, many) = (touches(folder.path(), 100), touches(folder.path(), 800));
    assert!(many < 10 * few, "{few} bytes, then {many}");
    let touch = r#"{"who":"white","event":"touch","square":"e2"}"#;
    let scenario = format!("{{\"events\":[{}]}}\n", vec![touch; 10_000].join(","));
    fs::write(folder.path().join("touches.jsonl"), scenario).unwrap();
    let refused = kanon(folder.path(), &["rule", "touches.jsonl"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("too-many-events"));
}

#[test]
fn junk_does_not_swallow_the_games_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut games = "[Event \"a\"]\n\n1. e4 e5 *\n\n".to_owned();
    games.push_str(&"qqqq wwww eeee rrrr\n".repeat(2_600_000));
    for number in 1..=3 {
        write!(games, "\n\n[Event \"b{number}\"]\n\n1. e4 e5 2. Ke3 *\n").unwrap();
    }
    fs::write(folder.path().join("g.pgn"), games).unwrap();
    let scan = kanon(folder.path(), &["scan", "g.pgn", "--format", "json"]);
    let found = String::from_utf8(scan.stdout).unwrap();
    assert_eq!(found.matches("\"illegal-move\"").count(), 4, "{found}");
    assert!(found.contains("too-long"));
}

/// What is open when a game ends may not swallow the game that begins after a blank line: pieces
/// of an archive are cut there, so that a resumed scan would count other games.
#[test]
fn nothing_open_swallows_the_next_game() {
    let folder = tempfile::tempdir().unwrap();
    let next = "\n\n[Event \"b\"]\n\n1. e4 e5 2. Ke3 *\n";
    for open in [
        "[Event \"a\"]\n\n1. e4 (",
        "1. e4 (1. d4 {x}",
        "% a",
        "[Event \"a",
    ] {
        fs::write(folder.path().join("g.pgn"), [open, next, next].concat()).unwrap();
        let scan = kanon(folder.path(), &["scan", "g.pgn", "--format", "json"]);
        let found = String::from_utf8(scan.stdout).unwrap();
        let illegal = found.matches("\"illegal-move\"").count();
        assert_eq!(
            illegal,
            2 + 1,
            "two games and the sum, after {open}: {found}"
        );
    }
}

/// Positions in which the search for a mate takes long, by bishops of one colour and pawns that
/// must be promoted first, and by pawns that block each other.
const HARD: [&str; 8] = [
    "8/5Bp1/3p4/K7/2B4p/1B1B4/8/k7 b",
    "8/1B5B/k7/7B/8/6K1/5p2/8 b",
    "2B5/p7/2B1B3/7B/2B1K3/1p6/2k5/8 b",
    "B1k5/8/3pBp2/1p2p3/8/8/8/2K2B2 b",
    "2Bk4/pB4p1/Pp3pP1/1Pp1pP1p/2PpP2P/3P4/8/3K4 b",
    "1bB5/2p5/1pP1pp2/pP2PPk1/PK1p3p/3P2pP/6P1/8 w",
    "1k2B3/7B/2p5/3K4/8/3B4/b7/8 w",
    "8/p7/5p2/5k2/K1B5/2b4b/b2P4/5B2 w",
];

#[test]
fn a_hostile_archive_is_scanned_in_seconds() {
    let folder = tempfile::tempdir().unwrap();
    for result in ["1-0", "*"] {
        let mut games = String::new();
        for fen in HARD.iter().cycle() {
            write!(
                games,
                "[Event \"x\"]\n[FEN \"{fen} - - 0 1\"]\n[Termination \"Time forfeit\"]\n\n{result}\n\n"
            )
            .unwrap();
            if games.len() > 10_000 {
                break;
            }
        }
        fs::write(folder.path().join("g.pgn"), games).unwrap();
        let started = Instant::now();
        kanon(folder.path(), &["scan", "g.pgn", "--threads", "1"]);
        // A hundred games; an optimised program needs a tenth of what a test takes.
        assert!(started.elapsed() < Duration::from_secs(12), "{result}");
    }
}

/// No game has 200,000 half-moves; `quiz` replays what comes before the events again and again.
#[test]
fn half_moves_before_the_events_are_bounded() {
    let folder = tempfile::tempdir().unwrap();
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(50_000);
    let story = format!(
        "id = \"a\"\nask = \"ruling\"\nstart = {{ moves = \"{moves}\" }}\nevents = [{{ who = \"white\", event = \"resign\" }}]\n"
    );
    fs::write(folder.path().join("a.toml"), story).unwrap();
    for args in [&["rule", "a.toml"][..], &["quiz", "a.toml"]] {
        let refused = kanon(folder.path(), args);
        assert!(!refused.status.success(), "{args:?}");
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(said.contains("20000 half-moves"), "{said}");
    }
}

/// A file that somebody names may be a device.
#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.toml", "a.csv"] {
        std::os::unix::fs::symlink("/dev/zero", folder.path().join(name)).unwrap();
    }
    for args in [
        &["rule", "a.toml"][..],
        &["rule", "a.toml", "--then", "a.toml"],
        &["quiz", "a.toml"],
        &["quiz", "--blueprint", "a.toml"],
        &["quiz", "--responses", "a.csv"],
        &["audit", "a.csv"],
    ] {
        let refused = kanon(folder.path(), args);
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(said.contains("64 MB"), "{args:?}: {said}");
    }
}

#[test]
fn whatever_is_read_as_a_whole_has_a_bound() {
    let folder = book();
    let at = |path: &str| folder.path().join(path);
    let long = |path: &str| {
        let file = fs::File::create(at(path)).unwrap();
        file.set_len((64 << 20) + 1).unwrap();
    };
    let refused = |args: &[&str], named: &str| {
        let output = kanon(folder.path(), args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(named), "{args:?}: {said}");
    };
    long("shard.jsonl");
    refused(&["scan", "--merge", "shard.jsonl"], "64 MB");

    fs::create_dir_all(at("languages/de")).unwrap();
    long("languages/de/x.ftl");
    let check = ["--locales", "languages", "check"];
    refused(&check, "64 MB");

    fs::create_dir_all(at("look/static")).unwrap();
    long("look/static/x.css");
    refused(&["build", "--theme", "look"], "64 MB");

    fs::write(at("content/hy/article8.md"), "# Հոդված 8\n\n![ա](x.png)\n").unwrap();
    long("content/hy/x.png");
    refused(&["build"], "x.png");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_stops_nothing() {
    let folder = book();
    let pipe = |path: &str| {
        let made = std::process::Command::new("mkfifo")
            .arg(folder.path().join(path))
            .status();
        assert!(made.unwrap().success());
    };
    let build = || kanon(folder.path(), &["build"]).status.code();
    assert_eq!(build(), Some(0));
    fs::remove_file(folder.path().join("site/.kanon-site.json")).unwrap();
    pipe("site/.kanon-site.json");
    assert_eq!(build(), Some(2));

    fs::create_dir_all(folder.path().join("languages/de")).unwrap();
    pipe("languages/de/x.ftl");
    let checked = kanon(folder.path(), &["--locales", "languages", "check"]);
    assert_eq!(checked.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&checked.stderr).contains("x.ftl"));
}

#[test]
fn a_picture_that_is_shown_often_is_read_once() {
    let folder = book();
    let mut picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x64\0\0\0\x64".to_vec();
    picture.resize(20 << 20, 0);
    fs::write(folder.path().join("content/hy/x.png"), picture).unwrap();
    let text = format!("# Հոդված 8\n\n{}\n", "![ա](x.png) ".repeat(50_000));
    fs::write(folder.path().join("content/hy/article8.md"), text).unwrap();
    assert!(kanon(folder.path(), &["build"]).status.success());
}
