//! The numbered parts of the Laws: articles, appendices, guidelines.

use std::fmt;
use std::str::FromStr;

use super::number::NotANumber;

/// An article (Arabic), an appendix (a letter) or a guideline (Roman).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Division {
    /// `9`
    Article(u16),
    /// `A`
    Appendix(char),
    /// `III`
    Guideline(u16),
}

impl Division {
    /// No edition has, or will soon have, more articles than this; a greater number is something
    /// else.
    pub const MAX_ARTICLE: u16 = 20;

    /// The stable lower-case name of the kind, for programs.
    pub fn kind(self) -> &'static str {
        match self {
            Division::Article(_) => "article",
            Division::Appendix(_) => "appendix",
            Division::Guideline(_) => "guideline",
        }
    }
}

impl fmt::Display for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Division::Article(number) => write!(f, "{number}"),
            Division::Appendix(letter) => write!(f, "{letter}"),
            Division::Guideline(number) => roman(number).try_for_each(|digits| f.write_str(digits)),
        }
    }
}

impl FromStr for Division {
    type Err = NotANumber;

    /// Reads `9`, `A` or `III`. The letters I, V and X are Roman digits, every other capital
    /// letter is an appendix.
    fn from_str(text: &str) -> Result<Division, NotANumber> {
        let refuse = || NotANumber(text.to_owned());
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some('1'..='9'), _) if text.len() <= 3 => {
                text.parse().map(Division::Article).map_err(|_| refuse())
            }
            (Some(letter @ 'A'..='Z'), None) if !matches!(letter, 'I' | 'V' | 'X') => {
                Ok(Division::Appendix(letter))
            }
            _ => roman_value(text)
                .map(Division::Guideline)
                .ok_or_else(refuse),
        }
    }
}

const ROMAN_DIGITS: [(u16, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];

/// The digits of a Roman numeral, from left to right.
fn roman(number: u16) -> impl Iterator<Item = &'static str> {
    let mut rest = number;
    std::iter::from_fn(move || {
        let (value, digits) = ROMAN_DIGITS.into_iter().find(|(value, _)| *value <= rest)?;
        rest -= value;
        Some(digits)
    })
}

/// The value of a Roman numeral up to 39, written by the rules.
fn roman_value(text: &str) -> Option<u16> {
    let digit = |letter| match letter {
        b'I' => 1,
        b'V' => 5,
        b'X' => 10,
        _ => 0,
    };
    let bytes = text.as_bytes();
    // The longest is XXXVIII.
    if bytes.is_empty() || bytes.len() > 7 {
        return None;
    }
    let mut value = 0;
    for (at, &letter) in bytes.iter().enumerate() {
        let next = bytes.get(at + 1).map_or(0, |&letter| digit(letter));
        match digit(letter) {
            0 => return None,
            less if less < next => value -= less,
            digit => value += digit,
        }
    }
    let value = u16::try_from(value).ok().filter(|value| *value < 40)?;
    // Only what is written by the rules: `IIII` and `VX` have a value, too.
    let mut rest = Some(text);
    roman(value).for_each(|digits| rest = rest.and_then(|rest| rest.strip_prefix(digits)));
    (rest == Some("")).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for text in ["1", "12", "A", "G", "I", "II", "III", "IV", "IX", "XIV"] {
            assert_eq!(text.parse::<Division>().unwrap().to_string(), text);
        }
        for number in 1..40 {
            let guideline = Division::Guideline(number);
            assert_eq!(guideline.to_string().parse(), Ok(guideline));
        }
    }

    #[test]
    fn refuses_what_is_none() {
        for text in [
            "", "0", "09", "1000", "AA", "IIII", "VX", "IIX", "XXXX", "IXI", "VIV", "IIIIIIII",
            "a", "iii", "9.1", "Հ",
        ] {
            assert!(text.parse::<Division>().is_err(), "{text}");
        }
    }
}
