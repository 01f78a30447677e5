//! Each lint fires on its bad fixture, exactly where a person would point, and a good one is
//! clean.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kanon::content::{LOOSE_NUMBER, Plain};
use kanon::diag::{Code, Report};
use kanon::lang::Locales;
use kanon::law::Corpus;
use kanon::lint::{LINTS, STALE_ERRATUM};

use super::{check, check_beside, line};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/lint")
}

/// A fixture as it is checked: beside the plain edition where that is the measure.
fn check_fixture(code: Code, part: &str) -> (Corpus, Report) {
    let plain = match code.0 {
        "other-subject" => Plain::All,
        _ => Plain::None,
    };
    check_beside(plain, &fixtures().join(code.0).join(part), true)
}

fn codes() -> impl Iterator<Item = Code> {
    let lints = LINTS.iter().map(|lint| lint.code());
    lints.chain([LOOSE_NUMBER, STALE_ERRATUM])
}

#[test]
fn every_lint_has_a_good_and_a_bad_fixture_and_no_other() {
    let folders: BTreeSet<_> = fs::read_dir(fixtures())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let codes: BTreeSet<_> = codes().map(|code| code.0.to_owned()).collect();
    assert_eq!(folders, codes);
    for code in codes {
        for part in ["good/book.toml", "bad/book.toml", "expected.txt"] {
            let path = fixtures().join(&code).join(part);
            assert!(path.is_file(), "{}", path.display());
        }
    }
}

#[test]
fn a_good_fixture_is_clean_throughout() {
    for code in codes() {
        let (corpus, report) = check_fixture(code, "good");
        let found: Vec<_> = report
            .iter()
            .map(|finding| line(&corpus, finding))
            .collect();
        assert!(found.is_empty(), "{code}: {found:#?}");
    }
}

#[test]
fn a_bad_fixture_has_exactly_what_is_expected() {
    for code in codes() {
        let folder = fixtures().join(code.0);
        let (corpus, report) = check_fixture(code, "bad");
        let found: Vec<_> = report
            .iter()
            .map(|finding| line(&corpus, finding))
            .collect();
        let expected = fs::read_to_string(folder.join("expected.txt")).unwrap();
        let expected: Vec<_> = expected.lines().collect();
        assert_eq!(found, expected, "{code}");
        assert!(
            report.iter().any(|finding| finding.code == code),
            "{code} does not fire"
        );
    }
}

/// A file with several documents has each word once, whatever stands inside another word.
#[test]
fn spellings_are_counted_once_for_each_file() {
    let first =
        "# Статья 1. Игра\n\n**1.1** Она идёт вничью.\n\n**1.2** Конец.\n\n# Статья 2. Доска\n\n";
    for (second, expected) in [
        (
            "**2.1** Вот в ничью поле и в ничью край.\n",
            &["вничью"][..],
        ),
        ("**2.1** Вот в ничью поле. Вничью край.\n", &["в ничью"]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("ru")).unwrap();
        fs::write(folder.path().join("ru/laws.md"), format!("{first}{second}")).unwrap();
        let (corpus, report) = check(folder.path(), true);
        assert_eq!(corpus.documents.len(), 2);
        let terms = report
            .iter()
            .filter(|finding| finding.code.0 == "inconsistent-term");
        let found: Vec<_> = terms
            .map(|finding| corpus.sources.slice(finding.span.unwrap()))
            .collect();
        assert_eq!(found, expected);
    }
}

#[test]
fn names_are_kebab_case_unique_and_in_order() {
    let names: Vec<_> = LINTS.iter().map(|lint| lint.code().0).collect();
    let sorted: Vec<_> = names
        .iter()
        .copied()
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    assert_eq!(names, sorted);
    for name in names {
        assert!(
            name.bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
            "{name}"
        );
    }
}

#[test]
fn every_finding_can_be_said_in_every_language() {
    let locales = Locales::built_in();
    let mut keys = BTreeSet::new();
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let beside_plain = check_beside(Plain::All, &content, false);
    let shown = codes().map(|code| check_fixture(code, "bad"));
    for (_, report) in shown.chain([beside_plain]) {
        for lang in locales.languages() {
            let locale = locales.open(lang).unwrap();
            for finding in &report {
                let labels = finding.labels.iter().map(|label| &label.message);
                let said = [Some(&finding.message), finding.hint.as_ref()];
                for message in said.into_iter().flatten().chain(labels) {
                    locale.text().get(message).unwrap();
                    keys.insert(message.key);
                }
            }
        }
    }
    let silent: Vec<_> = locales
        .open("en".parse().unwrap())
        .unwrap()
        .text()
        .keys("lint")
        .into_iter()
        .filter(|key| !keys.contains(key.as_str()) && !key.contains("language-unchecked"))
        .collect();
    assert_eq!(
        silent, [""; 0],
        "a fixture shows each thing that lints can say"
    );
}

/// A text without translations that has another time than the plain edition follows another
/// edition or has a slip; further numbers, as in an example, are no fault.
#[test]
fn a_time_is_compared_with_the_plain_edition() {
    for (text, expected) in [
        (
            "The arbiter shall add three minutes.",
            &["three minutes"][..],
        ),
        ("The arbiter shall add two minutes.", &[]),
        ("The arbiter shall add two minutes, as 3 times before.", &[]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("en")).unwrap();
        let article = format!("# Article 9: The drawn game\n\n**9.5.3** {text}\n");
        fs::write(folder.path().join("en/article9.md"), article).unwrap();
        let (corpus, report) = check_beside(Plain::All, folder.path(), true);
        let found: Vec<_> = report
            .iter()
            .filter(|finding| finding.code.0 == "differing-numbers")
            .map(|finding| corpus.sources.slice(finding.span.unwrap()))
            .collect();
        assert_eq!(found, expected, "{text}");
    }
}
