//! A number that translations don't agree on.

use super::reading::Number;
use super::{Lint, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::ClauseId;

/// Finds numbers in a clause that the same rule doesn't have in other languages, and the reverse.
///
/// A minute more or a move less is another rule. Digits and number words are compared, with their
/// units of time (`two minutes` = `120 seconds`); references are no numbers, and repeating one
/// makes no difference. With several languages the clause that the majority contradicts is
/// reported. Example: `75 քայլ` beside `50 ходов`.
pub struct DifferingNumbers;

impl Lint for DifferingNumbers {
    fn code(&self) -> Code {
        Code("differing-numbers")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn across(&self, at: u32, survey: &Survey<'_>, report: &mut Report) {
        if !survey
            .words
            .contains_key(&survey.corpus.documents[at as usize].id.lang)
        {
            return;
        }
        let numbers = |id: ClauseId| survey.reading(id.document).numbers(id.clause);
        let agree = |a: ClauseId, b: ClauseId| a == b || same(numbers(a), numbers(b));
        for (id, clause, rule) in survey.comparable(at) {
            let lang = survey.corpus.document_of(id).id.lang;
            if survey
                .translations(rule, lang)
                .all(|(_, other)| agree(id, other))
            {
                continue;
            }
            let measure = survey.measure(id, rule, agree);
            if agree(id, measure) {
                continue;
            }
            let (here, there) = (numbers(id), numbers(measure));
            let other = survey.corpus.document_of(measure).id.lang;
            let other_clause = survey.corpus.clause(measure);
            let only_there: Vec<_> = unmatched(there, here).collect();
            let mut only_here = unmatched(here, there).peekable();
            let message = |key| {
                Message::new(key)
                    .text("number", clause.number)
                    .text("other", other)
                    .text("there", quoted(survey, &only_there))
            };
            let mut finding = match only_here.peek() {
                Some(number) => {
                    let message = message("lint-differing-numbers")
                        .text("here", survey.corpus.sources.slice(number.span));
                    self.finding(number.span, message)
                }
                None => self.finding(clause.label, message("lint-differing-numbers-absent")),
            };
            for number in &only_there {
                finding = finding.label(number.span, Message::new("lint-differing-numbers-there"));
            }
            if only_there.is_empty() {
                let label = Message::new("lint-differing-numbers-not-there");
                finding = finding.label(other_clause.label, label);
            }
            report.push(finding.hint(Message::new("lint-differing-numbers-hint")));
        }
    }
}

fn same(a: &[Number], b: &[Number]) -> bool {
    unmatched(a, b).next().is_none() && unmatched(b, a).next().is_none()
}

/// The numbers that the other text doesn't have.
fn unmatched<'a>(numbers: &'a [Number], others: &'a [Number]) -> impl Iterator<Item = &'a Number> {
    numbers
        .iter()
        .filter(|number| !others.iter().any(|other| number.agrees_with(other)))
}

fn quoted(survey: &Survey<'_>, numbers: &[&Number]) -> String {
    let texts: Vec<_> = numbers
        .iter()
        .map(|number| survey.corpus.sources.slice(number.span))
        .collect();
    match texts.is_empty() {
        true => "–".to_owned(),
        false => texts.join(", "),
    }
}
