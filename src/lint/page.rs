//! One document as a lint sees it.

use super::LanguageWords;
use super::reading::{PassageWords, Prose, Tokens, read};
use super::reference_form::ReferenceForms;
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
    /// On which side of the references their nouns stand; nothing in the plain edition.
    pub reference_forms: ReferenceForms,
}

/// The readable side of a page.
#[derive(Debug)]
pub struct PageText<'a> {
    /// The language's words.
    pub words: &'a LanguageWords,
    /// The text.
    pub prose: Prose,
    /// Where its words and marks are.
    pub tokens: Tokens,
}

impl<'a> Page<'a> {
    /// Reads a document of a corpus: its page, and what its words say, the preamble first, then
    /// the clauses.
    pub fn read(
        corpus: &'a Corpus,
        index: u32,
        known: &'a ByLang<LanguageWords>,
    ) -> (Page<'a>, Option<Vec<PassageWords>>) {
        let document = &corpus.documents[index as usize];
        let source = corpus.sources.get(document.file);
        let words = known.get(&document.id.lang);
        let text = words.map(|words| {
            let prose = Prose::of(document, source.text());
            let tokens = Tokens::of(prose.text());
            PageText {
                words,
                prose,
                tokens,
            }
        });
        let said = text
            .as_ref()
            .map(|text| read(&text.prose, &text.tokens, &text.words.lexicon));
        let nouns = words.and_then(|words| words.references.as_ref());
        let nouns = nouns.filter(|_| !document.plain);
        let reference_forms = nouns.map(|nouns| ReferenceForms::of(document, source.text(), nouns));
        let page = Page {
            reference_forms: reference_forms.unwrap_or_default(),
            index,
            document,
            source,
            text,
        };
        (page, said)
    }

    /// Whether the clause after another one lies below it.
    pub fn has_children(&self, clause: usize) -> bool {
        let next = self.document.clauses.get(clause + 1);
        next.is_some_and(|next| next.parent == Some(clause as u32))
    }
}
