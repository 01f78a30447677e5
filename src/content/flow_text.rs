//! The running text of one flow, taken out stretch by stretch.

use super::inline::InlineBuilder;
use super::page::{At, FlatPage, FlatPiece, Flow, PieceKind, SourceRange, Style};
use super::reference::Mention;
use crate::diag::{FileId, Span};
use crate::law::{Inline, Reference};

/// How deep inline marks are kept nested.
const MAX_DEPTH: usize = 32;

/// A flow that is being read from its first piece to its last.
pub(super) struct FlowText<'a> {
    page: &'a FlatPage,
    file: FileId,
    pieces: &'a [FlatPiece],
    /// The next piece.
    next: usize,
    /// Everything before this place of the plain text was taken; it may be inside the next piece.
    taken: At,
    /// The same place in the source.
    position: u32,
    /// Where the last piece begins.
    last: At,
    /// The marks that are open here, outermost first.
    open: Vec<(&'a Style, SourceRange)>,
}

impl<'a> FlowText<'a> {
    /// A flow at its beginning.
    pub(super) fn new(page: &'a FlatPage, file: FileId, flow: &Flow) -> FlowText<'a> {
        let pieces = &page.pieces[flow.pieces.start as usize..flow.pieces.end as usize];
        let first = pieces.first().map(|piece| piece.source.start);
        FlowText {
            page,
            file,
            pieces,
            next: 0,
            taken: flow.plain.start,
            position: first.unwrap_or(flow.source.start),
            last: pieces.last().map_or(At::MAX, |piece| piece.at),
            open: Vec::new(),
        }
    }

    /// Where the reading stands in the source.
    pub(super) fn position(&self) -> u32 {
        self.position
    }

    /// Whether nothing was taken yet and the flow starts with text, be it inside a mark: before it
    /// there is nothing to take.
    pub(super) fn is_before_text(&self) -> bool {
        let first = self.pieces.first();
        self.next == 0
            && self.position == first.map_or(0, |piece| piece.source.start)
            && first.is_some_and(|piece| matches!(piece.kind, PieceKind::Text | PieceKind::Open(_)))
    }

    /// The next piece, if it begins before a place. What closes at that place belongs to what is
    /// before it.
    fn piece_before(&self, end: At) -> Option<&'a FlatPiece> {
        let piece = self.pieces.get(self.next)?;
        let closes = match piece.kind {
            PieceKind::Close => true,
            PieceKind::Open(_) => false,
            _ => self.last <= end,
        };
        (piece.at < end || (piece.at == end && closes)).then_some(piece)
    }

    /// Where a place inside a piece stands in the source.
    fn source_at(&self, piece: &FlatPiece, at: At) -> u32 {
        match piece.kind {
            PieceKind::Text | PieceKind::Marker(_) => {
                piece.source.start + at.saturating_sub(piece.at)
            }
            _ => piece.source.start,
        }
        .min(piece.source.end)
    }

    /// Goes on to a place; true if it is inside the piece.
    fn advance(&mut self, piece: &FlatPiece, end: At) -> bool {
        let piece_end = self.page.end(piece);
        if piece_end > end {
            self.taken = end;
            self.position = self.source_at(piece, end);
            return true;
        }
        self.next += 1;
        self.taken = self.taken.max(piece_end);
        self.position = self.position.max(match piece.kind {
            PieceKind::Open(_) => piece.source.start,
            _ => piece.source.end,
        });
        false
    }

    /// Passes over a label that ends at `label_end`, and the white space after it up to `end`;
    /// returns where the label stands in the source, with its marks.
    pub(super) fn pass_label(&mut self, label_end: At, end: At) -> Span {
        let mut span: Option<SourceRange> = None;
        while let Some(piece) = self.piece_before(end) {
            let from = match &piece.kind {
                PieceKind::Open(style) => {
                    self.open.push((style, piece.source.clone()));
                    piece.source.start
                }
                PieceKind::Close => {
                    self.open.pop();
                    piece.source.end
                }
                _ => self.source_at(piece, self.taken.max(piece.at) + self.blank(piece)),
            };
            let to = match piece.kind {
                PieceKind::Open(_) => from,
                PieceKind::Text | PieceKind::Marker(_) => self.source_at(piece, label_end),
                _ => piece.source.end,
            };
            let covered = span.get_or_insert(from..from);
            if piece.at < label_end || (piece.at == label_end && from <= to) {
                covered.end = covered.end.max(to);
            }
            if self.advance(piece, end) {
                break;
            }
        }
        let span = span.unwrap_or(self.position..self.position);
        for (_, source) in &mut self.open {
            source.start = source.start.max(span.end).min(source.end);
        }
        Span {
            file: self.file,
            start: span.start,
            end: span.end,
        }
    }

    /// How many bytes of white space come next in a piece.
    fn blank(&self, piece: &FlatPiece) -> At {
        let range = self.taken.max(piece.at) as usize..self.page.end(piece) as usize;
        let text = self.page.plain.get(range).unwrap_or_default();
        (text.len() - text.trim_start().len()) as At
    }

    /// Takes the text up to `end` in the plain text, with its mentions as references; also where it
    /// stands in the source.
    pub(super) fn take(
        &mut self,
        end: At,
        mentions: &[Mention],
        references: &mut Vec<Reference>,
    ) -> (Vec<Inline>, SourceRange) {
        let mut builder = InlineBuilder::new(self.page, self.file, mentions, references);
        for _ in self.open.iter().take(MAX_DEPTH) {
            builder.open();
        }
        while let Some(piece) = self.piece_before(end) {
            match &piece.kind {
                PieceKind::Open(style) => {
                    self.open.push((style, piece.source.clone()));
                    if self.open.len() <= MAX_DEPTH {
                        builder.open();
                    }
                }
                PieceKind::Close => {
                    if let Some((style, source)) = self.open.pop()
                        && self.open.len() < MAX_DEPTH
                    {
                        builder.close(style, source);
                    }
                }
                PieceKind::Marker(_) => {}
                _ => {
                    let until = self.page.end(piece).min(end);
                    builder.piece(piece, self.taken.max(piece.at)..until, self.link());
                }
            }
            if self.advance(piece, end) {
                break;
            }
        }
        for (style, source) in self.open.iter().take(MAX_DEPTH).rev() {
            let cut = self.position.clamp(source.start, source.end);
            builder.close(style, source.start..cut);
        }
        for (_, source) in &mut self.open {
            source.start = self.position.clamp(source.start, source.end);
        }
        builder.finish(self.position)
    }

    /// The innermost link that is open.
    fn link(&self) -> Option<(&'a str, SourceRange)> {
        let open = self.open.iter().rev();
        open.filter_map(|(style, source)| match style {
            Style::Link(target) => Some((&**target, source.clone())),
            _ => None,
        })
        .next()
    }
}
