//! A file that is read as a whole: within a bound, and only if it has an end.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Read as _, Result};
use std::path::Path;

/// No file that is read as a whole is longer, in bytes.
pub const MAX_LENGTH: usize = 64 << 20;

/// What a file holds. A pipe or a device may never end, so it is refused, like a file that is too
/// long.
pub fn read_whole(path: &Path) -> Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(ErrorKind::NotSeekable.into());
    }
    read_at_most(File::open(path)?)
}

/// All that can be read, if that is not too long.
pub fn read_at_most(from: File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_LENGTH as u64 + 1).read_to_end(&mut bytes)?;
    match bytes.len() > MAX_LENGTH {
        true => Err(ErrorKind::FileTooLarge.into()),
        false => Ok(bytes),
    }
}

/// The text of a file.
pub fn read_whole_text(path: &Path) -> Result<String> {
    let bytes = read_whole(path)?;
    String::from_utf8(bytes).map_err(|error| Error::new(ErrorKind::InvalidData, error))
}
