//! The engine for other programs: what a page is told, written from the Laws.

use kanon::interface::{LONGEST_REQUEST, answer};
use kanon::quiz::KINDS;
use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).unwrap()
}

/// White moves a bishop like a knight, presses the clock, and Black says so.
const ILLEGAL: &str = r#"
start = { moves = "1.e4 e5 2.Nf3 Nc6" }
[[events]]
who = "white"
event = "move"
uci = "f1b6"
[[events]]
who = "white"
event = "press"
[[events]]
who = "black"
event = "complain"
about = "illegal-move"
"#;

fn rule(lang: &str, scenario: &str) -> Value {
    ask(&json!({ "do": "rule", "lang": lang, "scenario": scenario }))
}

#[test]
fn a_first_illegal_move_costs_two_minutes_and_the_piece_is_moved() {
    let ruling = rule("en", ILLEGAL);
    assert_eq!(ruling["result"]["outcome"], "ongoing");
    let now = ruling["now"].as_array().unwrap();
    assert_eq!(now[0]["kind"], "result");
    let clock = now.iter().find(|it| it["kind"] == "clock").unwrap();
    assert_eq!(
        (&clock["who"], &clock["seconds"]),
        (&json!("black"), &json!(120))
    );
    assert!(now.iter().any(|it| it["kind"] == "position"));
    let deciding = ruling["deciding"].as_array().unwrap();
    assert!(deciding.len() <= 3);
    assert!(deciding.iter().any(|it| it["number"] == "7.5.5"));
    // 7.5.1, 4.3: the bishop on f1 was touched and can move.
    let moves = ruling["obligations"][0]["moves"].as_array().unwrap();
    assert!(moves.iter().all(|it| it.as_str().unwrap().starts_with('B')));
    let steps = ruling["steps"].as_array().unwrap();
    assert_eq!(steps.len(), 3);
    assert_eq!(steps[2]["fen"], ruling["start"]["fen"]);
}

#[test]
fn what_would_change_it_names_the_second_illegal_move() {
    for lang in ["en", "hy", "ru"] {
        let near = ask(&json!({ "do": "near", "lang": lang, "scenario": ILLEGAL }));
        let near = near["near"].as_array().unwrap();
        let path = json!(["prior", "illegal", "white"]);
        let second = near.iter().find(|it| it["change"]["path"] == path).unwrap();
        assert_eq!(second["change"]["value"], 1);
        assert_eq!(second["result"]["outcome"], "0-1");
        let unpressed = near.iter().find(|it| it["change"]["value"].is_null());
        assert_eq!(unpressed.unwrap()["result"]["outcome"], "ongoing");
        assert!(!json!(near).to_string().contains('⟨'), "{near:#?}");
    }
}

/// A device on the person loses (11.3.2.2), one that lies in a bag does not by itself; who touches
/// the king first may castle (4.4.1); who comes within the default time plays (6.7.1).
#[test]
fn what_would_change_it_looks_at_the_circumstances() {
    let cases = [
        (
            r#"{"events":[{"who":"white","event":"conduct","what":"device","where":"bag","on":true}]}"#,
            json!(["events", 0, "where"]),
            "0-1",
        ),
        (
            r#"{"regulations":{"default_time_s":0},"events":[{"who":"white","event":"arrive","late_s":"20:00"}]}"#,
            json!(["regulations", "default_time_s"]),
            "ongoing",
        ),
        (
            r#"{"start":{"fen":"r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 9"},"events":[{"who":"white","event":"touch","square":"h1"},{"who":"white","event":"move","uci":"e1g1"},{"who":"white","event":"press"},{"who":"black","event":"complain","about":"touch-move"}]}"#,
            json!(["events", 0]),
            "ongoing",
        ),
        (
            r#"{"events":[{"who":"arbiter","event":"discover","fault":"colours-reversed","made":{"white":6,"black":6}}]}"#,
            json!(["events", 0, "made"]),
            "ongoing",
        ),
    ];
    for lang in ["en", "hy", "ru"] {
        for (scenario, path, outcome) in &cases {
            let near = ask(&json!({ "do": "near", "lang": lang, "scenario": scenario }));
            let near = near["near"].as_array().unwrap();
            let found = near.iter().find(|it| it["change"]["path"] == *path);
            let found = found.unwrap_or_else(|| panic!("{path}: {near:#?}"));
            assert_eq!(found["result"]["outcome"], *outcome, "{found:#}");
            assert!(!json!(near).to_string().contains('⟨'), "{near:#?}");
        }
    }
}

