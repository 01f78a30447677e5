//! What a reader of a language can search for.

use std::collections::BTreeSet;

use rayon::prelude::*;

use super::search::{Entry, Index, Piece, Stemmer};
use super::{Artifact, Page, Site, SiteError};
use crate::lang::{ByLang, Lang};
use crate::law::{ClauseId, ClauseNumber, Edition, RuleId, rules};

/// What there is to find in a document.
#[derive(Default)]
struct Found {
    entries: Vec<Entry>,
    numbers: Vec<(ClauseNumber, String)>,
    stated: Vec<RuleId>,
}

impl Site<'_> {
    /// The index of each language, made when it is first asked for.
    pub(super) fn indexes(&self) -> Result<&ByLang<Index>, SiteError> {
        if let Some(indexes) = self.indexes.get() {
            return Ok(indexes);
        }
        let made = self
            .languages()
            .map(|lang| Ok((lang, self.index(lang)?)))
            .collect::<Result<_, SiteError>>()?;
        Ok(self.indexes.get_or_init(|| made))
    }

    /// A file of an index.
    pub(super) fn search_piece(&self, lang: Lang, piece: &Piece) -> Result<Artifact, SiteError> {
        let index = self.indexes()?.get(&lang).ok_or(SiteError::NoLanguage)?;
        let path = format!("search/{lang}/{}", Index::name(piece));
        Ok(Artifact::text(path, index.render(piece)))
    }

    fn index(&self, lang: Lang) -> Result<Index, SiteError> {
        let locale = self.localized(lang).locale();
        let stemmer: Option<Stemmer> = locale.toml_if_present("search.toml")?;
        let own = self.corpus.documents.par_iter().enumerate();
        let own = own.filter(|(_, document)| self.spoken(document.id.lang) == lang);
        let found = own
            .map(|(at, _)| self.found_in(lang, at as u32))
            .collect::<Result<Vec<_>, _>>()?;
        let mut entries = Vec::new();
        let mut numbers = Vec::new();
        let mut stated = BTreeSet::new();
        for found in found {
            entries.extend(found.entries);
            numbers.extend(found.numbers);
            stated.extend(found.stated);
        }
        let texts = entries.len();
        self.add_notes(lang, &stated, &mut entries, &mut numbers)?;
        Ok(Index::new(
            stemmer.unwrap_or_default().ordered(),
            entries,
            texts,
            numbers,
        ))
    }

    /// What there is to find in a document.
    fn found_in(&self, lang: Lang, at: u32) -> Result<Found, SiteError> {
        let document = &self.corpus.documents[at as usize];
        let folder = self.urls.folder(&Page::Document(at));
        let mut found = Found::default();
        let preamble = document.preamble.plain(&self.corpus.sources);
        if !preamble.is_empty() {
            found.entries.push(Entry {
                number: String::new(),
                title: document.title.to_string(),
                address: folder.clone(),
                topic: document.title.to_string(),
                text: preamble,
            });
        }
        if let Some(division) = document.kind.division() {
            let number = ClauseNumber::whole(division);
            found.numbers.push((number, folder.clone()));
        }
        for (clause_at, clause) in document.clauses.iter().enumerate() {
            let id = ClauseId {
                document: at,
                clause: clause_at as u32,
            };
            let address = format!("{folder}#{}", self.anchor(id));
            let topic = match clause.rule {
                Some(rule) => self.localized(lang).title(rule)?,
                None => String::new(),
            };
            found.stated.extend(clause.rule);
            found.numbers.push((clause.number, address.clone()));
            found.entries.push(Entry {
                number: clause.number.to_string(),
                title: document.title.to_string(),
                address,
                topic,
                text: clause.body.plain(&self.corpus.sources),
            });
        }
        Ok(found)
    }

    /// The rules without a text in the language, and the terms.
    fn add_notes(
        &self,
        lang: Lang,
        stated: &BTreeSet<RuleId>,
        entries: &mut Vec<Entry>,
        numbers: &mut Vec<(ClauseNumber, String)>,
    ) -> Result<(), SiteError> {
        let localized = self.localized(lang);
        for rule in rules().filter(|rule| !stated.contains(rule)) {
            let address = self.urls.folder(&Page::Rule(lang, rule));
            let note = localized.words.notes.rules.get(&rule);
            let text =
                note.map_or_else(String::new, |note| super::page::without_marks(note.text()));
            if let Some(number) = rule.number(Edition::LATEST) {
                numbers.push((number, address.clone()));
            }
            let title = localized.title(rule)?;
            entries.push(Entry {
                number: self.rule_label(rule),
                topic: title.clone(),
                title,
                address,
                text,
            });
        }
        for term in &localized.words.glossary.terms {
            entries.push(Entry {
                number: String::new(),
                title: term.term.clone(),
                topic: term.term.clone(),
                address: format!("{}#{}", self.urls.folder(&Page::Glossary(lang)), term.id),
                text: super::page::without_marks(&term.definition),
            });
        }
        Ok(())
    }
}
