//! Data goes one way: a later room reads an earlier one, never the reverse.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms that each room may read.
const MAY_READ: [(&str, &[&str]); 16] = [
    ("diag", &[]),
    ("input", &["diag"]),
    ("lang", &["diag", "input"]),
    ("law", &["diag", "lang"]),
    ("content", &["diag", "input", "lang", "law"]),
    ("lint", &["diag", "lang", "law"]),
    ("game", &["diag", "input", "lang", "law"]),
    ("arbiter", &["diag", "law", "game"]),
    ("prose", &["diag", "lang", "law", "game", "arbiter"]),
    ("scan", &["law", "game", "arbiter"]),
    ("quiz", &["diag", "input", "lang", "law", "game", "arbiter"]),
    (
        "player",
        &["diag", "lang", "law", "game", "arbiter", "quiz"],
    ),
    (
        "site",
        &[
            "diag", "input", "lang", "law", "game", "arbiter", "prose", "quiz", "player",
        ],
    ),
    (
        "interface",
        &[
            "diag", "lang", "law", "game", "arbiter", "prose", "quiz", "player",
        ],
    ),
    (
        "export",
        &["diag", "lang", "law", "game", "arbiter", "quiz", "player"],
    ),
    (
        "cli",
        &[
            "diag",
            "input",
            "lang",
            "law",
            "content",
            "lint",
            "game",
            "arbiter",
            "scan",
            "quiz",
            "player",
            "site",
            "export",
            "prose",
            "interface",
        ],
    ),
];

#[test]
fn no_room_reads_a_later_one() {
    let allowed: BTreeMap<_, _> = MAY_READ.into_iter().collect();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut forbidden = Vec::new();
    for file in rust_files(&src) {
        let relative = file.strip_prefix(&src).unwrap();
        let room = relative.iter().next().unwrap().to_str().unwrap();
        if room.ends_with(".rs") {
            continue;
        }
        let allowed = allowed
            .get(room)
            .unwrap_or_else(|| panic!("room `{room}` is not in the table"));
        let text = fs::read_to_string(&file).unwrap();
        for (at, line) in text.lines().enumerate() {
            for read in rooms_in(line) {
                if read != room && !allowed.contains(&read) {
                    forbidden.push(format!("{}:{}: {read}", relative.display(), at + 1));
                }
            }
        }
    }
    assert!(forbidden.is_empty(), "forbidden: {forbidden:#?}");
}

#[test]
fn every_room_of_the_table_exists() {
    for (room, _) in MAY_READ {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room);
        assert!(path.is_dir(), "{room}");
    }
}

/// The rooms that a line names as `crate::room`.
fn rooms_in(line: &str) -> Vec<&str> {
    line.split("crate::")
        .skip(1)
        .map(|rest| {
            let end = rest
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            &rest[..end]
        })
        .filter(|name| MAY_READ.iter().any(|(room, _)| room == name))
        .collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
