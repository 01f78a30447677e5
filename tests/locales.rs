//! Every language says everything, with the same arguments; nothing is said that nobody asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// What a message is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Parts {
    variables: BTreeSet<String>,
    /// The other messages that it contains.
    messages: BTreeSet<String>,
}

/// The languages that must be complete.
const LANGUAGES: [&str; 3] = ["en", "hy", "ru"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The Fluent files of a language, by name.
fn files(lang: &str) -> BTreeMap<String, String> {
    fs::read_dir(root().join("locales").join(lang))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// The messages of a language with what they are made of; fails on what doesn't parse.
fn messages(lang: &str) -> BTreeMap<String, Parts> {
    let mut messages = BTreeMap::new();
    for (file, source) in files(lang) {
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("locales/{lang}/{file}: {errors:?}"));
        let prefix = file
            .strip_suffix("s.ftl")
            .unwrap_or_else(|| panic!("{file}"));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                other => panic!("locales/{lang}/{file}: only messages belong here: {other:?}"),
            };
            let key = message.id.name.to_owned();
            assert!(
                key.starts_with(&format!("{prefix}-")),
                "locales/{lang}/{file}: {key} belongs to another file"
            );
            let mut parts = Parts::default();
            let pattern = message.value.unwrap_or_else(|| panic!("{key} is empty"));
            collect(&pattern, &mut parts);
            let before = messages.insert(key.clone(), parts);
            assert!(
                before.is_none(),
                "locales/{lang}/{file}: {key} is there twice"
            );
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, parts: &mut Parts) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, parts),
            Expression::Select { selector, variants } => {
                collect_inline(selector, parts);
                for variant in variants {
                    collect(&variant.value, parts);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, parts: &mut Parts) {
    match inline {
        InlineExpression::VariableReference { id } => {
            parts.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            parts.messages.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => collect_inline(inline, parts),
            Expression::Select { .. } => panic!("a choice within a choice"),
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages are plain here: {other:?}"),
    }
}

/// The variables of a message, with those of the messages that it contains.
fn variables(key: &str, messages: &BTreeMap<String, Parts>) -> BTreeSet<String> {
    let parts = messages
        .get(key)
        .unwrap_or_else(|| panic!("{key} is contained in another message and missing"));
    let inner = parts.messages.iter();
    inner
        .flat_map(|inner| variables(inner, messages))
        .chain(parts.variables.iter().cloned())
        .collect()
}

/// Where the sources of the program speak of something: the text of each file without its tests.
fn program(rooms: &[&str]) -> Vec<String> {
    fn read(folder: &Path, texts: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, texts);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                texts.push(code.to_owned());
            }
        }
    }
    let mut texts = Vec::new();
    for room in rooms {
        read(&root().join("src").join(room), &mut texts);
    }
    texts
}

/// The messages that templates ask for, as literals; a key made of parts keeps its first one.
fn asked_by_templates() -> String {
    let mut asked = String::new();
    for entry in fs::read_dir(root().join("templates")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let text = fs::read_to_string(path).unwrap();
            for rest in text.split("t(key=\"").skip(1) {
                let (key, after) = rest.split_once('"').unwrap();
                let made = if after.starts_with(" ~") { "{" } else { "" };
                asked += &format!("\"{key}{made}\"\n");
            }
        }
    }
    asked
}

/// The string literals of a text, with what stands before each.
fn literals(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    for line in text.lines() {
        let parts: Vec<_> = line.split('"').collect();
        for at in (1..parts.len()).step_by(2) {
            found.push((parts[at - 1], parts[at]));
        }
    }
    found
}

fn is_kebab(text: &str) -> bool {
    text.contains('-')
        && text.split('-').all(|word| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
}

/// The messages that others contain; a language has as many of them as its grammar needs.
fn inner(messages: &BTreeMap<String, Parts>) -> BTreeSet<&str> {
    let inner = messages.values().flat_map(|parts| &parts.messages);
    inner.map(String::as_str).collect()
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages("en");
    for lang in LANGUAGES {
        let own = messages(lang);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !own.contains_key(*key) && !inner(&english).contains(key.as_str()))
            .collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:#?}");
        let differing: Vec<_> = own
            .keys()
            .filter(|key| english.contains_key(*key))
            .map(|key| (key, variables(key, &own), variables(key, &english)))
            .filter(|(_, own, english)| own != english)
            .collect();
        assert!(differing.is_empty(), "{lang}: {differing:#?}");
    }
}

