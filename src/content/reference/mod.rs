//! Finding the references in running text.
//!
//! The items of a document enter, with its labels and links; the numbers that mention a clause, an
//! article, an appendix or a guideline leave, and those that remain doubtful. Numbers that stand
//! together are read as one [`NumberList`] and classified by the words on either side. Where a
//! mention leads is not asked here: see [`super::resolve`].

mod classify;
mod context;
mod list;

use std::ops::Range;

use super::glyph;
use super::label::ClauseLabel;
use super::links::NamedLink;
use super::page::{At, FlatPage, FlowKind, Item};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, is_known};

use classify::{NumberClass, classify};
use context::Context;
use list::{ListJoint, NumberList};

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

/// A number of the Laws in running text that may be a mention or a plain number.
#[derive(Clone, Debug)]
pub(super) struct DoubtfulNumber {
    /// The index of the flow among the items.
    pub(super) item: u32,
    /// The number in the plain text.
    pub(super) plain: Range<At>,
}

/// What was found in a document.
#[derive(Debug, Default)]
pub(super) struct FoundReferences {
    /// The mentions, in order.
    pub(super) mentions: Vec<Mention>,
    /// The numbers that may be mentions.
    pub(super) doubts: Vec<DoubtfulNumber>,
}

/// What finding needs to know besides the text.
#[derive(Clone, Copy)]
pub(super) struct Finder<'a> {
    /// The words of the language.
    pub(super) words: &'a ReferenceWords,
    /// The links and images of the page, in order.
    pub(super) links: &'a [NamedLink],
}

/// A stretch of text without labels in it.
struct Stretch<'a> {
    /// The plain text of the page, up to the end of the stretch.
    text: &'a str,
    /// Where the text starts whose words may name the first number: in the paragraph before, if
    /// this one may have been broken off.
    context: usize,
    start: usize,
    item: u32,
    cell: bool,
}

