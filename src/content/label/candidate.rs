//! Lines that begin with a number.

use std::ops::Range;

use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::{At, Boldness, FlatPage, Flow, FlowKind, Item, PieceKind};
use crate::lang::{Noun, ReferenceWords};

/// The longest number in bold, in bytes.
const MAX_NUMBER: usize = 60;

/// Where a candidate stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// At the start of a paragraph.
    Paragraph,
    /// At the start of a heading.
    Heading,
    /// At the start of a list item or a table row.
    Item,
    /// After a line break inside a paragraph.
    Line,
}

/// How the text before a candidate ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Before {
    /// There is none that could go on.
    Nothing,
    /// With the end of a sentence or of a part of one.
    Finished,
    /// With a word, as titles end and sentences that break off.
    Word,
    /// With the noun of a clause, which may end a title (`Castling rules`).
    ClauseNoun,
    /// So that a reference must follow: `согласно Статьям`, `9.2 or`, an open bracket.
    Announcement,
}

/// A number at the beginning of a line.
#[derive(Clone, Debug)]
pub(crate) struct LabelCandidate {
    /// The index of the flow among the items.
    pub(crate) item: u32,
    /// Where the line starts in the plain text.
    pub(crate) start: At,
    /// Where the paragraph (cell, heading) ends.
    pub(crate) flow_end: At,
    /// The number.
    pub(crate) numeral: Numeral,
    /// The number after the one of the list item (`1. 9.4 Text`).
    pub(crate) inner: Option<Numeral>,
    /// Where it stands.
    pub(crate) spot: Spot,
    /// How the text before it ends.
    pub(crate) before: Before,
    /// At least half of the lines of the paragraph begin with a number.
    pub(crate) line_by_line: bool,
    /// How much of it is bold.
    pub(crate) bold: Boldness,
    /// It has marks for bold that Markdown doesn't take for such.
    pub(crate) broken_marks: bool,
    /// The noun for it stands before it (`Article 9.1`).
    pub(crate) named: bool,
}

/// Finds all lines of a page that begin with a number.
pub(crate) fn find_candidates(page: &FlatPage, words: &ReferenceWords) -> Vec<LabelCandidate> {
    let mut found = Vec::new();
    // Where the paragraph before starts: its sentence may go on with the next.
    let mut paragraph = None;
    for (at, item) in page.items.iter().enumerate() {
        match item {
            Item::Flow(flow) => {
                let known = found.len();
                in_flow(page, at as u32, flow, paragraph, words, &mut found);
                let goes_on = match flow.kind {
                    FlowKind::Cell { .. } => false,
                    // A title ends as it likes, but a clause in a heading may be broken off.
                    FlowKind::Heading(_) => found[known..].iter().any(|it| it.numeral.depth() > 1),
                    FlowKind::Paragraph | FlowKind::ListText { .. } => true,
                };
                paragraph = goes_on.then_some(flow.plain.start);
            }
            Item::Open(..) | Item::Close => {}
            Item::Code(..) | Item::Html(_) | Item::Rule(_) => paragraph = None,
        }
    }
    found
}

/// The candidates in some of the items of a page.
pub(crate) fn within(candidates: &[LabelCandidate], items: Range<usize>) -> &[LabelCandidate] {
    let place =
        |item: usize| candidates.partition_point(|candidate| (candidate.item as usize) < item);
    let start = place(items.start);
    &candidates[start..place(items.end).max(start)]
}

