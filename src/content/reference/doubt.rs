//! Numbers of the Laws that are taken for something else, so that no miss stays invisible.

use std::ops::Range;

use super::judge::Judge;
use super::member::Member;
use super::number::is_plausible;
use super::surroundings::Surroundings;
use super::{Doubt, Found};
use crate::content::glyph;
use crate::content::page::At;
use crate::law::{ClauseNumber, is_known};

impl Judge<'_, '_> {
    /// Whether a number that is no mention may be one all the same: the Laws have it, and nothing
    /// right beside it says what else it is. Whether it was measured is asked last of all.
    pub(super) fn is_doubtful(
        &self,
        member: &Member,
        number: ClauseNumber,
        around: &Surroundings,
        is_measured: impl FnOnce() -> bool,
    ) -> bool {
        let known = is_known(number) || number.depth() > 2 && is_plausible(number);
        if !known || self.cell || around.counted || self.is_image(member) {
            return false;
        }
        // `5.1 դիագրամում`, `7.2 пункта` of a rating.
        let after = around.after;
        if after.scored || after.numbered || after.quantity && self.finder.words.noun_follows() {
            return false;
        }
        let start = member.numeral.start;
        let before = &self.text[self.from..start];
        let (_, word) = glyph::last_word(glyph::trim_blank_end(before));
        let role = self.finder.words.role(word);
        let valued = role.quantity && !role.amount || role.numbered || role.valued || role.equals;
        !(valued
            || before.trim_end().ends_with('=')
            || self.is_counted(member)
            || self.is_ratio(member)
            || self.is_day(member, around)
            || self.follows_unit(start)
            || self.follows_name(start, member.is_half())
            || is_measured())
    }

    /// Keeps a number that may be a mention.
    pub(super) fn doubt(&self, plain: Range<At>, found: &mut Found) {
        found.doubts.push(Doubt {
            item: self.item,
            plain,
        });
    }

    fn is_image(&self, member: &Member) -> bool {
        let link = self.finder.link_at(member.numeral.start as At);
        link.is_some_and(|link| link.image)
    }

    /// Whether the letters after a number are what it counts: `9.2s`.
    fn is_counted(&self, member: &Member) -> bool {
        let ending = self.finder.words.role(&self.text[member.ending.clone()]);
        ending.unit || ending.unit_at_end
    }
}