/// Of a fallen flag it matters who noticed it (6.8), whether the other one is down too (III.3.1), how
/// many moves were completed and what the opponent can mate with (6.9).
#[test]
fn what_would_change_it_looks_at_flags() {
    let flag = r#"{"time_control":"120/40+60","start":{"fen":"r5k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40"},"prior":{"completed":{"white":39,"black":39}},"clocks_s":{"white":1,"black":100},"events":[{"who":"white","event":"flag","noticed_by":"arbiter"}]}"#;
    let claim = r#"{"time_control":"90+0","regulations":{"guideline_iii":true},"start":{"fen":"7k/7r/8/8/8/8/7R/6K1 w - - 10 90"},"clocks_s":{"white":120,"black":300},"events":[{"who":"white","event":"claim","basis":"no-effort"},{"who":"arbiter","event":"find","decision":"agree"}]}"#;
    let cases = [
        (flag, json!(["events", 0, "noticed_by"]), "ongoing"),
        (flag, json!(["events", 0]), "ongoing"),
        (flag, json!(["start", "fen"]), "1/2-1/2"),
        (flag, json!(["prior", "completed", "white"]), "ongoing"),
        (claim, json!(["clocks_s", "white"]), "1/2-1/2"),
    ];
    for lang in ["en", "hy", "ru"] {
        for (scenario, path, outcome) in &cases {
            let near = ask(&json!({ "do": "near", "lang": lang, "scenario": scenario }));
            let near = near["near"].as_array().unwrap();
            let mut found = near.iter().filter(|it| it["change"]["path"] == *path);
            assert!(
                found.any(|it| it["result"]["outcome"] == *outcome),
                "{path} {outcome}: {near:#?}"
            );
            assert!(!json!(near).to_string().contains('⟨'), "{near:#?}");
        }
    }
}

/// What is to be changed, changed by hand, leads to the ruling that was promised.
#[test]
fn a_change_leads_to_its_ruling() {
    for scenario in [
        r#"{"time_control":"90+0","events":[{"who":"white","event":"move","uci":"g1g3"},{"who":"white","event":"press"},{"who":"black","event":"complain","about":"illegal-move"}]}"#,
        r#"{"time_control":"3+2","events":[{"who":"white","event":"conduct","what":"device","where":"bag","on":true}]}"#,
        r#"{"start":{"fen":"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9"},"events":[{"who":"white","event":"touch","square":"h1"},{"who":"white","event":"touch","square":"e1"}]}"#,
        r#"{"time_control":"25+0","clocks_s":{"white":1,"black":100},"events":[{"who":"white","event":"flag","noticed_by":"opponent"}]}"#,
    ] {
        let near = ask(&json!({ "do": "near", "lang": "en", "scenario": scenario }));
        let near = near["near"].as_array().unwrap();
        assert!(!near.is_empty(), "{scenario}");
        for found in near {
            let mut changed: Value = serde_json::from_str(scenario).unwrap();
            apply(&mut changed, &found["change"]);
            let ruling = rule("en", &changed.to_string());
            let outcome = &ruling["result"]["outcome"];
            assert_eq!(outcome, &found["result"]["outcome"], "{found:#}");
        }
    }
}

/// Makes a change as it is documented: null leaves out, no path at all is another scenario.
fn apply(scenario: &mut Value, change: &Value) {
    let path = change["path"].as_array().unwrap();
    let Some((last, path)) = path.split_last() else {
        *scenario = change["value"].clone();
        return;
    };
    let mut here = scenario;
    for key in path {
        here = match key {
            Value::String(key) => {
                let fields = here.as_object_mut().unwrap();
                fields.entry(key).or_insert(json!({}))
            }
            key => &mut here[key.as_u64().unwrap() as usize],
        };
    }
    match (last, &change["value"]) {
        (Value::String(key), Value::Null) => {
            here.as_object_mut().unwrap().remove(key);
        }
        (Value::String(key), value) => here[key] = value.clone(),
        (at, Value::Null) => {
            here.as_array_mut()
                .unwrap()
                .remove(at.as_u64().unwrap() as usize);
        }
        (at, value) => here[at.as_u64().unwrap() as usize] = value.clone(),
    }
}

#[test]
fn a_mistake_is_shown_where_it_is() {
    let broken = ILLEGAL.replace("press", "presss");
    let refused = rule("en", &broken);
    assert_eq!(refused["ok"], false);
    let problem = &refused["problems"][0];
    assert_eq!(
        (&problem["line"], &problem["column"]),
        (&json!(9), &json!(9))
    );
    assert!(problem["hint"].as_str().unwrap().contains("press"));
    let lone = r#"{"start":{"fen":"8/8/8/8/8/8/8/4K3 w - - 0 1"},"events":[{"who":"white","event":"resign"}]}"#;
    let problem = &rule("hy", lone)["problems"][0];
    assert_eq!(problem["name"], "scenario-illegal-position");
    let second =
        r#"{"events":[{"who":"white","event":"resign"},{"who":"arbiter","event":"press"}]}"#;
    let problem = &rule("hy", second)["problems"][0];
    assert_eq!(
        (&problem["name"], &problem["event"]),
        (&json!("scenario-wrong-actor"), &json!(1))
    );
    let checked = ask(&json!({ "do": "check", "lang": "en", "scenario": ILLEGAL }));
    assert_eq!(checked, json!({ "ok": true, "problems": [] }));
}

