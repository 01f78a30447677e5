//! Blocks to HTML.

use super::inlines::Writer;
use super::{Mark, escape};
use crate::law::{Block, Inline, Passage};
use crate::site::{Page, Site};

/// A passage of a document as it appears on a page.
pub fn render(
    site: &Site,
    from: &Page,
    document: u32,
    passage: &Passage,
    marks: &[Mark],
) -> String {
    let mut writer = Writer::new(site, from, document, passage, marks);
    for block in &passage.blocks {
        writer.block(block);
    }
    writer.out
}

/// Writes a passage of a document, without marks.
pub fn write(site: &Site, from: &Page, document: u32, passage: &Passage, out: &mut String) {
    let mut writer = Writer::new(site, from, document, passage, &[]);
    writer.out = std::mem::take(out);
    for block in &passage.blocks {
        writer.block(block);
    }
    *out = writer.out;
}

impl Writer<'_> {
    fn block(&mut self, block: &Block) {
        match block {
            Block::Paragraph { content, .. } => self.element("p", content),
            Block::Heading { level, content, .. } => self.heading(*level, content),
            Block::List { start, items, .. } => self.list(*start, items),
            Block::Table { head, rows, .. } => self.table(head, rows),
            Block::Quote { blocks, .. } => {
                self.out.push_str("<blockquote>");
                for block in blocks {
                    self.block(block);
                }
                self.out.push_str("</blockquote>\n");
            }
            Block::Code { text, .. } => {
                self.out.push_str("<pre tabindex=\"0\"><code>");
                escape(text, &mut self.out);
                self.out.push_str("</code></pre>\n");
            }
            Block::Html { span } => {
                let html = self.site.corpus.sources.slice(*span).trim();
                if !is_comment(html) && !is_only_tags(html) {
                    self.out
                        .push_str("<pre class=\"raw\" tabindex=\"0\"><code>");
                    escape(html, &mut self.out);
                    self.out.push_str("</code></pre>\n");
                }
            }
            Block::Break { .. } => self.out.push_str("<hr>\n"),
        }
    }

    fn element(&mut self, name: &str, content: &[Inline]) {
        self.wrap(name, content);
        self.out.push('\n');
    }

    /// A heading never skips a level, whatever the source does: the page has the first one.
    fn heading(&mut self, level: u8, content: &[Inline]) {
        self.level = level.clamp(2, self.level + 1).min(6);
        const NAMES: [&str; 5] = ["h2", "h3", "h4", "h5", "h6"];
        self.element(NAMES[usize::from(self.level - 2)], content);
    }

    fn list(&mut self, start: Option<u64>, items: &[Vec<Block>]) {
        match start {
            None => self.out.push_str("<ul>\n"),
            Some(1) => self.out.push_str("<ol>\n"),
            Some(start) => self.out.push_str(&format!("<ol start=\"{start}\">\n")),
        }
        for item in items {
            self.out.push_str("<li>");
            match item.as_slice() {
                [Block::Paragraph { content, .. }] => self.inlines(content),
                blocks => blocks.iter().for_each(|block| self.block(block)),
            }
            self.out.push_str("</li>\n");
        }
        self.out.push_str(if start.is_some() {
            "</ol>\n"
        } else {
            "</ul>\n"
        });
    }

    fn table(&mut self, head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) {
        self.out
            .push_str("<div class=\"table\" role=\"group\" tabindex=\"0\" aria-label=\"");
        let label = self.site.localized(self.lang()).label("site-table");
        escape(label, &mut self.out);
        self.out.push_str("\"><table>\n");
        if head.iter().any(|cell| !cell.is_empty()) {
            self.out.push_str("<thead><tr>");
            for cell in head {
                if cell.is_empty() {
                    self.out.push_str("<td></td>");
                } else {
                    self.out.push_str("<th scope=\"col\">");
                    self.inlines(cell);
                    self.out.push_str("</th>");
                }
            }
            self.out.push_str("</tr></thead>\n");
        }
        self.out.push_str("<tbody>\n");
        for row in rows {
            self.out.push_str("<tr>");
            for cell in row {
                self.out.push_str("<td>");
                self.inlines(cell);
                self.out.push_str("</td>");
            }
            self.out.push_str("</tr>\n");
        }
        self.out.push_str("</tbody></table></div>\n");
    }
}

/// Whether nothing but blanks stands between the tags.
fn is_only_tags(html: &str) -> bool {
    let mut texts = html.split('<').enumerate();
    texts.all(|(at, part)| match part.split_once('>') {
        Some((_, text)) if at > 0 => text.trim().is_empty(),
        _ => at == 0 && part.trim().is_empty(),
    })
}

/// Whether raw HTML says nothing to a reader.
pub(super) fn is_comment(html: &str) -> bool {
    html.starts_with("<!--") && html.ends_with("-->")
}
