//! A word that widens or narrows a rule, lost in translation.

use super::survey::Comparable;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::lang::{Lang, Quantifier};
use crate::law::{ClauseId, RuleId, RuleKind};

/// Finds clauses that lack a quantifier which the same rule has in most other languages: each
/// player, at least, on that move, only; and clauses that allow what others demand although the
/// rule is a duty, or the reverse; and clauses that allow something where the plain edition of a
/// procedure or an outcome doesn't. A publisher's clause is also compared with the plain edition,
/// where all languages of that agree; there it matters too whether a move is completed or made.
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

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        for Comparable { id, clause, rule } in survey.comparable(page.index) {
            let Some(here) = survey.words(id) else {
                continue;
            };
            let words = |(lang, id)| Some((lang, id, &survey.words(id)?.quantifiers));
            let translations = survey.translations(rule, page.document);
            let others: Vec<_> = translations.filter_map(words).collect();
            let plain = survey.plain_statements(rule, page.document);
            let plain: Vec<_> = plain.filter_map(words).collect();
            if let Some(&(_, id, _)) = without_permission(rule, &here.quantifiers, &plain) {
                let message = Message::new("lint-lost-quantifier-added")
                    .text("number", clause.number)
                    .text("other", survey.text_name(page.document, id));
                let there = survey.corpus.clause(id).label;
                report.push(
                    self.finding(clause.label, message)
                        .label(there, Message::new("lint-lost-quantifier-there"))
                        .hint(Message::new("lint-lost-quantifier-hint")),
                );
            }
            for quantifier in Quantifier::ALL {
                let lost = |(.., there): &&Said<'_>| is_lost(quantifier, &here.quantifiers, there);
                let mut having = others.iter().filter(lost);
                let measure = having
                    .next()
                    .filter(|_| (1 + having.count()) * 2 > others.len())
                    .filter(|_| quantifier != Quantifier::Completed)
                    .or_else(|| {
                        let is_lost = match quantifier {
                            Quantifier::Completed => {
                                is_completion_lost(&here.quantifiers, &plain, page.document.id.lang)
                            }
                            _ => is_kept(quantifier) && plain.iter().all(|it| lost(&it)),
                        };
                        plain.first().filter(|_| is_lost)
                    });
                let Some(&(_, id, _)) = measure else {
                    continue;
                };
                if !suits(quantifier, rule) {
                    continue;
                }
                let message = Message::new(message_key(quantifier))
                    .text("number", clause.number)
                    .text("other", survey.text_name(page.document, id));
                let there = survey.corpus.clause(id).label;
                report.push(
                    self.finding(clause.label, message)
                        .label(there, Message::new("lint-lost-quantifier-there"))
                        .hint(Message::new("lint-lost-quantifier-hint")),
                );
            }
        }
    }
}

/// The plain text of a clause that says "may" in a rule that allows nothing.
fn without_permission<'a>(
    rule: RuleId,
    here: &[Quantifier],
    plain: &'a [Said<'a>],
) -> Option<&'a Said<'a>> {
    let decides = matches!(rule.kind(), RuleKind::Procedure | RuleKind::Outcome);
    let allows = |said: &[Quantifier]| said.contains(&Quantifier::May);
    let is_added = decides && allows(here) && !plain.iter().any(|(.., there)| allows(there));
    plain.first().filter(|_| is_added)
}

/// What a clause of a language says.
type Said<'a> = (Lang, ClauseId, &'a Vec<Quantifier>);

/// Whether a restatement in other words keeps a quantifier: it may well say "each" once more.
fn is_kept(quantifier: Quantifier) -> bool {
    use Quantifier::{May, Series, Shall, ThatMove};
    matches!(quantifier, ThatMove | Series | Shall | May)
}

/// Whether a clause has made moves where the plain edition has completed ones, in all languages,
/// and speaks of no made ones in this language.
fn is_completion_lost(here: &[Quantifier], plain: &[Said<'_>], lang: Lang) -> bool {
    let says = |said: &[Quantifier], what| said.contains(&what);
    let (made, completed) = (Quantifier::Made, Quantifier::Completed);
    let mut own = plain.iter().filter(|(of, ..)| *of == lang);
    says(here, made)
        && !says(here, completed)
        && plain.iter().all(|(.., there)| says(there, completed))
        && !own.any(|(.., there)| says(there, made))
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

/// Whether a clause lacks what another one says. Duty and permission, like completed and made,
/// only count as lost where the one took the place of the other: many ways of speaking do without both.
fn is_lost(quantifier: Quantifier, here: &[Quantifier], there: &[Quantifier]) -> bool {
    let opposite = match quantifier {
        Quantifier::Shall => Some(Quantifier::May),
        Quantifier::May => Some(Quantifier::Shall),
        Quantifier::Completed => Some(Quantifier::Made),
        _ => None,
    };
    there.contains(&quantifier)
        && !here.contains(&quantifier)
        && opposite.is_none_or(|opposite| here.contains(&opposite) && !there.contains(&opposite))
}

fn message_key(quantifier: Quantifier) -> &'static str {
    match quantifier {
        Quantifier::Each => "lint-lost-quantifier-each",
        Quantifier::AtLeast => "lint-lost-quantifier-at-least",
        Quantifier::ThatMove => "lint-lost-quantifier-that-move",
        Quantifier::Only => "lint-lost-quantifier-only",
        Quantifier::Series => "lint-lost-quantifier-series",
        Quantifier::Shall => "lint-lost-quantifier-shall",
        Quantifier::May => "lint-lost-quantifier-may",
        Quantifier::Completed | Quantifier::Made => "lint-lost-quantifier-completed",
    }
}
