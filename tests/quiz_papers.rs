//! Papers that a lecturer asks for at the command line: what rules are called, what is asked about
//! them, that no form asks the same twice, and what becomes of an earlier paper in the folder.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn kanon(folder: &Path, lang: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kanon"))
        .current_dir(folder)
        .args(args)
        .args(["--lang", lang])
        .output()
        .unwrap()
}

fn questions(output: &Output) -> Vec<Value> {
    let said = std::str::from_utf8(&output.stdout).unwrap();
    said.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The questions on a rule, and what is said beside them.
fn about(rule: &str, count: &str, lang: &str) -> (Vec<Value>, String) {
    let folder = tempfile::tempdir().unwrap();
    let args = ["quiz", "--rule", rule, "--count", count, "--format", "json"];
    let output = kanon(folder.path(), lang, &args);
    (questions(&output), stderr(&output))
}

fn cites(question: &Value, clause: &str) -> bool {
    let rules = question["rules"].as_array().unwrap();
    let below = |number: &str| number == clause || number.starts_with(&format!("{clause}."));
    rules
        .iter()
        .any(|rule| rule["number"].as_str().is_some_and(below))
}

/// Kinds of questions may be about several clauses: asked are those about the one that is named.
#[test]
fn a_subclause_is_what_its_questions_are_about() {
    for clause in ["11.3.2.1", "11.3.2.2", "11.3.4", "9.2.3.1", "A.5.1"] {
        let (made, said) = about(clause, "3", "en");
        assert!(!made.is_empty(), "{clause}: {said}");
        for question in made {
            assert!(cites(&question, clause), "{clause}: {question:#}");
        }
    }
}

#[test]
fn where_nothing_can_be_asked_about_a_clause_the_one_above_is_named() {
    // 12.8 has no questions of its own; 2.1 has none above it either.
    let (made, said) = about("12.8", "3", "en");
    assert!(!made.is_empty());
    assert!(made.iter().all(|question| cites(question, "12")), "{said}");
    assert!(
        said.contains("nothing can be asked about 12.8 itself: these questions are about 12"),
        "{said}"
    );
    let (made, said) = about("2.1", "3", "en");
    assert!(made.is_empty());
    assert!(said.contains("no questions about `2.1`"), "{said}");
    let (made, said) = about("9.99", "3", "en");
    assert!(made.is_empty());
    assert!(said.contains("no questions about `9.99`"), "{said}");
}

#[test]
fn rules_are_named_by_words_in_every_language() {
    for (lang, word) in [("en", "phone"), ("ru", "телефон"), ("hy", "հեռախոս")] {
        let (made, said) = about(word, "2", lang);
        assert_eq!(made.len(), 2, "{word}: {said}");
        for question in made {
            assert!(cites(&question, "11.3.2"), "{word}: {question:#}");
        }
    }
}

#[test]
fn words_that_mean_several_rules_are_refused_with_these_rules() {
    let folder = tempfile::tempdir().unwrap();
    let blueprint = "[[section]]\nrule = \"flag\"\ncount = 2\n";
    std::fs::write(folder.path().join("paper.toml"), blueprint).unwrap();
    let output = kanon(folder.path(), "en", &["quiz", "--blueprint", "paper.toml"]);
    assert_eq!(output.status.code(), Some(2));
    let said = stderr(&output);
    for words in [
        "paper.toml:2:8",
        "“flag” may mean several rules",
        "6.8 (Recognition of a flag-fall)",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    std::fs::write(
        folder.path().join("paper.toml"),
        blueprint.replace("flag", "phone"),
    )
    .unwrap();
    let output = kanon(folder.path(), "en", &["quiz", "--blueprint", "paper.toml"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
}

#[test]
fn kinds_are_listed_in_words() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, words) in [
        ("en", "The fifth appearance of a position"),
        ("ru", "Пятое появление позиции"),
        ("hy", "Դիրքի հինգերորդ կրկնությունը"),
    ] {
        let output = kanon(folder.path(), lang, &["quiz", "--kinds"]);
        let said = String::from_utf8(output.stdout).unwrap();
        let line = said.lines().find(|line| line.starts_with("fivefold "));
        let line = line.unwrap();
        assert!(line.contains(words) && line.contains("9.6.1"), "{line}");
        assert!(!said.contains("conduct."), "{said}");
    }
}

/// What a reader of a question about behaviour sees, whatever the names, colours and times.
fn told(question: &Value) -> String {
    let events = question["events"].as_array().unwrap();
    let events: Vec<&str> = events.iter().map(|event| event.as_str().unwrap()).collect();
    let told = events.join(" ").replace("White", "X").replace("Black", "X");
    told.split_whitespace()
        .filter(|word| !word.chars().any(|sign| sign.is_ascii_digit()))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn no_form_asks_the_same_twice_and_a_short_form_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let blueprint = "forms = 2\n[[section]]\nrule = \"device\"\ncount = 6\n[[section]]\nrule = \"written-first\"\ncount = 1\n";
    std::fs::write(folder.path().join("paper.toml"), blueprint).unwrap();
    let args = ["quiz", "--blueprint", "paper.toml", "--format", "json"];
    let output = kanon(folder.path(), "en", &args);
    let made = questions(&output);
    // A phone that rings, and a device that is carried: in both forms, on other boards.
    let devices: Vec<&Value> = made.iter().filter(|it| it["kind"] == "device").collect();
    assert_eq!(devices.len(), 4);
    for form in devices.chunks(2) {
        let told: BTreeSet<String> = form.iter().map(|it| told(it)).collect();
        assert_eq!(told.len(), 2, "{told:?}");
    }
    let ids: BTreeSet<&str> = made.iter().map(|it| it["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), made.len());
    let said = stderr(&output);
    assert!(
        said.contains("section 1: there are only")
            && said.contains("of the 12 questions asked for"),
        "{said}"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_question_of_ones_own_stands_once_in_a_form() {
    let folder = tempfile::tempdir().unwrap();
    let own = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/own/touch-move.toml"
    );
    std::fs::copy(own, folder.path().join("own.toml")).unwrap();
    let blueprint = "[[section]]\nown = \"own.toml\"\n[[section]]\nown = \"own.toml\"\n";
    std::fs::write(folder.path().join("paper.toml"), blueprint).unwrap();
    let args = [
        "quiz",
        "--blueprint",
        "paper.toml",
        "own.toml",
        "--format",
        "json",
    ];
    let output = kanon(folder.path(), "en", &args);
    assert_eq!(questions(&output).len(), 1);
    assert!(stderr(&output).contains("own.toml"), "{}", stderr(&output));
}

fn files(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn another_paper_leaves_no_file_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let make = |args: &[&str]| {
        let output = kanon(
            folder.path(),
            "en",
            &[&["quiz", "-o", "paper"], args].concat(),
        );
        assert!(output.status.success(), "{}", stderr(&output));
        stderr(&output)
    };
    let paper = folder.path().join("paper");
    make(&["--count", "2", "--forms", "2", "--format", "print,gift"]);
    assert!(
        files(&paper).contains("booklet.b.en.html"),
        "{:?}",
        files(&paper)
    );
    std::fs::write(paper.join("notes.txt"), "mine").unwrap();
    let key = paper.join("key.b.en.html");
    std::fs::write(&key, "changed").unwrap();
    // Another format of the same paper comes beside the first ones.
    make(&["--count", "2", "--forms", "2", "--format", "csv"]);
    assert!(paper.join("booklet.b.en.html").exists());
    let said = make(&["--count", "2", "--seed", "9", "--format", "gift"]);
    assert!(
        said.contains("key.b.en.html belongs to another paper"),
        "{said}"
    );
    assert!(
        said.contains("of the paper that was there before are removed"),
        "{said}"
    );
    let left = [".kanon-quiz", "key.b.en.html", "notes.txt", "quiz.en.gift"];
    assert_eq!(files(&paper), left.map(str::to_owned).into());
    // What was changed is nobody's but its author's.
    let args = [
        "quiz", "-o", "paper", "--count", "2", "--forms", "2", "--format", "print",
    ];
    let output = kanon(folder.path(), "en", &args);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("key.b.en.html"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn a_list_that_is_cut_says_how_to_see_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let cut = kanon(folder.path(), "en", &["show", "flag"]);
    let cut = String::from_utf8(cut.stdout).unwrap();
    assert!(cut.contains("more; --all lists them"), "{cut}");
    let whole = kanon(folder.path(), "en", &["show", "flag", "--all"]);
    let whole = String::from_utf8(whole.stdout).unwrap();
    assert!(!whole.contains("--all"), "{whole}");
    assert!(whole.lines().count() > cut.lines().count(), "{whole}");
}
