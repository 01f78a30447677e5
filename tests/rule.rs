//! `kanon rule`, `kanon schema`, `kanon ledger` as people type them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use assert_cmd::cargo::CommandCargoExt;
use kanon::game::Scenario;
use serde_json::{Value, json};

fn kanon(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::cargo_bin("kanon")
        .unwrap()
        .args(args)
        .env("LC_ALL", "C")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // It answers while it reads: a writer who doesn't listen would wait for ever.
    let output = std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input.as_bytes()).unwrap());
        child.wait_with_output().unwrap()
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

const CLAIM: &str = r#"
start = { moves = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1" }
events = [{ who = "black", event = "claim", basis = "threefold", move = "Ձg8" }]
"#;

#[test]
fn json_has_the_documented_shape() {
    let (code, out, _) = kanon(&["rule", "-", "--format", "json"], CLAIM);
    assert_eq!(code, 0);
    let ruling: Value = serde_json::from_str(&out).unwrap();
    let keys: Vec<_> = ruling.as_object().unwrap().keys().cloned().collect();
    assert_eq!(
        keys,
        [
            "id",
            "version",
            "edition",
            "class",
            "outcome",
            "termination",
            "clock_delta_s",
            "illegal_count",
            "obligations",
            "allowed",
            "rights_lost",
            "offer",
            "discretion",
            "fen",
            "clocks_s",
            "verdict",
            "points",
            "record_duty",
            "claim",
            "penalties",
            "needs",
            "notation",
            "citations",
            "rules",
            "clauses",
            "witnesses",
            "steps",
        ]
    );
    assert_eq!(ruling["outcome"], "1/2-1/2");
    assert_eq!(ruling["termination"], "threefold-claim");
    assert_eq!(ruling["allowed"], Value::Null);
    assert_eq!(
        ruling["witnesses"][0],
        json!({ "kind": "repetition", "plies": [0, 4, 8] })
    );
    assert!(
        ruling["clauses"]
            .as_array()
            .unwrap()
            .contains(&json!("9.2.1"))
    );
    assert_eq!(ruling["steps"][0]["event"], 0);
    let line = ruling["steps"][0]["line"].as_str().unwrap();
    assert!(line.contains("third") || line.contains("three"), "{line}");
}

#[test]
fn the_edition_asked_for_gives_its_numbers() {
    let (_, out, _) = kanon(
        &["rule", "-", "--format", "json", "--edition", "2018"],
        CLAIM,
    );
    let ruling: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(ruling["edition"], "2018");
    assert!(
        ruling["clauses"]
            .as_array()
            .unwrap()
            .contains(&json!("9.2.1.1"))
    );
}

#[test]
fn a_ruling_reads_in_every_language() {
    for (lang, words) in [
        (
            "en",
            [
                "The claim is correct",
                "9.5.2",
                "at the start and after 2...Ng8; 4...Ng8 would",
            ],
        ),
        ("ru", ["Заявление обоснованно", "9.5.2", "Кg8"]),
        ("hy", ["Պահանջը ճիշտ է", "9.5.2", "Ձg8"]),
    ] {
        let (code, out, _) = kanon(&["rule", "-", "--lang", lang], CLAIM);
        assert_eq!(code, 0);
        for word in words {
            assert!(out.contains(word), "{lang}: {word}\n{out}");
        }
        assert!(!out.contains('⟨'), "{out}");
    }
}

/// What was said when something was decided is not changed by what was played later, and nothing
/// is said of a move or a result that nobody has named.
#[test]
fn a_ruling_tells_what_was_so_at_the_time() {
    let stories = [
        (
            json!({
                "start": { "moves": "Nf3 Nf6 Ng1 Ng8" },
                "events": [
                    { "who": "white", "event": "claim", "basis": "threefold", "move": "Nf3" },
                    { "who": "white", "event": "move", "san": "e4" },
                ],
            }),
            [
                "Appearances: after 1.Nf3; 3.Nf3 would",
                "White was bound to make a different move",
            ],
            ["3.e4", "touched another piece"],
        ),
        (
            json!({
                "start": { "moves": "e4" },
                "events": [{ "who": "black", "event": "claim", "basis": "fifty" }],
            }),
            ["stands at zero", "Two minutes are added to White"],
            ["with the count", "begins anew"],
        ),
        (
            json!({
                "start": { "moves": "e4 e5" },
                "events": [
                    { "who": "white", "event": "sign" },
                    { "who": "black", "event": "sign", "result": "0-1" },
                ],
            }),
            ["signature settles nothing", "Black alone has signed 0–1"],
            ["scoresheets: .", "this result stands"],
        ),
    ];
    for (story, said, unsaid) in stories {
        let (code, out, err) = kanon(&["rule", "-"], &story.to_string());
        assert_eq!(code, 0, "{err}");
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
        for words in said {
            assert!(out.contains(words), "{words}\n{out}");
        }
        for words in unsaid {
            assert!(!out.contains(words), "{words}\n{out}");
        }
    }
}

/// Every sentence that the cases bring up exists in every language.
#[test]
fn no_case_leaves_a_gap_in_any_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().display().to_string())
        .collect();
    files.sort();
    for lang in ["en", "ru", "hy"] {
        let mut args = vec!["rule", "--lang", lang, "--content", "nowhere"];
        args.extend(files.iter().map(String::as_str));
        let (code, out, err) = kanon(&args, "");
        assert_eq!(code, 0, "{err}");
        let gaps: Vec<_> = out
            .lines()
            .filter(|line| line.contains('⟨'))
            .take(5)
            .collect();
        assert!(gaps.is_empty(), "{lang}: {gaps:#?}");
    }
}

