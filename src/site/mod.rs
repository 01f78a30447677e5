//! The rulebook site.
//!
//! A corpus, what the linter says about it and the languages enter ([`Input`]); the list of
//! everything the site consists of leaves ([`Site::outputs`]), and each of them, whenever it is
//! asked for, as an [`Artifact`] ([`Site::render`]). The same input gives the same bytes, in any
//! order and on any number of threads. Nothing is written here, and nothing is read but the
//! pictures that the [`PictureSource`] hands out.

mod artifact;
mod assets;
mod board;
mod broken_links;
mod cases;
mod error;
mod findings;
mod frame;
mod localized;
mod machine_readable;
mod markup;
mod minify;
mod output;
mod page;
mod pictures;
mod search;
mod searchable;
mod settings;
mod svg;
mod theme;
mod url;
mod words;

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

pub use artifact::Artifact;
pub use broken_links::{FOUND_ON_PAGES, THEME_FILE};
pub use error::SiteError;
pub use output::Output;
pub use pictures::{NoPictures, PictureSource};
pub use search::Piece;
pub use settings::{Address, Color, Colors, NotAnAddress, Settings, SettingsContext};
pub use svg::{Sanitized, sanitize};
pub use theme::Theme;
pub use url::{ClausePlaces, LanguagePair, Page, Urls};

use crate::diag::Report;
use crate::lang::{ByLang, Lang, Locales};
use crate::law::{
    ClauseId, Corpus, Division, Edition, Reference, Resolution, RuleId, rules, rules_under,
};
use rustc_hash::FxHashMap;

use assets::Assets;
use findings::Findings;
use localized::LocalizedTemplates;

/// What a site is made of.
pub struct Input<'a> {
    /// The documents.
    pub corpus: &'a Corpus,
    /// What there is to say about them.
    pub report: &'a Report,
    /// What errata have acknowledged: no news, but still a difference between languages.
    pub known: &'a Report,
    /// The languages.
    pub locales: &'a Locales,
    /// The publisher's choices.
    pub settings: &'a Settings,
    /// The templates and static files.
    pub theme: &'a Theme,
    /// The pictures.
    pub picture_source: &'a dyn PictureSource,
    /// Whether the pages are a preview that shows findings and reloads.
    pub preview: bool,
}

/// A site, ready to be rendered.
pub struct Site<'a> {
    corpus: &'a Corpus,
    settings: &'a Settings,
    picture_source: &'a dyn PictureSource,
    preview: bool,
    urls: Urls,
    templates: ByLang<LocalizedTemplates>,
    assets: Assets,
    findings: Findings<'a>,
    known: Findings<'a>,
    anchors: Vec<Vec<String>>,
    names: BTreeMap<String, u32>,
    /// The languages of the documents.
    written: Vec<Lang>,
    /// For each rule the clauses that state it, one for each language.
    statements: Vec<ByLang<ClauseId>>,
    /// The documents by language and name.
    slugs: FxHashMap<(Lang, &'a str), u32>,
    indexes: OnceLock<ByLang<search::Index>>,
    by_path: OnceLock<FxHashMap<String, Output>>,
    /// The sizes of the pictures that were looked at: a text may show one many times.
    sizes: Mutex<FxHashMap<String, Option<(u32, u32)>>>,
    cases: OnceLock<BTreeMap<RuleId, Vec<cases::WorkedCase>>>,
}

