//! The lints on fixtures and on our own sources.

#[path = "lint/fixtures.rs"]
mod fixtures;
#[path = "lint/language.rs"]
mod language;
#[path = "lint/large.rs"]
mod large;
#[path = "lint/mutations.rs"]
mod mutations;
#[path = "lint/sources.rs"]
mod sources;

use std::path::Path;

use kanon::content::{self, Options, Plain};
use kanon::diag::{Diagnostic, Report};
use kanon::lang::Locales;
use kanon::law::Corpus;
use kanon::lint;

/// Everything that a check of a folder finds, as `kanon check` does it.
fn check(folder: &Path, errata: bool) -> (Corpus, Report) {
    check_beside(Plain::None, folder, errata)
}

/// The same beside the plain edition.
fn check_beside(plain: Plain, folder: &Path, errata: bool) -> (Corpus, Report) {
    let locales = Locales::built_in();
    let (corpus, mut report) = content::load(
        folder,
        &locales,
        &Options {
            errata,
            plain,
            ..Options::default()
        },
    )
    .unwrap();
    report.merge(lint::lint(&corpus, &locales).unwrap());
    let lint::Acknowledged { report, .. } = lint::acknowledge(&corpus, report);
    (corpus, report)
}

/// A finding in one line: its place, its code, the text it is about.
fn line(corpus: &Corpus, finding: &Diagnostic) -> String {
    let Some(span) = finding.span else {
        return format!("- {} {}", finding.severity.name(), finding.code);
    };
    let place = corpus.sources.place(span);
    format!(
        "{}:{}:{} {} {} «{}»",
        corpus.sources.get(span.file).name(),
        place.line,
        place.column,
        finding.severity.name(),
        finding.code,
        corpus.sources.slice(span).replace('\n', "⏎")
    )
}
