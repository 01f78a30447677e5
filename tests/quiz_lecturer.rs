//! Questions that a lecturer writes herself: always asked, in good words, with her own where she
//! has some.

use std::path::Path;

use kanon::diag::Message;
use kanon::game::Scenario;
use kanon::game::scenario::{Format, read};
use kanon::lang::{Lang, Locales};
use kanon::quiz::{Asked, Dice, Question, RenderedQuestion, Renderer, ask_own, verify};

fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/own");
    std::fs::read_to_string(folder.join(format!("{name}.toml"))).unwrap()
}

fn scenario(text: &str) -> Scenario {
    let mut read = read(text, Format::Toml, kanon::diag::FileId(0), "own");
    read.remove(0).unwrap()
}

fn asked(text: &str) -> Question {
    let question = ask_own(scenario(text), Asked::Ruling, &mut Dice::new(1)).unwrap();
    assert!(verify(&question));
    question
}

fn told(lang: &str, question: &Question) -> RenderedQuestion {
    let locales = Locales::built_in();
    let lang: Lang = lang.parse().unwrap();
    let locale = locales.open(lang).unwrap();
    question.render(&Renderer::new(&locale).unwrap())
}

fn right(question: &RenderedQuestion) -> &str {
    let mut options = question.options.iter();
    &options.find(|option| option.correct).unwrap().text
}

/// What the command says, on either stream.
fn said(args: &[&str]) -> String {
    let mut command = assert_cmd::Command::cargo_bin("kanon").unwrap();
    let output = command.arg("quiz").args(args).output().unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// The stories that lecturers ask about first, with what the Laws say.
const LECTURES: [(&str, &str, &str); 5] = [
    (
        "touch-move",
        "4.3.1",
        "The game goes on. The position immediately before the irregularity is restored. White’s \
         clock loses 30 seconds. The bishop on d3 must be moved.",
    ),
    ("resignation-after-flag", "5.1.2", "White wins."),
    ("phone", "11.3.2.2", "White wins."),
    (
        "no-pen",
        "8.1.1",
        "The game goes on. No time is added or deducted. The arbiter chooses a penalty (12.9). White \
         must go on recording the moves.",
    ),
    (
        "wrong-set-up",
        "7.2.1",
        "The game is cancelled and a new one is played.",
    ),
];

#[test]
fn the_five_questions_of_a_lecturer_are_asked() {
    for (name, clause, key) in LECTURES {
        let question = asked(&fixture(name));
        let english = told("en", &question);
        assert!(english.options.len() >= 3, "{name}: {english:#?}");
        assert!(
            right(&english).starts_with(key.trim_end_matches('.')),
            "{name}: {english:#?}"
        );
        let numbers: Vec<_> = english
            .rules
            .iter()
            .filter_map(|rule| rule.number)
            .collect();
        assert!(numbers.contains(&clause), "{name}: {numbers:?}");
        for lang in ["en", "hy", "ru"] {
            let told = told(lang, &question);
            let whole = serde_json::to_string(&told).unwrap();
            assert!(!whole.contains('⟨'), "{name}: {whole}");
            let mut texts: Vec<_> = told.options.iter().map(|option| &option.text).collect();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), told.options.len(), "{name}: {whole}");
        }
    }
}

#[test]
fn the_stem_tells_the_moves_that_the_key_counts() {
    let stem = told("en", &asked(&fixture("wrong-set-up"))).stem;
    assert!(stem.contains("11 moves"), "{stem}");
    assert!(!stem.contains("0 moves"), "{stem}");
}

#[test]
fn every_option_says_the_same_parts() {
    let told = told("en", &asked(&fixture("touch-move")));
    for option in &told.options {
        let text = &option.text;
        assert!(
            text.contains("clock loses") || text.contains("No time"),
            "{text}"
        );
        assert!(
            text.contains("must") || text.contains("Any legal move"),
            "{text}"
        );
    }
}

#[test]
fn she_is_told_where_options_are_rulings_on_near_stories() {
    let path = "tests/fixtures/own/resignation-after-flag.toml";
    for (lang, words) in [
        ("en", "with one fact changed"),
        ("ru", "с одним изменённым фактом"),
        ("hy", "մեկ փաստը փոխած"),
    ] {
        let told = said(&[path, "--lang", lang]);
        assert!(told.contains(words), "{told}");
        assert!(told.contains("resignation-after-flag.toml:3:7"), "{told}");
    }
    let told = told("en", &asked(&fixture("resignation-after-flag")));
    let claimed = told
        .options
        .iter()
        .find(|option| option.text == "Black wins.");
    let feedback = &claimed.unwrap().feedback;
    assert!(feedback.contains("pointed out the flag-fall"), "{feedback}");
}

const OWN_WORDS: &str = r#"
title = { en = "A quiet phone", hy = "Լուռ հեռախոսը" }
story = { en = "During the game Ani’s phone rings in her pocket.", hy = "Խաղի ընթացքում Անիի գրպանում զանգում է հեռախոսը։" }
feedback = "The device is what counts, not the call."
points = 3
key = { outcome = "0-1" }

