//! What stands around clauses on pages.

use serde::Serialize;

use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{ClauseId, ClauseNumber, Document, Erratum};
use crate::site::frame::Link;
use crate::site::{Page, Site};

/// What stands beside a text that is known to be wrong.
#[derive(Debug, Serialize)]
pub(super) struct ErratumView {
    pub text: Option<String>,
    pub correction: Option<String>,
    pub reason: Option<String>,
}

/// What the linter says about a place.
#[derive(Debug, Serialize)]
pub(super) struct FindingView {
    pub severity: &'static str,
    pub code: String,
    pub message: String,
    pub hint: Option<String>,
    pub place: String,
}

/// The clauses that cite a clause, as links. A text of the plain edition that stands aside repeats
/// what the publisher's own cites.
pub(super) fn citing(site: &Site<'_>, from: &Page, id: ClauseId) -> Vec<Link> {
    site.corpus
        .cited_by(id)
        .iter()
        .filter(|&&citing| citing != id)
        .filter(|citing| !site.corpus.is_superseded(citing.document))
        .map(|&citing| clause_link(site, from, citing))
        .collect()
}

/// A clause as a link with its number.
pub(super) fn clause_link(site: &Site<'_>, from: &Page, id: ClauseId) -> Link {
    let page = Page::Document(id.document);
    Link {
        href: site.urls.link(from, &page, Some(site.anchor(id))),
        text: site.corpus.clause(id).number.to_string(),
    }
}

/// The clause whose sentence a clause goes on with: its own words begin in the middle of one.
pub(super) fn stem(site: &Site<'_>, id: ClauseId) -> Option<ClauseId> {
    let clause = site.corpus.clause(id);
    let text = clause.body.plain(&site.corpus.sources);
    let goes_on = text.chars().find(|c| c.is_alphabetic())?.is_lowercase();
    let parent = clause.parent.filter(|_| goes_on)?;
    Some(ClauseId {
        clause: parent,
        ..id
    })
}

/// The corrections that stand beside a clause, explained in the language of a page.
pub(super) fn errata_of(site: &Site<'_>, id: ClauseId, lang: Lang) -> Vec<ErratumView> {
    let number = site.corpus.clause(id).number;
    errata_in(site, site.corpus.document_of(id), Some(number), lang)
}

/// The corrections of a document that speak of a clause, or of none.
pub(super) fn errata_in(
    site: &Site<'_>,
    document: &Document,
    clause: Option<ClauseNumber>,
    lang: Lang,
) -> Vec<ErratumView> {
    let errata = site.corpus.errata.iter();
    errata
        .filter(|erratum| erratum.changes_sense || site.preview)
        .filter(|erratum| erratum.document == document.id && erratum.clause == clause)
        .map(|erratum| erratum_view(site, erratum, lang))
        .collect()
}

fn erratum_view(site: &Site<'_>, erratum: &Erratum, lang: Lang) -> ErratumView {
    let lang = site.spoken(lang);
    let target = erratum.target.map(|target| target.to_string());
    ErratumView {
        text: erratum.text.as_deref().map(str::to_owned),
        correction: erratum.correction.as_deref().map(str::to_owned).or(target),
        reason: erratum.reason.get(&lang).map(|reason| reason.to_string()),
    }
}

pub(super) fn finding_views(site: &Site<'_>, id: ClauseId) -> Vec<FindingView> {
    let lang = site.corpus.document_of(id).id.lang;
    site.findings
        .clause(id)
        .map(|diagnostic| finding_view(site, lang, diagnostic))
        .collect()
}

pub(super) fn finding_view(
    site: &Site<'_>,
    lang: Lang,
    diagnostic: &crate::diag::Diagnostic,
) -> FindingView {
    let show = |message: &Message| site.localized(lang).locale().text().show(message);
    let sentence = |text: &str| match text.ends_with(['.', '։', '!', '?']) {
        true => text.to_owned(),
        false => show(&Message::new("site-sentence").text("text", text)),
    };
    let place = diagnostic.span.map(|span| {
        let source = site.corpus.sources.get(span.file);
        let place = site.corpus.sources.place(span);
        format!("{}:{}:{}", source.name(), place.line, place.column)
    });
    FindingView {
        severity: diagnostic.severity.name(),
        code: diagnostic.code.to_string(),
        message: sentence(&show(&diagnostic.message)),
        hint: diagnostic.hint.as_ref().map(|hint| sentence(&show(hint))),
        place: place.unwrap_or_default(),
    }
}
