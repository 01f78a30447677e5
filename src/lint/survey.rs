//! All documents as a lint sees them that compares.

use std::collections::BTreeMap;

use super::Words;
use super::reading::Reading;
use crate::lang::{ByLang, Lang};
use crate::law::{Clause, ClauseId, Corpus, Document, RuleId, rules, rules_at};

/// The corpus with what its words say, and one statement of each rule in each language to compare
/// with. A tree may hold many copies of one article: each is compared with the first of another
/// language, so that the work grows with the tree and not with its square.
#[derive(Debug)]
pub struct Survey<'a> {
    /// All documents.
    pub corpus: &'a Corpus,
    /// What is known about the languages.
    pub words: &'a ByLang<Words>,
    readings: Vec<Reading>,
    /// By the rule's index: the first clause of each language that states it.
    statements: Vec<Vec<(Lang, ClauseId)>>,
    spellings: BTreeMap<(Lang, u16), Vec<usize>>,
}

impl<'a> Survey<'a> {
    /// Prepares comparing; there is one reading for each document.
    pub fn new(corpus: &'a Corpus, words: &'a ByLang<Words>, readings: Vec<Reading>) -> Survey<'a> {
        let mut spellings: BTreeMap<(Lang, u16), Vec<usize>> = BTreeMap::new();
        for (document, reading) in corpus.documents.iter().zip(&readings) {
            for term in reading.terms() {
                let counts = spellings.entry((document.id.lang, term.term)).or_default();
                let spelling = usize::from(term.spelling);
                counts.resize(counts.len().max(spelling + 1), 0);
                counts[spelling] += 1;
            }
        }
        Survey {
            corpus,
            words,
            readings,
            statements: first_statements(corpus),
            spellings,
        }
    }

    /// What the words of a document say.
    pub fn reading(&self, document: u32) -> &Reading {
        &self.readings[document as usize]
    }

    /// The first clause that states a rule in a language.
    pub fn statement(&self, rule: RuleId, lang: Lang) -> Option<ClauseId> {
        let of_rule = &self.statements[rule.index()];
        let found = of_rule.iter().find(|(other, _)| *other == lang)?;
        Some(found.1)
    }

    /// The first clause of each other language that states a rule.
    pub fn translations(&self, rule: RuleId, lang: Lang) -> impl Iterator<Item = (Lang, ClauseId)> {
        let of_rule = self.statements[rule.index()].iter().copied();
        of_rule.filter(move |(other, _)| *other != lang)
    }

    /// The clauses of a document that state exactly one rule, with that rule.
    pub fn comparable(&self, at: u32) -> impl Iterator<Item = (ClauseId, &'a Clause, RuleId)> {
        let document: &'a Document = &self.corpus.documents[at as usize];
        let clauses = document.clauses.iter().enumerate();
        clauses.filter_map(move |(index, clause)| {
            let id = ClauseId {
                document: at,
                clause: index as u32,
            };
            match rules_at(document.edition, clause.number) {
                [rule] if clause.rule == Some(*rule) => Some((id, clause, *rule)),
                _ => None,
            }
        })
    }

    /// How often each spelling of a term occurs in a language.
    pub fn spellings(&self, lang: Lang, term: u16) -> &[usize] {
        self.spellings.get(&(lang, term)).map_or(&[], Vec::as_slice)
    }

    /// The statement of a rule that most languages side with; among equals the newer edition, then
    /// the first language. It is the measure when a clause differs from its translations.
    pub fn measure(
        &self,
        clause: ClauseId,
        rule: RuleId,
        agree: impl Fn(ClauseId, ClauseId) -> bool,
    ) -> ClauseId {
        let lang = self.corpus.document_of(clause).id.lang;
        let mut candidates: Vec<_> = self
            .translations(rule, lang)
            .map(|(_, statement)| statement)
            .collect();
        candidates.push(clause);
        let rank = |&candidate: &ClauseId| {
            let votes = candidates.iter().filter(|&&other| agree(candidate, other));
            let document = self.corpus.document_of(candidate);
            let first = std::cmp::Reverse(document.id.lang);
            (votes.count(), document.edition, first)
        };
        candidates
            .iter()
            .copied()
            .max_by_key(rank)
            .unwrap_or(clause)
    }
}

fn first_statements(corpus: &Corpus) -> Vec<Vec<(Lang, ClauseId)>> {
    let mut statements = vec![Vec::new(); rules().len()];
    for (id, clause) in corpus.clauses() {
        let document = corpus.document_of(id);
        let lang = document.id.lang;
        for rule in rules_at(document.edition, clause.number) {
            let of_rule: &mut Vec<(Lang, ClauseId)> = &mut statements[rule.index()];
            if of_rule.iter().all(|(other, _)| *other != lang) {
                of_rule.push((lang, id));
            }
        }
    }
    statements
}
