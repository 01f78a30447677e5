//! The exports as files: the same every time, whole, one id a question, nothing lost in silence.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use kanon::export::{EXPORTERS, Layout, Sheet, Timestamp, exporter};
use kanon::lang::Locales;
use kanon::quiz::{AnswerType, Dice, RenderedQuestion, Renderer, UsedQuestions, Wanted, draw};

fn kanon(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kanon"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(args)
        .output()
        .unwrap()
}

fn all_formats() -> String {
    let names: Vec<_> = EXPORTERS.iter().map(|format| format.name()).collect();
    names.join(",")
}

/// The files of a folder.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect()
}

fn questions(lang: &str, count: usize) -> Vec<RenderedQuestion> {
    let locales = Locales::built_in();
    let locale = locales.open(lang.parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    draw(
        &Wanted::default(),
        &Dice::new(5),
        count,
        &mut UsedQuestions::default(),
    )
    .iter()
    .map(|question| renderer.render(question))
    .collect()
}

/// The files of a format for questions, as text where they are text.
fn exported(format: &str, lang: &str, questions: Vec<RenderedQuestion>) -> (String, Vec<String>) {
    let locales = Locales::built_in();
    let locale = locales.open(lang.parse().unwrap()).unwrap();
    let sheet = Sheet {
        lang: locale.lang(),
        text: locale.text(),
        title: "Kanon".to_owned(),
        form: 'A',
        several: false,
        seed: 1,
        stamp: Timestamp::of_version(),
        layout: Layout::default(),
        questions,
        asked: Vec::new(),
        renderer: Renderer::new(&locale).unwrap(),
    };
    let format = exporter(format).unwrap();
    let text = format
        .export(&sheet)
        .unwrap()
        .iter()
        .map(|file| String::from_utf8_lossy(&file.bytes).into_owned())
        .collect();
    let losses = format
        .losses(&sheet)
        .iter()
        .map(|loss| {
            assert!(loss.hint.is_some());
            format!("{}: {}", loss.code, locale.text().show(&loss.message))
        })
        .collect();
    (text, losses)
}

#[test]
fn the_same_seed_makes_the_same_files_in_every_format() {
    let place = tempfile::tempdir().unwrap();
    let make = |name: &str| {
        let folder = place.path().join(name);
        let output = kanon(&[
            "quiz",
            "--count",
            "12",
            "--forms",
            "2",
            "--lang",
            "hy,ru,en",
            "--format",
            &all_formats(),
            "-o",
            folder.to_str().unwrap(),
        ]);
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        files(&folder)
    };
    let (one, other) = (make("one"), make("other"));
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        other.keys().collect::<Vec<_>>()
    );
    for (name, bytes) in &one {
        assert!(*bytes == other[name], "{name} differs");
    }
    for name in [
        "quiz.a.hy.gift",
        "quiz.b.ru.moodle.xml",
        "quiz.a.en.qti.zip",
        "quiz.b.hy.apkg",
        "quiz.a.ru.csv",
        "quiz.a.ru.xlsx",
        "quiz.b.en.kahoot.xlsx",
        "quiz.a.hy.pgn",
        "quiz.a.hy.jsonl",
        "booklet.a.hy.html",
        "key.b.ru.html",
        "answers.a.en.html",
    ] {
        assert!(
            one.contains_key(name),
            "{name} is missing: {:?}",
            one.keys()
        );
    }
}

#[test]
fn a_question_has_one_id_in_every_language_and_text_format() {
    let (english, armenian) = (questions("en", 20), questions("hy", 20));
    let ids: Vec<String> = english
        .iter()
        .map(|question| question.id.to_string())
        .collect();
    for format in ["json", "gift", "moodle", "csv", "print"] {
        for (lang, asked) in [("en", &english), ("hy", &armenian)] {
            let (text, _) = exported(format, lang, asked.clone());
            let mut from = 0;
            // In order: the key is the last of the printed files.
            let text = &text[text.rfind("<!doctype").unwrap_or(0)..];
            for id in &ids {
                let at = text[from..].find(id.as_str());
                from += at.unwrap_or_else(|| panic!("{format} {lang}: {id}"));
            }
        }
    }
}

