//! All documents together.

use rustc_hash::FxHashMap;

use super::citations::Citations;
use super::{
    Clause, ClauseId, ClauseNumber, Division, Document, Erratum, Reference, RuleId, rules,
};
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
    /// By the rule's index.
    by_rule: Vec<Vec<ClauseId>>,
    citations: Citations,
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
        let documents = || (0..).zip(&self.documents);
        let clauses = || documents().flat_map(|(at, document)| clauses_of(at, document));
        let by_number = || {
            let mut by_number: FxHashMap<_, Vec<_>> = FxHashMap::default();
            for (document, id, clause) in clauses() {
                let number = (document.id.lang, clause.number);
                by_number.entry(number).or_default().push(id);
            }
            by_number
        };
        let by_others = || {
            let mut by_division: FxHashMap<_, Vec<_>> = FxHashMap::default();
            for (at, document) in documents() {
                if let Some(division) = document.kind.division() {
                    let division = (document.id.lang, division);
                    by_division.entry(division).or_default().push(at);
                }
            }
            let mut by_rule = vec![Vec::new(); rules().len()];
            for (_, id, clause) in clauses() {
                if let Some(rule) = clause.rule {
                    by_rule[rule.index()].push(id);
                }
            }
            (by_division, by_rule)
        };
        (self.by_number, (self.by_division, self.by_rule)) = rayon::join(by_number, by_others);
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
        documents
            .flat_map(|(at, document)| clauses_of(at, document).map(|(_, id, clause)| (id, clause)))
    }

    /// The clauses with a number in a language, in order (several, if documents repeat it).
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
        self.by_rule.get(rule.index()).map_or(&[], Vec::as_slice)
    }

    /// The clauses whose references lead to a clause.
    pub fn cited_by(&self, id: ClauseId) -> &[ClauseId] {
        self.citations.of(id)
    }

    /// Sets who cites whom: pairs of a cited clause and one that cites it.
    pub fn set_citations(&mut self, pairs: Vec<(ClauseId, ClauseId)>) {
        self.citations = Citations::new(pairs);
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

fn clauses_of(
    at: u32,
    document: &Document,
) -> impl Iterator<Item = (&Document, ClauseId, &Clause)> {
    let clauses = (0..).zip(&document.clauses);
    clauses.map(move |(clause_at, clause)| {
        let id = ClauseId {
            document: at,
            clause: clause_at,
        };
        (document, id, clause)
    })
}
