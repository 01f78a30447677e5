//! Which editions of the Laws stories are set in.

use std::fmt;
use std::str::FromStr;

use crate::law::{Edition, UnknownEdition};

/// The editions that questions may be about. Unless something else is said: the Laws in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditionChoice {
    /// A single one.
    Only(Edition),
    /// Whichever the dice choose, most often the latest.
    Any,
}

impl EditionChoice {
    /// What stands for every edition.
    pub const ANY: &'static str = "any";

    /// All that can be asked for: the editions, and what stands for every one.
    pub const NAMES: [&str; Edition::NAMES.len() + 1] = {
        let mut names = [EditionChoice::ANY; Edition::NAMES.len() + 1];
        let mut at = 0;
        while at < Edition::NAMES.len() {
            names[at] = Edition::NAMES[at];
            at += 1;
        }
        names
    };

    /// The single edition, if it is one.
    pub fn only(self) -> Option<Edition> {
        match self {
            EditionChoice::Only(edition) => Some(edition),
            EditionChoice::Any => None,
        }
    }
}

impl Default for EditionChoice {
    fn default() -> EditionChoice {
        EditionChoice::Only(Edition::LATEST)
    }
}

impl FromStr for EditionChoice {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<EditionChoice, UnknownEdition> {
        match name {
            EditionChoice::ANY => Ok(EditionChoice::Any),
            other => other.parse().map(EditionChoice::Only),
        }
    }
}

impl fmt::Display for EditionChoice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditionChoice::Only(edition) => edition.fmt(formatter),
            EditionChoice::Any => formatter.write_str(EditionChoice::ANY),
        }
    }
}