#[test]
fn an_unknown_format_is_refused_with_the_list() {
    let output = kanon(&["quiz", "--format", "json,word", "-o", "nowhere"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        said,
        "kanon: there is no format `word`; expected one of: json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf\n"
    );
    let output = kanon(&["quiz", "--format", "gift", "-o", "-"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("only json can be printed here; for `gift` name a folder"),
        "{said}"
    );
    let output = kanon(&["quiz", "--date", "2026-02-30", "-o", "nowhere"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("`2026-02-30` is not a date"), "{said}");
}

#[test]
fn what_a_format_cannot_carry_is_said_question_by_question() {
    let mut asked = questions("en", 40);
    let (_, losses) = exported("gift", "en", asked.clone());
    let boards = asked
        .iter()
        .filter(|question| !question.boards.is_empty())
        .count();
    let said = losses
        .iter()
        .filter(|loss| loss.starts_with("board-in-words"))
        .count();
    assert_eq!(said, boards);
    assert!(losses[0].contains(&asked[0].id.to_string()), "{losses:?}");
    for question in &mut asked[1..3] {
        question.prompt = "What is the ruling?".to_owned();
        for (at, option) in question.options.iter_mut().enumerate() {
            option.text = format!("answer {at}");
        }
    }
    asked[1].options[0].text = "x".repeat(76);
    asked[2].prompt = "y".repeat(121);
    asked[3].boards.clear();
    let (_, losses) = exported("kahoot", "en", asked.clone());
    let of = |at: usize| {
        let id = asked[at].id.to_string();
        losses
            .iter()
            .filter(|loss| loss.contains(&id))
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(
        of(1),
        [format!(
            "long-answer: question 2 ({}): left out: an answer has 76 characters, 75 fit",
            asked[1].id
        )]
    );
    assert_eq!(
        of(2),
        [format!(
            "long-question: question 3 ({}): left out: the question has 124 characters, 120 fit",
            asked[2].id
        )]
    );
    let (_, losses) = exported("pgn", "en", asked.clone());
    assert!(
        losses
            .iter()
            .any(|loss| loss.starts_with("no-game: question 4 (")),
        "{losses:?}"
    );
    for whole in ["json", "print", "moodle", "qti", "anki", "csv", "xlsx"] {
        assert_eq!(
            exported(whole, "en", asked.clone()).1,
            Vec::<String>::new(),
            "{whole}"
        );
    }
}

#[test]
fn losses_are_summed_up_at_the_end() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().to_str().unwrap();
    let output = kanon(&[
        "quiz", "--count", "9", "--lang", "en", "--format", "kahoot", "-o", folder,
    ]);
    let said = String::from_utf8(output.stderr).unwrap();
    // A sum for all questions, and no line for each of them.
    assert!(
        said.contains("kanon: kahoot: stories that only the booklet tells in ")
            && said.contains(" of 9 questions. Give out the booklet"),
        "{said}"
    );
    // Only what is left out is named question by question.
    let mut named = said.lines().filter(|line| line.contains("question "));
    assert!(named.all(|line| line.contains(": left out: ")), "{said}");
}

#[test]
fn a_scenario_given_twice_is_asked_once() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().to_str().unwrap();
    let own = "content/quiz/own.toml";
    let output = kanon(&[
        "quiz",
        own,
        own,
        "--lang",
        "en",
        "--format",
        "json,anki,qti",
        "-o",
        folder,
    ]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let lines = fs::read_to_string(place.path().join("quiz.en.jsonl")).unwrap();
    assert_eq!(lines.lines().count(), 1, "{lines}");
}

/// Two right options of four.
fn several() -> RenderedQuestion {
    let mut question = questions("en", 30)
        .into_iter()
        .find(|question| question.answer_type == AnswerType::OneOf && question.options.len() == 4)
        .unwrap();
    question.answer_type = AnswerType::SeveralOf;
    for (at, text) in ["a = b", "c ~ {d}", "e: #f", "<g> & \\h"]
        .into_iter()
        .enumerate()
    {
        question.options[at].text = text.to_owned();
        question.options[at].correct = at % 2 == 0;
    }
    question
}

#[test]
fn several_right_options_share_the_point_and_signs_are_escaped() {
    let (gift, _) = exported("gift", "en", vec![several()]);
    for line in [
        "\n~%50%a \\= b#",
        "\n~%-50%c \\~ \\{d\\}#",
        "\n~%50%e\\: \\#f#",
        "\n~%-50%&lt;g&gt; &amp; \\\\h#",
    ] {
        assert!(gift.contains(line), "{line}: {gift}");
    }
    let (moodle, _) = exported("moodle", "en", vec![several()]);
    for part in [
        "<single>false</single>",
        "<answer fraction=\"50\" format=\"html\"><text>a = b</text>",
        "<answer fraction=\"-50\" format=\"html\"><text>&amp;lt;g&amp;gt; &amp;amp; \\h</text>",
    ] {
        assert!(moodle.contains(part), "{part}: {moodle}");
    }
    let (csv, _) = exported("csv", "en", vec![several()]);
    assert!(
        csv.contains(",a = b,c ~ {d},e: #f,<g> & \\h,\"A, C\","),
        "{csv}"
    );
}

/// Interrupts a run as soon as its folder holds so many entries, finished or not.
fn interrupted_at(entries: usize, folder: &Path) -> Option<i32> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kanon"))
        .args([
            "quiz", "--count", "30", "--forms", "2", "--lang", "en,hy,ru",
        ])
        .args(["--format", "gift,moodle,csv,json", "-o"])
        .arg(folder)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let there = || fs::read_dir(folder).map_or(0, Iterator::count);
    while there() < entries && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_micros(200));
    }
    let id = child.id().to_string();
    Command::new("kill").args(["-INT", &id]).status().unwrap();
    child.wait().unwrap().code()
}

