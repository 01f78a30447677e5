//! The one place that makes addresses.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use rustc_hash::FxHashMap;

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
    /// The rules by article and by topic.
    Rules(Lang),
    /// A rule.
    Rule(Lang, RuleId),
    /// Two languages of a document side by side.
    Compare(Lang, LanguagePair),
    /// The terms.
    Glossary(Lang),
    /// The entry to the pages for editors.
    Editors(Lang),
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
pub struct LanguagePair {
    /// The language on the left.
    pub left: Lang,
    /// The language on the right.
    pub right: Lang,
    /// The division, or the name of a document without one.
    pub part: Box<str>,
}

/// The rules whose whole page is a clause of a document: the document and the place in it.
pub type ClausePlaces = FxHashMap<(Lang, RuleId), (u32, String)>;

/// The addresses of a corpus.
#[derive(Debug)]
pub struct Urls {
    documents: Vec<String>,
    clauses: ClausePlaces,
    base: Option<String>,
}

/// The names below a language that belong to pages of our own.
const RESERVED: [&str; 10] = [
    "rules",
    "compare",
    "glossary",
    "editors",
    "concordance",
    "coverage",
    "texts",
    "search",
    "practice",
    "ask",
];

impl Urls {
    /// The addresses of the documents of a corpus; `base` is where the site will be published,
    /// and `clauses` are the rules that links find in a document and not on a page of their own.
    pub fn new(corpus: &Corpus, base: Option<&str>, clauses: ClausePlaces) -> Urls {
        let mut taken = BTreeSet::new();
        let mut taken_in_any_case = BTreeSet::new();
        let documents = corpus
            .documents
            .iter()
            .map(|document| {
                // The plain edition stands under its plain name where the publisher has no such text.
                // Some file systems take `Article4` and `article4` for one name.
                let own = document.id.slug.strip_prefix("plain/");
                let name = safe_name(own.unwrap_or(&document.id.slug));
                let free = (1..)
                    .map(|copy| match copy {
                        1 => format!("{}/{name}/", document.id.lang),
                        2 if document.plain => format!("{}/{name}-plain/", document.id.lang),
                        _ => format!("{}/{name}-{copy}/", document.id.lang),
                    })
                    .find(|path| {
                        let is_taken = match document.plain {
                            true => taken_in_any_case.contains(&path.to_lowercase()),
                            false => taken.contains(path),
                        };
                        !is_taken && !is_reserved(path)
                    })
                    .expect("there are more numbers than documents");
                taken_in_any_case.insert(free.to_lowercase());
                taken.insert(free.clone());
                free
            })
            .collect();
        Urls {
            documents,
            clauses,
            base: base.map(|base| format!("{}/", base.trim_end_matches('/'))),
        }
    }

    /// Where a rule stands that has no page of its own.
    pub fn clause(&self, lang: Lang, rule: RuleId) -> Option<(u32, &str)> {
        let (document, anchor) = self.clauses.get(&(lang, rule))?;
        Some((*document, anchor))
    }

