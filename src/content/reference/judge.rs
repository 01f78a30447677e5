//! What stands around numbers decides whether they mention clauses.

use std::cell::OnceCell;

use smallvec::SmallVec;

use super::elsewhere::Basis;
use super::member::{Joint, Member, skip_blank, word_at};
use super::number::{is_beyond, is_in_laws, is_plausible, number_of};
use super::run::Run;
use super::surroundings::Surroundings;
use super::{Finder, Found, Mention};
use crate::content::glyph;
use crate::content::page::At;
use crate::lang::{Noun, Role};
use crate::law::{ClauseNumber, Division, is_known};

/// Judges the runs of one stretch of text, from left to right.
pub(super) struct Judge<'a, 'f> {
    pub(super) finder: &'a Finder<'f>,
    /// The text; everything before `from` belongs to others.
    pub(super) text: &'a str,
    pub(super) from: usize,
    /// Where the words start that may name the first numbers.
    pub(super) context: usize,
    /// The text is a table's.
    pub(super) cell: bool,
    /// The index of its flow among the items.
    pub(super) item: u32,
    /// Nouns before this place belong to earlier numbers.
    pub(super) taken: usize,
}

/// The place of a number in its run.
#[derive(Clone, Copy)]
struct Place<'c> {
    /// It is the last one.
    is_last: bool,
    /// The mention before it.
    previous: Option<ClauseNumber>,
    /// Whether the numbers of its run are no clauses, unless something calls them so. Most are called
    /// so, and nobody asks.
    measured: &'c OnceCell<bool>,
    /// Where the last number of its run starts, if it may count something.
    countable: Option<usize>,
    /// That number is a whole one.
    ends_whole: bool,
}

impl Judge<'_, '_> {
    /// Adds the mentions of the run at `anchor`; returns where to go on.
    pub(super) fn weigh(&mut self, anchor: usize, run: Run, found: &mut Found) -> usize {
        let go_on = run.end().max(anchor + 1);
        if !self.starts_free(anchor) {
            return go_on;
        }
        let words = self.finder.words;
        if run.is_cut()
            && let Some(loose) = Run::read(self.text, anchor, words, true)
            && let around = self.surroundings(&loose)
            && self.proves(&run, &loose, &around)
        {
            return self.accept(&loose, &around, found);
        }
        let around = self.surroundings(&run);
        self.accept(&run, &around, found);
        go_on
    }

    /// Whether one of the last words of the same phrase opens a quantity: `a score of 1.5`.
    pub(super) fn follows_quantity(&self, start: usize) -> bool {
        let before = &self.text[self.from..start];
        if before.trim_end().ends_with('=') {
            return true;
        }
        let mut phrase = before;
        let mut earlier = || {
            let gap = |c| glyph::is_blank(c) || glyph::is_dash(c);
            let (word_start, word) = glyph::last_word(glyph::trim_end(phrase, gap));
            phrase = &phrase[..word_start];
            (self.finder.words.role(word), word)
        };
        let (last, word) = earlier();
        // `Case 1.1`, but `in case 9.2 applies`.
        let filed = last.titled && word.starts_with(char::is_uppercase);
        // `more than 9.5`, but `stricter than 9.5`.
        if last.compares {
            return earlier().0.degree;
        }
        let (second, _) = earlier();
        // `about 9.5`, but `what about 9.5?`
        if last.amount && second.asks {
            return false;
        }
        let opens = last.quantity || second.quantity || earlier().0.quantity;
        let (before, _) = self.word_before(start);
        opens || last.numbered || filed || before.quantity || before.numbered
    }

    /// Whether the number is that of a thing that is usually counted: `board 7.5`, `USD 9.2`; not
    /// after the count itself: `after 50 moves 9.3 applies`.
    pub(super) fn follows_unit(&self, start: usize) -> bool {
        let before = glyph::trim_blank_end(&self.text[self.from..start]);
        let (word_start, word) = glyph::last_word(before);
        let role = self.finder.words.role(word);
        let earlier = before[..word_start].trim_end();
        // Small words are units only after a number: `7.5 из 9`, but `следует из 9.2`.
        let long = word.chars().count() > 2;
        role.unit
            && long
            && role.noun.is_none()
            && !role.announces
            && !earlier.ends_with(char::is_numeric)
    }

