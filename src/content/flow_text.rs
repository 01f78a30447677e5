//! The running text of one flow, taken out stretch by stretch.

use super::page::{At, Flow, Page, Piece, PieceKind, SourceRange, Style};
use super::reference::Mention;
use crate::diag::{FileId, Span};
use crate::law::{Inline, Link, Reference, Resolution};

/// How deep inline marks are kept nested.
const MAX_DEPTH: usize = 32;

/// A flow that is being read from its first piece to its last.
pub(super) struct FlowText<'a> {
    page: &'a Page,
    file: FileId,
    pieces: &'a [Piece],
    next: usize,
    /// The marks that are open at this place, outermost first.
    open: Vec<(&'a Style, SourceRange)>,
    /// Everything before this place in the source was taken.
    position: u32,
}

impl<'a> FlowText<'a> {
    pub(super) fn new(page: &'a Page, file: FileId, flow: &Flow) -> FlowText<'a> {
        let pieces = &page.pieces[flow.pieces.start as usize..flow.pieces.end as usize];
        FlowText {
            page,
            file,
            pieces,
            next: 0,
            open: Vec::new(),
            position: pieces
                .first()
                .map_or(flow.source.start, |piece| piece.source.start),
        }
    }

    /// Where the reading stands in the source.
    pub(super) fn position(&self) -> u32 {
        self.position
    }

    /// The end of a list marker that starts at `at`.
    pub(super) fn after_marker(&self, at: At) -> At {
        match self.pieces.first() {
            Some(piece) if matches!(piece.kind, PieceKind::Marker(_)) => {
                self.page.end(piece).max(at)
            }
            _ => at,
        }
    }

    /// Passes over a label that ends at `label_end`, and the white space after it up to `end`;
    /// returns where the label stands in the source, with its marks.
    pub(super) fn skip_to(&mut self, label_end: At, end: At) -> Span {
        let mut start = None;
        let mut last = self.position;
        while let Some(piece) = self.pieces.get(self.next) {
            let piece_end = self.page.end(piece);
            let closes = matches!(piece.kind, PieceKind::Close);
            if piece.at >= end && !(closes && piece.at == end) {
                break;
            }
            match &piece.kind {
                PieceKind::Open(style) => {
                    start.get_or_insert(piece.source.start);
                    self.open.push((style, piece.source.clone()));
                }
                PieceKind::Close => {
                    self.open.pop();
                    if piece.at <= label_end {
                        last = last.max(piece.source.end);
                    }
                }
                PieceKind::Html => {
                    start.get_or_insert(piece.source.start);
                    if piece.at <= label_end {
                        last = last.max(piece.source.end);
                    }
                }
                _ => {
                    let from = start.get_or_insert(piece.source.start + self.blank_before(piece));
                    let verbatim = matches!(piece.kind, PieceKind::Text | PieceKind::Marker(_));
                    if piece.at < label_end {
                        let to = if verbatim {
                            piece
                                .source
                                .end
                                .min(piece.source.start + (label_end - piece.at))
                        } else {
                            piece.source.end
                        };
                        last = last.max(to).max(*from);
                    }
                    if piece_end > end {
                        // The clause goes on in the middle of this piece.
                        self.position = piece.source.start + (end - piece.at);
                        break;
                    }
                }
            }
            self.position = self.position.max(piece.source.start.max(last));
            self.next += 1;
        }
        let start = start.unwrap_or(last);
        self.position = self.position.max(last);
        for (_, source) in &mut self.open {
            source.start = source.start.max(last);
        }
        Span {
            file: self.file,
            start,
            end: last.max(start),
        }
    }

    /// White space at the beginning of a piece, in bytes.
    fn blank_before(&self, piece: &Piece) -> u32 {
        if !matches!(piece.kind, PieceKind::Text | PieceKind::Marker(_)) {
            return 0;
        }
        let end = self.page.end(piece);
        let text = &self.page.plain[piece.at as usize..end as usize];
        let taken = self.position.saturating_sub(piece.source.start) as usize;
        let rest = text.get(taken..).unwrap_or_default();
        (taken + rest.len() - rest.trim_start().len()) as u32
    }

    /// Takes the text up to `end` in the plain text, with its mentions as references.
    pub(super) fn take(
        &mut self,
        end: At,
        mentions: &[Mention],
        references: &mut Vec<Reference>,
    ) -> (Vec<Inline>, SourceRange) {
        references.reserve_exact(mentions.len());
        let mut taker = Taker {
            page: self.page,
            file: self.file,
            levels: vec![Vec::with_capacity(
                self.pieces_until(end) + 2 * mentions.len(),
            )],
            mentions,
            taken_until: 0,
            references,
            source: SourceRange {
                start: u32::MAX,
                end: 0,
            },
        };
        let open = self.open.len();
        for _ in 0..open.min(MAX_DEPTH) {
            taker.levels.push(Vec::new());
        }
        while let Some(piece) = self.pieces.get(self.next) {
            let closes = matches!(piece.kind, PieceKind::Close);
            if piece.at >= end
                && !(closes && piece.at == end)
                && !(piece.at == end
                    && end == self.flow_end()
                    && !matches!(piece.kind, PieceKind::Open(_)))
            {
                break;
            }
            match &piece.kind {
                PieceKind::Open(style) => {
                    self.open.push((style, piece.source.clone()));
                    if self.open.len() <= MAX_DEPTH {
                        taker.levels.push(Vec::new());
                    }
                }
                PieceKind::Close => {
                    if let Some((style, source)) = self.open.pop()
                        && self.open.len() < MAX_DEPTH
                    {
                        taker.close(style, source);
                    }
                }
                PieceKind::Marker(_) => {}
                _ => {
                    let link = self
                        .open
                        .iter()
                        .rev()
                        .find_map(|(style, source)| match style {
                            Style::Link(target) => Some((&**target, source)),
                            _ => None,
                        });
                    let piece_end = self.page.end(piece);
                    let from = match piece.kind {
                        PieceKind::Text => {
                            piece.at
                                + self
                                    .position
                                    .saturating_sub(piece.source.start)
                                    .min(piece.source.end - piece.source.start)
                        }
                        _ => piece.at,
                    };
                    taker.piece(piece, from, piece_end.min(end), link);
                    if piece_end > end {
                        self.position = piece.source.start + (end - piece.at);
                        break;
                    }
                }
            }
            self.position = self.position.max(match piece.kind {
                PieceKind::Open(_) => piece.source.start,
                _ => piece.source.end,
            });
            self.next += 1;
        }
        for at in (0..self.open.len().min(MAX_DEPTH)).rev() {
            let (style, source) = self.open[at].clone();
            taker.close(
                style,
                source.start..self.position.clamp(source.start, source.end),
            );
        }
        for (_, source) in &mut self.open {
            source.start = self.position.clamp(source.start, source.end);
        }
        let mut content = taker.levels.pop().unwrap_or_default();
        if content
            .iter()
            .all(|inline| matches!(inline, Inline::Break { .. }))
        {
            content.clear();
        }
        while matches!(content.last(), Some(Inline::Break { .. })) {
            content.pop();
        }
        if matches!(content.first(), Some(Inline::Break { .. })) {
            let text = |inline: &Inline| !matches!(inline, Inline::Break { .. });
            let blank = content.iter().position(text).unwrap_or(content.len());
            content.drain(..blank);
        }
        if content.capacity() > 2 * content.len() {
            content.shrink_to_fit();
        }
        let source = if taker.source.start > taker.source.end {
            self.position..self.position
        } else {
            taker.source
        };
        (content, source)
    }

    /// How many pieces are left before a place, as far as it is worth counting.
    fn pieces_until(&self, end: At) -> usize {
        let rest = self.pieces.get(self.next..).unwrap_or_default();
        rest.iter()
            .take(64)
            .take_while(|piece| piece.at < end)
            .count()
    }

    fn flow_end(&self) -> At {
        self.pieces.last().map_or(0, |piece| self.page.end(piece))
    }
}

/// Builds nested inline text from pieces.
struct Taker<'p, 'r> {
    page: &'p Page,
    file: FileId,
    levels: Vec<Vec<Inline>>,
    mentions: &'r [Mention],
    /// The plain text before this place is part of a reference already made.
    taken_until: At,
    references: &'r mut Vec<Reference>,
    source: SourceRange,
}

impl Taker<'_, '_> {
    fn span(&self, source: SourceRange) -> Span {
        Span {
            file: self.file,
            start: source.start,
            end: source.end,
        }
    }

