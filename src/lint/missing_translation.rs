//! A clause that only another language has.

use std::cell::LazyCell;

use super::missing_number::Order;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{ClauseNumber, rules_under};

/// Finds rules that a language leaves out of a part of the Laws that it has, while another
/// language states them.
///
/// Readers of the one language don't know a rule that readers of the other play by. Rules are
/// compared, not numbers, so that editions may differ; a rule that the document's edition doesn't
/// have is not missed, nor is a heading. Example: 9.6.2 in Russian and not in Armenian.
pub struct MissingTranslation;

impl Lint for MissingTranslation {
    fn code(&self) -> Code {
        Code("missing-translation")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        let lang = document.id.lang;
        let Some(division) = document.kind.division() else {
            return;
        };
        if survey.corpus.division(lang, division).first() != Some(&page.index) {
            return;
        }
        let order = LazyCell::new(|| Order::of(document));
        let mut missing: Vec<_> = rules_under(document.edition, ClauseNumber::whole(division))
            .iter()
            .filter(|&&rule| !survey.is_stated(rule, document))
            .filter_map(|&rule| {
                let number = rule.number(document.edition)?;
                let (other, statement) = survey.translations(rule, document).next()?;
                let place = order.neighbour(number).map(|clause| clause.label);
                Some((place.or(document.heading)?, number, other, statement))
            })
            .collect();
        missing.sort_unstable_by_key(|(_, number, ..)| *number);
        for run in missing.chunk_by(|a, b| (a.0, a.2) == (b.0, b.2)) {
            let (Some(&(place, number, other, statement)), Some(last)) = (run.first(), run.last())
            else {
                continue;
            };
            let message = match run.len() {
                1 => Message::new("lint-missing-translation").text("number", number),
                count => Message::new("lint-missing-translation-run")
                    .text("first", number)
                    .text("last", last.1)
                    .with("count", count),
            };
            let there = survey.corpus.clause(statement).label;
            report.push(
                self.finding(place, message.text("other", other))
                    .label(there, Message::new("lint-missing-translation-there"))
                    .hint(Message::new("lint-missing-translation-hint")),
            );
        }
    }
}
