//! Numbers with spaces, commas or letters inside: `9. 2. 1`, `9,2`, `9.l`.

use super::judge::{Judge, Surroundings};
use super::member::Joint;
use super::number::is_known;
use super::run::Run;
use crate::content::glyph;

impl Judge<'_, '_> {
    /// Whether a reading with spaces, commas or letters inside the numbers is right: every number
    /// is known, a comma does not just separate articles, and something shows that they are
    /// numbers of clauses.
    pub(super) fn proves(&self, strict: &Run, loose: &Run, around: &Surroundings) -> bool {
        let separates = loose.members.iter().any(|member| {
            let mut joints = member.numeral.levels().iter().map(|level| level.joint);
            joints.any(|joint| {
                joint.doubled || joint.doubtful && (joint.spaced || around.noun_is_plural())
            })
        });
        let list_of_articles = strict.members.len() > 2
            && strict
                .members
                .iter()
                .all(|member| member.numeral.levels().len() == 1);
        // `3-ին և 4.2–4. 7 հոդվածներին`: whole articles among clauses.
        let deep = (strict.members.iter()).any(|member| member.numeral.levels().len() > 1);
        // `Статьям 4. 3 или 4.4 фигур`: the noun before says what is numbered.
        let named = around.before.noun.is_some() && loose.members.len() > 1;
        (named || !around.counted)
            && !separates
            && !list_of_articles
            && loose.members.iter().all(|member| {
                let number = self.number(member, around);
                number.is_some_and(|number| (!number.is_whole() || deep) && is_known(number))
            })
            && (around.noun().is_some() || self.stands_out(loose))
    }

    /// Whether numbers with nothing but spaces inside are numbers of clauses without a noun: there
    /// are several, one is deep, they are announced, in brackets or where a glossary has them.
    /// `in round 9. 5 players` is none of it.
    fn stands_out(&self, loose: &Run) -> bool {
        let members = &loose.members;
        let certain = members.iter().all(|member| {
            let mut levels = member.numeral.levels().iter();
            levels.all(|level| !level.guessed && !level.joint.doubtful)
        });
        if !certain || self.follows_quantity(members[0].numeral.start) {
            return false;
        }
        let depth = |at: usize| {
            let numeral = &members[at].numeral;
            numeral.levels().len() + usize::from(numeral.prefix.is_some())
        };
        let listed = members.len() > 1 && members[1].joint == Joint::List;
        listed
            || (0..members.len()).any(|at| depth(at) > 2)
            || self.is_announced(members[0].numeral.start)
            || self.in_brackets(loose)
            || self.follows_head(loose)
    }

    /// Whether the words before announce a number: `see`, `see also`.
    fn is_announced(&self, start: usize) -> bool {
        let (role, word) = self.word_ending(start);
        role.announces || role.joins && self.word_ending(word).0.announces
    }

    /// Whether the run stands in brackets, alone or before more.
    fn in_brackets(&self, run: &Run) -> bool {
        let is_mark = |c: char| matches!(c, '*' | '_' | ' ');
        let before = self.text[self.from..run.members[0].numeral.start].trim_end_matches(is_mark);
        let after = self.text[run.end()..].trim_start_matches(is_mark);
        before.ends_with(['(', '[']) && after.starts_with([')', ']', ',', ';'])
            || before.ends_with('(') && after.starts_with(glyph::is_dash)
    }
}
