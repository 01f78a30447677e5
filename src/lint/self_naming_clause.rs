//! A clause that speaks of itself by its number.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds an item of an enumeration that speaks of itself and of another item by their numbers.
///
/// Such a text is about all of the items and belongs to the clause above them; it slipped into
/// the last item. Example: `In III.6.1.1 … In III.6.1.2 …` at the end of III.6.1.2.
pub struct SelfNamingClause;

impl Lint for SelfNamingClause {
    fn code(&self) -> Code {
        Code("self-naming-clause")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        for clause in &page.document.clauses {
            let parent = clause.number.parent();
            let mut numbers = clause.body.references.iter().map(|it| it.written);
            if !numbers.any(|number| number == clause.number) {
                continue;
            }
            let references = &clause.body.references;
            let is_item = |number| number != clause.number && parent.is_some();
            let other = references
                .iter()
                .find(|it| is_item(it.written) && it.written.parent() == parent);
            let Some(other) = other else { continue };
            let message = Message::new("lint-self-naming-clause")
                .text("number", clause.number)
                .text("other", other.written);
            let hint = Message::new("lint-self-naming-clause-hint");
            report.push(self.finding(other.span, message).hint(hint));
        }
    }
}
