//! The practice page of a language, and the questions that its script loads.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value, json};

use super::Frame;
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{Division, RuleId};
use crate::player::{self, BankEntry, Card, Catalog};
use crate::quiz::Renderer;
use crate::site::{Artifact, Output, Page, Site, SiteError};

#[derive(Serialize)]
struct PracticePage {
    frame: Frame,
    title: String,
    data: String,
}

pub(super) fn render(site: &Site<'_>, page: &Page, lang: Lang) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let title = localized.say(&Message::new("practice-title"))?;
    let mut frame =
        site.frame_in_all_languages(page, lang, "practice", title.clone(), Page::Practice)?;
    frame.description = localized.say(&Message::new("practice-lead"))?;
    let shown = PracticePage {
        frame,
        title,
        data: player_data(site, page, lang, false)?,
    };
    localized.render("practice.html", &shown)
}

/// What the script of the player reads: its words, and where the questions and rules are. With
/// `today` it shows one question, the same for everybody on a day.
pub(super) fn player_data(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    today: bool,
) -> Result<String, SiteError> {
    let root = site.urls.root(page);
    let data = json!({
        "lang": lang,
        "words": player::words(site.localized(lang).locale().text())?,
        "bank": format!("{root}practice/{lang}/"),
        "rules": site.urls.link(page, &Page::Rules(lang), None),
        "practice": site.urls.link(page, &Page::Practice(lang), None),
        "ask": site.urls.link(page, &Page::Ask(lang), None),
        "openAsk": site.localized(lang).say(&Message::new("ask-open"))?,
        "today": today,
    });
    Ok(in_page(&data))
}

/// The way to the practice questions about a rule, where there are any.
pub(super) fn practice_link(
    site: &Site<'_>,
    from: &Page,
    lang: Lang,
    rule: RuleId,
) -> Option<String> {
    (site.settings.practises() && player::is_practised(rule)).then(|| {
        let page = site.urls.link(from, &Page::Practice(lang), None);
        format!("{page}?rule={rule}")
    })
}

/// The files with the practice questions of all languages.
pub(in crate::site) fn practice_outputs(site: &Site<'_>) -> Vec<Output> {
    let languages = site.languages().filter(|_| site.settings.practises());
    languages
        .flat_map(|lang| parts().map(move |part| Output::Practice(lang, part)))
        .collect()
}

/// The files with the practice questions of a language.
pub(in crate::site) fn practice_files(site: &Site<'_>, lang: Lang) -> Vec<String> {
    let parts = parts().filter(|_| site.settings.practises());
    parts.map(|part| practice_file(lang, part)).collect()
}

/// The catalog, or the cards of a part of the Laws.
pub(in crate::site) fn practice_data(
    site: &Site<'_>,
    lang: Lang,
    part: Option<Division>,
) -> Result<Artifact, SiteError> {
    let locale = site.localized(lang).locale();
    let catalog = Catalog::new(player::bank(), locale.text())?;
    let data = match part {
        None => json!(catalog),
        Some(topic) => {
            let renderer = Renderer::new(locale)?;
            let card = |entry: &BankEntry| {
                let mut card = json!(Card::new(entry, &renderer, &catalog));
                card["story"] = entry.question.scenario.to_json();
                card
            };
            let filed = player::bank().iter().filter(|entry| entry.topic == topic);
            json!(filed.map(card).collect::<Vec<_>>())
        }
    };
    Ok(Artifact::packed(
        practice_file(lang, part),
        &data.to_string(),
    ))
}

/// The catalog, then the parts of the Laws that there are questions about.
fn parts() -> impl Iterator<Item = Option<Division>> {
    let topics: BTreeSet<_> = player::bank().iter().map(|entry| entry.topic).collect();
    [None].into_iter().chain(topics.into_iter().map(Some))
}

/// Where the catalog or the questions about a part of the Laws are.
pub(in crate::site) fn practice_file(lang: Lang, part: Option<Division>) -> String {
    match part {
        None => format!("practice/{lang}/index.json.gz"),
        Some(topic) => format!("practice/{lang}/{topic}.json.gz"),
    }
}

/// JSON that can stand in a page: nothing in it ends the element.
pub(super) fn in_page(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_end_its_element() {
        assert_eq!(in_page(&json!("</script>")), "\"\\u003c/script>\"");
    }
}
