//! Languages as data.
//!
//! `locales/<lang>/` enters, a [`Locale`] leaves: its texts (Fluent) and the words that reading
//! and writing chess law needs in that language. A language is whatever has a folder; no code
//! matches on one. A message that a language lacks is reported as missing, never borrowed from
//! another language.

pub mod blocks;
mod code;
mod locale;
mod notation;
mod numerals;
mod openings;
mod punctuation;
mod quantifiers;
mod reference_words;
mod role;
mod stems;
mod terms;
mod text;
mod texts;
mod word_form;
mod word_set;

pub use code::{ByLang, Lang, NotALanguage};
pub use locale::{Locale, LocaleError, Locales};
pub use notation::{MOVE_ARGUMENTS, Notation, in_english, notations};
pub use numerals::{Numerals, Unit};
pub use punctuation::Punctuation;
pub use quantifiers::{Quantifier, Quantifiers};
pub use reference_words::{ReferenceWords, SlugWord};
pub use role::{Noun, Role};
pub use terms::{Term, Terms};
pub use text::{Missing, Text};
pub use texts::texts_by_language;
