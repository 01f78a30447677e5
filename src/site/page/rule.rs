//! The page of a rule.

use std::collections::BTreeSet;

use serde::Serialize;

use super::Frame;
use super::clause::{ErratumView, clause_link, errata_of, stem};
use super::clauses::plain_counterpart;
use super::division::{TextLink, division_link, division_of};
use super::practice::practice_link;
use crate::diag::Message;
use crate::lang::{Lang, Missing};
use crate::law::{ClauseId, ClauseNumber, Edition, RuleId, cited_by_rule, rules, rules_at};
use crate::site::cases::{CaseView, case_views};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError, markup};

#[derive(Serialize)]
struct RulePage {
    frame: Frame,
    title: String,
    class: &'static str,
    numbers: Vec<Numbered>,
    texts: Vec<RuleText>,
    /// The sources in other languages.
    elsewhere: Vec<TextLink>,
    /// The languages of the site's documents that have no text of it.
    missing: Vec<TextLink>,
    decision: Option<DecisionView>,
    cases: Vec<CaseView>,
    /// The way to practice questions about it.
    practice: Option<String>,
    cites: Vec<Link>,
    cited_by: Vec<Link>,
    previous: Option<Link>,
    next: Option<Link>,
}

/// The number of a rule in an edition, or in all of them.
#[derive(Clone, Serialize)]
struct Numbered {
    edition: Option<&'static str>,
    number: Option<&'static str>,
}

/// The text of a rule in a language.
#[derive(Serialize)]
struct RuleText {
    lang: Lang,
    name: String,
    plain: bool,
    number: String,
    edition: &'static str,
    href: String,
    /// How the sentence begins, where the text is only its end.
    stem: Option<String>,
    html: String,
    errata: Vec<ErratumView>,
}

/// The decision table.
#[derive(Serialize)]
struct DecisionView {
    summary: String,
    rows: Vec<[String; 2]>,
}

pub(super) fn render(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    rule: RuleId,
) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    if site.urls.clause(lang, rule).is_some() {
        return Ok(rule_in_document(site, page, lang, rule)?);
    }
    let title = localized.title(rule)?;
    let mut frame = site.frame_in_all_languages(page, lang, "rule", title.clone(), |lang| {
        Page::Rule(lang, rule)
    })?;
    let division = division_of(rule);
    if let Some(division) = division {
        frame.crumbs = vec![division_link(site, page, lang, division)?];
    }
    frame.title = format!("{} · {title}", site.rule_label(rule));
    frame.description = frame.title.clone();
    let neighbours: Vec<_> = rules().filter(|&it| division_of(it) == division).collect();
    let at = neighbours.iter().position(|&it| it == rule);
    let neighbour = |at: Option<usize>| {
        let rule = *at.and_then(|at| neighbours.get(at))?;
        Some(number_link(site, page, lang, rule))
    };
    let cases = case_views(site, page, lang, rule)?;
    let shown = RulePage {
        class: rule.class().name(),
        numbers: numbers(rule),
        texts: stated(site, page, lang, rule),
        elsewhere: stated_elsewhere(site, page, lang, rule)?,
        missing: unstated(site, rule),
        decision: decision(site, page, lang, rule),
        cases,
        practice: practice_link(site, page, lang, rule),
        cites: cites(site, page, lang, rule)?,
        cited_by: cited_by(site, page, lang, rule),
        previous: neighbour(at.and_then(|at| at.checked_sub(1))),
        next: neighbour(at.map(|at| at + 1)),
        frame,
        title,
    };
    localized.render("rule.html", &shown)
}

/// The address of a rule that is all said by a clause: it leads there.
fn rule_in_document(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    rule: RuleId,
) -> Result<String, Missing> {
    let mut title = String::new();
    markup::escape(&site.rule_label(rule), &mut title);
    title.push(' ');
    markup::escape(&site.localized(lang).title(rule)?, &mut title);
    let mut link = String::new();
    markup::escape(&site.urls.link(page, page, None), &mut link);
    Ok(format!(
        "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\">\
         <meta http-equiv=\"refresh\" content=\"0;url={link}\"><title>{title}</title>\
         <a href=\"{link}\">{title}</a>\n"
    ))
}

/// Where else a rule is stated: by the plain edition beside a source, and by the sources in other
/// languages than that of the page.
fn stated_elsewhere(
    site: &Site<'_>,
    page: &Page,
    spoken: Lang,
    rule: RuleId,
) -> Result<Vec<TextLink>, SiteError> {
    let stating = site.stating(rule);
    let Some(&own) = stating.get(&spoken) else {
        return Ok(Vec::new());
    };
    let link = |name: String, lang: Lang, id: ClauseId| TextLink {
        lang,
        name,
        href: clause_link(site, page, id).href,
        title: site.corpus.clause(id).number.to_string(),
    };
    let mut elsewhere = Vec::new();
    if let Some(plain) = plain_counterpart(site, own) {
        let name = site
            .localized(spoken)
            .say(&Message::new("site-plain-edition"))?;
        elsewhere.push(link(name, spoken, plain));
    }
    let others = stating.iter().filter(|(lang, _)| **lang != spoken);
    let sources = others.filter(|&(_, &id)| !site.corpus.document_of(id).plain);
    elsewhere.extend(sources.map(|(&lang, &id)| link(site.name_of(lang), lang, id)));
    Ok(elsewhere)
}

