//! The rules by article and by topic: where a reader finds one whose number he does not know.

use serde::Serialize;

use super::Frame;
use super::division::{division_link, divisions, rules_of};
use super::home::short_title;
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{RuleId, rules};
use crate::site::frame::Link;
use crate::site::{Page, Site, SiteError};

#[derive(Serialize)]
struct RulesPage {
    frame: Frame,
    title: String,
    articles: Vec<RulesPart>,
    topics: Vec<Topic>,
}

/// A part of the Laws with its rules.
#[derive(Serialize)]
struct RulesPart {
    number: String,
    link: Link,
    rules: Vec<ListedRule>,
}

/// What rules are about.
#[derive(Serialize)]
struct Topic {
    id: &'static str,
    name: String,
}

/// A rule in a list.
#[derive(Serialize)]
struct ListedRule {
    number: String,
    link: Link,
    topic: &'static str,
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
            articles.push(RulesPart {
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
        topics: topics(site, lang)?,
        frame,
        title,
    };
    localized.render("rules.html", &shown)
}

/// The topics in the order of the Laws.
fn topics(site: &Site<'_>, lang: Lang) -> Result<Vec<Topic>, SiteError> {
    let mut families = Vec::new();
    for rule in rules() {
        if rule.family() != HEADINGS && !families.contains(&rule.family()) {
            families.push(rule.family());
        }
    }
    let topics = families.into_iter().map(|id| {
        let name = site.localized(lang).topic(id)?;
        Ok(Topic { id, name })
    });
    topics.collect()
}

fn lines(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    rules: impl Iterator<Item = RuleId>,
) -> Result<Vec<ListedRule>, SiteError> {
    rules
        .map(|rule| {
            Ok(ListedRule {
                number: site.rule_label(rule),
                link: Link {
                    href: site.urls.link(page, &Page::Rule(lang, rule), None),
                    text: site.localized(lang).title(rule)?,
                },
                topic: rule.family(),
            })
        })
        .collect()
}
