//! Labels behind marks of their own: `📌 **9.1**`, `[b]9.1[/b]`, the second cell of a row, the end
//! of a heading.
//!
//! No list names such marks. Several blocks that share them, with numbers that rise, prove that
//! they are the dress of labels.

use std::cmp::Reverse;
use std::ops::Range;

use super::Label;
use super::candidate::{Candidate, Spot, end_of_bold_number};
use super::contents;
use super::reading::{Reading, appendices};
use super::sequence::{Step, step};
use crate::content::glyph;
use crate::content::level::Level;
use crate::content::numeral::{Numeral, Prefix};
use crate::content::page::{At, Boldness, Flow, FlowKind, Item, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division};

/// How many blocks must share a dress.
const MIN_SHARED: usize = 3;

/// How many kinds of dress a page may have.
const MAX_GROUPS: usize = 16;

/// The longest text before a number, in bytes.
const MAX_BEFORE: usize = 32;

/// The longest number at the end of a heading, in bytes.
const MAX_AT_END: usize = 24;

/// What a label wears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dressed {
    /// How many bytes after the number belong to it.
    pub(super) trail: u32,
    /// Where the title ends that stands before the number.
    pub(super) title_end: Option<At>,
}

/// What stands before a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Neither letters nor numbers.
    Marks,
    /// A tag, a letter as the sign of a list, a cry before a number in bold.
    Tag,
    /// A title, which the number ends.
    Title,
    /// Words: too little to prove a label.
    Words,
}

/// A block that begins with a number in a dress, or a heading that ends with one.
#[derive(Clone, Debug)]
pub(crate) struct Opener {
    candidate: Candidate,
    kind: Kind,
    /// What stands before the number.
    before: Range<usize>,
    /// The cell of the row.
    column: u16,
    division: Division,
}

/// Blocks in a row that begin with numbers of the document that no clause has.
#[derive(Debug)]
pub(crate) struct Unread {
    /// The index of the first flow among the items.
    pub(crate) item: u32,
    /// Its number in the plain text.
    pub(crate) plain: Range<At>,
    pub(crate) first: ClauseNumber,
    pub(crate) last: ClauseNumber,
    pub(crate) count: usize,
}

/// Looks for a number in a dress in a flow that begins with no number.
pub(super) fn look(
    page: &Page,
    item: u32,
    flow: &Flow,
    column: u16,
    words: &ReferenceWords,
    openers: &mut Vec<Opener>,
) {
    let text = page.text(flow);
    let heading = matches!(flow.kind, FlowKind::Heading(_));
    if heading && let Some(opener) = at_end(page, item, flow, words) {
        openers.push(opener);
        return;
    }
    let spot = match flow.kind {
        FlowKind::Heading(_) => Spot::Heading,
        FlowKind::Cell { .. } => Spot::Cell,
        FlowKind::ListText { first: true } => Spot::Item,
        _ => Spot::Paragraph,
    };
    let Some(first) = at_line(page, item, flow, 0, spot, column, words) else {
        return;
    };
    let proven = first.kind != Kind::Words;
    openers.push(first);
    let lines = text.match_indices('\n').filter(|_| proven);
    for (at, _) in lines {
        let spot = Spot::Line { hard: false };
        openers.extend(at_line(page, item, flow, at + 1, spot, column, words));
    }
}

/// A number near the beginning of a line.
fn at_line(
    page: &Page,
    item: u32,
    flow: &Flow,
    line: usize,
    spot: Spot,
    column: u16,
    words: &ReferenceWords,
) -> Option<Opener> {
    let start = flow.plain.start as usize + line;
    let text = &page.plain[..flow.plain.end as usize];
    let near = &text.as_bytes()[start..text.len().min(start + MAX_BEFORE)];
    let digit = start + near.iter().position(u8::is_ascii_digit)?;
    let before = &text[start..digit];
    if before.contains('\n') {
        return None;
    }
    let before = before.trim_end_matches(|c: char| c == '.' || c.is_uppercase());
    let at = start + before.len();
    let end = end_of_bold_number(page, text, at);
    let numeral = Numeral::read(&text[..end], at)?;
    let bold = page.boldness(numeral.start as At..numeral.end() as At);
    let kind = match before.contains(glyph::is_letter_or_number) {
        false if column > 0 && !text_follows(page, item, flow, &numeral) => Kind::Words,
        false => Kind::Marks,
        true => kind(before, bold),
    };
    let candidate = candidate(page, item, flow, start, numeral, spot, None)?;
    Some(Opener {
        division: division(&numeral, words)?,
        candidate,
        kind,
        before: start..at,
        column,
    })
}

