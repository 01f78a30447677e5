//! The editions of the Laws.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

macro_rules! editions {
    ($($name:ident = $text:literal, $year:literal;)+) => {
        /// An edition of the Laws of Chess, by the year it came into force.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Edition {
            $(
                #[doc = concat!("In force from 1 January ", $text, ".")]
                #[serde(rename = $text)]
                $name,
            )+
        }

        impl Edition {
            /// All editions, oldest first: the order of the number columns in the registry.
            pub const ALL: [Edition; [$($year),+].len()] = [$(Edition::$name),+];

            /// Their names, in the same order.
            pub const NAMES: [&str; Edition::ALL.len()] = [$($text),+];

            /// The years from which they are in force, in the same order.
            pub const YEARS: [u16; Edition::ALL.len()] = [$($year),+];
        }
    };
}

// An edition that changes nothing is one line here; where it differs, the provisions and the
// numbers of the registry say so.
editions! {
    E2018 = "2018", 2018;
    E2023 = "2023", 2023;
}

impl Edition {
    /// The edition in force now.
    pub const LATEST: Edition = Edition::ALL[Edition::ALL.len() - 1];

    /// The year from which it is in force.
    pub const fn year(self) -> u16 {
        Edition::YEARS[self as usize]
    }

    /// The year, which is also its name.
    pub const fn name(self) -> &'static str {
        Edition::NAMES[self as usize]
    }
}

/// A range of editions: since one, until another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Editions {
    first: Edition,
    last: Option<Edition>,
}

impl Editions {
    /// All of them, and those to come.
    pub const ALL: Editions = Editions::since(Edition::ALL[0]);

    /// This edition and all later ones, those to come included.
    pub const fn since(first: Edition) -> Editions {
        Editions { first, last: None }
    }

    /// All editions up to this one.
    pub const fn until(last: Edition) -> Editions {
        Editions {
            first: Edition::ALL[0],
            last: Some(last),
        }
    }

    /// Whether an edition is among them.
    pub fn contains(self, edition: Edition) -> bool {
        edition >= self.first && self.last.is_none_or(|last| edition <= last)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No edition has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown edition `{0}` (known: {known})", known = Edition::NAMES.join(", "))]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_include_their_ends_and_the_latest_edition() {
        for edition in Edition::ALL {
            assert!(Editions::ALL.contains(edition));
            assert!(Editions::since(edition).contains(edition));
            assert!(Editions::since(edition).contains(Edition::LATEST));
            assert!(Editions::until(edition).contains(edition));
            assert!(Editions::until(edition).contains(Edition::ALL[0]));
        }
        assert!(!Editions::since(Edition::E2023).contains(Edition::E2018));
        assert!(!Editions::until(Edition::E2018).contains(Edition::E2023));
    }
}
