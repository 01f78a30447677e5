//! The start page of a language, and the door to all of them.

use serde::Serialize;

use super::Frame;
use super::division::{TextLink, division_link, divisions, texts_of};
use super::practice::player_data;
use crate::diag::Message;
use crate::lang::{Lang, text_in};
use crate::law::{Division, DocumentKind};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct HomePage {
    frame: Frame,
    groups: Vec<HomeGroup>,
    /// What people ask about, with the rule that answers.
    situations: Vec<Link>,
    /// The sentence below the title.
    lead: String,
    /// Whether some texts are the publisher's own and others of the plain edition.
    mixed: bool,
    /// Where the texts come from, where some are of the plain edition.
    origin: Option<String>,
    /// What the player needs to show the question of the day.
    today: Option<String>,
}

/// What people ask about, as a message, and the rule that answers.
const SITUATIONS: [(&str, &str); 12] = [
    ("site-situation-phone", "conduct.device.loss"),
    ("site-situation-touch", "act.touch.header"),
    ("site-situation-illegal", "irregularity.illegal.move"),
    ("site-situation-flag", "clock.flag-loss"),
    ("site-situation-flags", "quickplay.both-flags"),
    ("site-situation-repeated", "draw.threefold"),
    ("site-situation-fifty", "draw.fifty"),
    ("site-situation-offer", "draw.offer.procedure"),
    ("site-situation-late", "clock.default-time"),
    (
        "site-situation-promotion",
        "irregularity.illegal.promotion-unfinished",
    ),
    ("site-situation-castling", "move.castling.prevented"),
    ("site-situation-writing", "record.waived-short-time"),
];

/// The articles, the appendices or the guidelines.
#[derive(Serialize)]
pub(super) struct HomeGroup {
    pub title: String,
    pub parts: Vec<HomePart>,
    /// The parts without a text, of which there is only the list of rules.
    listed: Vec<Link>,
}

/// A part of the Laws: its text in the language, or what there is instead.
#[derive(Serialize)]
pub(super) struct HomePart {
    pub number: String,
    pub link: Link,
    /// Whether the text is there in the language of the page.
    here: bool,
    /// Whether it is the publisher's own.
    pub source: bool,
    elsewhere: Vec<TextLink>,
}

#[derive(Serialize)]
struct LanguagesPage {
    frame: Frame,
    languages: Vec<LanguageEntry>,
}

#[derive(Serialize)]
struct LanguageEntry {
    lang: Lang,
    link: Link,
    title: String,
}

pub(super) fn render(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-home"))?;
    let mut frame = site.frame_in_all_languages(page, lang, "home", title, Page::Home)?;
    frame.crumbs.clear();
    frame.title = frame.site.title.clone();
    let documents = documents_in(site, lang);
    let is_plain = |at: &u32| site.corpus.documents[*at as usize].plain;
    let (has_plain, all_plain) = (
        documents.iter().any(is_plain),
        documents.iter().all(is_plain),
    );
    let say = |key| localized.say(&Message::new(key));
    let lead = match text_in(&site.settings.lead, lang) {
        Some(lead) => lead.to_owned(),
        None if all_plain => say("site-lead")?,
        None => say("site-lead-own")?,
    };
    let origin = match all_plain {
        true => say("site-origin-plain"),
        false => say("site-origin"),
    };
    let practises = site.settings.practises();
    let today = practises.then(|| player_data(site, page, lang, true));
    let shown = HomePage {
        groups: groups(site, page, lang, &documents)?,
        situations: situations(site, page, lang)?,
        lead,
        mixed: has_plain && !all_plain,
        origin: has_plain.then_some(origin).transpose()?,
        today: today.transpose()?,
        frame,
    };
    localized.render("home.html", &shown)
}

/// The documents of a language.
pub(super) fn documents_in(site: &Site<'_>, lang: Lang) -> Vec<u32> {
    let own = |at: &u32| site.corpus.documents[*at as usize].id.lang == lang;
    (0..site.corpus.documents.len() as u32)
        .filter(own)
        .collect()
}

fn situations(site: &Site<'_>, page: &Page, lang: Lang) -> Result<Vec<Link>, SiteError> {
    let known = SITUATIONS.into_iter();
    known
        .filter_map(|(key, rule)| Some((key, rule.parse().ok()?)))
        .map(|(key, rule)| {
            Ok(Link {
                href: site.urls.link(page, &Page::Rule(lang, rule), None),
                text: site.localized(lang).say(&Message::new(key))?,
            })
        })
        .collect()
}

