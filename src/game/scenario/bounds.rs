//! Numbers that a game can have: nothing overflows, nothing takes for ever, nothing contradicts.

use shakmaty::{ByColor, Color};

use super::raw::{RawPair, RawScalar, RawSeconds};
use super::resolve::Problems;
use super::shape::EventName;
use super::{Problem, RawEvent, RawScenario, Step};
use crate::diag::Message;
use crate::game::time_control::TimeControl;

/// A hundred hours, in seconds.
pub(super) const LONGEST_S: i64 = 360_000;
/// More moves than any game has.
pub(super) const MOST_MOVES: i64 = 10_000;

/// A number outside of what there can be.
pub(super) fn within(
    problems: &mut Problems,
    path: impl FnOnce() -> Vec<Step>,
    value: i64,
    (low, high): (i64, i64),
    of: &'static str,
) {
    if !(low..=high).contains(&value) {
        let hint = Message::new("scenario-out-of-range-hint").text("of", of);
        problems.push(out_of_range(&path(), low, high).hint(hint));
    }
}

/// A number that is too small or too large.
pub(super) fn out_of_range(path: &[Step], low: i64, high: i64) -> Problem {
    let message = Message::new("scenario-out-of-range")
        .text("low", low)
        .text("high", high);
    Problem::new("out-of-range", path, message)
}

/// Checks the periods and the increment.
pub(super) fn time_control(control: &TimeControl, in_full: bool, problems: &mut Problems) {
    let at = |steps: Vec<Step>| -> Vec<Step> {
        let mut path = vec![Step::from("time_control")];
        if in_full {
            path.extend(steps);
        }
        path
    };
    for (number, period) in control.periods.iter().enumerate() {
        let path = || at(vec!["periods".into(), number.into(), "seconds".into()]);
        within(problems, path, period.seconds, (0, LONGEST_S), "seconds");
        if let Some(moves) = period.moves {
            let path = || at(vec!["periods".into(), number.into(), "moves".into()]);
            within(problems, path, moves.into(), (1, MOST_MOVES), "moves");
        }
    }
    let path = || at(vec!["increment".into()]);
    within(problems, path, control.increment, (0, LONGEST_S), "seconds");
}

/// Checks everything before the events.
pub(super) fn given(raw: &RawScenario, problems: &mut Problems) {
    if let Some(regulations) = &raw.regulations {
        for (key, value) in [
            ("default_time_s", regulations.default_time_s),
            (
                "touch_breach_time_penalty_s",
                regulations.touch_breach_time_penalty_s,
            ),
            (
                "blitz_supervised_penalty_s",
                regulations.blitz_supervised_penalty_s,
            ),
        ] {
            let path = || vec!["regulations".into(), key.into()];
            if let Some(value) = value {
                within(problems, path, value, (0, LONGEST_S), "seconds");
            }
        }
    }
    clock_times(raw.clocks_s, || vec!["clocks_s".into()], problems);
    let Some(prior) = &raw.prior else {
        return;
    };
    for (side, count) in sides(prior.illegal) {
        if count > 1 {
            let path = ["prior".into(), "illegal".into(), side.into()];
            let message = Message::new("scenario-prior-illegal");
            problems.push(Problem::new("impossible-prior", &path, message));
        }
    }
    for (side, count) in sides(prior.completed) {
        let path = || vec!["prior".into(), "completed".into(), side.into()];
        within(problems, path, count.into(), (0, MOST_MOVES), "moves");
    }
    if let Some(RawPair {
        white: Some(white),
        black: Some(black),
    }) = prior.completed
        && white.abs_diff(black) > 1
    {
        let path = ["prior".into(), "completed".into()];
        let message = Message::new("scenario-prior-completed")
            .text("white", white)
            .text("black", black);
        problems.push(Problem::new("impossible-prior", &path, message));
    }
}

/// Checks the times of two clocks.
fn clock_times(
    given: Option<RawPair<RawSeconds>>,
    path: impl Fn() -> Vec<Step>,
    problems: &mut Problems,
) {
    let Some(clocks) = given else {
        return;
    };
    for (side, seconds) in [("white", clocks.white), ("black", clocks.black)] {
        let fits = seconds.is_none_or(|seconds| match seconds {
            RawSeconds::Whole(seconds) => (0..=LONGEST_S).contains(&seconds),
            RawSeconds::Fraction(seconds) => (0.0..=LONGEST_S as f64).contains(&seconds),
        });
        if !fits {
            let mut path = path();
            path.push(side.into());
            let hint = Message::new("scenario-out-of-range-hint").text("of", "seconds");
            problems.push(out_of_range(&path, 0, LONGEST_S).hint(hint));
        }
    }
}

/// Nobody can have left a move unpressed before having made one.
pub(super) fn unpressed(side: Option<Color>, made: ByColor<bool>, problems: &mut Problems) {
    if side.is_some_and(|side| !made[side]) {
        let path = ["prior".into(), "unpressed".into()];
        let message = Message::new("scenario-prior-unpressed");
        problems.push(Problem::new("impossible-prior", &path, message));
    }
}

fn sides(pair: Option<RawPair<u32>>) -> impl Iterator<Item = (&'static str, u32)> {
    let pair = pair.unwrap_or_default();
    [("white", pair.white), ("black", pair.black)]
        .into_iter()
        .filter_map(|(side, count)| Some((side, count?)))
}

/// Checks the numbers of the events; `plies` half-moves were played before them.
pub(super) fn events(events: &[RawEvent], plies: usize, problems: &mut Problems) {
    let mut played_on = 0_i64;
    for (at, raw) in events.iter().enumerate() {
        if !raw.gives_numbers() {
            continue;
        }
        let path = |key: &str| -> Vec<Step> { vec!["events".into(), at.into(), key.into()] };
        let mut number = |key: &str, value: Option<i64>, range: (i64, i64), of: &'static str| {
            if let Some(value) = value {
                within(problems, || path(key), value, range, of);
            }
        };
        number("hands", raw.hands.map(i64::from), (1, 2), "hands");
        number("late_s", raw.late_s, (0, LONGEST_S), "seconds");
        let before_end = raw.seconds_before_end;
        number("seconds_before_end", before_end, (0, LONGEST_S), "seconds");
        number("seconds", raw.seconds, (-LONGEST_S, LONGEST_S), "seconds");
        if let Some(RawScalar::Number(award)) = raw.award.as_deref() {
            number("award", Some(*award), (0, LONGEST_S), "seconds");
        }
        let moves = raw.moves.map(i64::from);
        played_on = played_on.saturating_add(moves.unwrap_or(0));
        number("moves", moves.map(|_| played_on), (0, MOST_MOVES), "moves");
        for (key, pair) in [("made", &raw.made), ("completed", &raw.completed)] {
            for (_, count) in sides(pair.as_deref().copied()) {
                number(key, Some(count.into()), (0, MOST_MOVES), "moves");
            }
        }
        clock_times(raw.clocks.as_deref().copied(), || path("clocks"), problems);
        // An arbiter may find the start position; a move to complain of comes after it.
        let first = u32::from(raw.event != EventName::Find);
        let last = plies as u64 + events.len() as u64 + 2 * played_on as u64;
        if let Some(ply) = raw.ply
            && !(first.into()..=last).contains(&ply.into())
        {
            let message = Message::new("scenario-no-such-ply").text("ply", ply);
            let hint = Message::new("scenario-no-such-ply-hint");
            problems.push(Problem::new("no-such-ply", &path("ply"), message).hint(hint));
        }
    }
}
