//! The words of a language that lints know, and what they mean.

use super::phrases::{PhraseList, Phrases, word_end};
use crate::lang::{Locale, LocaleError, Numerals, Quantifier, Quantifiers, Term, Terms, Unit};

/// What a known phrase means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhraseMeaning {
    /// A number, in hundredths.
    Number(u32),
    /// A unit of time.
    Unit(Unit),
    /// A word that widens or narrows a provision.
    Quantifier(Quantifier),
    /// A phrase that only looks like another.
    Nothing,
    /// A term that people spell in several ways.
    Term {
        /// Which term of the list.
        term: usize,
        /// Which of its spellings.
        spelling: usize,
    },
}

/// All known phrases of a language.
#[derive(Debug)]
pub struct Lexicon {
    phrases: Phrases<PhraseMeaning>,
    terms: Vec<Term>,
}

impl Lexicon {
    /// Reads the words of a language.
    pub fn load(locale: &Locale) -> Result<Lexicon, LocaleError> {
        let mut phrases = PhraseList::new();
        add_numerals(&mut phrases, locale)?;
        let quantifiers: Quantifiers = locale.toml("quantifiers.toml")?;
        for (phrase, quantifier) in quantifiers.phrases() {
            let meaning = quantifier.map_or(PhraseMeaning::Nothing, PhraseMeaning::Quantifier);
            add(&mut phrases, locale, "quantifiers.toml", phrase, meaning)?;
        }
        let terms: Terms = locale.toml("terms.toml")?;
        for (term, it) in terms.terms.iter().enumerate() {
            let Term {
                spellings,
                avoid,
                near,
                ..
            } = it;
            let all = || spellings.iter().chain(avoid).chain(near);
            let mut letters = all().map(|it| it.trim_end_matches('*'));
            if spellings.is_empty() || letters.any(str::is_empty) {
                let reason = "a term has a spelling without letters, or none".to_owned();
                return Err(wrong(locale, "terms.toml", reason));
            }
            for (spelling, phrase) in all().enumerate() {
                let meaning = PhraseMeaning::Term { term, spelling };
                add(&mut phrases, locale, "terms.toml", phrase, meaning)?;
            }
        }
        Ok(Lexicon {
            phrases: Phrases::of(phrases),
            terms: terms.terms,
        })
    }

    /// The longest known phrase at the start of a text, and where it ends.
    pub fn longest(&self, text: &str) -> Option<(PhraseMeaning, usize)> {
        self.longest_from(text, word_end(text))
    }

    /// The same for a text whose first word is known to end at a place.
    pub fn longest_from(&self, text: &str, word_end: usize) -> Option<(PhraseMeaning, usize)> {
        self.phrases.longest(text, word_end)
    }

    /// Whether all of a text is a listed term.
    pub fn is_term(&self, text: &str) -> bool {
        let found = self.longest(text);
        matches!(found, Some((PhraseMeaning::Term { .. }, end)) if end == text.len())
    }

    /// Whether a spelling is one of the term itself and no other word for it.
    pub fn is_own(&self, term: usize, spelling: usize) -> bool {
        spelling < self.terms[term].spellings.len()
    }

    /// Whether a spelling is a word that means the term in some places only.
    pub fn is_near(&self, term: usize, spelling: usize) -> bool {
        let Term {
            spellings, avoid, ..
        } = &self.terms[term];
        spelling >= spellings.len() + avoid.len()
    }

    /// Whether a spelling is a word that is not to be used for the term.
    pub fn is_avoided(&self, term: usize, spelling: usize) -> bool {
        !self.is_own(term, spelling) && !self.is_near(term, spelling)
    }

    /// The year of the edition from which the words to avoid are those of an earlier one.
    pub fn avoided_since(&self, term: usize) -> Option<u16> {
        self.terms[term].since
    }

    /// A spelling of a term, as the list has it; of a word to avoid the term itself.
    pub fn spelling(&self, term: usize, spelling: usize) -> &str {
        let spellings = &self.terms[term].spellings;
        spellings.get(spelling).unwrap_or(&spellings[0])
    }
}

fn add_numerals(
    phrases: &mut PhraseList<PhraseMeaning>,
    locale: &Locale,
) -> Result<(), LocaleError> {
    const FILE: &str = "numerals.toml";
    let numerals: Numerals = locale.toml(FILE)?;
    let words = numerals
        .words()
        .map_err(|key| wrong(locale, FILE, format!("`{key}` is not a number")))?;
    for &(word, value) in &words {
        add(phrases, locale, FILE, word, PhraseMeaning::Number(value))?;
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
                add(
                    phrases,
                    locale,
                    FILE,
                    &word,
                    PhraseMeaning::Number(tens + value),
                )?;
            }
        }
    }
    for (word, unit) in numerals.units() {
        add(phrases, locale, FILE, word, PhraseMeaning::Unit(unit))?;
    }
    Ok(())
}

/// Whether a number, in hundredths, is one of the tens that a unit can follow.
pub(super) fn is_tens(hundredths: u32) -> bool {
    (2000..10_000).contains(&hundredths) && hundredths.is_multiple_of(1000)
}

fn add(
    phrases: &mut PhraseList<PhraseMeaning>,
    locale: &Locale,
    file: &str,
    phrase: &str,
    meaning: PhraseMeaning,
) -> Result<(), LocaleError> {
    if phrases.add(phrase, meaning) {
        Ok(())
    } else {
        let problem = format!("`{phrase}` has a meaning already");
        Err(wrong(locale, file, problem))
    }
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
            let number = PhraseMeaning::Number(value * 100);
            assert_eq!(lexicon.longest(word), Some((number, word.len())), "{word}");
        }
        assert_eq!(lexicon.longest("մեկնարկ"), None);
    }
}