[[options]]
text = "Ani, who plays Black, loses at once."
correct = true
outcome = "1-0"

[[options]]
text = "Ani is warned, since nobody was disturbed."
feedback = "A warning is not what 11.3.2.2 says."
"#;

#[test]
fn her_words_options_feedback_and_points_are_hers() {
    // Keys of the scenario come before its tables, options after them.
    let (keys, options) = OWN_WORDS.split_once("[[options]]").unwrap();
    let text = fixture("phone").replacen("ask =", &format!("{keys}ask ="), 1);
    let text = format!("{text}\n[[options]]{options}");
    let question = asked(&text);
    let english = told("en", &question);
    assert_eq!(english.title.as_deref(), Some("A quiet phone"));
    assert_eq!(english.points, Some(3));
    assert_eq!(
        english.events,
        ["During the game Ani’s phone rings in her pocket."]
    );
    assert_eq!(right(&english), "Ani, who plays Black, loses at once.");
    let right = english
        .options
        .iter()
        .find(|option| option.correct)
        .unwrap();
    assert_eq!(right.feedback, "The device is what counts, not the call.");
    let warned = english
        .options
        .iter()
        .find(|option| option.text.contains("warned"));
    assert_eq!(
        warned.unwrap().feedback,
        "A warning is not what 11.3.2.2 says."
    );
    assert!(
        english
            .options
            .iter()
            .any(|option| option.text.starts_with("The game goes on."))
    );
    // In a language that she has not written, our words stand.
    let russian = told("ru", &question);
    assert_eq!(russian.title, None);
    assert!(!russian.stem.contains("Ani’s"), "{}", russian.stem);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    std::fs::write(&path, &text).unwrap();
    let told = said(&[path.to_str().unwrap(), "--lang", "en,ru"]);
    for words in [
        "your key says 0-1, but by the Laws it is 1-0",
        "(11.3.2.2",
        "own.toml:8:7",
        "“story” is not written in “ru”",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn a_key_that_is_not_the_ruling_is_shown_with_the_reason() {
    let text = fixture("phone")
        + "\n[[options]]\ntext = \"Black wins\"\ncorrect = true\noutcome = \"0-1\"\n";
    let question = asked(&text);
    let differs = question.key_differences();
    assert_eq!(differs.len(), 1);
    assert_eq!(differs[0].option, Some(0));
    let told = told("en", &question);
    let hers = told
        .options
        .iter()
        .find(|option| option.text == "Black wins");
    assert!(!hers.unwrap().correct);
}

#[test]
fn her_own_options_are_enough_where_nothing_else_is_there() {
    let text = r#"
ask = "ruling"
time_control = "90+30"
[[events]]
who = "white"
event = "move"
san = "e4"
[[options]]
text = "White must explain the move."
"#;
    let told = told("en", &asked(text));
    let texts: Vec<_> = told
        .options
        .iter()
        .map(|option| option.text.as_str())
        .collect();
    assert!(texts.contains(&"White must explain the move."), "{texts:?}");
}

#[test]
fn her_title_and_points_are_in_the_formats_that_have_them() {
    let folder = tempfile::tempdir().unwrap();
    let (path, made) = (folder.path().join("own.toml"), folder.path().join("paper"));
    let own = format!(
        "title = \"Rings & rules\"\npoints = 3\n{}",
        fixture("phone")
    );
    std::fs::write(&path, own).unwrap();
    let told = said(&[
        path.to_str().unwrap(),
        "--lang",
        "en",
        "--format",
        "print,moodle,qti",
        "-o",
        made.to_str().unwrap(),
    ]);
    let read = |name: &str| std::fs::read_to_string(made.join(name)).expect(&told);
    let booklet = read("booklet.en.html");
    assert!(booklet.contains("1.</span> Rings &amp; rules <small>· 3 points</small>"));
    // The cover says once for all questions by which edition they are judged.
    assert_eq!(booklet.matches("Laws of Chess, 2023 edition.").count(), 1);
    let key = read("key.en.html");
    assert!(key.contains("1.</span> Rings &amp; rules</h2>"), "{key}");
    assert!(!key.contains(">q"), "ids are for programs: {key}");
    let moodle = read("quiz.en.moodle.xml");
    assert!(moodle.contains("Rings &amp; rules</text></name>"));
    assert!(moodle.contains("<defaultgrade>3</defaultgrade>"));
    let package = std::fs::File::open(made.join("quiz.en.qti.zip")).expect(&told);
    let mut package = zip::ZipArchive::new(package).unwrap();
    let items: Vec<String> = (0..package.len())
        .map(|at| std::io::read_to_string(package.by_index(at).unwrap()).unwrap_or_default())
        .filter(|text| text.contains("<qti-assessment-item"))
        .filter(|text| !text.contains("<qti-assessment-test"))
        .collect();
    assert_eq!(items.len(), 1);
    for part in [
        "title=\"1. Rings &amp; rules\"",
        "normal-maximum=\"3\"",
        "base-type=\"float\">3<",
    ] {
        assert!(items[0].contains(part), "{part}: {}", items[0]);
    }
}

#[test]
fn own_questions_are_a_section_of_a_blueprint() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("paper.toml");
    std::fs::write(folder.path().join("phone.toml"), fixture("phone")).unwrap();
    let blueprint = "forms = 2\n[[section]]\ntitle = \"Mine\"\nown = \"phone.toml\"\n\n\
                     [[section]]\nrule = \"9\"\ncount = 3\n";
    std::fs::write(&path, blueprint).unwrap();
    let told = said(&[
        "--blueprint",
        path.to_str().unwrap(),
        "--lang",
        "en",
        "--format",
        "json",
    ]);
    let kinds: Vec<String> = told
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .map(|question| question["kind"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(kinds.len(), 8, "{told}");
    assert_eq!((&*kinds[0], &*kinds[4]), ("own", "own"));
}

#[test]
fn every_game_has_a_round_a_board_and_two_names() {
    let told = said(&[
        "--count", "30", "--seed", "5", "--format", "json", "--lang", "ru",
    ]);
    let mut pairings = std::collections::BTreeSet::new();
    let mut prompts = std::collections::BTreeSet::new();
    let mut named = 0;
    for line in told.lines().filter(|line| line.starts_with('{')) {
        let question: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut sentences = question["setting"].as_array().unwrap().iter();
        let pairing = sentences.find(|it| it.as_str().unwrap().contains("-й тур"));
        if let Some(pairing) = pairing {
            named += 1;
            pairings.insert(pairing.as_str().unwrap().to_owned());
        }
        if question["asked"] == "ruling" {
            prompts.insert(question["prompt"].as_str().unwrap().to_owned());
        }
    }
    assert!(named >= 20, "{named}");
    assert_eq!(pairings.len(), named);
    assert!(prompts.len() >= 3, "{prompts:?}");
    let again = said(&[
        "--count", "30", "--seed", "5", "--format", "json", "--lang", "ru",
    ]);
    assert_eq!(told, again);
}

const MISSING_PEN: &str = r#"
ask = "ruling"
time_control = "90+30"
start = { moves = "1.d4 Nf6 2.c4 e6" }
events = [
  { who = "black", event = "stop-recording" },
  { who = "arbiter", event = "observe", what = "no-recording" },
]
"#;

/// 8.1.1, 12.9: whoever has to record and does not is punished, also if the arbiter is said to see it.
#[test]
fn who_is_seen_not_to_record_is_punished() {
    let told = told("en", &asked(MISSING_PEN));
    assert_eq!(told.key_value["breach"], true, "{:#}", told.key_value);
}

/// Whatever the arbiter sees is told as that and nothing else.
#[test]
fn every_sight_is_told_in_words_of_its_own() {
    let sights = [
        "illegal-move",
        "illegal-position",
        "touch-move",
        "both-kings-in-check",
        "pawn-on-last-rank",
        "threefold",
        "fifty",
        "fivefold",
        "seventyfive",
        "dead-position",
        "flag",
        "press-forgotten",
        "no-recording",
    ];
    for lang in ["en", "hy", "ru"] {
        let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
        let renderer = Renderer::new(&locale).unwrap();
        let mut texts: Vec<String> = sights
            .iter()
            .map(|what| {
                let seen = Message::new("question-event-observe").text("side", "arbiter");
                renderer.show(&seen.text("what", what).text("seen", true))
            })
            .collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), sights.len(), "{lang}: {texts:#?}");
    }
}

/// 4.3.3 is about pieces of both colours: where one of his own was touched nobody mistakes it.
#[test]
fn a_belief_about_both_colours_needs_pieces_of_both() {
    let question = asked(&fixture("touch-move"));
    let beliefs = question.options.iter().filter_map(|it| it.misconception);
    let beliefs: Vec<_> = beliefs.map(|known| known.id).collect();
    assert!(!beliefs.contains(&"capture-is-optional"), "{beliefs:?}");
}

/// Which pieces stood wrongly is a fact of the story.
#[test]
fn a_knight_and_a_bishop_that_stood_wrongly_are_named() {
    let stem = |fen: &str| {
        let text = format!(
            "ask = \"ruling\"\nstart = {{ fen = \"{fen}\" }}\nevents = [{{ who = \"arbiter\", \
             event = \"discover\", fault = \"initial-position\", completed = {{ white = 6, black = 6 }} }}]"
        );
        told("en", &asked(&text)).events.join(" ")
    };
    let white = stem("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1");
    let black = stem("rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let others = stem("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RQBNKBNR w KQkq - 0 1");
    assert!(white != black && white != others && black != others);
}

/// From the initial position on nobody need be shown it, nor who may castle.
#[test]
fn a_game_from_the_first_move_shows_one_board() {
    assert_eq!(told("en", &asked(MISSING_PEN)).boards.len(), 1);
}
