//! Markdown → the model.
//!
//! A folder of articles enters; a [`Corpus`](crate::law::Corpus) and the [`Report`](crate::diag::Report) of everything that reading had to
//! repair or could not understand leave. Nothing is judged here: what the text says may be wrong,
//! that is for the lints. Nothing is written.

mod assemble;
mod decode;
mod divide;
mod edition;
mod errata;
mod flow_text;
mod front;
mod glyph;
mod identity;
mod inline;
mod label;
mod layout;
mod level;
mod links;
mod load;
mod manifest;
mod numeral;
mod page;
mod parse;
mod pattern;
mod plain;
mod reference;
mod refresh;
mod repair;
mod resolve;
mod tree;
mod tree_report;
mod vocabulary;

use std::path::PathBuf;

use thiserror::Error;

pub use decode::decode;
pub use edition::Evidence;
pub use load::{load, load_plain, read_settings};
pub use parse::{Frame, Parsed, parse_document};
pub use plain::{article as plain_article, is_ours as is_built_in};
pub use refresh::refresh;
pub use repair::LOOSE_NUMBER;
pub use vocabulary::Vocabulary;

use crate::diag::settings::SETTINGS_SYNTAX;
use crate::diag::{Code, FileId, Report, shape};
use crate::lang::{Lang, LocaleError};

/// The file that says where the documents are, and how to publish them.
pub const MANIFEST: &str = "book.toml";

/// The file with the corrections.
pub const ERRATA: &str = "errata.toml";

/// The JSON Schema of the manifest; what it says of the site is for others to say.
pub fn manifest_schema() -> serde_json::Value {
    shape::json_schema(MANIFEST, manifest::KEYS)
}

/// Reports every mistake of a manifest.
pub fn check_manifest(text: &str, file: FileId, report: &mut Report) {
    manifest::Manifest::read(text, file, report);
}

/// The JSON Schema of the corrections.
pub fn errata_schema() -> serde_json::Value {
    shape::json_schema(ERRATA, errata::KEYS)
}

/// Problems of a file that leave nothing of it.
pub const LOST: [Code; 3] = [SETTINGS_SYNTAX, load::TOO_LONG, tree::UNREADABLE];

/// Problems that leave a whole article, or all of them, out of the corpus, or letters out of an
/// article.
pub const ARTICLES_LOST: [Code; 4] = [
    load::NO_DOCUMENTS,
    load::TOO_LONG,
    tree::UNREADABLE,
    decode::NOT_UTF8,
];

/// How to load.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether the corrections of `errata.toml` are applied.
    pub errata: bool,
    /// The one language whose documents are read; all, where none is named.
    pub only: Option<Lang>,
    /// Which of the plain edition stands beside the documents, unless the manifest leaves it out.
    pub plain: Plain,
}

/// How much of the plain edition is read.
#[derive(Clone, Debug, Default)]
pub enum Plain {
    /// Nothing.
    #[default]
    None,
    /// All of it.
    All,
    /// The articles in these languages.
    In(Vec<Lang>),
}

impl Plain {
    fn includes(&self, lang: Lang) -> bool {
        match self {
            Plain::None => false,
            Plain::All => true,
            Plain::In(languages) => languages.contains(&lang),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            errata: true,
            only: None,
            plain: Plain::None,
        }
    }
}

/// The folder can't be read at all.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LoadError {
    /// There is no such folder.
    #[error("{0} is not a folder")]
    NotAFolder(PathBuf),
    /// The folder can't be listed.
    #[error("cannot read {0}")]
    Unreadable(PathBuf, #[source] std::io::Error),
    /// The words of a language can't be used.
    #[error(transparent)]
    Locale(#[from] LocaleError),
}
