//! The static files of the pages.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::Hasher;

use serde_json::{Map, Value};

use super::artifact::pack;
use super::board::pieces_drawing;
use super::cases::stories;
use super::localized::LocalizedTemplates;
use super::page::ask::forms;
use super::{Artifact, Settings, Theme};
use crate::diag::Message;
use crate::lang::{ByLang, Missing};
use crate::player::PIECES;

/// The picture for social networks, which only find it by its full address.
pub(super) const PREVIEW: &str = "preview.png";

/// The static files with their contents, and a short name for their state.
pub(super) struct Assets {
    files: BTreeMap<String, Cow<'static, [u8]>>,
    version: String,
}

/// What the script of all pages says.
const SCRIPT_WORDS: [(&str, &str); 17] = [
    ("copied", "site-copied"),
    ("open", "site-open"),
    ("permalink", "site-permalink"),
    ("present", "site-present"),
    ("present-hint", "site-present-hint"),
    ("theme", "site-theme"),
    ("ways", "site-ways"),
    ("to-rules", "site-ways-rules"),
    ("to-practice", "practice-title"),
    ("to-ask", "ask-short"),
    ("to-search", "site-search"),
    ("to-glossary", "site-glossary"),
    ("to-editors", "site-editors"),
    ("made", "site-made"),
    ("skip", "site-skip"),
    ("print", "site-print-book"),
    ("languages", "site-languages"),
];

/// The words of the script of all pages by language: here once instead of on every page.
fn script_words(voices: &ByLang<LocalizedTemplates>, practises: bool) -> Result<Value, Missing> {
    let mut all = Map::new();
    for (lang, localized) in voices {
        let mut words = Map::from_iter([
            ("lang".to_owned(), lang.as_str().into()),
            ("name".to_owned(), localized.name().into()),
        ]);
        for (name, key) in SCRIPT_WORDS {
            if practises || name != "to-practice" {
                words.insert(name.to_owned(), localized.say(&Message::new(key))?.into());
            }
        }
        all.insert(lang.to_string(), words.into());
    }
    Ok(Value::Object(all))
}

impl Assets {
    pub fn new(
        theme: &Theme,
        settings: &Settings,
        voices: &ByLang<LocalizedTemplates>,
    ) -> Result<Assets, Missing> {
        let mut files: BTreeMap<_, _> = theme
            .assets()
            .map(|(name, bytes)| (name.to_owned(), bytes.clone()))
            .collect();
        if !settings.practises() {
            files.retain(|name, _| !name.starts_with("player."));
        }
        if settings.base_url.is_none() {
            files.remove(PREVIEW);
        }
        files.insert(
            "pieces.svg".to_owned(),
            pieces_drawing().into_bytes().into(),
        );
        files.insert("stories.json.gz".to_owned(), pack(&stories()).into());
        // Apart from the other styles, which a page without files beside it uses too.
        let fonts = files.remove("fonts.css").unwrap_or_default();
        if let Some(css) = files.get_mut("site.css") {
            css.to_mut().extend_from_slice(&fonts);
            css.to_mut().extend_from_slice(settings.style().as_bytes());
        }
        let words = script_words(voices, settings.practises())?;
        let draw = format!(
            "document.body.insertAdjacentHTML(\"beforeend\", {});\n",
            Value::from(PIECES.trim_end())
        );
        for (name, first) in [
            ("site.js", format!("globalThis.kanonSiteWords = {words};\n")),
            (
                "ask.js",
                format!("globalThis.kanonAskForms = {};\n", forms()),
            ),
            ("ask-board.js", draw.clone()),
            ("player.js", draw),
        ] {
            if let Some(script) = files.get_mut(name) {
                script.to_mut().splice(..0, first.into_bytes());
            }
        }
        let mut hasher = rustc_hash::FxHasher::default();
        for (name, bytes) in &files {
            hasher.write(name.as_bytes());
            hasher.write(bytes);
        }
        let version = format!("{:08x}", hasher.finish() >> 32);
        Ok(Assets { files, version })
    }

    /// Changes whenever a file does, so that browsers fetch the new one.
    pub fn version(&self) -> &str {
        &self.version
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// A file; the worker lives at the root of the site, since it serves all of it.
    pub fn artifact(&self, name: &str) -> Artifact {
        let path = match name {
            "worker.js" => name.to_owned(),
            _ => format!("assets/{name}"),
        };
        Artifact {
            path,
            bytes: self.files.get(name).cloned().unwrap_or_default(),
        }
    }
}
