//! The words of a language, counted.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Page;
use super::reading::spelled_words;
use crate::lang::{ByLang, Lang};

/// How often each word stands in the documents of a language, and which words are well spelled:
/// those of the plain edition and of kanon's own messages.
#[derive(Debug, Default)]
pub struct Spellings {
    counts: FxHashMap<Box<str>, usize>,
    known: FxHashSet<Box<str>>,
    /// The known words and all words, in order, for asking how many begin alike.
    known_in_order: Vec<Box<str>>,
    in_order: Vec<Box<str>>,
    letters: Vec<char>,
}

impl Spellings {
    /// Counts the words of all documents, by language.
    pub fn by_language(pages: &[Page<'_>]) -> ByLang<Spellings> {
        let mut spellings: ByLang<Spellings> = ByLang::new();
        for page in pages {
            let Some(text) = &page.text else { continue };
            let of_language = of(&mut spellings, page.document.id.lang);
            if of_language.known.is_empty() {
                of_language.known.clone_from(&text.words.known);
            }
            for (_, word) in spelled_words(text.prose.text()) {
                if page.document.plain {
                    of_language.known.insert(word.as_str().into());
                }
                *of_language.counts.entry(word.into()).or_default() += 1;
            }
        }
        for of_language in spellings.values_mut() {
            of_language.arrange();
        }
        spellings
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
        let near: String = [letter].into_iter().chain(tail.chars().take(3)).collect();
        let shorter = |word: &str| {
            let mut found = word.match_indices(&near);
            found.any(|(at, _)| {
                at > 0
                    && self.has(&format!(
                        "{}{}",
                        &word[..at],
                        &word[at + letter.len_utf8()..]
                    ))
            })
        };
        self.in_order
            .iter()
            .filter(|word| shorter(word))
            .nth(1)
            .is_some()
    }
}

/// How many of some words in order begin like this.
fn beginning_with(words: &[Box<str>], prefix: &str) -> usize {
    let start = words.partition_point(|word| &**word < prefix);
    words[start..].partition_point(|word| word.starts_with(prefix))
}

fn of(spellings: &mut ByLang<Spellings>, lang: Lang) -> &mut Spellings {
    spellings.entry(lang).or_default()
}
