//! A folder → the corpus.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;

use super::decode::{MAX_BYTES, decode};
use super::edition::EditionSurvey;
use super::layout::{DocumentFile, Layout, layout};
use super::manifest::Manifest;
use super::parse::{Frame, Parsed, parse_document};
use super::{ERRATA, LoadError, MANIFEST, Options, Vocabulary, errata, plain, resolve, tree};
use crate::diag::{
    Code, Diagnostic, FileId, Message, Report, Severity, Source, Sources, Span, nearest,
};
use crate::lang::Locales;
use crate::law::{Corpus, Division, Document, DocumentKind, Edition};

/// A file is longer than any document should be.
pub(super) const NO_DOCUMENTS: Code = Code("no-documents");
pub(super) const TOO_LONG: Code = Code("file-too-long");

/// Reads a folder of articles: the corpus with its sources, and what reading had to repair.
pub fn load(
    folder: &Path,
    locales: &Locales,
    options: &Options,
) -> Result<(Corpus, Report), LoadError> {
    let vocabulary = Vocabulary::of(locales)?;
    let mut report = Report::new();
    let mut sources = Sources::new();
    let leaves = tree::walk(folder, &mut report)?;
    let manifest = read_settings(folder, MANIFEST, &mut sources, &mut report)
        .map(|(file, text)| Manifest::read(&text, file, &mut report));
    let errata = match read_settings(folder, ERRATA, &mut sources, &mut report) {
        Some((file, text)) if options.errata => errata::read(&text, file, &mut report),
        _ => Vec::new(),
    };
    let mut layout = layout(leaves, manifest.as_ref(), &vocabulary, &mut report);
    if layout.places.is_empty() {
        report.push(no_documents());
    }
    layout
        .places
        .retain(|place| options.only.is_none_or(|lang| place.lang == lang));
    let (mut documents, guessed) = read_documents(
        &layout,
        manifest.as_ref(),
        &vocabulary,
        &mut sources,
        &mut report,
    );
    report_guesses(&layout, &documents, &guessed, &mut report);
    report_languages(&documents, &vocabulary, &mut report);
    if let Some(manifest) = &manifest {
        report_unknown_entries(manifest, &documents, &mut report);
    }
    report_divisions(&documents, &mut report);
    let wanted = manifest.as_ref().and_then(|manifest| manifest.plain);
    if wanted.unwrap_or(true) {
        let first = FileId(sources.iter().count() as u32);
        let plain = plain::read(first, options, &vocabulary);
        documents.extend(add_sources(plain, &mut sources, &mut report));
    }
    let mut corpus = Corpus::new(sources, documents, errata);
    corpus.titles = manifest.map(|manifest| manifest.titles).unwrap_or_default();
    errata::apply(&mut corpus, &mut report);
    resolve::resolve(&mut corpus);
    report.sort();
    Ok((corpus, report))
}

/// The plain edition alone, for a reader who has no articles.
pub fn load_plain(locales: &Locales, options: &Options) -> Result<Corpus, LoadError> {
    let vocabulary = Vocabulary::of(locales)?;
    let mut sources = Sources::new();
    let plain = plain::read(FileId(0), options, &vocabulary);
    let documents = add_sources(plain, &mut sources, &mut Report::new());
    let mut corpus = Corpus::new(sources, documents, Vec::new());
    resolve::resolve(&mut corpus);
    Ok(corpus)
}

/// Reads the documents in parallel; they come in the order of the Laws, with the editions that
/// were guessed.
fn read_documents(
    layout: &Layout,
    manifest: Option<&Manifest>,
    vocabulary: &Vocabulary,
    sources: &mut Sources,
    report: &mut Report,
) -> (Vec<Document>, Vec<Edition>) {
    let first = sources.iter().count() as u32;
    let places = layout.places.par_iter().enumerate();
    let mut read: Vec<(Source, Parsed)> = places
        .map(|(at, place)| read_place(place, FileId(first + at as u32), manifest, vocabulary))
        .collect();
    let guessed = settle_editions(&mut read);
    (add_sources(read, sources, report), guessed)
}

/// Notes what was read and puts the documents in the order of the Laws.
fn add_sources(
    read: Vec<(Source, Parsed)>,
    sources: &mut Sources,
    report: &mut Report,
) -> Vec<Document> {
    let mut documents = Vec::with_capacity(read.len());
    for (source, parsed) in read {
        sources.add(source);
        documents.extend(parsed.documents);
        report.merge(parsed.report);
    }
    documents.sort_by_key(|document| {
        (
            document.id.lang,
            rank(document.kind),
            document.file,
            document.heading,
        )
    });
    documents
}

/// Finds the editions that nobody states, from all texts of a language together.
fn settle_editions(read: &mut [(Source, Parsed)]) -> Vec<Edition> {
    let mut survey = EditionSurvey::default();
    for (_, parsed) in &*read {
        for (document, evidence) in parsed.documents.iter().zip(&parsed.evidence) {
            survey.add(document.id.lang, *evidence);
        }
    }
    let mut guessed = Vec::new();
    for (_, parsed) in read {
        for (document, evidence) in parsed.documents.iter_mut().zip(&parsed.evidence) {
            survey.settle(document, *evidence);
            guessed.push(document.edition);
        }
    }
    guessed
}

