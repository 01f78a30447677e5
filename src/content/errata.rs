//! `errata.toml`: the corrections that stand beside the sources.

use crate::diag::settings::{Placed, Settings, Table};
use crate::diag::shape::{Key, Kind, TEXTS, key, needed};
use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Span, nearest};
use crate::lang::{ByLang, Lang, texts_by_language};
use crate::law::{
    ClauseNumber, Corpus, Document, DocumentId, Erratum, ErratumPlaces, Reference, has_number,
};

/// The keys of the file.
pub(super) const KEYS: &[Key] = &[key("erratum", Kind::List(&Kind::Table(ERRATUM_KEYS)))];
const ERRATUM_KEYS: &[Key] = &[
    needed("document", Kind::Text),
    key("clause", Kind::Text),
    needed("codes", Kind::List(&Kind::Text)),
    key("text", Kind::Text),
    key("target", Kind::Text),
    key("correction", Kind::Text),
    key("changes_sense", Kind::Flag),
    needed("reason", TEXTS),
];

/// Reads the file; an entry without a sound document and codes is reported and left out.
pub(super) fn read(text: &str, file: FileId, report: &mut Report) -> Vec<Erratum> {
    Settings::new(file, report).read(text, |settings, table| {
        settings.expect_keys(table, KEYS);
        settings
            .tables(table, "erratum")
            .into_iter()
            .filter_map(|entry| erratum(settings, entry))
            .collect()
    })
}

