//! The state of everything that a site is made from.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::{fs, io};

use super::marker::time_of;

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

    /// Adds every file of a folder by name, length and time, except what lies in `except`. Whoever
    /// reads the files says what can't be read.
    pub fn folder(&mut self, folder: &Path, except: Option<&Path>) {
        let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => return error.kind().hash(&mut self.hasher),
        };
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
                Ok(metadata) if metadata.is_dir() => self.folder(&path, except),
                Ok(metadata) => (metadata.len(), time_of(&metadata)).hash(&mut self.hasher),
                Err(error) => error.kind().hash(&mut self.hasher),
            }
        }
    }

    /// The digest of everything added.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.hasher.finish())
    }
}
