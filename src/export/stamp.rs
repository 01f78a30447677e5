//! Times and numbers that files must have, without a clock and without dice.

use std::fmt;

/// A moment, in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp(u64);

const DAY: u64 = 86_400;
/// November 2023: before the first version.
const BEGINNING: u64 = 1_700_000_000;

impl Timestamp {
    /// The moment of this version of kanon: it only grows from version to version, so that what
    /// a later one exports counts as newer.
    pub fn of_version() -> Timestamp {
        let number = |text: &str| text.parse::<u64>().unwrap_or(0);
        let version = number(env!("CARGO_PKG_VERSION_MAJOR")) * 1_000_000
            + number(env!("CARGO_PKG_VERSION_MINOR")) * 1_000
            + number(env!("CARGO_PKG_VERSION_PATCH"));
        Timestamp(BEGINNING + version * 60)
    }

    /// The beginning of a day, `2026-11-16`.
    pub fn of_day(text: &str) -> Option<Timestamp> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else {
            return None;
        };
        let of = |part: &str, width: usize| {
            let digits = part.len() == width && part.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| part.parse::<u64>().ok()).flatten()
        };
        let (year, month, day) = (of(year, 4)?, of(month, 2)?, of(day, 2)?);
        if year < 1980 || !(1..=12).contains(&month) || day == 0 || day > days(year, month) {
            return None;
        }
        let years: u64 = (1970..year)
            .map(|year| 365 + u64::from(is_leap(year)))
            .sum();
        let months: u64 = (1..month).map(|month| days(year, month)).sum();
        Some(Timestamp((years + months + day - 1) * DAY))
    }

    /// Seconds since 1970.
    pub fn seconds(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Timestamp {
    /// As XML writes moments: `2026-11-16T00:00:00Z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut left, mut year) = (self.0 / DAY, 1970);
        while left >= 365 + u64::from(is_leap(year)) {
            left -= 365 + u64::from(is_leap(year));
            year += 1;
        }
        let mut month = 1;
        while left >= days(year, month) {
            left -= days(year, month);
            month += 1;
        }
        let of_day = self.0 % DAY;
        write!(
            f,
            "{year:04}-{month:02}-{:02}T{:02}:{:02}:{:02}Z",
            left + 1,
            of_day / 3600,
            of_day / 60 % 60,
            of_day % 60
        )
    }
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days(year: u64, month: u64) -> u64 {
    match month {
        2 => 28 + u64::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// A number for a name, the same in every run and version (FNV-1a).
pub fn number(name: &[u8]) -> u64 {
    name.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        let said =
            |day: &str| Timestamp::of_day(day).map(|stamp| (stamp.seconds(), stamp.to_string()));
        let expected = (951_782_400, "2000-02-29T00:00:00Z".to_owned());
        assert_eq!(said("2000-02-29"), Some(expected));
        let expected = (1_794_787_200, "2026-11-16T00:00:00Z".to_owned());
        assert_eq!(said("2026-11-16"), Some(expected));
        for wrong in [
            "2026-02-29",
            "2026-13-01",
            "2026-1-1",
            "26-01-01",
            "",
            "2026-00-10",
        ] {
            assert_eq!(said(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_moment_of_the_version_has_passed() {
        let now = Timestamp::of_day("2026-11-16").unwrap();
        assert!(Timestamp::of_version() > Timestamp(BEGINNING) && Timestamp::of_version() < now);
    }
}