    fn push(&mut self, inline: Inline) {
        if let Some(level) = self.levels.last_mut() {
            level.push(inline);
        }
    }

    fn cover(&mut self, source: &SourceRange) {
        self.source.start = self.source.start.min(source.start);
        self.source.end = self.source.end.max(source.end);
    }

    fn close(&mut self, style: &Style, source: SourceRange) {
        let content = self.levels.pop().unwrap_or_default();
        if self.levels.is_empty() {
            self.levels.push(Vec::new());
        }
        if content.is_empty() && !matches!(style, Style::Image(_)) {
            return;
        }
        self.cover(&source);
        let span = self.span(source);
        self.push(match style {
            Style::Emphasis => Inline::Emphasis { span, content },
            Style::Strong => Inline::Strong { span, content },
            Style::Strikethrough => Inline::Strikethrough { span, content },
            Style::Link(target) => Inline::Link {
                span,
                target: target.clone(),
                content,
            },
            Style::Image(target) => Inline::Image {
                span,
                target: target.clone(),
                alt: content,
            },
        });
    }

    fn piece(&mut self, piece: &Piece, from: At, to: At, link: Option<(&str, &SourceRange)>) {
        if matches!(piece.kind, PieceKind::Text) && from >= to {
            return;
        }
        self.cover(&match piece.kind {
            PieceKind::Text => {
                piece.source.start + (from - piece.at)..piece.source.start + (to - piece.at)
            }
            _ => piece.source.clone(),
        });
        match piece.kind {
            PieceKind::Text => self.text(piece, from, to, link),
            PieceKind::Entity(_) => {
                let span = self.span(piece.source.clone());
                let text = self.page.plain[from as usize..to as usize].into();
                self.push(Inline::Text {
                    span,
                    text: Some(text),
                });
            }
            PieceKind::Code(_) => {
                let span = self.span(piece.source.clone());
                let text = self.page.plain[from as usize..to as usize].into();
                self.push(Inline::Code { span, text });
            }
            PieceKind::Html => {
                let span = self.span(piece.source.clone());
                self.push(Inline::Html { span });
            }
            PieceKind::Break { hard } => {
                let span = self.span(piece.source.clone());
                self.push(Inline::Break { span, hard });
            }
            PieceKind::Marker(_) | PieceKind::Open(_) | PieceKind::Close => {}
        }
    }

