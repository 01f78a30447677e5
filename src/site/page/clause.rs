//! A clause as it appears on pages.

use serde::Serialize;

use crate::diag::Message;
use crate::law::{Class, ClauseId, Erratum};
use crate::site::frame::Link;
use crate::site::markup::{self, Mark};
use crate::site::{Page, Site, SiteError};

/// A clause of a document page.
#[derive(Debug, Serialize)]
pub(super) struct ClauseView {
    pub anchor: String,
    pub number: String,
    pub html: String,
    /// The rule it states.
    pub rule: Option<RuleView>,
    /// Who cites it.
    pub cited_by: Vec<Link>,
    /// The same rule in the other languages.
    pub kin: Vec<Kin>,
    pub errata: Vec<ErratumView>,
    pub findings: Vec<FindingView>,
    /// Whether clauses nested in it follow.
    pub opens: bool,
    /// One for each clause that ends after this one.
    pub closes: Vec<()>,
}

/// What a rule is, in short.
#[derive(Debug, Serialize)]
pub(super) struct RuleView {
    pub id: &'static str,
    pub href: String,
    pub title: String,
    pub class: &'static str,
    /// The way to practice questions about it.
    pub practice: Option<String>,
}

/// The same rule in another language.
#[derive(Debug, Serialize)]
pub(super) struct Kin {
    pub lang: String,
    pub name: String,
    pub href: String,
    pub number: String,
}

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
    pub(super) fn clause_view(
        &self,
        from: &Page,
        id: ClauseId,
        marks: &[Mark],
    ) -> Result<ClauseView, SiteError> {
        let clause = self.corpus.clause(id);
        Ok(ClauseView {
            anchor: self.anchor(id).to_owned(),
            number: clause.number.to_string(),
            html: markup::render(self, from, id.document, &clause.body, marks),
            rule: self.rule_view(from, id)?,
            cited_by: self.citing(from, id),
            kin: self.kin(from, id),
            errata: self.errata_of(id),
            findings: if self.preview {
                self.finding_views(id)
            } else {
                Vec::new()
            },
            opens: false,
            closes: Vec::new(),
        })
    }

    fn rule_view(&self, from: &Page, id: ClauseId) -> Result<Option<RuleView>, SiteError> {
        let Some(rule) = self.corpus.clause(id).rule else {
            return Ok(None);
        };
        let lang = self.spoken(self.corpus.document_of(id).id.lang);
        Ok(Some(RuleView {
            id: rule.as_str(),
            href: self.urls.link(from, &Page::Rule(lang, rule), None),
            title: self.voice(lang).title(rule)?,
            class: Class::name(rule.class()),
            practice: self.practice_link(from, lang, rule),
        }))
    }

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

    fn kin(&self, from: &Page, id: ClauseId) -> Vec<Kin> {
        let lang = self.corpus.document_of(id).id.lang;
        let Some(rule) = self.corpus.clause(id).rule else {
            return Vec::new();
        };
        self.stating(rule)
            .iter()
            .filter(|&(&other, _)| other != lang)
            .map(|(&other, &kin)| {
                let link = self.clause_link(from, kin);
                Kin {
                    lang: other.to_string(),
                    name: self.name_of(other),
                    href: link.href,
                    number: link.text,
                }
            })
            .collect()
    }

    /// The corrections that stand beside a clause.
    pub(super) fn errata_of(&self, id: ClauseId) -> Vec<ErratumView> {
        let document = self.corpus.document_of(id);
        let number = self.corpus.clause(id).number;
        self.corpus
            .errata
            .iter()
            .filter(|erratum| erratum.document == document.id && erratum.clause == Some(number))
            .map(|erratum| self.erratum_view(erratum))
            .collect()
    }

    pub(super) fn erratum_view(&self, erratum: &Erratum) -> ErratumView {
        let lang = self.spoken(erratum.document.lang);
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
        lang: crate::lang::Lang,
        diagnostic: &crate::diag::Diagnostic,
    ) -> FindingView {
        let show = |message: &Message| self.voice(lang).locale().text().show(message);
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
