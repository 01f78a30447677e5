//! Lines that begin with a number.

use std::ops::Range;

use memchr::memchr;

use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::{At, Boldness, Flow, FlowKind, Item, Page, PieceKind};
use crate::lang::ReferenceWords;
use crate::law::Division;

use super::after::first_word;
use super::dressed::{self, Dressed, Opener};

/// Where a candidate stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// At the start of a paragraph.
    Paragraph,
    /// At the start of a heading.
    Heading,
    /// At the start of a list item.
    Item,
    /// At the start of a table row.
    Cell,
    /// After a line break inside a paragraph.
    Line {
        /// Whether the author meant the break.
        hard: bool,
    },
}

/// A number at the beginning of a line.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The index of the flow among the items.
    pub(crate) item: u32,
    /// Where the line starts in the plain text.
    pub(crate) start: At,
    /// Where the paragraph (cell, heading) starts in the plain text.
    pub(crate) flow_start: At,
    /// Where it ends.
    pub(crate) flow_end: At,
    /// The number.
    pub(crate) numeral: Numeral,
    /// The number after the one of the list item (`1. 9.4 Text`).
    pub(crate) inner: Option<Box<Numeral>>,
    /// Where it stands.
    pub(crate) spot: Spot,
    /// Where the paragraph before it starts in the plain text, if a paragraph stands before it.
    pub(crate) paragraph_before: Option<At>,
    /// Where the text before it starts, be it a paragraph, an item or a heading.
    pub(crate) text_before: Option<At>,
    /// Most lines of the paragraph begin with a number.
    pub(crate) line_by_line: bool,
    /// How much of it is bold.
    pub(crate) bold: Boldness,
    /// A bracket opens right before it.
    pub(crate) bracketed: bool,
    /// It has marks for bold that Markdown doesn't take for such.
    pub(crate) broken_marks: bool,
    /// The noun for it stands before it (`Article 9.1`).
    pub(crate) named: bool,
    /// What it wears, where that proves it.
    pub(crate) dressed: Option<Dressed>,
}

/// Finds all lines of a page that begin with a number, in place of those found before; also the
/// `openers`, whose numbers wear something.
pub(crate) fn find_candidates(
    page: &Page,
    words: &ReferenceWords,
    found: &mut Vec<Candidate>,
    openers: &mut Vec<Opener>,
) {
    found.clear();
    openers.clear();
    let mut paragraph_before = None;
    let mut text_before = None;
    let mut row = Row::default();
    for (at, item) in page.items.iter().enumerate() {
        match item {
            Item::Flow(flow) => {
                let known = found.len();
                in_flow(page, at as u32, flow, words, found);
                for candidate in &mut found[known..] {
                    candidate.paragraph_before = paragraph_before;
                    candidate.text_before = text_before;
                }
                let first = found.get(known).filter(|it| it.start == flow.plain.start);
                if row.is_open(flow, first) {
                    dressed::look(page, at as u32, flow, row.column, words, openers);
                }
                text_before = Some(flow.plain.start);
                let paragraph = flow.kind == FlowKind::Paragraph;
                paragraph_before = paragraph.then_some(flow.plain.start);
            }
            Item::Open(..) | Item::Close => {}
            Item::Code(..) | Item::Html(_) | Item::Rule(_) => {
                paragraph_before = None;
                text_before = None;
            }
        }
    }
    dressed::add(page, openers, words, found);
}

/// The row of a table that is read.
#[derive(Default)]
struct Row {
    column: u16,
    numbered: bool,
}

impl Row {
    /// Whether a flow that begins with a candidate, or with none, may have a number in a dress.
    fn is_open(&mut self, flow: &Flow, first: Option<&Candidate>) -> bool {
        let FlowKind::Cell { first: opens } = flow.kind else {
            self.column = 0;
            return first.is_none();
        };
        if opens {
            self.column = 0;
            self.numbered = first.is_some_and(|first| first.numeral.depth() > 1);
        } else {
            self.column = self.column.saturating_add(1);
        }
        !self.numbered && first.is_none()
    }
}

/// The candidates in some of the items of a page.
pub(crate) fn within(candidates: &[Candidate], items: Range<usize>) -> &[Candidate] {
    let place =
        |item: usize| candidates.partition_point(|candidate| (candidate.item as usize) < item);
    let start = place(items.start);
    &candidates[start..place(items.end).max(start)]
}

fn in_flow(
    page: &Page,
    item: u32,
    flow: &Flow,
    words: &ReferenceWords,
    found: &mut Vec<Candidate>,
) {
    let text = page.text(flow);
    let spot = match flow.kind {
        FlowKind::Paragraph | FlowKind::ListText { first: false } => Spot::Paragraph,
        FlowKind::ListText { first: true } => Spot::Item,
        FlowKind::Heading(_) => Spot::Heading,
        FlowKind::Cell { first: true } => Spot::Cell,
        FlowKind::Cell { first: false } => return,
    };
    let mut line = 0;
    let mut lines = 1;
    let mut spot = spot;
    let known = found.len();
    loop {
        if !(line > 0 && text[line..].starts_with(is_small_letter))
            && let Some(candidate) = candidate_at(page, item, flow, line, spot, words)
        {
            found.push(candidate);
        }
        let Some(next) = memchr(b'\n', &text.as_bytes()[line..]) else {
            break;
        };
        line += next + 1;
        lines += 1;
        spot = Spot::Line { hard: false };
    }
    let line_by_line = lines > 2 && (found.len() - known) * 2 >= lines;
    for candidate in &mut found[known..] {
        candidate.line_by_line = line_by_line;
    }
}

