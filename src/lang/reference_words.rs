//! The words by which a language speaks of articles, appendices and guidelines.
//!
//! `references.toml` of a language enters; for any word of a text, its [`Role`] beside a number
//! leaves.

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use serde::Deserialize;

use super::{Locale, LocaleError, is_letter};

/// What a noun stands for when it names a numbered provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Noun {
    /// An article (`Статья 9`), or a clause of any depth called so (`Статья 9.2`).
    Article,
    /// An appendix (`Приложение A`).
    Appendix,
    /// A guideline (`Guidelines III`).
    Guideline,
    /// A numbered point of any division (`пункт 9.2`).
    Clause,
}

/// What a word says of the number beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Role {
    /// It names a kind of provision.
    pub noun: Option<Noun>,
    /// It is cut short, so that a full stop after it ends no sentence (`ст. 9`).
    pub abbreviated: bool,
    /// The noun stands so after a count (`12 հոդված`, twelve articles).
    pub counted: bool,
    /// It joins the numbers of a list (`и`, `or`).
    pub joins: bool,
    /// It stands between the ends of a range (`to`, `по`).
    pub ranges: bool,
    /// It stands before the first number of a range (`Статьи с 6 по 12`).
    pub opens_range: bool,
    /// It announces a reference (`see`, `см.`).
    pub announces: bool,
    /// What the Laws have is cited after it (`as described in 12.5`).
    pub preposition: bool,
    /// It is counted or measured: a number before it is a plain number (`minutes`).
    pub unit: bool,
    /// A number after it is a plain number (`diagram 3.1`, `at least 1.5`).
    pub quantity: bool,
    /// It names a document that is not the Laws (`Устава`).
    pub document: bool,
    /// It stands between a provision and the document that has it (`of`).
    pub of: bool,
    /// It is the title of a preface.
    pub preface: bool,
    /// It is the title of a glossary.
    pub glossary: bool,
}

/// What a word in a file name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlugWord {
    /// A numbered division of that kind.
    Noun(Noun),
    /// A preface.
    Preface,
    /// A glossary.
    Glossary,
}

