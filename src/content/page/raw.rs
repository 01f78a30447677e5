//! Blocks of raw HTML: their text is text.

use std::ops::Range;

use super::flatten::{Flattener, source};
use super::{Item, PieceKind};
use super::{html, unclosed};

impl Flattener<'_> {
    /// Text inside raw HTML is text; the tags stay marks.
    pub(super) fn html_block(&mut self, range: Range<usize>) {
        let block = &self.text[range.clone()];
        if !html::has_text(block) {
            if unclosed::is_open_html(block) {
                self.note_unclosed(range.clone());
            }
            self.page.items.push(Item::Html(source(&range)));
            return;
        }
        let trimmed = range.start..range.start + block.trim_end().len();
        let kind = self.paragraph_kind();
        self.begin_flow(kind, trimmed, false);
        for part in html::parts(block) {
            let place = range.start + part.start..range.start + part.end;
            let content = &block[part.clone()];
            if content.starts_with('<') {
                self.tag(content);
                self.piece(place, PieceKind::Html);
                continue;
            }
            self.html_text(content, place.start);
        }
        self.end_flow();
    }

    fn html_text(&mut self, content: &str, start: usize) {
        let mut at = start;
        for line in content.split_inclusive('\n') {
            let words = line.trim_end_matches(['\n', '\r']);
            if !words.is_empty() {
                self.words(words, at..at + words.len());
            }
            if words.len() < line.len() {
                self.line_break(at + words.len()..at + line.len(), false);
            }
            at += line.len();
        }
    }
}
