//! What a reader of a language can search for.
//!
//! One entry for each rule in the reader's language: its title, the source's text where there is
//! one, the plain edition's, and what readers call it. Clauses without a rule, whole
//! articles and the terms have entries of their own.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::page::document::division_title;
use super::page::without_marks;
use super::search::{Entry, Index, Piece, ResultGroup, WordRules};
use super::{Artifact, Page, Site, SiteError};
use crate::diag::Message;
use crate::lang::{ByLang, Lang};
use crate::law::{Block, ClauseId, Document, Edition, Passage, RuleId, rules};

/// The entries of a language while they are collected.
#[derive(Default)]
struct Collected {
    entries: Vec<Entry>,
    groups: Vec<ResultGroup>,
    /// The group of each division or document.
    places: BTreeMap<String, usize>,
    /// The first entry of each rule.
    rules: BTreeMap<RuleId, usize>,
}

impl Collected {
    fn group(&mut self, key: String, title: &str, address: &str) -> usize {
        let Collected { groups, places, .. } = self;
        *places.entry(key).or_insert_with(|| {
            groups.push(ResultGroup {
                title: title.to_owned(),
                address: address.to_owned(),
            });
            groups.len() - 1
        })
    }

    fn add(&mut self, rule: Option<RuleId>, entry: Entry) {
        if let Some(rule) = rule {
            self.rules.entry(rule).or_insert(self.entries.len());
        }
        self.entries.push(entry);
    }
}

impl Site<'_> {
    /// The index of each language, made when it is first asked for.
    pub(super) fn indexes(&self) -> Result<&ByLang<Index>, SiteError> {
        if let Some(indexes) = self.indexes.get() {
            return Ok(indexes);
        }
        let made = self
            .languages()
            .map(|lang| Ok((lang, index(self, lang)?)))
            .collect::<Result<_, SiteError>>()?;
        Ok(self.indexes.get_or_init(|| made))
    }
}

/// A file of an index.
pub(super) fn search_piece(
    site: &Site<'_>,
    lang: Lang,
    piece: &Piece,
) -> Result<Artifact, SiteError> {
    let index = site.indexes()?.get(&lang).ok_or(SiteError::NoLanguage)?;
    let path = format!("search/{lang}/{}", Index::name(piece));
    Ok(Artifact::text(path, index.render(piece)))
}

fn index(site: &Site<'_>, lang: Lang) -> Result<Index, SiteError> {
    let locale = site.localized(lang).locale();
    let rules: Option<WordRules> = locale.toml_if_present("search.toml")?;
    let rules = rules.unwrap_or_default();
    let own = site.corpus.documents.par_iter().enumerate();
    let own = own.filter(|(_, document)| site.spoken(document.id.lang) == lang);
    let found = own
        .map(|(at, _)| Ok((at as u32, found_in(site, lang, at as u32)?)))
        .collect::<Result<Vec<_>, SiteError>>()?;
    let mut all = Collected::default();
    for (at, found) in found {
        let document = &site.corpus.documents[at as usize];
        let folder = site.urls.path(&Page::Document(at)).into_owned();
        let key = match document.kind.division() {
            Some(division) => division.to_string(),
            None => folder.clone(),
        };
        let group = all.group(key, &document.title, &folder);
        for (rule, entry) in found {
            all.add(rule, Entry { group, ..entry });
        }
    }
    add_unstated(site, lang, &mut all)?;
    for (rule, &at) in &all.rules {
        if let Some(called) = rules.called.get(rule) {
            all.entries[at].also.clone_from(called);
        }
    }
    add_terms(site, lang, &mut all)?;
    Ok(Index {
        rules,
        groups: all.groups,
        entries: all.entries,
    })
}

/// What there is to find in a document: itself and its clauses. What the plain edition says
/// of a rule that a source states is found with the source.
fn found_in(
    site: &Site<'_>,
    lang: Lang,
    at: u32,
) -> Result<Vec<(Option<RuleId>, Entry)>, SiteError> {
    let document = &site.corpus.documents[at as usize];
    let folder = site.urls.path(&Page::Document(at)).into_owned();
    let mut found = Vec::new();
    if !(document.plain && has_source(site, document, at)) {
        found.push((None, whole(site, document, folder.clone())));
    }
    for (clause_at, clause) in document.clauses.iter().enumerate() {
        let id = ClauseId {
            document: at,
            clause: clause_at as u32,
        };
        let first = clause
            .rule
            .and_then(|rule| site.stating(rule).get(&document.id.lang));
        if document.plain && first.is_some_and(|&first| first != id) {
            continue;
        }
        let mut entry = Entry {
            number: clause.number.to_string(),
            address: format!("{folder}#{}", site.anchor(id)),
            text: words_of(site, document, &clause.body),
            ..Entry::default()
        };
        if let Some(rule) = clause.rule {
            add_rule(site, lang, rule, &mut entry)?;
            if !document.plain && first == Some(&id) {
                entry.plain = plain_text(site, document.id.lang, rule);
            }
        }
        found.push((clause.rule, entry));
    }
    Ok(found)
}

