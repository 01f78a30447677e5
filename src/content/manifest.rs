//! `book.toml`: where the documents are and which edition each one follows.

use std::collections::BTreeMap;

use super::pattern::Pattern;
use crate::diag::settings::{Placed, Settings, Table};
use crate::diag::shape::{Key, Kind, TEXTS_OR_ONE, key};
use crate::diag::{FileId, Message, Report, Span, nearest};
use crate::lang::{ByLang, Lang, texts_or_one};
use crate::law::{Division, DocumentKind, Edition};

/// What the manifest says; everything in it may be left out.
#[derive(Debug, Default)]
pub(super) struct Manifest {
    /// The languages to read; all there are, if none are named.
    pub(super) languages: Vec<Lang>,
    /// Where the documents are.
    pub(super) pattern: Option<Pattern>,
    /// The title of the book.
    pub(super) titles: ByLang<Box<str>>,
    /// The edition that documents follow where nothing else is said.
    pub(super) edition: Option<Edition>,
    /// The edition that the documents of a language follow.
    pub(super) editions: ByLang<Edition>,
    /// What is said of single documents, by id (`hy/article9`).
    pub(super) documents: BTreeMap<Box<str>, DocumentEntry>,
    /// Whether the plain edition stands beside the documents.
    pub(super) plain: Option<bool>,
}

/// What the manifest says of one document.
#[derive(Debug)]
pub(super) struct DocumentEntry {
    pub(super) edition: Option<Edition>,
    pub(super) kind: Option<DocumentKind>,
    pub(super) title: Option<Box<str>>,
    pub(super) span: Span,
}

const EDITION: Kind = Kind::Words(&Edition::NAMES);

/// The keys of the file.
pub(super) const KEYS: &[Key] = &[
    key("title", TEXTS_OR_ONE),
    key("languages", Kind::List(&Kind::Text)),
    key("pattern", Kind::Text),
    key("edition", EDITION),
    key("editions", Kind::Each(&EDITION)),
    key("documents", Kind::Each(&Kind::Table(DOCUMENT_KEYS))),
    key("plain", Kind::Flag),
    key("site", Kind::Other),
];
const DOCUMENT_KEYS: &[Key] = &[
    key("edition", EDITION),
    key("kind", Kind::Words(KINDS)),
    key("number", Kind::Text),
    key("title", Kind::Text),
];
const KINDS: &[&str] = &[
    "article",
    "appendix",
    "guideline",
    "preface",
    "glossary",
    "other",
];

impl Manifest {
    /// Reads the file.
    pub(super) fn read(text: &str, file: FileId, report: &mut Report) -> Manifest {
        Settings::new(file, report).read(text, manifest)
    }

    /// The edition that a document follows, where the manifest says so.
    pub(super) fn edition_of(&self, id: &str, lang: Lang) -> Option<Edition> {
        self.documents
            .get(id)
            .and_then(|entry| entry.edition)
            .or_else(|| self.editions.get(&lang).copied())
            .or(self.edition)
    }
}

fn manifest(settings: &mut Settings<'_>, table: Table<'_>) -> Manifest {
    settings.expect_keys(table, KEYS);
    let languages = settings.strings(table, "languages").unwrap_or_default();
    let pattern = settings.string(table, "pattern");
    let edition = settings.parsed(table, "edition", "content-settings-an-edition");
    let mut manifest = Manifest {
        languages: languages
            .into_iter()
            .filter_map(|code| settings.parse("languages", code, "content-settings-a-language"))
            .map(|lang| lang.value)
            .collect(),
        pattern: pattern.and_then(|pattern| read_pattern(settings, pattern)),
        edition: edition.map(|edition| edition.value),
        plain: settings.flag(table, "plain"),
        ..Manifest::default()
    };
    manifest.titles = texts_or_one(settings, table, "title");
    if let Some(editions) = settings.table(table, "editions") {
        for key in settings.keys(editions) {
            let lang = settings.parse::<Lang>("editions", key, "content-settings-a-language");
            let edition = settings.parsed(editions, key.value, "content-settings-an-edition");
            if let (Some(lang), Some(edition)) = (lang, edition) {
                manifest.editions.insert(lang.value, edition.value);
            }
        }
    }
    if let Some(documents) = settings.table(table, "documents") {
        for key in settings.keys(documents) {
            if let Some(entry) = settings.table(documents, key.value) {
                let entry = document(settings, entry, key);
                manifest.documents.insert(key.value.into(), entry);
            }
        }
    }
    manifest
}

fn read_pattern(settings: &mut Settings<'_>, text: Placed<&str>) -> Option<Pattern> {
    let pattern = Pattern::new(text.value);
    if pattern.is_none() {
        let expected = Message::new("content-settings-a-pattern");
        settings.bad_value("pattern", text, expected, None);
    }
    pattern
}

fn document(settings: &mut Settings<'_>, table: Table<'_>, key: Placed<&str>) -> DocumentEntry {
    settings.expect_keys(table, DOCUMENT_KEYS);
    let edition = settings.parsed(table, "edition", "content-settings-an-edition");
    let title = settings.string(table, "title");
    let kind = settings.string(table, "kind");
    let number = settings.parsed::<Division>(table, "number", "content-settings-a-number");
    let kind = kind.and_then(|kind| {
        let known = document_kind(kind.value, number.map(|number| number.value));
        if known.is_none() {
            let expected = Message::new("content-settings-a-kind");
            let hint = nearest(kind.value, KINDS.iter().copied())
                .filter(|near| *near != kind.value)
                .map(|near| Message::new("content-settings-nearest").text("name", near));
            settings.bad_value("kind", kind, expected, hint);
        }
        known
    });
    DocumentEntry {
        edition: edition.map(|edition| edition.value),
        kind: kind.or(number.map(|number| DocumentKind::Division(number.value))),
        title: title.map(|title| title.value.into()),
        span: key.span,
    }
}

/// The kind by its name; a numbered one needs a number of its own sort.
fn document_kind(name: &str, number: Option<Division>) -> Option<DocumentKind> {
    match (name, number) {
        ("preface", None) => Some(DocumentKind::Preface),
        ("glossary", None) => Some(DocumentKind::Glossary),
        ("other", None) => Some(DocumentKind::Other),
        (kind, Some(division)) if kind == division.kind() => Some(DocumentKind::Division(division)),
        _ => None,
    }
}
