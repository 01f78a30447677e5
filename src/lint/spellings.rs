//! Which spelling of a term is the usual one.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::Words;
use super::reading::Reading;
use crate::lang::{ByLang, Lang};
use crate::law::Corpus;

/// A term that a language doesn't always spell in the first way of its list.
#[derive(Clone, Copy, Debug)]
pub struct UsualSpelling {
    /// Which term of the list.
    pub term: u16,
    /// The spelling that occurs most; the first of the list among equals.
    pub spelling: u16,
}

/// The usual spelling of each term that is not always spelled in the first way.
pub(super) fn usual_spellings(
    corpus: &Corpus,
    words: &ByLang<Words>,
    readings: &[Reading],
) -> ByLang<Vec<UsualSpelling>> {
    let mut others: BTreeMap<(Lang, u16), BTreeMap<u16, usize>> = BTreeMap::new();
    for (document, reading) in corpus.documents.iter().zip(readings) {
        for used in reading.terms() {
            let counts = others.entry((document.id.lang, used.term)).or_default();
            *counts.entry(used.spelling).or_default() += 1;
        }
    }
    let mut usual: ByLang<Vec<_>> = ByLang::new();
    for ((lang, term), counts) in others {
        let most = counts
            .into_iter()
            .max_by_key(|&(spelling, count)| (count, Reverse(spelling)));
        let (Some((spelling, count)), Some(words)) = (most, words.get(&lang)) else {
            continue;
        };
        let first = &words.lexicon.terms().terms[usize::from(term)].spellings[0];
        let stem = first.trim_end_matches('*');
        let spelling = match occurs(stem, count, lang, term, corpus, readings) {
            true => 0,
            false => spelling,
        };
        usual
            .entry(lang)
            .or_default()
            .push(UsualSpelling { term, spelling });
    }
    usual
}

/// Whether the first spelling of a term occurs so many times. It mostly does, and in the same
/// documents as the others, so those are looked at first and the search ends early.
fn occurs(
    stem: &str,
    times: usize,
    lang: Lang,
    term: u16,
    corpus: &Corpus,
    readings: &[Reading],
) -> bool {
    let of_lang = |deviating: bool| {
        let documents = corpus.documents.iter().zip(readings);
        documents.filter(move |(document, reading)| {
            document.id.lang == lang
                && deviating == reading.terms().iter().any(|used| used.term == term)
        })
    };
    let uses = of_lang(true)
        .chain(of_lang(false))
        .flat_map(|(document, _)| corpus.sources.get(document.file).text().matches(stem));
    uses.take(times).count() == times
}
