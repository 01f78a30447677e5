//! The code of a language.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A language by its code (`hy`, `ru`, `pt-BR`): whichever the folders have, not a fixed list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang {
    code: [u8; Lang::MAX_LENGTH],
}

/// A value for each language that has one, ordered by code.
pub type ByLang<T> = BTreeMap<Lang, T>;

/// The text is no language code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a language code")]
pub struct NotALanguage(pub String);

impl Lang {
    const MAX_LENGTH: usize = 15;

    /// Stands for any language: `und`, as ISO 639 has it.
    pub const ANY: Lang = {
        let mut code = [0; Self::MAX_LENGTH];
        code[0] = b'u';
        code[1] = b'n';
        code[2] = b'd';
        Lang { code }
    };

    /// The code.
    pub fn as_str(&self) -> &str {
        let end = self.code.iter().position(|&byte| byte == 0);
        let bytes = &self.code[..end.unwrap_or(Self::MAX_LENGTH)];
        std::str::from_utf8(bytes).expect("codes are checked to be ASCII when they are made")
    }
}

impl FromStr for Lang {
    type Err = NotALanguage;

    /// Two or three letters, then subtags of letters and digits after hyphens.
    fn from_str(text: &str) -> Result<Lang, NotALanguage> {
        let mut subtags = text.split('-');
        let primary = subtags.next().unwrap_or_default();
        let known_shape = (2..=3).contains(&primary.len())
            && primary.bytes().all(|byte| byte.is_ascii_lowercase())
            && subtags.all(|subtag| {
                (2..=8).contains(&subtag.len())
                    && subtag.bytes().all(|byte| byte.is_ascii_alphanumeric())
            });
        if !known_shape || text.len() > Self::MAX_LENGTH {
            return Err(NotALanguage(text.to_owned()));
        }
        let mut code = [0; Self::MAX_LENGTH];
        code[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Lang { code })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl serde::Serialize for Lang {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> serde::Deserialize<'de> for Lang {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_codes_and_nothing_else() {
        for code in ["hy", "ru", "qaa", "pt-BR", "zh-Hans"] {
            assert_eq!(code.parse::<Lang>().unwrap().as_str(), code);
        }
        for text in [
            "",
            "h",
            "HY",
            "հյ",
            "images",
            "hy-",
            "hy_AM",
            "hy/..",
            "hy-abcdefghijk",
        ] {
            assert!(text.parse::<Lang>().is_err(), "{text}");
        }
    }
}
