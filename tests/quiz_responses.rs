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
    let lines = lines.iter().filter(|line| line["number"].is_u64());
    let both = |line: &Value| {
        let answered = line["answered"].as_u64().unwrap();
        (answered, line["solved"].as_f64().unwrap_or(-1.0))
    };
    lines.map(both).collect()
}

/// The name, the form, the points and how many there are to be had of each candidate.
fn scores(lines: &[Value]) -> Vec<(&str, &str, u64, u64)> {
    let lines = lines.iter().filter(|line| line["candidate"].is_string());
    let score = |line: &'_ Value| -> (u64, u64) {
        let number = |key: &str| line[key].as_u64().unwrap();
        (number("points"), number("of"))
    };
    let text = |value| Value::as_str(value).unwrap();
    lines
        .map(|line| {
            let (points, of) = score(line);
            (text(&line["candidate"]), text(&line["form"]), points, of)
        })
        .collect()
}

fn json_lines(output: &Output) -> Vec<Value> {
    let said = std::str::from_utf8(&output.stdout).unwrap();
    let line = |line: &str| serde_json::from_str(line).unwrap();
    said.lines().map(line).collect()
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
            "answers.csv",
            format!("1,2,3,4\n{right}\n{right}\nH,?,5,Z\n"),
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
        assert_eq!(solved(&json_lines(&output)), [(2, 1.0); 4], "{name}");
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
        ("number.csv", format!("1,2,3,4,5\n{right},A\n"), 1),
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

#[test]
fn an_answer_that_cannot_be_read_is_named_by_its_cell_and_the_others_count() {
    let (folder, questions) = paper();
    let right: Vec<String> = questions
        .iter()
        .map(|it| letter(it, true).to_string())
        .collect();
    let text = format!(
        "name,1,2,3,4\n\"Ann, the first\",{},H,{},{}\nBob,{}\n",
        right[0],
        right[2],
        right[3],
        right.join(",")
    );
    // The cell of the second question begins at this column of line 2.
    let column = "\"Ann, the first\",A,".len() + 1;
    let output = told(folder.path(), "sheet.csv", &text, 2);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(&format!("sheet.csv:2:{column}")), "{said}");
    assert_eq!(output.status.code(), Some(1));
    let found = json_lines(&output);
    assert_eq!(solved(&found), [(2, 1.0), (1, 1.0), (2, 1.0), (2, 1.0)]);
    assert_eq!(
        scores(&found),
        [("Ann, the first", "A", 3, 4), ("Bob", "A", 4, 4)]
    );
    assert_eq!(found[4]["unread"], json!(1));
}

#[test]
fn answers_typed_on_other_keyboards_are_read() {
    let (folder, questions) = paper();
    // Cyrillic letters that look like A, B, C and E, Armenian ones of the same place.
    for letters in [
        ['А', 'В', 'С', '-', 'Е'],
        ['Ա', 'Բ', 'Գ', 'Դ', 'Ե'],
        ['ա', 'բ', 'գ', 'դ', 'ե'],
    ] {
        let typed: Vec<String> = questions
            .iter()
            .map(|it| match letters[place(it, true)] {
                '-' => "D".to_owned(),
                letter => letter.to_string(),
            })
            .collect();
        for form in ["вариант", "Տարբերակ", "Form"] {
            let text = format!(
                "Ф. И. О.,{form},1,2,3,4\nАнна,{},{}\n",
                'А',
                typed.join(",")
            );
            let found = lines(&report(folder.path(), "sheet.csv", &text));
            assert_eq!(solved(&found), [(1, 1.0); 4], "{text}");
            assert_eq!(scores(&found), [("Анна", "A", 4, 4)]);
        }
    }
}

#[test]
fn each_candidate_has_points_a_share_and_a_result() {
    let (folder, questions) = paper();
    let blueprint = format!("pass = 70\n{BLUEPRINT}points = 2\n");
    std::fs::write(folder.path().join("paper.toml"), blueprint).unwrap();
    let row = |right: usize| {
        let cells = questions.iter().enumerate();
        let cells = cells.map(|(at, it)| letter(it, at < right).to_string());
        cells.collect::<Vec<_>>().join(",")
    };
    let text = format!("Name,1,2,3,4\nAnn,{}\nBob,{}\n", row(3), row(2));
    let found = lines(&report(folder.path(), "sheet.csv", &text));
    assert_eq!(scores(&found), [("Ann", "A", 6, 8), ("Bob", "A", 4, 8)]);
    assert_eq!(
        found[4..]
            .iter()
            .map(|line| (line["share"].as_f64(), line["passed"].as_bool()))
            .collect::<Vec<_>>(),
        [(Some(0.75), Some(true)), (Some(0.5), Some(false))]
    );
    let shown = kanon(folder.path(), &["--responses", "sheet.csv"]);
    let shown = String::from_utf8(shown.stdout).unwrap();
    for line in [
        ["Ann", "6 / 8", "75 %", "passed"],
        ["Bob", "4 / 8", "50 %", "failed"],
    ] {
        let has = |shown: &str| line.iter().all(|word| shown.contains(word));
        assert!(shown.lines().any(has), "{line:?}: {shown}");
    }
}

/// A question of one's own stands in every form; an answer to it counts in one of them.
#[test]
fn an_answer_counts_once_where_a_question_stands_in_both_forms() {
    let folder = tempfile::tempdir().unwrap();
    let own = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/own/touch-move.toml"
    );
    std::fs::copy(own, folder.path().join("own.toml")).unwrap();
    let blueprint = "forms = 2\n[[section]]\nown = \"own.toml\"\n";
    std::fs::write(folder.path().join("paper.toml"), blueprint).unwrap();
    let questions = lines(&kanon(folder.path(), &["--format", "json"]));
    let options = questions[0]["options"].as_array().unwrap();
    let wrong = options
        .iter()
        .position(|option| option["misconception"].is_string())
        .unwrap();
    let letter = (b'A' + wrong as u8) as char;
    let text = format!("name,form,1\nAnn,A,{letter}\nBob,B,-\n");
    let found = lines(&report(folder.path(), "sheet.csv", &text));
    assert_eq!(solved(&found), [(1, 0.0), (1, 0.0)]);
    let name = options[wrong]["misconception"].as_str().unwrap();
    assert_eq!(found[0]["misconceptions"][name], json!(1));
    assert_eq!(found[1]["misconceptions"], json!({}));
}
