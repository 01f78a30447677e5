//! Time controls as regulations print them: `90'/40 + 30' + 30"`, `120 min/40, 60 min`.
//!
//! Minutes carry `'` or `min`, seconds `"`, `''`, `s` or `sec`; the parts are joined by `+` or `,`;
//! `from 61` after the seconds names the move with which they begin.

use super::{Period, TimeControl};

/// The text with one sign for minutes and one for seconds; none where it is written without them.
pub(super) fn signs(text: &str) -> Option<String> {
    let plain = text.replace(['’', '′', '‘', '´'], "'");
    let plain = plain.replace(['”', '″', '“'], "\"").replace("''", "\"");
    let plain = plain.to_lowercase();
    let is_printed = plain.contains(['\'', '"']) || plain.contains("min") || plain.contains("sec");
    is_printed.then(|| {
        let words = [("min", "'"), ("sec", "\"")];
        words.iter().fold(plain, |text, (word, sign)| {
            text.replace(&format!(" {word}"), sign).replace(word, sign)
        })
    })
}

/// Reads the periods and the increment.
pub(super) fn read(text: &str) -> Option<TimeControl> {
    let mut periods = Vec::new();
    let mut increment = None;
    for part in text.split(['+', ',']).map(str::trim) {
        match increment {
            None if part.contains('\'') => periods.push(period(part)?),
            None => increment = Some(seconds(part)?),
            Some(_) => return None,
        }
    }
    let (increment, increment_from) = increment.unwrap_or((0, 1));
    (!periods.is_empty()).then(|| TimeControl {
        periods: periods.into(),
        increment,
        increment_from,
        delay: false,
    })
}

/// `90'`, `90'/40`, `40/90'`.
fn period(text: &str) -> Option<Period> {
    let mut parts = text.split('/').map(str::trim);
    let (one, other) = (parts.next()?, parts.next());
    if parts.next().is_some() {
        return None;
    }
    let (minutes, moves) = match other {
        Some(other) if other.ends_with('\'') => (other, Some(one)),
        other => (one, other),
    };
    let minutes = minutes.strip_suffix('\'')?.trim();
    let (whole, half) = match minutes.strip_suffix(".5") {
        Some(whole) => (whole, 30),
        None => (minutes, 0),
    };
    let minutes: u32 = whole.parse().ok()?;
    let moves = match moves {
        Some(moves) => Some(moves.trim_end_matches("moves").trim().parse().ok()?),
        None => None,
    };
    Some(Period {
        moves,
        seconds: i64::from(minutes) * 60 + half,
        increment: None,
    })
}

/// `30"`, `30" from 61`: the seconds and the move with which they begin.
fn seconds(text: &str) -> Option<(i64, u32)> {
    let (seconds, from) = match text.split_once("from") {
        Some((seconds, from)) => (seconds.trim(), Some(from.trim())),
        None => (text, None),
    };
    let seconds = seconds.trim_end_matches("s").trim_end();
    let number = seconds.strip_suffix('"').unwrap_or(seconds);
    let is_marked = number.len() < text.len();
    let seconds: u32 = number.trim().parse().ok().filter(|_| is_marked)?;
    let from = match from {
        Some(from) => from.trim_start_matches("move").trim().parse().ok()?,
        None => 1,
    };
    Some((seconds.into(), from))
}
