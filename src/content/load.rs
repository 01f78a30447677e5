//! A folder → the corpus.

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
use super::tree_report::report_tree;
use super::{ERRATA, LoadError, MANIFEST, Options, Vocabulary, errata, plain, resolve, tree};
use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Source, Sources, Span};
use crate::lang::Locales;
use crate::law::{Corpus, Document, Edition};

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
    report_tree(
        &layout,
        &documents,
        &guessed,
        manifest.as_ref(),
        &vocabulary,
        &mut report,
    );
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
            document.kind.order(),
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
    let bytes = match not_a_file(&path) {
        None => read_bytes(&path, name, file, report),
        Some(error) => {
            report.push(unreadable(name, file, &error));
            None
        }
    };
    let Some(bytes) = bytes else {
        // What there is to say of the file has a place in it.
        sources.add(Source::new(name, ""));
        return None;
    };
    let text = decode(&bytes, file, report);
    sources.add(Source::new(name, text.clone()));
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
    let Some(bytes) = read_bytes(&place.leaf.path, name, file, &mut report) else {
        let parsed = Parsed {
            report,
            ..Parsed::default()
        };
        return (Source::new(name.as_str(), ""), parsed);
    };
    let text = decode(&bytes, file, &mut report);
    let id = format!("{}/{}", place.lang, place.slug);
    let entry = manifest.and_then(|manifest| manifest.documents.get(&*id));
    let frame = Frame {
        lang: place.lang,
        slug: place.slug.clone(),
        edition: manifest.and_then(|manifest| manifest.edition_of(&id, place.lang)),
        kind: entry.and_then(|entry| entry.kind),
        title: entry.and_then(|entry| entry.title.clone()),
    };
    let mut parsed = parse_document(&text, file, &frame, vocabulary);
    parsed.report.merge(report);
    (Source::new(name.as_str(), text), parsed)
}

/// The bytes of a file; none, with a report, where it can't be read or is too long.
fn read_bytes(path: &Path, name: &str, file: FileId, report: &mut Report) -> Option<Vec<u8>> {
    let (bytes, length) = match read_at_most(path, MAX_BYTES) {
        Ok(read) => read,
        Err(error) => {
            report.push(unreadable(name, file, &error));
            return None;
        }
    };
    if length <= MAX_BYTES {
        return Some(bytes);
    }
    let message = Message::new("content-file-too-long")
        .path(name)
        .with("megabytes", (length >> 20) as usize);
    report.push(
        Diagnostic::new(TOO_LONG, Severity::Error, Span::new(file, 0, 0), message)
            .hint(Message::new("content-file-too-long-hint")),
    );
    None
}

fn unreadable(name: &str, file: FileId, error: &io::Error) -> Diagnostic {
    let span = Some(Span::new(file, 0, 0));
    Diagnostic {
        span,
        ..tree::unreadable(name, error)
    }
}

/// The beginning of a file, and how long all of it is.
pub(super) fn read_at_most(path: &Path, limit: u64) -> io::Result<(Vec<u8>, u64)> {
    let file = fs::File::open(path)?;
    let mut bytes = Vec::new();
    let read = (&file).take(limit + 1).read_to_end(&mut bytes)? as u64;
    let length = file.metadata()?.len().max(read);
    Ok((bytes, length))
}
