//! A Markdown file, flat.
//!
//! The text enters; a [`FlatPage`] leaves: everything that a reader sees as one run of plain text,
//! with pieces that know where each stretch stands in the source, and items that say which block
//! it belongs to. Nothing is nested here, so that clauses can be cut out anywhere and the depth of
//! the source costs nothing.

mod code;
mod flatten;
pub(super) mod html;
mod list_number;
mod raw;
mod unclosed;

use std::ops::Range;

pub(super) use flatten::flatten;

/// A position in the plain text.
pub(super) type At = u32;

/// A file as flat text.
#[derive(Debug, Default)]
pub(super) struct FlatPage {
    /// What a reader sees; line breaks and the ends of blocks are newlines.
    pub(super) plain: String,
    /// The stretches of the plain text and the marks between them, in order.
    pub(super) pieces: Vec<FlatPiece>,
    /// The blocks, in order.
    pub(super) items: Vec<Item>,
    /// The stretches of the plain text that are bold.
    pub(super) bold: Vec<Range<At>>,
    /// Where indented text was read as prose although Markdown takes it for code.
    pub(super) indented: Vec<Range<u32>>,
    /// The first lines of blocks that nothing closes, so that what follows is hidden.
    pub(super) unclosed: Vec<Range<u32>>,
    /// The pieces that open a link or an image.
    pub(super) links: Vec<u32>,
}

/// A byte range of the source.
pub(super) type SourceRange = Range<u32>;

/// A stretch of text or a mark in it.
#[derive(Clone, Debug)]
pub(super) struct FlatPiece {
    /// Where it stands in the plain text.
    pub(super) at: At,
    /// Where it stands in the source.
    pub(super) source: SourceRange,
    /// What it is.
    pub(super) kind: PieceKind,
}

/// What a piece is.
#[derive(Clone, Debug)]
pub(super) enum PieceKind {
    /// Text that the source has as it is.
    Text,
    /// Text of that many bytes that the source writes in another way (entities).
    Entity(u32),
    /// The number of a list item, of that many bytes; seen, but no part of the text.
    Marker(u32),
    /// Code of that many bytes.
    Code(u32),
    /// A tag.
    Html,
    /// A line break.
    Break {
        /// Whether the author meant it.
        hard: bool,
    },
    /// Something opens; the source range covers all of it.
    Open(Style),
    /// What was opened last closes.
    Close,
}

/// What inline markup says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// `*…*`
    Emphasis,
    /// `**…**`
    Strong,
    /// `~~…~~`
    Strikethrough,
    /// A link and its target.
    Link(Box<str>),
    /// An image and its file.
    Image(Box<str>),
}

/// A block, or the beginning or end of one that holds others.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// A block that holds others opens.
    Open(Container, SourceRange),
    /// The container opened last closes.
    Close,
    /// Running text.
    Flow(Flow),
    /// Preformatted text.
    Code(SourceRange, Box<str>),
    /// Raw HTML without text.
    Html(SourceRange),
    /// A thematic break.
    Rule(SourceRange),
}

/// A block that holds others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Container {
    /// A list, with the number of the first item if it is ordered.
    List(Option<u64>),
    /// An item of a list.
    Item,
    /// A quotation.
    Quote,
    /// A table.
    Table,
    /// The head row of a table.
    Head,
    /// Another row.
    Row,
}

/// Running text.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    /// What it is.
    pub(super) kind: FlowKind,
    /// Where it stands in the source.
    pub(super) source: SourceRange,
    /// Where it stands in the plain text.
    pub(super) plain: Range<At>,
    /// Its pieces.
    pub(super) pieces: Range<u32>,
}

/// What running text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FlowKind {
    /// A paragraph.
    Paragraph,
    /// The text of a list item; the first one of it or not.
    ListText {
        /// Whether the item starts with it.
        first: bool,
    },
    /// A heading of that level.
    Heading(u8),
    /// A cell of a table; the first of its row or not.
    Cell {
        /// Whether the row starts with it.
        first: bool,
    },
}

impl FlatPage {
    /// The plain text of a flow.
    pub(super) fn text(&self, flow: &Flow) -> &str {
        &self.plain[flow.plain.start as usize..flow.plain.end as usize]
    }

    /// Where the text of a flow starts, after the number of a list item.
    pub(super) fn after_marker(&self, flow: &Flow) -> At {
        match self.pieces[flow.pieces.start as usize..flow.pieces.end as usize].first() {
            Some(piece) if matches!(piece.kind, PieceKind::Marker(_)) => self.end(piece),
            _ => flow.plain.start,
        }
    }

    /// The end of a piece in the plain text.
    pub(super) fn end(&self, piece: &FlatPiece) -> At {
        match piece.kind {
            PieceKind::Text => piece.at + (piece.source.end - piece.source.start),
            PieceKind::Entity(length) | PieceKind::Marker(length) | PieceKind::Code(length) => {
                piece.at + length
            }
            PieceKind::Break { .. } => piece.at + 1,
            PieceKind::Html | PieceKind::Open(_) | PieceKind::Close => piece.at,
        }
    }

    /// Where a range of a flow's plain text stands in the source.
    pub(super) fn source(&self, flow: &Flow, plain: Range<At>) -> SourceRange {
        let pieces = &self.pieces[flow.pieces.start as usize..flow.pieces.end as usize];
        let mut start = None;
        let mut end = flow.source.start;
        let first = pieces.partition_point(|piece| self.end(piece) < plain.start);
        for piece in &pieces[first..] {
            if piece.at > plain.end || (piece.at == plain.end && start.is_some()) {
                break;
            }
            let last = self.end(piece);
            let seen = !matches!(
                piece.kind,
                PieceKind::Open(_) | PieceKind::Close | PieceKind::Html
            );
            if !seen || last <= plain.start && plain.start < plain.end {
                continue;
            }
            let verbatim = matches!(piece.kind, PieceKind::Text | PieceKind::Marker(_));
            let from = if verbatim {
                piece.source.start + plain.start.saturating_sub(piece.at)
            } else {
                piece.source.start
            };
            start.get_or_insert(from.min(piece.source.end));
            end = if verbatim && plain.end < last {
                piece.source.start + (plain.end - piece.at)
            } else {
                piece.source.end
            };
        }
        let start = start.unwrap_or(end);
        start..end.max(start)
    }

    /// How much of a range of the plain text is bold: nothing, some of it, all of it.
    pub(super) fn boldness(&self, plain: Range<At>) -> Boldness {
        let first = self.bold.partition_point(|bold| bold.end <= plain.start);
        match self.bold.get(first) {
            Some(bold) if bold.start <= plain.start && plain.end <= bold.end => Boldness::Full,
            Some(bold) if bold.start < plain.end => Boldness::Half,
            _ => Boldness::None,
        }
    }
}

/// How much of a text is bold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boldness {
    /// Nothing.
    None,
    /// Some of it.
    Half,
    /// All of it.
    Full,
}
