//! Replacing a file in one step.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use anyhow::Result;

use super::failure::{Explain as _, about};

/// Writes a new file `beside` and renames it to `path`. What lies there already is removed first,
/// so that nothing is written through a link.
pub fn replace(path: &Path, beside: &Path, bytes: &[u8]) -> Result<()> {
    try_replace(path, beside, bytes).explain(|| about("failure-write", path))
}

fn try_replace(path: &Path, beside: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(beside) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(beside)?;
    let written = file
        .write_all(bytes)
        .and_then(|()| fs::rename(beside, path));
    if written.is_err() {
        // The first failure is what counts.
        let _ = fs::remove_file(beside);
    }
    written
}