    /// Adds the numbers of a run that are mentions; returns where to go on.
    fn accept(&mut self, run: &Run, around: &Surroundings, found: &mut Found) -> usize {
        let mut numbers: SmallVec<[Option<ClauseNumber>; 4]> = SmallVec::new();
        let measured = OnceCell::new();
        for (at, member) in run.members.iter().enumerate() {
            let read = self.number(member, around);
            let place = Place {
                is_last: at + 1 == run.members.len(),
                previous: numbers.last().copied().flatten(),
                measured: &measured,
                countable: run.countable(),
                ends_whole: run.ends_whole(),
            };
            let accepted =
                read.filter(|&number| self.is_mention(run, member, number, around, place));
            let is_measured = || *measured.get_or_init(|| self.measures(run, around));
            if accepted.is_none()
                && let Some(number) = read.filter(|number| !number.is_whole())
                && self.is_doubtful(member, number, around, is_measured)
            {
                self.doubt(member.plain(), found);
            }
            let sibling = (member.joint == Joint::Range && at > 0)
                .then(|| self.sibling(numbers[at - 1], &run.members[at - 1], member, around))
                .flatten();
            numbers.push(sibling.or(accepted));
        }
        if numbers.iter().all(Option::is_none) {
            return run.end();
        }
        if let Some(basis) = self.elsewhere(run, around) {
            let joined = self.take_joined(run, &mut found.mentions);
            if basis == Basis::Guessed {
                let joined = joined
                    .into_iter()
                    .map(|joined| (joined.plain, joined.number));
                let own = run.members.iter().zip(&numbers);
                let own = own.filter_map(|(member, number)| Some((member.plain(), (*number)?)));
                joined
                    .chain(own)
                    .filter(|(_, number)| is_plausible(*number))
                    .for_each(|(plain, _)| self.doubt(plain, found));
            }
            return run.end();
        }
        for (at, number) in numbers.iter().enumerate() {
            let Some(number) = *number else { continue };
            let opens_range = run
                .members
                .get(at + 1)
                .is_some_and(|next| next.joint == Joint::Range);
            found.mentions.push(Mention {
                plain: run.members[at].plain(),
                number,
                through: numbers
                    .get(at + 1)
                    .copied()
                    .flatten()
                    .filter(|_| opens_range),
            });
        }
        if around.after.noun.is_some() {
            self.taken = around.after_end;
        }
        run.end()
    }

    /// The end of a range that leaves out what it shares with the beginning: `7.5.1–4`. With a word
    /// between them they must be called clauses: `7.5 to 6` is a score.
    fn sibling(
        &self,
        first: Option<ClauseNumber>,
        before: &Member,
        member: &Member,
        around: &Surroundings,
    ) -> Option<ClauseNumber> {
        let between = &self.text[before.end..member.numeral.start];
        let called = around.noun().is_some() || around.before.announces;
        if !called && between.contains(glyph::is_letter) {
            return None;
        }
        let [level] = member.numeral.levels() else {
            return None;
        };
        let first = first.filter(|first| !first.is_whole() && member.numeral.prefix.is_none())?;
        let last = first.levels().last()?;
        (level.value > *last)
            .then(|| first.parent()?.child(level.value))?
            .filter(|number| is_known(*number))
    }

