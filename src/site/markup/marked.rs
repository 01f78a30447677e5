//! Texts of our own: plain words with `[[rule.id]]` marks that become links.

use super::escape;
use crate::lang::Lang;
use crate::law::RuleId;
use crate::site::{Page, Site};

/// Such a text as it appears on a page; paragraphs are separated by empty lines.
pub fn render_marked(site: &Site, from: &Page, lang: Lang, text: &str) -> String {
    let mut out = String::new();
    let mut first = true;
    for paragraph in text.split("\n\n").map(str::trim).filter(|p| !p.is_empty()) {
        if !first {
            out.push_str("</p>\n<p>");
        }
        first = false;
        render_paragraph(site, from, lang, paragraph, &mut out);
    }
    out
}

fn render_paragraph(site: &Site, from: &Page, lang: Lang, text: &str, out: &mut String) {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("[[") {
        let Some((id, after)) = after.split_once("]]") else {
            break;
        };
        escape(before, out);
        match id.parse::<RuleId>() {
            Ok(rule) => {
                let href = site.urls.link(from, &Page::Rule(lang, rule), None);
                out.push_str("<a class=\"ref\" href=\"");
                escape(&href, out);
                out.push_str("\">");
                escape(&site.rule_label(rule), out);
                out.push_str("</a>");
            }
            Err(_) => escape(id, out),
        }
        rest = after;
    }
    escape(rest, out);
}
