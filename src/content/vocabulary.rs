//! The words of all languages that a tree uses.

use crate::lang::{Lang, Locales, ReferenceWords, SlugWord};
use std::collections::BTreeMap;

/// The reference words by language, and the words of file names of all languages together.
#[derive(Debug, Default)]
pub struct Vocabulary {
    words: BTreeMap<Lang, ReferenceWords>,
    none: ReferenceWords,
    slugs: Vec<(Box<str>, SlugWord)>,
}

impl Vocabulary {
    /// The words of all languages there are; what is wrong in a language's file is its error.
    pub fn of(locales: &Locales) -> Result<Vocabulary, crate::lang::LocaleError> {
        let mut vocabulary = Vocabulary::default();
        for lang in locales.languages() {
            let words = ReferenceWords::of(&locales.open(lang)?)?;
            vocabulary.slugs.extend(words.slugs().iter().cloned());
            vocabulary.words.insert(lang, words);
        }
        vocabulary
            .slugs
            .sort_by(|a, b| (b.0.len(), &a.0).cmp(&(a.0.len(), &b.0)));
        Ok(vocabulary)
    }

    /// The words of a language; a language that has none has no nouns to find references by.
    pub fn words(&self, lang: Lang) -> &ReferenceWords {
        self.words.get(&lang).unwrap_or(&self.none)
    }

    /// Whether the language is known.
    pub fn knows(&self, lang: Lang) -> bool {
        self.words.contains_key(&lang)
    }

    /// The words of file names, longest first.
    pub(super) fn slugs(&self) -> impl Iterator<Item = (&str, SlugWord)> {
        self.slugs.iter().map(|(word, meaning)| (&**word, *meaning))
    }
}