/// A number that ends a heading, in brackets or after a dash.
fn at_end(page: &Page, item: u32, flow: &Flow, words: &ReferenceWords) -> Option<Opener> {
    let start = flow.plain.start as usize;
    let text = page.text(flow).trim_end();
    let shown = text.trim_end_matches([')', ']', '.']);
    let is_number = |c: char| c.is_ascii_digit() || c == '.' || c.is_uppercase();
    let title = shown.trim_end_matches(is_number);
    let length = shown.len() - title.len();
    if !(2..=MAX_AT_END).contains(&length) {
        return None;
    }
    let end = title.trim_end_matches(|c| glyph::is_blank(c) || matches!(c, '(' | '['));
    let marked = end.len() < title.trim_end().len() || end.ends_with(glyph::is_dash);
    let end = end.trim_end_matches(|c| glyph::is_blank(c) || glyph::is_dash(c));
    let at = start + title.len();
    let whole = &page.plain[..flow.plain.end as usize];
    let numeral = Numeral::read(whole, at).filter(|it| it.end() == start + shown.len())?;
    if !marked || !end.contains(glyph::is_letter) {
        return None;
    }
    let title_end = Some((start + end.len()) as At);
    Some(Opener {
        division: division(&numeral, words)?,
        candidate: candidate(page, item, flow, start, numeral, Spot::Heading, title_end)?,
        kind: Kind::Title,
        before: start..start,
        column: 0,
    })
}

fn candidate(
    page: &Page,
    item: u32,
    flow: &Flow,
    start: usize,
    numeral: Numeral,
    spot: Spot,
    title_end: Option<At>,
) -> Option<Candidate> {
    let whole = |level: &Level| {
        let joint = level.joint;
        !(level.guessed() || joint.spaced() || joint.absent() || joint.doubtful())
    };
    let sound =
        numeral.depth() > 1 && !numeral.levels().is_empty() && numeral.levels().iter().all(whole);
    let text = &page.plain[numeral.end()..flow.plain.end as usize];
    let trail = match title_end {
        Some(_) => text.len(),
        None => trail(text),
    };
    sound.then(|| Candidate {
        item,
        start: start as At,
        flow_start: flow.plain.start,
        flow_end: flow.plain.end,
        numeral,
        inner: None,
        spot: match spot {
            Spot::Line { .. } => Spot::Line {
                hard: page.breaks_hard(start as At),
            },
            spot => spot,
        },
        paragraph_before: None,
        text_before: None,
        line_by_line: matches!(spot, Spot::Line { .. }),
        bold: page.boldness(numeral.start as At..numeral.end() as At),
        bracketed: false,
        broken_marks: false,
        named: false,
        dressed: Some(Dressed {
            trail: trail as u32,
            title_end,
        }),
    })
}

/// The division that a number seems to belong to.
fn division(numeral: &Numeral, words: &ReferenceWords) -> Option<Division> {
    Some(match numeral.prefix {
        None => Division::Article(numeral.values().next()?),
        Some(Prefix::Roman { value, .. }) => Division::Guideline(value),
        Some(Prefix::Letter(letter)) => Division::Appendix(appendices(letter, words).next()?),
    })
}

/// Whether the text of a clause follows the number in a cell, or in the next cell of the row.
fn text_follows(page: &Page, item: u32, flow: &Flow, numeral: &Numeral) -> bool {
    let here = &page.plain[numeral.end()..flow.plain.end as usize];
    let next = match page.items.get(item as usize + 1) {
        Some(Item::Flow(next)) if next.kind == FlowKind::Cell { first: false } => page.text(next),
        _ => "",
    };
    [here, next]
        .iter()
        .any(|text| text.contains(glyph::is_letter))
}

