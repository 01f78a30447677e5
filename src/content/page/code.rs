//! Blocks of code, and prose that is only indented like one.

use std::ops::Range;

use pulldown_cmark::CodeBlockKind;

use super::flatten::{Flattener, source};
use super::{Item, unclosed};

/// A block of code that is being read.
pub(super) struct OpenCode {
    range: Range<usize>,
    indented: bool,
    text: String,
}

impl OpenCode {
    pub(super) fn new(range: Range<usize>, kind: CodeBlockKind<'_>) -> OpenCode {
        OpenCode {
            range,
            indented: matches!(kind, CodeBlockKind::Indented),
            text: String::new(),
        }
    }
}

impl Flattener<'_> {
    /// Text of the block that is being read.
    pub(super) fn code_text(&mut self, text: &str, range: Range<usize>) {
        let Some(code) = &mut self.code else {
            return;
        };
        code.text.push_str(text);
        if code.indented {
            self.indented_line(text, range);
        }
    }

    /// Indented prose is not code: people indent clauses.
    fn indented_line(&mut self, line: &str, range: Range<usize>) {
        let words = line.trim_end_matches(['\n', '\r']);
        let lead = words.len() - words.trim_start().len();
        let start = range.start + lead;
        let end = range.start + words.len();
        if words.trim().is_empty() {
            self.end_flow();
            return;
        }
        if self.flow.is_some() {
            let gap = self.flow.as_ref().map_or(start, |flow| flow.end);
            self.line_break(gap..start.max(gap), false);
        } else {
            let kind = self.paragraph_kind();
            self.begin_flow(kind, start..start, true);
        }
        self.words(&words[lead..], start..end);
        // Empty lines come with the line before them.
        if line[words.len()..].matches('\n').count() > 1 {
            self.end_flow();
        }
    }

    pub(super) fn end_code(&mut self) {
        let Some(code) = self.code.take() else {
            return;
        };
        if code.indented {
            self.end_flow();
            self.page.indented.push(source(&code.range));
        } else {
            if unclosed::is_open_fence(&self.text[code.range.clone()]) {
                self.note_unclosed(code.range.clone());
            }
            let item = Item::Code(source(&code.range), code.text.into());
            self.page.items.push(item);
        }
    }
}
