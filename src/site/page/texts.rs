//! The state of the texts: the linter's findings for readers and translators.

use serde::Serialize;

use super::Frame;
use super::clause::FindingView;
use crate::diag::{Message, Severity};
use crate::lang::Lang;
use crate::law::ClauseId;
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct TextsPage {
    frame: Frame,
    title: String,
    errors: usize,
    warnings: usize,
    hints: usize,
    languages: Vec<LanguageState>,
    elsewhere: Vec<FindingView>,
}

/// The documents of a language.
#[derive(Serialize)]
struct LanguageState {
    lang: Lang,
    name: String,
    documents: Vec<DocumentState>,
}

/// A document and what is wrong with it.
#[derive(Serialize)]
struct DocumentState {
    anchor: String,
    link: Link,
    edition: &'static str,
    clauses: usize,
    findings: Vec<Found>,
}

/// A finding with the clause it stands in.
#[derive(Serialize)]
struct Found {
    #[serde(flatten)]
    finding: FindingView,
    clause: Option<Link>,
}

impl Site<'_> {
    pub(super) fn texts(&self, page: &Page, lang: Lang) -> Result<String, SiteError> {
        let voice = self.voice(lang);
        let title = voice.say(&Message::new("site-texts"))?;
        let frame = self.frame_of_kin(page, lang, "texts", title.clone(), Page::Texts)?;
        let languages = self.corpus.languages().into_iter();
        let elsewhere = self.findings.elsewhere.iter();
        let shown = TextsPage {
            errors: self.findings.count(Severity::Error),
            warnings: self.findings.count(Severity::Warning),
            hints: self.findings.count(Severity::Hint),
            languages: languages
                .map(|it| self.language_state(page, lang, it))
                .collect(),
            elsewhere: elsewhere.map(|it| self.finding_view(lang, it)).collect(),
            frame,
            title,
        };
        voice.render("texts.html", &shown)
    }

    fn language_state(&self, page: &Page, lang: Lang, of: Lang) -> LanguageState {
        let documents = self.corpus.documents.iter().enumerate();
        LanguageState {
            lang: of,
            name: self.name_of(of),
            documents: documents
                .filter(|(_, document)| document.id.lang == of)
                .map(|(at, _)| self.document_state(page, lang, at as u32))
                .collect(),
        }
    }

    fn document_state(&self, page: &Page, lang: Lang, at: u32) -> DocumentState {
        let document = &self.corpus.documents[at as usize];
        let findings = self.findings.document(at).iter();
        DocumentState {
            anchor: self.state_anchor(at),
            link: Link {
                href: self.urls.link(page, &Page::Document(at), None),
                text: document.title.to_string(),
            },
            edition: document.edition.name(),
            clauses: document.clauses.len(),
            findings: findings
                .map(|found| Found {
                    finding: self.finding_view(lang, found.diagnostic),
                    clause: found.clause.map(|clause| {
                        let id = ClauseId {
                            document: at,
                            clause,
                        };
                        self.clause_link(page, id)
                    }),
                })
                .collect(),
        }
    }

    /// The place of a document on the page.
    pub(super) fn state_anchor(&self, at: u32) -> String {
        let folder = self.urls.folder(&Page::Document(at));
        folder.trim_end_matches('/').replace('/', "-")
    }
}
