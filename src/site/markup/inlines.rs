//! Running text to HTML.

use super::{Mark, Target, aim, escape, picture};
use crate::diag::Span;
use crate::lang::Lang;
use crate::law::{Inline, Passage, Reference};
use crate::site::{Page, Site};

/// Writes a passage.
pub(super) struct Writer<'a> {
    pub site: &'a Site<'a>,
    pub from: &'a Page,
    pub document: u32,
    pub passage: &'a Passage,
    pub marks: &'a [Mark],
    pub out: String,
    /// The level of the last heading.
    pub level: u8,
}

impl<'a> Writer<'a> {
    pub fn new(
        site: &'a Site,
        from: &'a Page,
        document: u32,
        passage: &'a Passage,
        marks: &'a [Mark],
    ) -> Writer<'a> {
        Writer {
            site,
            from,
            document,
            passage,
            marks,
            out: String::new(),
            level: 1,
        }
    }

    /// The language of the text.
    pub fn lang(&self) -> Lang {
        self.site.corpus.documents[self.document as usize].id.lang
    }

    pub fn inlines(&mut self, content: &[Inline]) {
        for inline in content {
            self.inline(inline);
        }
    }

    fn inline(&mut self, inline: &Inline) {
        match inline {
            Inline::Text { span, text: None } => self.source_text(*span),
            Inline::Text {
                text: Some(text), ..
            } => escape(text, &mut self.out),
            Inline::Reference(index) => {
                if let Some(reference) = self.passage.references.get(*index as usize) {
                    self.reference(reference);
                }
            }
            Inline::Emphasis { content, .. } => self.wrap("em", content),
            Inline::Strong { content, .. } => self.wrap("strong", content),
            Inline::Strikethrough { content, .. } => self.wrap("s", content),
            Inline::Link { linked, .. } => self.link(&linked.target, &linked.content),
            Inline::Image { linked, .. } => self.image(&linked.target, &linked.content),
            Inline::Code { text, .. } => {
                self.out.push_str("<code>");
                escape(text, &mut self.out);
                self.out.push_str("</code>");
            }
            Inline::Html { span } => self.raw(*span),
            Inline::Break { hard: true, .. } => self.out.push_str("<br>\n"),
            Inline::Break { hard: false, .. } => self.out.push('\n'),
        }
    }

    pub(super) fn wrap(&mut self, name: &str, content: &[Inline]) {
        self.out.push('<');
        self.out.push_str(name);
        self.out.push('>');
        self.inlines(content);
        self.out.push_str("</");
        self.out.push_str(name);
        self.out.push('>');
    }

    /// Text straight from the source, with the stretches marked that are to be marked.
    fn source_text(&mut self, span: Span) {
        let site = self.site;
        let mut at = span.start;
        for mark in self.marks {
            let start = mark.span.start.max(at);
            let end = mark.span.end.min(span.end);
            if mark.span.file != span.file || start >= end {
                continue;
            }
            let text = |start: u32, end: u32| {
                let part = Span { start, end, ..span };
                site.corpus.sources.slice(part)
            };
            escape(text(at, start), &mut self.out);
            self.open_mark(mark);
            escape(text(start, end), &mut self.out);
            self.out.push_str("</mark>");
            at = end;
        }
        let rest = Span { start: at, ..span };
        escape(site.corpus.sources.slice(rest), &mut self.out);
    }

    fn reference(&mut self, reference: &Reference) {
        let text = self.site.corpus.sources.slice(reference.span);
        let destination = self.site.destination(self.lang(), reference);
        let mark = self.marks.iter().find(|mark| mark.touches(reference.span));
        if let Some(mark) = mark {
            self.open_mark(mark);
        }
        match destination {
            Some((page, fragment)) => {
                let href = self.site.urls.link(self.from, &page, fragment);
                self.out.push_str("<a class=\"ref\" href=\"");
                escape(&href, &mut self.out);
                self.out.push_str("\">");
                escape(text, &mut self.out);
                self.out.push_str("</a>");
            }
            None => self.broken(|writer| escape(text, &mut writer.out)),
        }
        if mark.is_some() {
            self.out.push_str("</mark>");
        }
    }

    fn open_mark(&mut self, mark: &Mark) {
        self.out.push_str("<mark class=\"");
        self.out.push_str(mark.class);
        self.out.push_str("\" title=\"");
        escape(&mark.title, &mut self.out);
        self.out.push_str("\">");
    }

    /// What should have been a link: its text, with a mark that says so.
    fn broken(&mut self, text: impl FnOnce(&mut Self)) {
        self.out.push_str("<span class=\"broken\" title=\"");
        let label = self.site.localized(self.lang()).label("site-broken-link");
        escape(label, &mut self.out);
        self.out.push_str("\">");
        text(self);
        self.out.push_str("</span>");
    }

    fn link(&mut self, target: &str, content: &[Inline]) {
        if holds_reference(content) {
            return self.inlines(content);
        }
        let href = match aim(self.site, self.document, target) {
            Target::Outside(address) => {
                self.out
                    .push_str("<a class=\"outside\" rel=\"noopener noreferrer\" href=\"");
                address.to_owned()
            }
            Target::Document(page, fragment) => {
                self.out.push_str("<a class=\"ref\" href=\"");
                self.site.urls.link(self.from, &page, fragment.as_deref())
            }
            Target::File(path) => {
                self.out.push_str("<a href=\"");
                self.site.file_link(self.from, &path)
            }
            Target::Nowhere => return self.broken(|writer| writer.inlines(content)),
        };
        escape(&href, &mut self.out);
        self.out.push_str("\">");
        self.inlines(content);
        self.out.push_str("</a>");
    }

    fn image(&mut self, target: &str, alt: &[Inline]) {
        let alt = self.passage.plain_inline(alt, &self.site.corpus.sources);
        match picture(self.site, self.document, target) {
            Some(path) => {
                self.out.push_str("<img src=\"");
                escape(&self.site.file_link(self.from, &path), &mut self.out);
                self.out.push_str("\" alt=\"");
                escape(&alt, &mut self.out);
                self.out.push('"');
                if let Some((width, height)) = self.site.size_of(&path) {
                    self.out
                        .push_str(&format!(" width=\"{width}\" height=\"{height}\""));
                }
                self.out.push_str(" loading=\"lazy\">");
            }
            None => self.broken(|writer| {
                let text = if alt.is_empty() { target } else { &alt };
                escape(text, &mut writer.out);
            }),
        }
    }

    /// The tags of raw HTML are left out; only a line break means something by itself.
    fn raw(&mut self, span: Span) {
        let html = self.site.corpus.sources.slice(span);
        let name: String = html.chars().filter(char::is_ascii_alphabetic).collect();
        if name.eq_ignore_ascii_case("br") {
            self.out.push_str("<br>\n");
        }
    }
}

/// Whether some content mentions a clause: then the mention is the link.
pub fn holds_reference(content: &[Inline]) -> bool {
    content.iter().any(|inline| match inline {
        Inline::Reference(_) => true,
        Inline::Emphasis { content, .. }
        | Inline::Strong { content, .. }
        | Inline::Strikethrough { content, .. } => holds_reference(content),
        _ => false,
    })
}
