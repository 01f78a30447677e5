//! A document: one article, appendix or guideline in one language.

use std::fmt;

use super::{Clause, Division, Edition, Passage, Reference};
use crate::diag::{FileId, Span};
use crate::lang::Lang;

/// The name of a document: `hy/article9`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DocumentId {
    /// Its language.
    pub lang: Lang,
    /// Its name within the language.
    pub slug: Box<str>,
}

impl fmt::Display for DocumentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.lang, self.slug)
    }
}

/// What part of the Laws a document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DocumentKind {
    /// A numbered part.
    Division(Division),
    /// An introduction or preface.
    Preface,
    /// A glossary.
    Glossary,
    /// Something else without a number.
    Other,
}

impl DocumentKind {
    /// The stable lower-case name, for programs.
    pub fn name(self) -> &'static str {
        match self {
            DocumentKind::Division(division) => division.kind(),
            DocumentKind::Preface => "preface",
            DocumentKind::Glossary => "glossary",
            DocumentKind::Other => "other",
        }
    }

    /// The article, appendix or guideline, where it is one.
    pub fn division(self) -> Option<Division> {
        match self {
            DocumentKind::Division(division) => Some(division),
            _ => None,
        }
    }

    /// The place of such a document among those of its language.
    pub fn order(self) -> (u8, Option<Division>) {
        match self {
            DocumentKind::Preface => (0, None),
            DocumentKind::Other => (1, None),
            DocumentKind::Division(division) => (2, Some(division)),
            DocumentKind::Glossary => (3, None),
        }
    }
}

/// One document of the Laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Its name.
    pub id: DocumentId,
    /// What part of the Laws it is.
    pub kind: DocumentKind,
    /// The edition whose numbers it follows.
    pub edition: Edition,
    /// Whether it belongs to kanon's own plain edition and not to the publisher's texts.
    pub plain: bool,
    /// Its title, without markup.
    pub title: Box<str>,
    /// The heading that the title comes from.
    pub heading: Option<Span>,
    /// The file it was read from.
    pub file: FileId,
    /// What stands before the first clause; the whole text of a document without clauses.
    pub preamble: Passage,
    /// Its clauses in the order of the text; a clause names the one it is nested in.
    pub clauses: Vec<Clause>,
}

impl Document {
    /// The indices of the clauses directly below a clause, or of the outermost ones.
    pub fn children(&self, parent: Option<u32>) -> impl Iterator<Item = u32> {
        self.clauses
            .iter()
            .enumerate()
            .filter(move |(_, clause)| clause.parent == parent)
            .map(|(at, _)| at as u32)
    }

    /// Every reference, in order.
    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        self.passages().flat_map(|(_, passage)| &passage.references)
    }

    /// The preamble and the clause bodies, in order; the preamble belongs to no clause.
    pub fn passages(&self) -> impl Iterator<Item = (Option<&Clause>, &Passage)> {
        std::iter::once((None, &self.preamble)).chain(
            self.clauses
                .iter()
                .map(|clause| (Some(clause), &clause.body)),
        )
    }
}
