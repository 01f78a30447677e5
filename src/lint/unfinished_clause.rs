//! A clause that stops in the middle.

use rustc_hash::{FxHashMap, FxHashSet};

use super::page::PageText;
use super::reading::OBJECT;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Block, ClauseNumber, Edition, rules_at};

/// Finds clauses without an end: no final punctuation, an announcement that nothing follows, no
/// text at all.
///
/// The text was cut off, or a reader must guess that it wasn't. A heading needs no full stop, nor
/// do the items of an enumeration that all do without; an item may end in a comma or in "or" when
/// another one follows. Example: `(the pawn) can no longer` and then the next clause.
pub struct UnfinishedClause;

impl Lint for UnfinishedClause {
    fn code(&self) -> Code {
        Code("unfinished-clause")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let bodies = || text.prose.passages().skip(1).enumerate();
        let ends: Vec<_> = bodies()
            .map(|(at, range)| End::of(page, at, text, &text.prose.text()[range]))
            .collect();
        let open_enumerations = open_enumerations(page, &ends);
        for ((at, range), clause) in bodies().zip(&page.document.clauses) {
            let key = match ends[at] {
                End::Good => continue,
                End::Open if open_enumerations.contains(&clause.number.parent()) => continue,
                End::Open => "lint-unfinished-clause",
                End::Announcing => "lint-unfinished-clause-announcing",
                End::Continuing => "lint-unfinished-clause-continuing",
                End::Empty => "lint-unfinished-clause-empty",
            };
            let body = text.prose.text()[range.clone()].trim_end();
            let span = match body.split_whitespace().next_back() {
                None => clause.label,
                Some(word) => {
                    let end = range.start + body.len();
                    text.prose.span(end - word.len()..end)
                }
            };
            let message = Message::new(key).text("number", clause.number);
            report.push(
                self.finding(span, message)
                    .hint(Message::new("lint-unfinished-clause-hint")),
            );
        }
    }
}

/// How a clause ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// As it should.
    Good,
    /// Without any mark.
    Open,
    /// With a mark that announces what doesn't come.
    Announcing,
    /// With a comma or "or" after which no further item comes.
    Continuing,
    /// There is nothing that could end.
    Empty,
}

impl End {
    fn of(page: &Page<'_>, at: usize, text: &PageText<'_>, body: &str) -> End {
        let punctuation = &text.words.punctuation;
        let is_stop = |last: char| {
            punctuation.full_stops.contains(&last) || punctuation.foreign_full_stops.contains(&last)
        };
        let leads = page.has_children(at);
        let body = body.trim_end_matches(|c: char| c.is_whitespace() || is_closing(c));
        let Some(last) = body.chars().next_back() else {
            return if leads { End::Good } else { End::Empty };
        };
        if is_stop(last) || last == OBJECT {
            return End::Good;
        }
        let words = body.trim_end_matches(|c| punctuation.lead_ins.contains(&c));
        let is_last = |known: &str| {
            let before = words.strip_suffix(known);
            before.is_some_and(|before| before.is_empty() || before.ends_with(char::is_whitespace))
        };
        let is_connective = punctuation.connectives.iter().any(|known| is_last(known));
        if is_connective || matches!(last, ',' | ';') {
            let goes_on = leads || has_next_sibling(page, at);
            return if goes_on { End::Good } else { End::Continuing };
        }
        if punctuation.lead_ins.contains(&last) {
            return if leads { End::Good } else { End::Announcing };
        }
        let clause = &page.document.clauses[at];
        let is_title = (leads && !has_inner_end(&punctuation.full_stops, body))
            || is_heading(clause.number)
            || matches!(
                clause.body.blocks.last(),
                Some(Block::Heading { .. } | Block::Table { .. })
            );
        if punctuation.other_ends.contains(&last) || is_title {
            return End::Good;
        }
        End::Open
    }
}

/// Whether a number heads others in some edition; others leave such headings out.
fn is_heading(number: ClauseNumber) -> bool {
    let mut editions = Edition::ALL.into_iter();
    editions.any(|edition| {
        rules_at(edition, number)
            .iter()
            .any(|rule| rule.is_heading())
    })
}

fn is_closing(c: char) -> bool {
    matches!(c, ')' | ']' | '»' | '"' | '”' | '’' | '\'')
}

/// Whether a text has a sentence that ends before its own end.
fn has_inner_end(full_stops: &[char], body: &str) -> bool {
    let mut parts = body.split(full_stops).skip(1);
    parts.any(|rest| rest.starts_with(char::is_whitespace))
}

fn has_next_sibling(page: &Page<'_>, at: usize) -> bool {
    let clauses = &page.document.clauses;
    let parent = clauses[at].number.parent();
    let inside = |number| parent.is_some_and(|parent| parent.is_ancestor_of(number));
    clauses[at + 1..]
        .iter()
        .take_while(|later| inside(later.number))
        .any(|later| later.number.parent() == parent)
}

/// The enumerations that do without final punctuation throughout, by the number above them.
fn open_enumerations(page: &Page<'_>, ends: &[End]) -> FxHashSet<Option<ClauseNumber>> {
    // By the number above: how many items there are, and how many of them are open.
    let mut counts: FxHashMap<_, (usize, usize)> = FxHashMap::default();
    for (clause, end) in page.document.clauses.iter().zip(ends) {
        let (all, open) = counts.entry(clause.number.parent()).or_default();
        *all += 1;
        *open += usize::from(*end == End::Open);
    }
    counts.retain(|_, (all, open)| *all > 1 && all == open);
    counts.into_keys().collect()
}
