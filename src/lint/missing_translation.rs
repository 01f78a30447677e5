//! A clause that only another language has.

use super::missing_number::neighbour;
use super::{Lint, Survey};
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

    fn across(&self, at: u32, survey: &Survey<'_>, report: &mut Report) {
        let document = &survey.corpus.documents[at as usize];
        let lang = document.id.lang;
        let Some(division) = document.kind.division() else {
            return;
        };
        if survey.corpus.division(lang, division).first() != Some(&at) {
            return;
        }
        for &rule in rules_under(document.edition, ClauseNumber::whole(division)) {
            if survey.statement(rule, lang).is_some() {
                continue;
            }
            let mut others = survey.translations(rule, lang).peekable();
            let (Some(&(other, statement)), Some(number)) =
                (others.peek(), rule.number(document.edition))
            else {
                continue;
            };
            let place = neighbour(document, number).map(|clause| clause.label);
            let Some(place) = place.or(document.heading) else {
                continue;
            };
            let message = Message::new("lint-missing-translation")
                .text("number", number)
                .text("other", other)
                .text("there", survey.corpus.clause(statement).number);
            let mut finding = self
                .finding(place, message)
                .hint(Message::new("lint-missing-translation-hint"));
            for (_, statement) in others {
                let label = survey.corpus.clause(statement).label;
                finding = finding.label(label, Message::new("lint-missing-translation-there"));
            }
            report.push(finding);
        }
    }
}
