//! Numbers of other documents: `пункт 3.4 Положения о соревновании`.

use super::judge::{Judge, Surroundings};
use crate::content::glyph;

/// How many words may stand between what joins a number to a document and the document.
const MAX_WORDS: usize = 4;

impl Judge<'_, '_> {
    /// Whether a run of numbers belongs to another document, which is named right beside
    /// it, or after a word that joins them: `3.4 of the tournament regulations`.
    pub(super) fn is_elsewhere(&self, around: &Surroundings) -> bool {
        let (before, after) = (&around.before, &around.after);
        let named = match self.finder.words.noun_follows() {
            true => before.document,
            false => before.noun.is_some() && self.names_document(around),
        };
        if named {
            return true;
        }
        if !after.of {
            return false;
        }
        let rest = &self.text[around.after_end..];
        let end = rest.find(|c| !glyph::is_word(c) && !glyph::is_blank(c));
        let phrase = rest[..end.unwrap_or(rest.len())].split_whitespace();
        phrase
            .take(MAX_WORDS)
            .map(|word| self.finder.words.role(word))
            .take_while(|role| role.noun.is_none())
            .any(|role| role.document)
    }

    /// Whether the word after the numbers is a document.
    fn names_document(&self, around: &Surroundings) -> bool {
        let role = &around.after;
        role.document
            || role.titled_document && {
                let (start, _) = glyph::last_word(&self.text[..around.after_end]);
                self.text[start..].starts_with(char::is_uppercase)
            }
    }
}
