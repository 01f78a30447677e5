//! The number that Markdown takes from a list item: for people it may be a label.

use std::ops::Range;

use super::Container;
use super::flatten::{Flattener, OpenContainer};

impl Flattener<'_> {
    /// The numbers of the list items that start on the same line as the flow: `9. 1. Text` is two
    /// lists for Markdown and may be one label for people.
    pub(super) fn list_number(&self, range: &Range<usize>) -> Option<Range<usize>> {
        /// How many lists inside each other are looked at.
        const MAX_LISTS: usize = 16;
        /// How many bytes the numbers of all of them take at most.
        const MAX_NUMBERS: usize = 40;

        let starting = |container: &&OpenContainer| {
            let gap = self.text.get(container.start..range.start);
            gap.is_some_and(|gap| gap.len() < MAX_NUMBERS && !gap.contains('\n'))
        };
        let opened = self.containers.iter().rev().take(MAX_LISTS);
        let start = opened
            .filter(|container| container.kind == Container::Item)
            .take_while(starting)
            .filter(|container| {
                self.text[container.start..]
                    .trim_start()
                    .starts_with(|c: char| c.is_ascii_digit())
            })
            .last()?
            .start;
        let number = self.text[start..range.start].trim_start();
        (!number.is_empty()).then(|| range.start - number.len()..range.start)
    }
}