    fn is_mention(
        &self,
        run: &Run,
        member: &Member,
        number: ClauseNumber,
        around: &Surroundings,
        place: Place<'_>,
    ) -> bool {
        let link = self.finder.link_at(member.numeral.start as At);
        if link.is_some_and(|link| link.image) {
            return false;
        }
        let linked = link.is_some_and(|link| {
            link.division == Some(number.division()) || (link.local && !number.is_whole())
        });
        if !linked && (self.counts(member, number, around, place) || self.are_points(run, around)) {
            return false;
        }
        if member.hundreds {
            return is_called_article(around) && is_in_laws(number);
        }
        if member.numeral.levels().is_empty() {
            return is_named(number, around) || self.places_entry(run, number);
        }
        if number.is_whole() {
            // `[2](./article3), 12.1 and 12.5`: the link may lead astray.
            let listed = run.members.len() > 1
                && link.is_some_and(|link| matches!(link.division, Some(Division::Article(_))));
            return (linked || listed) && is_in_laws(number)
                || self.places_entry(run, number)
                || self.finder.column == Some(Noun::Article)
                    && self.is_alone(run)
                    && is_known(number)
                || !self.is_part(member, place)
                    && (self.is_named_article(member, number, around, run.members.len() > 1)
                        || self.is_part_of_laws(around))
                    && is_in_laws(number);
        }
        if around.noun().is_some() || linked || around.before.announces {
            return is_in_laws(number) || is_called_article(around) && is_beyond(number);
        }
        if !member.inflected && !member.ending.is_empty() {
            // `9.2s` measures.
            let point = self.finder.words.role(&self.text[member.ending.clone()]);
            if point.unit || point.unit_at_end {
                return false;
            }
        }
        let ratio = self.is_ratio(member);
        let mut levels = member.numeral.levels().iter();
        let alone = self.cell && self.is_alone(run);
        // A number of three levels, or with a letter, measures nothing; but `version 9.2.1`.
        let plain = if number.depth() < 2 && member.numeral.prefix.is_none() {
            *place.measured.get_or_init(|| self.measures(run, around))
                || self.is_measure(member)
                || self.is_day(member, around)
                || self.names_what_follows(run, around)
                || alone && !self.finder.glossary && self.finder.column.is_none()
        } else {
            let start = member.numeral.start;
            let (before, _) = self.word_before(start);
            let after = around.after;
            let numbers_thing = self.finder.words.noun_follows() && !member.inflected;
            before.quantity && !before.amount
                || numbers_thing && after.quantity && !after.amount && number.depth() < 4
                || self.is_stated(start, false)
        };
        let plain = plain || ratio || levels.any(|level| level.joint.absent());
        !plain
            && match alone {
                true if self.finder.column.is_some() => is_in_laws(number),
                true => is_known(number),
                false => is_plausible(number) || self.is_cited(member, number, around),
            }
    }

    /// Whether the number says how many: `50 moves`, `1.5 hours`. Numbers of more than two levels,
    /// inflected ones and those right after their noun never do.
    fn counts(
        &self,
        member: &Member,
        number: ClauseNumber,
        around: &Surroundings,
        place: Place<'_>,
    ) -> bool {
        let named = around.before.noun.is_some() && member.joint == Joint::First;
        if number.depth() > 1 || member.numeral.prefix.is_some() || (named && !number.is_whole()) {
            return false;
        }
        if member.inflected {
            return self
                .finder
                .words
                .role(&self.text[member.ending.clone()])
                .unit;
        }
        // `статьям 4.3 или 4.4 фигур`: one more clause of the same article, not 4.4 pieces.
        let goes_on = around.before.noun.is_some()
            && !number.is_whole()
            && place
                .previous
                .is_some_and(|previous| previous.division() == number.division());
        // `4.5 or 5.5 points`: what is counted is no noun of the numbers; but `11.7; 1 minute`,
        // `11.2, 1 minute`.
        let counted_with = |last: usize| {
            let between = &self.text[member.end.min(last)..last];
            let apart = member.is_fraction() && place.ends_whole && between.starts_with(',');
            !between.contains(';') && !apart
        };
        let all_counted = place.countable.is_some_and(counted_with)
            && around.before.noun.is_none()
            && (around.after.noun.is_none() || around.after.unit);
        around.counted && !goes_on && (place.is_last || all_counted)
    }

