//! The schemas that `kanon schema` prints say what the readers read.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use kanon::content::{self, Options};
use kanon::diag::{Arg, Diagnostic, FileId, Message, Report};
use kanon::lang::Locales;
use kanon::quiz::Blueprint;
use kanon::site::{NoPictures, Settings, SettingsContext};
use serde_json::{Value, json};

fn schema(what: &str) -> Value {
    let mut kanon = Command::cargo_bin("kanon").unwrap();
    let output = kanon.args(["schema", what]).output().unwrap();
    assert!(output.status.success(), "{what}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// What a value breaks of a schema that is made of the few words that ours are made of.
fn breaches(value: &Value, schema: &Value, whole: &Value, at: &str, found: &mut Vec<String>) {
    for (word, rule) in schema.as_object().unwrap() {
        let holds = match word.as_str() {
            "type" => match rule.as_str().unwrap() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_i64(),
                "number" => value.is_number(),
                "boolean" => value.is_boolean(),
                other => panic!("{other}"),
            },
            "enum" => rule.as_array().unwrap().contains(value),
            "const" => value == rule,
            "minimum" => value.as_f64() >= rule.as_f64(),
            "maximum" => value.as_f64() <= rule.as_f64(),
            "required" => {
                let names = rule.as_array().unwrap().iter();
                names
                    .clone()
                    .all(|name| value.get(name.as_str().unwrap()).is_some())
            }
            "anyOf" | "oneOf" => rule.as_array().unwrap().iter().any(|schema| {
                let mut inner = Vec::new();
                breaches(value, schema, whole, at, &mut inner);
                inner.is_empty()
            }),
            "$ref" => {
                let path = rule.as_str().unwrap().trim_start_matches('#');
                breaches(value, whole.pointer(path).unwrap(), whole, at, found);
                true
            }
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    breaches(item, rule, whole, &format!("{at}[{index}]"), found);
                }
                true
            }
            "properties" => true,
            "additionalProperties" => {
                for (name, inner) in value.as_object().into_iter().flatten() {
                    let at = format!("{at}.{name}");
                    match (schema["properties"].get(name), rule) {
                        (Some(known), _) => breaches(inner, known, whole, &at, found),
                        (None, Value::Bool(false)) => found.push(format!("{at} is unknown")),
                        (None, other) => breaches(inner, other, whole, &at, found),
                    }
                }
                true
            }
            "maxItems" => value
                .as_array()
                .is_none_or(|it| it.len() as u64 <= rule.as_u64().unwrap()),
            "pattern" | "$schema" | "title" | "description" | "$defs" => true,
            other => panic!("{other} is no word of ours"),
        };
        if !holds {
            found.push(format!("{at}: {word} {rule}"));
        }
    }
}

fn check(text: &str, what: &str) -> Vec<String> {
    let value: Value = toml::from_str(text).unwrap();
    let schema = schema(what);
    let mut found = Vec::new();
    breaches(&value, &schema, &schema, what, &mut found);
    found
}

#[test]
fn our_own_files_follow_their_schemas() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    for (file, what) in [
        ("book.toml", "book"),
        ("errata.toml", "errata"),
        ("quiz/seminar.toml", "blueprint"),
        ("quiz/own.toml", "scenario"),
    ] {
        let text = fs::read_to_string(root.join(file)).unwrap();
        assert_eq!(check(&text, what), [""; 0], "{file}");
    }
    for (text, what, breach) in [
        ("edition = \"1999\"", "book", "book.edition: enum"),
        (
            "[site]\nlogos = \"a\"",
            "book",
            "book.site.logos is unknown",
        ),
        (
            "[[erratum]]\ncodes = []",
            "errata",
            "errata.erratum[0]: required",
        ),
        (
            "[[section]]\ncount = 0",
            "blueprint",
            "blueprint.section[0].count: minimum",
        ),
    ] {
        let found = check(text, what);
        assert!(found.iter().any(|it| it.starts_with(breach)), "{found:?}");
    }
}

/// A key that nothing is like, so that the hint names all that are known.
const STRANGE: &str = "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz = 1\n";

/// The keys that the hints of unknown keys name, in order.
fn known<'d>(found: impl IntoIterator<Item = &'d Diagnostic>) -> Vec<BTreeSet<String>> {
    let names = |hint: &Message| match &hint.args[..] {
        [("names", Arg::Text(names))] => names.split(", ").map(str::to_owned).collect(),
        other => panic!("{other:?}"),
    };
    let unknown = found
        .into_iter()
        .filter(|it| it.code.0 == "settings-unknown-key");
    unknown.map(|it| names(it.hint.as_ref().unwrap())).collect()
}

fn keys(schema: &Value) -> BTreeSet<String> {
    schema["properties"]
        .as_object()
        .unwrap()
        .keys()
        .cloned()
        .collect()
}

