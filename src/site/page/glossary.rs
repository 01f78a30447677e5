//! The terms in all languages.

use serde::Serialize;

use super::Frame;
use crate::diag::Message;
use crate::lang::Lang;
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError, markup};

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

pub(super) fn render(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-glossary"))?;
    let frame =
        site.frame_in_all_languages(page, lang, "glossary", title.clone(), Page::Glossary)?;
    let mut terms = Vec::new();
    for term in &localized.words.glossary.terms {
        let mut rules = Vec::new();
        for &rule in &term.rules {
            rules.push(Link {
                href: site.urls.link(page, &Page::Rule(lang, rule), None),
                text: site.rule_label(rule),
            });
        }
        terms.push(TermView {
            id: term.id.clone(),
            term: term.term.clone(),
            definition: markup::render_marked(site, page, lang, &term.definition),
            elsewhere: called_elsewhere(site, lang, &term.id),
            rules,
        });
    }
    terms.sort_by_key(|term| (term.term.to_lowercase(), term.id.clone()));
    let shown = GlossaryPage {
        languages: site.languages().map(|it| (it, site.name_of(it))).collect(),
        terms,
        frame,
        title,
    };
    localized.render("glossary.html", &shown)
}

fn called_elsewhere(site: &Site<'_>, lang: Lang, id: &str) -> Vec<(Lang, String)> {
    let others = site.templates.iter().filter(|(other, _)| **other != lang);
    others
        .filter_map(|(&other, localized)| {
            let terms = &localized.words.glossary.terms;
            let term = terms.iter().find(|term| term.id == id)?;
            Some((other, term.term.clone()))
        })
        .collect()
}
