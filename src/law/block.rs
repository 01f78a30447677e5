//! The text of a clause as structure.

use super::Reference;
use crate::diag::{Sources, Span};

/// A text with the references in it: the body of a clause, or what stands before the first one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The text.
    pub blocks: Vec<Block>,
    /// The references, in the order of the text; [`Inline::Reference`] points here.
    pub references: Vec<Reference>,
}

/// A block of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph {
        /// Where it is.
        span: Span,
        /// What it says.
        content: Vec<Inline>,
    },
    /// A heading inside a clause.
    Heading {
        /// Where it is.
        span: Span,
        /// From 1 to 6.
        level: u8,
        /// What it says.
        content: Vec<Inline>,
    },
    /// A list.
    List {
        /// Where it is.
        span: Span,
        /// The first number of an ordered list.
        start: Option<u64>,
        /// The items.
        items: Vec<Vec<Block>>,
    },
    /// A table.
    Table {
        /// Where it is.
        span: Span,
        /// The cells of the head row.
        head: Vec<Vec<Inline>>,
        /// The cells of the other rows.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// A block quotation.
    Quote {
        /// Where it is.
        span: Span,
        /// What it quotes.
        blocks: Vec<Block>,
    },
    /// Preformatted text.
    Code {
        /// Where it is.
        span: Span,
        /// The text.
        text: Box<str>,
    },
    /// Raw HTML, kept as it is in the source and never trusted.
    Html {
        /// Where it is.
        span: Span,
    },
    /// A thematic break.
    Break {
        /// Where it is.
        span: Span,
    },
}

/// What a link or an image has besides its place. It is kept apart, since a large tree has many
/// pieces of text and few links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedText {
    /// Where it leads, as written.
    pub target: Box<str>,
    /// Its text.
    pub content: Box<[Inline]>,
}

/// A piece of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Plain text.
    Text {
        /// Where it is.
        span: Span,
        /// What it says, where that is not just the source (escapes, entities).
        text: Option<Box<str>>,
    },
    /// A mention of a clause: the index of the passage's reference.
    Reference(u32),
    /// Emphasis (`*…*`).
    Emphasis {
        /// Where it is, with its marks.
        span: Span,
        /// What is emphasised.
        content: Box<[Inline]>,
    },
    /// Strong emphasis (`**…**`).
    Strong {
        /// Where it is, with its marks.
        span: Span,
        /// What is emphasised.
        content: Box<[Inline]>,
    },
    /// Struck-out text.
    Strikethrough {
        /// Where it is, with its marks.
        span: Span,
        /// What is struck out.
        content: Box<[Inline]>,
    },
    /// A link.
    Link {
        /// Where it is, with its target.
        span: Span,
        /// Where it leads, and its text.
        linked: Box<LinkedText>,
    },
    /// An image.
    Image {
        /// Where it is, with its target.
        span: Span,
        /// The file, and its text alternative.
        linked: Box<LinkedText>,
    },
    /// Code.
    Code {
        /// Where it is, with its marks.
        span: Span,
        /// The text.
        text: Box<str>,
    },
    /// Raw HTML, kept as it is in the source and never trusted.
    Html {
        /// Where it is.
        span: Span,
    },
    /// A line break of the source; `hard` where the author meant it.
    Break {
        /// Where it is.
        span: Span,
        /// Whether the line must end here.
        hard: bool,
    },
}

impl Passage {
    /// The text without markup: words joined by single spaces, blocks separated by newlines.
    pub fn plain(&self, sources: &Sources) -> String {
        let mut text = String::new();
        self.write_blocks(&self.blocks, sources, &mut text);
        text.truncate(text.trim_end().len());
        text
    }

    /// The words of the law alone: remarks that stand in quotations are left out.
    pub fn law(&self, sources: &Sources) -> String {
        let is_law = |block: &&Block| !matches!(block, Block::Quote { .. });
        let mut text = String::new();
        for block in self.blocks.iter().filter(is_law) {
            self.write_blocks(std::slice::from_ref(block), sources, &mut text);
        }
        text.truncate(text.trim_end().len());
        text
    }

    /// The text of some inline content, without markup.
    pub fn plain_inline(&self, content: &[Inline], sources: &Sources) -> String {
        let mut text = String::new();
        self.write_inline(content, sources, &mut text);
        text
    }

    fn write_blocks(&self, blocks: &[Block], sources: &Sources, text: &mut String) {
        for block in blocks {
            match block {
                Block::Paragraph { content, .. } | Block::Heading { content, .. } => {
                    self.write_inline(content, sources, text);
                }
                Block::List { items, .. } => {
                    for item in items {
                        self.write_blocks(item, sources, text);
                    }
                }
                Block::Table { head, rows, .. } => {
                    for row in std::iter::once(head).chain(rows) {
                        for cell in row {
                            self.write_inline(cell, sources, text);
                            text.push(' ');
                        }
                        text.push('\n');
                    }
                }
                Block::Quote { blocks, .. } => self.write_blocks(blocks, sources, text),
                Block::Code { text: code, .. } => text.push_str(code),
                Block::Html { .. } | Block::Break { .. } => {}
            }
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
        }
    }

    fn write_inline(&self, content: &[Inline], sources: &Sources, text: &mut String) {
        for inline in content {
            match inline {
                Inline::Text { span, text: None } => text.push_str(sources.slice(*span)),
                Inline::Text {
                    text: Some(own), ..
                }
                | Inline::Code { text: own, .. } => text.push_str(own),
                Inline::Reference(index) => {
                    text.push_str(sources.slice(self.references[*index as usize].span));
                }
                Inline::Emphasis { content, .. }
                | Inline::Strong { content, .. }
                | Inline::Strikethrough { content, .. } => {
                    self.write_inline(content, sources, text);
                }
                Inline::Link { linked, .. } | Inline::Image { linked, .. } => {
                    self.write_inline(&linked.content, sources, text);
                }
                Inline::Html { .. } => {}
                Inline::Break { .. } => {
                    if !text.ends_with(' ') {
                        text.push(' ');
                    }
                }
            }
        }
    }
}
