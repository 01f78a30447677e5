//! Time controls: periods, increment, and the class that follows from them (A.1, B.1).

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use serde::{Serialize, Serializer};
use thiserror::Error;

mod printed;

/// One period of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The moves to complete in it; none means all remaining moves.
    pub moves: Option<u32>,
    /// Its time, in seconds.
    pub seconds: i64,
    /// Seconds added for each move of it, where that differs from the other periods.
    pub increment: Option<i64>,
}

/// The periods and the increment, the same for both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// At least one; only the last may be without a number of moves.
    pub periods: Arc<[Period]>,
    /// Seconds added for each move.
    pub increment: i64,
    /// The move with which the increment begins; the first, as a rule.
    pub increment_from: u32,
    /// The seconds are a delay (6.3.2): the main time waits for them and none are added.
    pub delay: bool,
}

/// Standard, rapid or blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeClass {
    /// At least sixty minutes for sixty moves.
    Standard,
    /// More than ten and less than sixty.
    Rapid,
    /// Ten or less.
    Blitz,
}

/// The text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a time control")]
pub struct NotATimeControl(pub String);

impl TimeClass {
    /// All of them, the slowest first.
    pub const ALL: [TimeClass; 3] = [TimeClass::Standard, TimeClass::Rapid, TimeClass::Blitz];

    /// Their names, in the same order.
    pub const NAMES: [&str; TimeClass::ALL.len()] = {
        let mut names = [""; TimeClass::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = TimeClass::ALL[at].name();
            at += 1;
        }
        names
    };

    /// The stable lower-case name.
    pub const fn name(self) -> &'static str {
        match self {
            TimeClass::Standard => "standard",
            TimeClass::Rapid => "rapid",
            TimeClass::Blitz => "blitz",
        }
    }
}

impl Serialize for TimeClass {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl TimeControl {
    /// The class: the time that a game of sixty moves has.
    pub fn class(&self) -> TimeClass {
        match self.sixty_moves() {
            ..=600 => TimeClass::Blitz,
            601..3600 => TimeClass::Rapid,
            _ => TimeClass::Standard,
        }
    }

    /// The seconds that a player has for sixty moves: the periods up to move 60, and sixty
    /// increments.
    fn sixty_moves(&self) -> i64 {
        let mut moves = 0;
        let mut seconds = (1..=60).fold(0_i64, |sum, number| {
            sum.saturating_add(self.increment_at(number))
        });
        for period in &*self.periods {
            if moves >= 60 {
                break;
            }
            seconds = seconds.saturating_add(period.seconds);
            moves = period.moves.unwrap_or(60).saturating_add(moves);
        }
        seconds
    }

    /// The seconds that come with a move, by its number: an increment or a delay.
    pub fn increment_at(&self, number: u32) -> i64 {
        if number < self.increment_from {
            return 0;
        }
        let mut last = 0_u32;
        let holds = |period: &&Period| {
            last = last.saturating_add(period.moves.unwrap_or(u32::MAX));
            number <= last
        };
        let period = self.periods.iter().find(holds).or(self.periods.last());
        period
            .and_then(|period| period.increment)
            .unwrap_or(self.increment)
    }

    /// Whether any move brings an increment or a delay.
    pub fn has_increment(&self) -> bool {
        let of_periods = self.periods.iter().filter_map(|period| period.increment);
        self.increment > 0 || of_periods.max() > Some(0)
    }

    /// The moves to be completed by the end of a period; none in the last one.
    pub fn required(&self, period: usize) -> Option<u32> {
        self.periods
            .iter()
            .take(period + 1)
            .map(|period| period.moves)
            .try_fold(0_u32, |sum, moves| Some(sum.saturating_add(moves?)))
    }

    /// Whether there is a period, and only the last is without a number of moves.
    pub fn is_complete(&self) -> bool {
        let mut before_last = self.periods.iter().rev().skip(1);
        !self.periods.is_empty() && before_last.all(|period| period.moves.is_some())
    }

    /// Whether a period is the last one.
    pub fn is_last(&self, period: usize) -> bool {
        period + 1 >= self.periods.len()
    }
}

static USUAL_PERIODS: LazyLock<Arc<[Period]>> = LazyLock::new(|| {
    Arc::new([
        Period {
            moves: Some(40),
            seconds: 5400,
            increment: None,
        },
        Period {
            moves: None,
            seconds: 1800,
            increment: None,
        },
    ])
});

impl Default for TimeControl {
    /// Ninety minutes for forty moves, thirty for the rest, thirty seconds a move.
    fn default() -> TimeControl {
        TimeControl {
            periods: USUAL_PERIODS.clone(),
            increment: 30,
            increment_from: 1,
            delay: false,
        }
    }
}

impl FromStr for TimeControl {
    type Err = NotATimeControl;