    fn text(&mut self, piece: &Piece, from: At, to: At, link: Option<(&str, &SourceRange)>) {
        let mut at = from.max(self.taken_until.min(to));
        while let Some(mention) = self.mentions.first() {
            if mention.plain.start >= to {
                break;
            }
            self.mentions = &self.mentions[1..];
            if mention.plain.start < at {
                continue;
            }
            self.words(piece, at, mention.plain.start);
            self.mention(piece, mention, link);
            self.taken_until = mention.plain.end;
            at = mention.plain.end.min(to);
        }
        self.words(piece, at, to);
    }

    fn words(&mut self, piece: &Piece, from: At, to: At) {
        if from < to {
            let start = piece.source.start + (from - piece.at);
            let end = piece.source.start + (to - piece.at);
            let span = self.span(start..end);
            self.push(Inline::Text { span, text: None });
        }
    }

    fn mention(&mut self, piece: &Piece, mention: &Mention, link: Option<(&str, &SourceRange)>) {
        let start = piece.source.start + (mention.plain.start - piece.at);
        let end = self.source_end(piece, mention.plain.end);
        let index = self.references.len() as u32;
        self.references.push(Reference {
            span: self.span(start..end.max(start)),
            written: mention.number,
            target: mention.number,
            through: mention.through,
            link: link.map(|(target, source)| Link {
                span: self.span(source.clone()),
                target: target.into(),
            }),
            rule: None,
            resolution: Resolution::Nowhere,
        });
        self.push(Inline::Reference(index));
    }

    /// Where a place of the plain text stands in the source, in this piece or one after it.
    fn source_end(&self, piece: &Piece, plain: At) -> u32 {
        if plain <= self.page.end(piece) {
            return piece.source.start + (plain - piece.at);
        }
        let first = self
            .page
            .pieces
            .partition_point(|other| self.page.end(other) < plain);
        self.page.pieces[first..]
            .iter()
            .find(|other| {
                self.page.end(other) >= plain
                    && matches!(other.kind, PieceKind::Text | PieceKind::Entity(_))
            })
            .map_or(piece.source.end, |other| match other.kind {
                PieceKind::Text => other.source.start + plain.saturating_sub(other.at),
                _ => other.source.end,
            })
    }
}