impl<'a> Site<'a> {
    /// Prepares a site.
    pub fn new(input: Input<'a>) -> Result<Site<'a>, SiteError> {
        let Input {
            corpus,
            settings,
            theme,
            ..
        } = input;
        let mut spoken: Vec<_> = settings.languages.clone();
        if spoken.is_empty() {
            spoken.extend(input.locales.speaking());
        }
        let templates = spoken
            .into_iter()
            .map(|lang| {
                Ok((
                    lang,
                    LocalizedTemplates::new(input.locales.open(lang)?, theme)?,
                ))
            })
            .collect::<Result<ByLang<LocalizedTemplates>, SiteError>>()?;
        if templates.is_empty() {
            return Err(SiteError::NoLanguage);
        }
        let mut logo = settings.logo.iter();
        if let Some(gone) = logo.find(|path| !input.picture_source.has(path)) {
            return Err(SiteError::Picture(gone.clone()));
        }
        let anchors: Vec<_> = corpus.documents.iter().map(page::anchors).collect();
        let statements: Vec<_> = rules().map(|rule| first_statements(corpus, rule)).collect();
        let places = clause_places(&templates, &statements, &anchors);
        let base = settings.base_url.as_ref().map(Address::as_str);
        Ok(Site {
            corpus,
            settings,
            picture_source: input.picture_source,
            preview: input.preview,
            urls: Urls::new(corpus, base, places),
            assets: Assets::new(theme, settings, &templates)?,
            templates,
            findings: Findings::new(corpus, input.report),
            known: Findings::new(corpus, input.known),
            anchors,
            names: page::names(corpus),
            written: corpus.languages(),
            statements,
            slugs: slugs(corpus),
            indexes: OnceLock::new(),
            by_path: OnceLock::new(),
            sizes: Mutex::default(),
            cases: OnceLock::new(),
        })
    }

    /// Whether there is the page on the state of the texts: in a preview always.
    fn shows_texts(&self) -> bool {
        self.preview || self.settings.shows_texts()
    }

    /// The languages that the site speaks.
    fn languages(&self) -> impl Iterator<Item = Lang> {
        self.templates.keys().copied()
    }

    /// The language in which the site speaks around a text: its own, where the site speaks it.
    fn spoken(&self, lang: Lang) -> Lang {
        if self.templates.contains_key(&lang) {
            return lang;
        }
        let english: Option<Lang> = "en".parse().ok();
        english
            .filter(|english| self.templates.contains_key(english))
            .or_else(|| self.templates.keys().next().copied())
            .unwrap_or(lang)
    }

    /// The templates of the language that the site uses around a text.
    fn localized(&self, lang: Lang) -> &LocalizedTemplates {
        &self.templates[&self.spoken(lang)]
    }

    /// The place of a clause on the page of its document.
    fn anchor(&self, id: ClauseId) -> &str {
        &self.anchors[id.document as usize][id.clause as usize]
    }

    /// Whether the page of a document has a place of this name.
    fn has_anchor(&self, document: u32, name: &str) -> bool {
        self.anchors[document as usize]
            .iter()
            .any(|anchor| anchor == name)
    }

    /// The document whose source has this path, with or without its ending.
    fn document_named(&self, name: &str) -> Option<u32> {
        self.names.get(name).copied()
    }

    /// Where a reference of a text leads; none where its target does not exist.
    fn destination(&self, lang: Lang, reference: &Reference) -> Option<(Page, Option<&str>)> {
        let lang = self.spoken(lang);
        match reference.resolution {
            Resolution::Clause(id) => Some((Page::Document(id.document), Some(self.anchor(id)))),
            Resolution::Document(at) => Some((Page::Document(at), None)),
            Resolution::Registry => match reference.rule {
                Some(rule) => Some((Page::Rule(lang, rule), None)),
                None => self.in_division(lang, reference),
            },
            Resolution::Nowhere => None,
        }
    }

    /// The place in a division where the rules that a number covers begin.
    fn in_division(&self, lang: Lang, reference: &Reference) -> Option<(Page, Option<&str>)> {
        let number = reference.target;
        let page = self.division_page_of(lang, number.division());
        if number.is_whole() {
            return Some((page, None));
        }
        let first = Edition::ALL
            .into_iter()
            .rev()
            .find_map(|edition| rules_under(edition, number).first());
        let place = match page {
            Page::Document(at) => first
                .and_then(|&rule| self.stating(rule).get(&lang))
                .filter(|id| id.document == at)
                .map(|&id| self.anchor(id)),
            _ => first.map(|rule| rule.as_str()),
        };
        Some((page, place))
    }

    /// The page of a division in a language: its document, or the list of its rules.
    fn division_page_of(&self, lang: Lang, division: Division) -> Page {
        match self.division(lang, division) {
            Some(at) => Page::Document(at),
            None => Page::Division(lang, division),
        }
    }

    /// What a rule is called in running text: its number in the newest edition that has it.
    fn rule_label(&self, rule: RuleId) -> String {
        let number = |edition: Edition| rule.number_text(edition);
        match number(Edition::LATEST) {
            Some(number) => number.to_owned(),
            None => Edition::ALL
                .into_iter()
                .rev()
                .find_map(|edition| Some(format!("{} ({edition})", number(edition)?)))
                .unwrap_or_else(|| rule.to_string()),
        }
    }

    /// The first document that is a division in a language.
    fn division(&self, lang: Lang, division: Division) -> Option<u32> {
        self.corpus.division(lang, division).first().copied()
    }

    /// The clauses that state a rule, at most one for each language: the first, which is the one
    /// that references lead to.
    fn stating(&self, rule: RuleId) -> &ByLang<ClauseId> {
        &self.statements[rule.index()]
    }

    /// The link from a page to a picture.
    fn file_link(&self, from: &Page, path: &str) -> String {
        format!("{}files/{}", self.urls.root(from), url::encode(path))
    }

    /// The width and height of a picture.
    fn size_of(&self, path: &str) -> Option<(u32, u32)> {
        let sizes = || self.sizes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = sizes().get(path) {
            return known;
        }
        let bytes = self.picture_source.read(path);
        let size = bytes.and_then(|bytes| pictures::size(&bytes));
        sizes().insert(path.to_owned(), size);
        size
    }
}

fn first_statements(corpus: &Corpus, rule: RuleId) -> ByLang<ClauseId> {
    let mut first = ByLang::new();
    for &id in corpus.stating(rule) {
        let lang = corpus.document_of(id).id.lang;
        first.entry(lang).or_insert(id);
    }
    first
}

/// The rules of which there is nothing to show but the clause that states them: no worked case
/// and no table of decisions.
fn clause_places(
    templates: &ByLang<LocalizedTemplates>,
    statements: &[ByLang<ClauseId>],
    anchors: &[Vec<String>],
) -> ClausePlaces {
    let worked = cases::worked_rules();
    let mut places = ClausePlaces::default();
    for (rule, stated) in rules().zip(statements) {
        for (&lang, &id) in stated {
            let shows_more = worked.contains(&rule)
                || templates
                    .get(&lang)
                    .is_none_or(|it| it.words.decisions.contains_key(&rule));
            if !shows_more {
                let anchor = &anchors[id.document as usize][id.clause as usize];
                places.insert((lang, rule), (id.document, anchor.clone()));
            }
        }
    }
    places
}

fn slugs(corpus: &Corpus) -> FxHashMap<(Lang, &str), u32> {
    let mut slugs = FxHashMap::default();
    for (at, document) in corpus.documents.iter().enumerate() {
        let name = (document.id.lang, &*document.id.slug);
        slugs.entry(name).or_insert(at as u32);
    }
    slugs
}
