//! A reference to another rule than the provision cites.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::survey::Comparable;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};
use crate::law::{
    Clause, ClauseId, ClauseNumber, Document, Edition, Reference, RuleId, cited_by_rule, rules,
    rules_at, rules_under,
};

/// Finds references that point to a different rule than the Laws cite in the same provision, as
/// the registry knows them.
///
/// After a renumbering such a reference still leads to a clause, just not to the one that is
/// meant. What a number covers is compared, not the number, so editions may differ. A reference
/// is only reported when the one that is expected is missing: citing more than others is no
/// fault. Example: 9.6.1 citing 9.2.2 where positions are defined in 9.2.3.
pub struct DivergingReference;

impl Lint for DivergingReference {
    fn code(&self) -> Code {
        Code("diverging-reference")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        for Comparable { id, clause, rule } in survey.comparable(page.index) {
            let expected = &CITED_BY_THE_LAWS[rule.index()];
            if !expected.is_empty() {
                self.beside_the_laws(document, clause, rule, expected, report);
                self.missing(id, rule, expected, survey, report);
            }
        }
    }
}

impl DivergingReference {
    fn beside_the_laws(
        &self,
        document: &Document,
        clause: &Clause,
        rule: RuleId,
        expected: &[CitedNumber],
        report: &mut Report,
    ) {
        let is_expected = |reference: &Reference| {
            let is_cited = |rule| expected.iter().any(|cited| cited.covers.contains(&rule));
            reference.written == reference.target && reference.rule.is_some_and(is_cited)
        };
        if clause.body.references.iter().all(is_expected) {
            return;
        }
        let references = cited(document, clause, rule);
        for (reference, expected) in diverging(&references, expected) {
            let expected = renumber(expected.number, document.edition);
            let message = Message::new("lint-diverging-reference")
                .text("number", reference.written)
                .text("expected", expected);
            let finding = self.diverges(reference, message, expected);
            report.push(
                match earlier_edition(reference.written, expected, document.edition) {
                    Some(edition) => finding.hint(
                        Message::new("lint-diverging-reference-hint-edition")
                            .text("meant", expected)
                            .text("number", reference.written)
                            .text("other", edition),
                    ),
                    None => finding,
                },
            );
        }
    }

    /// References of the Laws that all languages of the plain edition have and that a clause lacks
    /// which has others.
    fn missing(
        &self,
        id: ClauseId,
        rule: RuleId,
        expected: &[CitedNumber],
        survey: &Survey<'_>,
        report: &mut Report,
    ) {
        let references = |id: ClauseId| {
            let document = survey.corpus.document_of(id);
            cited(document, survey.corpus.clause(id), rule)
        };
        let (document, clause) = (survey.corpus.document_of(id), survey.corpus.clause(id));
        let here = references(id);
        if here.is_empty() || !diverging(&here, expected).is_empty() {
            return;
        }
        let has = |references: &[(&Reference, CitedNumber)], expected: &CitedNumber| {
            references.iter().any(|(_, cited)| cited.overlaps(expected))
        };
        let plain: Vec<_> = survey.plain_statements(rule, document).collect();
        let in_plain =
            |expected: &CitedNumber| plain.iter().all(|&(_, id)| has(&references(id), expected));
        let missing: Vec<_> = expected
            .iter()
            .filter(|expected| !has(&here, expected) && !plain.is_empty() && in_plain(expected))
            .map(|expected| renumber(expected.number, document.edition).to_string())
            .collect();
        if missing.is_empty() {
            return;
        }
        let message =
            Message::new("lint-diverging-reference-missing").text("numbers", missing.join(", "));
        report.push(
            Diagnostic::new(self.code(), Severity::Hint, clause.label, message)
                .hint(Message::new("lint-diverging-reference-missing-hint")),
        );
    }

    fn diverges(&self, reference: &Reference, message: Message, meant: ClauseNumber) -> Diagnostic {
        self.finding(reference.span, message)
            .hint(Message::new("lint-diverging-reference-hint").text("meant", meant))
    }
}

/// What each rule cites in the Laws as the registry knows them, by the rule's index.
static CITED_BY_THE_LAWS: LazyLock<Vec<Vec<CitedNumber>>> = LazyLock::new(|| {
    let cited = |&number: &ClauseNumber| CitedNumber {
        number,
        covers: Cow::Borrowed(rules_under(Edition::LATEST, number)),
    };
    rules()
        .map(|rule| cited_by_rule(rule).iter().map(cited).collect())
        .collect()
});

