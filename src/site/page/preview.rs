//! What a page carries along of other pages, so that a reference can be read in place.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::lang::Lang;
use crate::law::{Document, Passage, Reference, Resolution, RuleId};
use crate::site::markup;
use crate::site::{Page, Site, SiteError};

/// The start of what a link leads to.
#[derive(Debug, Serialize)]
pub(super) struct Preview {
    /// The link, as it stands in the text.
    pub href: String,
    pub title: String,
    pub html: String,
    /// Whether the words are ours and not the source's.
    pub ours: bool,
}

impl Site<'_> {
    /// The previews of what the references of a document lead to on other pages.
    pub(super) fn previews(&self, from: &Page, at: u32) -> Result<Vec<Preview>, SiteError> {
        let document = &self.corpus.documents[at as usize];
        let mut previews = BTreeMap::new();
        for reference in references(document) {
            let Some((page, fragment)) = self.destination(document.id.lang, reference) else {
                continue;
            };
            if page == *from {
                continue;
            }
            let href = self.urls.link(from, &page, fragment);
            if previews.contains_key(&href) {
                continue;
            }
            let preview = self.preview(from, document, reference, href.clone())?;
            previews.insert(href, preview);
        }
        Ok(previews.into_values().collect())
    }

    fn preview(
        &self,
        from: &Page,
        document: &Document,
        reference: &Reference,
        href: String,
    ) -> Result<Preview, SiteError> {
        let lang = self.spoken(document.id.lang);
        match reference.resolution {
            Resolution::Clause(id) => {
                let clause = self.corpus.clause(id);
                let title = &self.corpus.document_of(id).title;
                Ok(Preview {
                    href,
                    title: format!("{} · {title}", clause.number),
                    html: markup::render(self, from, id.document, &clause.body, &[]),
                    ours: false,
                })
            }
            Resolution::Document(at) => {
                let target = &self.corpus.documents[at as usize];
                Ok(Preview {
                    href,
                    title: target.title.to_string(),
                    html: self.opening(from, at),
                    ours: false,
                })
            }
            Resolution::Registry | Resolution::Nowhere => match reference.rule {
                Some(rule) => self.rule_preview(from, lang, rule, href),
                None => self.division_preview(from, lang, reference, href),
            },
        }
    }

    /// The beginning of a document: what stands before its first clause, or that clause.
    fn opening(&self, from: &Page, at: u32) -> String {
        let document = &self.corpus.documents[at as usize];
        let passage = match document.preamble.blocks.is_empty() {
            false => Some(&document.preamble),
            true => document.clauses.first().map(|clause| &clause.body),
        };
        let short = passage.map(|passage| Passage {
            blocks: passage.blocks.iter().take(2).cloned().collect(),
            references: passage.references.clone(),
        });
        short.map_or_else(String::new, |passage| {
            markup::render(self, from, at, &passage, &[])
        })
    }

    fn rule_preview(
        &self,
        from: &Page,
        lang: Lang,
        rule: RuleId,
        href: String,
    ) -> Result<Preview, SiteError> {
        let voice = self.voice(lang);
        let note = voice.words.notes.rules.get(&rule);
        let text = note.map(|note| markup::render_marked(self, from, lang, note.text()));
        Ok(Preview {
            href,
            title: format!("{} · {}", self.rule_label(rule), voice.title(rule)?),
            html: text.map_or_else(String::new, |text| format!("<p>{text}</p>")),
            ours: true,
        })
    }

    fn division_preview(
        &self,
        from: &Page,
        lang: Lang,
        reference: &Reference,
        href: String,
    ) -> Result<Preview, SiteError> {
        let division = reference.target.division();
        let notes = &self.voice(lang).words.notes.divisions;
        let note = notes.get(&division.to_string());
        let text = note.map(|note| markup::render_marked(self, from, lang, note.text()));
        Ok(Preview {
            href,
            title: self.division_title(lang, division)?,
            html: text.map_or_else(String::new, |text| format!("<p>{text}</p>")),
            ours: true,
        })
    }
}

fn references(document: &Document) -> impl Iterator<Item = &Reference> {
    document
        .passages()
        .flat_map(|(_, passage)| &passage.references)
}
