//! Languages as data.
//!
//! `locales/<lang>/` enters, a [`Locale`] leaves: its texts (Fluent) and the words that reading
//! and writing chess law needs in that language. A language is whatever has a folder; no code
//! matches on one. A message that a language lacks is reported as missing, never borrowed from
//! another language.

mod code;
mod grammar;
mod letters;
mod locale;
mod notation;
mod numerals;
mod punctuation;
mod quantifiers;
mod reference_words;
mod terms;
mod text;
mod texts;

pub use code::{ByLang, Lang, NotALanguage};
pub use grammar::{BeforeVowel, Construction, Fault, Grammar, Mood, Need};
pub use letters::is_letter;
pub use locale::{Locale, LocaleError, Locales};
pub use notation::{MOVE_ARGUMENTS, Notation, in_english, notations};
pub use numerals::{Numerals, Unit};
pub use punctuation::Punctuation;
pub use quantifiers::{Quantifier, Quantifiers};
pub use reference_words::{Noun, ReferenceWords, Role, SlugWord};
pub use terms::{Term, Terms};
pub use text::{Missing, Text};
pub use texts::{text_in, texts_by_language, texts_or_one};
