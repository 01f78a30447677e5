//! A word that widens or narrows a rule, lost in translation.

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
        if !survey
            .words
            .contains_key(&survey.corpus.documents[at as usize].id.lang)
        {
            return;
        }
        for (id, clause, rule) in survey.comparable(at) {
            let lang = survey.corpus.document_of(id).id.lang;
            let others: Vec<_> = survey
                .translations(rule, lang)
                .filter(|(other, _)| survey.words.contains_key(other))
                .collect();
            let expected = Quantifier::ALL.into_iter().filter(|q| suits(*q, rule));
            for quantifier in expected {
                let has_it = |(_, there): &&(_, ClauseId)| is_lost(survey, quantifier, id, *there);
                let count = others.iter().filter(has_it).count();
                let Some((other, there)) = others.iter().find(has_it) else {
                    continue;
                };
                if count * 2 <= others.len() {
                    continue;
                }
                let message = Message::new(message_key(quantifier))
                    .text("number", clause.number)
                    .text("other", other);
                let there = survey.corpus.clause(*there).label;
                report.push(
                    self.finding(clause.label, message)
                        .label(there, Message::new("lint-lost-quantifier-there"))
                        .hint(Message::new("lint-lost-quantifier-hint")),
                );
            }
        }
    }
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

/// Whether the clause `here` lacks what the clause `there` says. Duty and permission only count
/// as lost where the one took the place of the other: many ways of speaking do without both.
fn is_lost(survey: &Survey<'_>, quantifier: Quantifier, here: ClauseId, there: ClauseId) -> bool {
    let has = |id: ClauseId, quantifier| survey.reading(id.document).has(id.clause, quantifier);
    let opposite = match quantifier {
        Quantifier::Shall => Some(Quantifier::May),
        Quantifier::May => Some(Quantifier::Shall),
        _ => None,
    };
    has(there, quantifier)
        && !has(here, quantifier)
        && opposite.is_none_or(|opposite| has(here, opposite) && !has(there, opposite))
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
