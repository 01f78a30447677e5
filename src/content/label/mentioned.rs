//! Sentences that begin with a noun and a number: `Article 9.3 [touching] applies`.

use super::after::Next;
use super::candidate::Candidate;
use super::reading::Reading;
use super::weight::Scale;
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::{At, Boldness, Item, PieceKind, Style};

/// How far the sentence of a number is read, in bytes.
const NEAR: usize = 600;

impl Scale<'_> {
    /// Whether a noun and a number that open a paragraph begin a sentence, or name what a link leads
    /// to.
    pub(super) fn opens_sentence(&self, candidate: &Candidate, reading: &Reading) -> bool {
        if self.is_link_elsewhere(candidate, reading) {
            return true;
        }
        let rest = &self.page.plain[reading.after.end..candidate.flow_end as usize];
        !reading.after.closed
            && match reading.after.next {
                Next::Word => true,
                Next::Beginning => {
                    let line = &self.page.plain[candidate.start as usize..];
                    goes_on_after_brackets(rest)
                        || self.seen.contain(reading.number)
                        || !self.follows(reading.number) && is_in_capitals(line)
                }
                _ => false,
            }
    }

    /// Whether a noun and a number that open a paragraph are a mention, whatever marks the number has:
    /// the noun has none of them and a predicate follows (`Статья **12.4** решает дело.`), or both
    /// stand in brackets before the text (`(ст. 8.5.2) …`).
    pub(super) fn is_mentioned(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let (start, number) = (candidate.start as usize, reading.numeral.start);
        let before = &self.page.plain[start..number];
        let bracket = !self.bracketed_style
            && before.trim_start_matches('*').starts_with('(')
            && before.contains(glyph::is_letter);
        let noun = before
            .find(glyph::is_letter)
            .map_or(number, |at| start + at);
        let plain = || self.page.boldness(noun as At..noun as At + 1) == Boldness::None;
        let predicate =
            reading.bold == Boldness::Full && reading.after.next == Next::Word && plain();
        bracket || predicate && !reading.after.closed
    }

    /// Whether a number on a line of a paragraph is the text of a link to another page.
    pub(super) fn is_linked_away(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let Item::Flow(flow) = &self.page.items[candidate.item as usize] else {
            return false;
        };
        let pieces = &self.page.pieces[flow.pieces.start as usize..flow.pieces.end as usize];
        let number = reading.numeral.start as At;
        let first = pieces.partition_point(|piece| piece.at < number);
        let mut here = pieces[first..]
            .iter()
            .take_while(|piece| piece.at == number);
        here.any(|piece| {
            matches!(&piece.kind, PieceKind::Open(Style::Link(target)) if !target.starts_with('#'))
        })
    }

    /// Whether a number is the first of several that a sentence tells apart: `9.2 — repetition;
    /// 9.3 — fifty moves`.
    pub(super) fn names_several(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let is_sign = |c: char| glyph::is_dash(c) || c == '\u{55D}';
        let text = near(&self.page.plain[reading.numeral.end()..candidate.flow_end as usize]);
        let named = |text: &str| glyph::trim_blank_start(text).starts_with(is_sign);
        let others = text.split([';', ',']).skip(1);
        named(text)
            && others.map(str::trim_start).any(|other| {
                let numeral = Numeral::read(other, 0);
                numeral.is_some_and(|numeral| numeral.depth() > 1 && named(&other[numeral.end()..]))
            })
    }

    /// Whether the number stands in a link to another site, with more than the number.
    fn is_link_elsewhere(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let Item::Flow(flow) = &self.page.items[candidate.item as usize] else {
            return false;
        };
        let pieces = &self.page.pieces[flow.pieces.start as usize..flow.pieces.end as usize];
        let Some(PieceKind::Open(Style::Link(target))) = pieces.first().map(|piece| &piece.kind)
        else {
            return false;
        };
        let mut depth = 0;
        let end = pieces.iter().find(|piece| {
            depth += match piece.kind {
                PieceKind::Open(_) => 1,
                PieceKind::Close => -1,
                _ => 0,
            };
            depth == 0
        });
        let end = end.map_or(candidate.flow_end, |piece| piece.at) as usize;
        let inside = self.page.plain.get(reading.numeral.end()..end);
        target.starts_with("http") && inside.is_some_and(|inside| inside.contains(glyph::is_letter))
    }
}

/// The beginning of a text: a paragraph may have many numbers and no end.
fn near(text: &str) -> &str {
    &text[..text.floor_char_boundary(NEAR)]
}

/// Whether a text begins with brackets and goes on with a small letter after them.
fn goes_on_after_brackets(text: &str) -> bool {
    let closing = match text.chars().next() {
        Some('[') => ']',
        Some('(') => ')',
        _ => return false,
    };
    let Some((_, rest)) = near(text).split_once(closing) else {
        return false;
    };
    let rest = glyph::trim_blank_start(rest);
    rest.starts_with(|c: char| c.is_lowercase() || c == ',')
}

/// Whether the first line of a text is all in capitals.
fn is_in_capitals(text: &str) -> bool {
    let line = near(text).lines().next().unwrap_or_default();
    line.contains(char::is_uppercase) && !line.contains(char::is_lowercase)
}
