//! A link to the page one is on.

use super::link_target_mismatch::page_name;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds links from a document to itself, without a fragment, where the text names a clause.
///
/// The link reloads the page and leaves the reader at its top, looking for the clause.
/// Example: `[9.2](./article9)` in article 9; `[9.2](#9.2)` is right.
pub struct PageSelfReference;

impl Lint for PageSelfReference {
    fn code(&self) -> Code {
        Code("page-self-reference")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        for reference in page.document.references() {
            let Some(link) = &reference.link else {
                continue;
            };
            let to_itself = !reference.written.is_whole()
                && !link.target.contains('#')
                && page_name(&link.target) == Some(&*page.document.id.slug);
            if !to_itself {
                continue;
            }
            let message = Message::new("lint-page-self-reference")
                .text("number", reference.written)
                .text("target", &link.target);
            let hint =
                Message::new("lint-page-self-reference-hint").text("number", reference.written);
            report.push(self.finding(link.span, message).hint(hint));
        }
    }
}
