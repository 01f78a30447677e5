//! Which spelling of a term is the usual one.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

use memchr::memmem::Finder;
use rustc_hash::FxHashSet;

use super::Words;
use super::reading::{Reading, is_letter, word_end};
use super::survey::Notes;
use crate::lang::{ByLang, Lang};
use crate::law::{Corpus, Document};

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
        let uses = Uses {
            spelling: &words.first_spellings[usize::from(term)],
            lang,
            term,
            corpus,
            notes,
            opens_file: &opens_file,
        };
        let spelling = match uses.count_to(count) {
            0 if is_only_one => continue,
            found if found >= count => 0,
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

/// How often a text has the first spelling of a term that it also spells in another way.
#[derive(Clone, Copy, Debug)]
pub struct FirstSpelling {
    term: u16,
    count: u32,
}

impl FirstSpelling {
    /// Counts in a text, as long as it is at hand: of a large tree it is in no cache later.
    pub(super) fn all(words: &Words, reading: &Reading, text: &str) -> Vec<FirstSpelling> {
        let mut terms: Vec<_> = reading.terms().iter().map(|used| used.term).collect();
        terms.sort_unstable();
        terms.dedup();
        let counts = terms.into_iter().map(|term| FirstSpelling {
            term,
            count: words.first_spellings[usize::from(term)].uses(text).count() as u32,
        });
        counts.collect()
    }
}

/// A spelling of a term, as it is looked for where no scan found it.
#[derive(Debug)]
pub(super) struct Spelling {
    /// Its first letter, small and capital.
    first: [char; 2],
    /// What follows it; nothing where it is a single letter.
    rest: Option<Finder<'static>>,
    /// Whether any ending may follow.
    is_stem: bool,
}

impl Spelling {
    /// A spelling of the list; `*` stands for any ending.
    pub(super) fn new(spelling: &str) -> Spelling {
        let stem = spelling.strip_suffix('*');
        let letters = stem.unwrap_or(spelling);
        let mut rest = letters.chars();
        let first = rest.next().unwrap_or_default();
        let rest = Some(rest.as_str()).filter(|rest| !rest.is_empty());
        Spelling {
            first: [first, capital(first)],
            rest: rest.map(|rest| Finder::new(rest).into_owned()),
            is_stem: stem.is_some(),
        }
    }

    /// Where a text has it, as whole words.
    pub(super) fn uses(&self, text: &str) -> impl Iterator<Item = Range<usize>> {
        let length = self.rest.as_ref().map_or(0, |rest| rest.needle().len());
        let bytes = text.as_bytes();
        self.after_first(text).filter_map(move |rest| {
            let mut before = text[..rest].chars().rev();
            let first = before.next().filter(|it| self.first.contains(it))?;
            let start = rest - first.len_utf8();
            let before = before.next().map_or(0, char::len_utf8);
            let opens = before == 0 || !is_letter(bytes, start - before);
            let end = match self.is_stem {
                true => word_end(bytes, rest + length),
                false => rest + length,
            };
            (opens && !is_letter(bytes, end)).then_some(start..end)
        })
    }

    /// Where the rest of it begins in a text, whatever stands before.
    fn after_first(&self, text: &str) -> impl Iterator<Item = usize> {
        let [small, capital] = self.first;
        let cases = [Some(small), Some(capital).filter(|it| *it != small)];
        let cases = cases.into_iter().flatten();
        let single = cases.filter(|_| self.rest.is_none());
        let single = single.flat_map(|case| text.match_indices(case));
        let rest = self.rest.iter();
        rest.flat_map(|rest| rest.find_iter(text.as_bytes()))
            .chain(single.map(|(at, letter)| at + letter.len()))
    }
}

/// The capital of a first letter, where it has one and that is a single letter: a ligature without
/// a capital would be another spelling.
fn capital(first: char) -> char {
    let mut capital = first.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(upper), None) => upper,
        _ => first,
    }
}

/// The uses of a term's first spelling.
struct Uses<'a> {
    spelling: &'a Spelling,
    lang: Lang,
    term: u16,
    corpus: &'a Corpus,
    notes: &'a [Notes],
    opens_file: &'a [bool],
}

impl Uses<'_> {
    /// How many there are, up to a number. There mostly are, and in the same documents as the
    /// other spellings, where they are counted: the search in the others ends early.
    fn count_to(&self, most: usize) -> usize {
        let counted: usize = self.files().filter_map(|(_, counted)| counted).sum();
        let uses = self.other_texts().flat_map(|text| self.spelling.uses(text));
        counted + uses.take(most.saturating_sub(counted)).count()
    }

    /// The files of the language, by their first document: how many uses were counted in its text,
    /// if it was.
    fn files(&self) -> impl Iterator<Item = (&Document, Option<usize>)> {
        let documents = self.corpus.documents.iter().zip(self.notes);
        documents
            .zip(self.opens_file)
            .filter(|((document, _), opens_file)| **opens_file && document.id.lang == self.lang)
            .map(|((document, notes), _)| {
                let mut counts = notes.first_spellings.iter();
                let counted = counts.find(|first| first.term == self.term);
                (document, counted.map(|first| first.count as usize))
            })
    }

    /// The texts in which nobody counted.
    fn other_texts(&self) -> impl Iterator<Item = &str> {
        self.files()
            .filter(|(_, counted)| counted.is_none())
            .map(|(document, _)| self.corpus.sources.get(document.file).text())
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
        assert_eq!(uses("её", "её, неё, еён, Её (её)"), ["её", "Её", "её"]);
        assert_eq!(uses("և", "որևէ և այնուհետև։ Եւ"), ["և"]);
        assert_eq!(uses("к", "К доске, к часам; ко мне, как"), ["к", "К"]);
        assert_eq!(
            uses("партнёр*", "Партнёра и партнёр"),
            ["Партнёра", "партнёр"]
        );
        assert_eq!(uses("ոչ-ոքի*", "Ոչ-ոքիի, ոչ-ոքի"), ["Ոչ-ոքիի", "ոչ-ոքի"]);
    }
}
