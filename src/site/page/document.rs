//! The page of a document.

use serde::Serialize;

use super::Frame;
use super::clause::{ErratumView, errata_in};
use super::clauses::clauses;
use super::compare::compares;
use super::home::{HomeGroup, documents_in, groups};
use super::texts::state_anchor;
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{ClauseId, Document};
use crate::site::frame::{Counterpart, Link};
use crate::site::{LanguagePair, Page, Site, SiteError, markup};

#[derive(Serialize)]
struct DocumentPage {
    frame: Frame,
    title: String,
    edition: &'static str,
    preamble: String,
    errata: Vec<ErratumView>,
    clauses: String,
    contents: Vec<ContentsEntry>,
    /// The whole book, unless it is too long to stand on every page.
    book: Vec<BookGroup>,
    previous: Option<Link>,
    next: Option<Link>,
    comparisons: Vec<Link>,
    /// Whether it is of the plain edition, and the way to the other text of the same part.
    plain: bool,
    other_text: Option<String>,
    findings: usize,
    texts: String,
    source: String,
}

/// Articles, appendices or guidelines among the contents.
#[derive(Serialize)]
struct BookGroup {
    title: String,
    parts: Vec<BookPart>,
}

#[derive(Serialize)]
struct BookPart {
    number: String,
    href: String,
    text: String,
    /// Whether it is the publisher's own among texts of the plain edition.
    source: bool,
    /// Whether it is what the page shows.
    here: bool,
}

/// A line of the contents.
#[derive(Serialize)]
struct ContentsEntry {
    anchor: String,
    number: String,
    text: String,
}

/// How many characters of a clause the contents show.
const CONTENTS_LENGTH: usize = 64;

/// A book of more documents than this does not stand on every page of it.
const BOOK_LENGTH: usize = 60;

pub(super) fn render(site: &Site<'_>, page: &Page, at: u32) -> Result<String, SiteError> {
    let document = &site.corpus.documents[at as usize];
    let lang = document.id.lang;
    let localized = site.localized(lang);
    let title = document.title.to_string();
    let mut frame = site.frame(
        page,
        lang,
        "document",
        title.clone(),
        counterparts_of(site, document),
    )?;
    frame.crumbs.push(site.home_crumb(page, lang)?);
    if let Some(description) = first_words(site, document) {
        frame.description = description;
    }
    frame.data = Some(legislation(site, page, document));
    let (previous, next) = neighbours(site, at);
    let shown = DocumentPage {
        edition: document.edition.name(),
        preamble: markup::render(site, page, at, &document.preamble, &[]),
        errata: errata_in(site, document, None, lang),
        clauses: clauses(site, page, at)?,
        contents: contents(site, at),
        book: book(site, page, document)?,
        previous: previous.map(|at| document_link(site, page, at)),
        next: next.map(|at| document_link(site, page, at)),
        comparisons: comparisons(site, page, document),
        plain: document.plain,
        other_text: other_text(site, page, document),
        findings: site.findings.document(at).len(),
        texts: site.urls.link(
            page,
            &Page::Texts(site.spoken(lang)),
            Some(&state_anchor(site, at)),
        ),
        source: site.corpus.sources.get(document.file).name().to_owned(),
        frame,
        title,
    };
    localized.render("document.html", &shown)
}

/// The parts of the book in the language of a document.
fn book(site: &Site<'_>, page: &Page, document: &Document) -> Result<Vec<BookGroup>, SiteError> {
    let own = documents_in(site, document.id.lang);
    if own.len() > BOOK_LENGTH {
        return Ok(Vec::new());
    }
    let here = site.urls.link(page, page, None);
    let number = document.kind.division().map(|it| it.to_string());
    let groups = groups(site, page, document.id.lang, &own)?.into_iter();
    let groups = groups.filter(|group| !group.parts.is_empty());
    let is_plain = |at: &u32| site.corpus.documents[*at as usize].plain;
    let mixed = own.iter().any(is_plain) && !own.iter().all(is_plain);
    let parts = |group: HomeGroup| BookGroup {
        title: group.title,
        parts: group
            .parts
            .into_iter()
            .map(|part| BookPart {
                here: part.link.href == here || number.as_ref() == Some(&part.number),
                source: part.source && mixed,
                number: part.number,
                href: part.link.href,
                text: part.link.text,
            })
            .collect(),
    };
    Ok(groups.map(parts).collect())
}

