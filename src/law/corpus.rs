//! All documents together.

use rustc_hash::FxHashMap;

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
    by_number: FxHashMap<(Lang, ClauseNumber), Vec<ClauseId>>,
    by_division: FxHashMap<(Lang, Division), Vec<u32>>,
    by_rule: FxHashMap<RuleId, Vec<ClauseId>>,
    cited_by: FxHashMap<ClauseId, Vec<ClauseId>>,
}

impl Corpus {
    /// A corpus of documents whose references are not resolved yet; `index` makes the ways.
    pub fn new(sources: Sources, documents: Vec<Document>, errata: Vec<Erratum>) -> Corpus {
        let mut corpus = Corpus {
            sources,
            documents,
            errata,
            ..Corpus::default()
        };
        corpus.index_clauses();
        corpus
    }

    fn index_clauses(&mut self) {
        for (at, document) in self.documents.iter().enumerate() {
            let lang = document.id.lang;
            if let Some(division) = document.kind.division() {
                let documents = self.by_division.entry((lang, division)).or_default();
                documents.push(at as u32);
            }
            for (clause_at, clause) in document.clauses.iter().enumerate() {
                let id = ClauseId {
                    document: at as u32,
                    clause: clause_at as u32,
                };
                let numbered = self.by_number.entry((lang, clause.number)).or_default();
                numbered.push(id);
                if let Some(rule) = clause.rule {
                    self.by_rule.entry(rule).or_default().push(id);
                }
            }
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
        self.documents
            .iter()
            .enumerate()
            .flat_map(|(at, document)| {
                document
                    .clauses
                    .iter()
                    .enumerate()
                    .map(move |(clause_at, clause)| {
                        let id = ClauseId {
                            document: at as u32,
                            clause: clause_at as u32,
                        };
                        (id, clause)
                    })
            })
    }

    /// The clauses with a number in a language (several, if documents repeat it).
    pub fn numbered(&self, lang: Lang, number: ClauseNumber) -> &[ClauseId] {
        self.by_number
            .get(&(lang, number))
            .map_or(&[], Vec::as_slice)
    }

    /// The documents that are an article, appendix or guideline in a language.
    pub fn division(&self, lang: Lang, division: Division) -> &[u32] {
        self.by_division
            .get(&(lang, division))
            .map_or(&[], Vec::as_slice)
    }

    /// The clauses that state a rule, in all languages.
    pub fn stating(&self, rule: RuleId) -> &[ClauseId] {
        self.by_rule.get(&rule).map_or(&[], Vec::as_slice)
    }

    /// The clauses whose references lead to a clause.
    pub fn cited_by(&self, id: ClauseId) -> &[ClauseId] {
        self.cited_by.get(&id).map_or(&[], Vec::as_slice)
    }

    /// Sets who cites whom; each list in the order of the corpus, without repetition.
    pub fn set_citations(&mut self, citations: impl IntoIterator<Item = (ClauseId, ClauseId)>) {
        self.cited_by.clear();
        for (citing, cited) in citations {
            self.cited_by.entry(cited).or_default().push(citing);
        }
        for list in self.cited_by.values_mut() {
            list.sort_unstable();
            list.dedup();
        }
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
