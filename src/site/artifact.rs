//! A file of the site.

use std::borrow::Cow;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// A file to be written: where, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artifact {
    /// The path below the root of the site, with `/`.
    pub path: String,
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
}

impl Artifact {
    /// A file with a text.
    pub fn text(path: impl Into<String>, text: String) -> Artifact {
        Artifact {
            path: path.into(),
            bytes: Cow::Owned(text.into_bytes()),
        }
    }

    /// A file with a text that only scripts read, packed: it takes a fifth of the room.
    pub fn packed(path: impl Into<String>, text: &str) -> Artifact {
        Artifact {
            path: path.into(),
            bytes: Cow::Owned(pack(text)),
        }
    }
}

/// A text in gzip; the same text gives the same bytes.
pub(super) fn pack(text: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer
        .write_all(text.as_bytes())
        .and_then(|()| packer.finish())
        .expect("memory takes what is written to it")
}
