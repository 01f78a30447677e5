//! A clause that stops in the middle.

use std::ops::Range;

use super::foreign_full_stop::has_children;
use super::page::PageText;
use super::reading::OBJECT;
use super::{Lint, Page};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{Block, Clause, ClauseNumber, Edition, rules_at};

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

    fn within(&self, page: &Page<'_>, report: &mut Report) {
        let ends: Vec<_> = page
            .clauses()
            .map(|(at, clause, text, range)| End::of(page, at, clause, text, range))
            .collect();
        let mut kinds = None;
        for (at, clause, text, range) in page.clauses() {
            let key = match ends[at] {
                End::Good => continue,
                End::Open
                    if kinds
                        .get_or_insert_with(|| Kinds::of(page, &ends))
                        .none_ends(clause.number) =>
                {
                    continue;
                }
                End::Open => "lint-unfinished-clause",
                End::Announcing => "lint-unfinished-clause-announcing",
                End::Continuing => "lint-unfinished-clause-continuing",
                End::Empty => "lint-unfinished-clause-empty",
            };
            let body = text.prose.text()[range.clone()].trim_end();
            let span = match body.trim_start().is_empty() {
                true => clause.label,
                false => {
                    let word = body.rsplit(char::is_whitespace).next().unwrap_or(body);
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
    fn of(
        page: &Page<'_>,
        at: usize,
        clause: &Clause,
        text: &PageText<'_>,
        range: Range<usize>,
    ) -> End {
        let body = &text.prose.text()[range.clone()];
        let punctuation = &text.words.punctuation;
        let last = body.trim_ascii_end().chars().next_back();
        let is_stop = |last: &char| {
            punctuation.full_stops.contains(last) || punctuation.foreign_full_stops.contains(last)
        };
        if last.as_ref().is_some_and(is_stop) {
            return End::Good;
        }
        let leads = has_children(page, at);
        let body = body.trim_end_matches(|c: char| c.is_whitespace() || is_closing(c));
        let Some(last) = body.chars().next_back() else {
            return if leads { End::Good } else { End::Empty };
        };
        if is_stop(&last) || last == OBJECT {
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
        let is_title = (leads && !has_inner_end(text, range.start..range.start + body.len()))
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
fn has_inner_end(text: &PageText<'_>, body: Range<usize>) -> bool {
    let first = text.marks.partition_point(|mark| mark.at() < body.start);
    let marks = text.marks[first..].iter();
    marks
        .take_while(|mark| mark.end() < body.end)
        .filter(|mark| mark.uses.full_stop)
        .any(|mark| text.prose.text()[mark.end()..].starts_with(char::is_whitespace))
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

/// The enumerations of a document: by the number above, how many items there are and how many of
/// them are open.
struct Kinds(Vec<Kind>);

/// The items below a number.
struct Kind {
    above: Option<ClauseNumber>,
    all: usize,
    open: usize,
}

impl Kinds {
    /// Those with open items: mostly there are few.
    fn of(page: &Page<'_>, ends: &[End]) -> Kinds {
        let clauses = || {
            let above = page.document.clauses.iter().map(|it| it.number.parent());
            above.zip(ends.iter().map(|end| *end == End::Open))
        };
        let mut kinds: Vec<_> = clauses()
            .filter(|(_, open)| *open)
            .map(|(above, _)| Kind {
                above,
                all: 0,
                open: 0,
            })
            .collect();
        kinds.sort_unstable_by_key(|kind| kind.above);
        kinds.dedup_by_key(|kind| kind.above);
        for (above, open) in clauses() {
            if let Ok(at) = kinds.binary_search_by_key(&above, |kind| kind.above) {
                kinds[at].all += 1;
                kinds[at].open += usize::from(open);
            }
        }
        Kinds(kinds)
    }

    /// Whether the enumeration of a number does without final punctuation throughout.
    fn none_ends(&self, number: ClauseNumber) -> bool {
        let above = number.parent();
        let kind = self.0.binary_search_by_key(&above, |kind| kind.above);
        kind.is_ok_and(|at| self.0[at].all > 1 && self.0[at].all == self.0[at].open)
    }
}
