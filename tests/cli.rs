//! The commands as a user types them.

use std::path::{Path, PathBuf};

use assert_cmd::Command;

fn kanon() -> Command {
    let mut command = Command::cargo_bin("kanon").unwrap();
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG");
    command
}

fn stdout(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    (output.status.code(), text)
}

#[test]
fn help_speaks_every_language() {
    for (lang, about) in [
        ("en", "The chess rulebook as something you can run"),
        ("hy", "Շախմատի կանոնագիրք, որը կարելի է գործարկել"),
        ("ru", "Свод шахматных правил, который можно запустить"),
    ] {
        let (code, text) = stdout(kanon().args(["--lang", lang, "--help"]));
        assert_eq!(code, Some(0));
        assert!(text.starts_with(about), "{text}");
        assert!(!text.contains('⟨'), "{text}");
        for command in [
            "check",
            "show",
            "model",
            "new",
            "quiz",
            "build",
            "serve",
            "rule",
            "scan",
            "schema",
            "export-engine",
            "ledger",
            "completions",
            "man",
            "audit",
        ] {
            let (_, text) = stdout(kanon().args(["--lang", lang, command, "--help"]));
            assert!(!text.contains('⟨'), "{text}");
        }
    }
}

#[test]
fn help_text() {
    let (_, main) = stdout(kanon().arg("--help"));
    let (_, check) = stdout(kanon().args(["check", "--help"]));
    insta::assert_snapshot!("help", format!("{main}\n---\n{check}"));
}

#[test]
fn failures_speak_the_language_of_the_reader() {
    for (lang, folder, format) in [
        (
            "en",
            "no-such is not a folder; name the folder with the articles by --content, or start one: kanon new book no-such",
            "there is no format `word`; expected one of: json, ",
        ),
        (
            "hy",
            "no-such պանակ չկա․ --content-ով նշե՛ք հոդվածների պանակը կամ ստեղծե՛ք այն՝ kanon new book no-such",
            "«word» ձևաչափ չկա․ կան՝ json, ",
        ),
        (
            "ru",
            "no-such — не папка; укажите папку со статьями через --content или создайте её: kanon new book no-such",
            "формата «word» нет; есть: json, ",
        ),
    ] {
        let said = |args: &[&str]| {
            let output = kanon().args(["--lang", lang]).args(args).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            String::from_utf8(output.stderr).unwrap()
        };
        let text = said(&["check", "--content", "no-such"]);
        assert_eq!(text, format!("kanon: {folder}\n"));
        let text = said(&["quiz", "--format", "word", "-o", "nowhere"]);
        assert!(text.starts_with(&format!("kanon: {format}")), "{text}");
    }
}

