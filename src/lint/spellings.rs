//! The words of a language, counted.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Page;
use super::reading::{spelled, spelled_words};
use crate::lang::{ByLang, Lang};

/// How often each word stands in the documents of a language, and which words are well spelled:
/// those of the plain edition and of kanon's own messages.
#[derive(Debug, Default)]
pub struct Spellings {
    counts: FxHashMap<Box<str>, usize>,
    known: FxHashSet<Box<str>>,
    /// The words that are not known, as they are written, with their small letters.
    unknown: FxHashMap<Box<str>, Box<str>>,
    /// The known words and all words, in order, for asking how many begin alike.
    known_in_order: Vec<Box<str>>,
    in_order: Vec<Box<str>>,
    /// Where a word without one of its letters is a word too: the letter with those after it, and
    /// the place of the longer word. In order.
    dropped_letters: Vec<(Box<str>, usize)>,
    letters: Vec<char>,
}

impl Spellings {
    /// Counts the words of all documents, by language.
    pub fn by_language(pages: &[Page<'_>]) -> ByLang<Spellings> {
        let mut spellings: ByLang<Spellings> = ByLang::new();
        let mut written: ByLang<FxHashMap<&str, usize>> = ByLang::new();
        for page in pages {
            let Some(text) = &page.text else { continue };
            let prose = text.prose.text();
            let known = &mut of(&mut spellings, page.document.id.lang).known;
            if known.is_empty() {
                known.clone_from(&text.words.known);
            }
            if page.document.plain {
                known.extend(spelled_words(prose).map(|(_, word)| word.into()));
            }
            let counts = written.entry(page.document.id.lang).or_default();
            for range in text.tokens.words() {
                *counts.entry(&prose[range]).or_default() += 1;
            }
        }
        for (lang, written) in written {
            let of_language = of(&mut spellings, lang);
            of_language.count_all(written);
            of_language.arrange();
        }
        spellings
    }

    /// Counts words as they are written; all that are known are known by now.
    fn count_all(&mut self, written: FxHashMap<&str, usize>) {
        for (word, count) in written {
            let Some(small) = spelled(word) else { continue };
            if !self.is_known(&small) {
                self.unknown.insert(word.into(), small.as_str().into());
            }
            *self.counts.entry(small.into()).or_default() += count;
        }
    }

    /// The small letters of a word of the documents that is not known for certain.
    pub fn unknown(&self, written: &str) -> Option<&str> {
        self.unknown.get(written).map(|word| &**word)
    }

    /// How often a word stands in the documents.
    pub fn count(&self, word: &str) -> usize {
        self.counts.get(word).copied().unwrap_or(0)
    }

    /// Whether a word is well spelled for certain.
    pub fn is_known(&self, word: &str) -> bool {
        self.known.contains(word)
    }

    /// The letters of the language.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    fn has(&self, word: &str) -> bool {
        self.counts.contains_key(word) || self.known.contains(word)
    }

    /// Once all words are counted: puts them in order and collects their letters.
    fn arrange(&mut self) {
        self.known_in_order = self.known.iter().cloned().collect();
        self.known_in_order.sort_unstable();
        let unknown = self.counts.keys().filter(|word| !self.is_known(word));
        self.in_order = self.known.iter().chain(unknown).cloned().collect();
        self.in_order.sort_unstable();
        let letters: FxHashSet<char> = self.in_order.iter().flat_map(|it| it.chars()).collect();
        self.letters = letters.into_iter().collect();
        self.letters.sort_unstable();
        let dropped = self.in_order.iter().enumerate().flat_map(|(at, word)| {
            let shorter = dropped_letters(word).filter(|(shorter, _)| self.has(shorter));
            shorter.flat_map(move |(_, from)| nears(word, from).map(move |near| (near.into(), at)))
        });
        self.dropped_letters = dropped.collect();
        self.dropped_letters.sort_unstable();
        self.dropped_letters.dedup();
    }

    /// Whether a known word goes on after this one: it is a shorter form of that.
    pub fn is_stem(&self, word: &str) -> bool {
        beginning_with(&self.known_in_order, word) > 0
    }

    /// How many words begin like this.
    pub fn beginning(&self, prefix: &str) -> usize {
        beginning_with(&self.in_order, prefix)
    }

    /// Whether several pairs of words differ in one letter before such a tail: that is inflection,
    /// not a slip.
    pub fn is_inflection(&self, letter: char, tail: &str) -> bool {
        let near: String = [letter]
            .into_iter()
            .chain(tail.chars())
            .take(NEAR)
            .collect();
        let pairs = &self.dropped_letters;
        let first = pairs.partition_point(|(other, _)| **other < *near);
        pairs
            .get(first + 1)
            .is_some_and(|(other, _)| **other == *near)
    }
}

/// So many letters, the dropped one and those after it, tell one inflection from another.
const NEAR: usize = 4;

/// A word without each of its letters but the first, and where that letter stood.
fn dropped_letters(word: &str) -> impl Iterator<Item = (String, usize)> {
    word.char_indices().skip(1).map(|(at, letter)| {
        let shorter = format!("{}{}", &word[..at], &word[at + letter.len_utf8()..]);
        (shorter, at)
    })
}

/// The letter at a place of a word, that letter with the next one, and so on; where the same stands
/// twice and overlaps (`ana` in `anana`), only the first of them.
fn nears(word: &str, from: usize) -> impl Iterator<Item = &str> {
    let tail = &word[from..];
    let ends = tail
        .char_indices()
        .map(|(at, letter)| at + letter.len_utf8());
    let nears = ends.take(NEAR).map(move |end| &tail[..end]);
    nears.filter(move |near| word.match_indices(near).any(|(found, _)| found == from))
}

/// How many of some words in order begin like this.
fn beginning_with(words: &[Box<str>], prefix: &str) -> usize {
    let start = words.partition_point(|word| &**word < prefix);
    words[start..].partition_point(|word| word.starts_with(prefix))
}

fn of(spellings: &mut ByLang<Spellings>, lang: Lang) -> &mut Spellings {
    spellings.entry(lang).or_default()
}
