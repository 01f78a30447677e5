//! Everything a site consists of.

use std::borrow::Cow;
use std::collections::BTreeSet;

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::machine_readable::{
    API_RULES, api_rules, manifest, offline_file, offline_manifest, robots, sitemap,
};
use super::page::compare::{compares, pairs};
use super::page::division::divisions;
use super::page::practice::{practice_data, practice_outputs};
use super::searchable::search_piece;
use super::svg::{is_svg, sanitize};
use super::{Artifact, Page, Piece, Site, SiteError, markup};
use crate::lang::Lang;
use crate::law::{Division, Inline, rules};

/// One file of the site, before it is made.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Output {
    /// A page.
    Page(Page),
    /// A static file of the theme.
    Asset(String),
    /// A picture of the content folder.
    File(String),
    /// A file of the search index of a language.
    Search(Lang, Piece),
    /// What is kept for reading without a network.
    OfflineManifest(Lang),
    /// The rules for programs.
    ApiRules,
    /// The catalog of the practice questions of a language, or those of a part of the Laws.
    Practice(Lang, Option<Division>),
    /// The list of pages for search engines.
    Sitemap,
    /// What search engines may read.
    Robots,
    /// The manifest of the site as an app.
    Manifest,
}

impl Site<'_> {
    /// Everything the site consists of, in order.
    pub fn outputs(&self) -> Result<Vec<Output>, SiteError> {
        let search = self.indexes()?.iter().flat_map(|(&lang, index)| {
            let pieces = index.pieces().into_iter();
            pieces.map(move |piece| Output::Search(lang, piece))
        });
        let sitemap = self.urls.base().map(|_| Output::Sitemap);
        let pages = self.pages().into_iter().map(Output::Page);
        let assets = self
            .assets
            .names()
            .map(|name| Output::Asset(name.to_owned()));
        let files = self.pictures().into_iter().map(Output::File);
        Ok(pages
            .chain(assets)
            .chain(files)
            .chain(search)
            .chain(self.languages().map(Output::OfflineManifest))
            .chain(practice_outputs(self))
            .chain([Output::ApiRules, Output::Robots, Output::Manifest])
            .chain(sitemap)
            .collect())
    }

    /// Makes the file of a path, where the site has it.
    pub fn at(&self, path: &str) -> Result<Option<Artifact>, SiteError> {
        let needs_index = path.starts_with("search/") || path.starts_with("offline/");
        let found = if needs_index {
            let wanted = |output: &Output| self.path(output).as_deref() == Some(path);
            self.outputs()?.into_iter().find(wanted)
        } else {
            let by_path = self.by_path.get_or_init(|| self.paths());
            by_path.get(path).cloned()
        };
        found.map(|output| self.render(&output)).transpose()
    }

    /// Every file that can be named without the search index.
    fn paths(&self) -> FxHashMap<String, Output> {
        let pages = self.pages().into_iter().map(Output::Page);
        let assets = self
            .assets
            .names()
            .map(|name| Output::Asset(name.to_owned()));
        let files = self.pictures().into_iter().map(Output::File);
        pages
            .chain(assets)
            .chain(files)
            .chain(practice_outputs(self))
            .chain([
                Output::ApiRules,
                Output::Robots,
                Output::Manifest,
                Output::Sitemap,
            ])
            .filter_map(|output| Some((self.path(&output)?, output)))
            .collect()
    }

    /// The path of a file, where it is known beforehand.
    fn path(&self, output: &Output) -> Option<String> {
        Some(match output {
            Output::Page(page) => self.urls.file(page),
            Output::Asset(name) => self.assets.artifact(name).path,
            Output::File(path) => format!("files/{path}"),
            Output::Search(lang, piece) => {
                format!("search/{lang}/{}", super::search::Index::name(piece))
            }
            Output::OfflineManifest(lang) => offline_file(*lang),
            Output::Practice(lang, topic) => super::page::practice_file(*lang, *topic),
            Output::ApiRules => API_RULES.to_owned(),
            Output::Sitemap => {
                self.urls.base()?;
                "sitemap.xml".to_owned()
            }
            Output::Robots => "robots.txt".to_owned(),
            Output::Manifest => "manifest.webmanifest".to_owned(),
        })
    }

    /// Makes one file.
    pub fn render(&self, output: &Output) -> Result<Artifact, SiteError> {
        match output {
            Output::Page(page) => self.page(page),
            Output::Search(lang, piece) => search_piece(self, *lang, piece),
            Output::OfflineManifest(lang) => offline_manifest(self, *lang),
            Output::Practice(lang, topic) => practice_data(self, *lang, *topic),
            Output::ApiRules => api_rules(self),
            Output::Sitemap => Ok(sitemap(self)),
            Output::Robots => Ok(robots(self)),
            Output::Manifest => manifest(self),
            Output::Asset(name) => Ok(self.assets.artifact(name)),
            Output::File(path) => {
                let bytes = self.picture_source.read(path);
                let mut bytes = bytes.ok_or_else(|| SiteError::Picture(path.clone()))?;
                if is_svg(path) {
                    bytes = sanitize(&bytes).bytes;
                }
                Ok(Artifact {
                    path: format!("files/{path}"),
                    bytes: Cow::Owned(bytes),
                })
            }
        }
    }

    /// The publisher's file that an output is made from, where it is one.
    pub fn source_of<'o>(&'o self, output: &'o Output) -> Option<&'o str> {
        match output {
            Output::Page(Page::Document(at)) => {
                let document = &self.corpus.documents[*at as usize];
                Some(self.corpus.sources.get(document.file).name())
            }
            Output::File(path) => Some(path),
            _ => None,
        }
    }

    /// Every page.
    pub(super) fn pages(&self) -> Vec<Page> {
        let mut pages = vec![Page::LanguageSelect, Page::Missing];
        pages.extend((0..self.corpus.documents.len() as u32).map(Page::Document));
        let divisions = divisions(self);
        let pairs = pairs(self);
        for lang in self.languages() {
            pages.extend([
                Page::Home(lang),
                Page::Rules(lang),
                Page::Glossary(lang),
                Page::Editors(lang),
                Page::Concordance(lang),
                Page::Coverage(lang),
                Page::Search(lang),
                Page::Ask(lang),
            ]);
            pages.extend(self.shows_texts().then_some(Page::Texts(lang)));
            pages.extend(self.settings.practises().then_some(Page::Practice(lang)));
            let unwritten = divisions
                .iter()
                .filter(|&&it| self.division(lang, it).is_none());
            pages.extend(unwritten.map(|&it| Page::Division(lang, it)));
            pages.extend(rules().map(|rule| Page::Rule(lang, rule)));
            let compared = pairs.iter().filter(|pair| compares(self, lang, pair));
            pages.extend(compared.map(|pair| Page::Compare(lang, pair.clone())));
        }
        pages
    }

    /// The pictures that the documents show, and the publisher's logo.
    pub(super) fn pictures(&self) -> BTreeSet<String> {
        let mut pictures = BTreeSet::new();
        pictures.extend(self.settings.logo.clone());
        let documents = self.corpus.documents.par_iter().enumerate();
        let shown = documents.flat_map_iter(|(at, document)| {
            let mut shown = Vec::new();
            for (_, passage) in document.passages() {
                markup::walk(&passage.blocks, &mut |inline| {
                    if let Inline::Link { linked, .. } | Inline::Image { linked, .. } = inline {
                        shown.extend(markup::picture(self, at as u32, &linked.target));
                    }
                });
            }
            shown
        });
        pictures.par_extend(shown);
        pictures
    }
}