/// What words and tags before a number are.
fn kind(before: &str, bold: Boldness) -> Kind {
    let is_text = glyph::is_letter_or_number;
    let bare = without_tags(before);
    let bare = bare.trim();
    let mut chars = bare.chars();
    let bullet = chars.next().is_some_and(char::is_lowercase)
        && chars.next().is_none()
        && before.ends_with("  ");
    let cry = bold == Boldness::Full && bare.ends_with('!');
    match !bare.contains(is_text) || bullet || cry {
        true => Kind::Tag,
        false => Kind::Words,
    }
}

/// A text without what stands in brackets and without TeX commands.
fn without_tags(text: &str) -> String {
    let mut bare = String::new();
    let mut closing = Vec::new();
    let mut command = false;
    for c in text.chars() {
        command = c == '\\' || command && glyph::is_letter(c);
        match c {
            '[' => closing.push(']'),
            '{' => closing.push('}'),
            '<' => closing.push('>'),
            c if closing.last() == Some(&c) => {
                closing.pop();
            }
            c if closing.is_empty() && !command => bare.push(c),
            _ => {}
        }
    }
    bare
}

/// How many bytes of a text after a number are the marks that close its dress: `[/b]`, `==`, ` »`.
fn trail(text: &str) -> usize {
    let marks = |text: &str| {
        let mut length = 0;
        while let Some(c) = text[length..].chars().next() {
            let rest = &text[length..];
            let tag = ["[/", "</", "{/"].iter().any(|open| rest.starts_with(open));
            let close = || rest[..rest.floor_char_boundary(MAX_BEFORE)].find([']', '>', '}']);
            length += match tag.then(close).flatten() {
                Some(end) => end + 1,
                _ if glyph::is_letter_or_number(c) || c.is_whitespace() => break,
                _ => c.len_utf8(),
            };
        }
        length
    };
    let apart = |length: usize| {
        text[length..]
            .chars()
            .next()
            .is_none_or(char::is_whitespace)
    };
    let near = marks(text);
    if !apart(near) {
        return 0;
    }
    let blank = text[near..].len() - text[near..].trim_start_matches([' ', '\u{A0}']).len();
    let far = near + blank + marks(&text[near + blank..]);
    if far > near + blank && apart(far) {
        far
    } else {
        near
    }
}

/// Adds the numbers whose dress is proven to the candidates.
pub(super) fn add(
    page: &Page,
    openers: &[Opener],
    words: &ReferenceWords,
    candidates: &mut Vec<Candidate>,
) {
    if openers.len() < 2 {
        return;
    }
    let key = |opener: &Opener| {
        let tag = match opener.kind {
            Kind::Marks | Kind::Title => "",
            Kind::Tag | Kind::Words => &page.plain[opener.before.clone()],
        };
        (opener.kind, opener.column, opener.division, tag)
    };
    let proving = |opener: &&Opener| opener.kind != Kind::Words;
    let mut sorted: Vec<&Opener> = openers.iter().filter(proving).collect();
    sorted.sort_by(|a, b| key(a).cmp(&key(b)));
    let mut groups: Vec<&[&Opener]> = sorted.chunk_by(|a, b| key(a) == key(b)).collect();
    groups.retain(|group| group.len() >= MIN_SHARED || is_all(group, candidates, words));
    groups.sort_by_key(|group| Reverse(group.len()));
    for group in groups.into_iter().take(MAX_GROUPS) {
        let rises = |pair: &[&Opener]| number(pair[0], words) < number(pair[1], words);
        let rising = group.windows(2).filter(|pair| rises(pair)).count();
        if rising * 4 < (group.len() - 1) * 3 {
            continue;
        }
        let shared = group[0].candidate.dressed.map_or(0, |dress| dress.trail);
        let all = group
            .iter()
            .all(|it| it.candidate.dressed.map_or(0, |dress| dress.trail) == shared);
        let mut merged = candidates.clone();
        merged.extend(group.iter().map(|opener| {
            let mut candidate = opener.candidate.clone();
            if let Some(dress) = &mut candidate.dressed
                && !all
                && dress.title_end.is_none()
            {
                dress.trail = 0;
            }
            candidate
        }));
        merged.sort_by_key(|candidate| candidate.start);
        merged.dedup_by_key(|candidate| candidate.start);
        if !comes_again(page, &merged, group[0].division, words) {
            *candidates = merged;
        }
    }
}

