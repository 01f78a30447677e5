//! Numbers that stand together: `9.2`, `9.2 և 9.3`, `4.2 – 4.7`.

use smallvec::SmallVec;

use super::member::{Joint, Member, skip_blank, word_at};
use crate::content::glyph;
use crate::content::numeral::Prefix;
use crate::lang::{Noun, ReferenceWords};

/// Numbers that stand together.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The numbers, at least one.
    pub(super) members: SmallVec<[Member; 2]>,
}

impl Run {
    /// The longest list that is read as one.
    const MAX_MEMBERS: usize = 64;

    /// Reads the run that starts at a place.
    pub(super) fn read(text: &str, at: usize, words: &ReferenceWords, loose: bool) -> Option<Run> {
        let mut members = SmallVec::new();
        members.push(Member::read(text, at, Joint::First, words, loose)?);
        while members.len() < Self::MAX_MEMBERS {
            let last = &members[members.len() - 1];
            let Some((joint, next)) = connector(text, last, words) else {
                break;
            };
            let Some(next) = Member::read(text, next, joint, words, loose) else {
                break;
            };
            members.push(next);
        }
        Some(Run { members })
    }

    /// Where it ends, with its last case ending.
    pub(super) fn end(&self) -> usize {
        self.members.last().map_or(0, |member| member.end)
    }

    /// Whether the last number may also be a fraction: `9.6`.
    pub(super) fn ends_in_fraction(&self) -> bool {
        self.members.last().is_some_and(Member::is_fraction)
    }

    /// Whether the last number is a whole one, without a prefix.
    pub(super) fn ends_whole(&self) -> bool {
        self.members.last().is_some_and(|member| {
            member.numeral.prefix.is_none() && member.numeral.levels().len() == 1
        })
    }

    /// Where the last number starts, if it may count something: `6.1 и 12.2.2 партия` has nothing
    /// counted.
    pub(super) fn countable(&self) -> Option<usize> {
        let last = &self.members.last()?.numeral;
        let countable = last.prefix.is_none() && last.levels().len() <= 2;
        countable.then_some(last.start)
    }

    /// Whether a noun is that of the whole division that opens the run: `Հավելված A-ն`.
    pub(super) fn is_named_by(&self, noun: Option<Noun>) -> bool {
        let numeral = &self.members[0].numeral;
        let wanted = match numeral.prefix {
            Some(Prefix::Letter(_)) => Noun::Appendix,
            Some(Prefix::Roman { .. }) => Noun::Guideline,
            None => return false,
        };
        numeral.levels().is_empty() && noun == Some(wanted)
    }

    /// Whether a part of a number was left out as uncertain.
    pub(super) fn is_cut(&self) -> bool {
        self.members.iter().any(|member| member.cut)
    }
}

/// What stands between a number and the next one of its run: a comma, a conjunction, a dash; and
/// where the next one would start.
fn connector(text: &str, last: &Member, words: &ReferenceWords) -> Option<(Joint, usize)> {
    let mut at = skip_blank(text, last.end);
    let mut joined = last.opens_range;
    let mut range = last.opens_range;
    // `Articles 9. and 6.`: a full stop ends no sentence before what goes on with the list.
    if text[at..].starts_with('.') && goes_on(text, at + 1, words) {
        at = skip_blank(text, at + 1);
    }
    match text[at..].chars().next()? {
        c @ (',' | ';' | '/' | '՝' | '&' | '+') => {
            at = skip_blank(text, at + c.len_utf8());
            joined = true;
            range = false;
        }
        '.' if text[at..].starts_with("..") => {
            at = skip_blank(
                text,
                at + text[at..].len() - text[at..].trim_start_matches('.').len(),
            );
            joined = true;
            range = true;
        }
        c if glyph::is_dash(c) || c == '…' => {
            at = skip_blank(text, at + c.len_utf8());
            joined = true;
            range = true;
        }
        _ => {}
    }
    // At most three words: `and also from`, `а также`.
    for _ in 0..3 {
        let word = word_at(text, at);
        let role = words.role(word);
        let ranges = role.ranges && (!joined || range);
        if word.is_empty() || !(ranges || role.joins) || joined && names_appendix(text, at, word) {
            break;
        }
        range |= ranges;
        joined = true;
        at = skip_blank(text, at + word.len());
        if text[at..].starts_with(['/', ',']) {
            at = skip_blank(text, at + 1);
        }
    }
    let joint = if range { Joint::Range } else { Joint::List };
    joined.then_some((joint, at))
}

/// Whether a list goes on at a place: with a comma, or with a small word that joins.
fn goes_on(text: &str, at: usize, words: &ReferenceWords) -> bool {
    if text[at..].starts_with([',', ';']) {
        return true;
    }
    let next = skip_blank(text, at);
    let word = word_at(text, next);
    let role = words.role(word);
    next > at && word.starts_with(char::is_lowercase) && (role.joins || role.ranges)
}

/// Whether a word inside a list is the letter of an appendix: `D и А`, `А.5`; not a small word in a
/// text of capitals, `9.2, А ТАКЖЕ 9.3`.
fn names_appendix(text: &str, at: usize, word: &str) -> bool {
    let mut chars = word.chars();
    let letter = chars.next().is_some_and(char::is_uppercase) && chars.next().is_none();
    let rest = &text[at + word.len()..];
    let next = word_at(rest, skip_blank(rest, 0));
    letter && !(next.chars().nth(1).is_some_and(char::is_uppercase))
}
