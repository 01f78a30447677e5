//! `errata.toml`: the corrections that stand beside the sources.

use super::manifest::by_language;
use crate::diag::settings::{Placed, Settings, Table};
use crate::diag::{FileId, Message, Report, Span};
use crate::lang::{ByLang, Lang};
use crate::law::{ClauseNumber, Corpus, DocumentId, Erratum};

const KEYS: &[&str] = &[
    "document",
    "clause",
    "codes",
    "text",
    "target",
    "correction",
    "reason",
];

/// Reads the file; an entry without a sound document, code and reason is reported and left out.
pub(super) fn read(text: &str, file: FileId, report: &mut Report) -> Vec<Erratum> {
    Settings::new(file, report).read(text, |settings, table| {
        settings.expect_keys(table, &["erratum"]);
        settings
            .tables(table, "erratum")
            .into_iter()
            .filter_map(|entry| erratum(settings, entry))
            .collect()
    })
}

fn erratum(settings: &mut Settings<'_>, table: Table<'_>) -> Option<Erratum> {
    settings.expect_keys(table, KEYS);
    let document = settings.string(table, "document");
    let clause = settings.parsed::<ClauseNumber>(table, "clause", "content-settings-a-number");
    let codes = settings.strings(table, "codes");
    let text = settings.string(table, "text");
    let target = settings.parsed::<ClauseNumber>(table, "target", "content-settings-a-number");
    let correction = settings.string(table, "correction");
    let reason = settings.table(table, "reason");
    for (key, is_there) in [
        ("document", document.is_some()),
        ("codes", codes.is_some()),
        ("reason", reason.is_some()),
    ] {
        if !is_there && !has(settings, table, key) {
            let message = Message::new("content-settings-missing-key").text("key", key);
            settings.complain("settings-missing-key", table.span, message, None);
        }
    }
    Some(Erratum {
        document: document_id(settings, document?)?,
        clause: clause.map(|clause| clause.value),
        codes: codes?.into_iter().map(|code| code.value.into()).collect(),
        text: text.map(|text| text.value.into()),
        target: target.map(|target| target.value),
        correction: correction.map(|correction| correction.value.into()),
        reason: reason.map_or_else(ByLang::new, |reason| by_language(settings, reason)),
        span: table.span,
    })
}

fn has(settings: &Settings<'_>, table: Table<'_>, key: &str) -> bool {
    settings.keys(table).iter().any(|known| known.value == key)
}

fn document_id(settings: &mut Settings<'_>, text: Placed<&str>) -> Option<DocumentId> {
    let id = text.value.split_once('/').and_then(|(lang, slug)| {
        let lang: Lang = lang.parse().ok()?;
        (!slug.is_empty()).then(|| DocumentId {
            lang,
            slug: slug.into(),
        })
    });
    if id.is_none() {
        let message = Message::new("content-settings-bad-value")
            .text("key", "document")
            .text("value", text.value)
            .with("expected", Message::new("content-settings-a-document"));
        settings.complain("settings-bad-value", text.span, message, None);
    }
    id
}

/// Gives the references that errata correct their right targets.
pub(super) fn apply(corpus: &mut Corpus, report: &mut Report) {
    let mut documents = std::mem::take(&mut corpus.documents);
    for erratum in &corpus.errata {
        let known = documents
            .iter_mut()
            .find(|document| document.id == erratum.document);
        let Some(document) = known else {
            let message = Message::new("content-erratum-document").text("id", &erratum.document);
            report.push(problem("erratum-document", erratum.span, message));
            continue;
        };
        let mut passages = Vec::new();
        match erratum.clause {
            None => passages.push(&mut document.preamble),
            Some(number) => passages.extend(
                document
                    .clauses
                    .iter_mut()
                    .filter(|clause| clause.number == number)
                    .map(|clause| &mut clause.body),
            ),
        }
        if passages.is_empty() {
            let message = Message::new("content-erratum-clause")
                .text("id", &erratum.document)
                .text(
                    "number",
                    erratum
                        .clause
                        .map(|clause| clause.to_string())
                        .unwrap_or_default(),
                );
            report.push(problem("erratum-clause", erratum.span, message));
            continue;
        }
        let Some(target) = erratum.target else {
            continue;
        };
        let mut corrected = false;
        for reference in passages
            .into_iter()
            .flat_map(|passage| &mut passage.references)
        {
            let written = corpus.sources.slice(reference.span);
            if erratum.text.as_deref().is_none_or(|text| text == written) {
                reference.target = target;
                corrected = true;
            }
        }
        if !corrected {
            let text = erratum.text.as_deref().unwrap_or_default();
            let message = Message::new("content-erratum-reference").text("text", text);
            report.push(problem("erratum-reference", erratum.span, message));
        }
    }
    corpus.documents = documents;
}

fn problem(code: &'static str, span: Span, message: Message) -> crate::diag::Diagnostic {
    use crate::diag::{Code, Diagnostic, Severity};
    Diagnostic::new(Code(code), Severity::Error, span, message)
}
