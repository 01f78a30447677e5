//! A language is data.

use std::fs;

use kanon::content::Vocabulary;
use kanon::diag::Message;
use kanon::lang::Locales;
use tempfile::TempDir;

use super::outline::read_with;

/// A language that nobody speaks: nouns after numbers, its own alphabet, its own endings.
const WORDS: &str = r#"
noun_follows = true
letters = "QWER"
suffixes = ["oj", "en"]
from_suffixes = ["de"]

[nouns]
article = ["paragro*", "par."]
appendix = ["aldon*"]
guideline = ["gvid*"]
clause = ["punkt*"]
counted = ["paragro"]

[words]
join = ["kaj", "aŭ"]
range = ["ĝis"]
announce = ["vidu"]
unit = ["minutoj", "paŝoj"]
quantity = ["malpli"]

[headings]
preface = ["enkonduko"]
glossary = ["vortaro"]

[slugs]
article = ["paragro"]
appendix = ["aldono"]
guideline = ["gvido"]
preface = ["enkonduko"]
glossary = ["vortaro"]
"#;

#[test]
fn a_new_language_needs_no_code() {
    let folder = TempDir::new().unwrap();
    let locale = folder.path().join("qaa");
    fs::create_dir(&locale).unwrap();
    fs::write(locale.join("language.toml"), "name = \"Nenies\"\n").unwrap();
    fs::write(locale.join("references.toml"), WORDS).unwrap();
    let locales = Locales::built_in().with_folder(folder.path()).unwrap();
    let vocabulary = Vocabulary::of(&locales).unwrap();
    for (slug, text, numbers, references) in [
        (
            "x",
            "# Paragro 9\n\n**9.1** Laŭ 9.2 kaj 9.3 paragroj.\n\n**9.2** 50 paŝoj, 5 minutoj, 12 paragro.\n",
            "9.1 9.2",
            "9.2 9.3",
        ),
        (
            "x",
            "# Aldono W\n\n**W.1** Vidu Q.2-oj.\n\n**W.2** 3-en paragroj, 3.1-de 3.9.\n",
            "B.1 B.2",
            "A.2 3 3.1..3.9 3.9",
        ),
        (
            "gvido3",
            "**1.** Unu, III gvido\n\n**2.** Du, malpli 1.5\n",
            "III.1 III.2",
            "III",
        ),
    ] {
        let reading = read_with(&vocabulary, "qaa", slug, text);
        assert_eq!(reading.numbers(), numbers, "{text}");
        assert_eq!(reading.references(), references, "{text}");
    }
}

#[test]
fn a_wrong_word_file_is_an_error() {
    let folder = TempDir::new().unwrap();
    let locale = folder.path().join("qaa");
    fs::create_dir(&locale).unwrap();
    fs::write(locale.join("language.toml"), "name = \"Nenies\"\n").unwrap();
    fs::write(
        locale.join("references.toml"),
        "noun_follows = true\nwords = 1\n",
    )
    .unwrap();
    let locales = Locales::built_in().with_folder(folder.path()).unwrap();
    let error = Vocabulary::of(&locales).unwrap_err().to_string();
    assert!(error.starts_with("locales/qaa/references.toml:"), "{error}");
}

#[test]
fn every_message_is_there_in_every_language() {
    let locales = Locales::built_in();
    let keys: Vec<&str> = include_str!("../../locales/en/contents.ftl")
        .lines()
        .filter_map(|line| line.split_once(" =")?.0.strip_prefix("content-"))
        .collect();
    assert!(keys.len() > 50);
    for lang in locales.languages() {
        let locale = locales.open(lang).unwrap();
        for key in &keys {
            let key: &'static str = Box::leak(format!("content-{key}").into_boxed_str());
            let names = [
                "number",
                "count",
                "character",
                "path",
                "megabytes",
                "problem",
                "pattern",
                "edition",
                "editions",
                "id",
                "one",
                "two",
                "witness",
                "claim",
                "decided",
                "division",
                "kind",
                "tag",
                "more",
                "first",
                "last",
                "lang",
                "key",
                "name",
                "names",
                "expected",
                "value",
                "text",
            ];
            let mut message = Message::new(key);
            for name in names {
                message = match name {
                    "count" | "megabytes" => message.with(name, 3_usize),
                    _ => message.text(name, "x"),
                };
            }
            locale
                .text()
                .get(&message)
                .unwrap_or_else(|missing| panic!("{missing}"));
        }
    }
}

#[test]
fn every_message_is_used() {
    let keys = include_str!("../../locales/en/contents.ftl").lines();
    let keys = keys.filter_map(|line| Some(line.split_once(" =")?.0.trim()));
    let mut code = String::new();
    let src = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    // TOML files are read by `diag::settings`.
    let mut folders = vec![src.join("content"), src.join("diag")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    for key in keys.filter(|key| key.starts_with("content-")) {
        assert!(code.contains(&format!("\"{key}\"")), "{key} is not used");
    }
}