/// The parts of the Laws in order, as the documents of a language have them.
pub(super) fn groups(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    own: &[u32],
) -> Result<Vec<HomeGroup>, SiteError> {
    let mut groups = Vec::new();
    push_unnumbered(
        site,
        page,
        lang,
        own,
        |kind| kind != DocumentKind::Glossary,
        &mut groups,
    )?;
    for key in ["article", "appendix", "guideline"] {
        let mut parts = Vec::new();
        let mut listed = Vec::new();
        for division in divisions(site).into_iter().filter(|it| it.kind() == key) {
            let found = parts_of(site, page, lang, division)?;
            if found
                .iter()
                .all(|part| !part.here && part.elsewhere.is_empty())
            {
                listed.push(Link {
                    text: division.to_string(),
                    ..division_link(site, page, lang, division)?
                });
            } else {
                parts.extend(found);
            }
        }
        if !parts.is_empty() || !listed.is_empty() {
            groups.push(HomeGroup {
                title: group_title(site, lang, key)?,
                parts,
                listed,
            });
        }
    }
    push_unnumbered(
        site,
        page,
        lang,
        own,
        |kind| kind == DocumentKind::Glossary,
        &mut groups,
    )?;
    Ok(groups)
}

fn group_title(site: &Site<'_>, lang: Lang, key: &str) -> Result<String, SiteError> {
    let key = match key {
        "appendix" => "site-appendices",
        "guideline" => "site-guidelines",
        "article" => "site-articles",
        _ => "site-other-texts",
    };
    Ok(site.localized(lang).say(&Message::new(key))?)
}

fn push_unnumbered(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    own: &[u32],
    wanted: impl Fn(DocumentKind) -> bool,
    groups: &mut Vec<HomeGroup>,
) -> Result<(), SiteError> {
    let parts: Vec<_> = own
        .iter()
        .filter(|&&at| {
            let kind = site.corpus.documents[at as usize].kind;
            kind.division().is_none() && wanted(kind)
        })
        .map(|&at| document_part(site, page, at))
        .collect();
    if !parts.is_empty() {
        groups.push(HomeGroup {
            title: group_title(site, lang, "other")?,
            parts,
            listed: Vec::new(),
        });
    }
    Ok(())
}

/// The documents that are a division in the language, or the list of its rules.
fn parts_of(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    division: Division,
) -> Result<Vec<HomePart>, SiteError> {
    let own = site.corpus.division(lang, division);
    let theirs = own
        .iter()
        .filter(|&&at| !site.corpus.documents[at as usize].plain);
    let mut theirs: Vec<_> = theirs.copied().collect();
    if theirs.is_empty() {
        theirs.extend(own.first());
    }
    if !theirs.is_empty() {
        let parts = theirs.into_iter();
        return Ok(parts.map(|at| document_part(site, page, at)).collect());
    }
    Ok(vec![HomePart {
        number: division.to_string(),
        link: division_link(site, page, lang, division)?,
        here: false,
        source: false,
        elsewhere: texts_of(site, page, division),
    }])
}

fn document_part(site: &Site<'_>, page: &Page, at: u32) -> HomePart {
    let document = &site.corpus.documents[at as usize];
    let division = document.kind.division();
    HomePart {
        number: division.map_or_else(String::new, |division| division.to_string()),
        link: Link {
            href: site.urls.link(page, &Page::Document(at), None),
            text: short_title(&document.title).to_owned(),
        },
        here: true,
        source: !document.plain,
        elsewhere: Vec::new(),
    }
}

/// The page at the root: a choice of languages, in each of them.
pub(super) fn language_select(site: &Site<'_>) -> Result<String, SiteError> {
    let page = Page::LanguageSelect;
    let lang = default_language(site)?;
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-title"))?;
    let mut frame = site.frame_in_all_languages(&page, lang, "door", title, Page::Home)?;
    frame.crumbs.clear();
    frame.title = frame.site.title.clone();
    let mut languages = Vec::new();
    for lang in site.languages() {
        let localized = site.localized(lang);
        languages.push(LanguageEntry {
            lang,
            link: Link {
                href: site.urls.link(&page, &Page::Home(lang), None),
                text: localized.name().to_owned(),
            },
            title: site.title(lang)?,
        });
    }
    localized.render("door.html", &LanguagesPage { frame, languages })
}

/// The language of the pages that belong to none: the first of the documents.
pub(in crate::site) fn default_language(site: &Site<'_>) -> Result<Lang, SiteError> {
    let first = site.written.first().copied();
    let lang = first.or_else(|| site.languages().next());
    Ok(site.spoken(lang.ok_or(SiteError::NoLanguage)?))
}

/// A title without the number that stands before it anyway: "Article 4: The act …".
pub(super) fn short_title(title: &str) -> &str {
    match title.split_once([':', '.', '․', '։']) {
        Some((before, after))
            if before.split_whitespace().count() == 2 && !after.trim().is_empty() =>
        {
            after.trim()
        }
        _ => title,
    }
}
