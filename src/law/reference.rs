//! A mention of a clause or a whole division.

use super::{ClauseId, ClauseNumber, RuleId};
use crate::diag::Span;

/// A mention of an article, appendix, guideline or clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The number in the text (`12.6`), without its noun.
    pub span: Span,
    /// What the text says.
    pub written: ClauseNumber,
    /// What is meant: the same, unless an erratum corrects it.
    pub target: ClauseNumber,
    /// The other end, where this opens a range (`4.2 – 4.7`); the end is a reference as well.
    pub through: Option<ClauseNumber>,
    /// The link it stands in.
    pub link: Option<Link>,
    /// The rule that the target is in the document's edition.
    pub rule: Option<RuleId>,
    /// Where the target was found.
    pub resolution: Resolution,
}

/// The link around a reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The whole link.
    pub span: Span,
    /// Where it leads, as written.
    pub target: Box<str>,
}

/// Where the target of a reference was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// A clause of the corpus, in the same language: the one with that number, or the first below
    /// it where the number itself has no text.
    Clause(ClauseId),
    /// A whole document of the corpus, by its index, in the same language.
    Document(u32),
    /// Not among the documents of this language; the edition has it.
    Registry,
    /// Nowhere.
    Nowhere,
}

impl Reference {
    /// Whether the target exists.
    pub fn is_resolved(&self) -> bool {
        self.resolution != Resolution::Nowhere
    }
}
