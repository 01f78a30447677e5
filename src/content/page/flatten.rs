//! From Markdown to a flat page.

use std::ops::Range;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::code::OpenCode;
use super::html;
use super::{At, Container, FlatPage, FlatPiece, Flow, FlowKind, Item, PieceKind, Style};

/// Reads `text[body..]` as a page; offsets count from the start of `text`.
pub(crate) fn flatten(text: &str, body: usize) -> FlatPage {
    let options =
        Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut flattener = Flattener {
        text,
        page: FlatPage::default(),
        flow: None,
        bold_from: Vec::new(),
        containers: Vec::new(),
        code: None,
        html: None,
        marked: 0,
    };
    for (event, range) in Parser::new_ext(&text[body..], options).into_offset_iter() {
        flattener.event(event, range.start + body..range.end + body);
    }
    flattener.end_flow();
    flattener.page
}

pub(super) struct Flattener<'a> {
    pub(super) text: &'a str,
    pub(super) page: FlatPage,
    pub(super) flow: Option<OpenFlow>,
    /// Where bold text opened by tags or marks began.
    bold_from: Vec<At>,
    pub(super) containers: Vec<OpenContainer>,
    pub(super) code: Option<OpenCode>,
    html: Option<Range<usize>>,
    /// Where the last number of an item that became text ends: it belongs to one flow.
    marked: usize,
}

pub(super) struct OpenFlow {
    kind: FlowKind,
    start: usize,
    pub(super) end: usize,
    plain: At,
    pieces: u32,
    implicit: bool,
}

pub(super) struct OpenContainer {
    pub(super) kind: Container,
    pub(super) start: usize,
    /// Flows, or cells, seen in it.
    flows: u32,
}

