//! Labels in the middle of a line: the line breaks before them were lost.

use std::ops::Range;

use super::after::Next;
use super::candidate::{Spot, candidate_at};
use super::reading::Reading;
use super::sequence::{Step, step};
use super::{Label, Oddity};
use crate::content::glyph;
use crate::content::page::{Boldness, Flow, Item, Page};
use crate::lang::ReferenceWords;
use crate::law::{Division, is_known};

/// The longest title of a clause before its first part, in bytes.
const MAX_TITLE: usize = 120;

/// The longest item of an enumeration that nothing ends, in bytes.
const MAX_ITEM: usize = 80;

/// Adds the labels in the middle of lines to those at the beginning. Such a label is in bold, is the
/// next number, which stands nowhere else, ends what was said before it, and begins a sentence or
/// the next item of an enumeration.
pub(crate) fn add_merged(
    page: &Page,
    items: Range<usize>,
    division: Division,
    words: &ReferenceWords,
    labels: &mut Vec<Label>,
) {
    let mut next = 0;
    for item in items {
        let Item::Flow(flow) = &page.items[item] else {
            continue;
        };
        let first = (page.bold).partition_point(|bold| bold.start <= flow.plain.start);
        for bold in page.bold[first..]
            .iter()
            .take_while(|bold| bold.start < flow.plain.end)
        {
            while labels
                .get(next)
                .is_some_and(|label| label.start <= bold.start)
            {
                next += 1;
            }
            let Some(before) = next.checked_sub(1).map(|at| &labels[at]) else {
                continue;
            };
            if bold.start < before.end {
                continue;
            }
            let line = (bold.start - flow.plain.start) as usize;
            let after = labels.get(next).map(|label| label.number);
            let merged =
                read(page, item as u32, flow, line, division, words).filter(|(label, next)| {
                    let is_next = step(Some(before.number), label.number) == Step::Next
                        && after.is_none_or(|after| label.number < after);
                    let text = page.text(flow)[..line].trim_end();
                    is_next
                        && match next {
                            Next::Beginning => ends(text, flow, before, label),
                            Next::Number => text.ends_with(['.', '։', ':', '!', '?', ';']),
                            _ => ends_item(text, flow, before, label, words),
                        }
                });
            if let Some((label, _)) = merged {
                labels.insert(next, label);
                next += 1;
            }
        }
    }
}

/// The label that a bold number in a line would be, and what follows it.
fn read(
    page: &Page,
    item: u32,
    flow: &Flow,
    line: usize,
    division: Division,
    words: &ReferenceWords,
) -> Option<(Label, Next)> {
    let candidate = candidate_at(page, item, flow, line, Spot::Line { hard: false }, words)?;
    let number = Reading::own_number(&candidate.numeral, division, words)?;
    let reading = Reading::canonical(page, &candidate, number, words);
    let next = reading.after.next;
    let may_begin = matches!(
        next,
        Next::Beginning | Next::Word | Next::Unit | Next::Number
    );
    let begins = may_begin && reading.bold == Boldness::Full;
    let label = Label {
        item,
        start: candidate.start,
        label_end: reading.after.label_end as u32,
        end: reading.after.end as u32,
        title_end: None,
        number,
        oddities: vec![Oddity::MidParagraph],
    };
    begins.then_some((label, next))
}

/// Whether a text before a label is a sentence, the end of an item or the title of what the label is
/// part of.
fn ends(text: &str, flow: &Flow, before: &Label, label: &Label) -> bool {
    let sentence = text.ends_with(['.', '։', ':', '!', '?', ';', '…', ')', '»']);
    let titled = before.end >= flow.plain.start
        && text.len() < MAX_TITLE
        && label.number.parent() == Some(before.number);
    let item = text.strip_suffix(',');
    let item = item.is_some_and(|item| !item.ends_with(char::is_numeric));
    sentence || titled || item && is_known(label.number)
}

/// Whether a text before a label that begins no sentence ends an item of an enumeration: `…; or`,
/// or a few words with nothing that may go on.
fn ends_item(
    text: &str,
    flow: &Flow,
    before: &Label,
    label: &Label,
    words: &ReferenceWords,
) -> bool {
    // A clause of the first level begins with a sentence.
    if !is_known(label.number) || label.number.depth() < 2 || before.end < flow.plain.start {
        return false;
    }
    let (word_start, word) = glyph::last_word(text);
    let role = words.role(word);
    let text = match role.joins {
        true => text[..word_start].trim_end(),
        false => text,
    };
    if let Some(item) = text.strip_suffix([';', ':', ',', '։', '!', '?']) {
        return !item.ends_with(char::is_numeric);
    }
    if let Some(sentence) = text.strip_suffix('.') {
        let role = words.role(glyph::last_word(sentence).1);
        return !(role.announces || role.noun.is_some());
    }
    let item = (flow.plain.start as usize + word_start).saturating_sub(before.end as usize);
    let complete = !(role.joins || role.dangles || role.announces || role.noun.is_some());
    !word.is_empty() && item < MAX_ITEM && complete && !role.quantity
}
