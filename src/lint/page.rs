//! One document as a lint sees it.

use std::ops::Range;

use super::Words;
use super::reading::{Mark, Prose};
use crate::diag::Source;
use crate::law::{Clause, Document};

/// A document with its prose and punctuation.
#[derive(Debug)]
pub struct Page<'a> {
    /// The document. Its references are not resolved yet.
    pub document: &'a Document,
    /// What was written.
    pub source: &'a Source,
    /// What there is to read; none if nothing is known about its language.
    pub text: Option<PageText<'a>>,
}

/// The readable side of a page.
#[derive(Debug)]
pub struct PageText<'a> {
    /// The language's words.
    pub words: &'a Words,
    /// The text.
    pub prose: &'a Prose,
    /// Its punctuation.
    pub marks: &'a [Mark],
}

impl<'a> Page<'a> {
    /// The clauses with where their text is in the prose; nothing if there is no text to read.
    pub fn clauses(
        &self,
    ) -> impl Iterator<Item = (usize, &'a Clause, &PageText<'a>, Range<usize>)> {
        let document = self.document;
        self.text.iter().flat_map(move |text| {
            let ranges = text.prose.passages().skip(1);
            let clauses = document.clauses.iter().enumerate();
            clauses
                .zip(ranges)
                .map(move |((at, clause), range)| (at, clause, text, range))
        })
    }
}
