//! How hard a question is, and how much there is to read.
//!
//! Difficulty adds up five things of the trace, each of them bounded:
//!
//! | what | points |
//! | --- | --- |
//! | rules that the ruling combines | one for every three, at most 3 |
//! | rules that gave way to others | one each, at most 2 |
//! | how near the nearest wrong reading is | 2 if a wrong option differs from the key in one number or word only, 1 if the result is the same, else 0 |
//! | whether something is on the very edge: exactly two minutes, a capture en passant that a pin forbids | 2 |
//! | length of the record (half-moves and events) | one for every five, at most 3 |
//!
//! 0–2 points are difficulty 1, 3 is 2, 4–5 are 3, 6 is 4, more is 5. The reading load is apart
//! from it: half-moves, events and circumstances that must be read before anything can be judged.

use shakmaty::Chess;

use super::{Answer, Choice, Part};
use crate::arbiter::{Ruling, en_passant_barred};
use crate::game::Scenario;
use crate::game::scenario::{Act, Basis, Event};

/// From 1 to 5.
pub fn difficulty(scenario: &Scenario, ruling: &Ruling, options: &[Choice]) -> u8 {
    let rules = (ruling.rules().len() / 3).min(3);
    let overruled: usize = ruling
        .decisions()
        .map(|decision| decision.overruled.len())
        .sum();
    let length = (scenario.moves.len() + scenario.events.len()) / 5;
    let edge = usize::from(is_on_edge(scenario));
    match rules + overruled.min(2) + nearness(options) + 2 * edge + length.min(3) {
        0..=2 => 1,
        3 => 2,
        4..=5 => 3,
        6 => 4,
        _ => 5,
    }
}

/// Exactly two minutes where less are needed, or a pawn that seems open to capture en passant and
/// is not.
fn is_on_edge(scenario: &Scenario) -> bool {
    let short = |event: &Event| match &event.act {
        Act::RequestIncrement => true,
        Act::Claim(claim) => matches!(claim.basis, Basis::CannotWin | Basis::NoEffort),
        _ => false,
    };
    let exact = |event: &Event| {
        let left = event.who.side().and_then(|side| scenario.clocks_ms[side]);
        short(event) && left == Some(120_000)
    };
    let barred = |start: &Chess| en_passant_barred(start).is_some();
    scenario.events.iter().any(exact) || scenario.start.chess().is_some_and(barred)
}

fn nearness(options: &[Choice]) -> usize {
    let Some(key) = options.iter().find(|option| option.correct) else {
        return 0;
    };
    options
        .iter()
        .filter(|option| !option.correct)
        .map(|option| match (&key.answer, &option.answer) {
            (Answer::Ruling(one), Answer::Ruling(other)) => {
                let same = one.ending.map(|end| end.outcome) == other.ending.map(|end| end.outcome);
                match same {
                    true if differ_once(&one.details(), &other.details()) => 2,
                    true => 1,
                    false => 0,
                }
            }
            (Answer::Clocks(one), Answer::Clocks(other)) => {
                1 + usize::from(one.white == other.white || one.black == other.black)
            }
            (Answer::Truth(_) | Answer::Same(_) | Answer::Clause(_), _) => 1,
            _ => 0,
        })
        .max()
        .unwrap_or(0)
}

/// Whether two rulings with the same result differ in one thing that they say, or in one that only
/// one of them says.
fn differ_once(one: &[Part], other: &[Part]) -> bool {
    let lacks = |said: &[Part], from: &[Part]| said.iter().filter(|it| !from.contains(it)).count();
    lacks(one, other) <= 1 && lacks(other, one) <= 1
}

/// From 1 to 5.
pub fn reading_load(scenario: &Scenario) -> u8 {
    let prior = &scenario.prior;
    let circumstances = usize::from(prior.illegal.white + prior.illegal.black > 0)
        + usize::from(scenario.setting.regulations != Default::default());
    let load = scenario.moves.len() / 2 + scenario.events.len() + circumstances;
    (1 + load / 3).min(5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quiz::Verdict;

    fn nearest_to(key: Verdict, wrong: Verdict) -> usize {
        let choice = |verdict: Verdict, correct| Choice {
            answer: Answer::Ruling(Box::new(verdict)),
            correct,
            misconception: None,
            near: None,
            own: None,
            refuted_by: None,
        };
        nearness(&[choice(key, true), choice(wrong, false)])
    }

    #[test]
    fn a_reading_is_near_when_one_thing_differs() {
        let fined = |seconds: i64| {
            let mut verdict = Verdict {
                set_back: true,
                ..Verdict::default()
            };
            verdict.clocks.black = seconds;
            verdict
        };
        assert_eq!(nearest_to(fined(120), fined(60)), 2);
        let left = Verdict {
            queen: true,
            ..Verdict::default()
        };
        // The fine and the position are both missing there: near in nothing but the result.
        assert_eq!(nearest_to(fined(120), left), 1);
    }
}
