//! What a reader of a language can search for.

use std::collections::BTreeSet;

use super::search::{Index, Piece, Stemmer};
use super::{Artifact, Page, Site, SiteError};
use crate::lang::{ByLang, Lang};
use crate::law::{ClauseId, ClauseNumber, Edition, rules};

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
        let locale = self.voice(lang).locale();
        let stemmer: Option<Stemmer> = locale.toml_if_present("search.toml")?;
        let mut entries = Vec::new();
        let mut numbers = Vec::new();
        let mut stated = BTreeSet::new();
        for (at, document) in self.corpus.documents.iter().enumerate() {
            if self.spoken(document.id.lang) != lang {
                continue;
            }
            let page = Page::Document(at as u32);
            let folder = self.urls.folder(&page);
            let preamble = document.preamble.plain(&self.corpus.sources);
            if !preamble.is_empty() {
                entries.push(super::search::Entry {
                    number: String::new(),
                    title: document.title.to_string(),
                    address: folder.clone(),
                    topic: document.title.to_string(),
                    text: preamble,
                });
            }
            if let Some(division) = document.kind.division() {
                numbers.push((ClauseNumber::whole(division), folder.clone()));
            }
            for (clause_at, clause) in document.clauses.iter().enumerate() {
                let id = ClauseId {
                    document: at as u32,
                    clause: clause_at as u32,
                };
                let address = format!("{folder}#{}", self.anchor(id));
                let topic = match clause.rule {
                    Some(rule) => self.voice(lang).title(rule)?,
                    None => String::new(),
                };
                stated.extend(clause.rule);
                numbers.push((clause.number, address.clone()));
                entries.push(super::search::Entry {
                    number: clause.number.to_string(),
                    title: document.title.to_string(),
                    address,
                    topic,
                    text: clause.body.plain(&self.corpus.sources),
                });
            }
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

    /// The rules without a text in the language, and the terms.
    fn add_notes(
        &self,
        lang: Lang,
        stated: &BTreeSet<crate::law::RuleId>,
        entries: &mut Vec<super::search::Entry>,
        numbers: &mut Vec<(ClauseNumber, String)>,
    ) -> Result<(), SiteError> {
        let voice = self.voice(lang);
        for rule in rules().filter(|rule| !stated.contains(rule)) {
            let address = self.urls.folder(&Page::Rule(lang, rule));
            let note = voice.words.notes.rules.get(&rule);
            let text =
                note.map_or_else(String::new, |note| super::page::without_marks(note.text()));
            if let Some(number) = rule.number(Edition::LATEST) {
                numbers.push((number, address.clone()));
            }
            let title = voice.title(rule)?;
            entries.push(super::search::Entry {
                number: self.rule_label(rule),
                topic: title.clone(),
                title,
                address,
                text,
            });
        }
        for term in &voice.words.glossary.terms {
            entries.push(super::search::Entry {
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
