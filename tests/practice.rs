//! The practice questions: complete, the same every time, the same in every language; and played
//! in a real browser.

#[path = "browser/tools.rs"]
mod tools;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use flate2::read::GzDecoder;
use kanon::lang::Locales;
use kanon::law::Edition;
use kanon::player::{self, BankEntry, Card, Catalog};
use kanon::quiz::{AnswerType, KINDS, Renderer, verify};
use serde_json::{Value, json};

/// The cards of a language, by id.
fn cards(lang: &str) -> BTreeMap<String, Value> {
    let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    let catalog = Catalog::new(player::bank(), locale.text()).unwrap();
    let card = |entry: &BankEntry| {
        let card = json!(Card::new(entry, &renderer, &catalog));
        (entry.question.id.to_string(), card)
    };
    player::bank().iter().map(card).collect()
}

#[test]
fn every_kind_is_practised_and_few_questions_are_yes_or_no() {
    let bank = player::bank();
    let kinds: BTreeSet<_> = bank.iter().map(|entry| entry.question.kind).collect();
    assert_eq!(kinds.len(), KINDS.len());
    assert!((120..=200).contains(&bank.len()), "{}", bank.len());
    let ids: BTreeSet<_> = bank.iter().map(|entry| entry.question.id).collect();
    assert_eq!(ids.len(), bank.len(), "a question is there twice");
    let is_yes_no = |entry: &&BankEntry| entry.question.answer_type == AnswerType::YesNo;
    assert!(3 * bank.iter().filter(is_yes_no).count() < bank.len());
}

#[test]
fn every_question_is_under_the_laws_in_force() {
    for entry in player::bank() {
        assert_eq!(entry.question.edition(), Edition::LATEST);
    }
}

#[test]
fn every_key_is_the_engines() {
    for entry in player::bank() {
        assert!(verify(&entry.question), "{}", entry.question.id);
    }
}

#[test]
fn a_card_says_the_same_in_every_language() {
    let told = ["en", "hy", "ru"].map(cards);
    for (id, card) in &told[0] {
        for other in &told[1..] {
            let other = &other[id];
            let facts = |card: &Value| {
                let options = card["options"].as_array().unwrap().iter();
                let options: Vec<_> = options
                    .map(|it| json!([it["right"], it["error"], it["clocks"], it["uci"]]))
                    .collect();
                let events = card["events"].as_array().unwrap().iter();
                let events: Vec<_> = events.map(|it| json!([it["fen"], it["last"]])).collect();
                let moves = card["game"]["moves"].as_array().into_iter().flatten();
                let moves: Vec<_> = moves.map(|it| it[1].clone()).collect();
                json!([
                    options,
                    events,
                    moves,
                    card["game"]["fen"],
                    card["type"],
                    card["level"]
                ])
            };
            assert_eq!(facts(card), facts(other), "{id}");
            assert!(!other.to_string().contains('⟨'), "a gap in {other}");
        }
    }
}

#[test]
fn a_card_has_one_key_a_reason_and_a_misconception_for_every_wrong_option() {
    for (id, card) in cards("en") {
        let options = card["options"].as_array().unwrap();
        let right = options.iter().filter(|it| it["right"] == true).count();
        match card["type"].as_str().unwrap() {
            "several-of" => assert!(right > 0, "{id}"),
            _ => assert_eq!(right, 1, "{id}"),
        }
        for option in options {
            assert_eq!(
                option["right"] == false,
                option["error"].is_string(),
                "{id}"
            );
        }
        let why = card["why"].as_array().unwrap();
        assert!(
            why.iter()
                .any(|it| !it["rules"].as_array().unwrap().is_empty()),
            "{id}"
        );
    }
}