fn in_flow(
    page: &FlatPage,
    item: u32,
    flow: &Flow,
    paragraph: Option<At>,
    words: &ReferenceWords,
    found: &mut Vec<LabelCandidate>,
) {
    let mut spot = match flow.kind {
        FlowKind::Paragraph | FlowKind::ListText { first: false } => Spot::Paragraph,
        FlowKind::Heading(_) => Spot::Heading,
        FlowKind::ListText { first: true } | FlowKind::Cell { first: true } => Spot::Item,
        FlowKind::Cell { first: false } => return,
    };
    let known = found.len();
    let mut start = flow.plain.start as usize;
    let mut lines = 0;
    for line in page.text(flow).split_inclusive('\n') {
        if let Some(mut candidate) = candidate_at(page, item, flow, start, words) {
            candidate.spot = spot;
            let from = match spot {
                Spot::Line => Some(flow.plain.start),
                Spot::Paragraph => paragraph,
                Spot::Heading | Spot::Item => None,
            };
            candidate.before = from.map_or(Before::Nothing, |from| {
                ending(&page.plain[from as usize..start], words)
            });
            found.push(candidate);
        }
        start += line.len();
        lines += 1;
        spot = Spot::Line;
    }
    let line_by_line = lines > 2 && (found.len() - known) * 2 >= lines;
    for candidate in &mut found[known..] {
        candidate.line_by_line = line_by_line;
    }
}

/// The number at a place of a flow where a line begins.
fn candidate_at(
    page: &FlatPage,
    item: u32,
    flow: &Flow,
    start: usize,
    words: &ReferenceWords,
) -> Option<LabelCandidate> {
    let text = &page.plain[..flow.plain.end as usize];
    let mut at = skip_marks(text, start);
    let stars = text[start..at].matches('*').count();
    let named = after_noun(text, at, words);
    at = named.unwrap_or(at);
    let text = &text[..end_of_bold_number(page, text, at)];
    let inner = after_marker(page, flow, start, text);
    let numeral = Numeral::read(text, at).filter(|numeral| !numeral.levels.is_empty());
    let numeral = numeral.or_else(|| inner.clone())?;
    let bold = page.boldness(numeral.start as At..numeral.end() as At);
    Some(LabelCandidate {
        item,
        start: start as At,
        flow_end: flow.plain.end,
        inner,
        spot: Spot::Line,
        before: Before::Nothing,
        line_by_line: false,
        bold,
        broken_marks: stars >= 2 && bold == Boldness::None,
        named: named.is_some(),
        numeral,
    })
}

/// As many bytes of marks may stand before a number. Without a bound, a line of nothing but marks
/// would be read to its end from each of them.
const MAX_MARKS: usize = 128;

/// Where a text starts behind the marks that people put before a label.
fn skip_marks(text: &str, at: usize) -> usize {
    let is_mark = |c: char| {
        glyph::is_blank(c) && c != '\n'
            || glyph::is_dash(c)
            || matches!(c, '*' | '_' | '#' | '>' | '`' | '•' | '§' | '(' | '[')
    };
    let rest = &text[at..];
    let near = &rest[..rest.floor_char_boundary(MAX_MARKS)];
    at + near.len() - near.trim_start_matches(is_mark).len()
}

/// Where the text of a number ends at most: a number in bold ends with the bold, also where a digit
/// (`**C.13.1**0-0`), a letter that looks like one (`**9.1**О часах`) or another number (`**9.1.**
/// 9.2-ից հետո`) follows.
fn end_of_bold_number(page: &FlatPage, text: &str, at: usize) -> usize {
    let first = page.bold.partition_point(|bold| bold.end as usize <= at);
    let bold = page
        .bold
        .get(first)
        .filter(|bold| bold.start as usize <= at);
    let Some(end) = bold
        .map(|bold| bold.end as usize)
        .filter(|&end| end < text.len())
    else {
        return text.len();
    };
    if end < at || end - at > MAX_NUMBER {
        return text.len();
    }
    let number = text[at..end].trim_end_matches('.');
    let is_number = number.contains('.') && number.ends_with(|c: char| c.is_ascii_digit());
    let after = &text[end..];
    let torn = after.starts_with(|c: char| c.is_ascii_digit() || glyph::is_word(c))
        || after.starts_with(glyph::is_blank) && text[..end].ends_with('.');
    if is_number && torn { end } else { text.len() }
}

