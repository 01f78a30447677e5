//! All documents as a lint sees them that compares.

use super::Words;
use super::page_names::PageNames;
use super::reading::{QuantifierSet, Reading};
use super::spellings::{FirstSpelling, UsualSpelling, usual_spellings};
use crate::lang::{ByLang, Lang};
use crate::law::{Clause, ClauseId, Corpus, Document, Edition, RuleId, rules, rules_at};

/// The corpus with what its words say, and one statement of each rule in each language to compare
/// with. A tree may hold many copies of one article: each is compared with the first of another
/// language, so that the work grows with the tree and not with its square.
#[derive(Debug)]
pub struct Survey<'a> {
    /// All documents.
    pub corpus: &'a Corpus,
    /// What is known about the languages.
    pub words: &'a ByLang<Words>,
    /// What the addresses of the tree say.
    pub names: PageNames<'a>,
    notes: Vec<Notes>,
    /// By the rule's index: the first clause of each language that states it.
    statements: Vec<Vec<First>>,
    /// By the rule's index: whether it shares its number with another rule in some edition.
    shares_number: Vec<bool>,
    spellings: ByLang<Vec<UsualSpelling>>,
}

/// What comparing needs of a document, noted when it was read: so many documents are not looked
/// through again.
#[derive(Debug)]
pub struct Notes {
    /// The edition whose rules its clauses were taken for.
    pub edition: Edition,
    /// What its words say.
    pub reading: Reading,
    /// How often its text has the first spellings of terms that it also spells in another way.
    pub first_spellings: Vec<FirstSpelling>,
    /// Its clauses that state a rule.
    pub statements: Vec<Statement>,
}

/// A clause that states a rule.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    clause: u32,
    rule: RuleId,
    has_references: bool,
}

/// The first clause of a language that states a rule, with what others are compared by.
#[derive(Clone, Copy, Debug)]
pub struct First {
    /// The language.
    pub lang: Lang,
    /// Which clause.
    pub id: ClauseId,
    /// Its quantifiers.
    pub quantifiers: QuantifierSet,
    /// Whether it has numbers.
    pub has_numbers: bool,
}

impl Statement {
    /// The statements of a document.
    pub fn all(document: &Document) -> Vec<Statement> {
        let mut statements = Vec::with_capacity(document.clauses.len());
        let clauses = document.clauses.iter().enumerate();
        statements.extend(clauses.filter_map(|(at, clause)| {
            Some(Statement {
                clause: at as u32,
                rule: clause.rule?,
                has_references: !clause.body.references.is_empty(),
            })
        }));
        statements
    }
}

/// A clause that states exactly one rule.
#[derive(Clone, Copy, Debug)]
pub struct Comparable<'a> {
    /// Which clause.
    pub id: ClauseId,
    /// The clause.
    pub clause: &'a Clause,
    /// The rule.
    pub rule: RuleId,
    /// Whether it refers to other rules.
    pub has_references: bool,
}

impl<'a> Survey<'a> {
    /// Prepares comparing; there are notes on each document.
    pub fn new(corpus: &'a Corpus, words: &'a ByLang<Words>, mut notes: Vec<Notes>) -> Survey<'a> {
        for (notes, document) in notes.iter_mut().zip(&corpus.documents) {
            if notes.edition != document.edition {
                notes.statements = Statement::all(document);
            }
        }
        let shares_number: Vec<_> = rules().map(shares_number).collect();
        Survey {
            corpus,
            words,
            names: PageNames::of(corpus),
            spellings: usual_spellings(corpus, words, &notes),
            statements: first_statements(corpus, &shares_number, &notes),
            shares_number,
            notes,
        }
    }

    /// What the words of a document say.
    pub fn reading(&self, document: u32) -> &Reading {
        &self.notes[document as usize].reading
    }

    /// The first clause that states a rule in a language.
    pub fn statement(&self, rule: RuleId, lang: Lang) -> Option<ClauseId> {
        let of_rule = &self.statements[rule.index()];
        let found = of_rule.iter().find(|first| first.lang == lang)?;
        Some(found.id)
    }

    /// The first clause of each other language that states a rule.
    pub fn translations(&self, rule: RuleId, lang: Lang) -> impl Iterator<Item = &First> {
        let of_rule = self.statements[rule.index()].iter();
        of_rule.filter(move |first| first.lang != lang)
    }

    /// Whether every clause of a document states a rule.
    pub fn states_rules_only(&self, document: u32) -> bool {
        let document = document as usize;
        self.notes[document].statements.len() == self.corpus.documents[document].clauses.len()
    }

    /// The clauses of a document that state exactly one rule.
    pub fn comparable(&self, document: u32) -> impl Iterator<Item = Comparable<'a>> {
        let clauses: &'a [Clause] = &self.corpus.documents[document as usize].clauses;
        let statements = self.notes[document as usize].statements.iter();
        statements
            .filter(|statement| !self.shares_number[statement.rule.index()])
            .map(
                move |&Statement {
                          clause,
                          rule,
                          has_references,
                      }| Comparable {
                    id: ClauseId { document, clause },
                    clause: &clauses[clause as usize],
                    rule,
                    has_references,
                },
            )
    }

    /// How the terms of a language are usually spelled.
    pub fn usual_spellings(&self, lang: Lang) -> &[UsualSpelling] {
        self.spellings.get(&lang).map_or(&[], Vec::as_slice)
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
            .map(|first| first.id)
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

fn first_statements(corpus: &Corpus, shares_number: &[bool], notes: &[Notes]) -> Vec<Vec<First>> {
    let mut statements: Vec<Vec<(Lang, ClauseId)>> = vec![Vec::new(); rules().len()];
    let mut state = |rule: RuleId, lang: Lang, id: ClauseId| {
        let of_rule = &mut statements[rule.index()];
        match of_rule.iter_mut().find(|(other, _)| *other == lang) {
            Some((_, first)) => *first = id.min(*first),
            None => of_rule.push((lang, id)),
        }
    };
    for rule in rules() {
        for &id in corpus.stating(rule) {
            let document = corpus.document_of(id);
            state(rule, document.id.lang, id);
            if shares_number[rule.index()] {
                for &other in rules_at(document.edition, corpus.clause(id).number) {
                    state(other, document.id.lang, id);
                }
            }
        }
    }
    let first = |(lang, id): (Lang, ClauseId)| {
        let reading = &notes[id.document as usize].reading;
        First {
            lang,
            id,
            quantifiers: reading.quantifiers(id.clause),
            has_numbers: !reading.numbers(id.clause).is_empty(),
        }
    };
    let in_order = |mut of_rule: Vec<(Lang, ClauseId)>| {
        of_rule.sort_unstable_by_key(|(_, id)| *id);
        of_rule.into_iter().map(first).collect()
    };
    statements.into_iter().map(in_order).collect()
}

fn shares_number(rule: RuleId) -> bool {
    Edition::ALL.into_iter().any(|edition| {
        rule.number(edition)
            .is_some_and(|number| rules_at(edition, number).len() > 1)
    })
}
