//! Which editions of the Laws stories are set in.

use std::fmt;
use std::str::FromStr;

use crate::law::{Edition, UnknownEdition};

/// The editions that questions may be about. Unless something else is said: the Laws in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Editions {
    /// A single one.
    Only(Edition),
    /// Whichever the dice choose, most often the latest.
    Any,
}

impl Editions {
    /// What stands for every edition.
    pub const ANY: &'static str = "any";

    /// All that can be asked for: the editions, and what stands for every one.
    pub const NAMES: [&str; Edition::NAMES.len() + 1] = {
        let mut names = [Editions::ANY; Edition::NAMES.len() + 1];
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
            Editions::Only(edition) => Some(edition),
            Editions::Any => None,
        }
    }
}

impl Default for Editions {
    fn default() -> Editions {
        Editions::Only(Edition::LATEST)
    }
}

impl FromStr for Editions {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Editions, UnknownEdition> {
        match name {
            Editions::ANY => Ok(Editions::Any),
            other => other.parse().map(Editions::Only),
        }
    }
}

impl fmt::Display for Editions {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Editions::Only(edition) => edition.fmt(formatter),
            Editions::Any => formatter.write_str(Editions::ANY),
        }
    }
}
