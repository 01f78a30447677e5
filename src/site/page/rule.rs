//! The page of a rule.

use std::collections::BTreeSet;

use serde::Serialize;

use super::Frame;
use super::clause::ErratumView;
use super::division::{TextLink, division_of};
use crate::lang::{Lang, Missing};
use crate::law::{ClauseId, ClauseNumber, Edition, RuleId, cited_by_rule, rules, rules_at};
use crate::site::cases::CaseView;
use crate::site::frame::Link;
use crate::site::markup;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct RulePage {
    frame: Frame,
    title: String,
    class: &'static str,
    numbers: Vec<Numbered>,
    texts: Vec<Stated>,
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

/// The number of a rule in an edition.
#[derive(Serialize)]
struct Numbered {
    edition: &'static str,
    number: Option<&'static str>,
}

/// The text of a rule in a language.
#[derive(Serialize)]
struct Stated {
    lang: Lang,
    name: String,
    plain: bool,
    number: String,
    edition: &'static str,
    href: String,
    document: String,
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

impl Site<'_> {
    pub(super) fn rule(&self, page: &Page, lang: Lang, rule: RuleId) -> Result<String, SiteError> {
        let localized = self.localized(lang);
        if self.urls.clause(lang, rule).is_some() {
            return Ok(self.rule_in_document(page, lang, rule)?);
        }
        let title = localized.title(rule)?;
        let mut frame = self.frame_of_kin(page, lang, "rule", title.clone(), |lang| {
            Page::Rule(lang, rule)
        })?;
        let division = division_of(rule);
        if let Some(division) = division {
            frame.crumbs.push(self.division_link(page, lang, division)?);
        }
        frame.title = format!("{} · {title}", self.rule_label(rule));
        frame.description = frame.title.clone();
        let neighbours: Vec<_> = rules().filter(|&it| division_of(it) == division).collect();
        let at = neighbours.iter().position(|&it| it == rule);
        let neighbour = |at: Option<usize>| {
            let rule = *at.and_then(|at| neighbours.get(at))?;
            Some(self.rule_link(page, lang, rule))
        };
        let cases = self.case_views(page, lang, rule)?;
        let shown = RulePage {
            class: rule.class().name(),
            numbers: Edition::ALL.map(|it| numbered(rule, it)).into(),
            texts: self.stated(page, lang, rule),
            elsewhere: self.stated_elsewhere(page, lang, rule),
            missing: self.unstated(rule),
            decision: self.decision(page, lang, rule),
            cases,
            practice: self.practice_link(page, lang, rule),
            cites: self.cites(page, lang, rule)?,
            cited_by: self.cited_by(page, lang, rule)?,
            previous: neighbour(at.and_then(|at| at.checked_sub(1))).transpose()?,
            next: neighbour(at.map(|at| at + 1)).transpose()?,
            frame,
            title,
        };
        localized.render("rule.html", &shown)
    }

    /// The address of a rule that is all said by a clause: it leads there.
    fn rule_in_document(&self, page: &Page, lang: Lang, rule: RuleId) -> Result<String, Missing> {
        let mut title = String::new();
        markup::escape(&self.rule_label(rule), &mut title);
        title.push(' ');
        markup::escape(&self.localized(lang).title(rule)?, &mut title);
        let mut link = String::new();
        markup::escape(&self.urls.link(page, page, None), &mut link);
        Ok(format!(
            "<!doctype html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\">\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">\
             <meta http-equiv=\"refresh\" content=\"0;url={link}\"><title>{title}</title>\
             <a href=\"{link}\">{title}</a>\n"
        ))
    }

    /// The sources of a rule in other languages than that of the page.
    fn stated_elsewhere(&self, page: &Page, spoken: Lang, rule: RuleId) -> Vec<TextLink> {
        let stating = self.stating(rule);
        if !stating.contains_key(&spoken) {
            return Vec::new();
        }
        let others = stating.iter().filter(|(lang, _)| **lang != spoken);
        others
            .filter(|&(_, &id)| !self.corpus.document_of(id).plain)
            .map(|(&lang, &id)| TextLink {
                lang,
                name: self.name_of(lang),
                href: self.clause_link(page, id).href,
                title: self.corpus.clause(id).number.to_string(),
            })
            .collect()
    }

    /// The texts of a rule in the language of the page, the source first; in all languages where it
    /// has none.
    fn stated(&self, page: &Page, spoken: Lang, rule: RuleId) -> Vec<Stated> {
        let plain = |id: ClauseId| self.corpus.document_of(id).plain;
        let lang_of = |id: ClauseId| self.corpus.document_of(id).id.lang;
        let written = self.corpus.stating(rule).iter().copied();
        let mut stated: Vec<_> = written.filter(|&id| lang_of(id) == spoken).collect();
        if stated.is_empty() {
            stated.extend(self.stating(rule).values());
        }
        stated.sort_by_key(|&id| (plain(id), lang_of(id), id));
        stated
            .into_iter()
            .map(|id| {
                let document = self.corpus.document_of(id);
                let lang = document.id.lang;
                let clause = self.corpus.clause(id);
                Stated {
                    lang,
                    name: self.name_of(lang),
                    plain: document.plain,
                    number: clause.number.to_string(),
                    edition: document.edition.name(),
                    href: self.clause_link(page, id).href,
                    document: document.title.to_string(),
                    stem: self.stem(id).map(|stem| {
                        let body = &self.corpus.clause(stem).body;
                        markup::render(self, page, id.document, body, &[])
                    }),
                    html: markup::render(self, page, id.document, &clause.body, &[]),
                    errata: self.errata_of(id, spoken),
                }
            })
            .collect()
    }

    /// The languages that have documents but no text of a rule that others have.
    fn unstated(&self, rule: RuleId) -> Vec<TextLink> {
        let stated = self.stating(rule);
        if stated.is_empty() || self.corpus.documents.iter().any(|document| document.plain) {
            return Vec::new();
        }
        let languages = self.written.iter().copied();
        languages
            .filter(|lang| !stated.contains_key(lang))
            .map(|lang| TextLink {
                lang,
                name: self.name_of(lang),
                href: String::new(),
                title: String::new(),
            })
            .collect()
    }

    fn decision(&self, page: &Page, lang: Lang, rule: RuleId) -> Option<DecisionView> {
        let decision = self.localized(lang).words.decisions.get(&rule)?;
        let html = |text: &str| markup::render_marked(self, page, lang, text);
        Some(DecisionView {
            summary: html(&decision.summary),
            rows: decision
                .rows
                .iter()
                .map(|row| [html(&row.when), html(&row.then)])
                .collect(),
        })
    }

    /// A rule as a link with its number and title.
    pub(super) fn rule_link(
        &self,
        from: &Page,
        lang: Lang,
        rule: RuleId,
    ) -> Result<Link, SiteError> {
        Ok(Link {
            href: self.urls.link(from, &Page::Rule(lang, rule), None),
            text: format!(
                "{} {}",
                self.rule_label(rule),
                self.localized(lang).title(rule)?
            ),
        })
    }

    /// What a rule cites: by the Laws, and by the texts that state it.
    fn cites(&self, page: &Page, lang: Lang, rule: RuleId) -> Result<Vec<Link>, SiteError> {
        let mut numbers: BTreeSet<(Edition, ClauseNumber)> = cited_by_rule(rule)
            .iter()
            .map(|&number| (Edition::LATEST, number))
            .collect();
        for &id in self.stating(rule).values() {
            let edition = self.corpus.document_of(id).edition;
            let references = self.corpus.clause(id).body.references.iter();
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
        let parts = divisions.map(|division| self.division_link(page, lang, division));
        let rules = cited.into_iter();
        parts
            .chain(rules.map(|rule| self.rule_link(page, lang, rule)))
            .collect()
    }

    fn cited_by(&self, page: &Page, lang: Lang, rule: RuleId) -> Result<Vec<Link>, SiteError> {
        let mut citing = BTreeSet::new();
        for &id in self.stating(rule).values() {
            let clauses = self.corpus.cited_by(id).iter();
            citing.extend(clauses.filter_map(|&id: &ClauseId| self.corpus.clause(id).rule));
        }
        if let Some(number) = rule.number(Edition::LATEST) {
            citing.extend(rules().filter(|&it| cited_by_rule(it).contains(&number)));
        }
        citing.remove(&rule);
        let citing = citing.into_iter();
        citing
            .map(|rule| self.rule_link(page, lang, rule))
            .collect()
    }
}

fn numbered(rule: RuleId, edition: Edition) -> Numbered {
    Numbered {
        edition: edition.name(),
        number: rule.number_text(edition),
    }
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