#[test]
fn a_file_of_somebody_is_never_written_over() {
    let place = tempfile::tempdir().unwrap();
    let quiz = |seed: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kanon"));
        command
            .args([
                "quiz",
                "--count",
                "2",
                "--lang",
                "en",
                "--format",
                "json,gift",
            ])
            .args(["--seed", seed, "-o"])
            .arg(place.path());
        command.output().unwrap()
    };
    fs::write(place.path().join("quiz.en.gift"), "mine").unwrap();
    let refused = quiz("1");
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        said.contains("quiz.en.gift") && said.contains("not made by kanon"),
        "{said}"
    );
    let there = files(place.path());
    assert_eq!(there.keys().collect::<Vec<_>>(), ["quiz.en.gift"]);
    assert_eq!(there["quiz.en.gift"], b"mine");
    fs::remove_file(place.path().join("quiz.en.gift")).unwrap();
    assert!(quiz("1").status.success());
    let first = files(place.path());
    fs::write(place.path().join("notes.txt"), "mine too").unwrap();
    assert!(quiz("2").status.success());
    let second = files(place.path());
    assert_ne!(first["quiz.en.gift"], second["quiz.en.gift"]);
    assert_eq!(second["notes.txt"], b"mine too");
}

#[test]
fn an_interruption_leaves_no_half_written_file() {
    let place = tempfile::tempdir().unwrap();
    let mut codes = Vec::new();
    for entries in [0, 1, 4, 9] {
        let folder = place.path().join(entries.to_string());
        codes.push(interrupted_at(entries, &folder));
        if !folder.exists() {
            continue;
        }
        for (name, bytes) in files(&folder) {
            assert!(!name.ends_with(".part"), "{name}");
            let end: &[u8] = match name.rsplit_once('.').unwrap().1 {
                "gift" => b"}\n\n",
                "xml" => b"</quiz>\n",
                "csv" => b"\r\n",
                "kanon-quiz" => b"\n",
                _ => b"}\n",
            };
            assert!(bytes.ends_with(end), "{name} is cut off");
        }
    }
    // A signal before the handler is there ends the run without a code; a late one changes nothing.
    let cut = |code: &Option<i32>| matches!(code, None | Some(130));
    assert!(
        codes.iter().any(cut),
        "never interrupted in time: {codes:?}"
    );
}