/// The number after the number of a list item.
fn after_marker(page: &FlatPage, flow: &Flow, start: usize, text: &str) -> Option<Numeral> {
    let first = page.pieces.get(flow.pieces.start as usize)?;
    let opens = start == flow.plain.start as usize;
    if !opens || !matches!(first.kind, PieceKind::Marker(_)) {
        return None;
    }
    let end = page.end(first) as usize;
    let at = skip_marks(text, end.min(text.len()));
    Numeral::read(text, at).filter(|numeral| !numeral.levels.is_empty())
}

/// Where the number starts that a noun at `at` announces, where that may be a label: `Article 9.1`,
/// `п.9.2`.
fn after_noun(text: &str, at: usize, words: &ReferenceWords) -> Option<usize> {
    let word = glyph::first_word(&text[at..]);
    let role = words.role(word);
    let fits = role.abbreviated || word.starts_with(char::is_uppercase);
    role.noun.filter(|_| fits)?;
    let tail = &text[at + word.len()..];
    let number = tail.trim_start_matches(|c| glyph::is_blank(c) || c == '.');
    (number.len() < tail.len()).then_some(text.len() - number.len())
}

/// How a text ends that a candidate follows.
fn ending(text: &str, words: &ReferenceWords) -> Before {
    let text = text.trim_end_matches(|c| glyph::is_blank(c) || matches!(c, '*' | '_'));
    let Some(last) = text.chars().next_back() else {
        return Before::Nothing;
    };
    let ends_in_number = |text: &str| {
        let text = text.trim_end();
        text.ends_with(|c: char| c.is_ascii_digit())
    };
    if is_in_bracket(text) || matches!(last, '[' | '§' | '№') {
        return Before::Announcement;
    }
    let cut = &text[..text.len() - last.len_utf8()];
    match last {
        '.' => {
            let word = glyph::last_word(cut);
            let role = words.role(word);
            // `см.` is also a centimetre.
            let measures = role.unit && ends_in_number(&cut[..cut.len() - word.len()]);
            let announces = role.announces && !measures;
            match role.abbreviated && role.noun.is_some() || announces {
                true => Before::Announcement,
                false => Before::Finished,
            }
        }
        ',' | '/' | '&' if ends_in_number(cut) => Before::Announcement,
        c if glyph::is_dash(c) && ends_in_number(cut) => Before::Announcement,
        c if c.is_ascii_digit() => Before::Word,
        c if !glyph::is_word(c) => Before::Finished,
        _ => {
            let word = glyph::last_word(text);
            let role = words.role(word);
            let earlier = &text[..text.len() - word.len()];
            let lists = role.joins && ends_in_number(earlier);
            // `…, or` ends a part of an enumeration.
            let ends_part = role.joins && earlier.trim_end().ends_with([',', ';', '՝']);
            match role.noun {
                Some(Noun::Clause) => Before::ClauseNoun,
                Some(_) => Before::Announcement,
                None if role.announces || role.preposition || role.of || lists => {
                    Before::Announcement
                }
                None if ends_part || is_title(text) => Before::Finished,
                None => Before::Word,
            }
        }
    }
}

/// Whether a text is so short that it is a title, which no full stop ends.
fn is_title(text: &str) -> bool {
    const MAX_BYTES: usize = 200;
    const MAX_WORDS: usize = 7;
    text.len() <= MAX_BYTES && text.split_whitespace().count() <= MAX_WORDS && !text.contains(',')
}

/// Whether a bracket was opened shortly before the end of a text.
fn is_in_bracket(text: &str) -> bool {
    const NEAR: usize = 60;
    let near = &text[text.ceil_char_boundary(text.len().saturating_sub(NEAR))..];
    let last = near.rfind(['(', ')']);
    last.is_some_and(|at| near[at..].starts_with('('))
}