/// What is wrong with the arguments, in every language.
const MISTYPED: &[(&[&str], [&str; 3])] = &[
    (
        &["check", "--stric"],
        [
            "unknown option or argument: --stric\n\ndid you mean --strict?",
            "անհայտ պարամետր կամ արգումենտ՝ --stric\n\nմիգուցե՝ --strict",
            "неизвестный параметр или аргумент: --stric\n\nможет быть, --strict?",
        ],
    ),
    (
        &["chekc"],
        [
            "unknown command: chekc\n\ndid you mean check?",
            "անհայտ հրաման՝ chekc\n\nմիգուցե՝ check",
            "неизвестная команда: chekc\n\nможет быть, check?",
        ],
    ),
    (
        &["check", "--format"],
        [
            "--format <FORMAT> needs a value\n\nexpected one of: text, json, sarif, github",
            "--format <ՁԵՎԱՉԱՓ> պարամետրին պետք է արժեք\n\nպետք է լինի սրանցից մեկը՝ text, json, sarif, github",
            "параметру --format <ФОРМАТ> нужно значение\n\nожидается одно из: text, json, sarif, github",
        ],
    ),
    (
        &["check", "--format", "word"],
        [
            "--format <FORMAT> cannot be `word`",
            "--format <ՁԵՎԱՉԱՓ> պարամետրը չի կարող լինել «word»",
            "--format <ФОРМАТ> не может быть «word»",
        ],
    ),
    (
        &["check", "--strict=yes"],
        [
            "--strict does not take a value, but `yes` was given",
            "--strict պարամետրն արժեք չի ընդունում, իսկ տրված է «yes»",
            "параметр --strict не принимает значения, а дано «yes»",
        ],
    ),
    (
        &["quiz", "--count", "0"],
        [
            "--count <NUMBER> cannot be `0`\n\nexpected a number from 1 to 1000000",
            "--count <ԹԻՎ> պարամետրը չի կարող լինել «0»\n\nպետք է լինի թիվ՝ 1-ից մինչև 1000000",
            "--count <ЧИСЛО> не может быть «0»\n\nожидается число от 1 до 1000000",
        ],
    ),
    (
        &["quiz", "--seed", "1", "--seed", "2"],
        [
            "--seed <NUMBER> is given twice",
            "--seed <ԹԻՎ> պարամետրը նշված է երկու անգամ",
            "параметр --seed <ЧИСЛО> указан дважды",
        ],
    ),
    (
        &["serve", "--port", "70000"],
        [
            "--port <PORT> cannot be `70000`",
            "--port <ՊՈՐՏ> պարամետրը չի կարող լինել «70000»",
            "--port <ПОРТ> не может быть «70000»",
        ],
    ),
    (
        &["rule", "x.toml", "--edition", "1999"],
        [
            "--edition <YEAR> cannot be `1999`\n\nexpected 2018 or 2023",
            "--edition <ՏԱՐԻ> պարամետրը չի կարող լինել «1999»\n\nպետք է լինի 2018 կամ 2023",
            "--edition <ГОД> не может быть «1999»\n\nожидается 2018 или 2023",
        ],
    ),
    (
        &["show"],
        [
            "missing argument: <WHAT>",
            "նշված չէ արգումենտը՝ <ԻՆՉ>",
            "не указан аргумент <ЧТО>",
        ],
    ),
];

#[test]
fn mistakes_in_the_arguments_are_told_in_the_language_of_the_reader() {
    let usage = ["Usage: kanon", "Կիրառումը՝ kanon", "Использование: kanon"];
    for (args, told) in MISTYPED {
        for ((lang, told), usage) in ["en", "hy", "ru"].into_iter().zip(told).zip(usage) {
            let output = kanon().args(["--lang", lang]).args(*args).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            let text = String::from_utf8(output.stderr).unwrap();
            assert!(
                text.starts_with(&format!("kanon: {told}")),
                "{args:?}: {text}"
            );
            assert!(!text.contains('⟨'), "{text}");
            assert!(text.contains(usage) || *args != ["chekc"], "{text}");
        }
    }
    let unspoken = kanon()
        .args(["check", "--lang", "de"])
        .env("LANG", "ru_RU.UTF-8")
        .output();
    let text = String::from_utf8(unspoken.unwrap().stderr).unwrap();
    assert_eq!(text, "kanon: языка «de» нет; есть: en, hy, ru\n");
}

#[test]
fn the_content_is_clean_with_its_errata_and_not_without() {
    let (code, text) = stdout(kanon().arg("check"));
    assert_eq!(code, Some(0), "{text}");
    let (code, _) = stdout(kanon().args(["check", "--no-errata"]));
    assert_eq!(code, Some(1));
}