/// As many bytes of marks may stand before a number. Without a bound, a line of nothing but marks
/// would be read to its end from each of them.
const MAX_DECORATION: usize = 128;

/// The number at a place of a flow where a line begins, or would have to.
pub(super) fn candidate_at(
    page: &Page,
    item: u32,
    flow: &Flow,
    line: usize,
    spot: Spot,
    words: &ReferenceWords,
) -> Option<Candidate> {
    let base = flow.plain.start as usize;
    let text = &page.plain[..flow.plain.end as usize];
    let start = base + line;
    let rest = &text[start..];
    let near = &rest[..rest.floor_char_boundary(MAX_DECORATION)];
    let skipped = near.find(|c| !is_decoration(c))?;
    let marks = rest[..skipped].bytes().filter(|&byte| byte == b'*').count();
    let mut at = start + skipped;
    at += enumerator(&text[at..]);
    let named = !may_start_number(&text[at..]) || is_abbreviation(&text[at..], words);
    if named {
        at = after_noun(text, at, words)?;
    }
    let text = &text[..end_of_bold_number(page, text, at)];
    let numeral = Numeral::read(text, at).filter(|numeral| !numeral.levels().is_empty());
    let inner = after_marker(page, flow, line, text);
    let numeral = numeral.or(inner).or_else(|| disguised(text, at))?;
    let inner = inner.map(Box::new);
    let bold = page.boldness(numeral.start as At..numeral.end() as At);
    Some(Candidate {
        item,
        start: start as At,
        flow_start: flow.plain.start,
        flow_end: flow.plain.end,
        numeral,
        inner,
        paragraph_before: None,
        text_before: None,
        line_by_line: false,
        spot: match spot {
            Spot::Line { .. } if has_own_place(page, start, numeral.start) => Spot::Cell,
            Spot::Line { .. } => Spot::Line {
                hard: page.breaks_hard(start as At),
            },
            spot => spot,
        },
        bold,
        bracketed: text[..numeral.start].ends_with(['(', '[']),
        broken_marks: marks >= 2 && bold == Boldness::None,
        named,
        dressed: None,
    })
}

/// Whether HTML gives the number of a line a place for labels.
fn has_own_place(page: &Page, line: usize, number: usize) -> bool {
    let first = page.labelled.partition_point(|&at| (at as usize) < line);
    let place = page.labelled.get(first);
    place.is_some_and(|&at| at as usize <= number)
}

/// Where the text of a number may end at most: a number in bold ends with the bold, also where a
/// digit (`**C.13.1**0-0`), a letter that looks like one (`**9.1**О часах`) or another number
/// (`**9.1.** 9.2-ից հետո`) follows.
pub(super) fn end_of_bold_number(page: &Page, text: &str, at: usize) -> usize {
    let first = page.bold.partition_point(|bold| bold.end as usize <= at);
    let bold = page
        .bold
        .get(first)
        .map(|it| it.start as usize..it.end as usize);
    let Some(bold) = bold.filter(|it| it.start <= at && at + 2 < it.end && it.end < text.len())
    else {
        return text.len();
    };
    let after = &text[bold.end..];
    let next = after.chars().next();
    let torn = match text.as_bytes()[bold.end - 1] {
        b'0'..=b'9' => next.is_some_and(|c| c.is_ascii_digit() || glyph::is_letter(c)),
        b'.' if next.is_some_and(glyph::is_blank) => {
            let rest = glyph::trim_blank_start(after);
            let is_clause = |numeral: Numeral| {
                numeral.levels().len() > 1 && !numeral.levels()[1].joint.spaced()
            };
            rest.starts_with(|c: char| c.is_ascii_digit())
                && Numeral::read(rest, 0).is_some_and(is_clause)
        }
        b'.' => next.is_some_and(glyph::is_letter),
        _ => false,
    };
    if torn { bold.end } else { text.len() }
}

/// A number whose beginning only looks like a number: `l.8.2` for I.8.2.
fn disguised(text: &str, at: usize) -> Option<Numeral> {
    let as_article = |article| Numeral::read_as(text, at, Division::Article(article));
    let as_guideline = |value| Numeral::read_as(text, at, Division::Guideline(value));
    let as_appendix = |letter| Numeral::read_as(text, at, Division::Appendix(letter));
    (1..=12)
        .find_map(as_article)
        .or_else(|| (1..=3).find_map(as_guideline))
        .or_else(|| ('A'..='G').find_map(as_appendix))
}

