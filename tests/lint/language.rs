//! A new language needs data and nothing else.

use std::path::{Path, PathBuf};

use kanon::content::{self, Options};
use kanon::lang::Locales;
use kanon::lint;

use super::line;

fn fixture(part: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/lint-language")
        .join(part)
}

fn findings(locales: &Locales) -> Vec<String> {
    let (corpus, _) = content::load(&fixture("tree"), locales, &Options::default()).unwrap();
    let words = lint::Words::of(corpus.languages(), locales).unwrap();
    let report = lint::check(&corpus, &words);
    report
        .iter()
        .map(|finding| line(&corpus, finding))
        .collect()
}

#[test]
fn a_made_up_language_is_checked_by_its_data() {
    let locales = Locales::built_in()
        .with_folder(&fixture("locales"))
        .unwrap();
    assert_eq!(
        findings(&locales),
        [
            "qaa/tabo10.md:3:28 warning differing-numbers «tri mini»",
            "qaa/tabo10.md:3:36 warning stray-spacing « ,»",
            "qaa/tabo10.md:3:48 error unresolved-reference «14.1»",
            "qaa/tabo10.md:5:10 hint inconsistent-term «Egal-venko»",
            "qaa/tabo10.md:5:41 warning foreign-full-stop «.»",
            "qaa/tabo10.md:5:59 warning unfinished-clause «egalvenko»",
        ]
    );
}

#[test]
fn a_language_without_data_is_said_to_be_unchecked() {
    assert_eq!(
        findings(&Locales::built_in()),
        ["- hint language-unchecked"],
        "what needs no words is still checked, and 14.1 needs its noun"
    );
}
