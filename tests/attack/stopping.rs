//! A signal ends a command soon and between two pieces of its output; a second one at once.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::{binary, book, kanon};

fn start(folder: &Path, args: &[&str], input: Stdio) -> Child {
    let mut child = Command::new(binary());
    let child = child.args(["--lang", "en"]).args(args).current_dir(folder);
    let child = child
        .stdin(input)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    child.spawn().unwrap()
}

fn send(child: &Child, signal: &str) {
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args([signal, &id])
            .status()
            .unwrap()
            .success()
    );
}

/// Sends a signal, after which the command ends soon; its exit code. One that has not begun to
/// listen is ended by the signal itself, of which shells say the same.
fn stop(mut child: Child, signal: &str) -> i32 {
    send(&child, signal);
    let sent = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            assert!(sent.elapsed() < SOON);
            return status.code().unwrap_or(INTERRUPTED);
        }
        if sent.elapsed() > Duration::from_secs(10) {
            child.kill().unwrap();
            panic!("does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Half a second, and what a busy machine adds.
const SOON: Duration = Duration::from_millis(1500);

/// What shells report for a command that was interrupted.
const INTERRUPTED: i32 = 130;

#[test]
fn a_scan_without_an_end_stops() {
    let folder = tempfile::tempdir().unwrap();
    let scan = ["scan", "-", "--format", "json", "--output", "out.jsonl"];
    for signal in ["-INT", "-TERM"] {
        // A device that never ends, and a comment that never ends.
        let device = fs::File::open("/dev/zero").unwrap();
        let child = start(folder.path(), &scan, device.into());
        std::thread::sleep(Duration::from_millis(500));
        assert_eq!(stop(child, signal), INTERRUPTED);

        let mut child = start(folder.path(), &scan, Stdio::piped());
        let mut input = child.stdin.take().unwrap();
        input.write_all(b"[Event \"x\"]\n\n1. e4 {").unwrap();
        std::thread::sleep(Duration::from_millis(500));
        assert_eq!(stop(child, signal), INTERRUPTED);
    }
}

#[test]
fn a_scan_stops_inside_a_piece_and_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    // One piece of a megabyte in which every game asks the arbiter.
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let games = format!("[Event \"x\"]\n\n{shuffle} 1-0\n\n").repeat(40_000);
    fs::write(folder.path().join("g.pgn"), games).unwrap();
    let scan = [
        "scan",
        "g.pgn",
        "--format",
        "json",
        "--threads",
        "1",
        "--output",
    ];
    let scan = |output| [&scan[..], &[output]].concat();
    let child = start(folder.path(), &scan("cut.jsonl"), Stdio::null());
    std::thread::sleep(Duration::from_millis(700));
    assert_eq!(stop(child, "-INT"), INTERRUPTED);
    let cut = fs::read(folder.path().join("cut.jsonl")).unwrap();
    assert!(cut.is_empty() || cut.ends_with(b"\n"));
    assert!(!String::from_utf8(cut).unwrap().contains("\"summary\""));
}

#[test]
fn rulings_end_with_a_whole_line() {
    let folder = tempfile::tempdir().unwrap();
    let line = "{\"start\":{\"moves\":\"1.f3 e5 2.g4\"},\"events\":[{\"who\":\"black\",\"event\":\"move\",\"san\":\"Qh4#\"}]}\n";
    fs::write(folder.path().join("s.jsonl"), line.repeat(200_000)).unwrap();
    for wait in [300, 450, 600] {
        let out = fs::File::create(folder.path().join("out.jsonl")).unwrap();
        let child = Command::new(binary())
            .args(["rule", "s.jsonl", "--format", "json"])
            .current_dir(folder.path())
            .stdout(out)
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(wait));
        assert_eq!(stop(child, "-INT"), INTERRUPTED);
        let out = fs::read(folder.path().join("out.jsonl")).unwrap();
        assert!(out.is_empty() || out.ends_with(b"\n"));
    }
}

#[test]
fn a_build_that_is_stopped_leaves_the_published_site_whole() {
    let folder = book();
    assert!(kanon(folder.path(), &["build"]).status.success());
    let page = folder.path().join("site/hy/article8/index.html");
    for number in 0..10 {
        let text = format!("# Հոդված 8\n\n**8.1** Առաջարկ {number}\n");
        fs::write(folder.path().join("content/hy/article8.md"), text).unwrap();
        let child = start(folder.path(), &["build"], Stdio::null());
        std::thread::sleep(Duration::from_millis(40 * number));
        // One that comes last may find it done.
        assert!(matches!(stop(child, "-INT"), 0 | INTERRUPTED));
        assert!(fs::read_to_string(&page).unwrap().ends_with("</footer>"));
    }
    assert!(kanon(folder.path(), &["build"]).status.success());
    assert!(fs::read_to_string(&page).unwrap().contains("Առաջարկ 9"));
}

#[test]
fn a_preview_that_is_still_being_made_stops() {
    let folder = book();
    let article = folder.path().join("content/hy/article8.md");
    let text = format!("# Հոդված 8\n\n**8.1** {}\n", "`ա` ".repeat(1_200_000));
    fs::write(article, text).unwrap();
    let child = start(folder.path(), &["serve", "--port", "0"], Stdio::null());
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(stop(child, "-INT"), INTERRUPTED);
}
