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
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;

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

fn build(target: &Path) {
    tools::run(
        Command::new(env!("CARGO_BIN_EXE_kanon"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["build", "-o"])
            .arg(target),
    );
}

fn ranks(site: &Path, queries: &Queries) -> BTreeMap<String, Vec<Rank>> {
    let file = site.join("queries.json");
    fs::write(&file, serde_json::to_string(queries).unwrap()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/search/rates.mjs");
    let output = Command::new("node")
        .arg(script)
        .arg(site)
        .arg(file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).unwrap()
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
    let folder = tempfile::tempdir().unwrap();
    build(folder.path());
    for (what, held) in [("tuned with", false), ("held back", true)] {
        let some = queries.iter().map(|(lang, all)| {
            let some = all.iter().enumerate();
            let some = some.filter(|(at, _)| (at % 3 == 2) == held);
            (lang.clone(), some.map(|(_, it)| it.clone()).collect())
        });
        must_answer(what, &ranks(folder.path(), &some.collect()));
    }
    for lang in queries.keys() {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        for file in fs::read_dir(folder.path().join("search").join(lang)).unwrap() {
            packed
                .write_all(&fs::read(file.unwrap().path()).unwrap())
                .unwrap();
        }
        let size = packed.finish().unwrap().len();
        eprintln!("{lang}: {size} bytes");
        assert!(size < LARGEST, "{lang}: {size} bytes");
    }
}
