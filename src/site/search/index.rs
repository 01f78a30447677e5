//! The index of a language.

use std::collections::BTreeMap;

use serde_json::json;

use super::Stemmer;
use super::postings::postings;
use crate::law::ClauseNumber;

/// Something that can be found.
pub struct Entry {
    /// Its number, or nothing.
    pub number: String,
    /// What it belongs to.
    pub title: String,
    /// Its address below the root of the site.
    pub address: String,
    /// Words that say what it is about, besides its text.
    pub topic: String,
    /// Its text.
    pub text: String,
}

/// A file of the index.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// The word rules and how much there is.
    Words,
    /// The stems that begin with a letter.
    Letter(char),
    /// The texts of some entries.
    Texts(usize),
    /// The numbers of a division.
    Numbers(String),
}

/// The index of a language, in pieces.
pub struct Index {
    stemmer: Stemmer,
    entries: Vec<Entry>,
    /// How many of the entries, the first ones, are of the texts themselves.
    texts: usize,
    stems: BTreeMap<char, BTreeMap<String, Vec<u32>>>,
    numbers: BTreeMap<String, Vec<(String, String)>>,
}

/// How many texts a piece holds.
const PIECE: usize = 40;

impl Index {
    /// Indexes what there is to find: first the texts, then what is said about them; `numbers` are places that a number leads to.
    pub fn new(
        stemmer: Stemmer,
        entries: Vec<Entry>,
        texts: usize,
        numbers: impl IntoIterator<Item = (ClauseNumber, String)>,
    ) -> Index {
        let mut stems: BTreeMap<char, BTreeMap<String, Vec<u32>>> = BTreeMap::new();
        for (stem, places) in postings(&stemmer, &entries) {
            if let Some(letter) = stem.chars().next() {
                stems.entry(letter).or_default().insert(stem, places);
            }
        }
        let mut by_division: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for (number, address) in numbers {
            let division = by_division.entry(number.division().to_string());
            division.or_default().push((number.to_string(), address));
        }
        Index {
            stemmer,
            entries,
            texts,
            stems,
            numbers: by_division,
        }
    }

    /// The files of the index.
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces = vec![Piece::Words];
        pieces.extend(self.stems.keys().map(|&letter| Piece::Letter(letter)));
        pieces.extend((0..self.entries.len().div_ceil(PIECE)).map(Piece::Texts));
        pieces.extend(self.numbers.keys().cloned().map(Piece::Numbers));
        pieces
    }

    /// The name of a file.
    pub fn name(piece: &Piece) -> String {
        match piece {
            Piece::Words => "words.json".to_owned(),
            Piece::Letter(letter) => format!("w-{:x}.json", u32::from(*letter)),
            Piece::Texts(at) => format!("t-{at}.json"),
            Piece::Numbers(division) => format!("n-{division}.json"),
        }
    }

    /// What a file holds.
    pub fn render(&self, piece: &Piece) -> String {
        let text = match piece {
            Piece::Words => serde_json::to_string(&json!({
                "entries": self.entries.len(),
                "texts": self.texts,
                "piece": PIECE,
                "letters": self.stems.keys().map(|&letter| u32::from(letter)).collect::<Vec<_>>(),
                "divisions": self.numbers.keys().collect::<Vec<_>>(),
                "rules": self.stemmer,
            })),
            Piece::Letter(letter) => serde_json::to_string(&self.stems.get(letter)),
            Piece::Texts(at) => {
                let part = self.entries.iter().skip(at * PIECE).take(PIECE);
                let entries = part.map(|it| (&it.number, &it.title, &it.address, &it.text));
                serde_json::to_string(&entries.collect::<Vec<_>>())
            }
            Piece::Numbers(division) => serde_json::to_string(&self.numbers.get(division)),
        };
        text.expect("texts and numbers are always JSON")
    }
}
