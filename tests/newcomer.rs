//! What somebody types who has never seen kanon: in an empty folder, without having read anything.

use std::path::Path;

use assert_cmd::Command;

const LANGUAGES: [&str; 3] = ["en", "hy", "ru"];

const SITUATIONS: [&str; 11] = [
    "claim",
    "fifty-moves",
    "illegal-move",
    "promotion",
    "flag",
    "touch",
    "draw-offer",
    "late",
    "phone",
    "setup",
    "castling",
];

/// What a command came to.
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

fn kanon(folder: &Path, args: &[&str]) -> Said {
    let output = Command::cargo_bin("kanon")
        .unwrap()
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .env("COLUMNS", "100")
        .args(args)
        .output()
        .unwrap();
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs a command that must succeed; what it prints.
fn ok(folder: &Path, args: &[&str]) -> String {
    let said = kanon(folder, args);
    assert_eq!(said.code, Some(0), "{args:?}: {}{}", said.out, said.err);
    assert!(!said.out.contains('⟨'), "{args:?}: {}", said.out);
    said.out
}

/// Runs a command that must be refused; what it says.
fn refused(folder: &Path, args: &[&str]) -> String {
    let said = kanon(folder, args);
    assert_eq!(said.code, Some(2), "{args:?}: {}{}", said.out, said.err);
    said.err
}

#[test]
fn kanon_alone_shows_what_people_do_and_every_example_works() {
    for lang in LANGUAGES {
        let place = tempfile::tempdir().unwrap();
        let shown = ok(place.path(), &["--lang", lang]);
        let examples: Vec<Vec<&str>> = shown
            .lines()
            .filter_map(|line| line.split_once("  kanon "))
            .map(|(_, example)| example.split_whitespace().collect())
            .collect();
        assert_eq!(examples.len(), 8, "{shown}");
        // The book is checked before it is made: a reader has one by then.
        let (check, rest): (Vec<_>, Vec<_>) =
            examples.into_iter().partition(|args| args[0] == "check");
        for args in rest.iter().chain(&check) {
            ok(place.path(), &[&args[..], &["--lang", lang]].concat());
        }
    }
    let place = tempfile::tempdir().unwrap();
    assert!(ok(place.path(), &[]).contains("Rule on a case"));
}

#[test]
fn a_new_book_is_clean_and_can_be_built() {
    for langs in ["en", "hy,ru", "ru,en,hy"] {
        let place = tempfile::tempdir().unwrap();
        let told = ok(place.path(), &["new", "book", "book", "--lang", langs]);
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(
            told.contains("kanon build --content book -o site"),
            "{told}"
        );
        ok(place.path(), &["check", "--strict", "--content", "book"]);
        ok(place.path(), &["build", "--content", "book", "-o", "site"]);
        for lang in langs.split(',') {
            let page = place
                .path()
                .join(format!("site/{lang}/article2/index.html"));
            let page = std::fs::read_to_string(page).unwrap();
            assert!(page.contains("7.2.1"), "{lang}");
        }
        let icon = std::fs::read(place.path().join("book/theme/static/icon.svg")).unwrap();
        let built = std::fs::read_dir(place.path().join("site/assets")).unwrap();
        let mut built = built.map(|entry| std::fs::read(entry.unwrap().path()).unwrap());
        assert!(built.any(|bytes| bytes == icon), "the theme is used");
        let page = std::fs::read_to_string(place.path().join("book/PUBLISHING.md")).unwrap();
        assert!(page.contains("kanon serve --content book"), "{page}");
    }
}

#[test]
fn a_new_scenario_is_ruled_on_in_every_language() {
    let place = tempfile::tempdir().unwrap();
    for lang in LANGUAGES {
        let listed = ok(place.path(), &["new", "scenario", "--lang", lang]);
        for name in SITUATIONS {
            assert!(listed.contains(name), "{listed}");
            let file = format!("{lang}-{name}.toml");
            let args = ["new", "scenario", &file, "--about", name, "--lang", lang];
            let told = ok(place.path(), &args);
            assert_eq!(told.lines().count(), 1, "{told}");
            assert!(told.contains(&format!("kanon rule {file}")), "{told}");
            ok(place.path(), &["rule", &file, "--lang", lang]);
            let text = std::fs::read_to_string(place.path().join(&file)).unwrap();
            assert!(text.contains("# ask = "), "{text}");
            let asked = text.replace("# ask = ", "ask = ");
            std::fs::write(place.path().join("asked.toml"), asked).unwrap();
            ok(place.path(), &["quiz", "asked.toml", "--lang", lang]);
        }
    }
}

/// What the Laws say about each situation: 9.2.1, 9.3 with 1.3, A.5 with 7.5.3, 7.5.2, 6.9, 4.3,
/// 9.1.2.1, 6.7.1, 11.3.2.2, 7.2.1 and 4.4.2.
#[test]
fn the_situations_end_as_the_laws_say() {
    let place = tempfile::tempdir().unwrap();
    for (name, outcome) in [
        ("claim", "1/2-1/2"),
        ("fifty-moves", "ongoing"),
        ("illegal-move", "ongoing"),
        ("promotion", "ongoing"),
        ("flag", "0-1"),
        ("touch", "ongoing"),
        ("draw-offer", "ongoing"),
        ("late", "1-0"),
        ("phone", "1-0"),
        ("setup", "new-game"),
        ("castling", "ongoing"),
    ] {
        let file = format!("{name}.toml");
        ok(place.path(), &["new", "scenario", &file, "--about", name]);
        let ruling = ok(place.path(), &["rule", &file, "--format", "json"]);
        let ruling: serde_json::Value = serde_json::from_str(&ruling).unwrap();
        assert_eq!(ruling["outcome"], outcome, "{name}: {ruling}");
    }
}

#[test]
fn without_a_situation_the_first_is_taken_and_named() {
    let place = tempfile::tempdir().unwrap();
    let told = ok(place.path(), &["new", "scenario", "case.toml"]);
    assert!(
        told.contains("“claim”") && told.contains("draw-offer"),
        "{told}"
    );
    let told = refused(
        place.path(),
        &["new", "scenario", "x.toml", "--about", "clam"],
    );
    assert!(told.contains("did you mean claim?"), "{told}");
    assert!(!place.path().join("x.toml").exists());
}

#[test]
fn a_file_named_after_a_situation_starts_from_it() {
    let place = tempfile::tempdir().unwrap();
    let told = ok(place.path(), &["new", "scenario", "phone.toml"]);
    assert!(told.contains("“phone”"), "{told}");
    let told = refused(place.path(), &["new", "scenario", "--about", "touch"]);
    assert!(
        told.contains("kanon new scenario touch.toml --about touch"),
        "{told}"
    );
}

#[test]
fn a_number_is_read_as_people_write_it() {
    let place = tempfile::tempdir().unwrap();
    for what in ["Article 9.2", "9,2", "9.2.", "статья 9.2", "հոդված 9.2"] {
        let shown = ok(place.path(), &["show", what]);
        assert!(
            shown.contains("\n9.2  Draw by threefold occurrence"),
            "{what}: {shown}"
        );
    }
    let said = kanon(place.path(), &["show", "9.2.7"]);
    assert_eq!(said.code, Some(1));
    assert!(said.out.ends_with("kanon show 9.2\n"), "{}", said.out);
}

/// What is mixed up, misspelt or left out is answered with what to type.
#[test]
fn a_wrong_command_is_answered_with_the_right_one() {
    let place = tempfile::tempdir().unwrap();
    ok(place.path(), &["new", "paper", "paper.toml"]);
    ok(place.path(), &["new", "scenario", "case.toml"]);
    std::fs::create_dir(place.path().join("articles")).unwrap();
    std::fs::write(place.path().join("articles/article9.md"), "").unwrap();
    for (args, answer) in [
        (
            &["quiz", "paper.toml"][..],
            "kanon quiz --blueprint paper.toml",
        ),
        (
            &["quiz", "--blueprint", "case.toml"],
            "kanon quiz case.toml",
        ),
        (&["quiz", "-o", "quiz.xml"], "-o paper"),
        (&["quiz", "--rule", "flag"], "6.9 (Loss on time"),
        (&["check", "articles"], "--content articles"),
        (
            &["build", "--content", "articles/article9.md"],
            "--content articles",
        ),
        (
            &["check", "--explain", "unresolved"],
            "unresolved-reference?",
        ),
        (&["rule"], "kanon rule case.toml"),
        (&["show"], "kanon show 9.2"),
        (&["new"], "kanon new scenario case.toml"),
        (&["schema", "foo"], "scenario, blueprint, book, errata"),
        (&["rule", "none.toml"], "there is no such file"),
        (&["rule", "articles"], "a file is needed"),
    ] {
        let told = refused(place.path(), args);
        assert!(told.contains(answer), "{args:?}: {told}");
        assert!(!told.contains("os error"), "{args:?}: {told}");
    }
    let told = refused(place.path(), &["rule", "none.toml", "--lang", "ru"]);
    assert!(told.contains("такого файла"), "{told}");
}

#[test]
fn a_new_paper_makes_questions_with_those_of_ones_own() {
    let place = tempfile::tempdir().unwrap();
    for lang in LANGUAGES {
        let file = format!("{lang}.toml");
        let told = ok(place.path(), &["new", "paper", &file, "--lang", lang]);
        assert!(
            told.contains(&format!("kanon quiz --blueprint {file}")),
            "{told}"
        );
        ok(
            place.path(),
            &["quiz", "--blueprint", &file, "--lang", lang],
        );
    }
    std::fs::write(
        place.path().join("case.toml"),
        "id = \"own\"\nask = \"ruling\"\nstart = { moves = \"1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1\" }\n\
         events = [{ who = \"black\", event = \"claim\", basis = \"threefold\", move = \"Ng8\" }]\n",
    )
    .unwrap();
    let args = [
        "quiz",
        "--blueprint",
        "en.toml",
        "case.toml",
        "--format",
        "json",
    ];
    let lines = ok(place.path(), &args);
    let questions: Vec<serde_json::Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        questions.len(),
        22,
        "ten and one of one's own, in two forms"
    );
    assert_eq!(questions[10]["scenario"]["id"], "own");
    assert_eq!(questions[21]["scenario"]["id"], "own");
}

