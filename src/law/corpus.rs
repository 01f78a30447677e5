//! All documents together.

use std::sync::OnceLock;

use super::citations::Citations;
use super::index::Index;
use super::{Clause, ClauseId, ClauseNumber, Division, Document, Erratum, Reference, RuleId};
use crate::diag::Sources;
use crate::lang::{ByLang, Lang};

/// Every document of every language, with the ways between them.
#[derive(Debug, Default)]
pub struct Corpus {
    /// The texts.
    pub sources: Sources,
    /// The documents, ordered by language, then by part of the Laws.
    pub documents: Vec<Document>,
    /// The corrections that stand beside the sources.
    pub errata: Vec<Erratum>,
    /// The title of the book, in the languages that it is known in.
    pub titles: ByLang<Box<str>>,
    index: Index,
    citations: OnceLock<Citations>,
}

impl Corpus {
    /// A corpus of documents whose references are not resolved yet.
    pub fn new(sources: Sources, documents: Vec<Document>, errata: Vec<Erratum>) -> Corpus {
        Corpus {
            sources,
            index: Index::of(&documents),
            documents,
            errata,
            ..Corpus::default()
        }
    }

    /// A clause by its id.
    pub fn clause(&self, id: ClauseId) -> &Clause {
        &self.documents[id.document as usize].clauses[id.clause as usize]
    }

    /// The document a clause belongs to.
    pub fn document_of(&self, id: ClauseId) -> &Document {
        &self.documents[id.document as usize]
    }

    /// Every clause, document by document.
    pub fn clauses(&self) -> impl Iterator<Item = (ClauseId, &Clause)> {
        let documents = (0..).zip(&self.documents);
        documents.flat_map(|(at, document)| clauses_of(at, document))
    }

    /// The clauses with a number in a language, in order (several, if documents repeat it).
    pub fn numbered(&self, lang: Lang, number: ClauseNumber) -> &[ClauseId] {
        self.index.numbered(lang, number)
    }

    /// Every number of every language with its clauses, in any order.
    pub fn numbers(&self) -> impl Iterator<Item = (Lang, ClauseNumber, &[ClauseId])> {
        self.index.numbers()
    }

    /// The documents that are an article, appendix or guideline in a language.
    pub fn division(&self, lang: Lang, division: Division) -> &[u32] {
        self.index.division(lang, division)
    }

    /// Whether a document of the plain edition has a text of the publisher beside it that is the
    /// same part of the Laws.
    pub fn is_superseded(&self, document: u32) -> bool {
        let document = &self.documents[document as usize];
        let division = document.kind.division().filter(|_| document.plain);
        division.is_some_and(|division| {
            let mut texts = self.division(document.id.lang, division).iter();
            texts.any(|&at| !self.documents[at as usize].plain)
        })
    }

    /// The clauses that state a rule, in all languages.
    pub fn stating(&self, rule: RuleId) -> &[ClauseId] {
        self.index.stating(rule)
    }

    /// The clauses whose references lead to a clause. Who cites whom is found out when that is first
    /// asked, of references that are resolved by then; many who read a corpus never ask.
    pub fn cited_by(&self, id: ClauseId) -> &[ClauseId] {
        self.citations.get_or_init(|| Citations::of(self)).to(id)
    }

    /// The languages of the documents, in order.
    pub fn languages(&self) -> Vec<Lang> {
        let mut languages: Vec<_> = self
            .documents
            .iter()
            .map(|document| document.id.lang)
            .collect();
        languages.sort_unstable();
        languages.dedup();
        languages
    }

    /// Every reference with the clause it stands in (none in a preamble), document by document.
    pub fn references(&self) -> impl Iterator<Item = (&Document, Option<&Clause>, &Reference)> {
        self.documents.iter().flat_map(|document| {
            document.passages().flat_map(move |(clause, passage)| {
                passage
                    .references
                    .iter()
                    .map(move |reference| (document, clause, reference))
            })
        })
    }
}

fn clauses_of(at: u32, document: &Document) -> impl Iterator<Item = (ClauseId, &Clause)> {
    let clauses = (0..).zip(&document.clauses);
    clauses.map(move |(clause_at, clause)| {
        let id = ClauseId {
            document: at,
            clause: clause_at,
        };
        (id, clause)
    })
}