#[test]
fn a_stream_keeps_its_order_and_goes_on_after_a_mistake() {
    let mut input = String::new();
    for number in 0..5000 {
        input.push_str(&json!({ "id": format!("s{number}"), "events": [{ "who": "white", "event": "resign" }] }).to_string());
        input.push('\n');
        if number == 2500 {
            input.push_str("{ \"id\": \"broken\", \"event\": [] }\n");
        }
    }
    let (code, out, _) = kanon(&["rule", "-", "--format", "json"], &input);
    assert_eq!(code, 1);
    let lines: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 5001);
    assert_eq!(lines[2501]["refused"][0]["code"], "unknown-key");
    assert_eq!(lines[2501]["refused"][0]["line"], 2502);
    assert_eq!(lines[2501]["refused"][0]["hint"], "did you mean “events”?");
    assert_eq!(lines[5000]["id"], "s4999");
}

/// Who writes a line and waits gets the answer before the input ends.
#[test]
fn a_line_is_answered_before_the_next_is_written() {
    let mut child = Command::cargo_bin("kanon")
        .unwrap()
        .args(["rule", "-", "--format", "json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for number in 0..3 {
        writeln!(stdin, "{{\"id\":\"s{number}\",\"start\":{{}}}}").unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["id"], format!("s{number}"));
    }
    writeln!(stdin, "\n{{\"idd\":1}}").unwrap();
    let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
    assert_eq!(answer["refused"][0]["line"], 5);
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

/// What stands before the wrong byte is ruled on; the byte is named with its line.
#[test]
fn a_stream_is_ruled_on_up_to_what_is_no_text() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    std::fs::write(
        &path,
        b"\xef\xbb\xbf{\"id\":\"one\",\"start\":{}}\n{\"id\":\"\xff\"}\n{}\n",
    )
    .unwrap();
    let path = path.to_str().unwrap();
    let (code, out, _) = kanon(&["rule", path, "--format", "json"], "");
    assert_eq!(code, 1);
    let lines: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert_eq!(lines[0]["id"], "one");
    let refused = &lines[1]["refused"][0];
    assert_eq!(refused["code"], "not-utf8");
    assert_eq!(
        (&refused["line"], &refused["column"]),
        (&json!(2), &json!(8))
    );
}

#[test]
fn what_a_finding_says_beyond_the_format_is_left_aside_and_told() {
    let input = "events = [{ who = \"arbiter\", event = \"find\", decison = \"agree\" }]\n";
    for (format, spoken) in [("text", "goes on"), ("json", "\"ongoing\"")] {
        let (code, out, err) = kanon(
            &["rule", "-", "--format", format, "--color", "never"],
            input,
        );
        assert_eq!(code, 0, "{err}");
        assert!(out.contains(spoken), "{out}");
        for word in ["warning", "-:1:46", "decison", "did you mean “decision”?"] {
            assert!(err.contains(word), "{word}\n{err}");
        }
    }
}

