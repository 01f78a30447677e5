//! A number used twice.

use rustc_hash::FxHashMap;

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds clauses whose number another clause of the document has already.
///
/// A reference to the number is then ambiguous; usually one of the two was meant to be the next
/// number. Example: `9.3.1` followed by another `9.3.1`.
pub struct DuplicateNumber;

impl Lint for DuplicateNumber {
    fn code(&self) -> Code {
        Code("duplicate-number")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let clauses = &page.document.clauses;
        if clauses.is_sorted_by(|a, b| a.number < b.number) {
            return;
        }
        let mut seen = FxHashMap::default();
        for clause in clauses {
            let first = *seen.entry(clause.number).or_insert(clause.label);
            if first == clause.label {
                continue;
            }
            let message = Message::new("lint-duplicate-number").text("number", clause.number);
            report.push(
                self.finding(clause.label, message)
                    .label(first, Message::new("lint-duplicate-number-first"))
                    .hint(Message::new("lint-duplicate-number-hint")),
            );
        }
    }
}
