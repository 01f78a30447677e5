//! What stands around clauses on pages.

use serde::Serialize;

use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{ClauseId, Erratum};
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

impl Site<'_> {
    /// The clauses that cite a clause, as links.
    pub(super) fn citing(&self, from: &Page, id: ClauseId) -> Vec<Link> {
        self.corpus
            .cited_by(id)
            .iter()
            .filter(|&&citing| citing != id)
            .map(|&citing| self.clause_link(from, citing))
            .collect()
    }

    /// A clause as a link with its number.
    pub(super) fn clause_link(&self, from: &Page, id: ClauseId) -> Link {
        let page = Page::Document(id.document);
        Link {
            href: self.urls.link(from, &page, Some(self.anchor(id))),
            text: self.corpus.clause(id).number.to_string(),
        }
    }

    /// The clause whose sentence a clause goes on with: its own words begin in the middle of one.
    pub(super) fn stem(&self, id: ClauseId) -> Option<ClauseId> {
        let clause = self.corpus.clause(id);
        let text = clause.body.plain(&self.corpus.sources);
        let goes_on = text.chars().find(|c| c.is_alphabetic())?.is_lowercase();
        let parent = clause.parent.filter(|_| goes_on)?;
        Some(ClauseId {
            clause: parent,
            ..id
        })
    }

    /// The corrections that stand beside a clause, explained in the language of a page.
    pub(super) fn errata_of(&self, id: ClauseId, lang: Lang) -> Vec<ErratumView> {
        let document = self.corpus.document_of(id);
        let number = self.corpus.clause(id).number;
        self.corpus
            .errata
            .iter()
            .filter(|erratum| erratum.changes_sense || self.preview)
            .filter(|erratum| erratum.document == document.id && erratum.clause == Some(number))
            .map(|erratum| self.erratum_view(erratum, lang))
            .collect()
    }

    pub(super) fn erratum_view(&self, erratum: &Erratum, lang: Lang) -> ErratumView {
        let lang = self.spoken(lang);
        let target = erratum.target.map(|target| target.to_string());
        ErratumView {
            text: erratum.text.as_deref().map(str::to_owned),
            correction: erratum.correction.as_deref().map(str::to_owned).or(target),
            reason: erratum.reason.get(&lang).map(|reason| reason.to_string()),
        }
    }

    pub(super) fn finding_views(&self, id: ClauseId) -> Vec<FindingView> {
        let lang = self.corpus.document_of(id).id.lang;
        self.findings
            .clause(id)
            .map(|diagnostic| self.finding_view(lang, diagnostic))
            .collect()
    }

    pub(super) fn finding_view(
        &self,
        lang: Lang,
        diagnostic: &crate::diag::Diagnostic,
    ) -> FindingView {
        let show = |message: &Message| self.localized(lang).locale().text().show(message);
        let place = diagnostic.span.map(|span| {
            let source = self.corpus.sources.get(span.file);
            let place = self.corpus.sources.place(span);
            format!("{}:{}:{}", source.name(), place.line, place.column)
        });
        FindingView {
            severity: diagnostic.severity.name(),
            code: diagnostic.code.to_string(),
            message: show(&diagnostic.message),
            hint: diagnostic.hint.as_ref().map(show),
            place: place.unwrap_or_default(),
        }
    }
}
