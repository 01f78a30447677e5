//! From a flat page and its labels to clauses with nested text.
//!
//! One pass over the items: a label ends the passage before it and opens the next, wherever it
//! stands (in a list, a quotation, the middle of a paragraph). What was open around it is closed
//! before and not opened again, except the marks of running text.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::flow_text::FlowText;
use super::label::ClauseLabel;
use super::page::{At, Container, FlatPage, Flow, FlowKind, Item, SourceRange};
use super::reference::Mention;
use crate::diag::{FileId, Span};
use crate::law::{Block, Clause, ClauseNumber, Edition, Inline, Passage, rules_at};

/// How deep blocks are kept nested; what is deeper is flattened.
pub(super) const MAX_DEPTH: usize = 32;

/// What became of a page.
pub(super) struct Assembled {
    pub(super) preamble: Passage,
    pub(super) clauses: Vec<Clause>,
    /// The first place where nesting was flattened.
    pub(super) flattened: Option<Span>,
}

/// Builds the preamble and the clauses from the items of a document, without the one left out.
pub(super) fn assemble(
    page: &FlatPage,
    file: FileId,
    items: Range<usize>,
    leave_out: Option<usize>,
    labels: &[ClauseLabel],
    mentions: &[Mention],
    edition: Edition,
) -> Assembled {
    let mut assembler = Assembler {
        page,
        file,
        edition,
        mentions,
        labels: labels.iter().peekable(),
        frames: Vec::new(),
        blocks: Vec::new(),
        references: Vec::new(),
        orphans: 0,
        too_deep: 0,
        flattened: None,
        open: None,
        end: 0,
        preamble: None,
        clauses: Vec::with_capacity(labels.len()),
        seen: FxHashMap::default(),
    };
    for at in items {
        if Some(at) != leave_out {
            assembler.item(at, &page.items[at]);
        }
    }
    assembler.finish_clause();
    Assembled {
        preamble: assembler.preamble.unwrap_or_default(),
        clauses: assembler.clauses,
        flattened: assembler.flattened,
    }
}

struct Assembler<'a> {
    page: &'a FlatPage,
    file: FileId,
    edition: Edition,
    /// The mentions of the document, in order.
    mentions: &'a [Mention],
    labels: std::iter::Peekable<std::slice::Iter<'a, ClauseLabel>>,
    frames: Vec<OpenBlock>,
    blocks: Vec<Block>,
    references: Vec<crate::law::Reference>,
    /// Containers that were open when the clause began.
    orphans: usize,
    /// Containers below the depth that is kept.
    too_deep: usize,
    flattened: Option<Span>,
    open: Option<OpenClause>,
    end: u32,
    preamble: Option<Passage>,
    clauses: Vec<Clause>,
    /// The clauses by number.
    seen: FxHashMap<ClauseNumber, u32>,
}

struct OpenClause {
    number: ClauseNumber,
    label: Span,
}

struct OpenBlock {
    kind: Container,
    source: SourceRange,
    blocks: Vec<Block>,
    items: Vec<Vec<Block>>,
    cells: Vec<Vec<Inline>>,
    rows: Vec<Vec<Vec<Inline>>>,
    head: Vec<Vec<Inline>>,
}

impl<'a> Assembler<'a> {
    fn span(&self, source: &SourceRange) -> Span {
        Span {
            file: self.file,
            start: source.start,
            end: source.end,
        }
    }

    fn item(&mut self, at: usize, item: &'a Item) {
        match item {
            Item::Open(kind, source) => self.open(*kind, source.clone()),
            Item::Close => self.close(),
            Item::Flow(flow) => self.flow(at, flow),
            Item::Code(source, text) => self.leaf(source, |span| Block::Code {
                span,
                text: text.clone(),
            }),
            Item::Html(source) => self.leaf(source, |span| Block::Html { span }),
            Item::Rule(source) => self.leaf(source, |span| Block::Break { span }),
        }
    }

    fn leaf(&mut self, source: &SourceRange, block: impl Fn(Span) -> Block) {
        let span = self.span(source);
        if !matches!(block(span), Block::Break { .. }) {
            self.end = self.end.max(source.end);
        }
        self.push(block(span));
    }

    fn push(&mut self, block: Block) {
        let blocks = match self.frames.last_mut() {
            Some(frame) => &mut frame.blocks,
            None => &mut self.blocks,
        };
        // Most passages are one paragraph.
        if blocks.is_empty() {
            blocks.reserve_exact(1);
        }
        blocks.push(block);
    }

    fn open(&mut self, kind: Container, source: SourceRange) {
        if self.frames.len() >= MAX_DEPTH || self.too_deep > 0 {
            self.too_deep += 1;
            let span = self.span(&source);
            self.flattened.get_or_insert(span);
            return;
        }
        self.frames.push(OpenBlock {
            kind,
            source,
            blocks: Vec::new(),
            items: Vec::new(),
            cells: Vec::new(),
            rows: Vec::new(),
            head: Vec::new(),
        });
    }

    fn close(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if self.frames.is_empty() {
            self.orphans = self.orphans.saturating_sub(1);
        } else {
            self.close_frame(None);
        }
    }

