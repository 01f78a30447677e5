//! Where clauses are, by what they are called.

use rustc_hash::FxHashMap;

use super::{ClauseId, ClauseNumber, Division, Document, RuleId, rules};
use crate::lang::Lang;

/// The ways to the clauses of a corpus and to its documents.
#[derive(Debug)]
pub(super) struct Index {
    by_number: FxHashMap<(Lang, ClauseNumber), Vec<ClauseId>>,
    by_division: FxHashMap<(Lang, Division), Vec<u32>>,
    /// By the rule's index.
    by_rule: Vec<Vec<ClauseId>>,
}

impl Default for Index {
    fn default() -> Index {
        Index {
            by_number: FxHashMap::default(),
            by_division: FxHashMap::default(),
            by_rule: vec![Vec::new(); rules().len()],
        }
    }
}

impl Index {
    pub(super) fn of(documents: &[Document]) -> Index {
        let mut index = Index::default();
        for (at, document) in (0..).zip(documents) {
            index.add(at, document);
        }
        index
    }

    fn add(&mut self, at: u32, document: &Document) {
        let lang = document.id.lang;
        if let Some(division) = document.kind.division() {
            let known = self.by_division.entry((lang, division));
            known.or_default().push(at);
        }
        for (clause_at, clause) in (0..).zip(&document.clauses) {
            let id = ClauseId {
                document: at,
                clause: clause_at,
            };
            let known = self.by_number.entry((lang, clause.number));
            known.or_default().push(id);
            if let Some(rule) = clause.rule {
                self.by_rule[rule.index()].push(id);
            }
        }
    }

    /// The clauses with a number in a language, in order.
    pub(super) fn numbered(&self, lang: Lang, number: ClauseNumber) -> &[ClauseId] {
        let found = self.by_number.get(&(lang, number));
        found.map_or(&[], Vec::as_slice)
    }

    /// All numbers of a language with their clauses, in any order.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (Lang, ClauseNumber, &[ClauseId])> {
        let numbers = self.by_number.iter();
        numbers.map(|(&(lang, number), clauses)| (lang, number, clauses.as_slice()))
    }

    /// The documents that are a division in a language.
    pub(super) fn division(&self, lang: Lang, division: Division) -> &[u32] {
        let found = self.by_division.get(&(lang, division));
        found.map_or(&[], Vec::as_slice)
    }

    /// The clauses that state a rule, in all languages.
    pub(super) fn stating(&self, rule: RuleId) -> &[ClauseId] {
        &self.by_rule[rule.index()]
    }
}