/// The words of one language.
#[derive(Debug, Default)]
pub struct ReferenceWords {
    exact: FxHashMap<Box<str>, Role>,
    stems: FxHashMap<Box<str>, Role>,
    /// No word and no stem has more bytes.
    longest: usize,
    suffixes: Vec<Box<str>>,
    from_suffixes: Vec<Box<str>>,
    letters: Vec<char>,
    slugs: Vec<(Box<str>, SlugWord)>,
    noun_follows: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    noun_follows: bool,
    letters: Box<str>,
    suffixes: Vec<Box<str>>,
    from_suffixes: Vec<Box<str>>,
    nouns: Nouns,
    words: WordLists,
    headings: Headings,
    slugs: Slugs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nouns {
    article: Vec<Box<str>>,
    appendix: Vec<Box<str>>,
    guideline: Vec<Box<str>>,
    clause: Vec<Box<str>>,
    counted: Vec<Box<str>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordLists {
    join: Vec<Box<str>>,
    range: Vec<Box<str>>,
    #[serde(default)]
    from: Vec<Box<str>>,
    announce: Vec<Box<str>>,
    #[serde(default)]
    preposition: Vec<Box<str>>,
    unit: Vec<Box<str>>,
    quantity: Vec<Box<str>>,
    #[serde(default)]
    document: Vec<Box<str>>,
    #[serde(default)]
    of: Vec<Box<str>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Headings {
    preface: Vec<Box<str>>,
    glossary: Vec<Box<str>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Slugs {
    article: Vec<Box<str>>,
    appendix: Vec<Box<str>>,
    guideline: Vec<Box<str>>,
    preface: Vec<Box<str>>,
    glossary: Vec<Box<str>>,
}

impl ReferenceWords {
    /// Reads `references.toml` of a language.
    pub fn of(locale: &Locale) -> Result<ReferenceWords, LocaleError> {
        Ok(ReferenceWords::from(
            locale.toml::<File>("references.toml")?,
        ))
    }

    /// The role of a word, whatever its capitals.
    pub fn role(&self, word: &str) -> Role {
        if word.is_empty() {
            return Role::default();
        }
        let word = normalized(word);
        self.known(&word)
            .or_else(|| self.known(&unmixed(&word)?))
            .unwrap_or_default()
    }

    fn known(&self, word: &str) -> Option<Role> {
        let exact = self.exact.get(word).copied();
        // A text may hold a word of a megabyte: only what can be a stem is looked up.
        let start = &word[..word.floor_char_boundary(self.longest)];
        let stem = || {
            let ends = start.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
            ends.filter_map(|end| self.stems.get(&word[..end])).next()
        };
        exact.or_else(|| stem().copied())
    }

    /// Whether letters right after a number are an ending of it (`9.2ի`).
    pub fn is_suffix(&self, letters: &str) -> bool {
        self.suffixes.iter().any(|suffix| **suffix == *letters)
    }

    /// Whether an ending opens a range (`3.1-ից 3.9`).
    pub fn is_from_suffix(&self, letters: &str) -> bool {
        self.from_suffixes.iter().any(|suffix| **suffix == *letters)
    }

    /// The place of a letter in the alphabet, as appendices are counted.
    pub fn letter_order(&self, letter: char) -> Option<usize> {
        self.letters.iter().position(|&known| known == letter)
    }

    /// Whether the noun usually stands after its numbers.
    pub fn noun_follows(&self) -> bool {
        self.noun_follows
    }

    /// The words of file names.
    pub fn slugs(&self) -> &[(Box<str>, SlugWord)] {
        &self.slugs
    }

    /// Adds words to a role. One that ends in `*` stands for every word that begins so, one that
    /// ends in a full stop is an abbreviation.
    fn add(&mut self, words: &[Box<str>], set: impl Fn(&mut Role)) {
        for word in words {
            let (words, letters) = match word.strip_suffix('*') {
                Some(stem) => (&mut self.stems, stem),
                None => (&mut self.exact, &**word),
            };
            let abbreviation = letters.strip_suffix('.');
            let letters = normalized(abbreviation.unwrap_or(letters));
            self.longest = self.longest.max(letters.len());
            let role = words.entry(letters.into_owned().into()).or_default();
            set(role);
            role.abbreviated |= abbreviation.is_some();
        }
    }
}

impl From<File> for ReferenceWords {
    fn from(file: File) -> ReferenceWords {
        let mut words = ReferenceWords {
            suffixes: file.suffixes,
            from_suffixes: file.from_suffixes,
            letters: file.letters.chars().collect(),
            noun_follows: file.noun_follows,
            ..ReferenceWords::default()
        };
        for (noun, forms) in [
            (Noun::Article, &file.nouns.article),
            (Noun::Appendix, &file.nouns.appendix),
            (Noun::Guideline, &file.nouns.guideline),
            (Noun::Clause, &file.nouns.clause),
        ] {
            words.add(forms, |role| role.noun = Some(noun));
        }
        words.add(&file.words.join, |role| role.joins = true);
        words.add(&file.words.range, |role| role.ranges = true);
        words.add(&file.words.from, |role| role.opens_range = true);
        words.add(&file.words.announce, |role| role.announces = true);
        words.add(&file.words.preposition, |role| role.preposition = true);
        words.add(&file.words.unit, |role| role.unit = true);
        words.add(&file.words.quantity, |role| role.quantity = true);
        words.add(&file.words.document, |role| role.document = true);
        words.add(&file.words.of, |role| role.of = true);
        words.add(&file.headings.preface, |role| role.preface = true);
        words.add(&file.headings.glossary, |role| role.glossary = true);
        for form in &file.nouns.counted {
            let role = words.role(form);
            words.add(std::slice::from_ref(form), |counted| {
                *counted = Role {
                    counted: true,
                    ..role
                };
            });
        }
        for (meaning, list) in [
            (SlugWord::Noun(Noun::Article), file.slugs.article),
            (SlugWord::Noun(Noun::Appendix), file.slugs.appendix),
            (SlugWord::Noun(Noun::Guideline), file.slugs.guideline),
            (SlugWord::Preface, file.slugs.preface),
            (SlugWord::Glossary, file.slugs.glossary),
        ] {
            words
                .slugs
                .extend(list.into_iter().map(|word| (word, meaning)));
        }
        words
    }
}

/// Lower case, without marks that don't make another word: stress, tone, soft hyphens.
fn normalized(word: &str) -> Cow<'_, str> {
    if word.chars().all(|c| is_letter(c) && c.is_lowercase()) {
        return Cow::Borrowed(word);
    }
    let is_mark = |c: &char| matches!(c, '\u{55B}'..='\u{55E}' | '\u{AD}' | '\u{301}');
    let letters = word.chars().filter(|c| !is_mark(c));
    Cow::Owned(letters.flat_map(char::to_lowercase).collect())
}

/// A word of another script with Latin letters in it, as it was meant: `cтатья` with a Latin c.
/// Nothing for a word of one script.
fn unmixed(word: &str) -> Option<String> {
    let script = word.chars().find(|c| !c.is_ascii())?;
    if !word.contains(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let (from, to) = match script {
        '\u{400}'..='\u{4FF}' => ("aceopxykmthb", "асеорхукмтнв"),
        '\u{530}'..='\u{58F}' => ("ohnugqp", "օհոսցզք"),
        _ => return None,
    };
    let meant = |c: char| {
        let at = from.chars().position(|latin| latin == c);
        at.and_then(|at| to.chars().nth(at)).unwrap_or(c)
    };
    Some(word.chars().map(meant).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;

    fn words(lang: &str) -> ReferenceWords {
        let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
        ReferenceWords::of(&locale).unwrap()
    }

    #[test]
    fn knows_nouns_in_all_their_forms() {
        for (lang, word, noun) in [
            ("en", "Articles", Noun::Article),
            ("ru", "Статьями", Noun::Article),
            ("ru", "cтатье", Noun::Article),
            ("ru", "приложению", Noun::Appendix),
            ("ru", "пп", Noun::Clause),
            ("hy", "հոդվածներից", Noun::Article),
            ("hy", "Հավելվածի", Noun::Appendix),
            ("hy", "ուղեցույցը", Noun::Guideline),
        ] {
            assert_eq!(words(lang).role(word).noun, Some(noun), "{word}");
        }
        assert_eq!(words("ru").role("стать"), Role::default());
    }

    #[test]
    fn knows_what_is_counted() {
        let words = words("hy");
        assert!(words.role("հոդված").counted);
        assert_eq!(words.role("հոդված").noun, Some(Noun::Article));
        assert!(!words.role("հոդվածի").counted);
        assert!(words.role("րոպեից").unit && words.role("քայլերը").unit);
    }
}
