//! A reference that could be a link.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::Reference;

/// Finds references without a link in documents that link others, once for each clause.
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
            let is_bare = |reference: &&Reference| {
                let names_itself = clause.is_some_and(|clause| clause.number == reference.written);
                reference.link.is_none() && !names_itself
            };
            let bare: Vec<_> = passage.references.iter().filter(is_bare).collect();
            let Some(first) = bare.first() else { continue };
            let numbers: Vec<_> = bare.iter().map(|it| it.written.to_string()).collect();
            let message = Message::new("lint-bare-reference").text("numbers", numbers.join(", "));
            report.push(
                self.finding(first.span, message)
                    .hint(Message::new("lint-bare-reference-hint")),
            );
        }
    }
}
