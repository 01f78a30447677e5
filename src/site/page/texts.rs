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
    /// How many findings are not shown one by one.
    more: usize,
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
    count: usize,
    findings: Vec<Found>,
}

/// A finding with the clause it stands in.
#[derive(Serialize)]
struct Found {
    #[serde(flatten)]
    finding: FindingView,
    clause: Option<Link>,
}

/// How many findings are shown one by one; a book with more needs the linter, not a page.
const SHOWN: usize = 1500;

impl Site<'_> {
    pub(super) fn texts(&self, page: &Page, lang: Lang) -> Result<String, SiteError> {
        let localized = self.localized(lang);
        let title = localized.say(&Message::new("site-texts"))?;
        let frame = self.frame_in_all_languages(page, lang, "texts", title.clone(), Page::Texts)?;
        let mut left = SHOWN;
        let mut languages = Vec::new();
        for &it in &self.written {
            languages.push(self.language_state(page, lang, it, &mut left));
        }
        let counts = [Severity::Error, Severity::Warning, Severity::Hint];
        let counts = counts.map(|severity| self.findings.count(severity));
        let shown = languages.iter().flat_map(|it| &it.documents);
        let shown: usize = shown.map(|it| it.findings.len()).sum();
        let elsewhere = self.findings.elsewhere.iter();
        let shown = TextsPage {
            errors: counts[0],
            warnings: counts[1],
            hints: counts[2],
            more: counts.iter().sum::<usize>() - shown - self.findings.elsewhere.len(),
            languages,
            elsewhere: elsewhere.map(|it| self.finding_view(lang, it)).collect(),
            frame,
            title,
        };
        localized.render("texts.html", &shown)
    }

    fn language_state(&self, page: &Page, lang: Lang, of: Lang, left: &mut usize) -> LanguageState {
        let documents = self.corpus.documents.iter().enumerate();
        LanguageState {
            lang: of,
            name: self.name_of(of),
            documents: documents
                .filter(|(_, document)| document.id.lang == of)
                .map(|(at, _)| self.document_state(page, lang, at as u32, left))
                .collect(),
        }
    }

    fn document_state(&self, page: &Page, lang: Lang, at: u32, left: &mut usize) -> DocumentState {
        let document = &self.corpus.documents[at as usize];
        let all = self.findings.document(at);
        let findings = all.iter().take(*left);
        *left -= all.len().min(*left);
        DocumentState {
            anchor: self.state_anchor(at),
            link: Link {
                href: self.urls.link(page, &Page::Document(at), None),
                text: document.title.to_string(),
            },
            edition: document.edition.name(),
            clauses: document.clauses.len(),
            count: all.len(),
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
        let folder = self.urls.path(&Page::Document(at));
        folder.trim_end_matches('/').replace('/', "-")
    }
}
