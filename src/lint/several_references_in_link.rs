//! A link around several references.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds links whose text names more than one clause.
///
/// A link leads to one place only: the reader of the second number lands at the first. Example:
/// `[4.3 and 4.7](./article4)`.
pub struct SeveralReferencesInLink;

impl Lint for SeveralReferencesInLink {
    fn code(&self) -> Code {
        Code("several-references-in-link")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        for (_, passage) in page.document.passages() {
            let linked = passage
                .references
                .chunk_by(|a, b| a.link.is_some() && a.link == b.link);
            for references in linked {
                let [first, .., last] = references else {
                    continue;
                };
                let Some(link) = &first.link else { continue };
                let message = Message::new("lint-several-references-in-link")
                    .text("first", first.written)
                    .text("last", last.written);
                let source = page.source.text();
                let mut split = String::new();
                let mut at = first.span.start;
                for reference in references {
                    split.push_str(&source[at as usize..reference.span.start as usize]);
                    let number = &source[reference.span.range()];
                    split.push_str(&format!("[{number}]({})", link.target));
                    at = reference.span.end;
                }
                let written = &source[link.span.range()];
                let bare = format!(
                    "[{}](",
                    &source[first.span.start as usize..last.span.end as usize]
                );
                let mut finding = self
                    .finding(link.span, message)
                    .hint(Message::new("lint-several-references-in-link-hint"));
                if written.starts_with(&bare) {
                    finding = finding.fix(link.span, split);
                }
                report.push(finding);
            }
        }
    }
}
