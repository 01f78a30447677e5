//! A clause that is about something else than the rule of its number.

use super::subjects::stems;
use super::survey::Comparable;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::Edition;

/// Finds clauses whose words are hardly those of the rule with their number, as the plain edition of
/// the same language has it, while they are clearly those of another rule.
///
/// The number is that of another edition, or a clause before it is missing: titles, examples and
/// plain text would then stand beside a text that they are not about. Example: 11.3.3 about smoking,
/// which is 11.3.4 in the edition of 2018.
pub struct OtherSubject;

/// Less than this is shared by chance.
const CHANCE: f64 = 0.1;

/// More than this is shared by texts of one rule.
const ALIKE: f64 = 0.36;

/// A shorter text says too little.
const FEWEST_STEMS: usize = 6;

impl Lint for OtherSubject {
    fn code(&self) -> Code {
        Code("other-subject")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        let Some(subjects) = survey
            .subjects(document.id.lang)
            .filter(|_| !document.plain)
        else {
            return;
        };
        for Comparable { clause, rule, .. } in survey.comparable(page.index) {
            let stems = stems(&clause.body.plain(&survey.corpus.sources));
            let own = subjects.likeness(&stems, rule);
            if stems.len() < FEWEST_STEMS || own.is_none_or(|own| own >= CHANCE) {
                continue;
            }
            let Some((other, likeness)) = subjects.nearest(&stems) else {
                continue;
            };
            if likeness < ALIKE {
                continue;
            }
            let latest = Edition::LATEST;
            let number = other.number_text(document.edition);
            let number = number.or_else(|| other.number_text(latest));
            let message = Message::new("lint-other-subject")
                .text("number", clause.number)
                .text("other", number.unwrap_or_else(|| other.as_str()));
            report.push(
                self.finding(clause.label, message)
                    .hint(Message::new("lint-other-subject-hint")),
            );
        }
    }
}