/// Corrected copies lie in a folder of their own; the sources and other people's folders stay.
#[test]
fn corrected_copies_are_written_beside_the_sources() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/hy/rec1.md");
    let before = std::fs::read(&source).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let fixed = folder.path().join("fixed");
    let check = || {
        let mut command = kanon();
        command.args(["check", "--no-errata", "--fix", "--fixed"]);
        command
    };
    for _ in 0..2 {
        let (code, text) = stdout(check().arg(&fixed));
        assert_eq!(code, Some(1));
        assert!(
            text.contains("\n--- hy/rec1.md\n+++ hy/rec1.md\n"),
            "{text}"
        );
    }
    let copy = std::fs::read_to_string(fixed.join("hy/rec1.md")).unwrap();
    assert!(copy.contains("Եթե խաղի վերսկսման համար նշանակված ժամին՝\n"));
    assert!(!copy.contains("մինև"));
    let ru = std::fs::read_to_string(fixed.join("ru/article9.md")).unwrap();
    assert!(ru.ends_with("приоритет.\n"));
    assert_eq!(std::fs::read(&source).unwrap(), before);

    let foreign = folder.path().join("foreign");
    std::fs::create_dir(&foreign).unwrap();
    std::fs::write(foreign.join("mine.txt"), "mine").unwrap();
    assert_eq!(stdout(check().arg(&foreign)).0, Some(2));
    assert_eq!(std::fs::read_dir(&foreign).unwrap().count(), 1);
    assert_eq!(stdout(kanon().args(["check", "--fix"])).0, Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_a_failure() {
    for args in [
        &["--help"][..],
        &["--version"],
        &["schema", "book"],
        &["check"],
    ] {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_kanon"));
        let status = command
            .args(args)
            .stdout(full)
            .stderr(std::process::Stdio::null());
        assert_eq!(status.status().unwrap().code(), Some(2), "{args:?}");
    }
}

#[test]
fn output_in_a_pipe_has_no_colours() {
    for args in [["check", "--no-errata"], ["show", "9.2.1"]] {
        let (_, text) = stdout(kanon().args(args));
        assert!(!text.contains('\x1b'));
    }
    let (_, text) = stdout(kanon().args(["check", "--no-errata", "--color", "always"]));
    assert!(text.contains('\x1b'));
}

#[test]
fn a_finding_far_along_a_line_keeps_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let article = folder.path().join("ru").join("article9.md");
    std::fs::create_dir(article.parent().unwrap()).unwrap();
    let line = format!("**9.1** {}игра , слово.", "слово ".repeat(4_000));
    std::fs::write(&article, format!("# Статья 9\n\n{line}\n")).unwrap();
    let content = folder.path().to_str().unwrap();
    let (_, text) = stdout(kanon().args(["check", "--content", content]));
    // 8 characters of the label, 4,000 words of 6, and 4 of the word before the space.
    assert!(text.contains("article9.md:3:24013"), "{text}");
    assert!(text.contains("игра , слово."), "{text}");
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert!(longest < Some(400), "a whole line is drawn");
}

#[cfg(unix)]
#[test]
fn names_are_shown_to_people_and_given_to_programs_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let content = folder.path().to_str().unwrap();
    let name = "Հոդ ված,\n\u{1b}[31m9.md";
    std::fs::create_dir(folder.path().join("ru")).unwrap();
    let text = "# Статья 9\n\n**9.1** игра , слово.\n";
    std::fs::write(folder.path().join("ru").join(name), text).unwrap();
    std::fs::write(folder.path().join("ru/a\rb.md"), vec![b'a'; 9 << 20]).unwrap();
    let check = |format: &str| {
        let mut command = kanon();
        let args = [
            "check",
            "--color",
            "always",
            "--format",
            format,
            "--content",
            content,
        ];
        stdout(command.args(args)).1
    };
    let shown = check("text");
    assert!(
        shown.contains("ru/Հոդ ված,\\n\\u{1b}[31m9.md:3:13"),
        "{shown}"
    );
    assert!(shown.contains("ru/a\\rb.md has 9 MB"), "{shown}");
    let json = check("json");
    let findings = json.lines().map(|line| serde_json::from_str(line).unwrap());
    let files: Vec<String> = findings
        .filter_map(|it: serde_json::Value| Some(it["file"].as_str()?.to_owned()))
        .collect();
    assert!(files.contains(&format!("{content}/ru/{name}")), "{files:?}");
    let sarif: serde_json::Value = serde_json::from_str(&check("sarif")).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    let uris: Vec<_> = results
        .iter()
        .filter_map(|it| it["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].as_str())
        .collect();
    let encoded = "ru/%D5%80%D5%B8%D5%A4%20%D5%BE%D5%A1%D5%AE%2C%0A%1B%5B31m9.md";
    assert!(uris.iter().any(|uri| uri.ends_with(encoded)), "{uris:?}");
    let github = check("github");
    assert!(
        github.contains("ru/Հոդ ված%2C%0A\\u{1b}[31m9.md,line=3"),
        "{github}"
    );
}

#[test]
fn a_clause_that_thousands_repeat_is_shown_without_listing_all_for_each() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("ru")).unwrap();
    let clauses = "**9.1** Смотри статью 9.2.\n\n".repeat(1_000);
    let text = format!("# Статья 9\n\n{clauses}**9.2** Конец.\n");
    std::fs::write(folder.path().join("ru/article9.md"), text).unwrap();
    std::fs::write(folder.path().join("book.toml"), "plain = false\n").unwrap();
    let content = folder.path().to_str().unwrap();
    let show = |number: &str| {
        let (code, text) = stdout(kanon().args(["show", number, "--content", content]));
        assert_eq!(code, Some(0));
        text
    };
    let shown = show("9.1");
    assert!(shown.lines().count() < 40_000, "{}", shown.lines().count());
    assert!(shown.contains("… and 979 more"), "{}", &shown[..2_000]);
    assert!(show("9.2").contains("… and 980 more"));
}

