//! The texts that spans point into.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::Span;

/// Which of the `Sources` a span belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// One text and the name people know it by.
#[derive(Debug)]
pub struct Source {
    name: Box<str>,
    text: Arc<str>,
    /// How many lines of the file stand before the text.
    skipped: u32,
    lines: OnceLock<Vec<u32>>,
    /// How many characters there are before each block; made where a line is long.
    blocks: OnceLock<Vec<u32>>,
}

/// Where something is, as people count: from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl Source {
    /// A text under a name (a path relative to the content folder, with `/`).
    pub fn new(name: impl Into<Box<str>>, text: impl Into<Arc<str>>) -> Source {
        Source {
            name: name.into(),
            text: text.into(),
            skipped: 0,
            lines: OnceLock::new(),
            blocks: OnceLock::new(),
        }
    }

    /// The text as a later part of its file, after so many lines.
    pub fn after(mut self, lines: u32) -> Source {
        self.skipped = lines;
        self
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How often a new line starts.
    pub fn line_breaks(&self) -> u32 {
        self.line_starts().len() as u32 - 1
    }

    /// The line and column of a byte offset; offsets past the end give the end.
    pub fn place(&self, offset: usize) -> Place {
        let offset = self.text.floor_char_boundary(offset);
        let lines = self.line_starts();
        let line = lines.partition_point(|&start| start as usize <= offset) - 1;
        let start = lines[line] as usize;
        Place {
            line: self.skipped.saturating_add(line as u32 + 1),
            column: self.characters(start, offset) + 1,
        }
    }

    /// The line that an offset is in, without its break.
    pub fn line_at(&self, offset: usize) -> Range<usize> {
        let offset = self.text.floor_char_boundary(offset);
        let lines = self.line_starts();
        let next = lines.partition_point(|&start| start as usize <= offset);
        let start = lines[next - 1] as usize;
        let end = lines
            .get(next)
            .map_or(self.text.len(), |&next| next as usize);
        start..start + self.text[start..end].trim_end_matches(['\r', '\n']).len()
    }

    /// How many characters there are between two places. A file may be one line with a million
    /// places to show, so a long way is not counted again each time.
    fn characters(&self, start: usize, end: usize) -> u32 {
        const BLOCK: usize = 4096;
        let bytes = self.text.as_bytes();
        let count = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u32;
        if end - start < BLOCK {
            return count(&bytes[start..end]);
        }
        let blocks = self.blocks.get_or_init(|| {
            let sums = bytes.chunks(BLOCK).scan(0, |before, block| {
                *before += count(block);
                Some(*before)
            });
            std::iter::once(0).chain(sums).collect()
        });
        let before = |at: usize| blocks[at / BLOCK] + count(&bytes[at / BLOCK * BLOCK..at]);
        before(end) - before(start)
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let bytes = self.text.as_bytes();
            let after_break = bytes
                .iter()
                .enumerate()
                .filter(|&(at, &byte)| {
                    byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'))
                })
                .map(|(at, _)| at as u32 + 1);
            std::iter::once(0).chain(after_break).collect()
        })
    }
}

/// All texts of one run, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// No texts.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds a text.
    pub fn add(&mut self, source: Source) -> FileId {
        self.files.push(source);
        FileId(self.files.len() as u32 - 1)
    }

    /// Puts another text in the place of one.
    pub fn replace(&mut self, file: FileId, source: Source) {
        self.files[file.0 as usize] = source;
    }

    /// A text by its id. Ids come from `add`, so the text is there.
    pub fn get(&self, file: FileId) -> &Source {
        &self.files[file.0 as usize]
    }

    /// The text that a span covers.
    pub fn slice(&self, span: Span) -> &str {
        &self.get(span.file).text()[span.range()]
    }

    /// The line and column where a span starts.
    pub fn place(&self, span: Span) -> Place {
        self.get(span.file).place(span.start as usize)
    }

    /// All texts with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &Source)> {
        self.files
            .iter()
            .enumerate()
            .map(|(at, source)| (FileId(at as u32), source))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_not_bytes() {
        let source = Source::new("hy/a.md", "Հոդված 9\r\n**9.1** Եթե\n");
        let at = source.text().find("Եթե").unwrap();
        assert_eq!(source.place(at), Place { line: 2, column: 9 });
        assert_eq!(source.place(0), Place { line: 1, column: 1 });
    }

    #[test]
    fn a_line_has_no_break() {
        let source = Source::new("a.md", "one\r\ntwo\n\nfour");
        for (offset, line) in [
            (0, 0..3),
            (3, 0..3),
            (5, 5..8),
            (8, 5..8),
            (9, 9..9),
            (10, 10..14),
            (99, 10..14),
        ] {
            assert_eq!(source.line_at(offset), line, "{offset}");
        }
    }

    #[test]
    fn a_later_part_counts_the_lines_before_it() {
        let source = Source::new("a.jsonl", "{}\n{}\n").after(7);
        assert_eq!(source.place(4), Place { line: 9, column: 2 });
    }

    #[test]
    fn places_past_the_end_or_inside_a_character_are_moved_back() {
        let source = Source::new("a.md", "ՀՀ");
        assert_eq!(source.place(1), Place { line: 1, column: 1 });
        assert_eq!(source.place(99), Place { line: 1, column: 3 });
    }

    #[test]
    fn counts_the_columns_of_a_long_line() {
        let text = format!("short\n{}", "աб c".repeat(5_000));
        let source = Source::new("long.md", text.as_str());
        for (at, _) in text.char_indices().step_by(777).skip(1) {
            let column = text[6..at].chars().count() as u32 + 1;
            assert_eq!(source.place(at), Place { line: 2, column });
        }
    }
}
