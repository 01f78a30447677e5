//! The tables of all rules: the concordance of the editions, and what the engine covers.

use serde::Serialize;

use super::Frame;
use super::division::{RuleRow, division_link, division_of, rule_row};
use crate::arbiter::{Entry, Standing, ledger};
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{Division, Edition};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct TablePage {
    frame: Frame,
    title: String,
    editions: Vec<&'static str>,
    parts: Vec<TablePart>,
    totals: Totals,
}

/// The rules of a division.
#[derive(Serialize)]
struct TablePart {
    division: String,
    link: Link,
    rows: Vec<Row>,
    totals: Totals,
}

#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    rule: RuleRow,
    /// Whether the editions number it differently.
    moved: bool,
}

/// How many rules are what for the machine.
#[derive(Clone, Copy, Default, Serialize)]
struct Totals {
    all: usize,
    computed: usize,
    finding: usize,
    informative: usize,
    not_yet: usize,
}

impl Totals {
    fn add(&mut self, standing: Standing) {
        self.all += 1;
        match standing {
            Standing::Executed => self.computed += 1,
            Standing::NeedsFinding => self.finding += 1,
            Standing::Informative => self.informative += 1,
            Standing::NotYet => self.not_yet += 1,
        }
    }
}

pub(super) fn concordance(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let title = site
        .localized(lang)
        .say(&Message::new("site-concordance"))?;
    let frame = site.frame_in_all_languages(page, lang, "concordance", title, Page::Concordance)?;
    table(site, page, lang, "concordance.html", frame, |row| row.moved)
}

pub(super) fn coverage(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let title = site.localized(lang).say(&Message::new("site-coverage"))?;
    let frame = site.frame_in_all_languages(page, lang, "coverage", title, Page::Coverage)?;
    table(site, page, lang, "coverage.html", frame, |_| true)
}

fn table(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    template: &str,
    frame: Frame,
    wanted: impl Fn(&Row) -> bool,
) -> Result<String, SiteError> {
    let mut parts: Vec<TablePart> = Vec::new();
    let mut current: Option<Division> = None;
    let mut totals = Totals::default();
    for Entry { rule, standing, .. } in ledger() {
        let Some(division) = division_of(rule) else {
            continue;
        };
        if current != Some(division) {
            current = Some(division);
            parts.push(TablePart {
                division: division.to_string(),
                link: division_link(site, page, lang, division)?,
                rows: Vec::new(),
                totals: Totals::default(),
            });
        }
        totals.add(standing);
        if let Some(part) = parts.last_mut() {
            part.totals.add(standing);
            let numbers = Edition::ALL.map(|edition| rule.number_text(edition));
            let mut row = rule_row(site, page, lang, rule)?;
            if standing == Standing::NotYet {
                row.rule.class = standing.name();
            }
            let row = Row {
                rule: row,
                moved: numbers.windows(2).any(|pair| pair[0] != pair[1]),
            };
            part.rows.extend(wanted(&row).then_some(row));
        }
    }
    parts.retain(|part| !part.rows.is_empty());
    let shown = TablePage {
        title: frame.title.clone(),
        editions: Edition::ALL.map(Edition::name).into(),
        parts,
        totals,
        frame,
    };
    site.localized(lang).render(template, &shown)
}