#[test]
fn nothing_is_written_over() {
    let place = tempfile::tempdir().unwrap();
    let mine = place.path().join("mine.toml");
    std::fs::write(&mine, "mine").unwrap();
    for what in ["scenario", "paper"] {
        let told = refused(place.path(), &["new", what, "mine.toml"]);
        assert!(told.contains("mine.toml already exists"), "{told}");
        assert!(refused(place.path(), &["new", what, "case.txt"]).contains(".toml"));
    }
    assert_eq!(std::fs::read_to_string(&mine).unwrap(), "mine");
    let told = refused(place.path(), &["new", "book", "."]);
    assert!(told.contains("not an empty folder"), "{told}");
    assert!(refused(place.path(), &["new", "book"]).contains("kanon new book my-book"));
    assert!(refused(place.path(), &["new", "paper"]).contains("kanon new paper paper.toml"));
    assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1);
    std::fs::create_dir(place.path().join("empty")).unwrap();
    ok(place.path(), &["new", "book", "empty"]);
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let place = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let target = elsewhere.path().join("target.toml");
    std::os::unix::fs::symlink(&target, place.path().join("link.toml")).unwrap();
    std::os::unix::fs::symlink(elsewhere.path(), place.path().join("folder")).unwrap();
    refused(place.path(), &["new", "scenario", "link.toml"]);
    refused(place.path(), &["new", "paper", "link.toml"]);
    refused(place.path(), &["new", "book", "folder"]);
    assert_eq!(std::fs::read_dir(elsewhere.path()).unwrap().count(), 0);
}

