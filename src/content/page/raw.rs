//! Blocks of raw HTML: their text is text.

use std::ops::Range;

use super::flatten::{Flattener, source};
use super::{FlowKind, Item, PieceKind};
use super::{html, unclosed};

/// What stands between the words of exported texts.
const ENTITIES: [(&str, &str); 6] = [
    ("&nbsp;", "\u{a0}"),
    ("&#160;", "\u{a0}"),
    ("&ndash;", "–"),
    ("&mdash;", "—"),
    ("&sect;", "§"),
    ("&shy;", "\u{ad}"),
];

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
        let kind = match html::heading(block) {
            Some(level) => FlowKind::Heading(level),
            None => self.paragraph_kind(),
        };
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
            self.html_words(words, at);
            if words.len() < line.len() {
                self.line_break(at + words.len()..at + line.len(), false);
            }
            at += line.len();
        }
    }

    /// Text without line breaks; what stands for a character is that character.
    fn html_words(&mut self, words: &str, start: usize) {
        let mut from = 0;
        while let Some(and) = words[from..].find('&').map(|and| from + and) {
            let entity = (ENTITIES.iter()).find(|(name, _)| words[and..].starts_with(name));
            let Some((name, character)) = entity else {
                self.plain_words(&words[from..=and], start + from);
                from = and + 1;
                continue;
            };
            self.plain_words(&words[from..and], start + from);
            from = and + name.len();
            self.words(character, start + and..start + from);
        }
        self.plain_words(&words[from..], start + from);
    }

    fn plain_words(&mut self, words: &str, start: usize) {
        if !words.is_empty() {
            self.words(words, start..start + words.len());
        }
    }
}
