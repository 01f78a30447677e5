//! The clauses of a document, nested as the law nests them.
//!
//! There are so many of them that they are written straight into the page and not through the
//! template.

use std::fmt::Write as _;

use serde::Serialize;

use super::clause::{ErratumView, citing, clause_link, errata_of, finding_views};
use super::practice::practice_link;
use crate::law::{ClauseId, Document, RuleId};
use crate::site::cases::cases;
use crate::site::frame::Link;
use crate::site::markup::{self, escape};
use crate::site::{Page, Site, SiteError};

/// A longer line is a text, not a heading.
const HEADING_LENGTH: usize = 90;

/// What `errata.html` shows.
#[derive(Serialize)]
struct Errata {
    errata: Vec<ErratumView>,
}

/// The list of the clauses of a document; empty where it has none.
pub(super) fn clauses(site: &Site<'_>, from: &Page, at: u32) -> Result<String, SiteError> {
    let document = &site.corpus.documents[at as usize];
    let mut out = String::new();
    if document.clauses.is_empty() {
        return Ok(out);
    }
    out.push_str("<ol class=\"clauses\">\n");
    let depths = depths(document);
    for (clause, depth) in depths.iter().enumerate() {
        let id = ClauseId {
            document: at,
            clause: clause as u32,
        };
        write_clause(site, from, id, &mut out)?;
        let next = depths.get(clause + 1).copied().unwrap_or(0);
        if next > *depth {
            out.push_str("<ol class=\"clauses\">\n");
            continue;
        }
        out.push_str("</li>\n");
        for _ in next..*depth {
            out.push_str("</ol></li>\n");
        }
    }
    out.push_str("</ol>\n");
    Ok(out)
}

fn write_clause(
    site: &Site<'_>,
    from: &Page,
    id: ClauseId,
    out: &mut String,
) -> Result<(), SiteError> {
    let clause = site.corpus.clause(id);
    let lang = site.corpus.document_of(id).id.lang;
    let localized = site.localized(lang);
    let anchor = site.anchor(id);
    out.push_str("<li class=\"clause\" id=\"");
    escape(anchor, out);
    let level = if clause.parent.is_some() { 3 } else { 2 };
    let _ = write!(out, "\"><div class=\"own\"><h{level} class=\"head\">");
    out.push_str("<a class=\"number\" href=\"#");
    escape(anchor, out);
    out.push_str("\">");
    escape(&clause.number.to_string(), out);
    out.push_str("</a>");
    let mut text = String::new();
    markup::write(site, from, id.document, &clause.body, &mut text);
    let heading = has_children(site, id).then(|| heading(&text)).flatten();
    match (heading, clause.rule) {
        (Some(heading), _) => {
            out.push(' ');
            out.push_str(heading);
        }
        (None, Some(rule)) => write_title(site, from, id, rule, out)?,
        (None, None) => {}
    }
    let _ = writeln!(out, "</h{level}>");
    if heading.is_none() {
        out.push_str("<div class=\"text\">");
        out.push_str(text.trim_end());
        out.push_str("</div>\n");
    }
    if let Some(plain) = plain_counterpart(site, id).filter(|_| heading.is_none()) {
        out.push_str("<details class=\"plain-words\"><summary>");
        escape(localized.label("site-plain-words"), out);
        out.push_str("</summary><div class=\"text\">");
        markup::write(
            site,
            from,
            plain.document,
            &site.corpus.clause(plain).body,
            out,
        );
        out.push_str("</div></details>\n");
    }
    let errata = errata_of(site, id, lang);
    if !errata.is_empty() {
        out.push_str(&localized.render("errata.html", &Errata { errata })?);
    }
    if site.preview {
        write_findings(site, id, out);
    }
    write_meta(site, from, id, out);
    out.push_str("</div>\n");
    Ok(())
}

/// Whether other clauses stand under a clause.
fn has_children(site: &Site<'_>, id: ClauseId) -> bool {
    let clauses = &site.corpus.document_of(id).clauses;
    let next = clauses.get(id.clause as usize + 1);
    next.is_some_and(|next| next.parent == Some(id.clause))
}

fn write_findings(site: &Site<'_>, id: ClauseId, out: &mut String) {
    let findings = finding_views(site, id);
    if findings.is_empty() {
        return;
    }
    out.push_str("<ul class=\"findings\">");
    for finding in findings {
        out.push_str("<li class=\"");
        out.push_str(finding.severity);
        out.push_str("\"><code>");
        escape(&finding.code, out);
        out.push_str("</code> ");
        escape(&finding.message, out);
        if let Some(hint) = &finding.hint {
            out.push_str(" <i>");
            escape(hint, out);
            out.push_str("</i>");
        }
        out.push_str("</li>");
    }
    out.push_str("</ul>\n");
}

