//! The pages that hold little of their own: search, and what a host shows for a missing address.

use serde::Serialize;

use super::Frame;
use crate::diag::Message;
use crate::lang::Lang;
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct SearchPage {
    frame: Frame,
    title: String,
    index: String,
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

impl Site<'_> {
    pub(super) fn search_page(&self, page: &Page, lang: Lang) -> Result<String, SiteError> {
        let localized = self.localized(lang);
        let title = localized.say(&Message::new("site-search"))?;
        let frame = self.frame_of_kin(page, lang, "search", title.clone(), Page::Search)?;
        let index = format!("{}search/{lang}/", self.urls.root(page));
        let shown = SearchPage {
            frame,
            title,
            index,
        };
        localized.render("search.html", &shown)
    }

    pub(super) fn missing(&self, page: &Page) -> Result<String, SiteError> {
        let lang = self.door_language()?;
        let localized = self.localized(lang);
        let title = localized.say(&Message::new("site-missing"))?;
        let mut frame = self.frame_of_kin(page, lang, "missing", title, Page::Home)?;
        frame.crumbs.clear();
        frame.canonical = None;
        let mut languages = Vec::new();
        let others = self.languages().filter(|&it| it != lang);
        for lang in std::iter::once(lang).chain(others) {
            let localized = self.localized(lang);
            languages.push(MissingEntry {
                lang,
                title: localized.say(&Message::new("site-missing"))?,
                text: localized.say(&Message::new("site-missing-text"))?,
                link: self.home_crumb(page, lang)?,
            });
        }
        localized.render("missing.html", &MissingPage { frame, languages })
    }
}
