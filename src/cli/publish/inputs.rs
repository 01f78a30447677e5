//! The state of everything that a site is made from.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::Result;

use super::marker::time_of;
use crate::cli::failure::{Explain, about};

/// Collects the state of files and choices into one digest.
#[derive(Default)]
pub struct Inputs {
    hasher: DefaultHasher,
}

impl Inputs {
    /// Begins with the program itself: another build of kanon makes another site.
    pub fn new() -> Inputs {
        let mut inputs = Inputs::default();
        inputs.choice(env!("CARGO_PKG_VERSION"));
        let program = std::env::current_exe();
        if let Some(metadata) = program.ok().and_then(|path| fs::metadata(path).ok()) {
            (metadata.len(), time_of(&metadata)).hash(&mut inputs.hasher);
        }
        inputs
    }

    /// Adds a choice.
    pub fn choice(&mut self, choice: impl Hash) {
        choice.hash(&mut self.hasher);
    }

    /// Adds every file of a folder by name, length and time, except what lies in `except`.
    pub fn folder(&mut self, folder: &Path, except: Option<&Path>) -> Result<()> {
        let unreadable = || about("failure-read", folder);
        let mut entries = fs::read_dir(folder)
            .explain(unreadable)?
            .collect::<Result<Vec<_>, _>>()
            .explain(unreadable)?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = entry.path();
            if except.is_some_and(|except| path == except) {
                continue;
            }
            // A linked folder is not walked: reading does not follow it either.
            let is_link = entry.file_type().is_ok_and(|kind| kind.is_symlink());
            let metadata = fs::metadata(&path);
            path.hash(&mut self.hasher);
            match metadata {
                Ok(metadata) if metadata.is_dir() && is_link => true.hash(&mut self.hasher),
                Ok(metadata) if metadata.is_dir() => self.folder(&path, except)?,
                Ok(metadata) => (metadata.len(), time_of(&metadata)).hash(&mut self.hasher),
                Err(error) => error.kind().hash(&mut self.hasher),
            }
        }
        Ok(())
    }

    /// The digest of everything added.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.hasher.finish())
    }
}
