//! The templates and static files: built in, or a publisher's own.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::SiteError;
use include_dir::{Dir, include_dir};

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/templates");

/// The files of a theme by their path (`page.html`, `static/site.css`).
#[derive(Clone, Debug)]
pub struct Theme {
    files: BTreeMap<String, Cow<'static, [u8]>>,
}

impl Theme {
    /// The theme that kanon brings along.
    pub fn built_in() -> Theme {
        let mut files = BTreeMap::new();
        collect(&BUILT_IN, &mut files);
        Theme { files }
    }

    /// Puts a file in the place of the built-in one of the same name, or adds it.
    pub fn with(mut self, path: impl Into<String>, bytes: Vec<u8>) -> Theme {
        self.files.insert(path.into(), Cow::Owned(bytes));
        self
    }

    /// Where the built-in file is that a file of another folder was meant to replace; none where
    /// the file replaces one, or adds one to those that are copied.
    pub fn meant(path: &str) -> Option<String> {
        let built_in = Theme::built_in();
        let is_used = path.starts_with("static/") || built_in.files.contains_key(path);
        let name = path.rsplit('/').next().filter(|_| !is_used)?;
        let mut known = built_in.files.into_keys();
        known.find(|known| known.rsplit('/').next() == Some(name))
    }

    /// One of the files to be copied.
    pub fn asset(&self, name: &str) -> Option<Vec<u8>> {
        let found = self.assets().find(|(known, _)| *known == name);
        found.map(|(_, bytes)| bytes.to_vec())
    }

    /// The templates.
    pub(super) fn templates(&self) -> Result<Vec<(&str, &str)>, SiteError> {
        let templates = self
            .files
            .iter()
            .filter(|(path, _)| path.ends_with(".html") && !path.starts_with("static/"));
        let read = templates.map(|(path, bytes)| match std::str::from_utf8(bytes) {
            Ok(text) => Ok((path.as_str(), text)),
            Err(error) => Err(SiteError::Template(format!("{path}: {error}"))),
        });
        read.collect()
    }

    /// The files to be copied, by their name below `assets/`.
    pub(super) fn assets(&self) -> impl Iterator<Item = (&str, &Cow<'static, [u8]>)> {
        self.files
            .iter()
            .filter_map(|(path, bytes)| Some((path.strip_prefix("static/")?, bytes)))
    }
}

fn collect(dir: &Dir<'static>, files: &mut BTreeMap<String, Cow<'static, [u8]>>) {
    for file in dir.files() {
        if let Some(path) = file.path().to_str() {
            files.insert(path.replace('\\', "/"), Cow::Borrowed(file.contents()));
        }
    }
    for dir in dir.dirs() {
        collect(dir, files);
    }
}
