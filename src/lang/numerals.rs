//! The number words of a language.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Number words and units of time, from `numerals.toml`; a word may end in `*` for any ending.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numerals {
    joined: bool,
    words: BTreeMap<String, Vec<Box<str>>>,
    units: BTreeMap<Unit, Vec<Box<str>>>,
}

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// A second.
    Second,
    /// A minute.
    Minute,
    /// An hour.
    Hour,
}

impl Unit {
    /// How many seconds it has.
    pub fn seconds(self) -> u32 {
        match self {
            Unit::Second => 1,
            Unit::Minute => 60,
            Unit::Hour => 3600,
        }
    }
}

impl Numerals {
    /// The number words with their values in hundredths, or the key that is no number.
    pub fn words(&self) -> Result<Vec<(&str, u32)>, &str> {
        let mut words = Vec::new();
        for (key, forms) in &self.words {
            let value: f64 = key.parse().map_err(|_| key.as_str())?;
            let hundredths = (value * 100.0).round() as u32;
            words.extend(forms.iter().map(|form| (&**form, hundredths)));
        }
        Ok(words)
    }

    /// Whether tens and units make one word.
    pub fn joined(&self) -> bool {
        self.joined
    }

    /// The words for units of time.
    pub fn units(&self) -> impl Iterator<Item = (&str, Unit)> {
        self.units
            .iter()
            .flat_map(|(&unit, forms)| forms.iter().map(move |form| (&**form, unit)))
    }
}
