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
#[derive(Debug)]
pub struct Prose {
    file: FileId,
    text: String,
    pieces: Vec<ProsePiece>,
    /// Where each passage ends; the preamble comes first, then the clauses.
    ends: Vec<usize>,
}

/// A stretch of the text that comes from one stretch of the source.
#[derive(Debug)]
struct ProsePiece {
    /// Where it begins in the text.
    at: usize,
    source: Range<usize>,
    /// Whether it is the same in the source.
    verbatim: bool,
}

impl Prose {
    /// The prose of a document; `source` is all of its file.
    pub fn of(document: &Document, source: &str) -> Prose {
        let mut writer = ProseWriter {
            source,
            pending: 0..0,
            prose: Prose {
                file: document.file,
                text: String::new(),
                pieces: Vec::new(),
                ends: Vec::new(),
            },
        };
        for (_, passage) in document.passages() {
            writer.blocks(&passage.blocks, passage);
            writer.prose.ends.push(writer.prose.text.len());
        }
        writer.prose
    }

    /// All of the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where each passage is in the text: the preamble, then the clauses in order.
    pub fn passages(&self) -> impl Iterator<Item = Range<usize>> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| start..end)
    }

    /// Where a stretch of the text is in the source.
    pub fn span(&self, range: Range<usize>) -> Span {
        let piece = |later: usize| later.checked_sub(1).map(|before| &self.pieces[before]);
        let first = piece(self.pieces.partition_point(|it| it.at <= range.start));
        let last = piece(self.pieces.partition_point(|it| it.at < range.end));
        let start = first.map_or(0, |piece| {
            let exact = piece.in_source(range.start);
            exact.unwrap_or(piece.source.start)
        });
        let end = last.map_or(0, |piece| {
            let exact = piece.in_source(range.end);
            exact.unwrap_or(piece.source.end)
        });
        Span::new(self.file, start, end.max(start))
    }
}

impl ProsePiece {
    /// Where a place of the text is in the source, if the text is the same there.
    fn in_source(&self, at: usize) -> Option<usize> {
        let place = (self.source.start + at - self.at).min(self.source.end);
        self.verbatim.then_some(place)
    }
}

/// Writes prose; stretches that adjoin in the source are copied together.
struct ProseWriter<'a> {
    source: &'a str,
    /// A stretch of the source that is yet to be copied.
    pending: Range<usize>,
    prose: Prose,
}

impl ProseWriter<'_> {
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
                // A remark beside the law.
                Block::Quote { .. } => {}
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
                    self.start_piece(span.range(), false);
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
        let range = span.range();
        if self.pending.end == range.start {
            self.pending.end = range.end;
        } else {
            self.flush();
            self.pending = range;
        }
    }

    fn replace(&mut self, span: Span, by: char) {
        self.start_piece(span.range(), false);
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
        let pending = std::mem::take(&mut self.pending);
        if !pending.is_empty() {
            let text = &self.source[pending.clone()];
            self.start_piece(pending, true);
            self.prose.text.push_str(text);
        }
    }

    fn start_piece(&mut self, source: Range<usize>, verbatim: bool) {
        self.flush();
        self.prose.pieces.push(ProsePiece {
            at: self.prose.text.len(),
            source,
            verbatim,
        });
    }
}
