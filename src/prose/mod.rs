//! Rulings in words: a scenario and its ruling enter, sentences in a language leave.
//!
//! The terminal, the pages of worked cases and the module in the browser all say a ruling through
//! an [`Account`], so that they say the same. Deliberately absent: colours, wrapping, markup.

mod account;
pub mod board;
mod refusal;

use crate::diag::{Arg, Message, visible_lines};
use crate::lang::{Locale, LocaleError, MOVE_ARGUMENTS, Missing, Notation, Text, in_english};

pub use account::{Account, CitedClause, Line, SaidDecision, SaidEvent, Style};
pub use refusal::refusal_diagnostic;

/// Says messages in a language, moves in its letters.
pub struct Prose<'a> {
    text: &'a Text,
    notation: Notation,
    is_strict: bool,
}

impl<'a> Prose<'a> {
    /// In a language; a message that it lacks shows as a gap.
    pub fn new(locale: &'a Locale) -> Result<Prose<'a>, LocaleError> {
        Ok(Prose {
            text: locale.text(),
            notation: Notation::of(locale)?,
            is_strict: false,
        })
    }

    /// In a language; a message that it lacks is an error.
    pub fn strict(locale: &'a Locale) -> Result<Prose<'a>, LocaleError> {
        let prose = Prose::new(locale)?;
        Ok(Prose {
            is_strict: true,
            ..prose
        })
    }

    /// The texts of the language.
    pub fn text(&self) -> &'a Text {
        self.text
    }

    /// A message with moves in the reader's notation.
    pub fn say(&self, message: &Message) -> Result<String, Missing> {
        let mut message = message.clone();
        for (name, arg) in &mut message.args {
            if let (true, Arg::Text(text)) = (MOVE_ARGUMENTS.contains(name), &*arg) {
                *arg = Arg::Text(self.notation.spell(&in_english(text)));
            }
        }
        let said = match self.is_strict {
            true => self.text.get(&message)?,
            false => self.text.show(&message),
        };
        Ok(visible_lines(&said).into_owned())
    }

    /// Several messages.
    pub fn say_all(
        &self,
        messages: impl IntoIterator<Item = Message>,
    ) -> Result<Vec<String>, Missing> {
        messages.into_iter().map(|it| self.say(&it)).collect()
    }
}
