//! `kanon quiz --responses` reads what a class answered, however it was written down, and says where
//! a file can't be read.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

/// The arguments that make the paper: four questions with letters to choose.
const PAPER: [&str; 4] = ["--blueprint", "paper.toml", "--seed", "5"];
const BLUEPRINT: &str = "[[section]]\nanswer = \"one-of\"\ncount = 4\n";

fn kanon(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kanon"))
        .current_dir(folder)
        .args(["quiz", "--lang", "en"])
        .args(PAPER)
        .args(args)
        .output()
        .unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{output:?}");
    let said = std::str::from_utf8(&output.stdout).unwrap();
    let line = |line: &str| serde_json::from_str(line).unwrap();
    said.lines().map(line).collect()
}

/// A folder with the blueprint, and the questions.
fn paper() -> (tempfile::TempDir, Vec<Value>) {
    let place = tempfile::tempdir().unwrap();
    std::fs::write(place.path().join("paper.toml"), BLUEPRINT).unwrap();
    let questions = lines(&kanon(place.path(), &["--format", "json"]));
    assert_eq!(questions.len(), 4);
    (place, questions)
}

fn report(folder: &Path, name: &str, text: &str) -> Output {
    std::fs::write(folder.join(name), text).unwrap();
    kanon(folder, &["--responses", name, "--format", "json"])
}

/// The place of the first option that is right, or wrong.
fn place(question: &Value, correct: bool) -> usize {
    let options = question["options"].as_array().unwrap();
    let found = options
        .iter()
        .position(|it| it["correct"] == json!(correct));
    found.unwrap()
}

fn letter(question: &Value, correct: bool) -> char {
    (b'A' + place(question, correct) as u8) as char
}

fn words(question: &Value, correct: bool) -> &str {
    let option = &question["options"][place(question, correct)];
    option["text"].as_str().unwrap()
}

/// How many answered each question, and which share of them rightly.
fn solved(lines: &[Value]) -> Vec<(u64, f64)> {
    let both = |line: &Value| {
        let answered = line["answered"].as_u64().unwrap();
        (answered, line["solved"].as_f64().unwrap_or(-1.0))
    };
    lines.iter().map(both).collect()
}

/// The first candidate has everything right, the second nothing, the third the first question, in
/// small letters, and leaves the rest out.
const EXPECTED: [(u64, f64); 4] = [(3, 0.67), (3, 0.33), (3, 0.33), (3, 0.33)];

#[test]
fn answer_sheets_are_read_with_any_separator() {
    let (folder, questions) = paper();
    for sign in [",", ";", "\t"] {
        let row = |name: &str, correct| {
            let letters = questions.iter().map(|it| letter(it, correct).to_string());
            let cells: Vec<String> = [name.to_owned()].into_iter().chain(letters).collect();
            cells.join(sign)
        };
        let first = letter(&questions[0], true).to_ascii_lowercase();
        let text = format!(
            "{}\n{}\n{}\nCid{sign}{first}{sign}{sign}-{sign}\n",
            ["Name", "1", "2", "Q3", "4"].join(sign),
            row("Ann", true),
            row("Bob", false),
        );
        let found = lines(&report(folder.path(), "sheets.csv", &text));
        assert_eq!(solved(&found), EXPECTED, "{text}");
        // Bob's choice of a misconception is counted.
        let chosen = &questions[0]["options"][place(&questions[0], false)]["misconception"];
        if let Some(name) = chosen.as_str() {
            assert_eq!(found[0]["misconceptions"][name], json!(1));
        }
    }
}

#[test]
fn spreadsheets_mark_their_files_and_end_lines_in_their_way() {
    let (folder, questions) = paper();
    let right: Vec<String> = questions
        .iter()
        .map(|it| letter(it, true).to_string())
        .collect();
    let text = format!("\u{feff}1,2,3,4\r\n{}\r\n", right.join(","));
    let found = lines(&report(folder.path(), "sheets.csv", &text));
    assert_eq!(solved(&found), [(1, 1.0); 4]);
}

