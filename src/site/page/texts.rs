//! The state of the texts: the linter's findings for readers and translators.

use serde::Serialize;

use super::Frame;
use super::clause::{FindingView, clause_link, finding_view};
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
    findings: Vec<ListedFinding>,
}

/// A finding with the clause it stands in.
#[derive(Serialize)]
struct ListedFinding {
    #[serde(flatten)]
    finding: FindingView,
    clause: Option<Link>,
}

/// How many findings are shown one by one; a book with more needs the linter, not a page.
const SHOWN: usize = 1500;

pub(super) fn render(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-texts"))?;
    let frame = site.frame_in_all_languages(page, lang, "texts", title.clone(), Page::Texts)?;
    let mut left = SHOWN;
    let mut languages = Vec::new();
    for &it in &site.written {
        languages.push(language_state(site, page, lang, it, &mut left));
    }
    let counts = [Severity::Error, Severity::Warning, Severity::Hint];
    let counts = counts.map(|severity| site.findings.count(severity));
    let shown = languages.iter().flat_map(|it| &it.documents);
    let shown: usize = shown.map(|it| it.findings.len()).sum();
    let elsewhere = site.findings.elsewhere.iter();
    let shown = TextsPage {
        errors: counts[0],
        warnings: counts[1],
        hints: counts[2],
        more: counts.iter().sum::<usize>() - shown - site.findings.elsewhere.len(),
        languages,
        elsewhere: elsewhere.map(|it| finding_view(site, lang, it)).collect(),
        frame,
        title,
    };
    localized.render("texts.html", &shown)
}

fn language_state(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    of: Lang,
    left: &mut usize,
) -> LanguageState {
    let documents = site.corpus.documents.iter().enumerate();
    LanguageState {
        lang: of,
        name: site.name_of(of),
        documents: documents
            .filter(|(_, document)| document.id.lang == of)
            .map(|(at, _)| document_state(site, page, lang, at as u32, left))
            .collect(),
    }
}

fn document_state(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    at: u32,
    left: &mut usize,
) -> DocumentState {
    let document = &site.corpus.documents[at as usize];
    let all = site.findings.document(at);
    let findings = all.iter().take(*left);
    *left -= all.len().min(*left);
    DocumentState {
        anchor: state_anchor(site, at),
        link: Link {
            href: site.urls.link(page, &Page::Document(at), None),
            text: document.title.to_string(),
        },
        edition: document.edition.name(),
        clauses: document.clauses.len(),
        count: all.len(),
        findings: findings
            .map(|found| {
                let mut finding = finding_view(site, lang, found.diagnostic);
                let clause = found.clause.map(|clause| {
                    let id = ClauseId {
                        document: at,
                        clause,
                    };
                    clause_link(site, page, id)
                });
                // The number that opens many messages stands before them as a link.
                let number = clause.as_ref().map(|link| &*link.text);
                let rest = number.and_then(|number| finding.message.strip_prefix(number));
                if let Some(rest) = rest.filter(|rest| rest.starts_with([':', '․', ' '])) {
                    finding.message = rest.trim_start_matches([':', '․', ' ']).to_owned();
                }
                ListedFinding { finding, clause }
            })
            .collect(),
    }
}

/// The place of a document on the page.
pub(super) fn state_anchor(site: &Site<'_>, at: u32) -> String {
    let folder = site.urls.path(&Page::Document(at));
    folder.trim_end_matches('/').replace('/', "-")
}
