//! The plain text of a document, with the way back to the source.

use std::ops::Range;

use crate::diag::{FileId, Span};
use crate::law::{Block, Document, Inline, Passage};

/// Stands in the text for a reference, whose digits are no number of the text.
pub const REFERENCE: char = '\u{FFF9}';

/// Stands in the text for an image, code or HTML.
pub const OBJECT: char = '\u{FFFC}';

/// The words of a document without markup: lines joined by `\n`, blocks by `\n\n`, what is no
/// prose replaced by [`REFERENCE`] or [`OBJECT`].
#[derive(Debug, Default)]
pub struct Prose {
    file: Option<FileId>,
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
    /// Takes the prose of a document in place of what was there; the memory is used again.
    pub fn read(&mut self, document: &Document, source: &str) {
        self.file = Some(document.file);
        self.text.clear();
        self.pieces.clear();
        self.ends.clear();
        let mut writer = Writer {
            source,
            pending: 0..0,
            prose: self,
        };
        for (_, passage) in document.passages() {
            writer.blocks(&passage.blocks, passage);
            writer.prose.ends.push(writer.prose.text.len() as u32);
        }
    }

    /// All of the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where each passage is in the text: the preamble, then the clauses in order.
    pub fn passages(&self) -> impl ExactSizeIterator<Item = Range<usize>> {
        (0..self.ends.len()).map(|at| {
            let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
            start as usize..self.ends[at] as usize
        })
    }

    /// Where a stretch of the text is in the source.
    pub fn span(&self, range: Range<usize>) -> Span {
        let start = self.source(range.start, false);
        let end = self.source(range.end, true);
        let file = self.file.unwrap_or(FileId(0));
        Span::new(file, start, end.max(start))
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
}

/// Writes prose; stretches that adjoin in the source are copied together.
struct Writer<'a> {
    source: &'a str,
    pending: Range<u32>,
    prose: &'a mut Prose,
}

impl Writer<'_> {
    fn blocks(&mut self, blocks: &[Block], passage: &Passage) {
        for block in blocks {
            match block {
                Block::Paragraph { content, .. } | Block::Heading { content, .. } => {
                    self.inline(content, passage);
                }
                Block::List { items, .. } => {
                    for item in items {
                        self.blocks(item, passage);
                    }
                }
                Block::Table { head, rows, .. } => {
                    for cell in std::iter::once(head).chain(rows).flatten() {
                        self.inline(cell, passage);
                        self.end_block();
                    }
                }
                Block::Quote { blocks, .. } => self.blocks(blocks, passage),
                Block::Code { span, .. } | Block::Html { span } => self.replace(*span, OBJECT),
                Block::Break { .. } => {}
            }
            self.end_block();
        }
    }

    fn inline(&mut self, content: &[Inline], passage: &Passage) {
        for inline in content {
            match inline {
                Inline::Text { span, text: None } => self.copy(*span),
                Inline::Text {
                    span,
                    text: Some(text),
                } => {
                    self.piece(span.start..span.end, false);
                    self.prose.text.push_str(text);
                }
                Inline::Reference(index) => {
                    self.replace(passage.references[*index as usize].span, REFERENCE);
                }
                Inline::Emphasis { content, .. }
                | Inline::Strong { content, .. }
                | Inline::Strikethrough { content, .. } => self.inline(content, passage),
                Inline::Link { linked, .. } => self.inline(&linked.content, passage),
                Inline::Image { span, .. } | Inline::Code { span, .. } => {
                    self.replace(*span, OBJECT);
                }
                Inline::Html { .. } => {}
                Inline::Break { span, .. } if span.end - span.start == 1 => self.copy(*span),
                Inline::Break { span, .. } => self.replace(*span, '\n'),
            }
        }
    }

    fn copy(&mut self, span: Span) {
        if self.pending.end == span.start {
            self.pending.end = span.end;
        } else {
            self.flush();
            self.pending = span.start..span.end;
        }
    }

    fn replace(&mut self, span: Span, by: char) {
        self.piece(span.start..span.end, false);
        self.prose.text.push(by);
    }

    fn end_block(&mut self) {
        self.flush();
        let text = &mut self.prose.text;
        if !text.is_empty() && !text.ends_with("\n\n") {
            text.push_str("\n\n");
        }
    }

    fn flush(&mut self) {
        let pending = std::mem::replace(&mut self.pending, u32::MAX..u32::MAX);
        if pending.start >= pending.end {
            return;
        }
        let text = &self.source[pending.start as usize..pending.end as usize];
        self.piece(pending, true);
        self.prose.text.push_str(text);
    }

    fn piece(&mut self, source: Range<u32>, verbatim: bool) {
        self.flush();
        self.prose.pieces.push(Piece {
            at: self.prose.text.len() as u32,
            source: source.start,
            source_end: source.end,
            verbatim,
        });
    }
}