/// A number that is cited, and the rules that it covers; the opening of a range covers all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CitedNumber {
    number: ClauseNumber,
    covers: Cow<'static, [RuleId]>,
}

impl CitedNumber {
    fn overlaps(&self, other: &CitedNumber) -> bool {
        match (&self.covers, &other.covers) {
            (Cow::Borrowed(a), Cow::Borrowed(b)) if std::ptr::eq(*a, *b) => true,
            (a, b) => a.iter().any(|rule| b.contains(rule)),
        }
    }
}

/// The references of a clause to other rules, with what they cover. Numbers that the edition
/// doesn't have are faults of another kind.
fn cited<'a>(
    document: &Document,
    clause: &'a Clause,
    own: RuleId,
) -> Vec<(&'a Reference, CitedNumber)> {
    let references = clause.body.references.iter();
    references
        .map(|reference| {
            let cited = CitedNumber {
                number: reference.written,
                covers: covered(document.edition, reference),
            };
            (reference, cited)
        })
        .filter(|(_, cited)| !cited.covers.is_empty() && !cited.covers.contains(&own))
        .collect()
}

fn covered(edition: Edition, reference: &Reference) -> Cow<'static, [RuleId]> {
    let first = reference.written;
    let Some(last) = reference.through else {
        return Cow::Borrowed(rules_under(edition, first));
    };
    let in_range =
        |number: ClauseNumber| first <= number && (number <= last || last.is_ancestor_of(number));
    let rules = rules().filter(|rule| rule.number(edition).is_some_and(in_range));
    Cow::Owned(rules.collect())
}

/// The references that stand where another one is expected: neither has a counterpart. Of several
/// the closest numbers belong together.
fn diverging<'a>(
    references: &[(&'a Reference, CitedNumber)],
    expected: &[CitedNumber],
) -> Vec<(&'a Reference, CitedNumber)> {
    let mut unexpected: Vec<_> = references
        .iter()
        .filter(|(_, cited)| !expected.iter().any(|expected| expected.overlaps(cited)))
        .collect();
    if unexpected.is_empty() {
        return Vec::new();
    }
    let mut missing: Vec<_> = expected
        .iter()
        .filter(|expected| !references.iter().any(|(_, cited)| cited.overlaps(expected)))
        .collect();
    let mut pairs = Vec::new();
    while let Some((_, here, there)) = closest(&unexpected, &missing) {
        pairs.push((unexpected.remove(here).0, missing.remove(there).clone()));
    }
    pairs.sort_by_key(|(reference, _)| reference.span);
    pairs
}

/// Which two are closest to each other, and how close.
fn closest(
    unexpected: &[&(&Reference, CitedNumber)],
    missing: &[&CitedNumber],
) -> Option<(Distance, usize, usize)> {
    let pairs = unexpected.iter().enumerate().flat_map(|(here, cited)| {
        missing
            .iter()
            .enumerate()
            .map(move |(there, expected)| (distance(cited.1.number, expected.number), here, there))
    });
    pairs.min()
}

/// How far two numbers are apart, level by level: those of one article are close.
type Distance = (bool, [u16; ClauseNumber::MAX_LEVELS]);

fn distance(a: ClauseNumber, b: ClauseNumber) -> Distance {
    let level = |number: &ClauseNumber, at: usize| number.levels().get(at).copied().unwrap_or(0);
    let levels = std::array::from_fn(|at| level(&a, at).abs_diff(level(&b, at)));
    (a.division() != b.division(), levels)
}

/// The other edition in which a rule of an edition stands under a number: the text was taken over
/// from there.
fn earlier_edition(
    written: ClauseNumber,
    meant: ClauseNumber,
    edition: Edition,
) -> Option<Edition> {
    let rule = *rules_at(edition, meant).first()?;
    let others = Edition::ALL.into_iter().filter(|&other| other != edition);
    others
        .rev()
        .find(|&other| rule.number(other) == Some(written))
}

/// A number of the newest edition as another edition has it.
fn renumber(number: ClauseNumber, edition: Edition) -> ClauseNumber {
    rules_at(Edition::LATEST, number)
        .first()
        .and_then(|rule| rule.number(edition))
        .unwrap_or(number)
}