/// The line below a clause: its rule, the same rule in the other languages, who cites it.
fn write_meta(site: &Site<'_>, from: &Page, id: ClauseId, out: &mut String) {
    let rule = site.corpus.clause(id).rule;
    let citing = citing(site, from, id);
    if rule.is_none() && citing.is_empty() {
        return;
    }
    out.push_str("<p class=\"meta\">");
    if let Some(rule) = rule {
        write_rule(site, from, id, rule, out);
        write_kin(site, from, id, rule, out);
    }
    write_citing(site, id, &citing, out);
    out.push_str("</p>\n");
}

/// The plain edition of a clause of a publisher's text, in the same language.
pub(super) fn plain_counterpart(site: &Site<'_>, id: ClauseId) -> Option<ClauseId> {
    let document = site.corpus.document_of(id);
    let rule = site.corpus.clause(id).rule.filter(|_| !document.plain)?;
    let stating = site.corpus.stating(rule).iter().copied();
    stating.rev().find(|&other| {
        let other = site.corpus.document_of(other);
        other.plain && other.id.lang == document.id.lang
    })
}

/// What a clause is about, as the way to the page of its rule where there is one.
fn write_title(
    site: &Site<'_>,
    from: &Page,
    id: ClauseId,
    rule: RuleId,
    out: &mut String,
) -> Result<(), SiteError> {
    let lang = site.spoken(site.corpus.document_of(id).id.lang);
    let title = site.localized(lang).title(rule)?;
    out.push(' ');
    if site.urls.clause(lang, rule).is_some() {
        escape(&title, out);
        return Ok(());
    }
    let href = site.urls.link(from, &Page::Rule(lang, rule), None);
    write_link(&href, &title, out);
    Ok(())
}

fn write_link(href: &str, text: &str, out: &mut String) {
    out.push_str("<a href=\"");
    escape(href, out);
    out.push_str("\">");
    escape(text, out);
    out.push_str("</a>");
}

/// The ways to the examples of a rule and to its practice.
fn write_rule(site: &Site<'_>, from: &Page, id: ClauseId, rule: RuleId, out: &mut String) {
    let lang = site.spoken(site.corpus.document_of(id).id.lang);
    let localized = site.localized(lang);
    if site.cases.get_or_init(cases).contains_key(&rule) {
        let to = Page::Rule(lang, rule);
        let href = site.urls.link(from, &to, Some("cases"));
        write_link(&href, localized.label("site-example"), out);
    }
    if let Some(practice) = practice_link(site, from, lang, rule) {
        write_link(&practice, localized.label("practice-short"), out);
    }
}

/// The same rule in the other languages.
fn write_kin(site: &Site<'_>, from: &Page, id: ClauseId, rule: RuleId, out: &mut String) {
    let lang = site.corpus.document_of(id).id.lang;
    for (&other, &kin) in site.stating(rule) {
        if other == lang {
            continue;
        }
        let link = clause_link(site, from, kin);
        out.push_str("<a href=\"");
        escape(&link.href, out);
        out.push_str("\" hreflang=\"");
        escape(other.as_str(), out);
        out.push_str("\">");
        escape(&other.as_str().to_uppercase(), out);
        if site.corpus.clause(kin).number != site.corpus.clause(id).number {
            out.push(' ');
            escape(&link.text, out);
        }
        out.push_str("</a>");
    }
}

fn write_citing(site: &Site<'_>, id: ClauseId, citing: &[Link], out: &mut String) {
    if citing.is_empty() {
        return;
    }
    out.push_str("<span class=\"cited\">");
    let lang = site.corpus.document_of(id).id.lang;
    escape(site.localized(lang).label("site-cited-by"), out);
    for (at, link) in citing.iter().enumerate() {
        out.push_str(if at == 0 { " " } else { ", " });
        write_link(&link.href, &link.text, out);
    }
    out.push_str("</span>");
}

/// The text of a clause that is only a heading of those below it: a short line that is no
/// sentence and leads nowhere.
fn heading(html: &str) -> Option<&str> {
    let line = html.trim().strip_prefix("<p>")?.strip_suffix("</p>")?;
    let is_sentence = line.ends_with(['.', ':', '։', '՝', ';', ',', '…']);
    let is_short = line.chars().count() <= HEADING_LENGTH;
    (is_short && !is_sentence && !line.contains('<')).then_some(line)
}

/// How deep each clause is nested.
fn depths(document: &Document) -> Vec<usize> {
    let mut depths: Vec<usize> = Vec::with_capacity(document.clauses.len());
    for clause in &document.clauses {
        let parent = clause.parent.and_then(|at| depths.get(at as usize));
        depths.push(parent.map_or(0, |depth| depth + 1));
    }
    depths
}
