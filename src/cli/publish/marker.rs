//! The file that says that kanon made a folder.

use crate::cli::failure::{Explain, about};
use crate::diag::read_whole;
use std::collections::BTreeMap;
use std::fs::Metadata;
use std::hash::Hasher;
use std::path::Path;
use std::time::UNIX_EPOCH;

use anyhow::Result;
use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};

/// Its name.
pub const NAME: &str = ".kanon-site.json";

/// What a folder was made from, and what was written.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Marker {
    /// The version of this file's form.
    pub version: u32,
    /// The state of everything that the site was made from.
    pub inputs: String,
    /// The files, by their path in the folder.
    pub outputs: BTreeMap<String, FileState>,
}

/// The state of a file; three numbers in the marker, which has a line for every file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "(u64, u64, u64)")]
pub struct FileState {
    /// A digest of its bytes.
    pub hash: u64,
    /// Its length.
    pub size: u64,
    /// When it was written, in nanoseconds.
    pub time: u64,
}

impl From<FileState> for (u64, u64, u64) {
    fn from(stamp: FileState) -> Self {
        (stamp.hash, stamp.size, stamp.time)
    }
}

impl Marker {
    /// The form that this version writes.
    pub const VERSION: u32 = 1;

    /// Reads the marker of a folder, where it has one.
    pub fn read(folder: &Path) -> Result<Option<Marker>> {
        let path = folder.join(NAME);
        let text = match read_whole(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).explain(|| about("failure-read", &path));
            }
        };
        let marker: Marker =
            serde_json::from_slice(&text).explain(|| about("failure-damaged", &path))?;
        Ok(Some(marker))
    }
}

/// A digest of some bytes.
pub fn digest(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// When a file was changed, in nanoseconds.
pub fn time_of(metadata: &Metadata) -> u64 {
    let since = metadata
        .modified()
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| since.as_nanos() as u64)
}
