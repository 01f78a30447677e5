//! A reference to nothing.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Corpus, Document, Edition, Reference, former_rule, has_number};

/// Finds references whose number neither the documents nor any edition of the Laws has.
///
/// A reader who follows one arrives nowhere, so the provision that leans on it is incomplete.
/// Example: `see Article 9.23`.
pub struct UnresolvedReference;

impl Lint for UnresolvedReference {
    fn code(&self) -> Code {
        Code("unresolved-reference")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        for reference in document.references() {
            if is_known(document, survey.corpus, reference) || was_known(reference) {
                continue;
            }
            let message = Message::new("lint-unresolved-reference")
                .text("number", reference.written)
                .text("edition", document.edition);
            report.push(
                self.finding(reference.span, message)
                    .hint(Message::new("lint-unresolved-reference-hint")),
            );
        }
    }
}

/// Whether a reference, as it is written, leads to a document or to a number of the edition.
pub(super) fn is_known(document: &Document, corpus: &Corpus, reference: &Reference) -> bool {
    let Document { edition, id, .. } = document;
    let number = reference.written;
    has_number(*edition, number)
        || !corpus.numbered(id.lang, number).is_empty()
        || (number.is_whole() && !corpus.division(id.lang, number.division()).is_empty())
}

/// Whether another edition has, or an earlier one had, the number of a reference.
pub(super) fn was_known(reference: &Reference) -> bool {
    former_rule(reference.written).is_some()
        || Edition::ALL
            .into_iter()
            .any(|edition| has_number(edition, reference.written))
}
