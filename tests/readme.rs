//! The README and the pages in `docs/`: what they show is what the commands say, their tours can be
//! followed by somebody who has nothing else, and the files that they name are there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const KANON: &str = env!("CARGO_BIN_EXE_kanon");

/// README, CONTRIBUTING and the pages, with their texts.
fn pages() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = vec![root.join("README.md"), root.join("CONTRIBUTING.md")];
    let docs = fs::read_dir(root.join("docs")).unwrap();
    paths.extend(docs.map(|entry| entry.unwrap().path()));
    paths.retain(|path| path.extension().is_some_and(|it| it == "md"));
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// The fenced blocks of a page in one language, in order.
fn blocks<'a>(text: &'a str, lang: &str) -> Vec<&'a str> {
    let opening = format!("```{lang}\n");
    text.split(&opening)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default())
        .collect()
}

#[test]
fn the_readme_says_what_the_commands_say() {
    trycmd::TestCases::new()
        .env("LC_ALL", "en")
        .env("COLUMNS", "80")
        .register_bin("kanon", trycmd::cargo::cargo_bin("kanon"))
        .case("README.md")
        .case("docs/*.md");
}

/// Every line of a tour that begins with `kanon`, typed in an empty folder, one page after another.
#[test]
fn the_tours_can_be_followed() {
    let mut followed = 0;
    for (path, text) in pages() {
        let folder = tempfile::tempdir().unwrap();
        let commands = blocks(&text, "sh").into_iter().flat_map(str::lines);
        for line in commands {
            let Some(arguments) = line.strip_prefix("kanon ") else {
                continue;
            };
            let told = Command::new(KANON)
                .args(arguments.split_whitespace())
                .current_dir(folder.path())
                .env("LC_ALL", "en")
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&told.stderr);
            assert!(told.status.success(), "{}: {line}\n{said}", path.display());
            followed += 1;
        }
    }
    assert!(followed > 20, "{followed} commands");
}

/// The scenarios and blueprints that the pages show can be used as they stand.
#[test]
fn the_examples_are_read() {
    for (path, text) in pages() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("example.toml");
        for example in blocks(&text, "toml") {
            let arguments = if example.contains("[[section]]") {
                vec!["quiz", "--blueprint"]
            } else if example.contains("ask = ") {
                vec!["quiz"]
            } else if example.contains("events = [") {
                vec!["rule"]
            } else {
                continue;
            };
            fs::write(&file, example).unwrap();
            if example.contains("ask = ") {
                // Blueprints name the question of the page so.
                fs::write(folder.path().join("case.toml"), example).unwrap();
            }
            let told = Command::new(KANON)
                .args(arguments)
                .arg(&file)
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&told.stderr);
            assert!(
                told.status.success(),
                "{}: {example}\n{said}",
                path.display()
            );
        }
    }
}

/// The events that the tables show are events.
#[test]
fn the_events_of_the_tables_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("example.toml");
    let mut known = 0;
    for (path, text) in pages() {
        let events = text.split('`').filter(|it| it.starts_with("{ who = "));
        for event in events {
            fs::write(&file, format!("events = [{event}]")).unwrap();
            let told = Command::new(KANON).arg("rule").arg(&file).output().unwrap();
            let said = String::from_utf8_lossy(&told.stderr);
            let refused = said.contains("unknown-") || said.contains("missing-key");
            assert!(!refused, "{}: {event}\n{said}", path.display());
            known += 1;
        }
    }
    assert!(known > 8, "{known} events");
}

/// A file or folder that a page names in backquotes or links to is there.
#[test]
fn the_files_that_are_named_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tops = [
        "src/",
        "content/",
        "locales/",
        "templates/",
        "tests/",
        "docs/",
        "benches/",
        ".ci/",
    ];
    for (path, text) in pages() {
        let quoted = text
            .split('`')
            .filter(|it| tops.iter().any(|top| it.starts_with(top)));
        for name in quoted.filter(|it| !it.contains(['*', '<', ' ', '\n'])) {
            assert!(root.join(name).exists(), "{}: {name}", path.display());
        }
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            if !link.contains("://") {
                let near = path.parent().unwrap().join(link);
                assert!(near.exists(), "{}: {link}", path.display());
            }
        }
    }
}
