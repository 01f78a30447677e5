//! The tables of all rules: the concordance of the editions, and what the engine covers.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Frame;
use super::division::{RuleRow, division_link, division_of, rule_row};
use crate::arbiter::{LedgerEntry, RuleStatus, ledger};
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{Division, Edition, RuleId, rules};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct ConcordancePage {
    frame: Frame,
    title: String,
    editions: Vec<&'static str>,
    parts: Vec<ConcordancePart>,
}

/// The rules of a division whose numbers differ.
#[derive(Serialize)]
struct ConcordancePart {
    link: Link,
    rows: Vec<RuleRow>,
}

pub(super) fn concordance(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-concordance"))?;
    let frame = site.frame_in_all_languages(page, lang, "concordance", title, Page::Concordance)?;
    let moved = rules().filter(|rule| {
        let numbers = Edition::ALL.map(|edition| rule.number_text(edition));
        numbers.windows(2).any(|pair| pair[0] != pair[1])
    });
    let mut parts = Vec::new();
    for (division, rules) in by_division(moved.map(|rule| (rule, rule))) {
        let rows = rules.into_iter().map(|it| rule_row(site, page, lang, it));
        parts.push(ConcordancePart {
            link: division_link(site, page, lang, division)?,
            rows: rows.collect::<Result<_, _>>()?,
        });
    }
    let shown = ConcordancePage {
        title: frame.title.clone(),
        editions: Edition::ALL.map(Edition::name).into(),
        parts,
        frame,
    };
    localized.render("concordance.html", &shown)
}

#[derive(Serialize)]
struct CoveragePage {
    frame: Frame,
    title: String,
    totals: BTreeMap<&'static str, usize>,
    parts: Vec<CoveragePart>,
}

#[derive(Serialize)]
struct CoveragePart {
    link: Link,
    /// The rules by what they are for the machine.
    classes: BTreeMap<&'static str, Vec<RuleRow>>,
}

pub(super) fn coverage(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-coverage"))?;
    let frame = site.frame_in_all_languages(page, lang, "coverage", title, Page::Coverage)?;
    let class = |entry: &LedgerEntry| match entry.standing {
        RuleStatus::NotYet => entry.standing.name(),
        _ => entry.rule.class().name(),
    };
    let mut totals = BTreeMap::new();
    let mut parts = Vec::new();
    for (division, entries) in by_division(ledger().into_iter().map(|it| (it.rule, it))) {
        let mut classes: BTreeMap<_, Vec<RuleRow>> = BTreeMap::new();
        for entry in entries {
            *totals.entry(class(&entry)).or_default() += 1;
            let row = rule_row(site, page, lang, entry.rule)?;
            classes.entry(class(&entry)).or_default().push(row);
        }
        parts.push(CoveragePart {
            link: division_link(site, page, lang, division)?,
            classes,
        });
    }
    let shown = CoveragePage {
        title: frame.title.clone(),
        totals,
        parts,
        frame,
    };
    localized.render("coverage.html", &shown)
}

fn by_division<T>(all: impl Iterator<Item = (RuleId, T)>) -> BTreeMap<Division, Vec<T>> {
    let mut divisions: BTreeMap<_, Vec<T>> = BTreeMap::new();
    for (rule, it) in all {
        if let Some(division) = division_of(rule) {
            divisions.entry(division).or_default().push(it);
        }
    }
    divisions
}
