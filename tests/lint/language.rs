//! A new language needs data and nothing else.

use std::fs;
use std::path::{Path, PathBuf};

use kanon::content::{self, Options};
use kanon::lang::Locales;
use kanon::lint;
use tempfile::TempDir;

use super::line;

fn fixture(part: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/lint-language")
        .join(part)
}

fn findings(locales: &Locales) -> Vec<String> {
    let (corpus, _) = content::load(&fixture("tree"), locales, &Options::default()).unwrap();
    let report = lint::lint(&corpus, locales).unwrap();
    report
        .iter()
        .map(|finding| line(&corpus, finding))
        .collect()
}

/// The files of the made-up language. How references are spoken of is tried elsewhere: here it
/// borrows English words.
fn made_up_language() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("qaa");
    fs::create_dir(&own).unwrap();
    for entry in fs::read_dir(fixture("locales/qaa")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, own.join(path.file_name().unwrap())).unwrap();
    }
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en/references.toml");
    fs::copy(english, own.join("references.toml")).unwrap();
    folder
}

#[test]
fn a_made_up_language_is_checked_by_its_data() {
    let folder = made_up_language();
    let locales = Locales::built_in().with_folder(folder.path()).unwrap();
    assert_eq!(
        findings(&locales),
        [
            "qaa/article10.md:3:28 warning differing-numbers «tri mini»",
            "qaa/article10.md:3:36 warning stray-spacing « ,»",
            "qaa/article10.md:3:51 error unresolved-reference «14.1»",
            "qaa/article10.md:5:10 hint inconsistent-term «Egal-venko»",
            "qaa/article10.md:5:41 warning foreign-full-stop «.»",
            "qaa/article10.md:5:59 warning unfinished-clause «egalvenko»",
        ]
    );
}

#[test]
fn a_spelling_without_letters_is_refused() {
    let folder = made_up_language();
    for spellings in ["[]", r#"["*", "venko"]"#, r#"["venko", ""]"#] {
        let terms = format!("[[term]]\nspellings = {spellings}\n");
        fs::write(folder.path().join("qaa/terms.toml"), terms).unwrap();
        let locales = Locales::built_in().with_folder(folder.path()).unwrap();
        let error = lint::LanguageWords::of(["qaa".parse().unwrap()], &locales).unwrap_err();
        let text = error.to_string();
        assert!(text.contains("terms.toml"), "{spellings}: {text}");
    }
}

#[test]
fn a_language_without_data_is_said_to_be_unchecked() {
    assert_eq!(
        findings(&Locales::built_in()),
        ["- hint language-unchecked"],
        "references and numbers need their words too"
    );
}
