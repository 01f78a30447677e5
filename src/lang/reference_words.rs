//! The words by which a language speaks of articles, appendices and guidelines.

use memchr::memmem;
use rustc_hash::FxHashMap;
use serde::Deserialize;

use super::openings::Openings;
use super::role::{Noun, Role};
use super::stems::Stems;
use super::word_form::{MAX_WORD, normalized, unmixed};
use super::word_set::WordSet;
use super::{Locale, LocaleError};

/// The words of one language.
#[derive(Debug, Default)]
pub struct ReferenceWords {
    exact: FxHashMap<Box<str>, Role>,
    /// By first letter.
    stems: FxHashMap<char, Stems>,
    suffixes: Vec<Box<str>>,
    from_suffixes: Vec<Box<str>>,
    attributive: Vec<Box<str>>,
    genitive: Vec<Box<str>>,
    not_genitive: Vec<Box<str>>,
    objects: Vec<Box<str>>,
    own: WordSet,
    letters: Vec<char>,
    sounds: Vec<char>,
    slugs: Vec<(Box<str>, SlugWord)>,
    noun_follows: bool,
    ordinal_noun: Option<memmem::Finder<'static>>,
    openings: Openings,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    noun_follows: bool,
    letters: Box<str>,
    #[serde(default)]
    sounds: Box<str>,
    suffixes: Vec<Box<str>>,
    from_suffixes: Vec<Box<str>>,
    #[serde(default)]
    attributive: Vec<Box<str>>,
    #[serde(default)]
    genitive: Vec<Box<str>>,
    #[serde(default)]
    not_genitive: Vec<Box<str>>,
    #[serde(default)]
    objects: Vec<Box<str>>,
    nouns: Nouns,
    words: Words,
    #[serde(default)]
    ordinals: Ordinals,
    headings: Unnumbered,
    slugs: Slugs,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ordinals {
    /// The letters that the noun after an ordinal has in all its forms.
    noun: Box<str>,
    /// The forms of the first ordinal, of the second, …
    forms: Vec<Vec<Box<str>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nouns {
    article: Vec<Box<str>>,
    appendix: Vec<Box<str>>,
    guideline: Vec<Box<str>>,
    clause: Vec<Box<str>>,
    counted: Vec<Box<str>>,
    plural: Vec<Box<str>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    join: Vec<Box<str>>,
    range: Vec<Box<str>>,
    #[serde(default)]
    from: Vec<Box<str>>,
    announce: Vec<Box<str>>,
    unit: Vec<Box<str>>,
    #[serde(default)]
    unit_at_end: Vec<Box<str>>,
    #[serde(default)]
    subject: Vec<Box<str>>,
    #[serde(default)]
    indivisible: Vec<Box<str>>,
    #[serde(default)]
    halved: Vec<Box<str>>,
    #[serde(default)]
    document: Vec<Box<str>>,
    #[serde(default)]
    title: Vec<Box<str>>,
    #[serde(default)]
    titled: Vec<Box<str>>,
    #[serde(default)]
    paper: Vec<Box<str>>,
    #[serde(default)]
    own: Vec<Box<str>>,
    #[serde(default)]
    rules: Vec<Box<str>>,
    #[serde(default)]
    domain: Vec<Box<str>>,
    #[serde(default)]
    owner: Vec<Box<str>>,
    #[serde(default)]
    of: Vec<Box<str>>,
    #[serde(default)]
    about: Vec<Box<str>>,
    #[serde(default)]
    dangle: Vec<Box<str>>,
    quantity: Vec<Box<str>>,
    #[serde(default)]
    numbered: Vec<Box<str>>,
    #[serde(default)]
    copula: Vec<Box<str>>,
    #[serde(default)]
    amount: Vec<Box<str>>,
    #[serde(default)]
    compare: Vec<Box<str>>,
    #[serde(default)]
    degree: Vec<Box<str>>,
    #[serde(default)]
    ask: Vec<Box<str>>,
    #[serde(default)]
    event: Vec<Box<str>>,
    #[serde(default)]
    happen: Vec<Box<str>>,
    #[serde(default)]
    equals: Vec<Box<str>>,
    #[serde(default)]
    against: Vec<Box<str>>,
    #[serde(default)]
    scored: Vec<Box<str>>,
    #[serde(default)]
    valued: Vec<Box<str>>,
    #[serde(default)]
    gain: Vec<Box<str>>,
    #[serde(default)]
    by: Vec<Box<str>>,
    #[serde(default)]
    beside: Vec<Box<str>>,
    #[serde(default)]
    cite: Vec<Box<str>>,
    #[serde(default)]
    decide: Vec<Box<str>>,
    #[serde(default)]
    head: Vec<Box<str>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unnumbered {
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
        if word.is_empty() || !self.openings.may_open(word) {
            return Role::default();
        }
        // Most words that have a role are written as they are listed.
        if let Some(role) = self.exact.get(word) {
            return *role;
        }
        let mut buffer = [0; MAX_WORD];
        let Some(word) = normalized(word, &mut buffer) else {
            return Role::default();
        };
        self.known(word)
            .or_else(|| self.known(unmixed(word, &mut [0; MAX_WORD])?))
            .unwrap_or_default()
    }

    #[inline]
    fn known(&self, word: &str) -> Option<Role> {
        self.exact.get(word).or_else(|| self.stem(word)).copied()
    }

    /// Whether a word is a noun with one mistake in it (`Artcle`).
    pub fn is_nearly_noun(&self, word: &str) -> bool {
        let mut buffer = [0; MAX_WORD];
        let Some(word) = normalized(word, &mut buffer) else {
            return false;
        };
        let nouns =
            (self.exact.iter()).filter(|(noun, role)| role.noun.is_some() && noun.len() > 5);
        nouns
            .map(|(noun, _)| strsim::damerau_levenshtein(word, noun))
            .any(|distance| distance < 2)
    }

    /// The role of the longest stem that a word begins with.
    fn stem(&self, word: &str) -> Option<&Role> {
        self.stems.get(&word.chars().next()?)?.role(word)
    }

    /// Whether letters right after a number are an ending of it (`9.2ի`).
    pub fn is_suffix(&self, letters: &str) -> bool {
        self.suffixes.iter().any(|suffix| **suffix == *letters)
    }

    /// Whether an ending opens a range (`3.1-ից 3.9`).
    pub fn is_from_suffix(&self, letters: &str) -> bool {
        self.from_suffixes.iter().any(|suffix| **suffix == *letters)
    }

    /// Whether a word has the ending of an adjective before a noun in the genitive
    /// (`Федерального закона`).
    pub fn is_attributive(&self, word: &str) -> bool {
        has_ending(word, &self.attributive)
    }

    /// Whether a document named right after a number is in the genitive, without a word that joins
    /// them.
    pub fn has_genitive(&self) -> bool {
        !self.attributive.is_empty()
    }

    /// Whether a noun has an ending of the genitive.
    pub fn is_genitive(&self, noun: &str) -> bool {
        has_ending(noun, &self.genitive)
    }

    /// Whether a word that may be no noun has such an ending, and none of a word of another kind.
    pub fn may_be_genitive(&self, word: &str) -> bool {
        self.is_genitive(word) && !has_ending(word, &self.not_genitive)
    }

    /// Whether letters are an ending of the genitive by themselves (`GDPR-ի`).
    pub fn is_genitive_ending(&self, letters: &str) -> bool {
        self.genitive.iter().any(|ending| **ending == *letters)
    }

    /// Whether a noun has an ending by which it may be the object of a verb before it (`կիրառի 9.2
    /// կետը`).
    pub fn may_be_object(&self, noun: &str) -> bool {
        self.objects.iter().any(|ending| noun.ends_with(&**ending))
    }

    /// Whether a word is one of the game or of the Laws themselves, so that no other document is
    /// named by it.
    pub fn is_own(&self, word: &str) -> bool {
        let mut buffer = [0; MAX_WORD];
        normalized(word, &mut buffer).is_some_and(|word| self.own.contains(word))
    }

    /// The place of a letter in the alphabet, as appendices are counted.
    pub fn letter_order(&self, letter: char) -> Option<usize> {
        self.letters.iter().position(|&known| known == letter)
    }

    /// The place in the Latin alphabet of the letter that a letter sounds like.
    pub fn letter_sound(&self, letter: char) -> Option<usize> {
        self.sounds.iter().position(|&known| known == letter)
    }

    /// Whether the language is written in Latin letters.
    pub fn is_latin(&self) -> bool {
        self.letters.iter().all(char::is_ascii)
    }

    /// Whether the noun usually stands after its numbers.
    pub fn noun_follows(&self) -> bool {
        self.noun_follows
    }

    /// Where the noun may stand in a text that an ordinal counts (`девятую статью`).
    pub fn ordinal_nouns<'t>(&'t self, text: &'t str) -> impl Iterator<Item = usize> + 't {
        let finder = self.ordinal_noun.iter();
        finder.flat_map(|finder| finder.find_iter(text.as_bytes()))
    }

    /// The words of file names, longest first.
    pub fn slugs(&self) -> &[(Box<str>, SlugWord)] {
        &self.slugs
    }

    fn add(&mut self, words: &[Box<str>], set: impl Fn(&mut Role)) {
        for word in words {
            let mut buffer = [0; MAX_WORD];
            let (text, is_stem) = match word.strip_suffix('*') {
                Some(stem) => (stem, true),
                None => (&**word, false),
            };
            let text = text.strip_suffix('.').unwrap_or(text);
            let Some(text) = normalized(text, &mut buffer) else {
                continue;
            };
            let role = if is_stem {
                let first = text.chars().next().unwrap_or_default();
                self.stems.entry(first).or_default().entry(text)
            } else {
                self.exact.entry(text.into()).or_default()
            };
            set(role);
            role.abbreviated |= word.ends_with('.');
        }
    }
}

/// Whether a word has one of the endings.
fn has_ending(word: &str, endings: &[Box<str>]) -> bool {
    let mut endings = endings.iter();
    endings.any(|ending| word.len() > ending.len() && word.ends_with(&**ending))
}

impl From<File> for ReferenceWords {
    fn from(file: File) -> ReferenceWords {
        let mut words = ReferenceWords {
            suffixes: file.suffixes,
            from_suffixes: file.from_suffixes,
            attributive: file.attributive,
            genitive: file.genitive,
            not_genitive: file.not_genitive,
            objects: file.objects,
            own: WordSet::new(&file.words.own),
            letters: file.letters.chars().collect(),
            sounds: file.sounds.chars().collect(),
            noun_follows: file.noun_follows,
            ordinal_noun: (!file.ordinals.noun.is_empty())
                .then(|| memmem::Finder::new(&*file.ordinals.noun).into_owned()),
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
        words.add(&file.nouns.counted, |role| role.counted = true);
        words.add(&file.nouns.plural, |role| role.plural = true);
        words.add(&file.words.join, |role| role.joins = true);
        words.add(&file.words.range, |role| role.ranges = true);
        words.add(&file.words.from, |role| role.opens_range = true);
        words.add(&file.words.announce, |role| role.announces = true);
        words.add(&file.words.unit, |role| role.unit = true);
        words.add(&file.words.unit_at_end, |role| role.unit_at_end = true);
        words.add(&file.words.subject, |role| role.subject = true);
        words.add(&file.words.indivisible, |role| role.indivisible = true);
        words.add(&file.words.halved, |role| role.halved = true);
        words.add(&file.words.document, |role| role.document = true);
        words.add(&file.words.title, |role| role.title = true);
        words.add(&file.words.titled, |role| role.titled = true);
        words.add(&file.words.paper, |role| role.paper = true);
        words.add(&file.words.rules, |role| role.rules = true);
        words.add(&file.words.domain, |role| role.domain = true);
        words.add(&file.words.owner, |role| role.owner = true);
        words.add(&file.words.of, |role| role.of = true);
        words.add(&file.words.about, |role| role.about = true);
        words.add(&file.words.dangle, |role| role.dangles = true);
        words.add(&file.words.quantity, |role| role.quantity = true);
        words.add(&file.words.amount, |role| {
            role.quantity = true;
            role.amount = true;
        });
        words.add(&file.words.numbered, |role| role.numbered = true);
        words.add(&file.words.copula, |role| role.copula = true);
        words.add(&file.words.compare, |role| role.compares = true);
        words.add(&file.words.degree, |role| role.degree = true);
        words.add(&file.words.ask, |role| role.asks = true);
        words.add(&file.words.event, |role| role.event = true);
        words.add(&file.words.happen, |role| role.happens = true);
        words.add(&file.words.equals, |role| role.equals = true);
        words.add(&file.words.against, |role| role.against = true);
        words.add(&file.words.scored, |role| role.scored = true);
        words.add(&file.words.valued, |role| role.valued = true);
        words.add(&file.words.gain, |role| role.gains = true);
        words.add(&file.words.by, |role| role.by = true);
        words.add(&file.words.beside, |role| role.beside = true);
        words.add(&file.words.cite, |role| role.cites = true);
        words.add(&file.words.decide, |role| role.decides = true);
        words.add(&file.words.head, |role| role.heads = true);
        for (ordinal, forms) in (1..).zip(&file.ordinals.forms) {
            words.add(forms, |role| role.ordinal = Some(ordinal));
        }
        words.add(&file.headings.preface, |role| role.preface = true);
        words.add(&file.headings.glossary, |role| role.glossary = true);
        for stems in words.stems.values_mut() {
            stems.finish();
        }
        // A word that is listed whole is still a form of its stem.
        let mut exact = std::mem::take(&mut words.exact);
        for (word, role) in &mut exact {
            let stem = words.stem(word).copied().unwrap_or_default();
            role.noun = role.noun.or(stem.noun);
            role.title |= stem.title;
            role.paper |= stem.paper;
            role.owner |= stem.owner;
        }
        words.exact = exact;
        for word in words.exact.keys() {
            words.openings.add(word);
        }
        for stem in words.stems.values().flat_map(Stems::letters) {
            words.openings.add_stem(stem);
        }
        for (word, forms) in [
            (SlugWord::Noun(Noun::Article), file.slugs.article),
            (SlugWord::Noun(Noun::Appendix), file.slugs.appendix),
            (SlugWord::Noun(Noun::Guideline), file.slugs.guideline),
            (SlugWord::Preface, file.slugs.preface),
            (SlugWord::Glossary, file.slugs.glossary),
        ] {
            words
                .slugs
                .extend(forms.into_iter().map(|form| (form, word)));
        }
        words
            .slugs
            .sort_by(|a, b| (b.0.len(), &a.0).cmp(&(a.0.len(), &b.0)));
        words
    }
}
