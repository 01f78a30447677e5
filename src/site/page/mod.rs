//! The pages, one kind per file.

pub(super) mod ask;
pub(super) mod clause;
pub(super) mod clauses;
pub(super) mod compare;
pub(super) mod division;
pub(super) mod document;
pub(super) mod glossary;
pub(super) mod home;
pub(super) mod plain;
pub(super) mod practice;
pub(super) mod rule;
pub(super) mod rules;
pub(super) mod tables;
pub(super) mod texts;

use std::collections::BTreeMap;

pub(super) use practice::practice_file;
pub(super) use rule::without_marks;

use super::frame::Frame;
use super::minify::minify;
use super::{Artifact, Page, Site, SiteError};
use crate::law::{ClauseNumber, Corpus, Document};
use home::language_select;
use plain::{editors, missing, search_page};
use tables::{concordance, coverage};

impl Site<'_> {
    /// A page as a file.
    pub(super) fn page(&self, page: &Page) -> Result<Artifact, SiteError> {
        let html = match page {
            Page::LanguageSelect => language_select(self)?,
            Page::Home(lang) => home::render(self, page, *lang)?,
            Page::Document(at) => document::render(self, page, *at)?,
            Page::Division(lang, division) => division::render(self, page, *lang, *division)?,
            Page::Compare(lang, pair) => compare::render(self, page, *lang, pair)?,
            Page::Rules(lang) => rules::render(self, page, *lang)?,
            Page::Editors(lang) => editors(self, page, *lang)?,
            Page::Rule(lang, rule) => rule::render(self, page, *lang, *rule)?,
            Page::Glossary(lang) => glossary::render(self, page, *lang)?,
            Page::Concordance(lang) => concordance(self, page, *lang)?,
            Page::Coverage(lang) => coverage(self, page, *lang)?,
            Page::Texts(lang) => texts::render(self, page, *lang)?,
            Page::Search(lang) => search_page(self, page, *lang)?,
            Page::Practice(lang) => practice::render(self, page, *lang)?,
            Page::Ask(lang) => ask::render(self, page, *lang)?,
            Page::Missing => missing(self, page)?,
        };
        Ok(Artifact::text(self.urls.file(page), minify(&html)))
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
