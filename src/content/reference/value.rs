//! Numbers that their sentence shows to be values: scores, averages, versions, prices.

use memchr::memrchr_iter;

use super::judge::Judge;
use super::member::{Joint, Member, skip_blank, word_at};
use super::run::Run;
use super::surroundings::Surroundings;
use crate::content::glyph;
use crate::lang::Role;
use crate::law::Division;

/// How far back the words of a sentence are looked for, in bytes.
const SENTENCE: usize = 160;

/// How many words of a sentence are asked.
const MAX_WORDS: usize = 16;

/// Signs of money that stand before a price.
const MONEY: [char; 7] = ['€', '$', '£', '¥', '₽', '֏', '₾'];

impl<'t> Judge<'t, '_> {
    /// Whether what is said of a number before and after it makes it a value.
    pub(super) fn is_value(&self, member: &Member) -> bool {
        let start = member.numeral.start;
        let before = glyph::trim_blank_end(&self.text[self.from..start]);
        before.ends_with(MONEY)
            || self.is_stated(start, member.is_half())
            || self.is_gained(start, member.is_half())
            || self.is_pitted(member)
            || self.is_told_of(member)
            || self.is_beside(member)
            || self.is_second_value(member)
            || self.is_file(member)
    }

    /// Whether a sentence about something that has a value says that this is it: `the score after
    /// round 4 was 3.5`, `версия должна быть не ниже 3.4.1`.
    pub(super) fn is_stated(&self, start: usize, half: bool) -> bool {
        let mut words = self.words_before(start);
        let Some(mut last) = words.next() else {
            return false;
        };
        if last.copula {
            last = words.next().unwrap_or_default();
        }
        if last.compares {
            match words.next() {
                Some(role) if role.degree => last.equals = true,
                // `такие результаты, как 4.5 или 5.5`.
                Some(role) => return role.valued && half,
                None => return false,
            }
        }
        if !(last.equals || last.amount) {
            return false;
        }
        for role in words {
            if role.noun.is_some() && !role.unit || role.announces || role.cites {
                return false;
            }
            if (role.quantity && !role.amount) || role.numbered || role.valued {
                return true;
            }
        }
        false
    }

    /// Whether something grew or fell by that much: `rose from 3.1 to 4.2`.
    fn is_gained(&self, start: usize, half: bool) -> bool {
        let mut words = self.words_before(start);
        let Some(last) = words.next() else {
            return false;
        };
        last.gains && (half || self.finder.words.noun_follows() && words.any(|role| role.valued))
            || (last.by || last.opens_range) && words.next().is_some_and(|role| role.gains)
    }

    /// Whether clauses and points of a rating have the same noun and these are points: `потерял 6.5
    /// пункта`, `8.4 пункта рейтинга`.
    pub(super) fn are_points(&self, run: &Run, around: &Surroundings) -> bool {
        let named = around.before.noun.is_some() || around.before.announces;
        let counts = |member: &Member| {
            !member.inflected && member.numeral.prefix.is_none() && member.numeral.depth() <= 2
        };
        if named || !around.after.scored || !run.members.iter().all(counts) {
            return false;
        }
        let words = self.finder.words;
        let next = word_at(self.text, skip_blank(self.text, around.after_end));
        let next = words.role(next);
        let mut before = self.words_before(run.members[0].numeral.start);
        let Some(last) = before.next() else {
            return next.valued || next.gains;
        };
        let direct = last.gains || last.by && !words.noun_follows() || next.gains;
        direct || last.valued || next.valued || before.any(|role| role.valued || role.gains)
    }

    /// Whether two sides have so many points each: `2.5 на 1.5`, `6.5-ը 5.5-ի դիմաց`.
    fn is_pitted(&self, member: &Member) -> bool {
        if !member.is_half() {
            return false;
        }
        let words = self.finder.words;
        let follows = |at: usize| {
            words
                .role(word_at(self.text, skip_blank(self.text, at)))
                .against
        };
        let at = skip_blank(self.text, member.end);
        let at = match self.text[at..].strip_prefix('՝') {
            Some(rest) => skip_blank(self.text, self.text.len() - rest.len()),
            None => at,
        };
        let word = word_at(self.text, at);
        let before = glyph::trim_blank_end(&self.text[self.from..member.numeral.start]);
        if words.noun_follows() {
            // The word follows the second of them, in whatever form that is.
            let second = self.points_at(at);
            let first = || {
                let bare = before.trim_end_matches('՝');
                ends_in_points(bare.trim_end_matches(|c| glyph::is_word(c) || glyph::is_dash(c)))
            };
            return second.is_some_and(follows) || follows(member.end) && first();
        }
        let opens = words.role(word).against
            && self
                .points_at(skip_blank(self.text, at + word.len()))
                .is_some();
        let (start, word) = glyph::last_word(before);
        let closes = || words.role(word).against && ends_in_points(before[..start].trim_end());
        opens || closes()
    }

    /// Whether a whole number after it makes it points of so many, or a ratio: `7.5 of 9`, `4.2 к 1`;
    /// or whether what has a value stands before it without a verb: `արդյունքը 4.3 է`.
    fn is_told_of(&self, member: &Member) -> bool {
        if !member.is_fraction() || member.inflected {
            return false;
        }
        let words = self.finder.words;
        let at = skip_blank(self.text, member.end);
        let word = word_at(self.text, at);
        let role = words.role(word);
        let before = glyph::trim_blank_end(&self.text[self.from..member.numeral.start]);
        let valued = || words.role(glyph::last_word(before).1).valued;
        // `Speed: 4.2`; in a glossary that is the place of the term.
        let named = before.strip_suffix([':', '՝']);
        if let Some(named) = named.filter(|_| !self.finder.glossary) {
            return words.role(glyph::last_word(named).1).valued;
        }
        // `բաժնեմասը 1.2 է։`, but `հենց 9.2 է կիրառվում`.
        if words.noun_follows() {
            let stated = role.copula && self.ends_phrase(at + word.len());
            return stated && before.ends_with(glyph::is_word) || role.copula && valued();
        }
        // `результат 4.3 за тур`
        if words.has_genitive() && valued() {
            return true;
        }
        let joined = role.against || member.is_half() && (role.of || role.opens_range);
        let rest = &self.text[skip_blank(self.text, at + word.len())..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        joined
            && (1..3).contains(&digits)
            && !rest[digits..].starts_with(|c: char| glyph::is_word(c) || glyph::is_dash(c))
            && !rest[digits..]
                .trim_start_matches('.')
                .starts_with(|c: char| c.is_ascii_digit())
            && self.ends_phrase(self.text.len() - rest.len() + digits)
    }

    /// Where so many points end, with a half or without and with the ending of the number.
    fn points_at(&self, at: usize) -> Option<usize> {
        let member = Member::read(self.text, at, Joint::First, self.finder.words, false)?;
        let whole = member.numeral.prefix.is_none() && member.numeral.levels().len() == 1;
        (whole || member.is_half()).then_some(member.end)
    }

    /// Whether something stands beside what has the number: `next to 1.1`, `1.1-ի կողքին`.
    fn is_beside(&self, member: &Member) -> bool {
        let words = self.finder.words;
        if words.noun_follows() {
            let next = word_at(self.text, skip_blank(self.text, member.end));
            return words.role(next).beside;
        }
        let mut before = self.words_before(member.numeral.start);
        let last = before.next().unwrap_or_default();
        let joins = last.ranges || last.opens_range;
        last.beside || joins && before.next().is_some_and(|role| role.beside)
    }

    /// Whether an earlier number of the sentence is no clause and this one stands as that does: `0.4
    /// for blitz and 1.2 for standard chess`, `the first edition (1.0), the present one (3.1)`.
    fn is_second_value(&self, member: &Member) -> bool {
        let words = self.finder.words;
        let sentence = self.sentence_before(member.numeral.start);
        let Some((first_start, first_end)) = last_impossible(sentence) else {
            return false;
        };
        let after = &self.text[member.end..];
        let bracketed = |before: &str, after: &str| before.ends_with('(') && after.starts_with(')');
        if bracketed(sentence, after) {
            return bracketed(&sentence[..first_start], &sentence[first_end..]);
        }
        let before = glyph::trim_blank_end(sentence);
        let joined = words.role(glyph::last_word(before).1).joins || before.ends_with(',');
        let next = word_at(self.text, skip_blank(self.text, member.end));
        let like = word_at(sentence, skip_blank(sentence, first_end));
        let same = !next.is_empty() && next == like;
        // The mark stands for the verb that the second leaves out.
        let elided = after.starts_with('՝');
        joined && (same || elided || words.role(next).dangles && words.role(like).dangles)
    }

    /// Whether what follows the numbers has them for its own, in a language where it stands there:
    /// `4.3 սենյակը`, `2.1 և 2.2 մասերում`; but `9.4 կիրառվում է`.
    pub(super) fn names_what_follows(&self, run: &Run, around: &Surroundings) -> bool {
        let words = self.finder.words;
        // `4.1–4.6 սեղանները`
        let ranges = around.after.numbered || around.after.quantity;
        let bare = |member: &Member| {
            let single = member.joint != Joint::Range || ranges;
            member.is_fraction() && !member.inflected && single
        };
        // `աղյուսակ` is nothing but a thing that has numbers.
        let after = around.after;
        let thing = Role {
            quantity: after.quantity && !after.amount,
            numbered: after.numbered,
            valued: after.valued,
            event: after.event,
            title: after.title,
            paper: after.paper,
            ..Role::default()
        };
        if !words.noun_follows() || after != thing || !run.members.iter().all(bare) {
            return false;
        }
        let before = self.text[self.from..run.members[0].numeral.start].trim_end();
        let next = skip_blank(self.text, around.after_end);
        word_at(self.text, skip_blank(self.text, run.end())).starts_with(char::is_lowercase)
            && !before.ends_with('§')
            && !words.role(word_at(self.text, next)).copula
    }

    /// Whether the number is a part of the name of a file: `laws-9.2.pdf`.
    fn is_file(&self, member: &Member) -> bool {
        let before = &self.text[self.from..member.numeral.start];
        let stem = before.trim_end_matches(['-', '_']);
        let extension = self.text[member.end..].strip_prefix('.');
        stem.len() < before.len()
            && stem.ends_with(|c: char| c.is_ascii_alphabetic())
            && extension.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
    }

    /// The sentence before a place, as far as it is near.
    pub(super) fn sentence_before(&self, start: usize) -> &'t str {
        let before = &self.text[self.from..start];
        let near = &before[before.ceil_char_boundary(before.len().saturating_sub(SENTENCE))..];
        let bytes = near.as_bytes();
        let mut full_stops = memrchr_iter(b'.', bytes);
        let end = full_stops.find(|&at| bytes.get(at + 1) == Some(&b' '));
        &near[end.max(near.rfind('։')).unwrap_or(0)..]
    }

    /// The roles of the words of the sentence before a place, from the last one back.
    fn words_before(&self, start: usize) -> impl Iterator<Item = Role> {
        let words = self.sentence_before(start).split(|c| !glyph::is_word(c));
        let words = words.rev().filter(|word| !word.is_empty());
        words
            .take(MAX_WORDS)
            .map(|word| self.finder.words.role(word))
    }
}

/// Where the last number of a text is that can be no clause: `0.4`, `1.0`, `41.5`.
fn last_impossible(text: &str) -> Option<(usize, usize)> {
    let mut end = text.len();
    while let Some(last) = text[..end].rfind(|c: char| c.is_ascii_digit()) {
        let figure = text[..=last].trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
        let (start, stop) = (figure.len(), last + 1);
        if let Some((whole, part)) = text[start..stop].split_once('.')
            && let Ok(whole) = whole.parse::<u32>()
            && (whole == 0 || whole > u32::from(Division::MAX_ARTICLE) || part.starts_with('0'))
            && part.parse::<u32>().is_ok()
        {
            return Some((start, stop));
        }
        end = start;
    }
    None
}

/// Whether a text ends in so many points, with a half or without.
fn ends_in_points(text: &str) -> bool {
    let start = text
        .trim_end_matches(|c: char| c.is_ascii_digit() || c == '.')
        .len();
    let figure = &text[start..];
    let whole = figure.strip_suffix(".5").unwrap_or(figure);
    matches!(whole.len(), 1 | 2) && whole.bytes().all(|byte| byte.is_ascii_digit())
}
