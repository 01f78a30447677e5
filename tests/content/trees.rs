//! Whole trees of files, against lists written by hand.

use std::fs;
use std::path::{Path, PathBuf};

use kanon::content::{Options, load};
use kanon::diag::Report;
use kanon::lang::Locales;
use kanon::law::{Corpus, Document};

use super::outline::references_of;

/// The trees with hand-written expectations.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/content")
        .join(name)
}

fn read(name: &str) -> (Corpus, Report) {
    load(&folder(name), &Locales::built_in(), &Options::default()).unwrap()
}

/// A document as a line of `expected.txt`.
fn line(document: &Document) -> String {
    let number = document
        .kind
        .division()
        .map(|division| format!(" {division}"));
    let number = number.unwrap_or_default();
    let mut line = format!("{} {}{number}:", document.id, document.kind.name());
    for (clause, passage) in document.passages() {
        let references = references_of(passage).replace(' ', ",");
        match clause {
            None if references.is_empty() => continue,
            None => line.push_str(" ^"),
            Some(clause) => line.push_str(&format!(" {}", clause.number)),
        }
        if !references.is_empty() {
            line.push_str(&format!("({references})"));
        }
    }
    line
}

#[test]
fn the_whole_laws_with_the_sins_of_typists() {
    let expected = fs::read_to_string(folder("laws/expected.txt")).unwrap();
    let expected: Vec<&str> = expected
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let (corpus, _) = read("laws");
    let found: Vec<String> = corpus.documents.iter().map(line).collect();
    let mut wrong = Vec::new();
    for (expected, found) in expected.iter().zip(&found) {
        if expected != found {
            wrong.push(format!("expected {expected}\nfound    {found}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n\n"));
    assert_eq!(found.len(), expected.len());
}
