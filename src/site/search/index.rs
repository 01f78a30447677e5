//! The index of a language.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde::Serialize;
use serde_json::json;

use super::WordRules;
use crate::site::artifact::pack;

/// Something that can be found.
#[derive(Default, Serialize)]
pub struct Entry {
    /// Its number, or nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// Its number in the newest edition, where that is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latest: Option<String>,
    /// Its number in an older edition, where that is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub former: Option<String>,
    /// What it is called.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The part of the book that it belongs to.
    pub group: usize,
    /// Its address below the root of the site.
    pub address: String,
    /// Its text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The plain edition's text of the same rule.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub plain: String,
    /// What else it is called.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// For a term: the entries that it is about, the most important one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<usize>,
}

/// A part of the book under which results are shown.
#[derive(Serialize)]
pub struct ResultGroup {
    /// What it is called.
    pub title: String,
    /// Its address below the root of the site.
    pub address: String,
}

/// A file of the index.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// The word rules, the parts of the book and how much there is.
    Head,
    /// Some of the entries.
    Entries(usize),
}

/// The index of a language, in pieces.
pub struct Index {
    pub rules: WordRules,
    pub groups: Vec<ResultGroup>,
    pub entries: Vec<Entry>,
}

/// How many entries a file holds: more than the Laws have.
const PIECE: usize = 1500;

impl Index {
    fn parts(&self) -> usize {
        self.entries.len().div_ceil(PIECE)
    }

    /// The files of the index.
    pub fn pieces(&self) -> Vec<Piece> {
        let parts = (0..self.parts()).map(Piece::Entries);
        std::iter::once(Piece::Head).chain(parts).collect()
    }

    /// The name of a file.
    pub fn name(piece: &Piece) -> String {
        match piece {
            Piece::Head => "index.js".to_owned(),
            Piece::Entries(at) => format!("entries-{at}.js"),
        }
    }

    /// What a file holds: a script that hands its data, packed, to the one that searches.
    pub fn render(&self, piece: &Piece) -> String {
        let data = match piece {
            Piece::Head => serde_json::to_string(&json!({
                "rules": self.rules,
                "groups": self.groups,
                "parts": self.parts(),
            })),
            Piece::Entries(at) => {
                let part = self.entries.iter().skip(at * PIECE).take(PIECE);
                serde_json::to_string(&part.collect::<Vec<_>>())
            }
        };
        let data = data.expect("texts and numbers are always JSON");
        let name = Index::name(piece);
        let packed = BASE64_STANDARD.encode(pack(&data));
        format!("kanonSearch.receive(\"{name}\", \"{packed}\");\n")
    }
}