    /// The address of a page below the root of the site: a folder, ending with `/` (empty for the
    /// root), or a file, since the many pages of rules share one.
    pub fn path(&self, page: &Page) -> Cow<'_, str> {
        Cow::Owned(match page {
            Page::LanguageSelect | Page::Missing => String::new(),
            Page::Home(lang) => format!("{lang}/"),
            Page::Document(at) => return Cow::Borrowed(&self.documents[*at as usize]),
            Page::Division(lang, division) => format!("{lang}/rules/{division}.html"),
            Page::Rules(lang) => format!("{lang}/rules/"),
            Page::Rule(lang, rule) => format!("{lang}/rules/{rule}.html"),
            Page::Compare(lang, pair) => format!(
                "{lang}/compare/{}-{}/{}.html",
                pair.left,
                pair.right,
                safe_name(&pair.part)
            ),
            Page::Glossary(lang) => format!("{lang}/glossary/"),
            Page::Editors(lang) => format!("{lang}/editors/"),
            Page::Concordance(lang) => format!("{lang}/concordance/"),
            Page::Coverage(lang) => format!("{lang}/coverage/"),
            Page::Texts(lang) => format!("{lang}/texts/"),
            Page::Search(lang) => format!("{lang}/search/"),
            Page::Practice(lang) => format!("{lang}/practice/"),
            Page::Ask(lang) => format!("{lang}/ask/"),
        })
    }

    /// The file of a page below the root of the site.
    pub fn file(&self, page: &Page) -> String {
        let path = self.path(page);
        match page {
            Page::Missing => "404.html".to_owned(),
            _ if path.ends_with(".html") => path.into_owned(),
            _ => format!("{path}index.html"),
        }
    }

    /// The way from a page to the root of the site, ending with `/`. A page for missing addresses
    /// is shown at any depth, so its way is absolute.
    pub fn root(&self, from: &Page) -> String {
        if *from == Page::Missing {
            return self.base.clone().unwrap_or_else(|| "/".to_owned());
        }
        match depth(&self.path(from)) {
            0 => "./".to_owned(),
            depth => "../".repeat(depth),
        }
    }

    /// The shortest link from one page to another, to a place in it if there is a fragment.
    pub fn link(&self, from: &Page, to: &Page, fragment: Option<&str>) -> String {
        if let Page::Rule(lang, rule) = to
            && let Some((document, anchor)) = self.clause(*lang, *rule)
        {
            return self.link(from, &Page::Document(document), Some(anchor));
        }
        let mut link = if from == to && fragment.is_some() {
            String::new()
        } else if *from == Page::Missing {
            self.root(from) + &self.path(to)
        } else {
            relative(&self.path(from), &self.path(to))
        };
        if let Some(fragment) = fragment {
            link.push('#');
            link.push_str(&encode(fragment));
        }
        link
    }

    /// The full address of a page, where the site says where it is published.
    pub fn absolute(&self, page: &Page) -> Option<String> {
        Some(format!("{}{}", self.base.as_ref()?, self.path(page)))
    }

    /// Where the site is published, ending with `/`.
    pub fn base(&self) -> Option<&str> {
        self.base.as_deref()
    }
}

/// The way from one path to another: up to the folder that they share, then down.
fn relative(from: &str, to: &str) -> String {
    let shared = from
        .bytes()
        .zip(to.bytes())
        .take_while(|(left, right)| left == right)
        .enumerate()
        .filter(|(_, (byte, _))| *byte == b'/')
        .last()
        .map_or(0, |(at, _)| at + 1);
    let up = depth(&from[shared..]);
    let mut link = String::with_capacity(3 * up + to.len());
    for _ in 0..up {
        link.push_str("../");
    }
    link.push_str(&to[shared..]);
    match link.is_empty() {
        true => "./".to_owned(),
        false => link,
    }
}

/// How many folders deep a path lies.
fn depth(path: &str) -> usize {
    path.bytes().filter(|&byte| byte == b'/').count()
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
    path.split('/').nth(1).is_some_and(|name| {
        RESERVED
            .iter()
            .any(|known| name.eq_ignore_ascii_case(known))
    })
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
            clauses: ClausePlaces::default(),
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
        assert_eq!(urls().link(&hy, &home, None), "../");
        assert_eq!(urls().link(&Page::LanguageSelect, &home, None), "hy/");
        assert_eq!(urls().link(&Page::Missing, &home, None), "/hy/");
    }

    #[test]
    fn rules_share_a_folder_and_may_stand_in_a_document() {
        let lang = "hy".parse().unwrap();
        let rule = |id: &str| Page::Rule(lang, id.parse().unwrap());
        let (fifty, threefold) = (rule("draw.fifty"), rule("draw.threefold"));
        let mut urls = urls();
        assert_eq!(urls.link(&fifty, &threefold, None), "draw.threefold.html");
        assert_eq!(urls.link(&fifty, &Page::Rules(lang), None), "./");
        assert_eq!(urls.link(&fifty, &fifty, None), "draw.fifty.html");
        assert_eq!(urls.link(&fifty, &fifty, Some("cases")), "#cases");
        assert_eq!(
            urls.link(&Page::Document(1), &fifty, None),
            "../../hy/rules/draw.fifty.html"
        );
        let stated = ("draw.fifty".parse().unwrap(), (0, "9.3".to_owned()));
        urls.clauses.insert((lang, stated.0), stated.1);
        assert_eq!(urls.link(&threefold, &fifty, None), "../article9/#9.3");
        assert_eq!(urls.link(&Page::Document(0), &fifty, None), "#9.3");
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
            clauses: ClausePlaces::default(),
            base: Some("https://example.org/laws/".to_owned()),
        };
        let home = Page::Home("ru".parse().unwrap());
        assert_eq!(
            urls.link(&Page::Missing, &home, None),
            "https://example.org/laws/ru/"
        );
    }
}