/// Whether another document, which references lead to, is the same division in the language.
fn has_source(site: &Site<'_>, document: &Document, at: u32) -> bool {
    let division = document.kind.division();
    let first = division.and_then(|it| site.division(document.id.lang, it));
    first.is_some_and(|first| first != at)
}

/// A document as a whole.
fn whole(site: &Site<'_>, document: &Document, address: String) -> Entry {
    let division = document.kind.division().map(|it| it.to_string());
    Entry {
        number: division.unwrap_or_default(),
        title: document.title.to_string(),
        address,
        text: words_of(site, document, &document.preamble),
        ..Entry::default()
    }
}

/// What the registry says of a rule.
fn add_rule(site: &Site<'_>, lang: Lang, rule: RuleId, entry: &mut Entry) -> Result<(), SiteError> {
    let localized = site.localized(lang);
    entry.title = localized.title(rule)?;
    let number = |edition| rule.number_text(edition).map(str::to_owned);
    entry.latest = number(Edition::LATEST).filter(|it| *it != entry.number);
    let known = [Some(&entry.number), entry.latest.as_ref()];
    let mut former = Edition::ALL.into_iter().filter_map(number);
    entry.former = former.rfind(|it| !known.contains(&Some(it)));
    Ok(())
}

/// A passage as text, without our remarks where it is of the plain edition.
fn words_of(site: &Site<'_>, document: &Document, passage: &Passage) -> String {
    let sources = &site.corpus.sources;
    if !document.plain {
        return passage.plain(sources);
    }
    let mut passage = passage.clone();
    passage
        .blocks
        .retain(|block| !matches!(block, Block::Quote { .. }));
    passage.plain(sources)
}

/// What the plain edition says of a rule.
fn plain_text(site: &Site<'_>, lang: Lang, rule: RuleId) -> String {
    let stated = site.corpus.stating(rule).iter().find_map(|&id| {
        let document = site.corpus.document_of(id);
        let clause = document.clauses.get(id.clause as usize)?;
        let ours = document.plain && document.id.lang == lang;
        ours.then(|| words_of(site, document, &clause.body))
    });
    stated.unwrap_or_default()
}

/// The rules without a text in the language.
fn add_unstated(site: &Site<'_>, lang: Lang, all: &mut Collected) -> Result<(), SiteError> {
    for rule in rules()
        .filter(|rule| !all.rules.contains_key(rule))
        .collect::<Vec<_>>()
    {
        let mut entry = Entry {
            number: site.rule_label(rule),
            address: site.urls.path(&Page::Rule(lang, rule)).into_owned(),
            ..Entry::default()
        };
        add_rule(site, lang, rule, &mut entry)?;
        let newest = Edition::ALL.into_iter().rev();
        if let Some(number) = newest.filter_map(|edition| rule.number(edition)).next() {
            let division = number.division();
            let page = site.division_page_of(lang, division);
            let title = division_title(site, lang, division)?;
            entry.group = all.group(division.to_string(), &title, &site.urls.path(&page));
        }
        all.add(Some(rule), entry);
    }
    Ok(())
}

/// The terms, which lead to what they are about.
fn add_terms(site: &Site<'_>, lang: Lang, all: &mut Collected) -> Result<(), SiteError> {
    let localized = site.localized(lang);
    let folder = site.urls.path(&Page::Glossary(lang)).into_owned();
    let title = localized.say(&Message::new("site-glossary"))?;
    let group = all.group(folder.clone(), &title, &folder);
    for term in &localized.words.glossary.terms {
        let about = term.rules.iter().filter_map(|rule| all.rules.get(rule));
        let entry = Entry {
            title: term.term.clone(),
            address: format!("{folder}#{}", term.id),
            text: without_marks(&term.definition),
            also: term.also.clone(),
            about: about.copied().collect(),
            group,
            ..Entry::default()
        };
        all.add(None, entry);
    }
    Ok(())
}