fn erratum(settings: &mut Settings<'_>, table: Table<'_>) -> Option<Erratum> {
    settings.expect_keys(table, ERRATUM_KEYS);
    let document = settings.string(table, "document");
    let clause = settings.parsed::<ClauseNumber>(table, "clause", "content-settings-a-number");
    let codes = settings.strings(table, "codes");
    let text = settings.string(table, "text");
    let target = settings.parsed::<ClauseNumber>(table, "target", "content-settings-a-number");
    let correction = settings.string(table, "correction");
    let changes_sense = settings.flag(table, "changes_sense").unwrap_or(false);
    let reason = settings.texts(table, "reason");
    for (key, is_there, hint) in [
        (
            "document",
            document.is_some(),
            "content-erratum-needs-document",
        ),
        ("codes", codes.is_some(), "content-erratum-needs-codes"),
        ("reason", reason.is_some(), "content-settings-by-language"),
    ] {
        if !is_there && !has(settings, table, key) {
            let message = Message::new("content-settings-missing-key").text("key", key);
            let hint = Message::new(hint).text("key", key);
            settings.complain("settings-missing-key", table.span, message, Some(hint));
        }
    }
    let codes = codes?;
    let places = ErratumPlaces {
        document: document.map_or(table.span, |document| document.span),
        clause: clause.as_ref().map_or(table.span, |clause| clause.span),
        codes: codes.iter().map(|code| code.span).collect(),
        text: text.map_or(table.span, |text| text.span),
        target: target.as_ref().map_or(table.span, |target| target.span),
    };
    Some(Erratum {
        document: document_id(settings, document?)?,
        clause: clause.map(|clause| clause.value),
        codes: codes.into_iter().map(|code| code.value.into()).collect(),
        text: text.map(|text| text.value.into()),
        target: target.map(|target| target.value),
        correction: correction.map(|correction| correction.value.into()),
        changes_sense,
        reason: reason.map_or_else(ByLang::new, |reason| texts_by_language(settings, reason)),
        span: table.span,
        places,
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
        let expected = Message::new("content-settings-a-document");
        settings.bad_value("document", text, expected, None);
    }
    id
}

/// Gives the references that errata correct their right targets.
pub(super) fn apply(corpus: &mut Corpus, report: &mut Report) {
    let mut documents = std::mem::take(&mut corpus.documents);
    for erratum in &corpus.errata {
        let known = documents
            .iter()
            .position(|document| document.id == erratum.document);
        let Some(at) = known else {
            report.push(no_document(erratum, &documents));
            continue;
        };
        report.extend(no_reason(erratum, &documents));
        let document = &mut documents[at];
        if let Some(number) = erratum.clause
            && !document.clauses.iter().any(|it| it.number == number)
        {
            report.push(no_clause(erratum, number, document));
            continue;
        }
        let Some(target) = erratum.target else {
            continue;
        };
        if !is_known(document, corpus, target) {
            report.push(no_target(erratum, target, document));
            continue;
        }
        let mut corrected = false;
        for reference in references(document, erratum.clause) {
            let written = corpus.sources.slice(reference.span);
            if erratum.text.as_deref().is_none_or(|text| text == written) {
                reference.target = target;
                corrected = true;
            }
        }
        if !corrected {
            let text = erratum.text.as_deref().unwrap_or_default();
            let message = Message::new("content-erratum-reference").text("text", text);
            let hint = Message::new("content-erratum-reference-hint");
            let problem = error("erratum-reference", erratum.places.text, message);
            report.push(problem.hint(hint));
        }
    }
    corpus.documents = documents;
}

/// The references of the clauses with a number; without one, those of the preamble.
fn references(
    document: &mut Document,
    number: Option<ClauseNumber>,
) -> impl Iterator<Item = &mut Reference> {
    let preamble = number.is_none().then_some(&mut document.preamble);
    let clauses = document.clauses.iter_mut();
    let bodies = clauses
        .filter(move |clause| Some(clause.number) == number)
        .map(|clause| &mut clause.body);
    let passages = preamble.into_iter().chain(bodies);
    passages.flat_map(|passage| &mut passage.references)
}

/// Whether the edition of a document has a number, or a document of its language.
fn is_known(document: &Document, corpus: &Corpus, number: ClauseNumber) -> bool {
    let Document { edition, id, .. } = document;
    has_number(*edition, number)
        || !corpus.numbered(id.lang, number).is_empty()
        || number.is_whole() && !corpus.division(id.lang, number.division()).is_empty()
}

fn error(code: &'static str, span: Span, message: Message) -> Diagnostic {
    Diagnostic::new(Code(code), Severity::Error, span, message)
}

fn no_document(erratum: &Erratum, documents: &[Document]) -> Diagnostic {
    let id = erratum.document.to_string();
    let known: Vec<String> = documents.iter().map(|it| it.id.to_string()).collect();
    let hint = match nearest(&id, known.iter().map(String::as_str)) {
        Some(near) => Message::new("content-settings-nearest").text("name", near),
        None => Message::new("content-erratum-needs-document"),
    };
    let message = Message::new("content-erratum-document").text("id", id);
    error("erratum-document", erratum.places.document, message).hint(hint)
}

fn no_clause(erratum: &Erratum, number: ClauseNumber, document: &Document) -> Diagnostic {
    let numbers = || document.clauses.iter().map(|clause| clause.number);
    let hint = match (numbers().min(), numbers().max()) {
        (Some(first), Some(last)) => Message::new("content-erratum-clause-hint")
            .text("first", first)
            .text("last", last),
        _ => Message::new("content-erratum-clause-hint-none"),
    };
    let message = Message::new("content-erratum-clause")
        .text("id", &erratum.document)
        .text("number", number);
    error("erratum-clause", erratum.places.clause, message).hint(hint)
}

fn no_target(erratum: &Erratum, target: ClauseNumber, document: &Document) -> Diagnostic {
    let message = Message::new("content-erratum-target")
        .text("number", target)
        .text("edition", document.edition);
    error("erratum-target", erratum.places.target, message)
        .hint(Message::new("content-erratum-target-hint"))
}

/// Nobody who reads the documents can read the reason.
fn no_reason(erratum: &Erratum, documents: &[Document]) -> Option<Diagnostic> {
    let is_read = |lang: &Lang| documents.iter().any(|document| document.id.lang == *lang);
    if erratum.reason.is_empty() || erratum.reason.keys().any(is_read) {
        return None;
    }
    let lang = erratum.document.lang;
    let message = Message::new("content-erratum-reason").text("lang", lang);
    let code = Code("erratum-reason");
    let problem = Diagnostic::new(code, Severity::Warning, erratum.span, message);
    Some(problem.hint(Message::new("content-erratum-reason-hint").text("lang", lang)))
}
