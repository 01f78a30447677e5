//! The words of all languages that a tree may use.

use std::collections::BTreeMap;

use super::glyph;
use crate::lang::{Lang, LocaleError, Locales, ReferenceWords, SlugWord};

/// The reference words by language, and the words of file names of all languages together.
#[derive(Debug, Default)]
pub struct Vocabulary {
    words: BTreeMap<Lang, ReferenceWords>,
    none: ReferenceWords,
    slugs: Vec<(Box<str>, SlugWord)>,
}

impl Vocabulary {
    /// The words of all languages there are; what is wrong in a language's file is its error.
    pub fn of(locales: &Locales) -> Result<Vocabulary, LocaleError> {
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

    /// The words of a language, or of the language that it is a variety of (`en-GB`). A language
    /// that has none has no nouns to find references by.
    pub fn words(&self, lang: Lang) -> &ReferenceWords {
        self.words
            .get(&lang)
            .or_else(|| self.words.get(&primary(lang)?))
            .unwrap_or(&self.none)
    }

    /// Whether the language is known.
    pub fn knows(&self, lang: Lang) -> bool {
        let primary = primary(lang);
        self.words.contains_key(&lang)
            || primary.is_some_and(|primary| self.words.contains_key(&primary))
    }

    /// The words of file names, longest first.
    pub(super) fn slugs(&self) -> impl Iterator<Item = (&str, SlugWord)> {
        self.slugs.iter().map(|(word, meaning)| (&**word, *meaning))
    }

    /// The language whose nouns a text has most of.
    pub(super) fn language_of(&self, text: &str) -> Option<Lang> {
        let count = |words: &ReferenceWords| {
            text.split(|c| !glyph::is_word(c))
                .filter(|word| {
                    word.len() > 3 && {
                        let role = words.role(word);
                        role.noun.is_some() || role.preface || role.glossary || role.unit
                    }
                })
                .count()
        };
        self.words
            .iter()
            .map(|(lang, words)| (count(words), *lang))
            .filter(|(count, _)| *count > 0)
            .reduce(|best, other| if other.0 > best.0 { other } else { best })
            .map(|(_, lang)| lang)
    }
}

/// The language that another is a variety of.
fn primary(lang: Lang) -> Option<Lang> {
    let (primary, _) = lang.as_str().split_once('-')?;
    primary.parse().ok()
}
