//! An archive that is the same bytes for the same files: no times, no owners.

use std::io::Write;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// The first day that the format knows, 1 January 1980.
const DAY: u16 = 1 << 5 | 1;
const VERSION: u16 = 20;
/// The version that counts files at length.
const LONG_VERSION: u16 = 45;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
const DEFLATED: u16 = 8;

/// A zip archive in the making.
#[derive(Default)]
pub struct Zip {
    bytes: Vec<u8>,
    directory: Vec<u8>,
    entries: u64,
}

impl Zip {
    /// Adds a file. The archive stays below 4 GB, where the format changes: a question takes
    /// a few kilobytes.
    pub fn add(&mut self, name: &str, content: &[u8]) {
        let packed = deflate(content);
        let mut crc = Crc::new();
        crc.update(content);
        let mut about = Vec::new();
        for short in [VERSION, FLAGS, DEFLATED, 0, DAY] {
            about.extend(short.to_le_bytes());
        }
        for long in [crc.sum(), packed.len() as u32, content.len() as u32] {
            about.extend(long.to_le_bytes());
        }
        about.extend((name.len() as u16).to_le_bytes());
        about.extend(0u16.to_le_bytes());
        let offset = self.bytes.len() as u32;
        self.bytes.extend(b"PK\x03\x04");
        self.bytes.extend(&about);
        self.bytes.extend(name.as_bytes());
        self.bytes.extend(packed);
        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&about);
        // Comment, disk, and the attributes within and without: nothing.
        self.directory.extend([0; 10]);
        self.directory.extend(offset.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.entries += 1;
    }

    /// The archive.
    pub fn finish(mut self) -> Vec<u8> {
        let (start, length) = (self.bytes.len() as u32, self.directory.len() as u32);
        self.bytes.extend(&self.directory);
        let entries = u16::try_from(self.entries).unwrap_or(u16::MAX);
        if entries == u16::MAX {
            self.count_at_length(start, length);
        }
        self.bytes.extend(b"PK\x05\x06\0\0\0\0");
        self.bytes.extend(entries.to_le_bytes());
        self.bytes.extend(entries.to_le_bytes());
        self.bytes.extend(length.to_le_bytes());
        self.bytes.extend(start.to_le_bytes());
        self.bytes.extend(0u16.to_le_bytes());
        self.bytes
    }

    /// The record that counts more than 65,534 files (Zip64), and where it is.
    fn count_at_length(&mut self, start: u32, length: u32) {
        let place = self.bytes.len() as u64;
        self.bytes.extend(b"PK\x06\x06");
        self.bytes.extend(44u64.to_le_bytes());
        self.bytes.extend(LONG_VERSION.to_le_bytes());
        self.bytes.extend(LONG_VERSION.to_le_bytes());
        self.bytes.extend([0; 8]);
        for number in [self.entries, self.entries, length.into(), start.into()] {
            self.bytes.extend(number.to_le_bytes());
        }
        self.bytes.extend(b"PK\x06\x07\0\0\0\0");
        self.bytes.extend(place.to_le_bytes());
        self.bytes.extend(1u32.to_le_bytes());
    }
}

fn deflate(content: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .expect("memory can always be written to")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_files_are_counted_at_length() {
        let mut zip = Zip {
            entries: 65_535,
            ..Zip::default()
        };
        zip.add("one more", b"");
        let bytes = zip.finish();
        let end = &bytes[bytes.len() - 22..];
        assert_eq!(&end[..4], b"PK\x05\x06");
        assert_eq!(end[8..12], [0xFF; 4]);
        let record = &bytes[bytes.len() - 22 - 20 - 56..];
        assert_eq!(&record[..4], b"PK\x06\x06");
        assert_eq!(record[24..32], 65_536u64.to_le_bytes());
    }
}