impl<'a> Flattener<'a> {
    fn event(&mut self, event: Event<'a>, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(tag, range),
            Event::End(tag) => self.end(tag, range),
            Event::Text(text) => self.text(&text, range),
            Event::Code(text) => {
                self.inline(&range);
                let length = text.len() as u32;
                self.piece(range, PieceKind::Code(length));
                self.page.plain.push_str(&text);
            }
            Event::Html(_) | Event::InlineHtml(_) if self.html.is_some() => {}
            Event::InlineHtml(tag) if html::breaks_line(&tag) => self.line_break(range, true),
            Event::Html(tag) | Event::InlineHtml(tag) => {
                self.inline(&range);
                self.tag(&tag);
                self.piece(range, PieceKind::Html);
            }
            Event::SoftBreak if self.follows_break(range.start) => {}
            Event::SoftBreak => self.line_break(range, false),
            Event::HardBreak => self.line_break(range, true),
            Event::Rule => {
                self.end_flow();
                self.page.items.push(Item::Rule(source(&range)));
            }
            Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::FootnoteReference(_)
            | Event::TaskListMarker(_) => {}
        }
    }

    fn start(&mut self, tag: Tag<'a>, range: Range<usize>) {
        match tag {
            Tag::Paragraph => {
                let kind = self.paragraph_kind();
                self.begin_flow(kind, range, false);
            }
            Tag::Heading { level, .. } => {
                self.begin_flow(FlowKind::Heading(depth(level)), range, false);
            }
            Tag::TableCell => {
                let row = self.containers.last_mut();
                let first = row.is_some_and(|row| {
                    row.flows += 1;
                    row.flows == 1
                });
                self.begin_flow(FlowKind::Cell { first }, range, false);
            }
            Tag::Strong => {
                self.style(Style::Strong, range);
                self.bold_from.push(self.page.plain.len() as At);
            }
            Tag::Emphasis => self.style(Style::Emphasis, range),
            Tag::Strikethrough => self.style(Style::Strikethrough, range),
            Tag::Link { dest_url, .. } => self.link(Style::Link(boxed(dest_url)), range),
            Tag::Image { dest_url, .. } => self.link(Style::Image(boxed(dest_url)), range),
            Tag::CodeBlock(kind) => {
                self.end_flow();
                self.code = Some(OpenCode::new(range, kind));
            }
            block => self.block(&block, range),
        }
    }

    fn block(&mut self, block: &Tag<'a>, range: Range<usize>) {
        match block {
            Tag::List(first) => self.open(Container::List(*first), range),
            Tag::Item => self.open(Container::Item, range),
            Tag::BlockQuote(_) => self.open(Container::Quote, range),
            Tag::Table(_) => self.open(Container::Table, range),
            Tag::TableHead => self.open(Container::Head, range),
            Tag::TableRow => self.open(Container::Row, range),
            Tag::HtmlBlock => {
                self.end_flow();
                self.html = Some(range);
            }
            _ => {}
        }
    }

    fn link(&mut self, style: Style, range: Range<usize>) {
        self.style(style, range);
        let opened = self.page.pieces.len() - 1;
        self.page.links.push(opened as u32);
    }

    fn end(&mut self, tag: TagEnd, range: Range<usize>) {
        match tag {
            TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::TableCell => self.end_flow(),
            TagEnd::List(_)
            | TagEnd::Item
            | TagEnd::BlockQuote(_)
            | TagEnd::Table
            | TagEnd::TableHead
            | TagEnd::TableRow => {
                self.end_flow();
                self.containers.pop();
                self.page.items.push(Item::Close);
            }
            TagEnd::CodeBlock => self.end_code(),
            TagEnd::HtmlBlock => {
                if let Some(range) = self.html.take() {
                    self.html_block(range);
                }
            }
            TagEnd::Strong => {
                self.end_bold();
                self.end_style(range);
            }
            TagEnd::Emphasis | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image => {
                self.end_style(range);
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str, range: Range<usize>) {
        if self.code.is_some() {
            self.code_text(text, range);
        } else {
            self.inline(&range);
            self.words(text, range);
        }
    }

    /// Text of a flow; joined to the text before it where the source has no gap.
    pub(super) fn words(&mut self, text: &str, range: Range<usize>) {
        let verbatim = self.text.get(range.clone()) == Some(text);
        let kind = if verbatim {
            PieceKind::Text
        } else {
            PieceKind::Entity(text.len() as u32)
        };
        let pieces = self.flow.as_ref().map_or(0, |flow| flow.pieces as usize);
        match self.page.pieces[pieces..].last_mut() {
            Some(FlatPiece {
                source,
                kind: PieceKind::Text,
                ..
            }) if verbatim && source.end as usize == range.start => {
                source.end = range.end as u32;
                if let Some(flow) = &mut self.flow {
                    flow.end = flow.end.max(range.end);
                }
            }
            _ => self.piece(range, kind),
        }
        self.page.plain.push_str(text);
    }

    /// Whether the line was broken right before a place by a tag: `<br>` at the end of a line is one
    /// break, not two.
    fn follows_break(&self, start: usize) -> bool {
        self.page.pieces.last().is_some_and(|piece| {
            matches!(piece.kind, PieceKind::Break { hard: true })
                && piece.source.end as usize == start
        })
    }

    pub(super) fn line_break(&mut self, range: Range<usize>, hard: bool) {
        self.inline(&range);
        self.piece(range, PieceKind::Break { hard });
        self.page.plain.push('\n');
    }

    pub(super) fn piece(&mut self, range: Range<usize>, kind: PieceKind) {
        if let Some(flow) = &mut self.flow {
            flow.end = flow.end.max(range.end);
        }
        self.page.pieces.push(FlatPiece {
            at: self.page.plain.len() as At,
            source: source(&range),
            kind,
        });
    }

    fn style(&mut self, style: Style, range: Range<usize>) {
        self.inline(&range);
        self.piece(range, PieceKind::Open(style));
    }

    fn end_style(&mut self, range: Range<usize>) {
        if self.flow.is_some() {
            self.piece(range.end..range.end, PieceKind::Close);
        }
    }

    fn end_bold(&mut self) {
        if let Some(from) = self.bold_from.pop() {
            self.mark_bold(from);
        }
    }

    fn mark_bold(&mut self, from: At) {
        let to = self.page.plain.len() as At;
        match self.page.bold.last_mut() {
            Some(last) if last.end >= from => {
                last.start = last.start.min(from);
                last.end = to;
            }
            _ if from < to => self.page.bold.push(from..to),
            _ => {}
        }
    }

    /// Bold by tag counts as bold.
    pub(super) fn tag(&mut self, tag: &str) {
        match html::bold(tag) {
            Some(true) => self.bold_from.push(self.page.plain.len() as At),
            Some(false) => self.end_bold(),
            None => {}
        }
    }

    /// Inline content is coming: in tight lists nothing announces it.
    fn inline(&mut self, range: &Range<usize>) {
        if self.flow.is_none() {
            let kind = self.paragraph_kind();
            self.begin_flow(kind, range.clone(), true);
        }
    }

    pub(super) fn paragraph_kind(&mut self) -> FlowKind {
        match self.containers.last_mut() {
            Some(item) if item.kind == Container::Item => {
                item.flows += 1;
                FlowKind::ListText {
                    first: item.flows == 1,
                }
            }
            _ => FlowKind::Paragraph,
        }
    }

    pub(super) fn begin_flow(&mut self, kind: FlowKind, range: Range<usize>, implicit: bool) {
        self.end_flow();
        self.bold_from.clear();
        let pieces = self.page.pieces.len() as u32;
        let plain = self.page.plain.len() as At;
        let marker = self
            .list_number(&range)
            .filter(|it| it.start >= self.marked);
        self.flow = Some(OpenFlow {
            kind,
            start: range.start,
            end: if implicit { range.start } else { range.end },
            plain,
            pieces,
            implicit,
        });
        if let Some(marker) = marker {
            let text = &self.text[marker.clone()];
            self.marked = marker.end;
            self.piece(marker, PieceKind::Marker(text.len() as u32));
            self.page.plain.push_str(text);
        }
    }

    pub(super) fn end_flow(&mut self) {
        let Some(flow) = self.flow.take() else {
            return;
        };
        while !self.bold_from.is_empty() {
            self.end_bold();
        }
        let plain = flow.plain..self.page.plain.len() as At;
        let pieces = flow.pieces..self.page.pieces.len() as u32;
        self.page.plain.push('\n');
        let trimmed = self.text[flow.start..flow.end].trim_end().len();
        let end = if flow.implicit {
            flow.end
        } else {
            flow.start + trimmed
        };
        self.page.items.push(Item::Flow(Flow {
            kind: flow.kind,
            source: source(&(flow.start..end)),
            plain,
            pieces,
        }));
    }

    fn open(&mut self, kind: Container, range: Range<usize>) {
        self.end_flow();
        self.containers.push(OpenContainer {
            kind,
            start: range.start,
            flows: 0,
        });
        self.page.items.push(Item::Open(kind, source(&range)));
    }

    /// Keeps the first line of a block that nothing closes.
    pub(super) fn note_unclosed(&mut self, block: Range<usize>) {
        let line = self.text[block.clone()].lines().next().unwrap_or_default();
        let opening = block.start..block.start + line.len();
        self.page.unclosed.push(source(&opening));
    }
}

pub(super) fn source(range: &Range<usize>) -> super::SourceRange {
    range.start as u32..range.end as u32
}

fn boxed(text: CowStr<'_>) -> Box<str> {
    text.as_ref().into()
}

fn depth(level: HeadingLevel) -> u8 {
    level as u8
}
