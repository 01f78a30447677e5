//! `kanon audit` finds what is wrong with banks that others wrote, and says where.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn audit(args: &[&str]) -> Output {
    audit_in("en", args)
}

fn audit_in(lang: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kanon"))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .args(["audit", "--lang", lang])
        .args(args)
        .output()
        .unwrap()
}

/// Code and line of every finding, in the order of the file.
fn findings(args: &[&str]) -> Vec<(String, u64)> {
    let output = audit(args);
    let said = String::from_utf8(output.stdout).unwrap();
    let finding = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap();
        let code = value["code"].as_str().unwrap().to_owned();
        (code, value["line"].as_u64().unwrap())
    };
    said.lines().map(finding).collect()
}

fn expected(list: &[(&str, u64)]) -> Vec<(String, u64)> {
    let own = |(code, line): &(&str, u64)| ((*code).to_owned(), *line);
    list.iter().map(own).collect()
}

#[test]
fn a_gift_bank_is_held_against_the_laws() {
    assert_eq!(
        findings(&["tests/audit/bank.gift", "--format", "json"]),
        expected(&[
            ("stale-clause", 6),
            ("no-such-clause", 8),
            ("number-contradicts", 10),
            ("number-contradicts", 14),
            ("duplicate-item", 16),
            ("key-differs", 18),
            ("bank-syntax", 20),
        ])
    );
}

