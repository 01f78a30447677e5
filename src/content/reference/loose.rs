//! Numbers with spaces, commas or letters inside: `9. 2. 1`, `9,2`, `9.l`.

use super::judge::Judge;
use super::member::{Joint, Member};
use super::run::Run;
use super::surroundings::Surroundings;
use crate::content::glyph;
use crate::content::page::At;
use crate::law::is_known;

impl Judge<'_, '_> {
    /// Whether a reading with spaces, commas or letters inside the numbers is right: every number
    /// is known, a comma does not just separate articles, and something shows that they are
    /// numbers of clauses.
    pub(super) fn proves(&self, strict: &Run, loose: &Run, around: &Surroundings) -> bool {
        let separates = loose.members.iter().any(|member| {
            let mut joints = member.numeral.levels().iter().map(|level| level.joint);
            joints.any(|joint| {
                joint.doubled() || joint.doubtful() && (joint.spaced() || around.noun_is_plural())
            })
        });
        // `[6.2.1.](…) 1–0`: a number ends with its link.
        let torn = loose.members.iter().any(|member| {
            let link = self.finder.link_at(member.numeral.start as At);
            link.is_some_and(|link| link.plain.end < member.numeral.end() as At)
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
            && !torn
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
        // A letter for a digit is believed after two levels: `4.7.l`.
        let certain = members.iter().all(|member| {
            let mut levels = member.numeral.levels().iter().enumerate();
            levels.all(|(at, level)| {
                !level.joint.doubtful() && (!level.guessed() || at > 1 && !level.joint.spaced())
            })
        });
        if !certain || self.follows_quantity(members[0].numeral.start) {
            return false;
        }
        let listed = members.len() > 1 && members[1].joint == Joint::List;
        listed
            || self.is_range(loose)
            || self.ends_clause(loose)
            || members.iter().any(|member| member.numeral.depth() > 2)
            || self.is_announced(members[0].numeral.start)
            || self.in_brackets(loose)
            || self.follows_head(loose)
    }

    /// Whether the run is a range within one article: `8. 2–8.3`.
    fn is_range(&self, loose: &Run) -> bool {
        let [first, last] = &loose.members[..] else {
            return false;
        };
        let article = |member: &Member| Some(member.numeral.levels().first()?.value);
        let plain = first.numeral.prefix.is_none() && last.numeral.prefix.is_none();
        last.joint == Joint::Range && plain && article(first) == article(last)
    }

    /// Whether the run is all of a link, or ends a part of a sentence after a word that counts
    /// nothing: `as in 11. 7.`
    fn ends_clause(&self, loose: &Run) -> bool {
        let [member] = &loose.members[..] else {
            return false;
        };
        let (start, end) = (member.numeral.start, member.numeral.end());
        let linked = self.finder.link_at(start as At).is_some_and(|link| {
            let (from, to) = (link.plain.start as usize, link.plain.end as usize);
            link.local && self.text.get(from..to).map(str::trim) == self.text.get(start..end)
        });
        let closed = self.text[loose.end()..].starts_with(['.', ',', ';', '»', '։', '*'])
            && !self.text[end..]
                .trim_start_matches(['.', '*'])
                .starts_with(char::is_numeric);
        linked || closed && self.follows_word(start)
    }

    /// Whether a small word that measures nothing stands right before a place.
    fn follows_word(&self, start: usize) -> bool {
        let before = self.text[self.from..start].trim_end_matches([' ', '\u{a0}', '*', '_', '«']);
        let word = before
            .rsplit(|c| !glyph::is_word(c))
            .next()
            .unwrap_or_default();
        let role = self.finder.words.role(word);
        word.starts_with(char::is_lowercase) && !role.unit && !role.quantity
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
