//! The terms in all languages.

use serde::Serialize;

use super::Frame;
use crate::diag::Message;
use crate::lang::Lang;
use crate::site::frame::Link;
use crate::site::markup;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct GlossaryPage {
    frame: Frame,
    title: String,
    languages: Vec<(Lang, String)>,
    terms: Vec<TermView>,
}

/// A term with what the other languages call it.
#[derive(Serialize)]
struct TermView {
    id: String,
    term: String,
    definition: String,
    elsewhere: Vec<(Lang, String)>,
    rules: Vec<Link>,
}

impl Site<'_> {
    pub(super) fn glossary(&self, page: &Page, lang: Lang) -> Result<String, SiteError> {
        let localized = self.localized(lang);
        let title = localized.say(&Message::new("site-glossary"))?;
        let frame =
            self.frame_in_all_languages(page, lang, "glossary", title.clone(), Page::Glossary)?;
        let mut terms = Vec::new();
        for term in &localized.words.glossary.terms {
            let mut rules = Vec::new();
            for &rule in &term.rules {
                rules.push(Link {
                    href: self.urls.link(page, &Page::Rule(lang, rule), None),
                    text: self.rule_label(rule),
                });
            }
            terms.push(TermView {
                id: term.id.clone(),
                term: term.term.clone(),
                definition: markup::render_marked(self, page, lang, &term.definition),
                elsewhere: self.called_elsewhere(lang, &term.id),
                rules,
            });
        }
        terms.sort_by_key(|term| (term.term.to_lowercase(), term.id.clone()));
        let shown = GlossaryPage {
            languages: self.languages().map(|it| (it, self.name_of(it))).collect(),
            terms,
            frame,
            title,
        };
        localized.render("glossary.html", &shown)
    }

    fn called_elsewhere(&self, lang: Lang, id: &str) -> Vec<(Lang, String)> {
        let others = self.templates.iter().filter(|(other, _)| **other != lang);
        others
            .filter_map(|(&other, localized)| {
                let terms = &localized.words.glossary.terms;
                let term = terms.iter().find(|term| term.id == id)?;
                Some((other, term.term.clone()))
            })
            .collect()
    }
}