/// A letter that starts neither a number nor a name: most lines start with one.
pub(super) fn is_small_letter(c: char) -> bool {
    matches!(c, 'a'..='z' | '\u{430}'..='\u{44F}' | '\u{561}'..='\u{587}')
}

/// The number after the number of a list item.
fn after_marker(page: &Page, flow: &Flow, line: usize, text: &str) -> Option<Numeral> {
    let first = &page.pieces[flow.pieces.start as usize..flow.pieces.end as usize].first()?;
    if line > 0 || !matches!(first.kind, PieceKind::Marker(_)) {
        return None;
    }
    let marker_end = page.end(first) as usize;
    let near = &text[marker_end..text.floor_char_boundary(marker_end + MAX_DECORATION)];
    let skipped = near.find(|c| !is_decoration(c))?;
    let at = marker_end + skipped;
    let numeral = may_start_number(&text[at..]).then(|| Numeral::read(text, at))?;
    numeral.filter(|numeral| !numeral.levels().is_empty())
}

/// Marks that people put before a label.
pub(super) fn is_decoration(c: char) -> bool {
    // Nearly every line begins with a digit or a letter of these scripts.
    if matches!(c, '0'..='9' | 'A'..='Z' | 'a'..='z' | '\u{400}'..='\u{587}') {
        return false;
    }
    (glyph::is_blank(c) || glyph::is_invisible(c)) && c != '\n'
        || matches!(
            c,
            '*' | '_'
                | '#'
                | '>'
                | '|'
                | '`'
                | '•'
                | '+'
                | '·'
                | '▪'
                | '●'
                | '○'
                | '◦'
                | '‣'
                | '§'
                | '№'
                | '→'
                | '►'
                | '☐'
                | '☑'
                | '✓'
                | '✅'
                | '👉'
                | '('
                | '['
        )
        || glyph::is_dash(c)
}

/// How long the mark of an enumeration is that Markdown doesn't know: `(i) `, `а) `, `[x] `.
fn enumerator(text: &str) -> usize {
    const MAX: usize = 9;
    let near = &text.as_bytes()[..text.len().min(MAX)];
    let is_mark = |byte: &u8| byte.is_ascii() && !byte.is_ascii_alphabetic() && *byte != b' ';
    let close = near.iter().position(is_mark);
    let Some(close) = close.filter(|&close| matches!(near[close], b')' | b']')) else {
        return 0;
    };
    let letters = text[..close]
        .chars()
        .all(|c| glyph::is_letter(c) || c == ' ');
    let rest = &text[close + 1..];
    let mark = rest.len() - rest.trim_start_matches(is_decoration).len();
    let blank = rest.starts_with(glyph::is_blank);
    let number = rest[mark..].starts_with(|c: char| c.is_ascii_digit() || c.is_uppercase());
    if letters && blank && number {
        close + 1 + mark
    } else {
        0
    }
}

/// A cheap look: a digit, or a letter and then soon a digit.
pub(super) fn may_start_number(text: &str) -> bool {
    let mut chars = text.chars();
    let Some(first) = chars.next() else {
        return false;
    };
    if first.is_ascii_digit() || glyph::digit(first).is_some() {
        return true;
    }
    // A small letter only before a separator: `l.8`, not `a game`.
    let is_small = is_small_letter(first) || first.is_lowercase();
    let skipped = |c: char| {
        glyph::is_blank(c) && !is_small
            || glyph::is_invisible(c)
            || matches!(c, '*' | '_')
            || glyph::separator(c).is_some()
            || matches!(glyph::latin_capital(c), Some('I' | 'V' | 'X'))
            || is_small && c == first
    };
    (is_small || first.is_uppercase() || glyph::roman_character(first).is_some())
        && chars
            .take(8)
            .find(|&c| !skipped(c))
            .is_some_and(|c| glyph::digit(c).is_some() || glyph::digit_for_letter(c).is_some())
}

/// Whether a text starts with a noun cut short that could be taken for a number: `п.9.2`.
fn is_abbreviation(text: &str, words: &ReferenceWords) -> bool {
    if !text.starts_with(glyph::is_letter) {
        return false;
    }
    let role = words.role(first_word(text));
    role.abbreviated && role.noun.is_some()
}

/// Where the number starts that a noun at `at` announces, where that may be a label.
fn after_noun(text: &str, at: usize, words: &ReferenceWords) -> Option<usize> {
    if !text[at..].starts_with(glyph::is_letter) {
        return None;
    }
    let word = first_word(&text[at..]);
    let tail = &text[at + word.len()..];
    let gap = tail.find(|c| !(glyph::is_blank(c) || c == '.'))?;

    if gap == 0 || gap > 4 || !may_start_number(&tail[gap..]) {
        return None;
    }
    let role = words.role(word);
    let fits = role.abbreviated || text[at..].starts_with(char::is_uppercase);
    (role.noun.is_some() && fits).then_some(at + word.len() + gap)
}
