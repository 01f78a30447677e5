//! One language's folder, and all of them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use thiserror::Error;

use super::{Lang, Text};

static BUILT_IN: Dir<'static> = include_dir!("$OUT_DIR/locales");

pub(super) type Files = BTreeMap<Box<str>, LocaleFile>;

/// What a file says. What is built in is looked at when it is asked for: a run needs few of them.
#[derive(Clone, Debug)]
pub(super) enum LocaleFile {
    BuiltIn(&'static [u8]),
    #[cfg(feature = "content")]
    Read(Box<str>),
}

impl LocaleFile {
    pub(super) fn text(&self) -> &str {
        match self {
            // The gate on `locales/` finds what is no text.
            LocaleFile::BuiltIn(bytes) => std::str::from_utf8(bytes).unwrap_or_default(),
            #[cfg(feature = "content")]
            LocaleFile::Read(text) => text,
        }
    }
}

/// A language: its name, its texts, its words.
#[derive(Debug)]
pub struct Locale {
    lang: Lang,
    name: Box<str>,
    text: Text,
    files: Files,
}

/// The languages there are, by code.
#[derive(Debug)]
pub struct Locales {
    folders: BTreeMap<Lang, Files>,
}

/// A language folder can't be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LocaleError {
    /// There is no folder for it.
    #[error("no language `{0}`; there are: {1}")]
    Unknown(String, String),
    /// The folder can't be read.
    #[error("cannot read {0}")]
    Unreadable(PathBuf, #[source] std::io::Error),
    /// A file in it is missing or wrong.
    #[error("locales/{lang}/{file}: {problem}")]
    Wrong {
        /// The language.
        lang: Lang,
        /// The file.
        file: Box<str>,
        /// What is wrong.
        problem: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LanguageFile {
    name: Box<str>,
}

impl Locales {
    /// The languages that kanon brings along.
    pub fn built_in() -> Locales {
        let folders = BUILT_IN
            .dirs()
            .filter_map(|dir| Some((dir.path().to_str()?.parse().ok()?, built_in_files(dir))))
            .collect();
        Locales { folders }
    }

    /// Adds the languages of a folder; a file there takes the place of a built-in one.
    #[cfg(feature = "content")]
    pub fn with_folder(mut self, folder: &std::path::Path) -> Result<Locales, LocaleError> {
        for path in entries(folder)? {
            let name = path.file_name().and_then(|name| name.to_str());
            let Some(lang) = name.and_then(|name| name.parse().ok()) else {
                continue;
            };
            let files = self.folders.entry(lang).or_default();
            for file in entries(&path)? {
                let Some(name) = file.file_name().and_then(|name| name.to_str()) else {
                    continue;
                };
                let text = crate::diag::read_whole_text(&file)
                    .map_err(|error| LocaleError::Unreadable(file.clone(), error))?;
                files.insert(name.into(), LocaleFile::Read(text.into()));
            }
        }
        Ok(self)
    }

    /// The codes of the languages.
    pub fn languages(&self) -> impl Iterator<Item = Lang> {
        self.folders.keys().copied()
    }

    /// The languages that have messages; of others only the words are known, to read articles.
    pub fn speaking(&self) -> impl Iterator<Item = Lang> {
        let spoken = self.folders.iter();
        let spoken = spoken.filter(|(_, files)| files.keys().any(|name| name.ends_with(".ftl")));
        spoken.map(|(lang, _)| *lang)
    }

    /// Opens a language.
    pub fn open(&self, lang: Lang) -> Result<Locale, LocaleError> {
        let files = self.folders.get(&lang).ok_or_else(|| {
            let known: Vec<_> = self.languages().map(|lang| lang.to_string()).collect();
            LocaleError::Unknown(lang.to_string(), known.join(", "))
        })?;
        let mut locale = Locale {
            lang,
            name: Box::default(),
            text: Text::new(lang, files),
            files: files.clone(),
        };
        let language: LanguageFile = locale.toml("language.toml")?;
        locale.name = language.name;
        Ok(locale)
    }
}

impl Locale {
    /// Its code.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What its speakers call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its texts.
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// Reads one of its data files, where it has it.
    pub fn toml_if_present<T: serde::de::DeserializeOwned>(
        &self,
        file: &str,
    ) -> Result<Option<T>, LocaleError> {
        self.has(file).then(|| self.toml(file)).transpose()
    }

    /// Its files: their names and what they say.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        let files = self.files.iter();
        files.map(|(name, written)| (&**name, written.text()))
    }

    /// Whether it has a data file.
    pub fn has(&self, file: &str) -> bool {
        self.files.contains_key(file)
    }

    /// Reads one of its data files.
    pub fn toml<T: serde::de::DeserializeOwned>(&self, file: &str) -> Result<T, LocaleError> {
        let wrong = |problem: String| LocaleError::Wrong {
            lang: self.lang,
            file: file.into(),
            problem,
        };
        let text = self
            .files
            .get(file)
            .map(LocaleFile::text)
            .ok_or_else(|| wrong("the file is missing".to_owned()))?;
        toml::from_str(text).map_err(|error| wrong(error.to_string()))
    }
}

fn built_in_files(dir: &Dir<'static>) -> Files {
    dir.files()
        .filter_map(|file| {
            let name = file.path().file_name()?.to_str()?;
            Some((name.into(), LocaleFile::BuiltIn(file.contents())))
        })
        .collect()
}

#[cfg(feature = "content")]
fn entries(folder: &std::path::Path) -> Result<Vec<PathBuf>, LocaleError> {
    let unreadable = |error| LocaleError::Unreadable(folder.to_owned(), error);
    let mut paths = std::fs::read_dir(folder)
        .map_err(unreadable)?
        .map(|entry| entry.map(|entry| entry.path()).map_err(unreadable))
        .collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}
