//! What machines read: the rules as JSON, the sitemap, the manifest, what to keep
//! for reading without a network.

use serde_json::{Value, json};

use super::assets::PREVIEW;
use super::page::division::divisions;
use super::page::home::default_language;
use super::page::practice::practice_files;
use super::{Artifact, Page, Site, SiteError};
use crate::lang::Lang;
use crate::law::{ClauseId, Edition, rules};

/// How many pages of a language are kept for reading without a network.
const KEPT: usize = 500;

/// Where programs find the rules.
pub(super) const API_RULES: &str = "api/rules.json.gz";

/// Every rule with its numbers, titles and places.
pub(super) fn api_rules(site: &Site<'_>) -> Result<Artifact, SiteError> {
    let mut list = Vec::new();
    for rule in rules() {
        let mut titles = serde_json::Map::new();
        for lang in site.languages() {
            titles.insert(lang.to_string(), site.localized(lang).title(rule)?.into());
        }
        let numbers: serde_json::Map<_, _> = Edition::ALL
            .into_iter()
            .map(|edition| (edition.name().to_owned(), json!(rule.number_text(edition))))
            .collect();
        let texts: serde_json::Map<_, _> = site
            .stating(rule)
            .iter()
            .map(|(lang, &id)| (lang.to_string(), address(site, id).into()))
            .collect();
        list.push(json!({
            "id": rule,
            "numbers": numbers,
            "kind": rule.kind(),
            "class": rule.class(),
            "titles": titles,
            "texts": texts,
        }));
    }
    let data = json!({ "page": "{lang}/rules/{id}.html", "rules": list });
    Ok(Artifact::packed(API_RULES, &format!("{data}\n")))
}

/// The address of a clause below the root of the site.
pub(super) fn address(site: &Site<'_>, id: ClauseId) -> String {
    let folder = site.urls.path(&Page::Document(id.document));
    format!("{folder}#{}", site.anchor(id))
}

/// Whether a page is more than the way to a clause.
fn is_whole(site: &Site<'_>, page: &Page) -> bool {
    match page {
        Page::Rule(lang, rule) => site.urls.clause(*lang, *rule).is_none(),
        _ => true,
    }
}

/// The sitemap; it needs to know where the site is published.
pub(super) fn sitemap(site: &Site<'_>) -> Artifact {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for page in site.pages().into_iter().filter(|it| is_whole(site, it)) {
        if let Some(address) = site.urls.absolute(&page).filter(|_| page != Page::Missing) {
            xml.push_str("<url><loc>");
            super::markup::escape(&address, &mut xml);
            xml.push_str("</loc></url>\n");
        }
    }
    xml.push_str("</urlset>\n");
    Artifact::text("sitemap.xml", xml)
}

pub(super) fn robots(site: &Site<'_>) -> Artifact {
    let mut text = String::from("User-agent: *\nAllow: /\n");
    if let Some(base) = site.urls.base() {
        text += &format!("Sitemap: {base}sitemap.xml\n");
    }
    Artifact::text("robots.txt", text)
}

pub(super) fn manifest(site: &Site<'_>) -> Result<Artifact, SiteError> {
    let lang = default_language(site)?;
    let name = site.title(lang)?;
    let data = json!({
        "name": name,
        "short_name": name,
        "lang": lang,
        "start_url": format!("./{lang}/"),
        "scope": "./",
        "display": "minimal-ui",
        "background_color": "#fbfaf6",
        "theme_color": "#1d5b47",
        "icons": [{ "src": "assets/icon.svg", "sizes": "any", "type": "image/svg+xml" }],
    });
    Ok(Artifact::text("manifest.webmanifest", pretty(&data)))
}

/// Where the list stands of what a reader of a language keeps.
pub(super) fn offline_file(lang: Lang) -> String {
    format!("offline/{lang}.json.gz")
}

/// What a reader of a language keeps for reading without a network: the texts, then the rules
/// that they state.
pub(super) fn offline_manifest(site: &Site<'_>, lang: Lang) -> Result<Artifact, SiteError> {
    let documents = (0..site.corpus.documents.len() as u32)
        .filter(|&at| site.spoken(site.corpus.documents[at as usize].id.lang) == lang);
    let mut stated: Vec<_> = rules()
        .filter(|&rule| !site.corpus.stating(rule).is_empty())
        .map(|rule| Page::Rule(lang, rule))
        .collect();
    stated.sort_by_key(|page| !is_whole(site, page));
    let divisions = divisions(site).into_iter();
    let unwritten = divisions.filter(|&it| site.division(lang, it).is_none());
    let practice = site.settings.practises().then_some(Page::Practice(lang));
    let questions = practice_files(site, lang);
    let pages = [
        Page::Home(lang),
        Page::Search(lang),
        Page::Ask(lang),
        Page::Glossary(lang),
    ]
    .into_iter()
    .chain(practice)
    .chain(documents.map(Page::Document))
    .chain([Page::Rules(lang)])
    .chain(unwritten.map(|it| Page::Division(lang, it)))
    .chain(stated)
    .take(KEPT)
    .map(|page| site.urls.path(&page).into_owned());
    let version = site.assets.version();
    let assets = site
        .assets
        .names()
        .filter(|name| !["worker.js", PREVIEW].contains(name));
    let assets = assets.map(|name| match name.rsplit_once('.') {
        Some((_, "css" | "js")) => format!("assets/{name}?v={version}"),
        _ => format!("assets/{name}"),
    });
    let index = site.indexes()?.get(&lang);
    let pieces = index.into_iter().flat_map(|index| index.pieces());
    let search = pieces
        .map(|piece| format!("search/{lang}/{}", super::search::Index::name(&piece)))
        .take(KEPT);
    let all: Vec<_> = assets.chain(pages).chain(questions).chain(search).collect();
    Ok(Artifact::packed(
        offline_file(lang),
        &json!(all).to_string(),
    ))
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
