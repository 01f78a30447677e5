//! What stands around numbers decides whether they mention clauses.

use super::run::{Link, Member, Run, skip_blank, word_at};
use super::{Finder, Mention};
use crate::content::glyph;
use crate::content::label::appendices;
use crate::content::numeral::Prefix;
use crate::content::page::At;
use crate::lang::{Noun, Role};
use crate::law::{ClauseNumber, Division, Edition, has_number};

/// The words around a run.
struct Surroundings {
    before: Role,
    after: Role,
    noun: Option<Noun>,
}

impl Finder<'_> {
    /// Adds the mentions of a run; returns where the noun after it ends, if it took one.
    pub(super) fn judge(
        &self,
        text: &str,
        from: usize,
        run: &Run,
        taken_noun: usize,
        cell: bool,
        mentions: &mut Vec<Mention>,
    ) -> usize {
        let start = run.members[0].numeral.start;
        if !starts_free(text, from, start) {
            return taken_noun;
        }
        let (before, before_end) = self.word_before(text, from, start);
        let before = if before_end <= taken_noun && taken_noun > 0 {
            Role::default()
        } else {
            before
        };
        let after_at = skip_blank(text, run.end());
        let after_word = word_at(text, after_at);
        let mut after = self.words.role(after_word);
        let after_end = after_at + after_word.len();
        if after.noun.is_some()
            && self.number_follows(text, after_end)
            && !self.words.noun_follows()
        {
            after.noun = None;
        }
        let surroundings = Surroundings {
            before,
            after,
            noun: before.noun.or(after.noun),
        };
        let mut accepted = Vec::with_capacity(run.members.len());
        for (at, member) in run.members.iter().enumerate() {
            let last = at + 1 == run.members.len();
            let number = self.number(member, &surroundings);
            accepted.push(number.filter(|&number| {
                self.is_mention(text, run, at, last, number, &surroundings, cell)
            }));
        }
        for (at, number) in accepted.iter().enumerate() {
            let Some(number) = *number else { continue };
            let next = run
                .members
                .get(at + 1)
                .filter(|next| next.link == Link::Range);
            let through = next.and(accepted.get(at + 1).copied().flatten());
            let numeral = &run.members[at].numeral;
            mentions.push(Mention {
                plain: numeral.start as At..numeral.end() as At,
                number,
                through,
            });
        }
        if surroundings.after.noun.is_some() {
            after_end
        } else {
            taken_noun
        }
    }

    fn is_mention(
        &self,
        text: &str,
        run: &Run,
        at: usize,
        last: bool,
        number: ClauseNumber,
        around: &Surroundings,
        cell: bool,
    ) -> bool {
        let member = &run.members[at];
        let known = Edition::ALL
            .into_iter()
            .any(|edition| has_number(edition, number));
        let linked = self.link_names(member, number);
        let counted = {
            let word_start = skip_blank(text, member.end);
            let unit = self.words.role(word_at(text, word_start));
            (unit.unit && unit.noun.is_none()) || text[member.end..].starts_with('%')
        };
        if counted && !linked {
            return false;
        }
        if member.numeral.levels().is_empty() {
            return match (around.noun, number.division()) {
                (Some(Noun::Guideline), Division::Guideline(_)) => true,
                (Some(Noun::Appendix), Division::Appendix(_)) => known,
                _ => false,
            };
        }
        if number.is_whole() {
            let named = match (around.before.noun, around.after.noun) {
                (Some(Noun::Article), _) => true,
                (_, Some(Noun::Article)) => self.words.noun_follows() || member.ending.is_some(),
                (Some(Noun::Guideline), _) => matches!(number.division(), Division::Guideline(_)),
                (_, Some(Noun::Guideline)) => {
                    matches!(number.division(), Division::Guideline(_)) && self.words.noun_follows()
                }
                _ => false,
            };
            return linked || (named && known) || (named && in_laws(number));
        }
        if around.noun.is_some() || linked {
            return in_laws(number);
        }
        if around.before.quantity || cell && alone(text, run) {
            return false;
        }
        if around.before.announces {
            return in_laws(number);
        }
        if member
            .numeral
            .levels()
            .iter()
            .any(|level| level.joint.absent || level.joint.spaced)
        {
            return false;
        }
        let _ = last;
        known
            || number.depth() > 1
                && in_laws(number)
                && number.levels().iter().all(|&level| level <= 15)
    }

    /// The number that a member says.
    fn number(&self, member: &Member, around: &Surroundings) -> Option<ClauseNumber> {
        let numeral = &member.numeral;
        let mut values = [0; crate::content::numeral::Numeral::MAX_LEVELS];
        for (value, level) in values.iter_mut().zip(numeral.levels()) {
            *value = level.value;
        }
        let values = &values[..numeral.levels().len()];
        match numeral.prefix {
            Some(Prefix::Roman { value, .. }) => {
                ClauseNumber::new(Division::Guideline(value), values)
            }
            Some(Prefix::Letter(letter)) => {
                let mut readings = appendices(letter, self.words)
                    .filter_map(|appendix| ClauseNumber::new(Division::Appendix(appendix), values));
                let first = readings.next()?;
                let known = |number: &ClauseNumber| {
                    Edition::ALL
                        .into_iter()
                        .any(|edition| has_number(edition, *number))
                };
                if known(&first) {
                    Some(first)
                } else {
                    readings.find(known).or(Some(first))
                }
            }
            None if values.len() == 1 && around.noun == Some(Noun::Guideline) => {
                ClauseNumber::new(Division::Guideline(values[0]), &[])
            }
            None => ClauseNumber::new(Division::Article(values[0]), &values[1..]),
        }
    }

    /// Whether a link around the member leads to the division of the number.
    fn link_names(&self, member: &Member, number: ClauseNumber) -> bool {
        let at = member.numeral.start as At;
        let first = self.links.partition_point(|link| link.plain.end <= at);
        self.links
            .get(first)
            .filter(|link| link.plain.start <= at)
            .is_some_and(|link| {
                link.division == Some(number.division()) || (!number.is_whole() && link.local)
            })
    }

    /// The role of the word before `start`, across brackets and full stops of abbreviations.
    fn word_before(&self, text: &str, from: usize, start: usize) -> (Role, usize) {
        let before = &text[from..start];
        let end = before
            .trim_end_matches(|c: char| {
                glyph::is_blank(c) || matches!(c, '.' | '*' | '[' | '(' | '№')
            })
            .len();
        let word_start = before[..end]
            .char_indices()
            .rev()
            .take_while(|(_, c)| glyph::is_word(*c))
            .last()
            .map_or(end, |(at, _)| at);
        let role = self.words.role(&before[word_start..end]);
        (role, from + end)
    }

    fn number_follows(&self, text: &str, at: usize) -> bool {
        let next = skip_blank(text, at);
        next > at && crate::content::numeral::Numeral::read(text, next).is_some()
    }
}

/// Whether a number could be one of the Laws: their articles, appendices and guidelines.
fn in_laws(number: ClauseNumber) -> bool {
    let division = ClauseNumber::whole(number.division());
    let known = Edition::ALL
        .into_iter()
        .any(|edition| has_number(edition, division));
    known || matches!(number.division(), Division::Article(13..=20))
}

/// Whether nothing before the number makes it a part of something else: `Nf3`, `2100.5`, `+9.2`.
fn starts_free(text: &str, from: usize, start: usize) -> bool {
    let mut before = text[from..start].chars().rev();
    match before.next() {
        None => true,
        Some(c) if glyph::is_word(c) || c.is_numeric() => false,
        Some('+' | '=' | '$' | '€' | '#' | '×' | '^' | '_' | '/' | '@' | '&') => false,
        Some(c) if glyph::separator(c).is_some() || glyph::is_dash(c) => {
            !before.next().is_some_and(|c| c.is_numeric())
        }
        _ => true,
    }
}

/// Whether the run is all there is.
fn alone(text: &str, run: &Run) -> bool {
    let start = run.members[0].numeral.start;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    text[line..start].trim().is_empty() && text[run.end()..].trim().is_empty()
}
