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
            let words = of_language.words();
            let letters: FxHashSet<char> = words.flat_map(str::chars).collect();
            of_language.letters = letters.into_iter().collect();
            of_language.letters.sort_unstable();
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

    fn words(&self) -> impl Iterator<Item = &str> {
        let unknown = self
            .counts
            .keys()
            .filter(|word| !self.known.contains(*word));
        self.known.iter().chain(unknown).map(|word| &**word)
    }

    /// Whether a known word goes on after this one: it is a shorter form of that.
    pub fn is_stem(&self, word: &str) -> bool {
        self.known.iter().any(|known| known.starts_with(word))
    }

    /// How many words begin like this.
    pub fn beginning(&self, prefix: &str) -> usize {
        self.words().filter(|word| word.starts_with(prefix)).count()
    }

    /// How many pairs of words differ in one letter before such a tail: what many do is
    /// inflection, not a slip.
    pub fn pairs(&self, letter: char, tail: &str) -> usize {
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
        self.words().filter(|word| shorter(word)).count()
    }
}

fn of(spellings: &mut ByLang<Spellings>, lang: Lang) -> &mut Spellings {
    spellings.entry(lang).or_default()
}
