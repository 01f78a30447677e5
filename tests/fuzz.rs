//! Whatever a file holds, nothing panics, hangs or gets through: articles, manifests, patterns,
//! scenarios, games, pictures, requests to the engine.
//!
//! Every target changes a good file in a few places. What was once found is in the constants here
//! or in `tests/attack`. The long form is in CONTRIBUTING.md.

use std::fs;
use std::time::{Duration, Instant};

use kanon::content::{self, Options};
use kanon::diag::{Source, Sources};
use kanon::game::scenario::{Format, read};
use kanon::lang::Locales;
use kanon::{arbiter, interface, scan, site};
use proptest::prelude::*;

const ARTICLE: &str = include_str!("../content/hy/article9.md");
const MANIFEST: &str = "languages = [\"hy\"]\npattern = \"{lang}/{slug}.md\"\nedition = \"2023\"\n\
                        [titles]\nhy = \"Կանոններ\"\n[site]\nbase_url = \"https://example.org/\"\n";
const SCENARIO: &str = r#"
id = "a"
time_control = "90/40+30 +30s"
start = { fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", moves = "1.e4 Ke7" }
clocks_s = { white = 10, black = 20 }
events = [
  { who = "white", event = "touch", square = "e4" },
  { who = "white", event = "move", san = "e5" },
  { who = "black", event = "flag" },
]
"#;
const GAMES: &str = "[Event \"a\"]\n[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {[%clk 0:00:01] x} Kd4 \
                     (1... Ke6 $1) 2. Kf2 1-0\n\n[Event \"b\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 ; c\nNf6 1/2-1/2\n";
const PICTURE: &str = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\
                       <style>.a{fill:url(#b)}</style><g class=\"a\" onload=\"f()\"><path d='M0 0h9'/></g>\
                       <script>f()</script><text>a &amp; b</text><use href=\"#a\"/></svg>";

const REQUEST: &str = r#"{"do":"rule","lang":"en","scenario":"{\"start\":{\"moves\":\"1.e4\"},\"events\":[{\"who\":\"black\",\"event\":\"flag\"}]}"}"#;

/// What stands at the joints of the formats.
const PIECES: [&str; 40] = [
    "\"",
    "'",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "<",
    ">",
    "&",
    ";",
    "#",
    "*",
    "**/",
    "{lang}",
    "{slug}",
    "\\",
    "/",
    "..",
    "\n",
    "\n\n[Event \"",
    "=",
    ",",
    "\u{feff}",
    "\u{202e}",
    "\0",
    "\u{1b}",
    "Հ",
    "99999999999",
    "-1",
    "</svg>",
    "<script>",
    "<![CDATA[",
    "]]>",
    "<!--",
    "&#x6a;",
    "1-0",
    "Ke3",
    "e8=Q+",
];

/// A text with pieces put in, taken out and doubled.
fn changed(text: &'static str) -> impl Strategy<Value = String> {
    let change = (0..=text.len(), 0..4_u8, 0..PIECES.len(), 0..60_usize);
    prop::collection::vec(change, 1..8).prop_map(move |changes| {
        let mut text = text.to_owned();
        for (at, kind, piece, length) in changes {
            let start = text.floor_char_boundary(at.min(text.len()));
            let end = text.ceil_char_boundary((start + length).min(text.len()));
            match kind {
                0 => text.insert_str(start, PIECES[piece]),
                1 => text.replace_range(start..end, ""),
                2 => text.replace_range(start..end, PIECES[piece]),
                _ => text.insert_str(end, &text[start..end].to_owned().repeat(3)),
            }
        }
        text
    })
}

fn profile() -> ProptestConfig {
    // PROPTEST_CASES sets another number.
    let default = ProptestConfig::default();
    let cases = std::env::var_os("PROPTEST_CASES").map_or(64, |_| default.cases);
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..default
    }
}

/// No small file takes long.
fn soon<T>(work: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let result = work();
    assert!(started.elapsed() < Duration::from_secs(20));
    result
}

fn load(manifest: &str, article: &str) {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("hy")).unwrap();
    fs::write(folder.path().join("book.toml"), manifest).unwrap();
    fs::write(folder.path().join("hy/article9.md"), article).unwrap();
    let read = soon(|| content::load(folder.path(), &Locales::built_in(), &Options::default()));
    let (corpus, report) = read.unwrap();
    for finding in report.iter() {
        if let Some(span) = finding.span {
            corpus.sources.slice(span);
        }
    }
}

proptest! {
    #![proptest_config(profile())]

    #[test]
    fn articles(article in changed(ARTICLE)) {
        load("", &article);
    }

    #[test]
    fn manifests(manifest in changed(MANIFEST)) {
        load(&manifest, "# Հոդված 9\n\n**9.1** Տես 9.2\n");
    }

    #[test]
    fn patterns(parts in prop::collection::vec(0..PIECES.len(), 0..30), stars in 0..40_usize) {
        let parts: String = parts.into_iter().map(|at| PIECES[at]).collect();
        let pattern = format!("{{lang}}/{}{parts}{{slug}}.md", "*".repeat(stars));
        let manifest = format!("pattern = {}\n", serde_json::to_string(&pattern).unwrap());
        load(&manifest, "# Հոդված 9\n");
    }

    #[test]
    fn scenarios(text in changed(SCENARIO)) {
        let file = Sources::new().add(Source::new("a.toml", text.as_str()));
        for scenario in read(&text, Format::Toml, file, "a").into_iter().flatten() {
            let _ = soon(|| arbiter::rule_on(&scenario));
        }
    }

    #[test]
    fn games(text in changed(GAMES), chunk in 64..4096_usize) {
        let mut found = Vec::new();
        for (threads, chunk) in [(1, 1 << 20), (2, chunk)] {
            let options = scan::Options { threads, chunk, ..scan::Options::default() };
            let mut games = 0;
            let mut end = 0;
            soon(|| scan::run(text.as_bytes(), (0, 0), &options, |batch| {
                games += batch.summary.games;
                end = batch.end;
                true
            }));
            found.push(games);
            prop_assert_eq!(end, text.len() as u64);
        }
        prop_assert_eq!(found[0], found[1]);
    }

    #[test]
    fn pictures(text in changed(PICTURE)) {
        let clean = site::sanitize(text.as_bytes());
        let written = String::from_utf8(clean.bytes.clone()).unwrap().to_ascii_lowercase();
        prop_assert!(!written.contains("<script"));
        let mut tags = written.split('<').filter_map(|tag| tag.split('>').next());
        prop_assert!(!tags.any(|tag| tag.contains(" onload=")));
        // What is clean stays as it is.
        prop_assert_eq!(site::sanitize(&clean.bytes).bytes, clean.bytes);
    }

    #[test]
    fn requests(text in changed(REQUEST)) {
        let answer: serde_json::Value = serde_json::from_str(&soon(|| interface::answer(&text))).unwrap();
        prop_assert!(answer["ok"].is_boolean());
    }
}

#[test]
fn deep_and_long_requests_are_answered() {
    let deep = ["[", "{\"a\":", "a."].map(|open| open.repeat(100_000));
    let whole = deep.iter().map(|text| format!("{{\"do\":{text}"));
    let inside = deep.iter().map(|text| {
        let request = serde_json::json!({ "do": "rule", "lang": "en", "scenario": text });
        request.to_string()
    });
    let number = format!("{{\"do\":\"question\",\"seed\":{}}}", "9".repeat(100_000));
    for request in whole.chain(inside).chain([number, "x".repeat(2 << 20)]) {
        let answer: serde_json::Value =
            serde_json::from_str(&soon(|| interface::answer(&request))).unwrap();
        assert_eq!(answer["ok"], false, "{}", &request[..40]);
    }
}
