//! What a page carries along of other pages, so that a reference can be read in place.

use std::collections::BTreeMap;

use crate::lang::Lang;
use crate::law::{Document, Reference, Resolution, RuleId};
use crate::site::markup::{self, escape};
use crate::site::{Page, Site, SiteError};

/// The start of what a link leads to.
struct Preview {
    /// The link, as it stands in the text.
    href: String,
    title: String,
    html: String,
    /// Whether the words are ours and not the source's.
    ours: bool,
}

impl Preview {
    /// `ours` says whose words they are, where they are not the source's.
    fn write(&self, ours: &str, out: &mut String) {
        out.push_str("<template class=\"preview\" data-for=\"");
        escape(&self.href, out);
        out.push_str("\"><p class=\"preview-title\">");
        escape(&self.title, out);
        out.push_str("</p><div class=\"text\">");
        out.push_str(&self.html);
        out.push_str("</div>");
        if self.ours {
            out.push_str("<p class=\"ours\">");
            escape(ours, out);
            out.push_str("</p>");
        }
        out.push_str("</template>\n");
    }
}

impl Site<'_> {
    /// The previews of what the references of a document lead to on other pages.
    pub(super) fn previews(&self, from: &Page, at: u32) -> Result<String, SiteError> {
        let document = &self.corpus.documents[at as usize];
        let mut previews = BTreeMap::new();
        for reference in document.references() {
            let Some((page, fragment)) = self.destination(document.id.lang, reference) else {
                continue;
            };
            if page == *from {
                continue;
            }
            let href = self.urls.link(from, &page, fragment);
            if previews.contains_key(&href) {
                continue;
            }
            let preview = self.preview(from, document, reference, href.clone())?;
            previews.insert(href, preview);
        }
        let ours = self.localized(document.id.lang).label("site-ours");
        let mut out = String::new();
        for preview in previews.values() {
            preview.write(ours, &mut out);
        }
        Ok(out)
    }

    fn preview(
        &self,
        from: &Page,
        document: &Document,
        reference: &Reference,
        href: String,
    ) -> Result<Preview, SiteError> {
        let lang = self.spoken(document.id.lang);
        match reference.resolution {
            Resolution::Clause(id) => {
                let clause = self.corpus.clause(id);
                let title = &self.corpus.document_of(id).title;
                let mut html = String::new();
                if let Some(stem) = self.stem(id) {
                    html.push_str("<div class=\"stem\">");
                    let body = &self.corpus.clause(stem).body;
                    markup::write(self, from, id.document, body, &mut html);
                    html.push_str("</div>");
                }
                markup::write(self, from, id.document, &clause.body, &mut html);
                Ok(Preview {
                    href,
                    title: format!("{} · {title}", clause.number),
                    html,
                    ours: false,
                })
            }
            Resolution::Document(at) => {
                let target = &self.corpus.documents[at as usize];
                Ok(Preview {
                    href,
                    title: target.title.to_string(),
                    html: self.opening(from, at),
                    ours: false,
                })
            }
            Resolution::Registry | Resolution::Nowhere => match reference.rule {
                Some(rule) => self.rule_preview(from, lang, rule, href),
                None => self.division_preview(from, lang, reference, href),
            },
        }
    }

    /// The beginning of a document: what stands before its first clause, or that clause.
    fn opening(&self, from: &Page, at: u32) -> String {
        let document = &self.corpus.documents[at as usize];
        let passage = match document.preamble.blocks.is_empty() {
            false => Some(&document.preamble),
            true => document.clauses.first().map(|clause| &clause.body),
        };
        passage.map_or_else(String::new, |passage| {
            markup::render_start(self, from, at, passage, 2)
        })
    }

    fn rule_preview(
        &self,
        from: &Page,
        lang: Lang,
        rule: RuleId,
        href: String,
    ) -> Result<Preview, SiteError> {
        let localized = self.localized(lang);
        let note = localized.words.notes.rules.get(&rule);
        let text = note.map(|note| markup::render_marked(self, from, lang, note.text()));
        Ok(Preview {
            href,
            title: format!("{} · {}", self.rule_label(rule), localized.title(rule)?),
            html: text.map_or_else(String::new, |text| format!("<p>{text}</p>")),
            ours: true,
        })
    }

    fn division_preview(
        &self,
        from: &Page,
        lang: Lang,
        reference: &Reference,
        href: String,
    ) -> Result<Preview, SiteError> {
        let division = reference.target.division();
        let notes = &self.localized(lang).words.notes.divisions;
        let note = notes.get(&division.to_string());
        let text = note.map(|note| markup::render_marked(self, from, lang, note.text()));
        Ok(Preview {
            href,
            title: self.division_title(lang, division)?,
            html: text.map_or_else(String::new, |text| format!("<p>{text}</p>")),
            ours: true,
        })
    }
}
