//! Titles that Markdown takes for the beginning of a paragraph: the first clause stands on the next
//! line.

use memchr::memchr;

use super::identity;
use super::label;
use super::page::{At, Boldness, Flow, FlowKind, Item, Page, PieceKind};
use crate::lang::ReferenceWords;
use crate::law::{Division, DocumentKind};

/// The longest line of a title, in bytes.
const MAX_LINE: usize = 200;

/// How many lines a title has at most.
const MAX_LINES: usize = 2;

/// Makes headings of the titles that stand in one paragraph with the first clause below them.
pub(super) fn part_titles(page: &mut Page, words: &ReferenceWords) {
    let mut titles = Vec::new();
    for (at, item) in page.items.iter().enumerate() {
        if let Item::Flow(flow) = item
            && flow.kind == FlowKind::Paragraph
            && let Some((line, level)) = end_of_title(page, at, flow, words)
            && let Some((title, rest)) = parted(page, flow, line, level)
        {
            titles.push((at, title, rest));
        }
    }
    if titles.is_empty() {
        return;
    }
    let items = Vec::with_capacity(page.items.len() + titles.len());
    let whole = std::mem::replace(&mut page.items, items);
    let mut titles = titles.into_iter().peekable();
    for (at, item) in whole.into_iter().enumerate() {
        match titles.next_if(|(titled, ..)| *titled == at) {
            Some((_, title, rest)) => {
                page.items.push(Item::Flow(title));
                page.titled.push(page.items.len() as u32);
                page.items.push(Item::Flow(rest));
            }
            None => page.items.push(item),
        }
    }
}

/// Where the line of the first clause starts under the title that opens a paragraph, and the level
/// of that title.
fn end_of_title(
    page: &Page,
    at: usize,
    flow: &Flow,
    words: &ReferenceWords,
) -> Option<(usize, u8)> {
    let text = page.text(flow);
    if begins_with_clause_number(text.as_bytes()) && heading_above(page, at).is_none() {
        return None;
    }
    let mut line = 0;
    for _ in 0..MAX_LINES {
        let rest = &text.as_bytes()[line..];
        line += memchr(b'\n', &rest[..rest.len().min(MAX_LINE)])? + 1;
        if label::may_begin(&text[line..]) {
            let (divisions, level) = titled(page, at, flow, words)?;
            if label::begins_first_clause(page, flow, line, &divisions, words) {
                return Some((line, level));
            }
        }
    }
    None
}

/// Whether a text begins with a number of two levels, as clauses do and no title does: most
/// paragraphs are such.
fn begins_with_clause_number(text: &[u8]) -> bool {
    matches!(
        text,
        [b'1'..=b'9', b'.', b'1'..=b'9', ..]
            | [b'1'..=b'9', b'0'..=b'9', b'.', b'1'..=b'9', ..]
            | [b'I', b'.', b'1'..=b'9', ..]
            | [b'I', b'I', b'.', b'1'..=b'9', ..]
            | [b'I', b'I', b'I', b'.', b'1'..=b'9', ..]
    )
}

/// The heading right above an item, and its level.
fn heading_above(page: &Page, at: usize) -> Option<(&Flow, u8)> {
    match &page.items[at.checked_sub(1)?] {
        Item::Flow(above) => match above.kind {
            FlowKind::Heading(level) => Some((above, level)),
            _ => None,
        },
        _ => None,
    }
}

/// The divisions that the title at the top of a paragraph names, or the heading above it, whose
/// second line the title is.
fn titled(
    page: &Page,
    at: usize,
    flow: &Flow,
    words: &ReferenceWords,
) -> Option<(Vec<Division>, u8)> {
    let line = page.text(flow).lines().next()?;
    let divisions = divisions(identity::of_title(line, words));
    if !divisions.is_empty() {
        return Some((divisions, 1));
    }
    let (above, level) = heading_above(page, at)?;
    let end = flow.plain.start + line.len() as At;
    let bold = page.boldness(flow.plain.start..end) == Boldness::Full;
    let capitals = !line.contains(char::is_lowercase) && line.contains(char::is_uppercase);
    let kinds = identity::of_heading(page.text(above), words, true);
    (bold || capitals).then(|| (self::divisions(kinds), (level + 1).min(6)))
}

fn divisions(kinds: Vec<DocumentKind>) -> Vec<Division> {
    kinds.iter().filter_map(|kind| kind.division()).collect()
}

/// A paragraph as a heading and what stands from a line on; nothing where a mark is open between
/// them.
fn parted(page: &Page, flow: &Flow, line: usize, level: u8) -> Option<(Flow, Flow)> {
    let start = flow.plain.start + line as At;
    let range = flow.pieces.start as usize..flow.pieces.end as usize;
    let pieces = &page.pieces[range];
    let at = pieces.iter().position(|piece| {
        matches!(piece.kind, PieceKind::Break { .. }) && page.end(piece) == start
    })?;
    let open = pieces[..at].iter().fold(0, |open, piece| match piece.kind {
        PieceKind::Open(_) => open + 1,
        PieceKind::Close => open - 1,
        _ => open,
    });
    if open != 0 {
        return None;
    }
    let (break_at, source) = (flow.pieces.start + at as u32, &pieces[at].source);
    let title = Flow {
        kind: FlowKind::Heading(level),
        source: flow.source.start..source.start,
        plain: flow.plain.start..start - 1,
        pieces: flow.pieces.start..break_at,
    };
    let rest = Flow {
        kind: flow.kind,
        source: source.end..flow.source.end,
        plain: start..flow.plain.end,
        pieces: break_at + 1..flow.pieces.end,
    };
    Some((title, rest))
}
