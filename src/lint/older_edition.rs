//! A document that follows an older edition than the others.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};

/// Finds the first document of a language that follows an older edition of the Laws than others
/// of the publisher.
///
/// Its clauses have other numbers and may say what is no longer so; a reader of the book takes
/// them for today's. A tree with the same part in the newer edition too keeps the old one on
/// purpose. Example: an article 9 of 2018 beside an article 7 of 2023.
pub struct OlderEdition;

impl Lint for OlderEdition {
    fn code(&self) -> Code {
        Code("older-edition")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        let Some(newest) = survey.newest_edition else {
            return;
        };
        if document.plain || document.edition == newest {
            return;
        }
        let theirs = || {
            let documents = survey.corpus.documents.iter();
            documents.filter(|it| !it.plain && it.id.lang == document.id.lang)
        };
        let first = theirs().find(|it| it.edition == document.edition);
        let is_renewed = theirs().any(|it| it.edition == newest && it.kind == document.kind);
        if is_renewed || first.is_some_and(|first| first.id != document.id) {
            return;
        }
        let message = Message::new("lint-older-edition")
            .text("edition", document.edition)
            .text("newest", newest);
        let finding = match document.heading {
            Some(span) => self.finding(span, message),
            None => Diagnostic::placeless(self.code(), self.severity(), message),
        };
        report.push(finding.hint(Message::new("lint-older-edition-hint")));
    }
}
