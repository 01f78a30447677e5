//! The editions of the Laws.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// An edition of the Laws of Chess, by the year it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 January 2018.
    #[serde(rename = "2018")]
    E2018,
    /// In force from 1 January 2023.
    #[serde(rename = "2023")]
    E2023,
}

impl Edition {
    /// All editions, oldest first: the order of the number columns in the registry.
    pub const ALL: [Edition; 2] = [Edition::E2018, Edition::E2023];

    /// The edition in force now.
    pub const LATEST: Edition = Edition::E2023;

    /// Their names, in the same order.
    pub const NAMES: [&str; Edition::ALL.len()] = {
        let mut names = [""; Edition::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = Edition::ALL[at].name();
            at += 1;
        }
        names
    };

    /// The years from which they are in force, in the same order.
    pub const YEARS: [u16; Edition::ALL.len()] = {
        let mut years = [0; Edition::ALL.len()];
        let mut at = 0;
        while at < years.len() {
            years[at] = Edition::ALL[at].year();
            at += 1;
        }
        years
    };

    /// The year from which it is in force.
    pub const fn year(self) -> u16 {
        match self {
            Edition::E2018 => 2018,
            Edition::E2023 => 2023,
        }
    }

    /// The year, which is also its name.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::E2018 => "2018",
            Edition::E2023 => "2023",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No edition has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown edition `{0}` (known: 2018, 2023)")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Edition, UnknownEdition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
            .ok_or_else(|| UnknownEdition(name.to_owned()))
    }
}
