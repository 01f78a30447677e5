//! An archive that is the same bytes for the same files: no times, no owners.

use std::io::Write;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// The first day that the format knows, 1 January 1980.
const DAY: u16 = 1 << 5 | 1;
const VERSION: u16 = 20;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
const DEFLATED: u16 = 8;

/// A zip archive in the making.
#[derive(Default)]
pub struct Zip {
    bytes: Vec<u8>,
    directory: Vec<u8>,
    entries: u16,
}

impl Zip {
    /// Adds a file. Archives here stay far below 65,535 files and 4 GB, where the format changes.
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
        let start = self.bytes.len() as u32;
        self.bytes.extend(&self.directory);
        self.bytes.extend(b"PK\x05\x06\0\0\0\0");
        self.bytes.extend(self.entries.to_le_bytes());
        self.bytes.extend(self.entries.to_le_bytes());
        self.bytes
            .extend((self.directory.len() as u32).to_le_bytes());
        self.bytes.extend(start.to_le_bytes());
        self.bytes.extend(0u16.to_le_bytes());
        self.bytes
    }
}

fn deflate(content: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .expect("memory can always be written to")
}
