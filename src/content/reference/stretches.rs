//! The mentions of a whole document, before it is taken apart.

use std::ops::Range;

use super::columns::Columns;
use super::{Finder, Found};
use crate::content::label::Label;
use crate::content::page::{At, Container, FlowKind, Item, Page};

impl Finder<'_> {
    /// What is found in the items of a document, in order, without the item left out. What its
    /// labels say is none; the text before a label knows nothing of the text after it.
    pub(in crate::content) fn find_all(
        &self,
        page: &Page,
        items: Range<usize>,
        leave_out: Option<usize>,
        labels: &[Label],
    ) -> Found {
        let mut labels = labels.iter().peekable();
        let mut found = Found::default();
        let mut finder = *self;
        let mut columns = Columns::default();
        // Where the text of the paragraph before starts.
        let mut paragraph = None;
        for at in items.filter(|&at| Some(at) != leave_out) {
            let flow = match &page.items[at] {
                Item::Flow(flow) => flow,
                Item::Open(kind, _) => {
                    if matches!(kind, Container::Head | Container::Row) {
                        columns.begin_row(*kind == Container::Head);
                    }
                    continue;
                }
                Item::Close => continue,
                Item::Code(..) | Item::Html(_) | Item::Rule(_) => {
                    paragraph = None;
                    continue;
                }
            };
            let cell = matches!(flow.kind, FlowKind::Cell { .. });
            finder.column = match cell {
                true => columns.pass_cell(page.text(flow), self.words),
                false => None,
            };
            let text_start = page.after_marker(flow);
            let mut find = |plain: Range<At>| {
                let range = plain.start.max(text_start)..plain.end;
                let broken_off =
                    flow.kind == FlowKind::Paragraph && range.start == flow.plain.start;
                let context = paragraph.filter(|_| broken_off);
                let context = context.unwrap_or(range.start);
                for part in page.unseamed(range) {
                    finder.find(&page.plain, context, part, cell, at as u32, &mut found);
                }
            };
            let mut from = flow.plain.start;
            while let Some(label) = labels.next_if(|label| label.item as usize == at) {
                find(from..label.start);
                if let Some(title_end) = label.title_end {
                    find(label.start..title_end);
                }
                from = label.end;
            }
            find(from..flow.plain.end);
            finder.headed = matches!(flow.kind, FlowKind::Heading(_));
            // The last word of a title names nothing below it, but a clause in the dress of a heading
            // may be broken off.
            let title = finder.headed && from == flow.plain.start;
            paragraph = (!cell && !title).then_some(from);
        }
        found
    }
}