#[test]
fn a_question_comes_back_by_its_kind_and_seed_in_every_language() {
    for kind in KINDS {
        let wish = json!({ "do": "question", "lang": "en", "rule": kind.name, "seed": 5 });
        let first = ask(&wish);
        assert_eq!(first["ok"], true, "{}: {first}", kind.name);
        let (kind, seed) = (&first["again"]["kind"], &first["again"]["seed"]);
        for lang in ["en", "hy", "ru"] {
            let again = json!({ "do": "question", "lang": lang, "kind": kind, "seed": seed });
            let again = ask(&again);
            assert_eq!(again["card"]["id"], first["card"]["id"]);
            assert!(!again.to_string().contains('⟨'), "{again}");
            if lang == "en" {
                assert_eq!(again, first);
            }
        }
        let options = first["card"]["options"].as_array().unwrap();
        let key: Vec<_> = (0..options.len())
            .filter(|at| options[*at]["right"] == true)
            .collect();
        let given = json!({ "do": "answer", "kind": kind, "seed": seed, "choice": key });
        assert_eq!(ask(&given)["right"], true);
    }
}

#[test]
fn a_question_can_be_opened_as_a_scenario() {
    for seed in 0..60 {
        let record = ask(&json!({ "do": "record", "seed": seed }));
        let toml = record["toml"].as_str().unwrap();
        let from_toml = rule("en", toml);
        assert_eq!(from_toml["ok"], true, "{toml}\n{from_toml}");
        let from_json = rule("en", &record["scenario"].to_string());
        assert_eq!(from_toml, from_json, "{toml}");
    }
}

#[test]
fn a_wish_is_kept() {
    for seed in 0..30 {
        let wish =
            json!({ "do": "question", "lang": "ru", "topic": "9", "levels": [3, 4], "seed": seed });
        let found = ask(&wish);
        assert_eq!(found["item"]["topic"], "9", "{found}");
        let level = found["card"]["level"].as_u64().unwrap();
        assert!((3..=4).contains(&level));
        assert_eq!(found["card"]["edition"], "2023");
    }
}

#[test]
fn a_board_knows_its_legal_moves_in_the_letters_of_the_language() {
    let request = json!({ "do": "board", "lang": "ru", "moves": "1. e4 e5 2. Кf3 Nc6 3.f1b5" });
    let board = ask(&request);
    assert_eq!(board["turn"], "black");
    assert_eq!(board["played"].as_array().unwrap().len(), 5);
    assert_eq!(board["played"][4]["text"], "Сb5");
    let illegal = ask(&json!({ "do": "board", "lang": "en", "move": "e5" }));
    assert_eq!(illegal["error"], "not-a-legal-move");
}

#[test]
fn nothing_that_is_asked_breaks_it() {
    let long = "x".repeat(LONGEST_REQUEST + 1);
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"do\":7}",
        "{\"do\":\"fly\"}",
        &long,
    ] {
        let refused: Value = serde_json::from_str(&answer(text)).unwrap();
        assert_eq!(refused["ok"], false, "{refused}");
    }
    for scenario in [
        "",
        "events = 3",
        "[[scenario]]\n[[scenario]]",
        "{}",
        "\u{0}",
    ] {
        for what in ["rule", "near", "check", "toml"] {
            let request = json!({ "do": what, "lang": "en", "scenario": scenario });
            assert!(ask(&request)["ok"].is_boolean());
        }
    }
    let wrong = [
        json!({ "do": "question", "lang": "en" }),
        json!({ "do": "question", "lang": "en", "seed": -1 }),
        json!({ "do": "question", "lang": "en", "seed": 1, "rule": "no-such" }),
        json!({ "do": "question", "lang": "en", "seed": 1, "kind": "no-such" }),
        json!({ "do": "question", "lang": "en", "seed": 1, "level": 900 }),
        json!({ "do": "answer", "seed": 1, "choice": "a" }),
        json!({ "do": "board", "lang": "en", "fen": "8/8" }),
        json!({ "do": "rule", "lang": "xx", "scenario": ILLEGAL }),
    ];
    for request in wrong {
        assert_eq!(ask(&request)["ok"], false, "{request}");
    }
}

/// The three corners that a camera looks for, and the size of the smallest code that holds the text:
/// version 2, 25 modules, for 17 to 26 bytes at level M (ISO/IEC 18004, table 7).
#[test]
fn an_address_becomes_a_code_that_a_camera_finds() {
    let code = ask(&json!({ "do": "qr", "text": "https://example.org/en/" }));
    assert_eq!(code["ok"], true);
    assert_eq!(code["size"], 25);
    let path = code["path"].as_str().unwrap();
    for corner in ["M0 0h7", "M18 0h7", "M0 18h7", "M0 6h7", "M0 24h7"] {
        assert!(path.contains(corner), "{corner}");
    }
    let long = "x".repeat(3000);
    assert_eq!(ask(&json!({ "do": "qr", "text": long }))["ok"], false);
}
