//! What lints know about a language.

use super::reading::Lexicon;
use crate::lang::{ByLang, Lang, Locale, LocaleError, Locales, Punctuation};

/// The words and marks of a language, ready for reading.
#[derive(Debug)]
pub struct Words {
    pub(super) lexicon: Lexicon,
    pub(super) punctuation: Punctuation,
}

impl Words {
    /// Reads the data files of a language.
    pub fn load(locale: &Locale) -> Result<Words, LocaleError> {
        Ok(Words {
            lexicon: Lexicon::load(locale)?,
            punctuation: locale.toml("punctuation.toml")?,
        })
    }

    /// The words of those of the languages that have any: a language whose folder has none of the
    /// files is left out, one with a part of them is an error.
    pub fn of(
        languages: impl IntoIterator<Item = Lang>,
        locales: &Locales,
    ) -> Result<ByLang<Words>, LocaleError> {
        const FILES: [&str; 4] = [
            "numerals.toml",
            "punctuation.toml",
            "quantifiers.toml",
            "terms.toml",
        ];
        let known: Vec<_> = locales.languages().collect();
        let mut words = ByLang::new();
        for lang in languages.into_iter().filter(|lang| known.contains(lang)) {
            let locale = locales.open(lang)?;
            if FILES.iter().any(|file| locale.has(file)) {
                words.insert(lang, Words::load(&locale)?);
            }
        }
        Ok(words)
    }
}
