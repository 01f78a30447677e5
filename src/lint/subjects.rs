//! What the rules are about: the stems of the plain edition's words.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::lang::Lang;
use crate::law::{Corpus, RuleId};

/// The rules of a language by the stems of their words; those that few rules have count most.
#[derive(Debug, Default)]
pub struct Subjects {
    rules: Vec<(RuleId, BTreeSet<Box<str>>)>,
    counts: FxHashMap<Box<str>, usize>,
}

/// So many letters of a word are its stem.
const STEM: usize = 5;

/// Shorter words join others.
const SHORTEST: usize = 4;

impl Subjects {
    /// Of a language's plain edition; none without one.
    pub fn of(corpus: &Corpus, lang: Lang) -> Option<Subjects> {
        let mut subjects = Subjects::default();
        let plain = corpus.documents.iter().filter(|document| document.plain);
        for document in plain.filter(|document| document.id.lang == lang) {
            for clause in &document.clauses {
                let Some(rule) = clause.rule else { continue };
                let stems = stems(&clause.body.plain(&corpus.sources));
                for stem in &stems {
                    *subjects.counts.entry(stem.clone()).or_default() += 1;
                }
                subjects.rules.push((rule, stems));
            }
        }
        (!subjects.rules.is_empty()).then_some(subjects)
    }

    /// How alike a text and a rule are, from 0 to 1; none where the language has no such rule.
    pub fn likeness(&self, text: &BTreeSet<Box<str>>, rule: RuleId) -> Option<f64> {
        let mut rules = self.rules.iter();
        let (_, stems) = rules.find(|(it, _)| *it == rule)?;
        Some(self.cosine(text, stems))
    }

    /// The rule that a text is most alike.
    pub fn nearest(&self, text: &BTreeSet<Box<str>>) -> Option<(RuleId, f64)> {
        let rules = self.rules.iter();
        let alike = rules.map(|(rule, stems)| (*rule, self.cosine(text, stems)));
        alike.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    fn cosine(&self, one: &BTreeSet<Box<str>>, other: &BTreeSet<Box<str>>) -> f64 {
        let length = |stems: &BTreeSet<Box<str>>| self.weight(stems.iter()).sqrt();
        let both = length(one) * length(other);
        match both > 0.0 {
            true => self.weight(one.intersection(other)) / both,
            false => 0.0,
        }
    }

    fn weight<'s>(&self, stems: impl Iterator<Item = &'s Box<str>>) -> f64 {
        let rules = self.rules.len() as f64 + 1.0;
        let weight = |stem: &Box<str>| {
            let count = self.counts.get(stem).copied().unwrap_or_default();
            (rules / (count as f64 + 1.0)).ln().powi(2)
        };
        stems.map(weight).sum()
    }
}

/// The stems of a text.
pub fn stems(text: &str) -> BTreeSet<Box<str>> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphabetic());
    words
        .filter(|word| word.chars().nth(SHORTEST - 1).is_some())
        .map(|word| word.chars().take(STEM).collect::<String>().into())
        .collect()
}
