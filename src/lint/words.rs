//! What lints know about a language.

use super::reading::{Lexicon, Marks};
use crate::lang::{ByLang, Lang, Locale, LocaleError, Locales, Punctuation};

/// The words and marks of a language, ready for reading.
#[derive(Debug)]
pub struct Words {
    pub(super) lexicon: Lexicon,
    pub(super) punctuation: Punctuation,
    pub(super) marks: Marks,
}

impl Words {
    /// Reads the data files of a language.
    pub fn load(locale: &Locale) -> Result<Words, LocaleError> {
        let punctuation: Punctuation = locale.toml("punctuation.toml")?;
        Ok(Words {
            lexicon: Lexicon::load(locale)?,
            marks: Marks::new(&punctuation),
            punctuation,
        })
    }

    /// The words of those of the languages that there are data for.
    pub fn of(
        languages: impl IntoIterator<Item = Lang>,
        locales: &Locales,
    ) -> Result<ByLang<Words>, LocaleError> {
        let known: Vec<_> = locales.languages().collect();
        languages
            .into_iter()
            .filter(|lang| known.contains(lang))
            .map(|lang| Ok((lang, Words::load(&locales.open(lang)?)?)))
            .collect()
    }
}
