//! Labels in the middle of a line: the line breaks before them were lost.

use std::ops::Range;

use super::after::Next;
use super::candidate::{Spot, candidate_at};
use super::reading::Reading;
use super::sequence::{Step, step};
use super::{Label, Oddity};
use crate::content::page::{Boldness, Flow, Item, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division};

/// The longest title of a clause before its first part, in bytes.
const MAX_TITLE: usize = 120;

/// Adds the labels in the middle of lines to those at the beginning. Such a label is in bold, ends
/// what was said before it, begins a sentence, and is the next number.
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
            let merged = read(page, item as u32, flow, line, division, words)
                .filter(|label| fits(page, flow, line, before, label, after));
            if let Some(label) = merged {
                labels.insert(next, label);
                next += 1;
            }
        }
    }
}

/// The label that a bold number in a line would be.
fn read(
    page: &Page,
    item: u32,
    flow: &Flow,
    line: usize,
    division: Division,
    words: &ReferenceWords,
) -> Option<Label> {
    let candidate = candidate_at(page, item, flow, line, Spot::Line { hard: false }, words)?;
    let number = Reading::own_number(&candidate.numeral, division, words)?;
    let reading = Reading::canonical(page, &candidate, number, words);
    let begins = reading.after.next == Next::Beginning && reading.bold == Boldness::Full;
    begins.then(|| Label {
        item,
        start: candidate.start,
        label_end: reading.after.label_end as u32,
        end: reading.after.end as u32,
        number,
        oddities: vec![Oddity::MidParagraph],
    })
}

/// Whether a label is the next number, after a sentence or after the title of what it is part of.
fn fits(
    page: &Page,
    flow: &Flow,
    line: usize,
    before: &Label,
    label: &Label,
    after: Option<ClauseNumber>,
) -> bool {
    let text = page.text(flow)[..line].trim_end();
    let sentence = text.ends_with(['.', '։', ':', '!', '?', ';', '…', ')', '»']);
    let titled = before.end >= flow.plain.start
        && text.len() < MAX_TITLE
        && label.number.parent() == Some(before.number);
    (sentence || titled)
        && step(Some(before.number), label.number) == Step::Next
        && after.is_none_or(|after| label.number < after)
}
