//! Numbers that the Laws don't have, where the words around them leave no doubt that they cite.

use super::judge::Judge;
use super::member::{Member, skip_blank, word_at};
use super::surroundings::Surroundings;
use crate::content::glyph;
use crate::law::{ClauseNumber, is_known};

/// The greatest number of a clause that is taken for a mistake of a citation; greater ones are
/// minutes and cents.
const MAX_LEVEL: u16 = 20;

/// How many words after a number may say what a provision does: `is silent`.
const MAX_AFTER: usize = 2;

impl Judge<'_, '_> {
    /// Whether the words around an unknown number say that it cites: `where 11.15 is silent`,
    /// `a breach of 6.19`, `§ 9.8`.
    pub(super) fn is_cited(
        &self,
        member: &Member,
        number: ClauseNumber,
        around: &Surroundings,
    ) -> bool {
        let small = number.levels().iter().all(|&level| level <= MAX_LEVEL);
        if !small || !is_known(ClauseNumber::whole(number.division())) {
            return false;
        }
        let words = self.finder.words;
        let before = glyph::trim_blank_end(&self.text[self.from..member.numeral.start]);
        if before.ends_with('§') {
            return true;
        }
        let (start, word) = glyph::last_word(before.trim_end_matches([':', '՝']));
        let role = words.role(word);
        let (_, earlier) = glyph::last_word(before[..start].trim_end_matches(is_between));
        let earlier = words.role(earlier);
        if role.joins && earlier.announces {
            return true;
        }
        if words.noun_follows() {
            return member.inflected && (around.after.cites || around.after.decides);
        }
        role.cites
            || role.decides
            || (role.dangles || role.ranges || role.of) && earlier.cites
            || self.decides(member)
    }

    /// Whether what follows is what a provision does.
    fn decides(&self, member: &Member) -> bool {
        let mut at = skip_blank(self.text, member.end);
        for _ in 0..MAX_AFTER {
            let word = word_at(self.text, at);
            let role = self.finder.words.role(word);
            if role.decides || word.is_empty() {
                return role.decides;
            }
            at = skip_blank(self.text, at + word.len());
        }
        false
    }
}

/// What may stand between words that announce: `см. также`.
fn is_between(c: char) -> bool {
    glyph::is_blank(c) || c == '.'
}