/// The texts of a rule in the language of the page, those of the source where there are any; in
/// all languages where it has none.
fn stated(site: &Site<'_>, page: &Page, spoken: Lang, rule: RuleId) -> Vec<RuleText> {
    let plain = |id: ClauseId| site.corpus.document_of(id).plain;
    let lang_of = |id: ClauseId| site.corpus.document_of(id).id.lang;
    let written = site.corpus.stating(rule).iter().copied();
    let mut stated: Vec<_> = written.filter(|&id| lang_of(id) == spoken).collect();
    if stated.is_empty() {
        stated.extend(site.stating(rule).values());
    }
    if stated.iter().any(|&id| !plain(id)) {
        stated.retain(|&id| !plain(id));
    }
    stated.sort_by_key(|&id| (lang_of(id), id));
    stated
        .into_iter()
        .map(|id| {
            let document = site.corpus.document_of(id);
            let lang = document.id.lang;
            let clause = site.corpus.clause(id);
            RuleText {
                lang,
                name: site.name_of(lang),
                plain: document.plain,
                number: clause.number.to_string(),
                edition: document.edition.name(),
                href: clause_link(site, page, id).href,
                stem: stem(site, id).map(|stem| {
                    let body = &site.corpus.clause(stem).body;
                    markup::render(site, page, id.document, body, &[])
                }),
                html: markup::render(site, page, id.document, &clause.body, &[]),
                errata: errata_of(site, id, spoken),
            }
        })
        .collect()
}

/// The languages that have documents but no text of a rule that others have.
fn unstated(site: &Site<'_>, rule: RuleId) -> Vec<TextLink> {
    let stated = site.stating(rule);
    if stated.is_empty() || site.corpus.documents.iter().any(|document| document.plain) {
        return Vec::new();
    }
    let languages = site.written.iter().copied();
    languages
        .filter(|lang| !stated.contains_key(lang))
        .map(|lang| TextLink {
            lang,
            name: site.name_of(lang),
            href: String::new(),
            title: String::new(),
        })
        .collect()
}

fn decision(site: &Site<'_>, page: &Page, lang: Lang, rule: RuleId) -> Option<DecisionView> {
    let decision = site.localized(lang).words.decisions.get(&rule)?;
    let html = |text: &str| markup::render_marked(site, page, lang, text);
    Some(DecisionView {
        summary: html(&decision.summary),
        rows: decision
            .rows
            .iter()
            .map(|row| [html(&row.when), html(&row.then)])
            .collect(),
    })
}

/// A rule as a link with its number alone.
fn number_link(site: &Site<'_>, from: &Page, lang: Lang, rule: RuleId) -> Link {
    Link {
        href: site.urls.link(from, &Page::Rule(lang, rule), None),
        text: site.rule_label(rule),
    }
}

/// What a rule cites: by the Laws, and by the texts that state it.
fn cites(site: &Site<'_>, page: &Page, lang: Lang, rule: RuleId) -> Result<Vec<Link>, SiteError> {
    let mut numbers: BTreeSet<(Edition, ClauseNumber)> = cited_by_rule(rule)
        .iter()
        .map(|&number| (Edition::LATEST, number))
        .collect();
    for &id in site.stating(rule).values() {
        let edition = site.corpus.document_of(id).edition;
        let references = site.corpus.clause(id).body.references.iter();
        let resolved = references.filter(|reference| reference.is_resolved());
        numbers.extend(resolved.map(|reference| (edition, reference.target)));
    }
    let mut cited = BTreeSet::new();
    let mut divisions = BTreeSet::new();
    for (edition, number) in numbers {
        let named = rules_at(edition, number);
        if named.is_empty() {
            divisions.insert(number.division());
        }
        cited.extend(named.iter().filter(|&&it| it != rule));
    }
    let divisions = divisions.into_iter();
    let parts = divisions.map(|division| division_link(site, page, lang, division));
    let rules = cited.into_iter();
    parts
        .chain(rules.map(|rule| Ok(number_link(site, page, lang, rule))))
        .collect()
}

fn cited_by(site: &Site<'_>, page: &Page, lang: Lang, rule: RuleId) -> Vec<Link> {
    let mut citing = BTreeSet::new();
    for &id in site.stating(rule).values() {
        let clauses = site.corpus.cited_by(id).iter();
        citing.extend(clauses.filter_map(|&id: &ClauseId| site.corpus.clause(id).rule));
    }
    if let Some(number) = rule.number(Edition::LATEST) {
        citing.extend(rules().filter(|&it| cited_by_rule(it).contains(&number)));
    }
    citing.remove(&rule);
    let citing = citing.into_iter();
    citing
        .map(|rule| number_link(site, page, lang, rule))
        .collect()
}

/// The numbers of a rule in the editions; only one, and no edition, where they agree.
fn numbers(rule: RuleId) -> Vec<Numbered> {
    let mut numbers = Edition::ALL
        .map(|edition| Numbered {
            edition: Some(edition.name()),
            number: rule.number_text(edition),
        })
        .to_vec();
    if numbers.iter().all(|it| it.number == numbers[0].number) {
        numbers.truncate(1);
        numbers[0].edition = None;
    }
    numbers
}

/// A text of our own without its marks, for where no links can be.
pub(in crate::site) fn without_marks(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("[[") {
        let (id, after) = after.split_once("]]").unwrap_or((after, ""));
        let number = id
            .parse::<RuleId>()
            .ok()
            .and_then(|rule| rule.number_text(Edition::LATEST));
        plain.push_str(before);
        plain.push_str(number.unwrap_or(id));
        rest = after;
    }
    plain.push_str(rest);
    plain
}
