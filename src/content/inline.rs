//! From pieces to nested running text.

use std::ops::Range;

use super::page::{At, FlatPage, FlatPiece, PieceKind, SourceRange, Style};
use super::reference::Mention;
use crate::diag::{FileId, Span};
use crate::law::{Inline, Link, LinkedText, Reference, Resolution};

/// Builds the running text of one stretch.
pub(super) struct InlineBuilder<'p, 'r> {
    page: &'p FlatPage,
    file: FileId,
    /// What was built so far, outside of all marks and inside those that are open.
    built: Vec<Inline>,
    /// Where what is inside each open mark begins.
    levels: Vec<usize>,
    /// The mentions that are still to come.
    mentions: &'r [Mention],
    /// The plain text before this place is part of a reference already made.
    referred: At,
    references: &'r mut Vec<Reference>,
    /// What the stretch covers in the source.
    source: Option<SourceRange>,
}

/// The link around a piece.
type Around<'p> = Option<(&'p str, SourceRange)>;

impl<'p, 'r> InlineBuilder<'p, 'r> {
    pub(super) fn new(
        page: &'p FlatPage,
        file: FileId,
        mentions: &'r [Mention],
        references: &'r mut Vec<Reference>,
    ) -> InlineBuilder<'p, 'r> {
        InlineBuilder {
            page,
            file,
            built: Vec::new(),
            levels: Vec::new(),
            mentions,
            referred: 0,
            references,
            source: None,
        }
    }

    fn span(&self, source: &SourceRange) -> Span {
        Span {
            file: self.file,
            start: source.start,
            end: source.end,
        }
    }

    fn cover(&mut self, source: &SourceRange) {
        let covered = self.source.get_or_insert(source.clone());
        covered.start = covered.start.min(source.start);
        covered.end = covered.end.max(source.end);
    }

    /// A mark opens.
    pub(super) fn open(&mut self) {
        self.levels.push(self.built.len());
    }

    /// The mark opened last closes; it leaves nothing if it holds nothing.
    pub(super) fn close(&mut self, style: &Style, source: SourceRange) {
        let Some(start) = self.levels.pop() else {
            return;
        };
        if start == self.built.len() && !matches!(style, Style::Image(_)) {
            return;
        }
        let content: Box<[Inline]> = self.built.drain(start..).collect();
        self.cover(&source);
        let span = self.span(&source);
        self.built.push(match style {
            Style::Emphasis => Inline::Emphasis { span, content },
            Style::Strong => Inline::Strong { span, content },
            Style::Strikethrough => Inline::Strikethrough { span, content },
            Style::Link(target) => Inline::Link {
                span,
                linked: linked(target, content),
            },
            Style::Image(target) => Inline::Image {
                span,
                linked: linked(target, content),
            },
        });
    }

    /// Adds a part of a piece.
    pub(super) fn piece(&mut self, piece: &FlatPiece, plain: Range<At>, link: Around<'p>) {
        if matches!(piece.kind, PieceKind::Text) {
            return self.text(piece, plain, link);
        }
        self.cover(&piece.source);
        let span = self.span(&piece.source);
        let text = || self.page.plain[plain.start as usize..plain.end as usize].into();
        let inline = match piece.kind {
            PieceKind::Entity(_) => Inline::Text {
                span,
                text: Some(text()),
            },
            PieceKind::Code(_) => Inline::Code { span, text: text() },
            PieceKind::Html => Inline::Html { span },
            PieceKind::Break { hard } => Inline::Break { span, hard },
            PieceKind::Text | PieceKind::Marker(_) | PieceKind::Open(_) | PieceKind::Close => {
                return;
            }
        };
        self.built.push(inline);
    }

    fn text(&mut self, piece: &FlatPiece, plain: Range<At>, link: Around<'p>) {
        let mut at = plain.start.max(self.referred.min(plain.end));
        while let Some((mention, rest)) = self.mentions.split_first() {
            if mention.plain.start >= plain.end {
                break;
            }
            self.mentions = rest;
            // A mention that began in code or in an entity has no text to stand for.
            if mention.plain.start < at {
                continue;
            }
            self.words(piece, at..mention.plain.start);
            self.mention(piece, mention, link.clone());
            self.referred = mention.plain.end;
            at = mention.plain.end.min(plain.end);
        }
        self.words(piece, at..plain.end);
    }

    fn words(&mut self, piece: &FlatPiece, plain: Range<At>) {
        if !plain.is_empty() {
            let start = piece.source.start + (plain.start - piece.at);
            let end = piece.source.start + (plain.end - piece.at);
            self.cover(&(start..end));
            let span = self.span(&(start..end));
            self.built.push(Inline::Text { span, text: None });
        }
    }

    fn mention(&mut self, piece: &FlatPiece, mention: &Mention, link: Around<'p>) {
        let start = piece.source.start + (mention.plain.start - piece.at);
        let end = self.source_end(piece, mention.plain.end).max(start);
        self.cover(&(start..end));
        let link = link.map(|(target, source)| Link {
            span: self.span(&source),
            target: target.into(),
        });
        self.built
            .push(Inline::Reference(self.references.len() as u32));
        self.references.push(Reference {
            span: self.span(&(start..end)),
            written: mention.number,
            target: mention.number,
            through: mention.through,
            link,
            rule: None,
            resolution: Resolution::Nowhere,
        });
    }

    /// Where a place of the plain text stands in the source, in this piece or one after it.
    fn source_end(&self, piece: &FlatPiece, plain: At) -> u32 {
        if plain <= self.page.end(piece) {
            return piece.source.start + (plain - piece.at);
        }
        let pieces = &self.page.pieces;
        let first = pieces.partition_point(|other| self.page.end(other) < plain);
        let is_text =
            |other: &&FlatPiece| matches!(other.kind, PieceKind::Text | PieceKind::Entity(_));
        match pieces[first..].iter().find(is_text) {
            Some(other) if matches!(other.kind, PieceKind::Text) => {
                other.source.start + plain.saturating_sub(other.at)
            }
            Some(other) => other.source.end,
            None => piece.source.end,
        }
    }

    /// The text, without line breaks around it, and where it stands in the source; `position` where
    /// there is none.
    pub(super) fn finish(mut self, position: u32) -> (Vec<Inline>, SourceRange) {
        let is_text = |inline: &Inline| !matches!(inline, Inline::Break { .. });
        let first = self.built.iter().position(is_text).unwrap_or_default();
        let end = self
            .built
            .iter()
            .rposition(is_text)
            .map_or(0, |last| last + 1);
        let content = self.built.drain(first..end).collect();
        (content, self.source.unwrap_or(position..position))
    }
}

fn linked(target: &str, content: Box<[Inline]>) -> Box<LinkedText> {
    Box::new(LinkedText {
        target: target.into(),
        content,
    })
}