#[test]
fn a_missing_folder_is_a_failure() {
    let output = kanon()
        .args(["check", "--content", "nowhere"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("nowhere"));
}

#[test]
fn show_reads_a_clause_in_both_directions() {
    let (code, text) = stdout(kanon().args(["show", "9.4", "--lang", "ru"]));
    assert_eq!(code, Some(0));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("он теряет право заявлять о ничьей"), "{text}");
    assert!(text.contains("Ссылается на"), "{text}");
    assert!(text.contains("hy/article9, 2023"), "{text}");
    let (_, cited) = stdout(kanon().args(["show", "9.3", "--lang", "hy"]));
    let (_, after) = cited.split_once("Դրան հղում են անում").unwrap();
    for citing in ["9.1.2.3", "9.4", "9.5.1"] {
        assert!(after.contains(citing), "{after}");
    }
}

#[test]
fn show_finds_the_same_rule_by_edition() {
    let (_, text) = stdout(kanon().args(["show", "9.2.1", "--edition", "2023"]));
    assert!(
        text.contains("hy/article9") && text.contains("9.2.1.1"),
        "{text}"
    );
    let (code, text) = stdout(kanon().args(["show", "draw.threfold"]));
    assert_eq!(code, Some(1));
    assert!(text.contains("draw.threefold"), "{text}");
}

#[test]
fn the_model_has_the_documented_shape() {
    let (code, text) = stdout(kanon().args(["model", "--format", "json"]));
    assert_eq!(code, Some(0));
    let model: serde_json::Value = serde_json::from_str(&text).unwrap();
    let documents = model["documents"].as_array().unwrap();
    let (plain, theirs): (Vec<_>, Vec<_>) = documents.iter().partition(|it| it["plain"] == true);
    assert_eq!(plain.len(), 19 * 3, "the plain edition is whole");
    let clauses: Vec<_> = theirs
        .iter()
        .map(|document| {
            (
                document["id"].as_str().unwrap(),
                count(&document["clauses"]),
            )
        })
        .collect();
    assert_eq!(
        clauses,
        [
            ("hy/article7", 15),
            ("hy/article9", 23),
            ("hy/rec1", 29),
            ("hy/rec3", 16),
            ("ru/article9", 21),
        ]
    );
    let article9 = &documents[1];
    assert_eq!(article9["kind"], "article");
    assert_eq!(article9["number"], "9");
    assert_eq!(article9["edition"], "2023");
    assert_eq!(article9["source"], "hy/article9.md");
    let offers = &article9["clauses"][0];
    assert_eq!(offers["number"], "9.1");
    let procedure = &offers["clauses"][1]["clauses"][0];
    assert_eq!(procedure["number"], "9.1.2.1");
    assert_eq!(procedure["rule"], "draw.offer.procedure");
    let reference = &procedure["references"][0];
    assert_eq!(reference["text"], "12.6");
    assert_eq!(reference["target"], "11.5");
    assert_eq!(reference["rule"], "conduct.distract");
    assert_eq!(reference["resolved"], true);
    let source = std::fs::read_to_string(path("content/hy/article9.md")).unwrap();
    let start = reference["span"]["start"].as_u64().unwrap() as usize;
    assert_eq!(&source[start..start + 4], "12.6");
    assert_eq!(reference["span"]["line"], 17);
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    let (code, _) = stdout(kanon().arg("man").arg(&pages));
    assert_eq!(code, Some(0));
    let page = std::fs::read_to_string(pages.join("kanon-rule.1")).unwrap();
    assert!(page.contains("kanon\\-rule"), "{page}");
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, text) = stdout(kanon().args(["completions", shell]));
        assert_eq!(code, Some(0));
        assert!(text.contains("no-errata"), "{shell}");
    }
}