impl Finder<'_> {
    /// What is found in the items of a document, without the item left out. What its labels say is
    /// none; the text before a label knows nothing of the text after it.
    pub(super) fn find_all(
        &self,
        page: &FlatPage,
        items: Range<usize>,
        leave_out: Option<usize>,
        labels: &[ClauseLabel],
    ) -> FoundReferences {
        let mut labels = labels.iter().peekable();
        let mut found = FoundReferences::default();
        // Where the text of the paragraph before starts.
        let mut paragraph = None;
        for at in items.filter(|&at| Some(at) != leave_out) {
            let flow = match &page.items[at] {
                Item::Flow(flow) => flow,
                Item::Open(..) | Item::Close => continue,
                Item::Code(..) | Item::Html(_) | Item::Rule(_) => {
                    paragraph = None;
                    continue;
                }
            };
            let mut find = |plain: Range<At>| {
                let start = plain.start.max(page.after_marker(flow));
                let opens = flow.kind == FlowKind::Paragraph && start == flow.plain.start;
                let context = paragraph.filter(|_| opens).unwrap_or(start);
                let stretch = Stretch {
                    text: &page.plain[..plain.end as usize],
                    context: context as usize,
                    start: start.min(plain.end) as usize,
                    item: at as u32,
                    cell: matches!(flow.kind, FlowKind::Cell { .. }),
                };
                self.find(&stretch, &mut found);
            };
            let mut from = flow.plain.start;
            while let Some(label) = labels.next_if(|label| label.item as usize == at) {
                find(from..label.start);
                from = label.end;
            }
            find(from..flow.plain.end);
            let is_title = matches!(flow.kind, FlowKind::Heading(_)) && from == flow.plain.start;
            let goes_on = !is_title && !matches!(flow.kind, FlowKind::Cell { .. });
            paragraph = goes_on.then_some(from);
        }
        found
    }

    fn find(&self, stretch: &Stretch<'_>, found: &mut FoundReferences) {
        let mut at = stretch.start;
        while let Some(start) = self.next_number(stretch, at) {
            let Some(list) = self.read_list(stretch, start) else {
                at = end_of_word(stretch.text, start);
                continue;
            };
            let context = Context::of(stretch, &list, self);
            for (index, member) in list.members.iter().enumerate() {
                match classify(&list, index, &context, self.words) {
                    NumberClass::Reference(number) => found.mentions.push(Mention {
                        plain: member.plain(),
                        number,
                        through: through(&list, index, &context, self.words),
                    }),
                    NumberClass::Doubtful => found.doubts.push(DoubtfulNumber {
                        item: stretch.item,
                        plain: member.plain(),
                    }),
                    NumberClass::Plain => {}
                }
            }
            at = list.end();
        }
    }

    /// Where the next word starts that may be a number: digits, or a capital letter or Roman
    /// numeral that stands alone.
    fn next_number(&self, stretch: &Stretch<'_>, from: usize) -> Option<usize> {
        let text = stretch.text;
        let mut before = text[..from]
            .chars()
            .next_back()
            .filter(|_| from > stretch.start);
        for (at, c) in text[from..].char_indices() {
            let at = from + at;
            let last = before.replace(c);
            let is_digit = c.is_ascii_digit();
            let in_word = last.is_some_and(glyph::is_word);
            // Most characters are the letters of a word that began before.
            if in_word && !is_digit {
                continue;
            }
            let starts = || match last {
                None => true,
                // `Article9.2`
                Some(_) if in_word => {
                    let word = glyph::last_word(&text[..at]);
                    let is_path = text[..at - word.len()].ends_with('/');
                    !is_path && self.words.role(word).noun.is_some()
                }
                Some(last) => !joins_to_number(last, &text[stretch.start..at]),
            };
            let may_start = is_digit || c.is_uppercase() || glyph::roman_character(c).is_some();
            if may_start && starts() && !self.is_abbreviation(&text[at..]) {
                return Some(at);
            }
        }
        None
    }

    /// Whether a text begins with a noun of one letter that looks like the name of an appendix:
    /// `П.7.4.1`.
    fn is_abbreviation(&self, text: &str) -> bool {
        let word = glyph::first_word(text);
        text[word.len()..].starts_with('.') && {
            let role = self.words.role(word);
            role.abbreviated && role.noun.is_some()
        }
    }

    /// The numbers that stand together at a place: with the spaces inside them where those make
    /// numbers that the Laws have.
    fn read_list(&self, stretch: &Stretch<'_>, start: usize) -> Option<NumberList> {
        let strict = NumberList::read(stretch.text, start, self.words, false)?;
        if !strict.members.iter().any(|member| member.cut) {
            return Some(strict);
        }
        let loose = NumberList::read(stretch.text, start, self.words, true)?;
        let context = Context::of(stretch, &loose, self);
        let proven = context.noun().is_some() || context.announced || loose.is_unbreakable();
        let known = loose.members.iter().all(|member| {
            let number = context.number(member, self.words);
            number.is_some_and(is_known)
        });
        let counted = context.after.unit && context.before.noun.is_none();
        Some(if proven && known && !counted {
            loose
        } else {
            strict
        })
    }

    /// The link or image around a place of the plain text.
    fn link_at(&self, at: usize) -> Option<&NamedLink> {
        let at = at as At;
        let first = self.links.partition_point(|link| link.plain.end <= at);
        self.links.get(first).filter(|link| link.plain.start <= at)
    }
}

/// The other end of the range that a member opens.
fn through(
    list: &NumberList,
    index: usize,
    context: &Context<'_>,
    words: &ReferenceWords,
) -> Option<ClauseNumber> {
    let last = list.members.get(index + 1)?;
    let classes = [index, index + 1].map(|index| classify(list, index, context, words));
    match classes {
        [NumberClass::Reference(from), NumberClass::Reference(to)]
            if last.joint == ListJoint::Range =>
        {
            (from < to).then_some(to)
        }
        _ => None,
    }
}

/// Whether a character before a number makes it a part of something else: `x9`, `1.234`, `#9.2`.
fn joins_to_number(last: char, before: &str) -> bool {
    let earlier = || before[..before.len() - last.len_utf8()].chars().next_back();
    match last {
        '0'..='9' | '+' | '=' | '\u{2212}' | '×' | '€' | '$' | '£' => true,
        '.' | ',' | ':' => earlier().is_some_and(|c| c.is_ascii_digit()),
        '/' | '#' | '-' | '_' | '@' => earlier().is_some_and(|c| !c.is_whitespace()),
        _ => false,
    }
}

/// The end of the word or figure at a place.
fn end_of_word(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let word = glyph::first_word(rest).len();
    let figure = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let first = rest.chars().next().map_or(1, char::len_utf8);
    at + word.max(figure).max(first)
}
