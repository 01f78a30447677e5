//! A clause that the registry doesn't know.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Edition, has_number};

/// Finds clauses whose number the document's edition of the Laws doesn't have.
///
/// Such a clause can't be aligned with other languages or ruled on. Either the number is wrong or
/// the document follows another edition than `book.toml` says. Example: `9.7` in a document of
/// the 2023 edition.
pub struct UnregisteredClause;

impl Lint for UnregisteredClause {
    fn code(&self) -> Code {
        Code("unregistered-clause")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        let edition = document.edition;
        for clause in &document.clauses {
            if clause.rule.is_some() || has_number(edition, clause.number) {
                continue;
            }
            let message = Message::new("lint-unregistered-clause")
                .text("number", clause.number)
                .text("edition", edition);
            let other = Edition::ALL
                .into_iter()
                .find(|&other| has_number(other, clause.number));
            let hint = match other {
                Some(other) => {
                    Message::new("lint-unregistered-clause-hint-edition").text("other", other)
                }
                None => Message::new("lint-unregistered-clause-hint"),
            };
            report.push(self.finding(clause.label, message).hint(hint));
        }
    }
}
