//! What readers type must lead to the rule that answers: `tests/search/queries.toml`, run through
//! the script that the site ships.
//!
//! Needs node; like the tests in a browser it can be left out only by saying so.

#[path = "browser/tools.rs"]
#[allow(dead_code)]
mod tools;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

/// A query and where its first answer stands, from 1; 0 where it is not among the first ten.
#[derive(Deserialize)]
struct Rank {
    query: String,
    rank: usize,
}

/// The parts of all queries that must be answered among the first ten and the first three. The
/// queries that the search was not tuned with meet the same.
const AMONG_TEN: f64 = 0.9;
const AMONG_THREE: f64 = 0.75;

/// How much of a network a reader's index may take, in bytes.
const LARGEST: usize = 120_000;

type Queries = BTreeMap<String, Vec<(String, String)>>;

/// The site of our content.
static SITE: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("search-site");
    tools::run(
        Command::new(env!("CARGO_BIN_EXE_kanon"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["build", "-o"])
            .arg(&folder),
    );
    folder
});

/// What a script of `tests/search` says about the site and some data.
fn run(script: &str, data: &impl Serialize) -> Vec<u8> {
    let site = SITE.as_path();
    let name = script.replace(".mjs", ".json");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("search-{name}"));
    fs::write(&file, serde_json::to_string(data).unwrap()).unwrap();
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/search");
    let mut command = Command::new("node");
    let command = command.arg(scripts.join(script)).arg(site).arg(file);
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    output.stdout
}

fn ranks(queries: &Queries) -> BTreeMap<String, Vec<Rank>> {
    serde_json::from_slice(&run("rates.mjs", queries)).unwrap()
}

fn must_answer(what: &str, ranks: &BTreeMap<String, Vec<Rank>>) {
    for (lang, ranks) in ranks {
        let part = |last: usize| {
            let found = ranks.iter().filter(|it| (1..=last).contains(&it.rank));
            found.count() as f64 / ranks.len() as f64
        };
        let (ten, three) = (part(10), part(3));
        let far = ranks.iter().filter(|it| !(1..=3).contains(&it.rank));
        let far: Vec<_> = far.map(|it| (&it.query, it.rank)).collect();
        eprintln!("{lang}, {what}: {ten:.2} among ten, {three:.2} among three; {far:?}");
        assert!(ten >= AMONG_TEN, "{lang}, {what}: {ten}, {far:?}");
        assert!(three >= AMONG_THREE, "{lang}, {what}: {three}, {far:?}");
    }
}

#[test]
fn what_readers_type_finds_the_rule() {
    if tools::are_left_out() {
        return;
    }
    let text = include_str!("search/queries.toml");
    let queries: Queries = toml::from_str(text).unwrap();
    for (what, held) in [("tuned with", false), ("held back", true)] {
        let some = queries.iter().map(|(lang, all)| {
            let some = all.iter().enumerate();
            let some = some.filter(|(at, _)| (at % 3 == 2) == held);
            (lang.clone(), some.map(|(_, it)| it.clone()).collect())
        });
        must_answer(what, &ranks(&some.collect()));
    }
}

#[test]
fn what_other_readers_type_finds_the_rule() {
    if tools::are_left_out() {
        return;
    }
    for (what, text) in [
        ("second set", include_str!("search/second.toml")),
        ("third set", include_str!("search/third.toml")),
        ("fourth set", include_str!("search/fourth.toml")),
        ("fifth set", include_str!("search/fifth.toml")),
        ("sixth set", include_str!("search/sixth.toml")),
    ] {
        must_answer(what, &ranks(&toml::from_str(text).unwrap()));
    }
}

#[test]
fn forms_and_numbers_are_understood() {
    if tools::are_left_out() {
        return;
    }
    let words: toml::Table = toml::from_str(include_str!("search/words.toml")).unwrap();
    run("words.mjs", &words);
}

#[test]
fn an_index_is_light_enough_for_a_phone() {
    let search = SITE.join("search");
    for lang in fs::read_dir(search).unwrap() {
        let lang = lang.unwrap().path();
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        for file in fs::read_dir(&lang).unwrap() {
            let bytes = fs::read(file.unwrap().path()).unwrap();
            packed.write_all(&bytes).unwrap();
        }
        let size = packed.finish().unwrap().len();
        eprintln!("{}: {size} bytes", lang.display());
        assert!(size < LARGEST, "{}: {size} bytes", lang.display());
    }
}
