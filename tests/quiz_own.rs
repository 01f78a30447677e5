//! Questions about scenarios that readers write themselves.

use kanon::game::Scenario;
use kanon::lang::{Lang, Locales};
use kanon::quiz::{Asked, Dice, Question, RenderedQuestion, Renderer, ask_own};
use serde_json::{Value, json};

fn scenario(raw: &Value) -> Scenario {
    raw.to_string().parse().unwrap()
}

/// Everything that can be asked about a scenario, as the dice fall.
fn asked(raw: &Value) -> Vec<Question> {
    let scenario = scenario(raw);
    let of = |name: &'static str| {
        let scenario = scenario.clone();
        (0..8).filter_map(move |seed| {
            let asked = Asked::named(name).unwrap();
            ask_own(scenario.clone(), asked, &mut Dice::new(seed)).ok()
        })
    };
    Asked::NAMES.into_iter().flat_map(of).collect()
}

fn told(lang: &str, question: &Question) -> RenderedQuestion {
    let locales = Locales::built_in();
    let lang: Lang = lang.parse().unwrap();
    let locale = locales.open(lang).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    question.render(&renderer)
}

/// A story, and what it tells of in the words of the misconceptions' titles.
fn stories() -> Vec<(Value, &'static [&'static str])> {
    let touched_then_illegal = json!([
        {"who": "white", "event": "touch", "square": "e3"},
        {"who": "white", "event": "move", "san": "e5"},
        {"who": "white", "event": "press"},
        {"who": "black", "event": "complain", "about": "illegal-move"},
    ]);
    let kings = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 60";
    let rooks = "8/5pk1/3r2p1/8/8/1R6/5PPK/8 w - - 30 61";
    let start = |fen: &str| json!({"fen": fen});
    vec![
        (
            json!({"time_control": "90+30", "start": start(kings), "events": touched_then_illegal}),
            &["illegal", "increment"],
        ),
        (
            json!({
                "time_control": "25+10", "start": start(rooks),
                "events": [
                    {"who": "white", "event": "move", "san": "Rb3c4"},
                    {"who": "white", "event": "press"},
                    {"who": "black", "event": "complain", "about": "illegal-move"},
                ],
            }),
            &["illegal", "increment"],
        ),
        (
            json!({
                "time_control": "90+30", "start": start(rooks),
                "clocks_s": {"white": 600, "black": 600},
                "events": [
                    {"who": "white", "event": "touch", "square": "b3"},
                    {"who": "white", "event": "claim", "basis": "fifty"},
                ],
            }),
            &["claim", "offer"],
        ),
        (
            json!({
                "time_control": "90+30", "start": start(rooks),
                "events": [
                    {"who": "white", "event": "move", "san": "Rb7"},
                    {"who": "white", "event": "offer"},
                    {"who": "white", "event": "press"},
                    {"who": "black", "event": "touch", "square": "d6"},
                    {"who": "black", "event": "accept"},
                ],
            }),
            &["offer"],
        ),
        (
            json!({
                "time_control": "5+0", "start": start("8/8/4k3/8/8/3NK3/7p/8 b - - 0 60"),
                "events": [{"who": "black", "event": "flag"}],
            }),
            &["flag"],
        ),
    ]
}

/// What titles of misconceptions speak of, with the words that stand for it.
const MATTERS: [(&str, &[&str]); 7] = [
    ("claim", &["claim"]),
    ("offer", &["offer", "agree"]),
    ("illegal", &["illegal"]),
    ("increment", &["increment"]),
    ("flag", &["flag"]),
    ("adjourned", &["seal", "envelope", "resum", "adjourn"]),
    ("guidelines", &["Guidelines", "III."]),
];

#[test]
fn no_wrong_option_rests_on_what_the_story_does_not_tell_of() {
    for (raw, tells) in stories() {
        let questions = asked(&raw);
        assert!(!questions.is_empty(), "{raw}");
        for question in questions {
            let options = told("en", &question).options;
            for title in options.iter().filter_map(|option| option.title.as_deref()) {
                for (matter, words) in MATTERS {
                    let speaks = words.iter().any(|word| title.contains(word));
                    assert!(!speaks || tells.contains(&matter), "{title}\n{raw}");
                }
            }
        }
    }
}

