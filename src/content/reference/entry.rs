//! Entries of a glossary: a head word, where the term is used, what it means.

use super::judge::{Judge, is_known};
use super::run::Run;
use crate::content::glyph;
use crate::law::{ClauseNumber, Division};

/// The longest head word, in bytes.
const MAX_HEAD: usize = 160;

impl Judge<'_, '_> {
    /// Whether a bare division stands where an entry of a glossary says its place: right after the
    /// head word (`**blitz** (B)`, `points: 10.`) or first under a heading.
    pub(super) fn places_entry(&self, run: &Run, number: ClauseNumber) -> bool {
        if !self.finder.glossary || self.cell || !is_known(number) {
            return false;
        }
        let before = &self.text[self.from..run.members[0].numeral.start];
        let after = self.text[run.end()..].trim_start_matches(['*', '_']);
        if before.len() > MAX_HEAD {
            return false;
        }
        let head = before.trim_end_matches(is_between);
        let separated = before[head.len()..].contains(is_separator);
        let in_head = !head.contains(['\n', ';', ':', '։']) && !head.contains(". ");
        let numbered = matches!(number.division(), Division::Article(_));
        let is_place = if head.is_empty() {
            !numbered && after.starts_with(['.', ')', ':', '։']) && after.len() > 2
        } else {
            separated && in_head && closes(after)
        };
        is_place && !(numbered && counts_senses(number, after))
    }
}

/// What may stand between the head word and the place.
fn is_between(c: char) -> bool {
    glyph::is_blank(c) && c != '\n' || matches!(c, '*' | '_') || is_separator(c)
}

fn is_separator(c: char) -> bool {
    glyph::is_dash(c) || matches!(c, ':' | '(' | '[' | '.' | ',' | '՝' | '։' | '|')
}

/// Whether the place ends here.
fn closes(after: &str) -> bool {
    let next = after.chars().next();
    next.is_none_or(|c| matches!(c, '.' | ')' | ']' | ':' | '։' | ',' | ';' | '՝' | '\n'))
}

/// Whether the number is the first of several senses: `piece: 1. One of … 2. Any of …`.
fn counts_senses(number: ClauseNumber, after: &str) -> bool {
    number.division() == Division::Article(1) && after.contains("2.") | after.contains("2)")
}