#[test]
fn mistakes_are_shown_with_their_place() {
    for (input, wanted) in [
        (
            "edtion = \"2023\"\n",
            ["-:1:1", "edtion", "did you mean “edition”?"],
        ),
        (
            "start = { moves = \"1.e4 e5 2.Nf4\" }\n",
            ["-:1:19", "2. Nf4", "did you mean “Nf3”?"],
        ),
        (
            "start = { fen = \"8/8/8 w - - 0 1\" }\n",
            ["-:1:17", "the pieces are wrong", ""],
        ),
        (
            "events = [{ who = \"white\", event = \"clame\" }]\n",
            ["-:1:36", "clame", "did you mean “claim”?"],
        ),
        (
            "events = [{ who = \"white\", event = \"touch\", square = \"j9\" }]\n",
            ["-:1:54", "j9", ""],
        ),
        (
            "events = [{ who = \"white\", event = \"offer\", square = \"e4\" }]\n",
            ["-:1:45", "square", ""],
        ),
        (
            "events = [{ who = \"white\", event = \"touch\" }]\n",
            ["-:1:11", "square", ""],
        ),
        ("time_control = \"soon\"\n", ["-:1:16", "soon", "15+10"]),
        ("clocks_s = 5\n", ["-:1:12", "expected a table", ""]),
        ("events = [\n", ["-:", "not TOML", ""]),
        ("{ \"events\": 1 }\n", ["-:1:13", "expected a list", ""]),
    ] {
        let (code, out, err) = kanon(&["rule", "-", "--color", "never"], input);
        assert_eq!((code, out.as_str()), (1, ""), "{input}");
        for word in wanted {
            assert!(err.contains(word), "{input}: {word}\n{err}");
        }
    }
}

/// A value that a schema allows.
fn sample(schema: &Value, key: &str) -> Value {
    if let Some(words) = schema["enum"].as_array() {
        return words[0].clone();
    }
    if !schema["const"].is_null() {
        return schema["const"].clone();
    }
    if let Some(kinds) = schema["anyOf"].as_array() {
        return sample(&kinds[kinds.len() - 1], key);
    }
    match (schema["type"].as_str().unwrap(), key) {
        ("string", _)
            if schema["pattern"]
                .as_str()
                .is_some_and(|it| it.contains(':')) =>
        {
            json!("1:30")
        }
        ("string", "piece") => json!("queen"),
        ("string", "result") => json!("1-0"),
        ("string", "uci") => json!("e2e4"),
        ("string", "fen") => json!("startpos"),
        ("string", _) => json!("e4"),
        ("boolean", _) => json!(true),
        ("array", "events") => json!([]),
        ("array", _) => json!([sample(&schema["items"], key)]),
        // A text for each language.
        ("object", _) if schema["properties"].is_null() => json!({ "en": "e4" }),
        ("object", _) => {
            let keys = schema["properties"].as_object().unwrap().iter();
            // Of the keys that stand for each other only the last is given.
            let one_of: Vec<&str> = (schema["oneOf"].as_array().into_iter().flatten())
                .filter_map(|it| it["required"][0].as_str())
                .collect();
            let last = one_of.last().copied();
            // A number of a starting position belongs to Chess960 and excludes a FEN.
            let keys = keys.filter(|(key, _)| *key != "position");
            keys.filter(|(key, _)| !one_of.contains(&key.as_str()) || Some(key.as_str()) == last)
                .map(|(key, schema)| (key.clone(), sample(schema, key)))
                .collect()
        }
        _ => json!(1),
    }
}

#[test]
fn what_the_schema_allows_is_read() {
    let (code, out, _) = kanon(&["schema", "scenario"], "");
    assert_eq!(code, 0);
    let schema: Value = serde_json::from_str(&out).unwrap();
    let read = |value: Value| {
        let scenario = value.to_string().parse::<Scenario>();
        scenario.unwrap_or_else(|refused| panic!("{value}: {refused:?}"))
    };
    let events = schema["$defs"]["event"]["oneOf"].as_array().unwrap();
    assert!(events.len() > 30);
    for event in events {
        let value = sample(event, "");
        assert_eq!(read(json!({ "events": [value] })).events.len(), 1);
    }
    for (key, schema) in schema["properties"].as_object().unwrap() {
        let mut value = json!({ "start": { "moves": "1.e4 e5" } });
        value[key] = sample(schema, key);
        // A starting position by its number belongs to Chess960 and stands in place of a FEN.
        if let Some(start) = value["start"].as_object_mut() {
            start.remove("position");
        }
        read(value);
    }
}

#[test]
fn the_ledger_counts_by_article() {
    let (code, out, _) = kanon(&["ledger"], "");
    assert_eq!(code, 0);
    assert!(out.contains("Article 9: 21 of 21 applied"), "{out}");
    assert!(out.contains("Article 7: 13 of 13 applied"), "{out}");
    let (_, out, _) = kanon(&["ledger", "--format", "json"], "");
    assert_eq!(out.lines().count(), 372);
}