/// Whether two blocks are the first and the next clause of a page that has no other.
fn is_all(group: &[&Opener], candidates: &[Candidate], words: &ReferenceWords) -> bool {
    let [first, second] = group else {
        return false;
    };
    let own = |numeral| Reading::own_number(numeral, first.division, words);
    let (Some(one), Some(two)) = (number(first, words), number(second, words)) else {
        return false;
    };
    step(None, one) == Step::Next
        && step(Some(one), two) == Step::Next
        && candidates.iter().all(|other| own(&other.numeral).is_none())
}

/// Whether numbers in a dress also stand without one, other than in a table of contents.
fn comes_again(
    page: &Page,
    merged: &[Candidate],
    division: Division,
    words: &ReferenceWords,
) -> bool {
    let own: Vec<Option<ClauseNumber>> = merged
        .iter()
        .map(|candidate| Reading::own_number(&candidate.numeral, division, words))
        .collect();
    let mut dressed: Vec<ClauseNumber> = merged
        .iter()
        .zip(&own)
        .filter_map(|(candidate, own)| own.filter(|_| candidate.dressed.is_some()))
        .collect();
    dressed.sort_unstable();
    let entries = contents::length(page, merged, &own).unwrap_or_default();
    let is_twin = |(candidate, own): &(&Candidate, &Option<ClauseNumber>)| {
        let twin = |number| dressed.binary_search(&number).is_ok();
        candidate.dressed.is_none() && own.is_some_and(twin)
    };
    // One or two may be references that begin a paragraph.
    let twins = merged.iter().zip(&own).skip(entries).filter(is_twin);
    twins.count() * 2 >= dressed.len()
}

fn number(opener: &Opener, words: &ReferenceWords) -> Option<ClauseNumber> {
    Reading::own_number(&opener.candidate.numeral, opener.division, words)
}

/// The runs of blocks in some of the items of a page that begin with numbers of a division which no
/// label has.
pub(crate) fn unread(
    page: &Page,
    openers: &[Opener],
    items: Range<usize>,
    division: Division,
    words: &ReferenceWords,
    labels: &[Label],
) -> Vec<Unread> {
    let mut runs: Vec<Unread> = Vec::new();
    if openers.len() < MIN_SHARED {
        return runs;
    }
    let mut known: Vec<ClauseNumber> = labels.iter().map(|label| label.number).collect();
    known.sort_unstable();
    let mut before: Option<(&Opener, ClauseNumber)> = None;
    for opener in openers {
        let inside = items.contains(&(opener.candidate.item as usize));
        let number = Reading::own_number(&opener.candidate.numeral, division, words)
            .filter(|number| inside && known.binary_search(number).is_err());
        let Some(number) = number else {
            continue;
        };
        let alike = |other: &Opener| {
            let texts = [&other.before, &opener.before].map(|at| &page.plain[at.clone()]);
            other.kind == opener.kind && (opener.kind != Kind::Words || texts[0] == texts[1])
        };
        match (before, runs.last_mut()) {
            (Some((other, earlier)), Some(run)) if earlier < number && alike(other) => {
                run.last = number;
                run.count += 1;
            }
            _ => {
                let numeral = &opener.candidate.numeral;
                runs.push(Unread {
                    item: opener.candidate.item,
                    plain: numeral.start as At..numeral.end() as At,
                    first: number,
                    last: number,
                    count: 1,
                });
            }
        }
        before = Some((opener, number));
    }
    runs.retain(|run| run.count >= MIN_SHARED);
    runs
}
