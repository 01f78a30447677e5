//! Our own five sources: what is wrong with them, and that all of it is known.

use std::path::Path;

use kanon::content::Plain;
use kanon::diag::Severity;

use super::{check_beside, line};

fn content() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("content")
}

#[test]
fn everything_that_is_wrong() {
    let (corpus, report) = check_beside(Plain::All, &content(), false);
    let lines: Vec<_> = report
        .iter()
        .map(|finding| line(&corpus, finding))
        .collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn the_errata_know_every_error_and_warning() {
    let (corpus, report) = check_beside(Plain::All, &content(), true);
    let unknown: Vec<_> = report
        .iter()
        .filter(|finding| finding.severity > Severity::Hint)
        .map(|finding| line(&corpus, finding))
        .collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

#[test]
fn corrected_references_lead_where_they_should() {
    let (corpus, _) = check_beside(Plain::All, &content(), true);
    let corrected: Vec<_> = corpus
        .references()
        .filter(|(.., reference)| reference.target != reference.written)
        .map(|(document, clause, reference)| {
            let number = clause.map(|clause| clause.number.to_string());
            let number = number.unwrap_or_default();
            let (written, target) = (reference.written, reference.target);
            assert!(reference.is_resolved(), "{} {number}", document.id);
            format!("{} {number}: {written} → {target}", document.id)
        })
        .collect();
    assert_eq!(
        corrected,
        [
            "hy/article7 7.6: 6.13 → 7.1",
            "hy/article9 9.1.2.1: 12.6 → 11.5",
            "hy/article9 9.6.1: 9.2.2 → 9.2.3",
            "hy/rec1 I.8: 9.7 → 5.2.2",
            "hy/rec3 III.5: 6.12.2 → 6.11.2",
            "ru/article9 9.5.1: 6.12.1 → 6.11.1",
            "ru/article9 9.5.1: 6.12.2 → 6.11.2",
        ]
    );
}

#[test]
fn the_plain_edition_is_clean() {
    let (corpus, report) = check_beside(Plain::All, &content(), true);
    let plain: Vec<_> = corpus
        .documents
        .iter()
        .filter(|document| document.plain)
        .map(|document| document.file)
        .collect();
    assert_eq!(plain.len(), 57);
    let found: Vec<_> = report
        .iter()
        .filter(|finding| finding.span.is_some_and(|span| plain.contains(&span.file)))
        .map(|finding| line(&corpus, finding))
        .collect();
    assert_eq!(found, [""; 0]);
}

/// What a mechanical correction leaves behind is no new fault.
#[test]
fn corrections_do_not_overlap_and_stay_in_the_text() {
    let (corpus, report) = check_beside(Plain::All, &content(), false);
    let mut fixes: Vec<_> = report.iter().filter_map(|it| it.fix.as_ref()).collect();
    fixes.sort_by_key(|fix| (fix.span.file, fix.span.start));
    assert!(fixes.len() > 40);
    for pair in fixes.windows(2) {
        let (first, second) = (pair[0].span, pair[1].span);
        assert!(
            first.file != second.file || first.end <= second.start,
            "{pair:?}"
        );
    }
    for fix in fixes {
        let text = corpus.sources.get(fix.span.file).text();
        assert!(text.get(fix.span.range()).is_some(), "{fix:?}");
    }
}
