//! The one place that makes addresses.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::lang::Lang;
use crate::law::{Corpus, Division, RuleId};

/// A page of the site.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Page {
    /// The door: the languages there are.
    LanguageSelect,
    /// The start page of a language.
    Home(Lang),
    /// A document, by its index in the corpus.
    Document(u32),
    /// An article, appendix or guideline as a list of its rules.
    Division(Lang, Division),
    /// A rule.
    Rule(Lang, RuleId),
    /// Two languages of a document side by side.
    Compare(Lang, Pair),
    /// The terms.
    Glossary(Lang),
    /// The numbers of the editions side by side.
    Concordance(Lang),
    /// What the engine decides.
    Coverage(Lang),
    /// The state of the texts.
    Texts(Lang),
    /// The search page.
    Search(Lang),
    /// Practice, the day's questions, exams and statistics.
    Practice(Lang),
    /// A ruling on what a reader tells.
    Ask(Lang),
    /// What a host shows for an address that doesn't exist.
    Missing,
}

/// Two languages of one part of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The language on the left.
    pub left: Lang,
    /// The language on the right.
    pub right: Lang,
    /// The division, or the name of a document without one.
    pub part: Box<str>,
}

/// The addresses of a corpus.
#[derive(Debug)]
pub struct Urls {
    documents: Vec<String>,
    base: Option<String>,
}

/// The names below a language that belong to pages of our own.
const RESERVED: [&str; 9] = [
    "rules",
    "compare",
    "glossary",
    "concordance",
    "coverage",
    "texts",
    "search",
    "practice",
    "ask",
];

impl Urls {
    /// The addresses of the documents of a corpus; `base` is where the site will be published.
    pub fn new(corpus: &Corpus, base: Option<&str>) -> Urls {
        let mut taken = BTreeSet::new();
        let documents = corpus
            .documents
            .iter()
            .map(|document| {
                // The plain edition stands under its plain name where the publisher has no such text.
                let own = document.id.slug.strip_prefix("plain/");
                let name = safe_name(own.unwrap_or(&document.id.slug));
                let free = (1..)
                    .map(|copy| match copy {
                        1 => format!("{}/{name}/", document.id.lang),
                        2 if document.plain => format!("{}/{name}-plain/", document.id.lang),
                        _ => format!("{}/{name}-{copy}/", document.id.lang),
                    })
                    .find(|path| !is_reserved(path) && !taken.contains(path))
                    .expect("there are more numbers than documents");
                taken.insert(free.clone());
                free
            })
            .collect();
        Urls {
            documents,
            base: base.map(|base| format!("{}/", base.trim_end_matches('/'))),
        }
    }

    /// The folder of a page below the root of the site, ending with `/` (empty for the root).
    pub fn folder(&self, page: &Page) -> String {
        match page {
            Page::LanguageSelect | Page::Missing => String::new(),
            Page::Home(lang) => format!("{lang}/"),
            Page::Document(at) => self.documents[*at as usize].clone(),
            Page::Division(lang, division) => format!("{lang}/rules/{division}/"),
            Page::Rule(lang, rule) => format!("{lang}/rules/{rule}/"),
            Page::Compare(lang, pair) => format!(
                "{lang}/compare/{}-{}/{}/",
                pair.left,
                pair.right,
                safe_name(&pair.part)
            ),
            Page::Glossary(lang) => format!("{lang}/glossary/"),
            Page::Concordance(lang) => format!("{lang}/concordance/"),
            Page::Coverage(lang) => format!("{lang}/coverage/"),
            Page::Texts(lang) => format!("{lang}/texts/"),
            Page::Search(lang) => format!("{lang}/search/"),
            Page::Practice(lang) => format!("{lang}/practice/"),
            Page::Ask(lang) => format!("{lang}/ask/"),
        }
    }

    /// The file of a page below the root of the site.
    pub fn file(&self, page: &Page) -> String {
        match page {
            Page::Missing => "404.html".to_owned(),
            _ => format!("{}index.html", self.folder(page)),
        }
    }

