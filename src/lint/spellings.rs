//! Which spelling of a term is the usual one.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use memchr::memmem::Finder;

use super::Words;
use super::survey::Notes;
use crate::lang::{ByLang, Lang};
use crate::law::Corpus;

/// A term that a language spells in several ways.
#[derive(Clone, Copy, Debug)]
pub struct UsualSpelling {
    /// Which term of the list.
    pub term: u16,
    /// The spelling that occurs most; the first of the list among equals.
    pub spelling: u16,
}

/// The usual spelling of each term that is spelled in several ways.
pub(super) fn usual_spellings(
    corpus: &Corpus,
    words: &ByLang<Words>,
    notes: &[Notes],
) -> ByLang<Vec<UsualSpelling>> {
    let mut others: BTreeMap<(Lang, u16), BTreeMap<u16, usize>> = BTreeMap::new();
    for (document, notes) in corpus.documents.iter().zip(notes) {
        for used in notes.reading.terms() {
            let counts = others.entry((document.id.lang, used.term)).or_default();
            *counts.entry(used.spelling).or_default() += 1;
        }
    }
    let mut usual: ByLang<Vec<_>> = ByLang::new();
    for ((lang, term), counts) in others {
        let is_only_one = counts.len() == 1;
        let most = counts
            .into_iter()
            .max_by_key(|&(spelling, count)| (count, Reverse(spelling)));
        let (Some((spelling, count)), Some(words)) = (most, words.get(&lang)) else {
            continue;
        };
        let first = &words.lexicon.terms().terms[usize::from(term)].spellings[0];
        let uses = Uses {
            stem: first.trim_end_matches('*'),
            lang,
            term,
            corpus,
            notes,
        };
        let spelling = match uses.count_to(count) {
            0 if is_only_one => continue,
            found if found == count => 0,
            _ => spelling,
        };
        usual
            .entry(lang)
            .or_default()
            .push(UsualSpelling { term, spelling });
    }
    usual
}

/// The uses of a term's first spelling.
struct Uses<'a> {
    stem: &'a str,
    lang: Lang,
    term: u16,
    corpus: &'a Corpus,
    notes: &'a [Notes],
}

impl Uses<'_> {
    /// How many there are, up to a number. There mostly are, and in the same documents as the
    /// other spellings, so those are looked at first and the search ends early.
    fn count_to(&self, most: usize) -> usize {
        let finder = Finder::new(self.stem);
        let texts = self.texts(true).chain(self.texts(false));
        let uses = texts.flat_map(|text| finder.find_iter(text.as_bytes()));
        uses.take(most).count()
    }

    fn texts(&self, deviating: bool) -> impl Iterator<Item = &str> {
        let documents = self.corpus.documents.iter().zip(self.notes);
        documents
            .filter(move |(document, notes)| {
                let mut terms = notes.reading.terms().iter();
                document.id.lang == self.lang
                    && deviating == terms.any(|used| used.term == self.term)
            })
            .map(|(document, _)| self.corpus.sources.get(document.file).text())
    }
}