    /// Whether an ordinal counts a part of the clause before it: `Art. 7.4, 1st sentence`.
    fn is_part(&self, member: &Member, place: Place<'_>) -> bool {
        let next = || word_at(self.text, skip_blank(self.text, member.end));
        member.joint == Joint::List
            && member.inflected
            && place.previous.is_some_and(|previous| !previous.is_whole())
            && next().starts_with(char::is_lowercase)
            && self.finder.words.role(next()) == Role::default()
    }

    /// Whether a single number is called an article (or an Arabic number a guideline).
    fn is_named_article(
        &self,
        member: &Member,
        number: ClauseNumber,
        around: &Surroundings,
        several: bool,
    ) -> bool {
        let wanted = match number.division() {
            Division::Article(_) => Noun::Article,
            Division::Guideline(_) => Noun::Guideline,
            Division::Appendix(_) => Noun::Appendix,
        };
        if around.before.noun.is_some() {
            return around.before.noun == Some(wanted);
        }
        // `3 статьи`, `3 հոդված` and `այս 3 հոդվածները` are three articles, `3-я статья` and
        // `3 հոդվածը` are one.
        let counts = around.after.counted || around.after.plural;
        let may_count = !self.finder.words.noun_follows() || (counts && !several);
        around.after.noun == Some(wanted)
            && wanted == Noun::Article
            && (!may_count || member.inflected)
    }

    /// The number that a member says.
    pub(super) fn number(&self, member: &Member, around: &Surroundings) -> Option<ClauseNumber> {
        number_of(&member.numeral, self.finder.words, around.before.noun)
    }

    /// Whether nothing before the number makes it a part of something else: `Nf3`, `+9.2`.
    fn starts_free(&self, start: usize) -> bool {
        let before = &self.text[self.from..start];
        let mut chars = before.chars().rev();
        match chars.next() {
            None => true,
            Some(c) if glyph::is_word(c) => {
                let (word_start, word) = glyph::last_word(before);
                // `/rules/article3` is an address.
                let earlier = &before[..word_start];
                let in_address = earlier.ends_with(['/', '\\', '#', '.', '_', '-'])
                    || earlier.ends_with("](")
                    || earlier.ends_with("=\"");
                word.chars().count() > 1
                    && !in_address
                    && self.finder.words.role(word).noun.is_some()
            }
            // `Article #9.2`, but not the place in a page that an address names.
            Some('#') => {
                let blank = chars.next().is_none_or(glyph::is_blank);
                blank && self.word_before(start).0.noun.is_some()
            }
            Some(c) if c.is_numeric() => false,
            Some('+' | '−' | '=' | '$' | '€' | '×' | '^' | '_' | '/' | '@' | '&' | '\\' | '~') => {
                false
            }
            Some(c) if glyph::separator(c).is_some() || glyph::is_dash(c) => {
                let earlier = chars.next();
                // The second letter of `N.B.` names no appendix.
                let initial = c == '.'
                    && earlier.is_some_and(char::is_uppercase)
                    && self.text[start..].starts_with(glyph::is_letter);
                !initial && !earlier.is_some_and(char::is_numeric)
            }
            _ => true,
        }
    }

    /// Whether the run is all there is on its line.
    fn is_alone(&self, run: &Run) -> bool {
        let start = run.members[0].numeral.start;
        self.text[self.from..start].trim().is_empty() && self.text[run.end()..].trim().is_empty()
    }
}

/// Whether the noun of numbers is that of articles, so that one that the Laws don't have is a mistake
/// and no point of other regulations.
fn is_called_article(around: &Surroundings) -> bool {
    around.noun() == Some(Noun::Article)
}

/// Whether a letter or Roman numeral without levels is called an appendix or a guideline.
fn is_named(number: ClauseNumber, around: &Surroundings) -> bool {
    let called = |noun| around.before.noun == Some(noun) || around.after.noun == Some(noun);
    match number.division() {
        Division::Guideline(_) => called(Noun::Guideline),
        Division::Appendix(_) => called(Noun::Appendix) && is_known(number),
        Division::Article(_) => false,
    }
}
