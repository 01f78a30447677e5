//! What lints know about a language.

use rustc_hash::FxHashSet;

use super::reading::{Lexicon, Pattern, WordPattern, spelled, words};
use crate::lang::{
    ByLang, Fault, Grammar, Lang, Locale, LocaleError, Locales, Punctuation, ReferenceWords,
};

/// The words and marks of a language, ready for reading.
#[derive(Debug)]
pub struct LanguageWords {
    pub(super) lexicon: Lexicon,
    pub(super) punctuation: Punctuation,
    pub(super) grammar: Grammar,
    /// Words in a row that don't go together.
    pub(super) constructions: Vec<(Fault, Pattern)>,
    /// Words that need one of others in their sentence.
    pub(super) needs: Vec<(WordPattern, Vec<WordPattern>)>,
    /// The words for articles, where the language has them.
    pub(super) references: Option<ReferenceWords>,
    /// The words of everything that kanon itself says in the language: proofread, so well spelled.
    pub(super) known: FxHashSet<Box<str>>,
}

impl LanguageWords {
    /// Reads the data files of a language.
    pub fn load(locale: &Locale) -> Result<LanguageWords, LocaleError> {
        let grammar: Grammar = locale.toml_if_present("grammar.toml")?.unwrap_or_default();
        let references = match locale.has("references.toml") {
            true => Some(ReferenceWords::of(locale)?),
            false => None,
        };
        let needs = grammar.needs.iter().map(|need| {
            let one_of = need.one_of.iter().map(|word| WordPattern::read(word));
            (WordPattern::read(&need.word), one_of.collect())
        });
        Ok(LanguageWords {
            lexicon: Lexicon::load(locale)?,
            punctuation: locale.toml("punctuation.toml")?,
            constructions: constructions(&grammar, locale)?,
            needs: needs.collect(),
            references,
            grammar,
            known: known(locale),
        })
    }

    /// The words of those of the languages that have any: a language whose folder has none of the
    /// files is left out, one with a part of them is an error.
    pub fn of(
        languages: impl IntoIterator<Item = Lang>,
        locales: &Locales,
    ) -> Result<ByLang<LanguageWords>, LocaleError> {
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
                words.insert(lang, LanguageWords::load(&locale)?);
            }
        }
        Ok(words)
    }
}

fn constructions(grammar: &Grammar, locale: &Locale) -> Result<Vec<(Fault, Pattern)>, LocaleError> {
    let patterns = grammar.constructions.iter().flat_map(|construction| {
        let words = construction.words.iter();
        words.map(|words| (construction.fault, words))
    });
    patterns
        .map(|(fault, words)| {
            let pattern = Pattern::read(words).ok_or_else(|| LocaleError::Wrong {
                lang: locale.lang(),
                file: "grammar.toml".into(),
                problem: format!("`{words}` spells out no word before a gap"),
            })?;
            Ok((fault, pattern))
        })
        .collect()
}

fn known(locale: &Locale) -> FxHashSet<Box<str>> {
    // Explanations quote faults, and most data files are lists of forms.
    let is_prose = |name: &str| match name {
        "explains.ftl" => false,
        "decisions.toml" | "glossary.toml" => true,
        _ => name.ends_with(".ftl"),
    };
    let prose = locale.files().filter(|(name, _)| is_prose(name));
    let written: FxHashSet<&str> = prose
        .flat_map(|(_, text)| words(text).map(|range| &text[range]))
        .collect();
    let spelled = written.into_iter().filter_map(spelled);
    spelled.map(String::into_boxed_str).collect()
}
