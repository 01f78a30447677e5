//! The page of an article, appendix or guideline as a list of its rules: where a reference to a
//! part lands that is not among the documents of the language.

use std::collections::BTreeSet;

use serde::Serialize;

use super::Frame;
use super::document::division_title;
use crate::lang::Lang;
use crate::law::{Division, Edition, RuleId, rules};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct DivisionPage {
    frame: Frame,
    title: String,
    documents: Vec<TextLink>,
    editions: Vec<&'static str>,
    rules: Vec<RuleRow>,
}

/// The text of a part of the Laws in a language.
#[derive(Serialize)]
pub(super) struct TextLink {
    pub lang: Lang,
    pub name: String,
    pub href: String,
    pub title: String,
}

/// What a rule is, in short.
#[derive(Debug, Serialize)]
pub(super) struct RuleView {
    pub id: &'static str,
    pub href: String,
    pub title: String,
    pub class: &'static str,
}

/// A rule with its numbers.
#[derive(Serialize)]
pub(super) struct RuleRow {
    pub rule: RuleView,
    pub numbers: Vec<Option<&'static str>>,
}

pub(super) fn render(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    division: Division,
) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = division_title(site, lang, division)?;
    let frame = site.frame_in_all_languages(page, lang, "division", title.clone(), |lang| {
        site.division_page_of(lang, division)
    })?;
    let shown = DivisionPage {
        documents: texts_of(site, page, division),
        editions: Edition::ALL.map(Edition::name).to_vec(),
        rules: rules_of(division)
            .map(|rule| rule_row(site, page, lang, rule))
            .collect::<Result<_, _>>()?,
        frame,
        title,
    };
    localized.render("division.html", &shown)
}

/// The documents that are a division, in all languages.
pub(super) fn texts_of(site: &Site<'_>, from: &Page, division: Division) -> Vec<TextLink> {
    site.written
        .iter()
        .copied()
        .filter_map(|lang| {
            let at = site.division(lang, division)?;
            Some(TextLink {
                lang,
                name: site.name_of(lang),
                href: site.urls.link(from, &Page::Document(at), None),
                title: site.corpus.documents[at as usize].title.to_string(),
            })
        })
        .collect()
}

pub(super) fn rule_row(
    site: &Site<'_>,
    from: &Page,
    lang: Lang,
    rule: RuleId,
) -> Result<RuleRow, SiteError> {
    Ok(RuleRow {
        rule: RuleView {
            id: rule.as_str(),
            href: site.urls.link(from, &Page::Rule(lang, rule), None),
            title: site.localized(lang).title(rule)?,
            class: rule.class().name(),
        },
        numbers: Edition::ALL
            .into_iter()
            .map(|edition| rule.number_text(edition))
            .collect(),
    })
}

/// A link to a division in a language: to the document, or to the list of its rules.
pub(super) fn division_link(
    site: &Site<'_>,
    from: &Page,
    lang: Lang,
    division: Division,
) -> Result<Link, SiteError> {
    let to = site.division_page_of(lang, division);
    Ok(Link {
        href: site.urls.link(from, &to, None),
        text: division_title(site, lang, division)?,
    })
}

/// Every division there is: of the Laws, and of the documents.
pub(in crate::site) fn divisions(site: &Site<'_>) -> BTreeSet<Division> {
    let registered = rules().flat_map(|rule| {
        let numbers = Edition::ALL.map(|edition| rule.number(edition));
        numbers.into_iter().flatten()
    });
    let documents = site.corpus.documents.iter();
    registered
        .map(|number| number.division())
        .chain(documents.filter_map(|document| document.kind.division()))
        .chain(
            site.corpus
                .references()
                .map(|(_, _, it)| it.target.division()),
        )
        .collect()
}

/// The division of a rule in the newest edition that has it.
pub(super) fn division_of(rule: RuleId) -> Option<Division> {
    let mut editions = Edition::ALL.into_iter().rev();
    editions.find_map(|edition| Some(rule.number(edition)?.division()))
}

pub(super) fn rules_of(division: Division) -> impl Iterator<Item = RuleId> {
    rules().filter(move |&rule| division_of(rule) == Some(division))
}
