//! The words around numbers.

use super::judge::Judge;
use super::member::{skip_blank, word_at};
use super::run::Run;
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::lang::{Noun, Role};

/// The words around a run.
pub(super) struct Surroundings {
    pub(super) before: Role,
    /// Where the word before starts.
    pub(super) before_start: usize,
    pub(super) after: Role,
    /// Where the word after starts, past the mark that closes a quotation.
    pub(super) after_start: usize,
    pub(super) after_end: usize,
    /// What follows the last number is what the numbers count.
    pub(super) counted: bool,
}

impl Surroundings {
    /// Whether the noun says that there are several numbers.
    pub(super) fn noun_is_plural(&self) -> bool {
        self.before.plural || self.after.plural
    }

    /// The noun of the numbers.
    pub(super) fn noun(&self) -> Option<Noun> {
        self.before.noun.or(self.after.noun)
    }
}

impl Judge<'_, '_> {
    pub(super) fn surroundings(&self, run: &Run) -> Surroundings {
        let words = self.finder.words;
        let start = run.members[0].numeral.start;
        let at = self.after_quote(start, run.end());
        let at = self.after_dot(skip_blank(self.text, at));
        let word = word_at(self.text, at);
        let mut after = words.role(word);
        let after_end = at + word.len();
        let next_is_number = {
            let dot = after.abbreviated && self.text[after_end..].starts_with('.');
            let next = skip_blank(self.text, after_end + usize::from(dot));
            next > after_end && Numeral::read(self.text, next).is_some()
        };
        if next_is_number && !words.noun_follows() {
            after.noun = None;
        }
        let symbol = self.text[run.end()..].starts_with(['+', '=', '²', '³', '″', '′'])
            || self.text[at..].starts_with(['%', '°', '×', '€', '$', '£', '₽', '֏']);
        let (mut before, before_start) = self.word_before(start);
        if words.noun_follows() && after.noun.is_some() {
            if run.is_named_by(before.noun) {
                // `Հավելված A-ն կանոնների մաս է`: what follows belongs to the rules.
                after.noun = after.noun.filter(|noun| *noun != Noun::Clause);
            } else {
                // `կանոնների 7 և 9 հոդվածներում`: articles of the rules.
                before.noun = None;
            }
        }
        // `6.5 points`, but `Article 9 points out`.
        let counts_only = !words.noun_follows() && before.noun.is_none();
        let uncounted =
            run.ends_in_fraction() && (after.subject || after.indivisible && before.announces);
        Surroundings {
            before,
            before_start,
            after,
            after_start: at,
            after_end,
            counted: symbol
                || (after.unit && !uncounted && (after.noun.is_none() || counts_only))
                || (after.unit_at_end && self.ends_phrase(after_end)),
        }
    }

    /// Past the mark that closes the quotation of a number: `«A» հավելվածում`.
    fn after_quote(&self, start: usize, end: usize) -> usize {
        let rest = &self.text[end..];
        let Some(mark @ ('»' | '"' | '”' | '“')) = rest.chars().next() else {
            return end;
        };
        let opened = self.text[self.from..start].ends_with(['«', '"', '“', '„']);
        end + if opened { mark.len_utf8() } else { 0 }
    }

    /// Past the full stop of a number before its noun: `8. հոդվածի`.
    fn after_dot(&self, at: usize) -> usize {
        let words = self.finder.words;
        if !words.noun_follows() || !self.text[at..].starts_with('.') {
            return at;
        }
        let next = skip_blank(self.text, at + 1);
        let word = word_at(self.text, next);
        let named = next > at + 1
            && word.starts_with(char::is_lowercase)
            && words.role(word).noun.is_some();
        if named { next } else { at }
    }

    /// Whether no word follows in the same phrase.
    pub(super) fn ends_phrase(&self, at: usize) -> bool {
        let next = self.text[skip_blank(self.text, at)..].chars().next();
        next.is_none_or(|c| !glyph::is_letter_or_number(c) && !matches!(c, '«' | '"' | '(' | '['))
    }

    /// The role of the word before a place, across brackets and the full stop of an abbreviation,
    /// and where it starts.
    pub(super) fn word_before(&self, start: usize) -> (Role, usize) {
        let (role, word_start) = self.word_ending(start);
        if role.opens_range {
            let (earlier, earlier_start) = self.word_ending(word_start);
            let role = Role {
                noun: earlier.noun,
                announces: earlier.announces,
                ..role
            };
            return (role, earlier_start);
        }
        (role, word_start)
    }

    /// The role of the word before a place and where that word starts.
    pub(super) fn word_ending(&self, start: usize) -> (Role, usize) {
        let before = &self.text[self.context..start];
        let gap = |c: char| {
            glyph::is_blank(c)
                || matches!(c, '*' | '[' | '(' | '№' | '#' | '§' | '«' | '"' | '“' | '„')
        };
        let bare = glyph::trim_end(before, gap);
        let trimmed = match bare.strip_suffix('.') {
            Some(rest) => glyph::trim_end(rest.trim_end_matches('.'), gap),
            None => bare,
        };
        let end = trimmed.len();
        if self.context + end <= self.taken && self.taken > self.context {
            return (Role::default(), start);
        }
        let (word_start, word) = glyph::last_word(trimmed);
        let role = self.finder.words.role(word);
        if bare.len() > end && !role.abbreviated && !role.announces {
            return (Role::default(), start);
        }
        (role, self.context + word_start)
    }
}
