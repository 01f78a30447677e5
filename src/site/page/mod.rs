//! The pages, one kind per file.

mod ask;
mod clause;
mod clauses;
mod compare;
mod division;
mod document;
mod glossary;
mod home;
mod plain;
mod practice;
mod rule;
mod rules;
mod tables;
mod texts;

use std::collections::BTreeMap;

pub(super) use practice::practice_file;
pub(super) use rule::without_marks;

use super::frame::Frame;
use super::{Artifact, Page, Site, SiteError};
use crate::law::{ClauseNumber, Corpus, Document};

impl Site<'_> {
    /// A page as a file.
    pub(super) fn page(&self, page: &Page) -> Result<Artifact, SiteError> {
        let html = match page {
            Page::LanguageSelect => self.language_select()?,
            Page::Home(lang) => self.home(page, *lang)?,
            Page::Document(at) => self.document(page, *at)?,
            Page::Division(lang, division) => self.division_page(page, *lang, *division)?,
            Page::Compare(lang, pair) => self.compare(page, *lang, pair)?,
            Page::Rules(lang) => self.rules_index(page, *lang)?,
            Page::Editors(lang) => self.editors(page, *lang)?,
            Page::Rule(lang, rule) => self.rule(page, *lang, *rule)?,
            Page::Glossary(lang) => self.glossary(page, *lang)?,
            Page::Concordance(lang) => self.concordance(page, *lang)?,
            Page::Coverage(lang) => self.coverage(page, *lang)?,
            Page::Texts(lang) => self.texts(page, *lang)?,
            Page::Search(lang) => self.search_page(page, *lang)?,
            Page::Practice(lang) => self.practice(page, *lang)?,
            Page::Ask(lang) => self.ask(page, *lang)?,
            Page::Missing => self.missing(page)?,
        };
        Ok(Artifact::text(self.urls.file(page), html))
    }
}

/// The places of the clauses of a document: their numbers; a repeated one says which it is.
pub(super) fn anchors(document: &Document) -> Vec<String> {
    let mut copies: BTreeMap<ClauseNumber, u32> = BTreeMap::new();
    document
        .clauses
        .iter()
        .map(|clause| {
            let copy = copies.entry(clause.number).or_default();
            *copy += 1;
            match *copy {
                1 => clause.number.to_string(),
                copy => format!("{}-{copy}", clause.number),
            }
        })
        .collect()
}

/// The names under which links of the sources mean a document: the path of its file, the path
/// without the ending, and the folder of a file that is the whole of it.
pub(super) fn names(corpus: &Corpus) -> BTreeMap<String, u32> {
    let mut names = BTreeMap::new();
    for (at, document) in corpus.documents.iter().enumerate() {
        let path = corpus.sources.get(document.file).name();
        let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
        let folder = ["/index", "/content", "/README", "/readme", "/_index"]
            .iter()
            .find_map(|file| stem.strip_suffix(file));
        for name in [Some(path), Some(stem), folder].into_iter().flatten() {
            names.entry(name.to_owned()).or_insert(at as u32);
        }
    }
    names
}