#[test]
fn what_is_believed_about_mating_is_refuted_by_the_clause_on_the_flag() {
    let (raw, _) = &stories()[4];
    let mut seen = 0;
    for question in asked(raw) {
        for option in told("en", &question).options {
            if option.misconception == Some("material-counts") {
                seen += 1;
                assert_eq!(option.refuted_by.unwrap().number, Some("6.9"));
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn every_period_of_a_time_control_is_told_to_the_second() {
    let control = |lang: &str, control: &str| {
        let (mut raw, _) = stories().swap_remove(0);
        raw["time_control"] = json!(control);
        told(lang, &asked(&raw)[0]).setting[0].clone()
    };
    for (text, said) in [
        (
            "90+30",
            "90 minutes for the game, with an increment of 30 seconds per move",
        ),
        ("2.5+0", "2 minutes 30 seconds for the game, no increment"),
        (
            "0.5+1",
            "30 seconds for the game, with an increment of 1 second per move",
        ),
        (
            "120/40+60/20+30/10+15",
            "120 minutes for 40 moves, then 60 minutes for 20 moves, then 30 minutes for 10 moves, \
             then 15 minutes, no increment",
        ),
    ] {
        let setting = control("en", text);
        assert!(setting.contains(said), "{text}: {setting}");
    }
    let russian = control("ru", "2.5+0");
    assert!(
        russian.contains("2 минуты 30 секунд на всю партию"),
        "{russian}"
    );
    let armenian = control("hy", "2.5+0");
    assert!(
        armenian.contains("2 րոպե 30 վայրկյան ամբողջ խաղի համար"),
        "{armenian}"
    );
}

/// What the command says, on either stream.
fn said(args: &[&str]) -> String {
    let mut command = assert_cmd::Command::cargo_bin("kanon").unwrap();
    let output = command.arg("quiz").args(args).output().unwrap();
    let bytes = [output.stdout, output.stderr].concat();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn what_the_command_says_is_in_the_language_of_the_reader() {
    let kinds = said(&["--kinds", "--lang", "hy"]);
    let last = kinds.lines().last().unwrap();
    assert!(last.contains("տեսակի հարց"), "{last}");
    assert!(said(&["--lang", "ru,de"]).contains("языка «de» нет; есть: en, hy, ru"));
    assert!(said(&["--level", "7..9", "--lang", "en"]).contains("from 1 to 5"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let losses = said(&[
        "--count", "3", "--format", "gift", "--lang", "hy", "-o", out,
    ]);
    assert!(losses.contains("դիրքը տրված է FEN գրառմամբ"), "{losses}");
}

#[test]
fn a_blueprint_with_a_mistake_is_shown_at_its_place_with_the_nearest_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("paper.toml");
    std::fs::write(&path, "[[section]]\ncount = -1\nlevl = 3\n").unwrap();
    let path = path.to_str().unwrap();
    let told = said(&["--blueprint", path, "--lang", "ru"]);
    for words in [
        "значение count — -1, а должно быть: число от 1 до 1000000",
        "paper.toml:2:9",
        "paper.toml:3:1",
        "level",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn a_blueprint_in_another_encoding_is_shown_where_it_goes_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("paper.toml");
    std::fs::write(&path, b"title = \"\xff\"\n").unwrap();
    let told = said(&["--blueprint", path.to_str().unwrap(), "--lang", "en"]);
    assert!(told.contains("paper.toml:1:10"), "{told}");
    assert!(told.contains("save the file as UTF-8"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_file_that_could_not_be_made_is_not_ours() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("paper");
    std::fs::create_dir(&out).unwrap();
    // The name under which the last of the files is written first is taken by a folder.
    std::fs::create_dir(out.join(".quiz.en.jsonl.part")).unwrap();
    let args = [
        "--count",
        "1",
        "--format",
        "gift,json",
        "--lang",
        "en",
        "-o",
    ];
    let told = said(&[&args[..], &[out.to_str().unwrap()]].concat());
    assert!(told.contains("cannot write"), "{told}");
    let made = std::fs::read_to_string(out.join(".kanon-quiz")).unwrap();
    let made = made.lines().filter_map(|line| line.split('\t').next());
    let made: Vec<_> = made.filter(|name| !name.is_empty()).collect();
    assert_eq!(made, ["quiz.en.gift"]);
    std::fs::remove_dir(out.join(".quiz.en.jsonl.part")).unwrap();
    std::fs::write(out.join("quiz.en.jsonl"), "mine").unwrap();
    let told = said(&[&args[..], &[out.to_str().unwrap()]].concat());
    assert!(told.contains("was not made by kanon"), "{told}");
}

#[test]
fn the_option_says_by_which_edition_to_rule() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    let own = include_str!("../content/quiz/own.toml");
    std::fs::write(&path, own).unwrap();
    let path = path.to_str().unwrap();
    assert!(said(&[path, "--lang", "en"]).contains("2023 edition"));
    assert!(said(&[path, "--lang", "en", "--edition", "2018"]).contains("2018 edition"));
}

#[test]
fn who_comes_late_is_told_to_the_second() {
    let late = json!({
        "regulations": {"default_time_s": 1800},
        "start": {"fen": "2r3k1/5ppp/p3p3/1p1pP3/3P4/P1R3P1/1P3P1P/6K1 w - - 0 41"},
        "events": [
            {"who": "white", "event": "seal", "text": "Rc5"},
            {"who": "white", "event": "stop-clocks"},
            {"who": "white", "event": "present"},
            {"who": "black", "event": "absent"},
            {"who": "black", "event": "arrive", "late_s": 1801},
        ],
    });
    let made = asked(&late);
    let question = made.first().unwrap();
    for (lang, words) in [
        ("en", "30 minutes and one second after the scheduled start"),
        ("hy", "նշանակված մեկնարկից 30 րոպե 1 վայրկյան անց"),
        ("ru", "через 30 минут 1 секунду после назначенного начала"),
    ] {
        let stem = told(lang, question).stem;
        assert!(stem.contains(words), "{words}: {stem}");
    }
}

#[test]
fn mistakes_of_an_own_scenario_are_shown_at_their_places() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    let own = include_str!("../content/quiz/own.toml");
    let told = |text: &str, lang: &str| {
        std::fs::write(&path, text).unwrap();
        said(&[path.to_str().unwrap(), "--lang", lang])
    };
    for (text, place, words) in [
        (
            own.replace("\"ruling\"", "\"rulling\""),
            "own.toml:3:7",
            "did you mean “ruling”?",
        ),
        (
            own.replace("\"ruling\"", "\"same-position\""),
            "own.toml:3:7",
            "what can be asked: ruling",
        ),
        (
            own.replace("san = \"Rb7\"", "san = \"Rb7\"\nsann = 1"),
            "own.toml:14:1",
            "did you mean “san”?",
        ),
        (
            own.replace("\"Rb7\"", "\"Nd4\""),
            "own.toml:10:1",
            "no piece fits the move",
        ),
        (
            own.replace("\"ruling\"", "\"ruling"),
            "own.toml:3:14",
            "this is not TOML",
        ),
    ] {
        let said = told(&text, "en");
        for expected in [place, words, "there are mistakes in"] {
            assert!(said.contains(expected), "{expected}: {said}");
        }
        for lang in ["hy", "ru"] {
            let said = told(&text, lang);
            assert!(said.contains(place) && !said.contains('⟨'), "{said}");
        }
    }
    std::fs::write(&path, b"id = \"\xff\"\n").unwrap();
    let said = said(&[path.to_str().unwrap(), "--lang", "en"]);
    assert!(
        said.contains("own.toml:1:7") && said.contains("not UTF-8"),
        "{said}"
    );
}

#[test]
fn what_a_scenario_may_ask_is_what_can_be_asked() {
    assert_eq!(kanon::game::scenario::ASKED, Asked::NAMES);
}

#[test]
fn an_option_that_would_be_ignored_is_refused() {
    let blueprint = ["--blueprint", "content/quiz/seminar.toml"];
    let own = ["content/quiz/own.toml"];
    let games = ["--from", "games.pgn"];
    let cases: &[(&[&str], &[&[&str]])] = &[
        (
            &blueprint,
            &[&["--count", "3"], &["--rule", "draw"], &["--level", "2"]],
        ),
        (
            &own,
            &[
                &["--count", "3"],
                &["--rule", "draw"],
                &["--level", "2"],
                &["--forms", "2"],
            ],
        ),
        (
            &games,
            &[&["--rule", "draw"], &["--level", "2"], &["--forms", "2"]],
        ),
        (&["--kinds"], &[&["--rule", "draw"], &own, &blueprint]),
    ];
    for (what, beside) in cases {
        for beside in *beside {
            let said = said(&[what, beside, &["--lang", "en"][..]].concat());
            assert!(
                said.contains("cannot be used together with"),
                "{beside:?}: {said}"
            );
        }
    }
}

#[test]
fn nobody_means_to_move_the_opponents_piece() {
    let told_of = |square: &str| {
        let touch = json!({
            "ask": "ruling", "start": {"moves": "1.e4 d5"},
            "events": [{"who": "white", "event": "touch", "square": square}],
        });
        let questions = asked(&touch);
        told("en", &questions[0]).events.clone()
    };
    assert_eq!(
        told_of("e4"),
        ["White touches the pawn on e4 intending to move it."]
    );
    assert_eq!(
        told_of("d5"),
        ["White touches the pawn on d5 intending to capture it."]
    );
}

const GOES_ON: &str = "goes on";
const DRAWN: &str = "The game ends in a draw.";

/// What lecturers ask about first, with options that everybody would think of.
fn familiar() -> Vec<(&'static str, Value, &'static [&'static str])> {
    let rooks = json!({"fen": "8/5pk1/3r2p1/8/8/1R6/5PPK/8 w - - 99 111"});
    let knights = json!({"moves": "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8"});
    let opening = json!({"moves": "1.e4 e5 2.Nf3 Nc6"});
    vec![
        (
            "the flag falls before a fifty-move claim",
            json!({
                "time_control": "90/40+30 +30s", "start": rooks,
                "events": [
                    {"who": "white", "event": "flag"},
                    {"who": "white", "event": "claim", "basis": "fifty", "move": "Rb7"},
                ],
            }),
            &[GOES_ON, "Black wins.", DRAWN],
        ),
        (
            "a spectator gives a tip",
            json!({
                "time_control": "90+30", "start": knights,
                "events": [
                    {"who": "outsider", "event": "report", "what": "threefold", "to": "player"},
                    {"who": "white", "event": "claim", "basis": "threefold"},
                ],
            }),
            &[GOES_ON, DRAWN],
        ),
        (
            "a captain interferes",
            json!({
                "time_control": "90+30", "start": opening,
                "events": [
                    {"who": "outsider", "event": "conduct", "what": "interfere", "as": "captain"},
                ],
            }),
            &["send the person out", "There is no infringement"],
        ),
        (
            "stalemate",
            json!({
                "time_control": "90+30", "start": {"fen": "k7/8/1K6/8/8/8/2Q5/8 w - - 0 60"},
                "events": [{"who": "white", "event": "move", "san": "Qc7"}],
            }),
            &[GOES_ON, DRAWN, "Black wins."],
        ),
        (
            "a flag that the arbiter sees",
            json!({
                "time_control": "15+10", "start": {"fen": "7k/8/6K1/8/8/8/5p2/R7 w - - 0 60"},
                "events": [{"who": "white", "event": "flag", "noticed_by": "arbiter"}],
            }),
            &[GOES_ON, DRAWN, "Black wins."],
        ),
        (
            "an offer that was declined is accepted",
            json!({
                "time_control": "90+30", "start": opening,
                "events": [
                    {"who": "white", "event": "move", "san": "Bb5"},
                    {"who": "white", "event": "offer"},
                    {"who": "white", "event": "press"},
                    {"who": "black", "event": "decline"},
                    {"who": "black", "event": "accept"},
                ],
            }),
            &[GOES_ON, DRAWN],
        ),
        (
            "the wrong colours",
            json!({
                "time_control": "90+30",
                "events": [{
                    "who": "arbiter", "event": "discover", "fault": "colours-reversed",
                    "made": {"white": 10, "black": 9},
                }],
            }),
            &["a new one is played with the correct colours", GOES_ON],
        ),
        (
            "castling through an attacked square",
            json!({
                "time_control": "90+30", "start": {"fen": "4kr2/8/8/8/8/8/8/4K2R w K - 0 40"},
                "events": [
                    {"who": "white", "event": "touch", "square": "e1"},
                    {"who": "white", "event": "touch", "square": "h1"},
                ],
            }),
            &["The king on e1 must be moved", "White must play 0-0"],
        ),
    ]
}

#[test]
fn what_everybody_would_think_of_is_among_the_options() {
    for (name, raw, natural) in familiar() {
        for seed in 0..12 {
            let question = ask_own(scenario(&raw), Asked::Ruling, &mut Dice::new(seed));
            let question = question.unwrap_or_else(|why| panic!("{name}: {why}"));
            let told = told("en", &question);
            let texts: Vec<&str> = told.options.iter().map(|it| it.text.as_str()).collect();
            assert!(texts.len() >= 3, "{name}: {texts:#?}");
            for (at, text) in texts.iter().enumerate() {
                assert!(!texts[..at].contains(text), "{name}: twice: {text}");
            }
            for words in natural {
                let said = texts.iter().any(|text| text.contains(words));
                assert!(said, "{name}: no “{words}” in {texts:#?}");
            }
            let wrong = told.options.iter().filter(|option| !option.correct);
            for option in wrong {
                assert!(option.feedback.len() > 20, "{name}: {option:?}");
            }
        }
    }
}

#[test]
fn a_claim_after_the_flag_and_a_tip_have_their_misconceptions() {
    for (at, known) in [(0, "claim-outlives-flag"), (1, "tip-bars-claim")] {
        let (name, raw, _) = &familiar()[at];
        let question = ask_own(scenario(raw), Asked::Ruling, &mut Dice::new(7)).unwrap();
        let mut believed = question.options.iter().filter_map(|it| it.misconception);
        assert!(believed.any(|it| it.id == known), "{name}");
    }
}

#[test]
fn a_move_after_a_claim_does_not_tell_how_the_claim_ends() {
    let raw = json!({
        "time_control": "90+30",
        "start": {"moves": "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8"},
        "events": [
            {"who": "white", "event": "claim", "basis": "threefold"},
            {"who": "white", "event": "move", "san": "e4"},
        ],
    });
    let question = ask_own(scenario(&raw), Asked::Ruling, &mut Dice::new(1)).unwrap();
    for (lang, then) in [
        ("en", "Then White plays e4."),
        ("ru", "Затем белые делают ход e4."),
        ("hy", "Այնուհետև սպիտակները կատարում են e4 քայլը։"),
    ] {
        assert_eq!(told(lang, &question).events[1], then);
    }
}

#[test]
fn an_exchanged_knight_and_bishop_are_named_though_pawns_have_moved() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RBNQKBNR w KQkq - 0 2";
    let found = json!([{"who": "arbiter", "event": "discover", "fault": "initial-position"}]);
    let raw = json!({"time_control": "90+30", "start": {"fen": fen}, "events": found});
    let question = ask_own(scenario(&raw), Asked::Ruling, &mut Dice::new(1)).unwrap();
    let event = &told("en", &question).events[0];
    assert!(
        event.contains("one of White’s knights and the bishop beside it"),
        "{event}"
    );
}
