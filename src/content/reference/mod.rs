//! Finding the mentions of clauses in running text.
//!
//! A stretch of plain text enters; the numbers in it that mention a clause, an article, an appendix
//! or a guideline leave. Numbers that stand together are read as one [`Run`] and judged by the
//! words around them. Where a mention leads is not asked here: see [`super::resolve`].

mod anchor;
mod cited;
mod columns;
mod day;
mod doubt;
mod elsewhere;
mod entry;
mod judge;
mod loose;
mod measure;
mod member;
mod number;
mod ordinal;
mod run;
mod stretches;
mod surroundings;
mod unlisted;
mod value;

use std::ops::Range;

use super::glyph;
use super::links::NamedLink;
use super::page::At;
use crate::lang::{Noun, ReferenceWords};
use crate::law::ClauseNumber;

pub(super) use anchor::Anchors;
use judge::Judge;
use run::Run;

/// A mention of a clause or a whole division.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    /// The number in the plain text.
    pub(super) plain: Range<At>,
    /// What it says.
    pub(super) number: ClauseNumber,
    /// The other end of a range that it opens.
    pub(super) through: Option<ClauseNumber>,
}

/// A number of the Laws in running text that is taken for no mention, by nothing better than a guess.
#[derive(Clone, Debug)]
pub(super) struct Doubt {
    /// The index of the flow among the items.
    pub(super) item: u32,
    /// The number in the plain text.
    pub(super) plain: Range<At>,
}

/// What was found in a text.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The mentions, in order.
    pub(super) mentions: Vec<Mention>,
    /// The numbers that may be mentions.
    pub(super) doubts: Vec<Doubt>,
}

/// What finding needs to know besides the text.
#[derive(Clone, Copy)]
pub(super) struct Finder<'a> {
    /// The words of the language.
    pub(super) words: &'a ReferenceWords,
    /// Where its numbers and names may stand in the page's text.
    pub(super) anchors: Anchors<'a>,
    /// Where the noun may stand in the page's text that an ordinal counts.
    pub(super) ordinal_nouns: &'a [At],
    /// The links and images of the page, in order.
    pub(super) links: &'a [NamedLink],
    /// The text is a glossary's: what follows the head word of an entry is the place of the term.
    pub(super) glossary: bool,
    /// The text before it is a heading: in a glossary, a head word.
    pub(super) headed: bool,
    /// What the head of a table calls the numbers in the column of the text.
    pub(super) column: Option<Noun>,
}

impl Finder<'_> {
    /// Adds the mentions in `plain[range]` of an item, in order; `cell` for the text of a table. Words before
    /// it, from `context` on, may name the first ones: a paragraph may be broken after `Articles`.
    fn find(
        &self,
        plain: &str,
        context: At,
        range: Range<At>,
        cell: bool,
        item: u32,
        found: &mut Found,
    ) {
        if range.is_empty() {
            return;
        }
        let from = range.start as usize;
        let text = &plain[..range.end as usize];
        let mut judge = Judge {
            finder: self,
            text,
            from,
            context: context as usize,
            cell,
            item,
            taken: context as usize,
        };
        let mut at = from;
        while let Some(anchor) = self.anchors.next(text, at) {
            if anchor::is_plain_number(text, anchor) {
                at = anchor::after_word(text, anchor);
                continue;
            }
            if let Some(after) = self.after_abbreviation(text, anchor) {
                at = after;
                continue;
            }
            at = match Run::read(text, anchor, self.words, false) {
                Some(run) => judge.weigh(anchor, run, found),
                None => anchor::after_word(text, anchor),
            };
        }
        self.add_ordinals(text, from, &mut found.mentions);
    }

    /// Where a noun of one letter ends that looks like the name of an appendix: `П.7.4.1`.
    fn after_abbreviation(&self, text: &str, at: usize) -> Option<usize> {
        let letter = text[at..].chars().next().filter(|c| glyph::is_letter(*c))?;
        let end = at + letter.len_utf8();
        let role = || self.words.role(&text[at..end]);
        let noun = text[end..].starts_with('.') && role().abbreviated && role().noun.is_some();
        noun.then_some(end + 1)
    }
}
