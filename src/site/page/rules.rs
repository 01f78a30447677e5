//! The rules by article and by topic: where a reader finds one whose number he does not know.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Frame;
use super::division::{division_link, division_of, divisions, rules_of};
use super::home::short_title;
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{Division, RuleId, rules};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct RulesPage {
    frame: Frame,
    title: String,
    articles: Vec<Part>,
    topics: Vec<Topic>,
}

/// A part of the Laws with its rules.
#[derive(Serialize)]
struct Part {
    number: String,
    link: Link,
    rules: Vec<Line>,
}

/// What rules are about, with those rules.
#[derive(Serialize)]
struct Topic {
    id: &'static str,
    name: String,
    rules: Vec<Line>,
}

/// A rule in a list.
#[derive(Serialize)]
struct Line {
    number: String,
    link: Link,
    /// Whether it has a page with examples.
    worked: bool,
}

/// The family of the rules that are headings of the Laws: they are about nothing of their own.
const HEADINGS: &str = "heading";

pub(super) fn render(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("site-rules-index"))?;
    let frame = site.frame_in_all_languages(page, lang, "rules", title.clone(), Page::Rules)?;
    let mut articles = Vec::new();
    for division in divisions(site) {
        let rules = lines(site, page, lang, rules_of(division))?;
        if !rules.is_empty() {
            let link = division_link(site, page, lang, division)?;
            articles.push(Part {
                number: division.to_string(),
                link: Link {
                    text: short_title(&link.text).to_owned(),
                    ..link
                },
                rules,
            });
        }
    }
    let shown = RulesPage {
        articles,
        topics: topics(site, page, lang)?,
        frame,
        title,
    };
    localized.render("rules.html", &shown)
}

/// The topics in the order of the Laws.
fn topics(site: &Site<'_>, page: &Page, lang: Lang) -> Result<Vec<Topic>, SiteError> {
    let mut found: BTreeMap<&'static str, Vec<RuleId>> = BTreeMap::new();
    for rule in rules().filter(|rule| rule.family() != HEADINGS) {
        found.entry(rule.family()).or_default().push(rule);
    }
    let mut found: Vec<_> = found.into_iter().collect();
    let first = |rules: &[RuleId]| -> Option<Division> { division_of(*rules.first()?) };
    found.sort_by_key(|(_, rules)| first(rules));
    let topics = found.into_iter().map(|(id, rules)| {
        Ok(Topic {
            id,
            name: site.localized(lang).topic(id)?,
            rules: lines(site, page, lang, rules.into_iter())?,
        })
    });
    topics.collect()
}

fn lines(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    rules: impl Iterator<Item = RuleId>,
) -> Result<Vec<Line>, SiteError> {
    rules
        .map(|rule| {
            Ok(Line {
                number: site.rule_label(rule),
                link: Link {
                    href: site.urls.link(page, &Page::Rule(lang, rule), None),
                    text: site.localized(lang).title(rule)?,
                },
                worked: site.urls.clause(lang, rule).is_none(),
            })
        })
        .collect()
}
