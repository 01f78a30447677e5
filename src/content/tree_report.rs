//! What there is to say of a tree as a whole: what was guessed, languages without words, entries of
//! the manifest without a document, parts of the Laws that are there twice.

use std::collections::BTreeSet;

use super::Vocabulary;
use super::layout::Layout;
use super::manifest::Manifest;
use crate::diag::{Code, Diagnostic, Message, Report, Severity, Span, nearest};
use crate::law::{Document, Edition};

/// Reports on the documents of a tree, before the plain edition joins them; `editions` are those
/// that were guessed.
pub(super) fn report_tree(
    layout: &Layout,
    documents: &[Document],
    editions: &[Edition],
    manifest: Option<&Manifest>,
    vocabulary: &Vocabulary,
    report: &mut Report,
) {
    report_guesses(layout, documents, editions, report);
    report_languages(documents, vocabulary, report);
    if let Some(manifest) = manifest {
        report_unknown_entries(manifest, documents, report);
    }
    report_divisions(documents, report);
}

/// Says once what nobody stated and was found by looking.
fn report_guesses(
    layout: &Layout,
    documents: &[Document],
    editions: &[Edition],
    report: &mut Report,
) {
    let counts = Edition::ALL
        .into_iter()
        .map(|edition| {
            (
                edition,
                editions.iter().filter(|&&other| other == edition).count(),
            )
        })
        .filter(|(_, count)| *count > 0)
        .map(|(edition, count)| format!("{edition} ({count})"))
        .collect::<Vec<_>>()
        .join(", ");
    let (code, message) = match &layout.guessed {
        Some(pattern) if !documents.is_empty() => (
            "layout-guessed",
            Message::new("content-layout-guessed")
                .with("count", documents.len())
                .text("pattern", pattern)
                .text("editions", if counts.is_empty() { "–" } else { &counts }),
        ),
        None if !editions.is_empty() => (
            "edition-guessed",
            Message::new("content-edition-guessed")
                .with("count", editions.len())
                .text("editions", counts),
        ),
        _ => return,
    };
    report.push(
        Diagnostic::placeless(Code(code), Severity::Hint, message)
            .hint(Message::new("content-layout-guessed-hint")),
    );
}

/// Names the languages that kanon has no words for.
fn report_languages(documents: &[Document], vocabulary: &Vocabulary, report: &mut Report) {
    let mut unknown: Vec<_> = documents
        .iter()
        .map(|document| document.id.lang)
        .filter(|&lang| !vocabulary.knows(lang))
        .collect();
    unknown.dedup();
    for lang in unknown {
        let message = Message::new("content-language-unknown").text("lang", lang);
        report.push(
            Diagnostic::placeless(Code("language-unknown"), Severity::Warning, message)
                .hint(Message::new("content-language-unknown-hint").text("lang", lang)),
        );
    }
}

/// Reports what the manifest says of documents that are not there.
fn report_unknown_entries(manifest: &Manifest, documents: &[Document], report: &mut Report) {
    let ids: BTreeSet<String> = documents
        .iter()
        .map(|document| document.id.to_string())
        .collect();
    for (id, entry) in &manifest.documents {
        if ids.contains(&**id) {
            continue;
        }
        let message = Message::new("content-document-unknown").text("id", id);
        let mut diagnostic = Diagnostic::new(
            Code("document-unknown"),
            Severity::Error,
            entry.span,
            message,
        );
        diagnostic.hint = nearest(id, ids.iter().map(String::as_str))
            .map(|near| Message::new("content-settings-nearest").text("name", near));
        report.push(diagnostic);
    }
}

/// Reports two documents of a language that are the same part of the Laws.
fn report_divisions(documents: &[Document], report: &mut Report) {
    for pair in documents.windows(2) {
        let (one, two) = (&pair[0], &pair[1]);
        if one.id.lang != two.id.lang || one.kind != two.kind {
            continue;
        }
        let Some(division) = two.kind.division() else {
            continue;
        };
        let span = two.heading.unwrap_or(Span::new(two.file, 0, 0));
        let message = Message::new("content-division-twice")
            .text("one", &one.id)
            .text("two", &two.id)
            .word("kind", division.kind())
            .text("number", division);
        report.push(
            Diagnostic::new(Code("division-twice"), Severity::Warning, span, message)
                .hint(Message::new("content-division-twice-hint")),
        );
    }
}
