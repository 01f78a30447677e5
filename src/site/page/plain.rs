//! The pages that hold little of their own: search, the entry for editors, and what a host shows
//! for a missing address.

use serde::Serialize;

use super::Frame;
use super::home::default_language;
use crate::diag::Message;
use crate::lang::Lang;
use crate::site::frame::Link;
use crate::site::machine_readable::API_RULES;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct SearchPage {
    frame: Frame,
    title: String,
    index: String,
}

#[derive(Serialize)]
struct EditorsPage {
    frame: Frame,
    title: String,
    lead: String,
    entries: Vec<EditorsEntry>,
}

/// A page for editors and what it is good for.
#[derive(Serialize)]
struct EditorsEntry {
    link: Link,
    lead: String,
}

#[derive(Serialize)]
struct MissingPage {
    frame: Frame,
    languages: Vec<MissingEntry>,
}

#[derive(Serialize)]
struct MissingEntry {
    lang: Lang,
    title: String,
    text: String,
    link: Link,
}

pub(super) fn search_page(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-search"))?;
    let frame = site.frame_in_all_languages(page, lang, "search", title.clone(), Page::Search)?;
    let index = format!("{}search/{lang}/", site.urls.root(page));
    let shown = SearchPage {
        frame,
        title,
        index,
    };
    localized.render("search.html", &shown)
}

/// What editors and programmers need, in one place and out of the readers' way.
pub(super) fn editors(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let say = |key| localized.say(&Message::new(key));
    let title = say("site-editors")?;
    let frame = site.frame_in_all_languages(page, lang, "editors", title.clone(), Page::Editors)?;
    let link = |to| site.urls.link(page, &to, None);
    let data = format!("{}{API_RULES}", site.urls.root(page));
    let mut entries = Vec::new();
    for (href, text, lead) in [
        (link(Page::Texts(lang)), "site-texts", "site-texts-lead"),
        (
            link(Page::Concordance(lang)),
            "site-concordance",
            "site-concordance-lead",
        ),
        (
            link(Page::Coverage(lang)),
            "site-coverage",
            "site-coverage-lead",
        ),
        (data, "site-data", "site-data-lead"),
    ]
    .into_iter()
    .filter(|(_, text, _)| *text != "site-texts" || site.shows_texts())
    {
        entries.push(EditorsEntry {
            link: Link {
                href,
                text: say(text)?,
            },
            lead: say(lead)?,
        });
    }
    let lead = say(match site.shows_texts() {
        true => "site-editors-lead",
        false => "site-editors-lead-only",
    })?;
    let shown = EditorsPage {
        frame,
        title,
        lead,
        entries,
    };
    localized.render("editors.html", &shown)
}

pub(super) fn missing(site: &Site<'_>, page: &Page) -> Result<String, SiteError> {
    let lang = default_language(site)?;
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-missing"))?;
    let mut frame = site.frame_in_all_languages(page, lang, "missing", title, Page::Home)?;
    frame.crumbs.clear();
    frame.canonical = None;
    let mut languages = Vec::new();
    let others = site.languages().filter(|&it| it != lang);
    for lang in std::iter::once(lang).chain(others) {
        let localized = site.localized(lang);
        languages.push(MissingEntry {
            lang,
            title: localized.say(&Message::new("site-missing"))?,
            text: localized.say(&Message::new("site-missing-text"))?,
            link: site.home_crumb(page, lang)?,
        });
    }
    localized.render("missing.html", &MissingPage { frame, languages })
}
