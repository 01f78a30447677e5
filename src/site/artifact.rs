//! A file of the site.

use std::borrow::Cow;

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
}