#[test]
fn a_rule_is_shown_in_the_language_that_numbers_it_otherwise() {
    let (code, text) = stdout(kanon().args(["show", "9.2", "--lang", "ru"]));
    assert_eq!(code, Some(0));
    assert!(text.contains("ru/article9"), "{text}");
    assert!(!text.contains("hy/article9 ·"), "{text}");
    let first = text.find("9.2.1  ").unwrap();
    assert!(first < text.find("9.2.1.1  ").unwrap(), "{text}");
}

/// A game that is adjourned with a sealed move.
const FRIDAY: &str = r#"start = { fen = "4k3/pppp4/8/8/8/8/3K4/R4B2 w - - 0 41" }
events = [
  { who = "arbiter", event = "order-seal" },
  { who = "white", event = "seal", text = "Ke3" },
  { who = "white", event = "stop-clocks" },
]"#;

/// Rules on a file and saves the game.
fn save(scenario: &Path, target: &Path) -> std::process::Output {
    let mut rule = kanon();
    rule.arg("rule").arg(scenario).arg("--save").arg(target);
    rule.output().unwrap()
}

#[test]
fn an_adjourned_game_is_written_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let saturday =
        r#"events = [{ who = "black", event = "present" }, { who = "black", event = "resign" }]"#;
    std::fs::write(file("friday.toml"), FRIDAY).unwrap();
    std::fs::write(file("saturday.toml"), saturday).unwrap();
    let saved = save(&file("friday.toml"), &file("game.json"));
    assert_eq!(saved.status.code(), Some(0));
    let mut resume = kanon();
    resume
        .args(["rule", "--format", "json"])
        .arg(file("game.json"));
    let (_, adjourned) = stdout(&mut resume);
    let (_, resumed) = stdout(resume.arg("--then").arg(file("saturday.toml")));
    let ruling = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    assert_eq!(ruling(&adjourned)["outcome"], "ongoing");
    assert_eq!(ruling(&resumed)["outcome"], "1-0");
    let over = save(
        Path::new("tests/readme/three-times.toml"),
        &file("over.json"),
    );
    assert_eq!(over.status.code(), Some(2));
    assert!(!file("over.json").exists());
    // Nobody's file is replaced, nor a name taken that would be read as something else.
    std::fs::write(file("notes.json"), "[\"mine\"]").unwrap();
    for name in ["notes.json", "friday.toml"] {
        let before = std::fs::read(file(name)).unwrap();
        let refused = save(&file("friday.toml"), &file(name));
        assert_eq!(refused.status.code(), Some(2), "{name}");
        assert_eq!(std::fs::read(file(name)).unwrap(), before, "{name}");
    }
}

