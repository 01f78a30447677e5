//! Numbers that stand together: `9.2`, `9.2 և 9.3`, `4.2 – 4.7`.

use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::lang::ReferenceWords;

/// What joins a number to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// It is the first.
    First,
    /// They are members of a list.
    List,
    /// They are the ends of a range.
    Range,
}

/// One number of a run.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// The number.
    pub(super) numeral: Numeral,
    /// Where its ending ends (`3-ում`).
    pub(super) end: usize,
    /// The letters of its ending.
    pub(super) ending: Option<(usize, usize)>,
    /// What joins it to the one before.
    pub(super) link: Link,
}

/// Numbers that stand together.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The numbers.
    pub(super) members: Vec<Member>,
}

impl Run {
    /// Reads the run whose first figure or letter is at `anchor`; nothing before `from` belongs to
    /// it.
    pub(super) fn read(
        text: &str,
        from: usize,
        at: usize,
        anchor: usize,
        words: &ReferenceWords,
    ) -> Option<Run> {
        let _ = (from, at);
        let first = member(text, anchor, Link::First, words)?;
        let mut members = vec![first];
        while members.len() < 64 {
            let last = &members[members.len() - 1];
            let Some((link, next)) = connector(text, last, words) else {
                break;
            };
            let Some(next) = member(text, next, link, words) else {
                break;
            };
            members.push(next);
        }
        Some(Run { members })
    }

    /// Where it ends, with its last ending.
    pub(super) fn end(&self) -> usize {
        self.members.last().map_or(0, |member| member.end)
    }
}

fn member(text: &str, at: usize, link: Link, words: &ReferenceWords) -> Option<Member> {
    let mut numeral = Numeral::read(text, at)?;
    // A comma and a space, or a full stop and a space, end a number unless a noun proves otherwise:
    // the plain reading is tried first.
    let inner = if numeral.prefix.is_some() { 0 } else { 1 };
    if let Some(cut) = numeral.levels()[inner.min(numeral.levels().len())..]
        .iter()
        .position(|level| level.joint.spaced || level.joint.doubtful || level.guessed)
    {
        numeral = numeral.shortened(inner + cut);
    }
    let mut end = numeral.end();
    let mut ending = None;
    let mut rest = text[end..].chars();
    let first = rest.next();
    match first {
        Some(c) if glyph::is_dash(c) => {
            let start = end + c.len_utf8();
            let letters = word_at(text, start);
            if !letters.is_empty() && letters.starts_with(char::is_lowercase) {
                ending = Some((start, start + letters.len()));
                end = start + letters.len();
            }
        }
        Some(c) if glyph::is_word(c) => {
            let letters = word_at(text, end);
            if !words.is_suffix(letters) {
                return None;
            }
            ending = Some((end, end + letters.len()));
            end += letters.len();
        }
        Some(c) if glyph::digit(c).is_some() => return None,
        Some(c)
            if glyph::separator(c) == Some(true)
                && rest.next().is_some_and(|c| glyph::digit(c).is_some())
                && numeral.levels().len() > 1 =>
        {
            return None;
        }
        _ => {}
    }
    Some(Member {
        numeral,
        end,
        ending,
        link,
    })
}

/// What stands between a number and the next one of its run: a comma, a conjunction, a dash.
fn connector(text: &str, last: &Member, words: &ReferenceWords) -> Option<(Link, usize)> {
    let mut at = skip_blank(text, last.end);
    let mut joined = false;
    let from = last
        .ending
        .is_some_and(|(start, end)| words.is_from_suffix(&text[start..end]));
    let mut range = from;
    if from {
        joined = true;
    }
    if let Some(c) = text[at..].chars().next() {
        if c == ',' || c == ';' || c == '/' || c == '՝' {
            at = skip_blank(text, at + c.len_utf8());
            joined = true;
            range = false;
        } else if glyph::is_dash(c) || c == '…' {
            at = skip_blank(text, at + c.len_utf8());
            joined = true;
            range = true;
        }
    }
    for _ in 0..2 {
        let word = word_at(text, at);
        if word.is_empty() {
            break;
        }
        let role = words.role(word);
        if role.ranges && !joined || role.ranges && range {
            range = true;
        } else if !role.joins {
            break;
        }
        joined = true;
        at = skip_blank(text, at + word.len());
        at += text[at..].starts_with('/') as usize;
    }
    let link = if range { Link::Range } else { Link::List };
    joined.then_some((link, at))
}

pub(super) fn skip_blank(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    at + rest
        .find(|c| !glyph::is_blank(c) && c != '*')
        .unwrap_or(rest.len())
}

pub(super) fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let end = rest.find(|c| !glyph::is_word(c)).unwrap_or(rest.len());
    &rest[..end]
}
