//! Which spelling of a term is the usual one.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

use memchr::memmem::Finder;
use rustc_hash::FxHashSet;

use super::Words;
use super::reading::{is_letter, word_end};
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
    if others.is_empty() {
        return ByLang::new();
    }
    let opens_file = first_of_files(corpus);
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
            spelling: Spelling::new(first),
            lang,
            term,
            corpus,
            notes,
            opens_file: &opens_file,
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

/// By document: whether it is the first of its file, which may hold several.
fn first_of_files(corpus: &Corpus) -> Vec<bool> {
    let mut files = FxHashSet::default();
    let documents = corpus.documents.iter();
    documents
        .map(|document| files.insert(document.file))
        .collect()
}

/// A spelling of a term, as it is looked for where no scan found it.
pub(super) struct Spelling<'a> {
    /// As it is written in the list.
    small: Finder<'a>,
    /// With a capital first letter.
    capital: Option<Finder<'static>>,
    /// Whether any ending may follow.
    is_stem: bool,
}

impl<'a> Spelling<'a> {
    /// A spelling of the list; `*` stands for any ending.
    pub(super) fn new(spelling: &'a str) -> Spelling<'a> {
        let stem = spelling.strip_suffix('*');
        let letters = stem.unwrap_or(spelling);
        Spelling {
            small: Finder::new(letters),
            capital: capitalised(letters).map(|capital| Finder::new(&capital).into_owned()),
            is_stem: stem.is_some(),
        }
    }

    /// Where a text has it, as whole words.
    pub(super) fn uses(&self, text: &str) -> impl Iterator<Item = Range<usize>> {
        self.finders().flat_map(|finder| self.found(finder, text))
    }

    fn finders(&self) -> impl Iterator<Item = &Finder<'a>> {
        std::iter::once(&self.small).chain(&self.capital)
    }

    fn found(&self, finder: &Finder<'_>, text: &str) -> impl Iterator<Item = Range<usize>> {
        let length = finder.needle().len();
        let bytes = text.as_bytes();
        let hits = finder.find_iter(bytes);
        hits.filter_map(move |start| {
            let before = text[..start].chars().next_back().map_or(0, char::len_utf8);
            let opens = before == 0 || !is_letter(bytes, start - before);
            let end = match self.is_stem {
                true => word_end(bytes, start + length),
                false => start + length,
            };
            (opens && !is_letter(bytes, end)).then_some(start..end)
        })
    }
}

/// A word with a capital first letter, where it has another one and that is a single letter: a
/// ligature without a capital would be another spelling.
fn capitalised(word: &str) -> Option<String> {
    let mut letters = word.chars();
    let first = letters.next()?;
    let mut capital = first.to_uppercase();
    let (upper, None) = (capital.next()?, capital.next()) else {
        return None;
    };
    (upper != first).then(|| format!("{upper}{}", letters.as_str()))
}

/// The uses of a term's first spelling.
struct Uses<'a> {
    spelling: Spelling<'a>,
    lang: Lang,
    term: u16,
    corpus: &'a Corpus,
    notes: &'a [Notes],
    opens_file: &'a [bool],
}

impl Uses<'_> {
    /// How many there are, up to a number. There mostly are, and in the same documents as the
    /// other spellings, so those are looked at first and the search ends early.
    fn count_to(&self, most: usize) -> usize {
        let uses = self.spelling.finders().flat_map(|finder| {
            let texts = self.texts(true).chain(self.texts(false));
            texts.flat_map(|text| self.spelling.found(finder, text))
        });
        uses.take(most).count()
    }

    /// The files whose first document deviates, or those whose first doesn't.
    fn texts(&self, deviating: bool) -> impl Iterator<Item = &str> {
        let documents = self.corpus.documents.iter().zip(self.notes);
        documents
            .zip(self.opens_file)
            .filter(move |((document, notes), opens_file)| {
                let mut terms = notes.reading.terms().iter();
                **opens_file
                    && document.id.lang == self.lang
                    && deviating == terms.any(|used| used.term == self.term)
            })
            .map(|((document, _), _)| self.corpus.sources.get(document.file).text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses<'t>(spelling: &str, text: &'t str) -> Vec<&'t str> {
        let spelling = Spelling::new(spelling);
        spelling.uses(text).map(|range| &text[range]).collect()
    }

    #[test]
    fn a_spelling_is_found_as_whole_words() {
        assert_eq!(uses("её", "её, неё, еён, Её (её)"), ["её", "её", "Её"]);
        assert_eq!(uses("և", "որևէ և այնուհետև։ Եւ"), ["և"]);
        assert_eq!(
            uses("партнёр*", "Партнёра и партнёр"),
            ["партнёр", "Партнёра"]
        );
        assert_eq!(uses("ոչ-ոքի*", "Ոչ-ոքիի, ոչ-ոքի"), ["ոչ-ոքի", "Ոչ-ոքիի"]);
    }
}
