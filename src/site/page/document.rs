//! The page of a document.

use serde::Serialize;

use super::Frame;
use super::clause::ErratumView;
use super::home::Group;
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::{ClauseId, Document};
use crate::site::frame::{Counterpart, Link};
use crate::site::markup;
use crate::site::{Page, Pair, Site, SiteError};

#[derive(Serialize)]
struct DocumentPage {
    frame: Frame,
    title: String,
    edition: &'static str,
    preamble: String,
    errata: Vec<ErratumView>,
    clauses: String,
    contents: Vec<Entry>,
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
    data: String,
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
    /// Whether it is what the page shows.
    here: bool,
}

/// A line of the contents.
#[derive(Serialize)]
struct Entry {
    anchor: String,
    number: String,
    text: String,
}

/// How many characters of a clause the contents show.
const CONTENTS_LENGTH: usize = 64;

/// A book of more documents than this does not stand on every page of it.
const BOOK_LENGTH: usize = 60;

impl Site<'_> {
    pub(super) fn document(&self, page: &Page, at: u32) -> Result<String, SiteError> {
        let document = &self.corpus.documents[at as usize];
        let lang = document.id.lang;
        let localized = self.localized(lang);
        let title = document.title.to_string();
        let mut frame = self.frame(
            page,
            lang,
            "document",
            title.clone(),
            self.counterparts_of(document),
        )?;
        frame.crumbs.push(self.home_crumb(page, lang)?);
        if let Some(description) = self.first_words(document) {
            frame.description = description;
        }
        frame.data = Some(self.legislation(page, document));
        let shown = DocumentPage {
            edition: document.edition.name(),
            preamble: markup::render(self, page, at, &document.preamble, &[]),
            errata: self.errata_of_whole(document),
            clauses: self.clauses(page, at)?,
            contents: self.contents(at),
            book: self.book(page, document)?,
            previous: at
                .checked_sub(1)
                .and_then(|at| self.neighbour(page, lang, at)),
            next: self.neighbour(page, lang, at + 1),
            comparisons: self.comparisons(page, document),
            plain: document.plain,
            other_text: self.other_text(page, document),
            findings: self.findings.document(at).len(),
            texts: self.urls.link(
                page,
                &Page::Texts(self.spoken(lang)),
                Some(&self.state_anchor(at)),
            ),
            source: self.corpus.sources.get(document.file).name().to_owned(),
            data: format!("{}{}", self.urls.root(page), self.urls.api(at)),
            frame,
            title,
        };
        localized.render("document.html", &shown)
    }

    /// The parts of the book in the language of a document.
    fn book(&self, page: &Page, document: &Document) -> Result<Vec<BookGroup>, SiteError> {
        let own = self.documents_in(document.id.lang);
        if own.len() > BOOK_LENGTH {
            return Ok(Vec::new());
        }
        let here = self.urls.link(page, page, None);
        let number = document.kind.division().map(|it| it.to_string());
        let groups = self.groups(page, document.id.lang, &own)?.into_iter();
        let groups = groups.filter(|group| !group.parts.is_empty());
        let parts = |group: Group| BookGroup {
            title: group.title,
            parts: group
                .parts
                .into_iter()
                .map(|part| BookPart {
                    here: part.link.href == here || number.as_ref() == Some(&part.number),
                    number: part.number,
                    href: part.link.href,
                    text: part.link.text,
                })
                .collect(),
        };
        Ok(groups.map(parts).collect())
    }

    /// The way from a publisher's text to the plain edition of the same part, or back.
    fn other_text(&self, page: &Page, document: &Document) -> Option<String> {
        let division = document.kind.division()?;
        let texts = self.corpus.division(document.id.lang, division).iter();
        let is_other = |at: &&u32| self.corpus.documents[**at as usize].plain != document.plain;
        let other = texts.copied().find(|at| is_other(&at))?;
        Some(self.urls.link(page, &Page::Document(other), None))
    }

    /// The same document in every language, or the nearest that there is.
    fn counterparts_of(&self, document: &Document) -> Vec<Counterpart> {
        let mut languages: Vec<_> = self.languages().collect();
        languages.extend(&self.written);
        languages.sort_unstable();
        languages.dedup();
        languages
            .into_iter()
            .map(|lang| {
                let found = self.same_document(document, lang);
                let nearest = || match document.kind.division() {
                    Some(division) => Page::Division(self.spoken(lang), division),
                    None => Page::Home(self.spoken(lang)),
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
    pub(super) fn same_document(&self, document: &Document, lang: Lang) -> Option<u32> {
        let named = self.slugs.get(&(lang, &*document.id.slug)).copied();
        let Some(division) = document.kind.division() else {
            return named;
        };
        let is_same =
            |&at: &u32| self.corpus.documents[at as usize].kind.division() == Some(division);
        named
            .filter(is_same)
            .or_else(|| self.division(lang, division))
    }

    fn neighbour(&self, page: &Page, lang: Lang, at: u32) -> Option<Link> {
        let document = self.corpus.documents.get(at as usize)?;
        (document.id.lang == lang).then(|| Link {
            href: self.urls.link(page, &Page::Document(at), None),
            text: document.title.to_string(),
        })
    }

    fn comparisons(&self, page: &Page, document: &Document) -> Vec<Link> {
        let lang = document.id.lang;
        if document.plain {
            return Vec::new();
        }
        self.written
            .iter()
            .copied()
            .filter(|&other| other != lang)
            .filter_map(|other| {
                let pair = self.pair(document, other)?;
                if !self.compares(self.spoken(lang), &pair) {
                    return None;
                }
                let to = Page::Compare(self.spoken(lang), pair);
                Some(Link {
                    href: self.urls.link(page, &to, None),
                    text: self.name_of(other),
                })
            })
            .collect()
    }

    /// The comparison of a document with another language, where there is something to compare.
    /// The plain edition in another language is no translation of a publisher's text.
    pub(super) fn pair(&self, document: &Document, other: Lang) -> Option<Pair> {
        let division = document.kind.division();
        let counterpart = self.same_document(document, other);
        if counterpart.is_some_and(|at| self.corpus.documents[at as usize].plain) {
            return None;
        }
        let part = match division {
            Some(division) => division.to_string(),
            None => {
                self.same_document(document, other)?;
                document.id.slug.to_string()
            }
        };
        let lang = document.id.lang;
        Some(Pair {
            left: lang.min(other),
            right: lang.max(other),
            part: part.into(),
        })
    }

    fn errata_of_whole(&self, document: &Document) -> Vec<ErratumView> {
        self.corpus
            .errata
            .iter()
            .filter(|erratum| erratum.changes_sense || self.preview)
            .filter(|erratum| erratum.document == document.id && erratum.clause.is_none())
            .map(|erratum| self.erratum_view(erratum, document.id.lang))
            .collect()
    }

    /// The clauses of the two outermost levels with their first words.
    fn contents(&self, at: u32) -> Vec<Entry> {
        let document = &self.corpus.documents[at as usize];
        document
            .children(None)
            .map(|clause| {
                let id = ClauseId {
                    document: at,
                    clause,
                };
                let clause = &document.clauses[clause as usize];
                let title = clause.rule.and_then(|rule| {
                    let localized = self.localized(document.id.lang);
                    localized.title(rule).ok()
                });
                let words = || shorten(&clause.body.plain(&self.corpus.sources), CONTENTS_LENGTH);
                Entry {
                    anchor: self.anchor(id).to_owned(),
                    number: clause.number.to_string(),
                    text: title.unwrap_or_else(words),
                }
            })
            .collect()
    }

    fn first_words(&self, document: &Document) -> Option<String> {
        let text = document
            .passages()
            .map(|(_, passage)| passage.plain(&self.corpus.sources))
            .find(|text| text.chars().count() > 40)?;
        Some(shorten(&text, 160))
    }

    /// The document as search engines understand it.
    fn legislation(&self, page: &Page, document: &Document) -> String {
        let mut data = serde_json::json!({
            "@context": "https://schema.org",
            "@type": "Legislation",
            "name": &*document.title,
            "inLanguage": document.id.lang,
            "legislationIdentifier": document.kind.division().map(|division| division.to_string()),
            "version": document.edition.name(),
            "about": "Laws of Chess",
        });
        if let (Some(url), Some(object)) = (self.urls.absolute(page), data.as_object_mut()) {
            object.insert("url".to_owned(), url.into());
        }
        script_safe(&data)
    }

    /// The title of a division: of the document in the language, of our note, or its bare name.
    pub(in crate::site) fn division_title(
        &self,
        lang: Lang,
        division: crate::law::Division,
    ) -> Result<String, SiteError> {
        if let Some(at) = self.division(lang, division) {
            return Ok(self.corpus.documents[at as usize].title.to_string());
        }
        let localized = self.localized(lang);
        let key = match division.kind() {
            "appendix" => "site-appendix",
            "guideline" => "site-guideline",
            _ => "site-article",
        };
        Ok(localized.say(&Message::new(key).text("number", division))?)
    }
}

/// JSON that can stand inside a `<script>`.
pub(super) fn script_safe(data: &serde_json::Value) -> String {
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
