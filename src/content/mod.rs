//! Markdown → the model.
//!
//! A folder of articles enters; a [`Corpus`] and the [`Report`] of everything that reading had to
//! repair or could not understand leave. Nothing is judged here: what the text says may be wrong,
//! that is for the lints. Nothing is written.

mod assemble;
mod flow_text;
mod front;
mod glyph;
mod identity;
mod label;
mod links;
mod numeral;
mod page;
mod parse;
mod reference;
mod repair;
mod resolve;
mod vocabulary;

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use thiserror::Error;

pub use parse::{Frame, Parsed, parse_document};
pub use vocabulary::Vocabulary;

use crate::diag::{FileId, Report, Source, Sources};
use crate::lang::{LocaleError, Locales};
use crate::law::{Corpus, Division, Document, DocumentKind};

/// How to load.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether the corrections of `errata.toml` are applied.
    pub errata: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { errata: true }
    }
}

/// The folder can't be read at all.
#[derive(Debug, Error)]
pub enum LoadError {
    /// There is no such folder.
    #[error("{0} is not a folder")]
    NotAFolder(PathBuf),
    /// The folder can't be listed.
    #[error("cannot read {0}")]
    Unreadable(PathBuf, #[source] std::io::Error),
    /// The words of a language can't be used.
    #[error(transparent)]
    Locale(#[from] LocaleError),
}

/// Reads a folder of articles.
pub fn load(
    folder: &Path,
    locales: &Locales,
    options: &Options,
) -> Result<(Corpus, Report), LoadError> {
    let vocabulary = Vocabulary::of(locales)?;
    let _ = options;
    let mut files = Vec::new();
    let list = |folder: &Path| -> Result<Vec<PathBuf>, LoadError> {
        let unreadable = |error| LoadError::Unreadable(folder.to_owned(), error);
        let mut paths = std::fs::read_dir(folder)
            .map_err(unreadable)?
            .map(|entry| entry.map(|entry| entry.path()).map_err(unreadable))
            .collect::<Result<Vec<_>, _>>()?;
        paths.sort();
        Ok(paths)
    };
    if !folder.is_dir() {
        return Err(LoadError::NotAFolder(folder.to_owned()));
    }
    for sub in list(folder)? {
        let Some(lang) = sub
            .file_name()
            .and_then(|name| name.to_str())
            .and_then(|name| name.parse().ok())
        else {
            continue;
        };
        if !sub.is_dir() {
            continue;
        }
        for path in list(&sub)? {
            let Some(slug) = path
                .file_name()
                .and_then(|name| name.to_str())
                .and_then(|name| name.strip_suffix(".md"))
            else {
                continue;
            };
            let frame = Frame {
                lang,
                slug: slug.into(),
                edition: None,
                kind: None,
                title: None,
            };
            files.push((path.clone(), frame));
        }
    }
    let read: Vec<_> = files
        .par_iter()
        .enumerate()
        .map(|(at, (path, frame))| {
            let text =
                String::from_utf8_lossy(&std::fs::read(path).unwrap_or_default()).into_owned();
            let parsed = parse_document(&text, FileId(at as u32), frame, &vocabulary);
            let name = path
                .strip_prefix(folder)
                .unwrap_or(path)
                .to_string_lossy()
                .replace('\\', "/");
            (Source::new(name, text), parsed)
        })
        .collect();
    let mut sources = Sources::new();
    let mut documents: Vec<Document> = Vec::new();
    let mut report = Report::new();
    for (source, parsed) in read {
        sources.add(source);
        documents.extend(parsed.documents);
        report.merge(parsed.report);
    }
    documents.sort_by_key(|document| (document.id.lang, place(document.kind), document.file));
    let mut corpus = Corpus::new(sources, documents, Vec::new());
    resolve::resolve(&mut corpus);
    report.sort();
    Ok((corpus, report))
}

/// The place of a document among those of its language.
fn place(kind: DocumentKind) -> (u8, Option<Division>) {
    match kind {
        DocumentKind::Preface => (0, None),
        DocumentKind::Other => (1, None),
        DocumentKind::Division(division) => (2, Some(division)),
        DocumentKind::Glossary => (3, None),
    }
}