    /// Closes the innermost container, before its end if a clause begins inside it.
    fn close_frame(&mut self, cut: Option<u32>) {
        let Some(mut frame) = self.frames.pop() else {
            return;
        };
        if let Some(cut) = cut {
            frame.source.end = cut.max(frame.source.start);
        }
        let span = self.span(&frame.source);
        let parent = self.frames.last_mut();
        match (frame.kind, parent) {
            (Container::Item, Some(list)) if matches!(list.kind, Container::List(_)) => {
                list.items.push(frame.blocks);
            }
            (Container::Head, Some(table)) if table.kind == Container::Table => {
                table.head = frame.cells;
            }
            (Container::Row, Some(table)) if table.kind == Container::Table => {
                table.rows.push(frame.cells);
            }
            (Container::Item | Container::Head | Container::Row, _) => {
                let cells = frame.cells.into_iter();
                let cells = cells.map(|content| Block::Paragraph { span, content });
                for block in frame.blocks.into_iter().chain(cells) {
                    self.push(block);
                }
            }
            (Container::List(start), _) => {
                frame.items.retain(|item| !item.is_empty());
                if !frame.items.is_empty() {
                    let items = frame.items;
                    self.push(Block::List { span, start, items });
                }
                for block in frame.blocks {
                    self.push(block);
                }
            }
            (Container::Table, _) => {
                let empty = frame
                    .head
                    .iter()
                    .chain(frame.rows.iter().flatten())
                    .all(Vec::is_empty);
                if !empty {
                    let (head, rows) = (frame.head, frame.rows);
                    self.push(Block::Table { span, head, rows });
                }
                for block in frame.blocks {
                    self.push(block);
                }
            }
            (Container::Quote, _) => {
                let blocks = frame.blocks;
                if !blocks.is_empty() {
                    self.push(Block::Quote { span, blocks });
                }
            }
        }
    }

    fn flow(&mut self, at: usize, flow: &'a Flow) {
        let mut text = FlowText::new(self.page, self.file, flow);
        let mut from = flow.plain.start;
        while let Some(label) = self.labels.next_if(|label| label.item as usize == at) {
            self.stretch(flow, &mut text, from..label.start);
            self.cut(text.position());
            let label_span = text.pass_label(label.label_end, label.end);
            self.open = Some(OpenClause {
                number: label.number,
                label: label_span,
            });
            self.end = label_span.end;
            from = label.end;
        }
        self.stretch(flow, &mut text, from..flow.plain.end);
    }

    /// A stretch of a flow becomes a block.
    fn stretch(&mut self, flow: &'a Flow, text: &mut FlowText<'a>, plain: Range<u32>) {
        let cell = matches!(flow.kind, FlowKind::Cell { .. });
        if plain.is_empty() && !cell && text.is_before_text() {
            return;
        }
        let mentions = self.mentions_in(&plain);
        let (content, source) = text.take(plain.end, mentions, &mut self.references);
        if content.is_empty() {
            if cell && let Some(frame) = self.frames.last_mut() {
                frame.cells.push(content);
            }
            return;
        }
        self.end = self.end.max(source.end);
        let span = self.span(&source);
        match (flow.kind, self.frames.last_mut()) {
            (FlowKind::Cell { .. }, Some(frame)) => frame.cells.push(content),
            (FlowKind::Heading(level), _) => self.push(Block::Heading {
                span,
                level,
                content,
            }),
            _ => self.push(Block::Paragraph { span, content }),
        }
    }

    fn mentions_in(&self, plain: &Range<At>) -> &'a [Mention] {
        let before = |at: At| {
            self.mentions
                .partition_point(|mention| mention.plain.start < at)
        };
        &self.mentions[before(plain.start)..before(plain.end)]
    }

    /// A label begins: the passage before it ends.
    fn cut(&mut self, cut: u32) {
        self.orphans += self.frames.len() + self.too_deep;
        self.too_deep = 0;
        while !self.frames.is_empty() {
            self.close_frame(Some(cut));
        }
        self.finish_clause();
    }

    fn finish_clause(&mut self) {
        while !self.frames.is_empty() {
            self.close_frame(None);
        }
        let body = Passage {
            blocks: std::mem::take(&mut self.blocks),
            references: std::mem::take(&mut self.references),
        };
        let Some(open) = self.open.take() else {
            self.preamble.get_or_insert(body);
            return;
        };
        let number = open.number;
        let parent = self.clause_above(number);
        self.seen.insert(number, self.clauses.len() as u32);
        self.clauses.push(Clause {
            number,
            rule: rules_at(self.edition, number).first().copied(),
            label: open.label,
            span: Span {
                end: self.end.max(open.label.end),
                ..open.label
            },
            body,
            parent,
        });
    }

    /// The nearest clause that a number lies below.
    fn clause_above(&self, number: ClauseNumber) -> Option<u32> {
        let mut above = std::iter::successors(number.parent(), |number| number.parent());
        above.find_map(|above| self.seen.get(&above).copied())
    }
}
