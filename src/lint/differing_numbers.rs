//! A number that translations don't agree on.

use super::reading::Number;
use super::survey::Comparable;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{ClauseId, Document, Edition, RuleId};

/// Finds numbers in a clause that the same rule doesn't have in other languages, and the reverse.
///
/// A minute more or a move less is another rule. Digits and number words are compared, with their
/// units of time (`two minutes` = `120 seconds`); references are no numbers, and repeating one
/// makes no difference. With several languages the clause that the majority contradicts is
/// reported. A text without translations is compared with the plain edition, where a time that
/// stands in the place of another one counts. Many differences at once come from a table or an example that one text leaves out,
/// which is no slip. Example: `75 քայլ` beside `50 ходов`.
pub struct DifferingNumbers;

impl Lint for DifferingNumbers {
    fn code(&self) -> Code {
        Code("differing-numbers")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let numbers = |id: ClauseId| {
            let words = survey.words(id);
            words.map_or(&[][..], |words| &words.numbers)
        };
        let agree = |a: ClauseId, b: ClauseId| a == b || same(numbers(a), numbers(b));
        if page.text.is_none() {
            return;
        }
        for Comparable { id, clause, rule } in survey.comparable(page.index) {
            let translations = survey.translations(rule, page.document);
            let readable = translations.filter(|(_, other)| survey.words(*other).is_some());
            let measure = match readable.clone().next() {
                Some(_) if readable.clone().all(|(_, other)| agree(id, other)) => continue,
                Some(_) => survey.measure(id, readable, agree),
                None => match another_in_plain(survey, id, rule, page.document) {
                    Some(plain) => plain,
                    None => continue,
                },
            };
            if agree(id, measure) {
                continue;
            }
            let here: Vec<_> = unmatched(numbers(id), numbers(measure)).collect();
            let there: Vec<_> = unmatched(numbers(measure), numbers(id)).collect();
            if here.len().max(there.len()) > MOST_SLIPS {
                continue;
            }
            let key = match (here.is_empty(), there.is_empty()) {
                (false, false) => "lint-differing-numbers",
                (false, true) => "lint-differing-numbers-added",
                (true, _) => "lint-differing-numbers-absent",
            };
            let mut message = Message::new(key)
                .text("number", clause.number)
                .text("other", survey.corpus.document_of(measure).id.lang);
            for (name, numbers) in [("here", &here), ("there", &there)] {
                if !numbers.is_empty() {
                    message = message.with(name, quoted(survey, numbers));
                }
            }
            let place = here.first().map_or(clause.label, |number| number.span);
            let mut finding = self.finding(place, message);
            for number in &there {
                finding = finding.label(number.span, Message::new("lint-differing-numbers-there"));
            }
            if there.is_empty() {
                let label = Message::new("lint-differing-numbers-not-there");
                finding = finding.label(survey.corpus.clause(measure).label, label);
            }
            report.push(finding.hint(Message::new("lint-differing-numbers-hint")));
        }
    }
}

/// The clause of the plain edition that has another number of the same unit where a publisher's
/// clause without translations has one: that of another edition, or a slip. A restatement may have
/// further numbers, in an example, so one that is only there or only here says nothing.
fn another_in_plain(
    survey: &Survey<'_>,
    id: ClauseId,
    rule: RuleId,
    document: &Document,
) -> Option<ClauseId> {
    if document.edition != Edition::LATEST {
        return None;
    }
    let here = &survey.words(id)?.numbers;
    let mut plain = survey.plain_statements(rule, document);
    let (_, there) = plain.find(|(lang, _)| *lang == document.id.lang)?;
    let numbers = &survey.words(there)?.numbers;
    let swapped = unmatched(here, numbers).any(|one| {
        one.unit.is_some() && unmatched(numbers, here).any(|other| other.unit == one.unit)
    });
    swapped.then_some(there)
}

/// More numbers than this are not mistaken at once.
const MOST_SLIPS: usize = 4;

fn same(a: &[Number], b: &[Number]) -> bool {
    unmatched(a, b).next().is_none() && unmatched(b, a).next().is_none()
}

/// The numbers that the other text doesn't have.
fn unmatched<'a>(numbers: &'a [Number], others: &'a [Number]) -> impl Iterator<Item = &'a Number> {
    numbers
        .iter()
        .filter(|number| !number.weak && !others.iter().any(|other| number.agrees_with(other)))
}

fn quoted(survey: &Survey<'_>, numbers: &[&Number]) -> String {
    let texts: Vec<_> = numbers
        .iter()
        .map(|number| survey.corpus.sources.slice(number.span))
        .collect();
    texts.join(", ")
}
