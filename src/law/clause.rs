//! A clause: a numbered provision of a document.

use super::{ClauseNumber, Passage, RuleId};
use crate::diag::Span;

/// Which clause of a corpus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId {
    /// The index of the document in the corpus.
    pub document: u32,
    /// The index of the clause in the document.
    pub clause: u32,
}

/// A numbered provision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its number.
    pub number: ClauseNumber,
    /// The rule it states; none if the registry has no such number in the document's edition.
    pub rule: Option<RuleId>,
    /// The label as written, with its marks (`**9.2.1**`).
    pub label: Span,
    /// From the label to the end of its own text; the clauses below it follow.
    pub span: Span,
    /// Its text, without the label.
    pub body: Passage,
    /// The index of the clause that it is nested in.
    pub parent: Option<u32>,
}
