//! A reference that could be a link.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds references without a link in documents that link others.
///
/// Where some references can be followed, readers expect it of all. A clause that names itself
/// needs no link. Example: `[4.3](./article4), 9.2 and 9.3`.
pub struct BareReference;

impl Lint for BareReference {
    fn code(&self) -> Code {
        Code("bare-reference")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let passages = || page.document.passages();
        let has_links = passages().any(|(_, passage)| {
            passage
                .references
                .iter()
                .any(|reference| reference.link.is_some())
        });
        if !has_links {
            return;
        }
        for (clause, passage) in passages() {
            for reference in &passage.references {
                let names_itself = clause.is_some_and(|clause| clause.number == reference.written);
                if reference.link.is_some() || names_itself {
                    continue;
                }
                let message = Message::new("lint-bare-reference").text("number", reference.written);
                report.push(
                    self.finding(reference.span, message)
                        .hint(Message::new("lint-bare-reference-hint")),
                );
            }
        }
    }
}
