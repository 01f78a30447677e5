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
