//! The words of a language that lints know, and what they mean.

use std::ops::Range;

use super::phrases::{Draft, Found, Phrases};
use crate::lang::{Locale, LocaleError, Numerals, Quantifier, Quantifiers, Terms, Unit};

/// What a known phrase means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A number, in hundredths.
    Number(u32),
    /// A unit of time.
    Unit(Unit),
    /// A word that widens or narrows a provision.
    Quantifier(Quantifier),
    /// A phrase that only looks like another.
    Nothing,
    /// A term in another spelling than its first one.
    Term {
        /// Which term of the list.
        term: u16,
        /// Which of its spellings.
        spelling: u16,
    },
}

/// All known phrases of a language.
#[derive(Debug)]
pub struct Lexicon {
    phrases: Phrases<Meaning>,
    terms: Terms,
}

impl Lexicon {
    /// Reads the words of a language.
    pub fn load(locale: &Locale) -> Result<Lexicon, LocaleError> {
        let mut draft = Draft::new();
        add_numerals(&mut draft, locale)?;
        let quantifiers: Quantifiers = locale.toml("quantifiers.toml")?;
        for (phrase, quantifier) in quantifiers.phrases() {
            let meaning = quantifier.map_or(Meaning::Nothing, Meaning::Quantifier);
            add(&mut draft, locale, "quantifiers.toml", phrase, meaning)?;
        }
        let terms: Terms = locale.toml("terms.toml")?;
        for (at, term) in terms.terms.iter().enumerate() {
            let mut letters = term.spellings.iter().map(|it| it.trim_end_matches('*'));
            if term.spellings.is_empty() || letters.any(str::is_empty) {
                let reason = "a term has a spelling without letters, or none".to_owned();
                return Err(wrong(locale, "terms.toml", reason));
            }
            for (spelling, phrase) in term.spellings.iter().enumerate().skip(1) {
                let meaning = Meaning::Term {
                    term: at as u16,
                    spelling: spelling as u16,
                };
                add(&mut draft, locale, "terms.toml", phrase, meaning)?;
            }
        }
        Ok(Lexicon {
            phrases: draft.finish(),
            terms,
        })
    }

    /// Whether a known phrase may start with a word of a text; quick, and mostly not so.
    #[inline]
    pub fn may_open(&self, text: &[u8], word: Range<usize>) -> bool {
        self.phrases.may_open(text, word)
    }

    /// The longest known phrase that starts with a word of a text.
    pub fn longest(&self, text: &[u8], word: Range<usize>) -> Option<Found<Meaning>> {
        self.phrases.longest(text, word)
    }

    /// The terms that `Meaning::Term` counts in.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }
}

fn add_numerals(draft: &mut Draft<Meaning>, locale: &Locale) -> Result<(), LocaleError> {
    const FILE: &str = "numerals.toml";
    let numerals: Numerals = locale.toml(FILE)?;
    let words = numerals
        .words()
        .map_err(|key| wrong(locale, FILE, format!("`{key}` is not a number")))?;
    for &(word, value) in &words {
        add(draft, locale, FILE, word, Meaning::Number(value))?;
    }
    if numerals.joined() {
        let units = || {
            words
                .iter()
                .filter(|(_, value)| (100..1000).contains(value))
        };
        for &(ten, tens) in words.iter().filter(|(_, value)| is_tens(*value)) {
            for &(unit, value) in units() {
                let word = format!("{}{unit}", ten.trim_end_matches('*'));
                add(draft, locale, FILE, &word, Meaning::Number(tens + value))?;
            }
        }
    }
    for (word, unit) in numerals.units() {
        add(draft, locale, FILE, word, Meaning::Unit(unit))?;
    }
    Ok(())
}

/// Whether a number, in hundredths, is one of the tens that a unit can follow.
pub(super) fn is_tens(hundredths: u32) -> bool {
    (2000..10_000).contains(&hundredths) && hundredths.is_multiple_of(1000)
}

fn add(
    draft: &mut Draft<Meaning>,
    locale: &Locale,
    file: &str,
    phrase: &str,
    meaning: Meaning,
) -> Result<(), LocaleError> {
    draft
        .add(phrase, meaning)
        .map_err(|_| wrong(locale, file, format!("`{phrase}` has a meaning already")))
}

fn wrong(locale: &Locale, file: &str, problem: String) -> LocaleError {
    LocaleError::Wrong {
        lang: locale.lang(),
        file: file.into(),
        problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;

    #[test]
    fn every_built_in_language_has_its_words() {
        let locales = Locales::built_in();
        for lang in locales.languages() {
            let locale = locales.open(lang).unwrap();
            Lexicon::load(&locale).unwrap();
        }
    }

    #[test]
    fn joined_numerals_are_one_word() {
        let locale = Locales::built_in().open("hy".parse().unwrap()).unwrap();
        let lexicon = Lexicon::load(&locale).unwrap();
        for (word, value) in [
            ("յոթանասունհինգ", 75),
            ("Յոթանասունհինգերորդ", 75),
            ("քսանմեկ", 21),
            ("յոթանասուն", 70),
            ("հիսունից", 50),
            ("տասնհինգ", 15),
        ] {
            let found = lexicon.longest(word.as_bytes(), 0..word.len());
            let found = found.map(|found| (found.value, found.end));
            let number = Meaning::Number(value * 100);
            assert_eq!(found, Some((number, word.len())), "{word}");
        }
        let start = "մեկնարկ";
        assert_eq!(lexicon.longest(start.as_bytes(), 0..start.len()), None);
    }
}
