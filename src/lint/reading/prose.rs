//! The plain text of a document, with the way back to the source.

use std::ops::Range;

use crate::diag::{FileId, Sources, Span};
use crate::law::{Block, Document, Inline, Passage};

/// Stands in the text for a reference, whose digits are no number of the text.
pub const REFERENCE: char = '\u{FFF9}';

/// Stands in the text for an image, code or HTML.
pub const OBJECT: char = '\u{FFFC}';

/// The words of a document without markup: lines joined by `\n`, blocks by `\n\n`, what is no
/// prose replaced by [`REFERENCE`] or [`OBJECT`].
#[derive(Debug)]
pub struct Prose {
    file: FileId,
    text: String,
    pieces: Vec<Piece>,
    /// Where each passage ends; the preamble comes first, then the clauses.
    ends: Vec<u32>,
}

/// A stretch of the text that comes from one stretch of the source.
#[derive(Debug)]
struct Piece {
    at: u32,
    source: u32,
    source_end: u32,
    verbatim: bool,
}

impl Prose {
    /// The prose of a document.
    pub fn of(document: &Document, sources: &Sources) -> Prose {
        let length = sources.get(document.file).text().len();
        let mut prose = Prose {
            file: document.file,
            text: String::with_capacity(length),
            pieces: Vec::with_capacity(length / 32),
            ends: Vec::with_capacity(document.clauses.len() + 1),
        };
        for (_, passage) in document.passages() {
            prose.blocks(&passage.blocks, passage, sources);
            prose.ends.push(prose.text.len() as u32);
        }
        prose
    }

    /// All of the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where each passage is in the text: the preamble, then the clauses in order.
    pub fn passages(&self) -> impl Iterator<Item = Range<usize>> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts
            .zip(&self.ends)
            .map(|(start, &end)| start as usize..end as usize)
    }

    /// Where a stretch of the text is in the source.
    pub fn span(&self, range: Range<usize>) -> Span {
        let start = self.source(range.start, false);
        let end = self.source(range.end, true);
        Span::new(self.file, start, end.max(start))
    }

    fn source(&self, at: usize, is_end: bool) -> usize {
        let inside = |piece: &Piece| match is_end {
            true => (piece.at as usize) < at,
            false => piece.at as usize <= at,
        };
        let Some(index) = self.pieces.partition_point(inside).checked_sub(1) else {
            return 0;
        };
        let piece = &self.pieces[index];
        let source = match (piece.verbatim, is_end) {
            (true, _) => piece.source as usize + (at - piece.at as usize),
            (false, true) => piece.source_end as usize,
            (false, false) => piece.source as usize,
        };
        source.min(piece.source_end as usize)
    }

    fn blocks(&mut self, blocks: &[Block], passage: &Passage, sources: &Sources) {
        for block in blocks {
            match block {
                Block::Paragraph { content, .. } | Block::Heading { content, .. } => {
                    self.inline(content, passage, sources);
                }
                Block::List { items, .. } => {
                    for item in items {
                        self.blocks(item, passage, sources);
                    }
                }
                Block::Table { head, rows, .. } => {
                    for cell in std::iter::once(head).chain(rows).flatten() {
                        self.inline(cell, passage, sources);
                        self.text.push_str("\n\n");
                    }
                }
                Block::Quote { blocks, .. } => self.blocks(blocks, passage, sources),
                Block::Code { span, .. } | Block::Html { span } => self.replace(*span, OBJECT),
                Block::Break { .. } => {}
            }
            if !self.text.is_empty() && !self.text.ends_with("\n\n") {
                self.text.push_str("\n\n");
            }
        }
    }

    fn inline(&mut self, content: &[Inline], passage: &Passage, sources: &Sources) {
        for inline in content {
            match inline {
                Inline::Text { span, text: None } => {
                    self.piece(*span, true);
                    self.text.push_str(sources.slice(*span));
                }
                Inline::Text {
                    span,
                    text: Some(text),
                } => {
                    self.piece(*span, false);
                    self.text.push_str(text);
                }
                Inline::Reference(index) => {
                    self.replace(passage.references[*index as usize].span, REFERENCE);
                }
                Inline::Emphasis { content, .. }
                | Inline::Strong { content, .. }
                | Inline::Strikethrough { content, .. }
                | Inline::Link { content, .. } => self.inline(content, passage, sources),
                Inline::Image { span, .. } | Inline::Code { span, .. } => {
                    self.replace(*span, OBJECT);
                }
                Inline::Html { .. } => {}
                Inline::Break { span, .. } => {
                    self.piece(*span, false);
                    self.text.push('\n');
                }
            }
        }
    }

    fn replace(&mut self, span: Span, by: char) {
        self.piece(span, false);
        self.text.push(by);
    }

    fn piece(&mut self, span: Span, verbatim: bool) {
        self.pieces.push(Piece {
            at: self.text.len() as u32,
            source: span.start,
            source_end: span.end,
            verbatim,
        });
    }
}
