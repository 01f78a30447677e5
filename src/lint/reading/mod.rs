//! Reading prose the way lints need it.
//!
//! A document enters; its plain text with the way back to the source ([`Prose`]) and what its
//! words say ([`Reading`]: numbers, quantifiers, spellings; [`Mark`]s of punctuation) leave.
//! Everything is done once for all lints, without a copy per word.

mod letters;
mod lexicon;
mod marks;
mod numbers;
mod phrases;
mod prose;
mod scan;

pub use letters::{is_letter, word_end};
pub use lexicon::Lexicon;
pub use marks::{Mark, Marks};
pub use numbers::Number;
pub use prose::{OBJECT, Prose};
pub use scan::{QuantifierSet, Reading, read};
