//! Entries of a glossary: a head word, where the term is used, what it means.

use super::judge::Judge;
use super::run::Run;
use crate::content::glyph;
use crate::law::{ClauseNumber, Division, is_known};

/// The longest head word, in bytes.
const MAX_HEAD: usize = 160;

impl Judge<'_, '_> {
    /// Whether a bare division stands where an entry of a glossary says its place: right after the
    /// head word (`**blitz** (B)`, `points: 10.`) or first under a heading.
    pub(super) fn places_entry(&self, run: &Run, number: ClauseNumber) -> bool {
        if !is_known(number) {
            return false;
        }
        let after = self.after(run);
        let numbered = matches!(number.division(), Division::Article(_));
        let is_place = if self.opens(run) {
            let explained = after.starts_with(['.', ')', ':', '։']) && after.len() > 2;
            explained && !numbered || self.finder.headed && closes(after)
        } else {
            self.follows_head(run)
        };
        is_place && !(numbered && counts_senses(number, after))
    }

    /// Whether a run stands right after the head word of a glossary's entry, and ends there.
    pub(super) fn follows_head(&self, run: &Run) -> bool {
        let Some(before) = self.entry_before(run) else {
            return false;
        };
        let head = before.trim_end_matches(is_between);
        let separated = before[head.len()..].contains(is_separator);
        let in_head = !head.contains(['\n', ';', ':', '։']) && !head.contains(". ");
        // `exchange – one point (1)`: what follows a dash explains the term.
        let explains = |(at, _)| {
            head[..at].ends_with(' ') && !head[at..].trim_end_matches(glyph::is_dash).is_empty()
        };
        let in_head = in_head && !head.match_indices(glyph::is_dash).any(explains);
        let after_head = match self.finder.headed {
            true => head.is_empty(),
            false => !head.is_empty() && separated && in_head,
        };
        after_head && closes(self.after(run))
    }

    /// Whether a run stands first in a glossary's entry.
    fn opens(&self, run: &Run) -> bool {
        self.entry_before(run)
            .is_some_and(|before| before.trim_end_matches(is_between).is_empty())
    }

    /// What an entry of a glossary has before a run, where that may be its head word.
    fn entry_before(&self, run: &Run) -> Option<&str> {
        let before = &self.text[self.from..run.members[0].numeral.start];
        let may_be = self.finder.glossary && !self.cell && before.len() <= MAX_HEAD;
        may_be.then_some(before)
    }

    fn after(&self, run: &Run) -> &str {
        self.text[run.end()..].trim_start_matches(['*', '_'])
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
    let mut chars = after.chars();
    match chars.next() {
        // A line that goes on with a small letter is no line of its own.
        Some('\n') => !chars.next().is_some_and(char::is_lowercase),
        // `5.Bxf7+` is a move.
        Some('.') => !chars.next().is_some_and(glyph::is_letter),
        next => next.is_none_or(|c| matches!(c, ')' | ']' | ':' | '։' | ',' | ';' | '՝')),
    }
}

/// Whether the number is the first of several senses: `piece: 1. One of … 2. Any of …`.
fn counts_senses(number: ClauseNumber, after: &str) -> bool {
    number.division() == Division::Article(1) && (has_word(after, "2.") || has_word(after, "2)"))
}

/// Whether a text has a mark that is no part of a number: the `2.` of `2. Any`, not that of `12.1`.
fn has_word(text: &str, mark: &str) -> bool {
    text.match_indices(mark).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + mark.len()..]);
        !before.ends_with(|c: char| c.is_alphanumeric() || c == '.')
            && !after.starts_with(|c: char| c.is_ascii_digit())
    })
}
