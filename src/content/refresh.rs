//! One changed file → the corpus, without reading the others again.

use std::path::Path;

use super::decode::{MAX_BYTES, decode};
use super::load::read_at_most;
use super::manifest::Manifest;
use super::parse::{Frame, parse_document};
use super::{LoadError, MANIFEST, Vocabulary, errata, resolve};
use crate::diag::{Report, Source};
use crate::lang::Locales;
use crate::law::Corpus;

/// Reads the files of some documents again, named as in the sources, and resolves every reference
/// anew. Returns the corpus with what reading them had to repair; none where the change reaches
/// further than these documents (another kind, edition or place), so that all must be loaded.
pub fn refresh(
    corpus: Corpus,
    folder: &Path,
    changed: &[String],
    locales: &Locales,
) -> Result<Option<(Corpus, Report)>, LoadError> {
    let vocabulary = Vocabulary::of(locales)?;
    let mut report = Report::new();
    let manifest = corpus
        .sources
        .iter()
        .find(|(_, source)| source.name() == MANIFEST)
        .map(|(file, source)| Manifest::read(source.text(), file, &mut Report::new()));
    let Corpus {
        mut sources,
        mut documents,
        errata,
        titles,
        ..
    } = corpus;
    for name in changed {
        let known = sources.iter().find(|(_, source)| source.name() == name);
        let Some(file) = known.map(|(file, _)| file) else {
            return Ok(None);
        };
        let mut of_file = documents.iter_mut().filter(|it| it.file == file);
        let (Some(document), None) = (of_file.next(), of_file.next()) else {
            return Ok(None);
        };
        let read = read_at_most(&folder.join(name), MAX_BYTES);
        let Some((bytes, _)) = read.ok().filter(|(_, length)| *length <= MAX_BYTES) else {
            return Ok(None);
        };
        let text = decode(&bytes, file, &mut report);
        let id = document.id.to_string();
        let entry = manifest.as_ref().and_then(|it| it.documents.get(&*id));
        let frame = Frame {
            lang: document.id.lang,
            slug: document.id.slug.clone(),
            edition: manifest
                .as_ref()
                .and_then(|manifest| manifest.edition_of(&id, document.id.lang)),
            kind: entry.and_then(|entry| entry.kind),
            title: entry.and_then(|entry| entry.title.clone()),
        };
        let mut parsed = parse_document(&text, file, &frame, &vocabulary);
        let (Some(again), None) = (parsed.documents.pop(), parsed.documents.pop()) else {
            return Ok(None);
        };
        let same_place = again.kind == document.kind
            && again.edition == document.edition
            && again.id == document.id;
        if !same_place {
            return Ok(None);
        }
        *document = again;
        report.merge(parsed.report);
        sources.replace(file, Source::new(name.as_str(), text));
    }
    let mut corpus = Corpus::new(sources, documents, errata);
    corpus.titles = titles;
    errata::apply(&mut corpus, &mut Report::new());
    resolve::resolve(&mut corpus);
    Ok(Some((corpus, report)))
}