    /// The way from a page to the root of the site, ending with `/`. A page for missing addresses
    /// is shown at any depth, so its way is absolute.
    pub fn root(&self, from: &Page) -> String {
        if *from == Page::Missing {
            return self.base.clone().unwrap_or_else(|| "/".to_owned());
        }
        let depth = match from {
            Page::Document(at) => depth(&self.documents[*at as usize]),
            _ => depth(&self.folder(from)),
        };
        match depth {
            0 => "./".to_owned(),
            depth => "../".repeat(depth),
        }
    }

    /// The link from one page to another, to a place in it if there is a fragment.
    pub fn link(&self, from: &Page, to: &Page, fragment: Option<&str>) -> String {
        let mut link = if from == to && fragment.is_some() {
            String::new()
        } else {
            let mut link = self.root(from);
            match to {
                Page::Document(at) => link.push_str(&self.documents[*at as usize]),
                _ => link.push_str(&self.folder(to)),
            }
            link
        };
        if let Some(fragment) = fragment {
            link.push('#');
            link.push_str(&encode(fragment));
        }
        link
    }

    /// The file that holds a document for programs.
    pub fn api(&self, document: u32) -> String {
        let folder = &self.documents[document as usize];
        format!("api/{}.json", folder.trim_end_matches('/'))
    }

    /// The full address of a page, where the site says where it is published.
    pub fn absolute(&self, page: &Page) -> Option<String> {
        Some(format!("{}{}", self.base.as_ref()?, self.folder(page)))
    }

    /// Where the site is published, ending with `/`.
    pub fn base(&self) -> Option<&str> {
        self.base.as_deref()
    }
}

/// How many folders deep a folder lies.
fn depth(folder: &str) -> usize {
    folder.bytes().filter(|&byte| byte == b'/').count()
}

/// A path with everything encoded that an address can't hold as it is.
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            write!(encoded, "%{byte:02X}").expect("writing to a string does not fail");
        }
    }
    encoded
}

fn is_reserved(path: &str) -> bool {
    path.split('/')
        .nth(1)
        .is_some_and(|name| RESERVED.contains(&name))
}

/// A name that is safe as a folder and in an address: letters, digits, `-`, `_` and inner dots.
fn safe_name(name: &str) -> String {
    let safe: String = name
        .chars()
        .map(|c| match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' | '.' => c,
            _ => '-',
        })
        .collect();
    let safe = safe.trim_matches(['.', '-']);
    match safe {
        "" => "document".to_owned(),
        _ => safe.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn urls() -> Urls {
        Urls {
            documents: vec!["hy/article9/".to_owned(), "ru/article9/".to_owned()],
            base: None,
        }
    }

    #[test]
    fn links_are_relative() {
        let (hy, ru) = (Page::Document(0), Page::Document(1));
        let home = Page::Home("hy".parse().unwrap());
        assert_eq!(
            urls().link(&hy, &ru, Some("9.2.1.1")),
            "../../ru/article9/#9.2.1.1"
        );
        assert_eq!(urls().link(&hy, &hy, Some("9.2")), "#9.2");
        assert_eq!(urls().link(&hy, &home, None), "../../hy/");
        assert_eq!(urls().link(&Page::LanguageSelect, &home, None), "./hy/");
        assert_eq!(urls().link(&Page::Missing, &home, None), "/hy/");
    }

    #[test]
    fn names_stay_inside_their_folder() {
        assert_eq!(safe_name("../../etc/passwd"), "etc-passwd");
        assert_eq!(safe_name("Հոդված"), "document");
        assert_eq!(safe_name("laws/1.a"), "laws-1.a");
    }

    #[test]
    fn the_missing_page_leads_to_where_the_site_is_published() {
        let urls = Urls {
            documents: Vec::new(),
            base: Some("https://example.org/laws/".to_owned()),
        };
        let home = Page::Home("ru".parse().unwrap());
        assert_eq!(
            urls.link(&Page::Missing, &home, None),
            "https://example.org/laws/ru/"
        );
    }
}
