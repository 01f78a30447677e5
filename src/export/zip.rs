//! An archive that is the same bytes for the same files: no times, no owners, no trace of the
//! system that wrote it.

use std::io::{Cursor, Write};

use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

/// A zip archive in the making.
pub struct Zip(ZipWriter<Cursor<Vec<u8>>>);

impl Zip {
    /// An archive without files.
    pub fn new() -> Zip {
        Zip(ZipWriter::new(Cursor::default()))
    }

    /// Adds a file, under a name that no other has.
    pub fn add(&mut self, name: &str, content: &[u8]) -> ZipResult<()> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::DEFAULT)
            .system(System::Unix);
        self.0.start_file(name, options)?;
        self.0.write_all(content)?;
        Ok(())
    }

    /// The archive.
    pub fn finish(self) -> ZipResult<Vec<u8>> {
        Ok(self.0.finish()?.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_for_one_file_and_no_time() {
        let mut zip = Zip::new();
        zip.add("one", b"1").unwrap();
        assert!(zip.add("one", b"2").is_err());
        let mut zip = Zip::new();
        zip.add("one", b"1").unwrap();
        let bytes = zip.finish().unwrap();
        // Time and day of the first header: midnight, 1 January 1980.
        assert_eq!(bytes[10..14], [0, 0, 0x21, 0]);
    }
}