/// The board after an illegal move shows the move, not what the arbiter makes of it.
#[test]
fn events_are_shown_as_hands_made_them() {
    let entry = player::bank()
        .iter()
        .find(|entry| entry.question.kind == "first-illegal")
        .unwrap();
    let card = &cards("en")[&entry.question.id.to_string()];
    let moved = card["events"]
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["fen"].is_string())
        .unwrap();
    let (from, to) = moved["last"].as_str().unwrap().split_at(2);
    let board = |fen: &Value| {
        let placement = fen.as_str().unwrap().split(' ').next().unwrap().to_owned();
        shakmaty::Board::from_ascii_board_fen(placement.as_bytes()).unwrap()
    };
    let (before, after) = (board(&card["game"]["fen"]), board(&moved["fen"]));
    let (from, to): (shakmaty::Square, shakmaty::Square) =
        (from.parse().unwrap(), to.parse().unwrap());
    assert_eq!(after.piece_at(from), None);
    assert_eq!(after.piece_at(to), before.piece_at(from));
}

fn kanon() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanon"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// A foreign tree: one article, no texts of the rules that are asked about.
fn foreign(manifest: &str) -> tempfile::TempDir {
    let content = tempfile::tempdir().unwrap();
    fs::create_dir_all(content.path().join("en")).unwrap();
    let article = "# Article 1: The nature of the game\n\n1.1 Two opponents play.\n";
    fs::write(content.path().join("en/article1.md"), article).unwrap();
    let manifest = format!(
        "languages = [\"en\"]\npattern = \"{{lang}}/{{slug}}.md\"\nedition = \"2023\"\n{manifest}"
    );
    fs::write(content.path().join("book.toml"), manifest).unwrap();
    content
}

fn build(content: &Path, target: &Path) {
    tools::run(
        kanon()
            .arg("--content")
            .arg(content)
            .args(["build", "-o"])
            .arg(target),
    );
}

#[test]
fn a_tree_without_the_texts_has_the_questions() {
    let content = foreign("");
    let target = content.path().join("out");
    build(content.path(), &target);
    let index = fs::File::open(target.join("practice/en/index.json.gz")).unwrap();
    let index: Value = serde_json::from_reader(GzDecoder::new(index)).unwrap();
    assert_eq!(
        index["items"].as_array().unwrap().len(),
        player::bank().len()
    );
    for topic in index["topics"].as_array().unwrap() {
        let file = format!("practice/en/{}.json.gz", topic["id"].as_str().unwrap());
        assert!(target.join(&file).exists(), "{file}");
    }
    let kept = fs::File::open(target.join("offline/en.json.gz")).unwrap();
    let kept: Vec<String> = serde_json::from_reader(GzDecoder::new(kept)).unwrap();
    for path in ["practice/en/9.json.gz", "en/practice/"] {
        assert!(kept.iter().any(|it| it == path), "{path}");
    }
}

#[test]
fn a_publisher_can_leave_practice_out() {
    let content = foreign("[site]\npractice = false\n");
    let target = content.path().join("out");
    build(content.path(), &target);
    assert!(!target.join("practice").exists() && !target.join("en/practice").exists());
    assert!(!target.join("assets/player.js").exists());
    let rule = fs::read_to_string(target.join("en/rules/draw.fifty.html")).unwrap();
    assert!(!rule.contains("practice/"));
}

#[test]
fn the_player_works_in_a_browser() {
    if tools::are_left_out() {
        return;
    }
    let folder = tools::folder("practice");
    let made = tempfile::tempdir().unwrap();
    let (site, paper) = (made.path().join("site"), made.path().join("paper"));
    tools::run(kanon().args(["build", "-o"]).arg(&site));
    tools::run(
        kanon()
            .args(["quiz", "--count", "24", "--seed", "7", "--lang", "ru"])
            .args(["--format", "interactive", "-o"])
            .arg(&paper),
    );
    tools::run(
        Command::new("node")
            .arg("practice.mjs")
            .args([&site, &paper])
            .arg(tools::chromium())
            .current_dir(&folder),
    );
}
