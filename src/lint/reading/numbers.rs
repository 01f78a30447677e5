//! Numbers of a text, in digits or words, with their units of time.

use crate::diag::Span;
use crate::lang::Unit;

/// A number that a text states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Its value in hundredths, so that halves count too.
    pub hundredths: u32,
    /// The unit of time after it.
    pub unit: Option<Unit>,
    /// Whether it is a "one", "two" or "half" in words that counts no time: rarely a number, so
    /// that another text need not have it.
    pub weak: bool,
    /// Whether it is written in words.
    pub in_words: bool,
    /// Where it is.
    pub span: Span,
}

impl Number {
    /// Whether two texts can mean the same by these numbers: the same number, unless both name a
    /// unit; then the same time.
    pub fn agrees_with(&self, other: &Number) -> bool {
        match (self.unit, other.unit) {
            (Some(unit), Some(others)) => {
                u64::from(self.hundredths) * u64::from(unit.seconds())
                    == u64::from(other.hundredths) * u64::from(others.seconds())
            }
            _ => self.hundredths == other.hundredths,
        }
    }
}

/// The number in digits that starts at `at`: its value in hundredths, where it is one, and where
/// it ends. Scores and castling (`1-0`, `0-0`), dates and clause numbers (`9.2.1`) are none.
pub(super) fn in_digits(text: &[u8], at: usize) -> (Option<u32>, usize) {
    let mut end = at;
    let mut separators = 0;
    let mut separator = at;
    while let Some(&byte) = text.get(end) {
        let joins = matches!(byte, b'.' | b',' | b'-' | b'/' | b':')
            && text.get(end + 1).is_some_and(u8::is_ascii_digit);
        if joins {
            separators += 1;
            separator = end;
        } else if !byte.is_ascii_digit() {
            break;
        }
        end += 1;
    }
    let value = match separators {
        0 => whole(&text[at..end]).and_then(|value| value.checked_mul(100)),
        1 => with_part(
            &text[at..separator],
            text[separator],
            &text[separator + 1..end],
        ),
        _ => None,
    };
    (value.filter(|_| stands_alone(text, at, end)), end)
}

/// The digits of a square or a clause behind a letter; more are a number in a name, `Chess960`.
pub(super) const LONGEST_LABEL: usize = 2;

/// Whether the digits are not part of something else: `h1`, `A.5`, `1)`.
fn stands_alone(text: &[u8], at: usize, end: usize) -> bool {
    let mut before = text[..at].iter().rev();
    match (before.next(), text.get(end)) {
        (Some(b'.'), _) => !before.next().is_some_and(u8::is_ascii_alphabetic),
        (Some(b'('), Some(b')')) => true,
        (other, Some(b')')) => other.is_some_and(|byte| !byte.is_ascii_whitespace()),
        (other, _) => end - at > LONGEST_LABEL || !other.is_some_and(u8::is_ascii_alphabetic),
    }
}

fn whole(digits: &[u8]) -> Option<u32> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

fn with_part(whole_part: &[u8], separator: u8, part: &[u8]) -> Option<u32> {
    let units = whole(whole_part)?;
    let value = whole(part)?;
    match (separator, part.len()) {
        (b'.' | b',', 1) => units.checked_mul(100)?.checked_add(value * 10),
        (b'.' | b',', 2) => units.checked_mul(100)?.checked_add(value),
        (b'/', _) if value > 0 && units < value => {
            Some((u64::from(units) * 100 / u64::from(value)) as u32)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_digits() {
        for (text, value, rest) in [
            ("50 քայլ", Some(5000), " քայլ"),
            ("10-ից պակաս", Some(1000), "-ից պակաս"),
            ("0,5 очка", Some(50), " очка"),
            ("1/2", Some(50), ""),
            ("99999999/100000000", Some(99), ""),
            ("4294967294/4294967295", Some(99), ""),
            ("75.", Some(7500), "."),
            ("0-0-0", None, ""),
            ("1-0", None, ""),
            ("9.2.1", None, ""),
            ("99999999999", None, ""),
            ("4294967295", None, ""),
        ] {
            let (found, end) = in_digits(text.as_bytes(), 0);
            assert_eq!((found, &text[end..]), (value, rest), "{text}");
        }
        assert_eq!(in_digits(b"h1", 1).0, None);
        assert_eq!(in_digits(b"A.5", 2).0, None);
        assert_eq!(in_digits(b"1) so", 0).0, None);
        assert_eq!(in_digits(b"one point (1)", 11).0, Some(100));
    }

    #[test]
    fn units_are_compared_as_time() {
        let number = |hundredths, unit| Number {
            hundredths,
            unit,
            weak: false,
            in_words: false,
            span: Span::new(crate::diag::FileId(0), 0, 0),
        };
        let minutes = number(200, Some(Unit::Minute));
        assert!(minutes.agrees_with(&number(200, None)));
        assert!(minutes.agrees_with(&number(12000, Some(Unit::Second))));
        assert!(!minutes.agrees_with(&number(200, Some(Unit::Hour))));
        assert!(!minutes.agrees_with(&number(300, None)));
    }
}
