//! A word that widens or narrows a rule, lost in translation.

use super::reading::QuantifierSet;
use super::survey::{Comparable, First};
use super::{Lint, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::lang::Quantifier;
use crate::law::{ClauseId, RuleId, RuleKind};

/// Finds clauses that lack a quantifier which the same rule has in most other languages: each
/// player, at least, on that move, only; and clauses that allow what others demand although the
/// rule is a duty, or the reverse.
///
/// Such words decide cases: fifty moves of one player are not fifty moves of each. Languages put
/// things differently, so this is a hint to look. Example: `խաղացողի կողմից` beside
/// `каждым игроком`.
pub struct LostQuantifier;

impl Lint for LostQuantifier {
    fn code(&self) -> Code {
        Code("lost-quantifier")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn across(&self, at: u32, survey: &Survey<'_>, report: &mut Report) {
        let lang = survey.corpus.documents[at as usize].id.lang;
        if !survey.words.contains_key(&lang) {
            return;
        }
        for comparable in survey.comparable(at) {
            let Comparable {
                id, clause, rule, ..
            } = comparable;
            let here = quantifiers(survey, id);
            let others = || {
                survey
                    .translations(rule, lang)
                    .filter(|first| survey.words.contains_key(&first.lang))
            };
            let mut translations = survey.translations(rule, lang);
            if translations.all(|first| first.quantifiers == here) {
                continue;
            }
            for quantifier in Quantifier::ALL {
                let has_it = |first: &&First| is_lost(quantifier, here, first.quantifiers);
                let Some(first) = others().find(has_it) else {
                    continue;
                };
                let in_majority = others().filter(has_it).count() * 2 > others().count();
                if !in_majority || !suits(quantifier, rule) {
                    continue;
                }
                let message = Message::new(message_key(quantifier))
                    .text("number", clause.number)
                    .text("other", first.lang);
                let there = survey.corpus.clause(first.id).label;
                report.push(
                    self.finding(clause.label, message)
                        .label(there, Message::new("lint-lost-quantifier-there"))
                        .hint(Message::new("lint-lost-quantifier-hint")),
                );
            }
        }
    }
}

fn quantifiers(survey: &Survey<'_>, id: ClauseId) -> QuantifierSet {
    survey.reading(id.document).quantifiers(id.clause)
}

/// Whether a rule of its kind can have lost a quantifier: a permission loses no duty.
fn suits(quantifier: Quantifier, rule: RuleId) -> bool {
    let permits = matches!(rule.kind(), RuleKind::Permission | RuleKind::Discretion);
    match quantifier {
        Quantifier::Shall => !permits,
        Quantifier::May => permits,
        _ => true,
    }
}

/// Whether a clause lacks what another one says. Duty and permission only count as lost where the
/// one took the place of the other: many ways of speaking do without both.
fn is_lost(quantifier: Quantifier, here: QuantifierSet, there: QuantifierSet) -> bool {
    let opposite = match quantifier {
        Quantifier::Shall => Some(Quantifier::May),
        Quantifier::May => Some(Quantifier::Shall),
        _ => None,
    };
    there.has(quantifier)
        && !here.has(quantifier)
        && opposite.is_none_or(|opposite| here.has(opposite) && !there.has(opposite))
}

fn message_key(quantifier: Quantifier) -> &'static str {
    match quantifier {
        Quantifier::Each => "lint-lost-quantifier-each",
        Quantifier::AtLeast => "lint-lost-quantifier-at-least",
        Quantifier::ThatMove => "lint-lost-quantifier-that-move",
        Quantifier::Only => "lint-lost-quantifier-only",
        Quantifier::Shall => "lint-lost-quantifier-shall",
        Quantifier::May => "lint-lost-quantifier-may",
    }
}