#[test]
fn moodles_table_of_responses_is_read() {
    let (folder, questions) = paper();
    let row = |name: &str, correct| {
        let cells = questions.iter().map(|it| words(it, correct));
        let cells: Vec<String> = cells
            .map(|text| format!("\"{}\"", text.replace('"', "\"\"")))
            .collect();
        format!(
            "{name},a@b.c,Finished,\"2 November 2026  9:00 AM\",1.00,{}",
            cells.join(",")
        )
    };
    let first = words(&questions[0], true).replace('"', "\"\"");
    let text = format!(
        "\"Last name\",\"Email address\",State,\"Started on\",\"Grade/4.00\",\"Response 1\",\"Response 2\",\"Response 3\",\"Response 4\"\n\
         {}\n{}\nCid,c@b.c,Finished,-,1.00,\"{first}\",-,-,-\n",
        row("Ann", true),
        row("Bob", false),
    );
    let found = lines(&report(folder.path(), "moodle.csv", &text));
    assert_eq!(solved(&found), EXPECTED);
}

#[test]
fn the_progress_of_our_own_page_is_added_up() {
    let (folder, questions) = paper();
    let id = questions[1]["id"].as_str().unwrap();
    let items = json!({"items": {id: {"seen": 4, "right": 3}, "q0000000000000000": {"seen": 9, "right": 9}}});
    let found = lines(&report(folder.path(), "progress.json", &items.to_string()));
    assert_eq!(solved(&found), [(0, -1.0), (4, 0.75), (0, -1.0), (0, -1.0)]);
}

/// What is said of a file, and that it names the line.
fn told(folder: &Path, name: &str, text: &str, line: usize) -> Output {
    let output = report(folder, name, text);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(&format!("{name}:{line}:")), "{name}: {said}");
    assert!(said.contains("what to do:"), "{name}: {said}");
    output
}

#[test]
fn bad_rows_are_told_with_file_line_and_hint_and_the_others_are_counted() {
    let (folder, questions) = paper();
    let right: Vec<String> = questions
        .iter()
        .map(|it| letter(it, true).to_string())
        .collect();
    let right = right.join(",");
    let bad = [
        ("cells.csv", format!("1,2,3,4\n{right}\nA,B\n{right}\n"), 3),
        (
            "answer.csv",
            format!("1,2,3,4\n{right}\n{right}\nH,A,A,A\n"),
            4,
        ),
        (
            "form.csv",
            format!("form,1,2,3,4\nA,{right}\nX,{right}\nA,{right}\n"),
            3,
        ),
    ];
    for (name, text, line) in bad {
        let output = told(folder.path(), name, &text, line);
        assert_eq!(output.status.code(), Some(1), "{name}");
        let said = std::str::from_utf8(&output.stdout).unwrap();
        let found: Vec<Value> = said
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(solved(&found), [(2, 1.0); 4], "{name}");
    }
}

#[test]
fn files_without_an_answer_are_refused_with_file_line_and_hint() {
    let (folder, questions) = paper();
    let right: Vec<String> = questions
        .iter()
        .map(|it| letter(it, true).to_string())
        .collect();
    let right = right.join(",");
    let bad = [
        ("heading.csv", "name,grade\nAnn,3\n".to_owned(), 1),
        ("cells.csv", "1,2,3,4\nA,B\n".to_owned(), 2),
        ("number.csv", format!("1,2,3,4,5\n{right},A\n"), 2),
        ("broken.json", "{\n\"items\": {,\n}".to_owned(), 2),
        (
            "other.json",
            "{\"items\": {\"q0\": {\"seen\": 1}}}".to_owned(),
            1,
        ),
        ("empty.csv", String::new(), 1),
    ];
    for (name, text, line) in bad {
        let output = told(folder.path(), name, &text, line);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(output.stdout.is_empty(), "{name}");
    }
    let missing = kanon(folder.path(), &["--responses", "nowhere.csv"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(
        String::from_utf8(missing.stderr)
            .unwrap()
            .contains("nowhere.csv")
    );
}