#[test]
fn rules_are_found_by_words_in_any_language() {
    let place = tempfile::tempdir().unwrap();
    let phone = ok(place.path(), &["show", "phone"]);
    assert!(phone.contains("12.8"), "{phone}");
    let touch = ok(
        place.path(),
        &["show", "castling", "rook", "touched", "first"],
    );
    assert!(touch.contains("4.4.2"), "{touch}");
    for (word, number) in [
        ("ничья", "9.1.2.1"),
        ("ничью", "5.2.1"),
        ("ոչ-ոքի", "5.2.3"),
    ] {
        let listed = ok(place.path(), &["show", word]);
        assert!(listed.contains(&format!("  {number} ")), "{word}: {listed}");
        assert!(listed.contains("To read one: kanon show "), "{listed}");
    }
    let json = ok(place.path(), &["show", "phone", "--format", "json"]);
    for line in json.lines() {
        serde_json::from_str::<serde_json::Value>(line).unwrap();
    }
}

#[test]
fn what_is_not_found_is_answered_with_what_to_type() {
    let place = tempfile::tempdir().unwrap();
    for (word, hint) in [
        ("stalemaet", "stalemate"),
        ("draw.threfold", "draw.threefold"),
        ("xqzzyw", "kanon show 9.2"),
    ] {
        let said = kanon(place.path(), &["show", word]);
        assert_eq!(said.code, Some(1));
        assert!(said.out.contains(hint), "{}", said.out);
    }
}

#[test]
fn a_reader_sees_his_language_or_is_told_why_not() {
    let place = tempfile::tempdir().unwrap();
    let english = ok(place.path(), &["show", "9.4"]);
    assert!(english.contains("en/plain/article9") && !english.contains("ru/plain/article9 ·"));
    let book = place.path().join("book");
    std::fs::create_dir_all(book.join("ru")).unwrap();
    std::fs::write(
        book.join("book.toml"),
        "languages = [\"ru\"]\npattern = \"{lang}/{slug}.md\"\nedition = \"2023\"\nplain = false\n",
    )
    .unwrap();
    let article = "# Статья 10: Очки\n\n**10.1** Выигравший получает 1 очко.\n";
    std::fs::write(book.join("ru/article10.md"), article).unwrap();
    let said = ok(place.path(), &["show", "10.1", "--content", "book"]);
    assert!(said.starts_with("English: there is no text"), "{said}");
    assert!(said.contains("Выигравший"), "{said}");
}

