//! One document as a lint sees it.

use std::ops::Range;

use super::LanguageWords;
use super::reading::{PassageWords, Prose, read, words};
use crate::diag::Source;
use crate::lang::ByLang;
use crate::law::{Corpus, Document};

/// A document with its prose.
#[derive(Debug)]
pub struct Page<'a> {
    /// Its place among the documents of the corpus.
    pub index: u32,
    /// The document.
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
    pub words: &'a LanguageWords,
    /// The text.
    pub prose: Prose,
    /// Where its words are.
    pub places: Vec<Range<usize>>,
    /// What its words say: the preamble first, then the clauses.
    pub passages: Vec<PassageWords>,
}

impl<'a> Page<'a> {
    /// Reads a document of a corpus.
    pub fn read(corpus: &'a Corpus, index: u32, known: &'a ByLang<LanguageWords>) -> Page<'a> {
        let document = &corpus.documents[index as usize];
        let source = corpus.sources.get(document.file);
        let text = known.get(&document.id.lang).map(|known| {
            let prose = Prose::of(document, source.text());
            PageText {
                words: known,
                passages: read(&prose, &known.lexicon),
                places: words(prose.text()).collect(),
                prose,
            }
        });
        Page {
            index,
            document,
            source,
            text,
        }
    }

    /// Whether the clause after another one lies below it.
    pub fn has_children(&self, clause: usize) -> bool {
        let next = self.document.clauses.get(clause + 1);
        next.is_some_and(|next| next.parent == Some(clause as u32))
    }
}
