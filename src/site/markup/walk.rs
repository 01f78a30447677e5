//! Every piece of running text.

use crate::law::{Block, Inline};

/// Calls for every inline of some blocks, the outer before the inner.
pub fn walk(blocks: &[Block], found: &mut impl FnMut(&Inline)) {
    for block in blocks {
        match block {
            Block::Paragraph { content, .. } | Block::Heading { content, .. } => {
                walk_inlines(content, found);
            }
            Block::List { items, .. } => items.iter().for_each(|item| walk(item, found)),
            Block::Quote { blocks, .. } => walk(blocks, found),
            Block::Table { head, rows, .. } => {
                let cells = head.iter().chain(rows.iter().flatten());
                cells.for_each(|cell| walk_inlines(cell, found));
            }
            Block::Code { .. } | Block::Html { .. } | Block::Break { .. } => {}
        }
    }
}

fn walk_inlines(content: &[Inline], found: &mut impl FnMut(&Inline)) {
    for inline in content {
        found(inline);
        match inline {
            Inline::Emphasis { content, .. }
            | Inline::Strong { content, .. }
            | Inline::Strikethrough { content, .. } => walk_inlines(content, found),
            Inline::Link { linked, .. } => walk_inlines(&linked.content, found),
            Inline::Image { .. }
            | Inline::Text { .. }
            | Inline::Reference(_)
            | Inline::Code { .. }
            | Inline::Html { .. }
            | Inline::Break { .. } => {}
        }
    }
}