/// The way from a publisher's text to the plain edition of the same part, or back.
fn other_text(site: &Site<'_>, page: &Page, document: &Document) -> Option<String> {
    let division = document.kind.division()?;
    let texts = site.corpus.division(document.id.lang, division).iter();
    let is_other = |at: &&u32| site.corpus.documents[**at as usize].plain != document.plain;
    let other = texts.copied().find(|at| is_other(&at))?;
    Some(site.urls.link(page, &Page::Document(other), None))
}

/// The same document in every language, or the nearest that there is.
fn counterparts_of(site: &Site<'_>, document: &Document) -> Vec<Counterpart> {
    let mut languages: Vec<_> = site.languages().collect();
    languages.extend(&site.written);
    languages.sort_unstable();
    languages.dedup();
    languages
        .into_iter()
        .map(|lang| {
            let found = same_document(site, document, lang);
            let nearest = || match document.kind.division() {
                Some(division) => Page::Division(site.spoken(lang), division),
                None => Page::Home(site.spoken(lang)),
            };
            Counterpart {
                lang,
                page: found.map_or_else(nearest, Page::Document),
                same: found.is_some(),
            }
        })
        .collect()
}

/// The same document in a language: the one of that name, or the one that is the same
/// division.
fn same_document(site: &Site<'_>, document: &Document, lang: Lang) -> Option<u32> {
    let named = site.slugs.get(&(lang, &*document.id.slug)).copied();
    let Some(division) = document.kind.division() else {
        return named;
    };
    let is_same = |&at: &u32| site.corpus.documents[at as usize].kind.division() == Some(division);
    named
        .filter(is_same)
        .or_else(|| site.division(lang, division))
}

/// The texts before and after a document in the order of the Laws: the publisher's own, and those
/// of the plain edition where he has none.
fn neighbours(site: &Site<'_>, at: u32) -> (Option<u32>, Option<u32>) {
    let document = |at: u32| &site.corpus.documents[at as usize];
    let place = |at: u32| (document(at).kind.order(), at);
    let here = place(at);
    let is_superseded = site.corpus.is_superseded(at);
    let others = documents_in(site, document(at).id.lang).into_iter();
    let others = others.filter(|&other| !site.corpus.is_superseded(other));
    // What stands aside is left by the neighbours of what stands in its place.
    let others = others.filter(|&other| !is_superseded || place(other).0 != here.0);
    let (before, after): (Vec<_>, Vec<_>) = others
        .filter(|&other| other != at)
        .partition(|&other| place(other) < here);
    (
        before.into_iter().max_by_key(|&other| place(other)),
        after.into_iter().min_by_key(|&other| place(other)),
    )
}

fn document_link(site: &Site<'_>, page: &Page, at: u32) -> Link {
    Link {
        href: site.urls.link(page, &Page::Document(at), None),
        text: site.corpus.documents[at as usize].title.to_string(),
    }
}

fn comparisons(site: &Site<'_>, page: &Page, document: &Document) -> Vec<Link> {
    let lang = document.id.lang;
    if document.plain {
        return Vec::new();
    }
    site.written
        .iter()
        .copied()
        .filter(|&other| other != lang)
        .filter_map(|other| {
            let pair = pair(site, document, other)?;
            if !compares(site, site.spoken(lang), &pair) {
                return None;
            }
            let to = Page::Compare(site.spoken(lang), pair);
            Some(Link {
                href: site.urls.link(page, &to, None),
                text: site.name_of(other),
            })
        })
        .collect()
}