#[test]
fn a_resumption_tells_nothing_but_events() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("friday.toml"), FRIDAY).unwrap();
    let resumed = |later: &str| {
        std::fs::write(file("saturday.toml"), later).unwrap();
        let mut resume = kanon();
        resume.arg("rule").arg(file("friday.toml"));
        resume.arg("--then").arg(file("saturday.toml"));
        let output = resume.output().unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let events = r#"events = [{ who = "black", event = "resign" }]"#;
    assert_eq!(resumed(events).0, Some(0));
    let (code, told) = resumed(&format!(
        "evnets = []\n{events}\nclocks_s = {{ white = 60 }}"
    ));
    assert_eq!(code, Some(1), "{told}");
    for wanted in [
        "saturday.toml:1:1",
        "“events”",
        "saturday.toml:3:1",
        "clocks_s",
    ] {
        assert!(told.contains(wanted), "{wanted}: {told}");
    }
    // A slip in an event has its place too.
    let (code, told) = resumed(r#"events = [{ who = "black", event = "resing" }]"#);
    assert_eq!(code, Some(1), "{told}");
    assert!(
        told.contains("saturday.toml:1:36") && told.contains("resign"),
        "{told}"
    );
}

/// What can't be ruled on is shown in the file that tells of it.
#[test]
fn a_resumption_that_cannot_be_ruled_on_is_shown_in_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("friday.toml"), FRIDAY).unwrap();
    let line = |event: &str| format!("{{\"events\": [{event}]}}\n");
    let present = r#"{"who": "black", "event": "present"}"#;
    let unclear = r#"{"who": "black", "event": "move", "san": "Nd4"}"#;
    for (name, later, place) in [
        (
            "saturday.jsonl",
            line(present) + &line(unclear),
            "saturday.jsonl:2:13",
        ),
        (
            "saturday.json",
            line(&format!("{present},\n{unclear}")),
            "saturday.json:2:1",
        ),
    ] {
        std::fs::write(file(name), later).unwrap();
        let mut resume = kanon();
        resume.arg("rule").arg(file("friday.toml"));
        resume.arg("--then").arg(file(name));
        let output = resume.output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(place), "{place}: {told}");
    }
}

/// It is read like every other file: with a mark before it, in JSON by its look, and told where it
/// is no text.
#[test]
fn a_resumption_is_read_like_a_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("friday.toml"), FRIDAY).unwrap();
    let resumed = |name: &str, later: &[u8]| {
        std::fs::write(file(name), later).unwrap();
        let mut resume = kanon();
        resume.arg("rule").arg(file("friday.toml"));
        resume.arg("--then").arg(file(name));
        let output = resume.output().unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let toml = r#"events = [{ who = "black", event = "resign" }]"#;
    let json = r#"{ "events": [{ "who": "black", "event": "resign" }] }"#;
    for (name, later) in [
        ("marked.toml", format!("\u{feff}{toml}")),
        ("marked.json", format!("\u{feff}{json}")),
        ("saturday", json.to_owned()),
    ] {
        let (code, told) = resumed(name, later.as_bytes());
        assert_eq!(code, Some(0), "{name}: {told}");
    }
    let (code, told) = resumed("latin.toml", b"# R\xe9sum\xe9\nevents = []");
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("latin.toml:1:4"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_game_is_saved_through_links_and_to_pipes() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("friday.toml"), FRIDAY).unwrap();
    std::fs::write(file("game.json"), r#"{ "events": [] }"#).unwrap();
    symlink(file("game.json"), file("link.json")).unwrap();
    symlink("/dev/full", file("full.json")).unwrap();
    let save = |name: &str| save(&file("friday.toml"), &file(name));
    assert_eq!(save("link.json").status.code(), Some(0));
    assert!(file("link.json").is_symlink());
    let saved = std::fs::read_to_string(file("game.json")).unwrap();
    assert!(saved.contains("Ke3"), "{saved}");
    assert_eq!(save("full.json").status.code(), Some(2));
    assert!(!std::fs::metadata("/dev/full").unwrap().is_file());
}

fn count(clauses: &serde_json::Value) -> usize {
    clauses
        .as_array()
        .unwrap()
        .iter()
        .map(|clause| 1 + count(&clause["clauses"]))
        .sum()
}

fn path(relative: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
}

#[test]
fn one_game_is_saved_and_not_the_last_of_several() {
    let folder = tempfile::tempdir().unwrap();
    let two = folder.path().join("two.toml");
    let one = "[[scenario]]\nid = \"ID\"\nedition = \"2023\"\nevents = []\n";
    std::fs::write(
        &two,
        format!("{}{}", one.replace("ID", "a"), one.replace("ID", "b")),
    )
    .unwrap();
    let saved = folder.path().join("saved.json");
    for files in [vec![&two], vec![&two, &two]] {
        let output = kanon()
            .arg("rule")
            .args(files)
            .arg("--save")
            .arg(&saved)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            said.contains("work with one scenario, not with several"),
            "{said}"
        );
        assert!(!saved.exists());
    }
}
