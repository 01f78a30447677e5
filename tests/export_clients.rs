//! The exports, read by the programs that others wrote for them: `tests/clients/`.
//!
//! Needs Python, node and npm; the readers come from PyPI and npm by name, Chromium from Debian's
//! packages where it is missing. The test can be left out only by saying so:
//! `KANON_SKIP_CLIENTS=1`.

#[path = "browser/installed.rs"]
mod installed;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use installed::{chromium, run};

const LANGUAGES: [&str; 3] = ["en", "hy", "ru"];
/// Players of QTI and the language whose items each plays; the others differ in words only.
const PLAYED: [(&str, &str); 2] = [("hy", "qti.mjs"), ("en", "qti_components.mjs")];
/// The language that is printed to PDF.
const PRINTED: &str = "ru";
const FORMATS: &str = "json,gift,moodle,qti,anki,csv,xlsx,kahoot,pgn";
const QUESTIONS: usize = 48;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Python with the readers.
fn python() -> PathBuf {
    let printed = run(Command::new("sh")
        .arg("tests/clients/prepare.sh")
        .current_dir(root()));
    root().join(printed.trim())
}

/// The folder with the readers for node.
fn node_tools() -> PathBuf {
    let tools = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clients");
    std::fs::create_dir_all(&tools).unwrap();
    let scripts = ["package.json", "gift.mjs", "stage.mjs"].into_iter();
    for name in scripts.chain(PLAYED.map(|(_, player)| player)) {
        std::fs::copy(root().join("tests/clients").join(name), tools.join(name)).unwrap();
    }
    run(Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(&tools));
    tools
}

/// The paper in a folder.
fn paper(folder: &Path, more: &[&str]) {
    run(Command::new(env!("CARGO_BIN_EXE_kanon"))
        .current_dir(root())
        .args(["quiz", "--blueprint", "tests/clients/every-type.toml"])
        .args(["--seed", "11", "--lang", &LANGUAGES.join(",")])
        .args(["--format", FORMATS, "-o"])
        .arg(folder)
        .args(more));
}

/// The paper as PDF, which must come out the same each time.
fn print_twice(folder: &Path) {
    chromium();
    let printed = [folder.to_owned(), folder.join("again")];
    for place in &printed {
        run(Command::new(env!("CARGO_BIN_EXE_kanon"))
            .current_dir(root())
            .args(["quiz", "--blueprint", "tests/clients/every-type.toml"])
            .args(["--seed", "11", "--lang", PRINTED, "--format", "pdf", "-o"])
            .arg(place));
    }
    for name in ["booklet", "answers", "key"] {
        let [one, other] = printed
            .each_ref()
            .map(|place| std::fs::read(place.join(format!("{name}.{PRINTED}.pdf"))).unwrap());
        assert!(one == other, "{name} differs");
    }
}

/// The same questions in other words: every prompt that asks for a ruling says so.
fn changed_words(folder: &Path) {
    for lang in LANGUAGES {
        let words = root().join("locales").join(lang).join("questions.ftl");
        let words = std::fs::read_to_string(words).unwrap();
        let mut inside = false;
        let changed: Vec<String> = words
            .lines()
            .map(|line| {
                if !line.starts_with(' ') {
                    inside = line.starts_with("question-ask-ruling = ");
                }
                // The message has a line for each way of asking.
                match inside && line.contains(['[', '*']) {
                    true => format!("{line} (changed)"),
                    false => line.to_owned(),
                }
            })
            .collect();
        assert_ne!(words.trim_end(), changed.join("\n"), "{lang}");
        std::fs::create_dir_all(folder.join(lang)).unwrap();
        std::fs::write(
            folder.join(lang).join("questions.ftl"),
            changed.join("\n") + "\n",
        )
        .unwrap();
    }
}

#[test]
fn the_readers_of_others_find_what_was_written() {
    if std::env::var_os("KANON_SKIP_CLIENTS").is_some() {
        eprintln!("left out, as KANON_SKIP_CLIENTS says");
        return;
    }
    let preparing = thread::spawn(node_tools);
    let python = python();
    let tools = preparing.join().unwrap();
    let place = tempfile::tempdir().unwrap();
    let (folder, later) = (place.path().join("paper"), place.path().join("later"));
    paper(&folder, &[]);
    print_twice(&folder);
    let words = place.path().join("words");
    changed_words(&words);
    paper(
        &later,
        &["--date", "2026-12-24", "--locales", words.to_str().unwrap()],
    );

    let read = &|lang: &'static str| {
        let script = |name: &str| {
            let mut command = Command::new(&python);
            command.arg(root().join("tests/clients").join(name));
            command.arg(&folder).arg(lang);
            command
        };
        let node = |name: &str| {
            let mut command = Command::new("node");
            command.current_dir(&tools).arg(name).arg(&folder).arg(lang);
            command
        };
        let mut said: Vec<String> = [
            "gift.py",
            "moodle.py",
            "sheets.py",
            "games.py",
            "qti.py",
            "qti_reader.py",
        ]
        .map(|name| run(&mut script(name)))
        .into();
        said.push(run(script("qti_schema.py").arg(&tools)));
        said.push(run(script("anki_deck.py").arg(&later)));
        said.push(run(&mut node("gift.mjs")));
        if lang == PRINTED {
            said.push(run(&mut script("pdf.py")));
        }
        for (_, player) in PLAYED.iter().filter(|(played, _)| *played == lang) {
            said.push(run(node(player).arg(chromium())));
        }
        said
    };
    let said: Vec<String> = thread::scope(|scope| {
        let readers = LANGUAGES.map(|lang| scope.spawn(move || read(lang)));
        readers
            .into_iter()
            .flat_map(|reader| reader.join().unwrap())
            .collect()
    });
    for one in &said {
        let all = one.contains(&format!(": {QUESTIONS} "));
        assert!(all || one.starts_with("pgn"), "{one}");
    }
}