#[test]
fn a_refused_scenario_says_which_it_is() {
    for (input, id) in [
        (r#"{ "id": "mine", "event": [] }"#, json!("mine")),
        (
            r#"{ "scenario": { "id": "inner", "event": [] } }"#,
            json!("inner"),
        ),
        (
            "id = \"told\"\nstart = { moves = \"1.e5\" }\n",
            json!("told"),
        ),
        (r#"{ "id": 7, "event": [] }"#, Value::Null),
        (r#"{ "id": "cut"#, Value::Null),
    ] {
        let (code, out, err) = kanon(&["rule", "-", "--format", "json"], input);
        assert_eq!(code, 1, "{input}\n{err}");
        let answer: Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
        assert!(answer["refused"].is_array(), "{input}\n{out}");
        assert_eq!(answer["id"], id, "{input}");
    }
}

/// I.1: the clock is stopped on a sealed move. Nobody plays until it is opened.
#[test]
fn an_adjourned_game_does_not_go_on() {
    let sealed = "events = [
      { who = \"arbiter\", event = \"order-seal\" },
      { who = \"white\", event = \"seal\", text = \"e4\" },
      { who = \"white\", event = \"stop-clocks\" },
    ";
    let opened = "{ who = \"arbiter\", event = \"open\" } ";
    for (lang, adjourned, goes_on) in [
        ("en", "The game is adjourned.", "The game goes on."),
        ("hy", "Խաղը հետաձգված է։", "Խաղը շարունակվում է։"),
        ("ru", "Партия отложена.", "Партия продолжается."),
    ] {
        for (input, wanted) in [
            (format!("{sealed}]"), adjourned),
            (format!("{sealed}{opened}]"), goes_on),
        ] {
            let (code, out, err) =
                kanon(&["rule", "-", "--lang", lang, "--color", "never"], &input);
            assert_eq!(code, 0, "{err}");
            assert_eq!(out.trim_end().lines().last(), Some(wanted), "{out}");
        }
    }
}

/// The press was an accident after all: that it was counted, and what it cost, is no fact that
/// the ruling rests on any more; the increment that it brought stays taken back.
#[test]
fn a_count_that_is_struck_out_leaves_no_facts() {
    let pressed = r#"{ "start": { "moves": "1.e4 e5" }, "events": [
        { "who": "white", "event": "press" },
        { "who": "black", "event": "complain", "about": "illegal-move" }"#
        .replace('\n', " ");
    let found = r#", { "who": "arbiter", "event": "find", "accidental": true }"#;
    let kinds = |input: &str| -> Vec<String> {
        let (code, out, err) = kanon(&["rule", "-", "--format", "json"], input);
        assert_eq!(code, 0, "{err}");
        let ruling: Value = serde_json::from_str(&out).unwrap();
        let witnesses = ruling["witnesses"].as_array().unwrap().iter();
        witnesses
            .map(|fact| fact["kind"].as_str().unwrap().to_owned())
            .collect()
    };
    let counted = kinds(&format!("{pressed}] }}"));
    for kind in ["counted", "penalty", "gained"] {
        assert!(
            counted.iter().any(|told| told == kind),
            "{kind}: {counted:?}"
        );
    }
    assert_eq!(kinds(&format!("{pressed}{found}] }}")), ["gained"]);
}

/// A ruling in English, on one line.
fn ruling_of(scenario: &str) -> String {
    let (code, out, err) = kanon(&["rule", "-", "--lang", "en"], scenario);
    assert_eq!(code, 0, "{err}");
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_queen_that_mates_for_an_unfinished_promotion_is_explained() {
    let story = |pawn: &str| {
        format!(
            r#"
start = {{ fen = "6k1/P4p{pawn}p/8/8/8/8/5PPP/6K1 w - - 0 40" }}
events = [
  {{ who = "white", event = "move", uci = "a7a8" }},
  {{ who = "white", event = "press" }},
  {{ who = "black", event = "complain", about = "illegal-move" }},
]"#
        )
    };
    let explained = "gives checkmate: the illegal move is counted";
    let mates = ruling_of(&story("p"));
    assert!(mates.contains(explained), "{mates}");
    let checks = ruling_of(&story("1"));
    assert!(!checks.contains(explained), "{checks}");
}

#[test]
fn what_a_tip_means_for_a_claim_is_left_to_the_regulations() {
    let story = |switch: &str| {
        format!(
            r#"
regulations = {{ outsider_tip = "{switch}" }}
events = [
  {{ who = "white", event = "flag", noticed_by = "nobody" }},
  {{ who = "outsider", event = "report", what = "flag", to = "player" }},
]"#
        )
    };
    for (switch, said) in [
        ("no_effect", "keep their rights"),
        ("bars_claim", "not accepted"),
    ] {
        let ruling = ruling_of(&story(switch));
        let open = ruling.contains("left to the regulations") && ruling.contains(said);
        assert!(open, "{ruling}");
    }
}
