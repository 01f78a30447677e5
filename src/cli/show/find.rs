//! Rules by words: in their titles and ids, in the terms of the glossary, in the texts.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use serde::Deserialize;

use super::words::WordRules;
use crate::cli::globals::Globals;
use crate::diag::nearest;
use crate::lang::Locale;
use crate::law::{Corpus, Edition, RuleId, rules};

/// A rule that words find.
pub struct Match {
    /// The rule.
    pub rule: RuleId,
    /// How well it fits; the best is first.
    pub score: u32,
}

/// How much a word counts where it stands.
const IN_TITLE: u32 = 4;
const IN_TERM: u32 = 3;
const IN_ID: u32 = 2;
const IN_TEXT: u32 = 1;

/// A word of fewer letters is not looked for inside others.
const SHORTEST_PART: usize = 4;

/// The part of a term in the glossary that leads to rules.
#[derive(Deserialize)]
struct Term {
    term: String,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    rules: Vec<RuleId>,
}

#[derive(Default, Deserialize)]
struct Glossary {
    #[serde(default, rename = "term")]
    terms: Vec<Term>,
}

/// What can be found in a language.
pub struct Finder<'a> {
    locale: &'a Locale,
    words: WordRules,
    /// The stems that lead to a rule, and how much each counts.
    entries: BTreeMap<RuleId, BTreeMap<String, u32>>,
    glossary: Glossary,
}

impl<'a> Finder<'a> {
    /// For the texts of a language.
    pub fn new(locale: &'a Locale, corpus: &Corpus) -> Result<Finder<'a>> {
        let words: Option<WordRules> = locale.toml_if_present("search.toml")?;
        let glossary: Option<Glossary> = locale.toml_if_present("glossary.toml")?;
        let mut finder = Finder {
            locale,
            words: words.unwrap_or_default().ordered(),
            entries: BTreeMap::new(),
            glossary: glossary.unwrap_or_default(),
        };
        finder.add_titles();
        finder.add_terms();
        finder.add_texts(corpus);
        Ok(finder)
    }

    fn add_titles(&mut self) {
        for rule in rules() {
            self.add(rule, &rule.as_str().replace(['.', '-'], " "), IN_ID);
            if let Ok(title) = self.locale.text().title(&rule.title_key()) {
                self.add(rule, &title, IN_TITLE);
            }
        }
    }

    fn add_terms(&mut self) {
        for term in std::mem::take(&mut self.glossary.terms) {
            for &rule in &term.rules {
                for name in std::iter::once(&term.term).chain(&term.also) {
                    self.add(rule, name, IN_TERM);
                }
            }
            self.glossary.terms.push(term);
        }
    }

    fn add_texts(&mut self, corpus: &Corpus) {
        for (id, clause) in corpus.clauses() {
            if let Some(rule) = clause.rule
                && corpus.document_of(id).id.lang == self.locale.lang()
            {
                self.add(rule, &clause.body.plain(&corpus.sources), IN_TEXT);
            }
        }
    }

    fn add(&mut self, rule: RuleId, text: &str, weight: u32) {
        let entry = self.entries.entry(rule).or_default();
        for stem in self.words.stems(text) {
            let counts = entry.entry(stem).or_default();
            *counts = (*counts).max(weight);
        }
    }

    /// The rules in which every word is found, the best first, then in the order of the Laws.
    pub fn find(&self, what: &str) -> Vec<Match> {
        let asked = self.words.stems(what);
        if asked.is_empty() {
            return Vec::new();
        }
        let asked: Vec<_> = asked
            .iter()
            .map(|stem| self.words.alternatives(stem))
            .collect();
        let scored = self.entries.iter().filter_map(|(&rule, entry)| {
            let mut score = 0;
            for alternatives in &asked {
                score += weight(entry, alternatives)?;
            }
            Some(Match { rule, score })
        });
        let mut matches: Vec<_> = scored.collect();
        let number = |rule: RuleId| rule.number(Edition::LATEST);
        matches.sort_by_key(|found| {
            let number = number(found.rule);
            (std::cmp::Reverse(found.score), number.is_none(), number)
        });
        matches
    }

    /// The words of titles and terms with the nearest spelling.
    pub fn nearest(&self, what: &str) -> Option<String> {
        let mut known = BTreeSet::new();
        for rule in rules() {
            let title = self.locale.text().title(&rule.title_key());
            known.extend(self.words.words(&title.unwrap_or_default()));
        }
        for term in &self.glossary.terms {
            known.extend(self.words.words(&term.term));
        }
        let asked = self.words.words(what);
        let near = asked.iter().map(|word| {
            let known = known.iter().map(String::as_str);
            nearest(word, known).map(str::to_owned)
        });
        let near = near.collect::<Option<Vec<String>>>()?.join(" ");
        // What finds nothing is no help.
        (!self.find(&near).is_empty()).then_some(near)
    }
}

/// The rules that words find in the reader's language, else in the first one in which they find any.
pub fn best_matches(
    what: &str,
    globals: &Globals,
    corpus: &Corpus,
) -> Result<(Vec<Match>, Locale)> {
    let mine = globals.locale().lang();
    let others = globals.locales().languages();
    for lang in std::iter::once(mine).chain(others) {
        let locale = globals.locales().open(lang)?;
        let found = Finder::new(&locale, corpus)?.find(what);
        if !found.is_empty() {
            return Ok((found, locale));
        }
    }
    Ok((Vec::new(), globals.locales().open(mine)?))
}

/// How much the best of some words counts for a rule; a part of a word counts as in the text.
fn weight(entry: &BTreeMap<String, u32>, alternatives: &[String]) -> Option<u32> {
    let whole = alternatives.iter().filter_map(|stem| entry.get(stem)).max();
    let is_part = |known: &String| {
        alternatives
            .iter()
            .any(|stem| stem.chars().count() >= SHORTEST_PART && known.contains(stem.as_str()))
    };
    whole
        .copied()
        .or_else(|| entry.keys().any(is_part).then_some(IN_TEXT))
}
