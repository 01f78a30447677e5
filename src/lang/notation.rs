//! The letters of the pieces in a language.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Lang, Locale, LocaleError, Locales};

/// The arguments of messages that are moves in English letters, for [`Notation::spell`].
pub const MOVE_ARGUMENTS: [&str; 5] = ["move", "moves", "last", "intended", "found"];

/// How a language abbreviates the pieces (C.2, C.3): `locales/<lang>/notation.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notation {
    /// The king.
    pub king: Box<str>,
    /// The queen.
    pub queen: Box<str>,
    /// The rook.
    pub rook: Box<str>,
    /// The bishop.
    pub bishop: Box<str>,
    /// The knight.
    pub knight: Box<str>,
}

impl Notation {
    /// The notation of a language.
    pub fn of(locale: &Locale) -> Result<Notation, LocaleError> {
        locale.toml("notation.toml")
    }

    /// The English letters with the letters of this notation.
    pub fn letters(&self) -> [(char, &str); 5] {
        [
            ('K', &self.king),
            ('Q', &self.queen),
            ('R', &self.rook),
            ('B', &self.bishop),
            ('N', &self.knight),
        ]
    }

    /// Moves in English letters, spelt in this notation: castling with zeros (C.13), and a dash
    /// between two squares.
    pub fn spell(&self, san: &str) -> String {
        let letters = self.letters();
        let mut spelt = String::with_capacity(san.len());
        let mut before = None;
        for english in san.chars() {
            match english {
                'O' => spelt.push('0'),
                '-' if matches!(before, Some('1'..='8')) => spelt.push('–'),
                _ => match letters.iter().find(|(letter, _)| *letter == english) {
                    Some((_, own)) => spelt.push_str(own),
                    None => spelt.push(english),
                },
            }
            before = Some(english);
        }
        spelt
    }
}

/// A move in the letters of any built-in notation, in English letters.
pub fn in_english(san: &str) -> String {
    if san.is_ascii() {
        return san.to_owned();
    }
    let mut letters: Vec<(char, &str)> = notations()
        .iter()
        .flat_map(|(_, notation)| notation.letters())
        .filter(|(_, own)| !own.is_ascii())
        .collect();
    // К opens Кр: the longer letters go first.
    letters.sort_by_key(|(_, own)| std::cmp::Reverse(own.len()));
    letters
        .into_iter()
        .fold(san.to_owned(), |text, (english, own)| {
            text.replace(own, &english.to_string())
        })
}

/// The notations of the built-in languages.
pub fn notations() -> &'static [(Lang, Notation)] {
    static NOTATIONS: LazyLock<Vec<(Lang, Notation)>> = LazyLock::new(|| {
        let locales = Locales::built_in();
        locales
            .languages()
            .filter_map(|lang| {
                let locale = locales.open(lang).ok()?;
                Some((lang, Notation::of(&locale).ok()?))
            })
            .collect()
    });
    &NOTATIONS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_notation() {
        assert_eq!(notations().len(), Locales::built_in().languages().count());
    }

    #[test]
    fn spells_moves() {
        let russian = &notations()
            .iter()
            .find(|(lang, _)| lang.as_str() == "ru")
            .unwrap()
            .1;
        assert_eq!(russian.spell("Nbd2"), "Кbd2");
        assert_eq!(russian.spell("Kxe8=Q#"), "Крxe8=Ф#");
        assert_eq!(russian.spell("Ke2, O-O, O-O-O+"), "Крe2, 0-0, 0-0-0+");
        assert_eq!(russian.spell("Nb1-d2"), "Кb1–d2");
        assert_eq!(in_english("Крxe8=Ф"), "Kxe8=Q");
        assert_eq!(in_english("Ձbd2"), "Nbd2");
    }
}
