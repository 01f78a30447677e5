//! A correction that stands beside a source.

use super::{ClauseNumber, DocumentId};
use crate::diag::Span;
use crate::lang::ByLang;

/// What is known to be wrong in a source, and what is right: the source itself stays as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erratum {
    /// The document concerned.
    pub document: DocumentId,
    /// The clause concerned; none for the preamble or the document as a whole.
    pub clause: Option<ClauseNumber>,
    /// The lint codes it acknowledges.
    pub codes: Vec<Box<str>>,
    /// The words concerned, as the source has them; none for the whole clause.
    pub text: Option<Box<str>>,
    /// For a reference: what it should point to.
    pub target: Option<ClauseNumber>,
    /// For other faults: how the text should read.
    pub correction: Option<Box<str>>,
    /// Whether the law reads otherwise without it; typography is for editors only.
    pub changes_sense: bool,
    /// Why, for readers.
    pub reason: ByLang<Box<str>>,
    /// Where the erratum itself is written.
    pub span: Span,
    /// Where its parts are written.
    pub places: ErratumPlaces,
}

/// Where the parts of an erratum are written; the erratum itself for those that it leaves out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErratumPlaces {
    /// Its document.
    pub document: Span,
    /// Its clause.
    pub clause: Span,
    /// Each of its codes.
    pub codes: Vec<Span>,
    /// Its words.
    pub text: Span,
    /// What the reference should point to.
    pub target: Span,
}