/// The comparison of a document with another language, where there is something to compare.
/// The plain edition in another language is no translation of a publisher's text.
pub(super) fn pair(site: &Site<'_>, document: &Document, other: Lang) -> Option<LanguagePair> {
    let division = document.kind.division();
    let counterpart = same_document(site, document, other);
    if counterpart.is_some_and(|at| site.corpus.documents[at as usize].plain) {
        return None;
    }
    let part = match division {
        Some(division) => division.to_string(),
        None => {
            same_document(site, document, other)?;
            document.id.slug.to_string()
        }
    };
    let lang = document.id.lang;
    Some(LanguagePair {
        left: lang.min(other),
        right: lang.max(other),
        part: part.into(),
    })
}

/// The clauses of the two outermost levels with their first words.
fn contents(site: &Site<'_>, at: u32) -> Vec<ContentsEntry> {
    let document = &site.corpus.documents[at as usize];
    document
        .children(None)
        .map(|clause| {
            let id = ClauseId {
                document: at,
                clause,
            };
            let clause = &document.clauses[clause as usize];
            let title = clause.rule.and_then(|rule| {
                let localized = site.localized(document.id.lang);
                localized.title(rule).ok()
            });
            let words = || shorten(&clause.body.plain(&site.corpus.sources), CONTENTS_LENGTH);
            ContentsEntry {
                anchor: site.anchor(id).to_owned(),
                number: clause.number.to_string(),
                text: title.unwrap_or_else(words),
            }
        })
        .collect()
}

fn first_words(site: &Site<'_>, document: &Document) -> Option<String> {
    let text = document
        .passages()
        .map(|(_, passage)| passage.plain(&site.corpus.sources))
        .find(|text| text.chars().count() > 40)?;
    Some(shorten(&text, 160))
}

/// The document as search engines understand it.
fn legislation(site: &Site<'_>, page: &Page, document: &Document) -> String {
    let mut data = serde_json::json!({
        "@context": "https://schema.org",
        "@type": "Legislation",
        "name": &*document.title,
        "inLanguage": document.id.lang,
        "legislationIdentifier": document.kind.division().map(|division| division.to_string()),
        "version": document.edition.name(),
        "about": "Laws of Chess",
    });
    if let (Some(url), Some(object)) = (site.urls.absolute(page), data.as_object_mut()) {
        object.insert("url".to_owned(), url.into());
    }
    script_safe(&data)
}

/// The title of a division: of the document in the language, or its bare name.
pub(in crate::site) fn division_title(
    site: &Site<'_>,
    lang: Lang,
    division: crate::law::Division,
) -> Result<String, SiteError> {
    if let Some(at) = site.division(lang, division) {
        return Ok(site.corpus.documents[at as usize].title.to_string());
    }
    let localized = site.localized(lang);
    let key = match division.kind() {
        "appendix" => "site-appendix",
        "guideline" => "site-guideline",
        _ => "site-article",
    };
    Ok(localized.say(&Message::new(key).text("number", division))?)
}

/// JSON that can stand inside a `<script>`.
fn script_safe(data: &serde_json::Value) -> String {
    data.to_string().replace('<', "\\u003c")
}

/// The beginning of a text, cut at a word, with a sign that it goes on.
pub(super) fn shorten(text: &str, length: usize) -> String {
    let mut line = String::with_capacity(2 * length);
    let mut room = length;
    for word in text.split_whitespace() {
        let blank = usize::from(!line.is_empty());
        match room.checked_sub(word.chars().count() + blank) {
            Some(rest) => room = rest,
            None if line.is_empty() => {
                line.extend(word.chars().take(length));
                return line + " …";
            }
            None => {
                line.truncate(line.trim_end_matches([',', ';', ':', '.', '՝', '։']).len());
                return line + " …";
            }
        }
        if blank == 1 {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortens_at_words() {
        assert_eq!(shorten("Եթե խաղացողը", 40), "Եթե խաղացողը");
        assert_eq!(shorten("Եթե խաղացողը,  պահանջում է", 15), "Եթե խաղացողը …");
        assert_eq!(shorten("abcdefgh", 4), "abcd …");
    }

    #[test]
    fn data_cannot_end_the_script() {
        let data = serde_json::json!({ "name": "</script><script>alert(1)" });
        assert!(!script_safe(&data).contains('<'));
    }
}
