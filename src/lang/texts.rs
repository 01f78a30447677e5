//! A text for each language, as settings write it: `title = { hy = "…", ru = "…" }`.

use super::{ByLang, Lang};
use crate::diag::settings::{Settings, Table};

/// Reads the texts of a table whose keys are languages; what is none is reported.
pub fn texts_by_language(settings: &mut Settings<'_>, table: Table<'_>) -> ByLang<Box<str>> {
    let mut texts = ByLang::new();
    for key in settings.keys(table) {
        let lang = settings.parse::<Lang>(key.value, key, "content-settings-a-language");
        let text = settings.string(table, key.value);
        if let (Some(lang), Some(text)) = (lang, text) {
            texts.insert(lang.value, text.value.into());
        }
    }
    texts
}

/// Reads a text for each language, or one for all of them.
pub fn texts_or_one(settings: &mut Settings<'_>, table: Table<'_>, key: &str) -> ByLang<Box<str>> {
    if let Some(text) = settings.text_for_all(table, key) {
        return ByLang::from([(Lang::ANY, text.into())]);
    }
    match settings.table(table, key) {
        Some(texts) => texts_by_language(settings, texts),
        None => ByLang::new(),
    }
}

/// The text in a language, or the one for all languages.
pub fn text_in(texts: &ByLang<Box<str>>, lang: Lang) -> Option<&str> {
    let text = texts.get(&lang).or_else(|| texts.get(&Lang::ANY));
    text.map(|text| &**text)
}