    /// Reads `90/40+30 +30s` (minutes per moves, further periods, increment in seconds) and
    /// `15+10` (minutes, increment in seconds), or a time control as regulations print it:
    /// `90'/40 + 30' + 30"`.
    fn from_str(text: &str) -> Result<TimeControl, NotATimeControl> {
        let refuse = || NotATimeControl(text.to_owned());
        if let Some(printed) = printed::signs(text) {
            return printed::read(&printed)
                .filter(TimeControl::is_complete)
                .ok_or_else(refuse);
        }
        let mut increment = None;
        let mut periods = Vec::new();
        for word in text.split_whitespace() {
            let seconds = word
                .strip_prefix('+')
                .and_then(|word| word.strip_suffix('s'));
            match seconds {
                Some(seconds) if increment.is_none() && !periods.is_empty() => {
                    increment = Some(seconds.parse::<u32>().map_err(|_| refuse())?);
                }
                _ if periods.is_empty() => {
                    periods = word
                        .split('+')
                        .map(period)
                        .collect::<Option<Vec<_>>>()
                        .ok_or_else(refuse)?;
                }
                _ => return Err(refuse()),
            }
        }
        if increment.is_none() && periods.len() == 2 && periods[0].moves.is_none() {
            let last = periods.pop().ok_or_else(refuse)?;
            if last.moves.is_none() && last.seconds % 60 == 0 {
                increment = u32::try_from(last.seconds / 60).ok();
            }
        }
        let control = TimeControl {
            periods: periods.into(),
            increment: increment.unwrap_or(0).into(),
            increment_from: 1,
            delay: false,
        };
        control.is_complete().then_some(control).ok_or_else(refuse)
    }
}

/// One period: `90/40`, `30`, `0.5`.
fn period(text: &str) -> Option<Period> {
    let (minutes, moves) = match text.split_once('/') {
        Some((minutes, moves)) => (minutes, Some(moves.parse::<u32>().ok()?)),
        None => (text, None),
    };
    let (whole, half) = match minutes.strip_suffix(".5") {
        Some(whole) => (whole, 30),
        None => (minutes, 0),
    };
    let minutes: u32 = whole.parse().ok()?;
    Some(Period {
        moves,
        seconds: i64::from(minutes) * 60 + half,
        increment: None,
    })
}

impl TimeControl {
    /// Whether all the moves have to be made in one period.
    fn is_single(&self) -> bool {
        matches!(&self.periods[..], [only] if only.moves.is_none())
    }

    /// The periods as they are printed; a single one has its increment with it.
    pub fn periods_text(&self) -> String {
        let shown = self.periods.iter().map(|period| {
            let minutes = Minutes(period.seconds);
            match period.moves {
                Some(moves) => format!("{minutes}/{moves}"),
                None if self.is_single() => format!("{minutes}+{}", self.increment),
                None => minutes.to_string(),
            }
        });
        shown.collect::<Vec<_>>().join("+")
    }

    /// The seconds a move that are printed after the periods.
    pub fn increment_apart(&self) -> i64 {
        let own = self.periods.iter().find_map(|period| period.increment);
        match self.is_single() {
            true => 0,
            false => own.unwrap_or(self.increment),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.periods_text())?;
        match self.increment_apart() {
            0 => Ok(()),
            seconds => write!(f, " +{seconds}s"),
        }
    }
}

struct Minutes(i64);

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 60 {
            0 => write!(f, "{}", self.0 / 60),
            30 => write!(f, "{}.5", self.0 / 60),
            rest => write!(f, "{}:{rest:02}", self.0 / 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[test]
    fn reads_the_shorthand() {
        assert_eq!(control("90/40+30 +30s"), TimeControl::default());
        let plain = control("15+10");
        assert_eq!(
            *plain.periods,
            [Period {
                moves: None,
                seconds: 900,
                increment: None,
            }]
        );
        assert_eq!(plain.increment, 10);
        assert_eq!(control("120/40+60").increment, 0);
        assert_eq!(control("120/40+60/20+30").periods.len(), 3);
        for text in [
            "",
            "+30s",
            "x",
            "15+10+5",
            "15-10",
            "90/40+30 +30",
            "90 30 +5s",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn reads_what_regulations_print() {
        for text in [
            "90'/40 + 30' + 30\"",
            "40/90', 30' + 30\"",
            "90 min/40 + 30 min + 30 sec",
            "90’/40 + 30’ + 30”",
            "90′/40+30′+30″",
            "90'/40 + 30' + 30''",
            "90'/40 + 30' + 30\" from 1",
        ] {
            assert_eq!(control(text), TimeControl::default(), "{text}");
        }
        assert_eq!(control("3' + 2\""), control("3+2"));
        assert_eq!(control("90' + 30\""), control("90+30"));
        assert_eq!(control("120'/40 + 60'"), control("120/40+60"));
        let late = control("120'/40 + 60'/20 + 15' + 30\" from 61");
        assert_eq!((late.increment_at(60), late.increment_at(61)), (0, 30));
        assert_eq!(late.class(), TimeClass::Standard);
        for text in [
            "90' + 30",
            "90/40 + 30' + 30s'",
            "'",
            "90'' + 3'",
            "90' 30\"",
            "40/90'/2",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn classes_follow_from_sixty_moves() {
        for (text, class) in [
            ("10+0", TimeClass::Blitz),
            ("10+1", TimeClass::Rapid),
            ("49+10", TimeClass::Rapid),
            ("50+10", TimeClass::Standard),
            ("60+0", TimeClass::Standard),
            ("3+2", TimeClass::Blitz),
            ("90/40+30 +30s", TimeClass::Standard),
        ] {
            assert_eq!(control(text).class(), class, "{text}");
        }
    }

    #[test]
    fn periods_ask_for_moves_until_the_last() {
        let control = control("120/40+60/20+30");
        assert_eq!(control.required(0), Some(40));
        assert_eq!(control.required(1), Some(60));
        assert_eq!(control.required(2), None);
        assert!(control.is_last(2) && !control.is_last(1));
    }
}
