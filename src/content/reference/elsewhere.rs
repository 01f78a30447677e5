//! Numbers of other documents: `пункт 3.4 Положения о соревновании`.

use super::judge::{Judge, Surroundings};
use crate::content::glyph;
use crate::lang::Noun;

/// How many words may stand between what joins a number to a document and the document.
const MAX_WORDS: usize = 4;

impl Judge<'_, '_> {
    /// Whether a run of numbers belongs to another document, which is named right beside
    /// it, or after a word that joins them: `3.4 of the tournament regulations`.
    pub(super) fn is_elsewhere(&self, start: usize, around: &Surroundings) -> bool {
        let (before, after) = (&around.before, &around.after);
        if before.noun == Some(Noun::Clause) && self.is_item_of_another(start) {
            return true;
        }
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
        let end = rest.find(|c| !glyph::is_word(c) && !glyph::is_blank(c) && !glyph::is_dash(c));
        let phrase = rest[..end.unwrap_or(rest.len())].split(|c| !glyph::is_word(c));
        phrase
            .filter(|word| !word.is_empty())
            .take(MAX_WORDS)
            .map(|word| self.finder.words.role(word))
            .take_while(|role| role.noun.is_none())
            .any(|role| role.document || role.owner)
    }

    /// Whether the item that a number has is one of a document named before a bracket or a comma:
    /// `the contract (clause 7.2)`, `по регламенту лиги, п. 6.2`.
    fn is_item_of_another(&self, start: usize) -> bool {
        let (_, noun) = self.word_ending(start);
        let before = glyph::trim_blank_end(&self.text[self.context..noun]);
        let Some(before) = before.strip_suffix(['(', ',']) else {
            return false;
        };
        let end =
            before.rfind(|c| !glyph::is_word(c) && !glyph::is_blank(c) && c != '’' && c != '\'');
        let phrase = before[end.map_or(0, |end| before.ceil_char_boundary(end + 1))..]
            .split(|c| !glyph::is_word(c));
        phrase
            .rev()
            .filter(|word| !word.is_empty())
            .take(MAX_WORDS)
            .map(|word| self.finder.words.role(word))
            .any(|role| role.document || role.owner)
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