#[test]
fn every_message_that_is_asked_for_exists_and_no_other() {
    let mut texts = program(&[""]);
    texts.push(asked_by_templates());
    for lang in LANGUAGES {
        let messages = messages(lang);
        let prefixes: BTreeSet<_> = messages
            .keys()
            .filter_map(|key| key.split('-').next())
            .collect();
        let mut asked = BTreeSet::new();
        let mut made = BTreeSet::from(["rule-", "explain-", "ask-"]);
        for (_, literal) in texts.iter().flat_map(|text| literals(text)) {
            if let Some((start, _)) = literal.split_once("-{") {
                made.insert(&literal[..start.len() + 1]);
            }
            let prefix = literal.split('-').next().unwrap_or_default();
            if is_kebab(literal) && prefixes.contains(prefix) {
                asked.insert(literal);
            }
        }
        let missing: Vec<_> = asked
            .iter()
            .filter(|key| !messages.contains_key(**key))
            .collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:#?}");
        let unused: Vec<_> = messages
            .keys()
            .filter(|key| !asked.contains(key.as_str()) && !inner(&messages).contains(key.as_str()))
            .filter(|key| !made.iter().any(|start| key.starts_with(start)))
            .collect();
        assert!(unused.is_empty(), "nobody asks {lang} for {unused:#?}");
    }
}

#[test]
fn every_rule_has_its_title_and_nothing_else_has() {
    let titles: BTreeSet<_> = messages("en")
        .into_keys()
        .filter(|key| key.starts_with("rule-"))
        .collect();
    let rules: BTreeSet<_> = kanon::law::rules().map(|rule| rule.title_key()).collect();
    assert_eq!(titles, rules);
}

#[test]
fn every_code_of_a_check_is_explained_and_no_other() {
    let explained: BTreeSet<_> = messages("en")
        .into_keys()
        .filter_map(|key| key.strip_prefix("explain-").map(str::to_owned))
        .collect();
    let mut codes = BTreeSet::new();
    for text in program(&["content", "diag", "lint"]) {
        for (before, literal) in literals(&text) {
            let is_message = literal.starts_with("content-") || literal.starts_with("lint-");
            if before.ends_with("Code(") || (is_kebab(literal) && !is_message) {
                codes.insert(literal.to_owned());
            }
        }
    }
    let of_pages = kanon::site::FOUND_ON_PAGES.into_iter();
    codes.extend(of_pages.map(|code| code.to_string()));
    assert_eq!(explained, codes);
}

#[test]
fn an_explanation_has_a_reason_and_two_examples() {
    for lang in LANGUAGES {
        let source = &files(lang)["explains.ftl"];
        let blocks: Vec<_> = source.split("\nexplain-").skip(1).collect();
        assert!(blocks.len() > 40, "{lang}");
        for block in blocks {
            let body = block.split("\n## ").next().unwrap();
            let paragraphs = body.trim_end().split("\n\n").count();
            assert!(paragraphs >= 2, "{lang}: {body}");
            let examples = body.trim_end().rsplit("\n\n").next().unwrap();
            assert_eq!(examples.lines().count(), 2, "{lang}: {body}");
        }
    }
}

/// Words to avoid, each with the one to use instead.
fn avoided(lang: &str) -> Vec<(String, String)> {
    let read = |path: PathBuf| -> toml::Table {
        toml::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    };
    let texts = |value: &toml::Value| -> Vec<String> {
        let words = value.as_array().into_iter().flatten();
        words
            .map(|it| it.as_str().unwrap().to_lowercase())
            .collect()
    };
    let mut all = Vec::new();
    let terms = read(root().join("locales").join(lang).join("terms.toml"));
    for term in terms["term"].as_array().unwrap() {
        let right = term["spellings"][0].as_str().unwrap();
        let wrong = term.get("avoid").map(texts).unwrap_or_default();
        all.extend(wrong.into_iter().map(|it| (it, right.to_owned())));
    }
    let house = read(root().join("tests/house_terms.toml"));
    let house = house.get(lang).and_then(toml::Value::as_table);
    for (right, wrong) in house.into_iter().flatten() {
        all.extend(texts(wrong).into_iter().map(|it| (it, right.to_owned())));
    }
    all
}

/// Whether a text has a word, or one that begins so.
fn has_word(text: &str, word: &str) -> bool {
    let (stem, any_ending) = match word.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (word, false),
    };
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        let inside = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
        !inside(before) && (any_ending || !inside(after))
    })
}

/// The lines of our own texts in a language. What readers may search for or type, and examples of
/// faults, may have any words.
fn own_lines(lang: &str) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let folder = root().join("locales").join(lang);
    let tables = ["decisions.toml", "glossary.toml"].map(|name| {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        (name.to_owned(), text)
    });
    for (file, text) in files(lang).into_iter().chain(tables) {
        let quoted = ["audit-words-", "also = ", "#"];
        for line in text.lines() {
            let is_free = file == "explains.ftl" || quoted.iter().any(|it| line.starts_with(it));
            if !is_free {
                lines.push((file.clone(), line.to_lowercase()));
            }
        }
    }
    lines
}

#[test]
fn our_own_texts_have_one_term_for_one_thing() {
    for lang in LANGUAGES {
        let mut found = Vec::new();
        let words = avoided(lang);
        for (file, line) in own_lines(lang) {
            for (wrong, right) in words.iter().filter(|(wrong, _)| has_word(&line, wrong)) {
                found.push(format!("{file}: {wrong}, use {right}: {line}"));
            }
        }
        assert!(found.is_empty(), "{lang}: {found:#?}");
    }
}