#[test]
fn people_are_told_what_the_laws_say_and_findings_are_exit_code_1() {
    let output = audit(&["tests/audit/bank.gift"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    for text in [
        "There it is 9.2.1.",
        "The time penalty is two minutes",
        "the key says “White wins”, the ruling is “Black wins”",
        "8 items",
    ] {
        assert!(said.contains(text), "{text}: {said}");
    }
}

/// The same faults in each format: an item a kind, the line where it stands.
#[test]
fn every_kind_of_fault_is_found_in_every_format() {
    const KINDS: [&str; 8] = [
        "stale-clause",
        "no-such-clause",
        "number-contradicts",
        "no-key",
        "duplicate-item",
        "key-differs",
        "unreadable-scenario",
        "bank-syntax",
    ];
    // The fifth item is told twice, and the second time is the fault.
    let banks = [
        ("tests/audit/faults.gift", [4, 6, 8, 10, 14, 16, 18, 20]),
        ("tests/audit/faults.xml", [4, 5, 6, 7, 9, 10, 11, 12]),
        ("tests/audit/faults.csv", [3, 4, 5, 6, 8, 9, 10, 11]),
    ];
    for (bank, lines) in banks {
        let faults: Vec<(&str, u64)> = KINDS.into_iter().zip(lines).collect();
        assert_eq!(
            findings(&[bank, "--format", "json"]),
            expected(&faults),
            "{bank}"
        );
        assert_eq!(audit(&[bank]).status.code(), Some(1), "{bank}");
    }
}

/// What the program writes itself has no finding, in any language that it writes.
#[test]
fn our_own_export_is_clean() {
    for seed in ["1", "4"] {
        let place = tempfile::tempdir().unwrap();
        let made = Command::new(env!("CARGO_BIN_EXE_kanon"))
            .args(["quiz", "--count", "120", "--seed", seed])
            .args(["--lang", "en,hy,ru", "--format", "gift,moodle,csv", "-o"])
            .arg(place.path())
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        let mut audited = 0;
        for entry in std::fs::read_dir(place.path()).unwrap() {
            let path = entry.unwrap().path();
            if path.ends_with(".kanon-quiz") {
                continue;
            }
            let output = audit(&[path.to_str().unwrap()]);
            let said = String::from_utf8(output.stdout).unwrap();
            assert_eq!(said, "120 items: 0 errors, 0 warnings, 0 hints.\n");
            audited += 1;
        }
        assert_eq!(audited, 9);
    }
}

#[test]
fn other_formats_are_read_and_clean_banks_are_exit_code_0() {
    let place = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = place.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let xml = file(
        "bank.xml",
        "<quiz>\n<question type=\"multichoice\"><questiontext format=\"html\"><text><![CDATA[<p>A wrong claim costs?</p>]]></text></questiontext>\n\
         <answer fraction=\"100\"><text>5 minutes as penalty</text><feedback><text>Article 9.5.3</text></feedback></answer>\
         <answer fraction=\"0\"><text>Nothing</text></answer></question>\n</quiz>",
    );
    assert_eq!(
        findings(&[&xml, "--format", "json"]),
        expected(&[("number-contradicts", 2)])
    );
    let csv = file(
        "bank.csv",
        "question,A,B,key,reason\n\"Touched piece?\",Must move,Free,A,\"Article 4.3.1\"\n\"Who, then?\",White,Black,C,\"Article 1.2\"\n",
    );
    assert_eq!(
        findings(&[&csv, "--format", "json"]),
        expected(&[("no-key", 3)])
    );
    let clean = file("clean.gift", "::a::May he?{=Yes, by article 4.2.1.~No.}\n");
    assert_eq!(audit(&[&clean]).status.code(), Some(0));
    let empty = file("empty.gift", "\n");
    let refused = audit(&[&empty]);
    assert_eq!(refused.status.code(), Some(2));
    let columns = file("columns.csv", "a,b\n1,2\n");
    let said = String::from_utf8(audit(&[&columns]).stdout).unwrap();
    assert!(said.contains("Name them “question” and “key”"), "{said}");
}

#[test]
fn what_no_item_can_have_is_found() {
    let place = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = place.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let xml = file(
        "bank.xml",
        "<quiz>\n<question type=\"multichoice\"><questiontext><text>Who begins?</text></questiontext></question>\n\
         <question type=\"essay\"><questiontext><text>Tell about castling.</text></questiontext></question>\n</quiz>",
    );
    assert_eq!(
        findings(&[&xml, "--format", "json"]),
        expected(&[("no-answers", 2)])
    );
    let gift = file(
        "bank.gift",
        "::a::By article 13.1?{=Yes.~No.}\n\n\
         ::b::What does article 9.0.2 say?{=Nothing.~A lot.}\n\n\
         ::c::How many points (0.5)?{=Half a point.~None.}\n\n\
         ::d::Is 8/8/8/8/8/8/4P3/4K3 w - - 0 1 drawn?{=Yes.~No.}\n\n\
         ::e::Is 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1 drawn?{=Yes.~No.}\n\n\
         ::f::Is 9/8/8/4k3/8/8/4P3/4K3 drawn, or 8/8/8/4k3/8/8/4P4/4K3?{=Yes.~No.}\n\n\
         ::g::Tell about castling.{}\n\n\
         ::h::How many squares?{#64}\n",
    );
    assert_eq!(
        findings(&[&gift, "--format", "json"]),
        expected(&[
            ("no-such-clause", 1),
            ("no-such-clause", 3),
            ("impossible-position", 7),
            ("impossible-position", 11),
        ])
    );
}

#[test]
fn a_file_in_another_format_is_refused_and_the_formats_are_named() {
    let place = tempfile::tempdir().unwrap();
    for name in ["bank.jsonl", "bank.txt"] {
        let path = place.path().join(name);
        std::fs::write(
            &path,
            "{\"prompt\":\"Who?\",\"options\":[{\"text\":\"a\"}]}\n",
        )
        .unwrap();
        let output = audit(&[path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("GIFT") && said.contains(".csv"), "{said}");
    }
}

/// A key that is an amount is read with its question; other numbers of a story are nobody's claim.
#[test]
fn amounts_are_held_against_the_laws_with_their_questions() {
    assert_eq!(
        findings(&["tests/audit/amounts.gift", "--format", "json"]),
        expected(&[
            ("number-contradicts", 1),
            ("number-contradicts", 3),
            ("number-contradicts", 9),
            ("number-contradicts", 11),
        ])
    );
}

/// Items as lecturers write them, in three languages and formats: of the wrong ones each has a
/// number that the Laws contradict, of the right ones none has.
#[test]
fn wrong_numbers_are_found_in_every_language_and_right_ones_left_alone() {
    for lang in ["en", "hy", "ru"] {
        let (mut wrong, mut right) = (0, 0);
        for format in ["gift", "xml", "csv"] {
            let path = format!("tests/audit/banks/wrong.{lang}.{format}");
            let text = std::fs::read_to_string(&path).unwrap();
            let is_item = |line: &str| match format {
                "gift" => line.starts_with("::"),
                "xml" => line.starts_with("<question "),
                _ => line.starts_with('c'),
            };
            let lines = (1..).zip(text.lines()).filter(|(_, line)| is_item(line));
            let expected: Vec<(String, u64)> = lines
                .map(|(number, _)| ("number-contradicts".to_owned(), number))
                .collect();
            wrong += expected.len();
            assert_eq!(findings(&[&path, "--format", "json"]), expected, "{path}");
            let path = format!("tests/audit/banks/right.{lang}.{format}");
            assert_eq!(findings(&[&path, "--format", "json"]), [], "{path}");
            let text = std::fs::read_to_string(&path).unwrap();
            right += text.lines().filter(|line| is_item(line)).count();
        }
        assert_eq!((wrong, right), (20, 10), "{lang}");
    }
}

#[test]
fn the_report_says_how_many_items_the_laws_say_nothing_about() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("bank.gift");
    let text = "::a::Who wrote this book?{=A friend.~Nobody.}\n\n\
                ::b::Is it fair?{=Yes.~No.}\n\n\
                ::c::By article 4.2.1, may he?{=Yes.~No.}\n\n\
                ::d::How many minutes are added for an illegal move?{#2}\n";
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    for (lang, words) in [
        ("en", "Not checked by the Laws: 2 items"),
        ("ru", "По Правилам не проверено: 2."),
        ("hy", "Ըստ կանոնների չստուգված հարցեր՝ 2"),
    ] {
        let said = String::from_utf8(audit_in(lang, &[path]).stdout).unwrap();
        assert!(said.contains(words), "{said}");
    }
    // Of items that all have something there is nothing to say.
    let said = audit(&["tests/audit/banks/wrong.en.gift"]).stdout;
    let said = String::from_utf8(said).unwrap();
    assert!(!said.contains("Not checked"), "{said}");
}