#[test]
fn questions_are_shown_to_people_and_given_to_programs_as_json() {
    let place = tempfile::tempdir().unwrap();
    let shown = ok(place.path(), &["quiz", "--count", "2", "--rule", "9.2"]);
    for part in ["1. ", "2. ", "   A  ", "→ Answer: ", "add -o paper"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let lines = ok(place.path(), &["quiz", "--count", "2", "--format", "json"]);
    assert_eq!(lines.lines().count(), 2);
    let said = kanon(place.path(), &["quiz", "--count", "2", "-o", "paper"]);
    assert_eq!(said.code, Some(0));
    let page = place.path().join("paper/booklet.en.html");
    assert!(
        said.err.contains("Open paper/booklet.en.html") && page.exists(),
        "{}",
        said.err
    );
}

#[test]
fn a_command_without_what_it_needs_says_what_to_type() {
    let place = tempfile::tempdir().unwrap();
    for command in ["build", "check", "serve"] {
        let told = refused(place.path(), &[command]);
        assert!(told.contains("kanon new book content"), "{command}: {told}");
    }
    assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 0);
    std::fs::write(place.path().join("notes.txt"), "Buy milk and bread\n").unwrap();
    let told = refused(place.path(), &["scan", "notes.txt"]);
    assert!(
        told.contains("notes.txt contains no games; expected PGN"),
        "{told}"
    );
}

#[test]
fn an_option_without_words_is_refused() {
    let place = tempfile::tempdir().unwrap();
    let case =
        "ask = \"ruling\"\nevents = [{ who = \"white\", event = \"touch\", square = \"e2\" }]\n";
    let case = format!("{case}[[options]]\ntext = \" \"\n");
    std::fs::write(place.path().join("case.toml"), case).unwrap();
    let told = refused(place.path(), &["quiz", "case.toml", "--lang", "en"]);
    assert!(told.contains("case.toml:4:8"), "{told}");
}

#[test]
fn answers_that_could_be_counted_twice_or_for_any_form_are_refused() {
    let place = tempfile::tempdir().unwrap();
    for (table, words) in [
        ("form,1,1\nA,A,B\n", "two columns are about question 1"),
        ("1,2\nA,B\n", "doesn’t say which one it answers"),
    ] {
        std::fs::write(place.path().join("class.csv"), table).unwrap();
        let mut args = vec!["quiz", "--count", "2", "--forms", "2"];
        args.extend(["--responses", "class.csv", "--lang", "en"]);
        let told = refused(place.path(), &args);
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn corrected_copies_do_not_land_among_the_articles() {
    let place = tempfile::tempdir().unwrap();
    ok(place.path(), &["new", "book", "book", "--lang", "en"]);
    for folder in ["book/fixed", "book/en/a/b"] {
        let args = ["check", "--content", "book", "--fix", "--fixed", folder];
        let told = refused(place.path(), &args);
        assert!(told.contains(folder), "{told}");
        assert!(!place.path().join(folder).exists());
    }
}

/// Articles in a language that kanon does not speak: two files of words are enough to have their
/// references found, and the site is built in the languages that it speaks.
#[test]
fn a_language_of_ones_own_needs_two_files() {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let words = std::fs::read_to_string(root.join("locales/en/references.toml")).unwrap();
    write("words/fr/language.toml", "name = \"Français\"\n");
    write("words/fr/references.toml", &words);
    let article = "# Article 4\n\n**4.1** Une seule main.\n\n**4.2** Voir l’article 4.1.\n";
    write("laws/fr/article4.md", article);
    let said = kanon(
        folder.path(),
        &["check", "--locales", "words", "--content", "laws"],
    );
    assert!(!said.out.contains("language-unknown"), "{}", said.out);
    ok(
        folder.path(),
        &[
            "build",
            "--locales",
            "words",
            "--content",
            "laws",
            "-o",
            "site",
        ],
    );
    let args = ["--locales", "words", "--content", "laws", "--lang", "fr"];
    let said = kanon(folder.path(), &[&["build"][..], &args].concat());
    assert_eq!(said.code, Some(0), "{}", said.err);
    assert!(
        said.err.contains("kanon has no messages in fr"),
        "{}",
        said.err
    );
    assert!(
        !said.err.contains('⟨') && !said.out.contains('⟨'),
        "{}{}",
        said.out,
        said.err
    );
    let page = std::fs::read_to_string(folder.path().join("site/fr/article4/index.html")).unwrap();
    assert!(page.contains("href=#4.1>4.1</a>."), "{page}");
}
