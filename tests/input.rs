//! What `kanon rule` refuses, with what place and hint; nothing that is typed makes it fall over.

use std::io::Write;
use std::process::{Command, Stdio};

use assert_cmd::cargo::CommandCargoExt;
use kanon::diag::FileId;
use kanon::game::scenario::Format;
use serde_json::Value;

fn kanon(args: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::cargo_bin("kanon")
        .unwrap()
        .args(["rule", "-", "--content", "nowhere"])
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input).unwrap());
        child.wait_with_output().unwrap()
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        output.status.code().expect("it ends by itself"),
        text(output.stdout),
        text(output.stderr),
    )
}

/// The refusals of an input in one language.
fn refusals(input: &[u8], lang: &str) -> Vec<Value> {
    let (code, out, err) = kanon(&["--format", "json", "--lang", lang], input);
    let shown = String::from_utf8_lossy(input);
    assert_eq!(code, 1, "{shown}\n{out}\n{err}");
    let line: Value = serde_json::from_str(&out).unwrap_or_else(|_| panic!("{shown}: {out}{err}"));
    line["refused"].as_array().expect(&shown).clone()
}

/// What is wrong, the column it is shown at, and a word of what is said about it.
const REFUSED: &[(&str, &str, u64, &str)] = &[
    // Null, in a line as in a file.
    (
        r#"{"start":null,"events":[{"who":"white","event":"resign"}]}"#,
        "wrong-type",
        10,
        "null",
    ),
    (
        r#"{"events":[{"who":"white","event":"claim","basis":"fifty","move":null}]}"#,
        "wrong-type",
        66,
        "leave the key out",
    ),
    (
        r#"{"clocks_s":{"white":null},"events":[{"who":"white","event":"resign"}]}"#,
        "wrong-type",
        22,
        "null",
    ),
    // Numbers.
    (
        r#"{"events":[{"who":"white","event":"adjourn","seconds_before_end":9223372036854775807}]}"#,
        "out-of-range",
        66,
        "360000",
    ),
    (
        r#"{"events":[{"who":"white","event":"adjourn","seconds_before_end":400000}]}"#,
        "out-of-range",
        66,
        "hundred hours",
    ),
    (
        r#"{"clocks_s":{"white":9223372036854775807},"events":[{"who":"white","event":"resign"}]}"#,
        "out-of-range",
        22,
        "360000",
    ),
    (
        r#"{"clocks_s":{"white":-5},"events":[{"who":"white","event":"resign"}]}"#,
        "out-of-range",
        22,
        "from 0",
    ),
    (
        r#"{"time_control":{"periods":[{"seconds":9223372036854775807}],"increment":0},"events":[{"who":"white","event":"resign"}]}"#,
        "out-of-range",
        40,
        "360000",
    ),
    (
        r#"{"time_control":{"periods":[{"seconds":400000}],"increment":400000},"events":[{"who":"white","event":"resign"}]}"#,
        "out-of-range",
        40,
        "360000",
    ),
    (
        r#"{"time_control":"4000000000+0","events":[{"who":"white","event":"resign"}]}"#,
        "out-of-range",
        17,
        "360000",
    ),
    (
        r#"{"time_control":{"periods":[{"seconds":99999999999999999999}]},"events":[{"who":"white","event":"resign"}]}"#,
        "out-of-range",
        40,
        "360000",
    ),
    (
        r#"{"events":[{"who":"white","event":"play-on","moves":4000000000}]}"#,
        "out-of-range",
        53,
        "ten thousand",
    ),
    (
        r#"{"events":[{"who":"white","event":"play-on","moves":9000},{"who":"white","event":"play-on","moves":9000}]}"#,
        "out-of-range",
        100,
        "10000",
    ),
    (
        r#"{"events":[{"who":"white","event":"move","uci":"e2e4","hands":0}]}"#,
        "out-of-range",
        63,
        "one hand",
    ),
    (
        r#"{"events":[{"who":"white","event":"move","uci":"e2e4","hands":7}]}"#,
        "out-of-range",
        63,
        "one hand",
    ),
    (
        r#"{"events":[{"who":"white","event":"arrive","late_s":-5}]}"#,
        "out-of-range",
        53,
        "from 0",
    ),
    (
        r#"{"events":[{"who":"arbiter","event":"observe","what":"illegal-move","ply":99}]}"#,
        "no-such-ply",
        75,
        "half-move 99",
    ),
    (
        r#"{"events":[{"who":"arbiter","event":"observe","what":"illegal-move","ply":0}]}"#,
        "no-such-ply",
        75,
        "from 1",
    ),
    // What happened before.
    (
        r#"{"prior":{"illegal":{"white":2}},"events":[{"who":"white","event":"resign"}]}"#,
        "impossible-prior",
        30,
        "at most 1",
    ),
    (
        r#"{"prior":{"completed":{"white":3,"black":90}},"events":[{"who":"white","event":"resign"}]}"#,
        "impossible-prior",
        23,
        "3 and 90",
    ),
    (
        r#"{"prior":{"unpressed":"white"},"events":[{"who":"white","event":"resign"}]}"#,
        "impossible-prior",
        23,
        "no move yet",
    ),
    // People and what they do.
    (
        r#"{"events":[{"who":"arbiter","event":"resign"}]}"#,
        "wrong-actor",
        19,
        "white, black",
    ),
    (
        r#"{"events":[{"who":"white","event":"find","decision":"agree"}]}"#,
        "wrong-actor",
        19,
        "arbiter",
    ),
    (
        r#"{"start":{"moves":"e4"},"events":[{"who":"black","event":"arrive","late_s":9}]}"#,
        "arrival-in-play",
        35,
        "under way",
    ),
    (
        r#"{"events":[{"who":"white","event":"open"}]}"#,
        "wrong-actor",
        19,
        "arbiter",
    ),
    (
        r#"{"events":[{"who":"white","event":"move","san":"e4","uci":"d2d4"}]}"#,
        "given-twice",
        59,
        "one of",
    ),
    (
        r#"{"events":[{"who":"white","event":"sign","result":"2-0"}]}"#,
        "unknown-word",
        51,
        "1/2-1/2",
    ),
    (
        r#"{"events":[{"who":"white","event":"place","piece":"queen"}]}"#,
        "missing-key",
        12,
        "square",
    ),
    (
        r#"{"events":[{"who":"white","evnt":"move"}]}"#,
        "unknown-key",
        27,
        "did you mean “event”?",
    ),
    (
        r#"{"events":[{"who":"white","event":"move","san":"Nd4"}]}"#,
        "cannot-rule",
        12,
        "by squares",
    ),
    // Keys.
    (
        r#"{"events":[{"who":"white","event":"resign"}],"events":[]}"#,
        "duplicate-key",
        46,
        "“events”",
    ),
    (
        r#"{"events":[{"who":"white","who":"black","event":"resign"}]}"#,
        "duplicate-key",
        27,
        "“who”",
    ),
    (
        r#"{"regulations":{"iii5":true},"events":[{"who":"white","event":"resign"}]}"#,
        "unknown-key",
        17,
        "no key “iii5”",
    ),
    (
        r#"{"edition":"2099","events":[{"who":"white","event":"resign"}]}"#,
        "unknown-word",
        12,
        "2018, 2023",
    ),
    (
        r#"{"scenario":{"events":[{"who":"white","event":"resign"}]},"expect":{},"clause":"5.1"}"#,
        "unknown-key",
        71,
        "“clause”",
    ),
    // Nothing at all.
    ("{}", "no-scenario", 1, "neither a start"),
    ("", "no-scenario", 1, "neither a start"),
    ("  \n\n", "no-scenario", 1, "events"),
    (r#"{"events":[{"who":"white""#, "not-json", 25, "ends"),
    // Positions.
    (
        r#"{"start":{"fen":"8/8/8/8/8/8/8/4K3 w - - 0 1"}}"#,
        "illegal-position",
        17,
        "one king",
    ),
    (
        r#"{"start":{"fen":"4k3/8/8/8/8/8/8/K3K3 w - - 0 1"}}"#,
        "illegal-position",
        17,
        "one king",
    ),
    (
        r#"{"start":{"fen":"8/8/8/3kK3/8/8/8/8 w - - 0 1"}}"#,
        "illegal-position",
        17,
        "next to",
    ),
    (
        r#"{"start":{"fen":"4k3/8/8/8/8/8/8/P3K3 w - - 0 1"}}"#,
        "illegal-position",
        17,
        "pawn",
    ),
    (
        r#"{"start":{"fen":"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"}}"#,
        "illegal-position",
        17,
        "in check",
    ),
    (
        r#"{"start":{"fen":"4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1"}}"#,
        "illegal-position",
        17,
        "castle",
    ),
    (
        r#"{"start":{"fen":"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1"}}"#,
        "chess960",
        17,
        "belongs to Chess960",
    ),
    (
        r#"{"start":{"fen":"4k3/8/8/8/8/8/8/4K3 w - - 20000 1"}}"#,
        "out-of-range",
        17,
        "10000",
    ),
];

#[test]
fn what_no_game_can_have_is_refused_with_a_place_and_a_hint() {
    let mut failed = Vec::new();
    for (input, code, column, word) in REFUSED {
        let found = refusals(input.as_bytes(), "en");
        let first = &found[0];
        let said = format!("{} {}", first["message"], first["hint"]);
        if first["code"] != *code || first["column"] != *column || !said.contains(word) {
            failed.push(format!("{input}\n  {code} {column} {word}: {first}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// All mistakes of a scenario are said at once, each at its place.
#[test]
fn every_mistake_is_found() {
    let input = r#"{"edtion":"2023","clocks_s":{"white":"5"},"events":[{"who":"whte","event":"touch","square":"z9","intent":"muve"},{"who":"white","event":"resing"},{"who":"white","event":"move"}]}"#;
    let found: Vec<_> = refusals(input.as_bytes(), "en")
        .iter()
        .map(|it| {
            (
                it["code"].as_str().unwrap().to_owned(),
                it["column"].as_u64().unwrap(),
            )
        })
        .collect();
    let wanted = [
        ("unknown-key", 2),
        ("bad-time", 38),
        ("unknown-word", 60),
        ("bad-square", 92),
        ("unknown-word", 106),
        ("unknown-event", 137),
        ("missing-key", 147),
    ];
    let wanted = wanted.map(|(code, column)| (code.to_owned(), column));
    assert_eq!(found, wanted);
}

#[test]
fn a_scenario_has_a_bounded_number_of_events() {
    let story = |events: usize| {
        let touch = r#"{"who":"white","event":"touch","square":"e2"}"#;
        format!(
            r#"{{"id":"long","events":[{}]}}"#,
            vec![touch; events].join(",")
        )
    };
    let (code, _, err) = kanon(&["--format", "json"], story(1_000).as_bytes());
    assert_eq!(code, 0, "{err}");
    let found = refusals(story(1_001).as_bytes(), "en");
    assert_eq!(found[0]["code"], "too-many-events");
    assert_eq!(found[0]["column"], 23);
    let message = found[0]["message"].as_str().unwrap();
    assert!(
        message.contains("1000") || message.contains("1,000"),
        "{message}"
    );
}

#[test]
fn every_refusal_is_said_in_every_language() {
    for lang in ["hy", "ru"] {
        for (input, ..) in REFUSED {
            for problem in refusals(input.as_bytes(), lang) {
                let said = format!("{} {}", problem["message"], problem["hint"]);
                assert!(!said.contains('⟨'), "{lang}: {input}: {said}");
            }
        }
    }
}

#[test]
fn a_story_about_an_illegal_position_may_start_from_one() {
    for input in [
        r#"{"start":{"fen":"rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},"events":[{"who":"arbiter","event":"discover","fault":"initial-position"}]}"#,
        r#"{"time_control":"5+0","start":{"fen":"4k3/8/8/8/8/8/4R3/r3K3 w - - 0 30"},"events":[{"who":"arbiter","event":"observe","what":"both-kings-in-check","seen":false}]}"#,
    ] {
        let (code, out, err) = kanon(&["--format", "json"], input.as_bytes());
        assert_eq!(code, 0, "{out}{err}");
    }
}

#[test]
fn texts_in_other_encodings_are_named() {
    let found = refusals(b"{\"id\":\"a\",\n\"events\":\xff[]}", "en");
    assert_eq!(found[0]["code"], "not-utf8");
    assert_eq!(
        (&found[0]["line"], &found[0]["column"]),
        (&2.into(), &10.into())
    );
    let utf16: Vec<u8> = "\u{feff}{}"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let found = refusals(&utf16, "en");
    assert!(found[0]["hint"].as_str().unwrap().contains("UTF-16"));
    let marked = "\u{feff}{\"events\":[{\"who\":\"white\",\"event\":\"resign\"}]}";
    let (code, out, _) = kanon(&["--format", "json"], marked.as_bytes());
    assert_eq!(code, 0, "{out}");
}

/// The largest numbers that are let in.
#[test]
fn the_limits_themselves_are_ruled_on() {
    let input = r#"{"time_control":{"periods":[{"seconds":360000}],"increment":360000},"clocks_s":{"white":360000,"black":360000},"events":[{"who":"white","event":"claim","basis":"threefold"},{"who":"white","event":"play-on","moves":10000},{"who":"white","event":"move","san":"e4"},{"who":"white","event":"press"},{"who":"black","event":"adjourn","seconds_before_end":360000}]}"#;
    let (code, out, err) = kanon(&["--format", "json"], input.as_bytes());
    assert_eq!(code, 0, "{err}");
    let ruling: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(ruling["clocks_s"]["white"], 720_000);
}

/// A file is searched for the places of its mistakes once, not once for each of them.
#[test]
fn thousands_of_mistakes_are_found_in_good_time() {
    let toml = "[[scenario]]\nid = \"a\"\nevents = [{ who = \"white\", event = \"resing\" }]\n";
    let json = r#"{"id":"a","events":[{"who":"white","event":"resing"}]}"#;
    let started = std::time::Instant::now();
    for (text, format) in [
        (toml.repeat(3_000), Format::Toml),
        (format!("[{}]", [json; 3_000].join(",\n")), Format::Json),
    ] {
        let read = kanon::game::scenario::read(&text, format, FileId(0), "many");
        let refused = read.iter().filter(|scenario| scenario.is_err()).count();
        assert_eq!(refused, 3_000);
    }
    assert!(started.elapsed().as_secs() < 60, "{:?}", started.elapsed());
}

/// Mistakes that come to light only when a scenario is asked about, or ruled on.
#[test]
fn thousands_of_unfit_scenarios_are_shown_in_good_time() {
    let folder = tempfile::tempdir().unwrap();
    let toml =
        "[[scenario]]\nask = \"rulling\"\nevents = [{ who = \"white\", event = \"resign\" }]\n";
    let json = r#"{"ask":"rulling","events":[{"who":"white","event":"resign"}]}"#;
    let unclear = "[[scenario]]\nevents = [{ who = \"white\", event = \"move\", san = \"Nd4\" }]\n";
    let started = std::time::Instant::now();
    for (command, name, text, last) in [
        ("quiz", "own.toml", toml.repeat(900), "own.toml:2699:7"),
        (
            "quiz",
            "own.json",
            format!("[{}]", [json; 900].join(",\n")),
            "own.json:900:8",
        ),
        (
            "quiz",
            "own.jsonl",
            format!("{json}\n").repeat(900),
            "own.jsonl:900:8",
        ),
        (
            "rule",
            "unclear.toml",
            unclear.repeat(900),
            "unclear.toml:1800:11",
        ),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        let output = Command::cargo_bin("kanon")
            .unwrap()
            .arg(command)
            .arg(&path)
            .args(["--content", "nowhere", "--lang", "en"])
            .output()
            .unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        let end: Vec<&str> = told.lines().rev().take(12).collect();
        assert!(told.contains(last), "{end:#?}");
    }
    assert!(started.elapsed().as_secs() < 60, "{:?}", started.elapsed());
}