fn no_documents() -> Diagnostic {
    let message = Message::new("content-no-documents");
    Diagnostic::placeless(NO_DOCUMENTS, Severity::Error, message)
        .hint(Message::new("content-no-documents-hint"))
}

/// One of the files beside the documents, if it is there; what can't be read of it is reported.
pub fn read_settings(
    folder: &Path,
    name: &'static str,
    sources: &mut Sources,
    report: &mut Report,
) -> Option<(FileId, Arc<str>)> {
    let path = folder.join(name);
    // A link that leads nowhere is there as well.
    fs::symlink_metadata(&path).ok()?;
    let file = FileId(sources.iter().count() as u32);
    let mut bytes = Vec::new();
    let is_read = match not_a_file(&path) {
        None => read_bytes(&path, name, file, &mut bytes, report),
        Some(error) => {
            report.push(unreadable(name, file, &error));
            false
        }
    };
    if !is_read {
        // What there is to say of the file has a place in it.
        sources.add(Source::new(name, ""));
        return None;
    }
    let decoded = decode(&bytes, file, report);
    let text = decoded.text.clone();
    sources.add(decoded.into_source(name));
    Some((file, text))
}

/// Why what stands at a path can't be read as a file: a pipe, for one, may never end.
fn not_a_file(path: &Path) -> Option<io::Error> {
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => None,
        Ok(metadata) if metadata.is_dir() => Some(io::ErrorKind::IsADirectory.into()),
        Ok(_) => Some(io::Error::other("not a regular file")),
        Err(error) => Some(error),
    }
}

fn read_place(
    place: &DocumentFile,
    file: FileId,
    manifest: Option<&Manifest>,
    vocabulary: &Vocabulary,
) -> (Source, Parsed) {
    let mut report = Report::new();
    let name = &place.leaf.name;
    let mut bytes = Vec::new();
    if !read_bytes(&place.leaf.path, name, file, &mut bytes, &mut report) {
        let parsed = Parsed {
            report,
            ..Parsed::default()
        };
        return (Source::new(name.as_str(), ""), parsed);
    }
    let decoded = decode(&bytes, file, &mut report);
    let id = format!("{}/{}", place.lang, place.slug);
    let entry = manifest.and_then(|manifest| manifest.documents.get(&*id));
    let frame = Frame {
        lang: place.lang,
        slug: place.slug.clone(),
        edition: manifest.and_then(|manifest| manifest.edition_of(&id, place.lang)),
        kind: entry.and_then(|entry| entry.kind),
        title: entry.and_then(|entry| entry.title.clone()),
    };
    let mut parsed = parse_document(&decoded.text, file, &frame, vocabulary);
    parsed.report.merge(report);
    (decoded.into_source(name), parsed)
}

/// Reads a file in place of what was read before; false where that can't be done.
fn read_bytes(
    path: &Path,
    name: &str,
    file: FileId,
    bytes: &mut Vec<u8>,
    report: &mut Report,
) -> bool {
    match read_at_most(path, MAX_BYTES, bytes) {
        Ok(length) if length <= MAX_BYTES => true,
        Ok(length) => {
            let message = Message::new("content-file-too-long")
                .path(name)
                .with("megabytes", (length >> 20) as usize);
            let span = Span::new(file, 0, 0);
            report.push(
                Diagnostic::new(TOO_LONG, Severity::Error, span, message)
                    .hint(Message::new("content-file-too-long-hint")),
            );
            false
        }
        Err(error) => {
            report.push(unreadable(name, file, &error));
            false
        }
    }
}

fn unreadable(name: &str, file: FileId, error: &io::Error) -> Diagnostic {
    let span = Some(Span::new(file, 0, 0));
    Diagnostic {
        span,
        ..tree::unreadable(name, error)
    }
}

/// Reads the beginning of a file; says how long it is.
pub(super) fn read_at_most(path: &Path, limit: u64, bytes: &mut Vec<u8>) -> io::Result<u64> {
    let file = fs::File::open(path)?;
    bytes.clear();
    let length = (&file).take(limit + 1).read_to_end(bytes)? as u64;
    // Asked only here: the memory of earlier files is mostly enough, whatever the length.
    if length > limit {
        return Ok(file.metadata()?.len().max(length));
    }
    Ok(length)
}

/// The place of a document among those of its language.
fn rank(kind: DocumentKind) -> (u8, Option<Division>) {
    match kind {
        DocumentKind::Preface => (0, None),
        DocumentKind::Other => (1, None),
        DocumentKind::Division(division) => (2, Some(division)),
        DocumentKind::Glossary => (3, None),
    }
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
            .text("number", division);
        report.push(
            Diagnostic::new(Code("division-twice"), Severity::Warning, span, message)
                .hint(Message::new("content-division-twice-hint")),
        );
    }
}