#[test]
fn the_keys_of_the_schemas_are_those_of_the_readers() {
    let locales = Locales::built_in();
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("ru")).unwrap();
    fs::write(folder.path().join("ru/article9.md"), "# Статья 9\n").unwrap();
    let book = format!("{STRANGE}[documents.\"ru/article9\"]\n{STRANGE}");
    fs::write(folder.path().join("book.toml"), book).unwrap();
    let errata = format!("{STRANGE}[[erratum]]\n{STRANGE}");
    fs::write(folder.path().join("errata.toml"), errata).unwrap();
    let (_, report) = content::load(folder.path(), &locales, &Options::default()).unwrap();
    let (book, errata) = (schema("book"), schema("errata"));
    let of_documents = &book["properties"]["documents"]["additionalProperties"];
    let of_errata = &errata["properties"]["erratum"]["items"];
    assert_eq!(
        known(&report),
        [&book, of_documents, &errata, of_errata].map(keys)
    );

    let mut report = Report::new();
    let around = SettingsContext {
        picture_source: &NoPictures,
        locales: &locales,
    };
    let text = format!("[site]\n{STRANGE}[site.colors]\n{STRANGE}");
    Settings::read(&text, FileId(0), around, &mut report);
    let site = &book["properties"]["site"];
    let colors = &site["properties"]["colors"];
    assert_eq!(known(&report), [site, colors].map(keys));

    let text = format!("{STRANGE}[[section]]\n{STRANGE}");
    let problems = Blueprint::read(&text, FileId(0), None).unwrap_err();
    let blueprint = schema("blueprint");
    let section = &blueprint["properties"]["section"]["items"];
    assert_eq!(known(&problems), [&blueprint, section].map(keys));
    assert_eq!(blueprint["required"], json!(["section"]));
}

/// What the reader of a file says about it, without places.
fn told(what: &str, value: &Value) -> BTreeSet<String> {
    let text = toml::to_string(value).unwrap();
    let locales = Locales::built_in();
    let mut found: Vec<Diagnostic> = Vec::new();
    match what {
        "blueprint" => found.extend(
            Blueprint::read(&text, FileId(0), None)
                .err()
                .unwrap_or_default(),
        ),
        _ => {
            let folder = tempfile::tempdir().unwrap();
            fs::create_dir(folder.path().join("ru")).unwrap();
            fs::write(folder.path().join("ru/article9.md"), "# Статья 9\n").unwrap();
            fs::write(folder.path().join(format!("{what}.toml")), &text).unwrap();
            let (_, report) = content::load(folder.path(), &locales, &Options::default()).unwrap();
            found.extend(report);
        }
    }
    if what == "book" {
        let mut report = Report::new();
        let around = SettingsContext {
            picture_source: &NoPictures,
            locales: &locales,
        };
        Settings::read(&text, FileId(0), around, &mut report);
        found.extend(report);
    }
    let told = found
        .iter()
        .map(|it| format!("{} {:?}", it.code.0, it.message));
    told.collect()
}

/// Where a table stands in its file, and where its schema does in that of the file.
type Tables = &'static [(&'static str, &'static str)];

/// Files that nothing is wrong with, and their tables.
fn sound() -> [(&'static str, Value, Tables); 3] {
    [
        (
            "book",
            json!({ "documents": { "ru/article9": {} }, "site": { "colors": {} } }),
            &[
                ("", ""),
                (
                    "/documents/ru~1article9",
                    "/properties/documents/additionalProperties",
                ),
                ("/site", "/properties/site"),
                ("/site/colors", "/properties/site/properties/colors"),
            ],
        ),
        (
            "errata",
            json!({ "erratum": [{ "document": "ru/article9", "codes": [], "reason": { "en": "so" } }] }),
            &[("", ""), ("/erratum/0", "/properties/erratum/items")],
        ),
        (
            "blueprint",
            json!({ "section": [{ "count": 1 }] }),
            &[("", ""), ("/section/0", "/properties/section/items")],
        ),
    ]
}

/// No key holds a fraction, and what a schema requires the reader misses.
#[test]
fn schemas_and_readers_refuse_the_same() {
    for (what, sound, tables) in sound() {
        let schema = schema(what);
        let refused = |value: &Value| {
            let mut found = Vec::new();
            breaches(value, &schema, &schema, what, &mut found);
            !found.is_empty()
        };
        let before = told(what, &sound);
        assert!(!refused(&sound), "{what}");
        for (table, of) in tables {
            let of = schema.pointer(of).unwrap();
            for key in keys(of) {
                let mut wrong = sound.clone();
                wrong.pointer_mut(table).unwrap()[&key] = json!(1.5);
                let told: Vec<_> = told(what, &wrong).difference(&before).cloned().collect();
                assert!(refused(&wrong), "{what}{table}/{key}");
                assert!(!told.is_empty(), "{what}{table}/{key}");
                let unknown = told.iter().any(|it| it.starts_with("settings-unknown-key"));
                assert!(!unknown, "{what}{table}/{key}: {told:?}");
            }
            let there = sound.pointer(table).unwrap().as_object().unwrap();
            for key in there.keys() {
                let mut lacking = sound.clone();
                let inner = lacking.pointer_mut(table).unwrap();
                inner.as_object_mut().unwrap().remove(key);
                let misses = !told(what, &lacking).is_subset(&before);
                assert_eq!(refused(&lacking), misses, "{what}{table}/{key}");
            }
        }
    }
}

/// Whoever writes a blueprint finds every key on the page about papers, and what it says in the
/// schema.
#[test]
fn every_key_of_a_blueprint_is_documented() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/papers.md");
    let page = fs::read_to_string(page).unwrap();
    let blueprint = schema("blueprint");
    let section = &blueprint["properties"]["section"]["items"];
    for (key, value) in [&blueprint, section]
        .into_iter()
        .flat_map(|table| table["properties"].as_object().unwrap())
    {
        assert!(value["description"].is_string(), "{key}");
        let named = [format!("`{key}`"), format!("`[[{key}]]`")];
        assert!(named.iter().any(|name| page.contains(name)), "{key}");
        let words = value["enum"].as_array().into_iter().flatten();
        for word in words.filter_map(Value::as_str) {
            assert!(page.contains(&format!("`{word}`")), "{key}: {word}");
        }
    }
}
