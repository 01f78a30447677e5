//! What stands around every page: head, ways to other pages and languages, foot.

use serde::Serialize;

use super::assets::PREVIEW;
use super::{Page, Site, SiteError};
use crate::diag::Message;
use crate::lang::{Lang, text_in};

/// What the layout needs to know.
#[derive(Debug, Serialize)]
pub(super) struct Frame {
    /// The language of the page.
    pub lang: Lang,
    /// What kind of page it is, for styles.
    pub kind: &'static str,
    /// The title of the page.
    pub title: String,
    /// A sentence on what it holds.
    pub description: String,
    /// The way to the root of the site.
    pub root: String,
    /// The full address, where the site says where it is published.
    pub canonical: Option<String>,
    /// The full address of the picture for previews in social networks.
    pub picture: Option<String>,
    /// The same page in the other languages.
    pub alternates: Vec<Alternate>,
    /// The way from the start page.
    pub crumbs: Vec<Link>,
    /// What search engines understand.
    pub data: Option<String>,
    pub site: About,
    pub ways: SharedLinks,
    /// The state of the static files.
    pub version: String,
    /// Whether the page is a preview.
    pub preview: bool,
}

/// A link with its text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Link {
    pub href: String,
    pub text: String,
}

/// The same page in a language.
#[derive(Debug, Serialize)]
pub(super) struct Alternate {
    pub lang: Lang,
    pub name: String,
    pub href: String,
    pub absolute: Option<String>,
    pub current: bool,
    /// Whether it is the same content, not only the nearest there is.
    pub same: bool,
}

/// The site itself.
#[derive(Debug, Serialize)]
pub(super) struct About {
    pub title: String,
    pub footer: Option<String>,
    pub logo: Option<String>,
}

/// The ways to the pages that every language has.
#[derive(Debug, Serialize)]
pub(super) struct SharedLinks {
    pub home: String,
    pub search: String,
    pub glossary: String,
    pub editors: String,
    pub practice: Option<String>,
}

/// The same page in a language, and whether it really is the same.
pub(super) struct Counterpart {
    pub lang: Lang,
    pub page: Page,
    pub same: bool,
}

impl Site<'_> {
    /// The frame of a page, with its counterparts in the other languages.
    pub(super) fn frame(
        &self,
        page: &Page,
        lang: Lang,
        kind: &'static str,
        title: String,
        counterparts: Vec<Counterpart>,
    ) -> Result<Frame, SiteError> {
        let localized = self.localized(lang);
        let link = |to: &Page| self.urls.link(page, to, None);
        let spoken = self.spoken(lang);
        let alternates = counterparts
            .into_iter()
            .map(|other| Alternate {
                lang: other.lang,
                name: self.name_of(other.lang),
                href: link(&other.page),
                absolute: self.urls.absolute(&other.page),
                current: other.lang == lang,
                same: other.same,
            })
            .collect();
        Ok(Frame {
            lang,
            kind,
            title,
            description: localized.say(&Message::new(match self.templates.len() {
                1 => "site-description-one",
                _ => "site-description",
            }))?,
            root: self.urls.root(page),
            canonical: self.urls.absolute(page),
            picture: self
                .urls
                .base()
                .map(|base| format!("{base}assets/{PREVIEW}")),
            alternates,
            crumbs: Vec::new(),
            data: None,
            site: About {
                title: self.title(lang)?,
                footer: text_in(&self.settings.footer, lang).map(str::to_owned),
                logo: self.logo_link(page),
            },
            ways: SharedLinks {
                home: link(&Page::Home(spoken)),
                search: link(&Page::Search(spoken)),
                glossary: link(&Page::Glossary(spoken)),
                editors: link(&Page::Editors(spoken)),
                practice: self
                    .settings
                    .practises()
                    .then(|| link(&Page::Practice(spoken))),
            },
            version: self.assets.version().to_owned(),
            preview: self.preview,
        })
    }

    /// The frame of a page that every language has.
    pub(super) fn frame_in_all_languages(
        &self,
        page: &Page,
        lang: Lang,
        kind: &'static str,
        title: String,
        page_in: impl Fn(Lang) -> Page,
    ) -> Result<Frame, SiteError> {
        let counterparts = self
            .languages()
            .map(|lang| Counterpart {
                lang,
                page: page_in(lang),
                same: true,
            })
            .collect();
        let mut frame = self.frame(page, lang, kind, title, counterparts)?;
        frame.crumbs.push(self.home_crumb(page, lang)?);
        Ok(frame)
    }

    /// The name of the site.
    pub(super) fn title(&self, lang: Lang) -> Result<String, SiteError> {
        let own = text_in(&self.settings.title, lang);
        Ok(match own.or_else(|| text_in(&self.corpus.titles, lang)) {
            Some(title) => title.to_string(),
            None => self.localized(lang).say(&Message::new("site-title"))?,
        })
    }

    /// The way back to the start page.
    pub(super) fn home_crumb(&self, page: &Page, lang: Lang) -> Result<Link, SiteError> {
        Ok(Link {
            href: self.urls.link(page, &Page::Home(self.spoken(lang)), None),
            text: self.localized(lang).say(&Message::new("site-home"))?,
        })
    }

    /// What the speakers of a language call it; its code where the site does not speak it.
    pub(super) fn name_of(&self, lang: Lang) -> String {
        match self.templates.get(&lang) {
            Some(localized) => localized.name().to_owned(),
            None => lang.to_string(),
        }
    }

    fn logo_link(&self, page: &Page) -> Option<String> {
        let path = self.settings.logo.as_ref()?;
        Some(self.file_link(page, path))
    }
}
