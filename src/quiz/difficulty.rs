//! How many candidates are expected to solve a question, how hard that makes it, and how much
//! there is to read. `docs/difficulty.md` says where the weights come from and how well they rank.

use shakmaty::Chess;

use super::answer::decisive;
use super::{Answer, Choice, Part};
use crate::arbiter::{ClaimStatus, Effect, Ruling, en_passant_barred};
use crate::game::Scenario;
use crate::game::scenario::{Act, Basis, Event, Hand};
use crate::game::state::{Ending, Outcome, Termination};
use crate::rule;

/// The share of candidates who solve a question of middling familiarity without a trap.
const MIDDLE: f64 = 0.68;
/// What a familiar article adds, and an unfamiliar one takes.
const FAMILIARITY: f64 = 0.12;
/// What each trap takes.
const TRAP: f64 = 0.19;
/// What each point of intricacy takes, from [`USUAL_INTRICACY`] on; below it, adds.
const INTRICACY: f64 = 0.012;
/// The intricacy of the usual question.
const USUAL_INTRICACY: f64 = 4.0;

/// The share of candidates who are expected to solve it, from 0 to 1, in hundredths.
pub fn expected_success(scenario: &Scenario, ruling: &Ruling, options: &[Choice]) -> f64 {
    let intricacy = intricacy(scenario, ruling, options) as f64 - USUAL_INTRICACY;
    let familiarity = familiarity(scenario, ruling);
    let traps = traps(scenario, ruling, familiarity) as f64;
    let share =
        MIDDLE + FAMILIARITY * f64::from(familiarity) - TRAP * traps - INTRICACY * intricacy;
    (share.clamp(0.05, 0.95) * 100.0).round() / 100.0
}

/// From 1 (four of five solve it) to 5 (two of five, or fewer).
pub fn difficulty(expected_success: f64) -> u8 {
    match expected_success {
        share if share >= 0.78 => 1,
        share if share >= 0.66 => 2,
        share if share >= 0.54 => 3,
        share if share >= 0.42 => 4,
        _ => 5,
    }
}

/// How familiar candidates are with what decides: 1 for the play on the board, the scoresheet,
/// offers and conduct, -1 for the clock, 0 for what lies between (irregularities, claims,
/// appendices, guidelines). Which hands are used is a matter of 7.5.4 and 6.2.3, whatever is said
/// about the move.
fn familiarity(scenario: &Scenario, ruling: &Ruling) -> i8 {
    let edition = ruling.edition();
    let number = decisive(ruling)
        .and_then(|decision| decision.opinion.cites.first())
        .and_then(|rule| rule.number_text(edition))
        .unwrap_or_default();
    let article = number.split('.').next().unwrap_or_default();
    match article {
        "6" => -1,
        _ if scenario.events.iter().any(is_about_hands) => 0,
        "1" | "2" | "3" | "4" | "5" | "8" | "10" | "11" | "12" => 1,
        "9" if number == "9.1" || number.starts_with("9.1.") => 1,
        // Nothing was decided: the clock runs on.
        "" => -1,
        _ => 0,
    }
}

fn is_about_hands(event: &Event) -> bool {
    match &event.act {
        Act::Move { hands, .. } => *hands > 1,
        Act::Press { hand } => *hand != Hand::Same,
        _ => false,
    }
}

/// How often the first thought goes wrong: the loss of a game hangs on whether a bare minor piece
/// could mate; a queen put in place of a pawn ends the game; a claim is refused for its form, whatever the position; nothing at all happens
/// where something seems due.
fn traps(scenario: &Scenario, ruling: &Ruling, familiarity: i8) -> usize {
    let status = ruling.claim().map(|claim| claim.status);
    let inadmissible = matches!(status, Some(ClaimStatus::Inadmissible));
    let nothing = is_without_consequence(ruling) && !scenario.events.is_empty() && familiarity < 1;
    let nothing = nothing
        && !scenario
            .events
            .iter()
            .any(|event| is_early(event, scenario));
    usize::from(hangs_on_mating(scenario, ruling))
        + usize::from(is_ended_by_queen(ruling))
        + usize::from(inadmissible)
        + usize::from(nothing)
}

/// Whether the queen that replaces a pawn left on the last rank ends the game.
fn is_ended_by_queen(ruling: &Ruling) -> bool {
    let mut effects = ruling.decisions().flat_map(|it| &it.opinion.effects);
    let queened = effects.any(|effect| matches!(effect, Effect::Queen { .. }));
    let by_board = [Termination::Checkmate, Termination::Stalemate];
    let ended = |ending: Ending| by_board.contains(&ending.termination);
    queened && ruling.ending().is_some_and(ended)
}

/// Whether somebody arrives with minutes to spare.
fn is_early(event: &Event, scenario: &Scenario) -> bool {
    let default = scenario.setting.regulations.default_time_s;
    matches!(event.act, Act::Arrive { late_s } if late_s < default)
}

/// Whether a game that would be lost is drawn since nobody could mate, or lost although the winner
/// has one minor piece at most. That a bare king can't mate is plain.
fn hangs_on_mating(scenario: &Scenario, ruling: &Ruling) -> bool {
    let Some(ending) = ruling.ending() else {
        return false;
    };
    let winner = match ending.outcome {
        Outcome::White => shakmaty::Color::White,
        Outcome::Black => shakmaty::Color::Black,
        _ => {
            let drawn = matches!(
                ending.termination,
                Termination::FlagUnwinnable | Termination::SecondIllegalUnwinnable
            );
            return drawn && !is_opponent_bare(scenario, ruling);
        }
    };
    let by_penalty = matches!(
        ending.termination,
        Termination::Flag | Termination::SecondIllegal
    );
    let pieces = ruling.state.board.pieces();
    let men = pieces.by_color(winner);
    by_penalty
        && men.count() <= 2
        && (men & (pieces.rooks_and_queens() | pieces.pawns())).is_empty()
}

/// Whether the opponent of whoever acted last, or whose flag fell, has nothing but the king.
fn is_opponent_bare(scenario: &Scenario, ruling: &Ruling) -> bool {
    let acts = |event: &Event| {
        matches!(
            event.act,
            Act::Flag(_) | Act::Move { .. } | Act::Press { .. }
        )
        .then(|| event.who.side())?
    };
    let pieces = ruling.state.board.pieces();
    let offender = scenario.events.iter().rev().find_map(acts);
    offender.is_some_and(|side| pieces.by_color(side.other()).count() == 1)
}

/// Whether the game simply goes on: no result, no time, no move that must be made, no penalty.
fn is_without_consequence(ruling: &Ruling) -> bool {
    let delta = &ruling.state.clocks.ruled_s;
    let penalties = rule!("arbiter.penalties");
    let breach = |effect: &Effect| matches!(effect, Effect::Discretion(it) if *it == penalties);
    let mut effects = ruling.decisions().flat_map(|it| &it.opinion.effects);
    ruling.ending().is_none()
        && delta.white == 0
        && delta.black == 0
        && ruling.allowed().is_none()
        && !effects.any(breach)
}

/// What makes a story intricate, whatever it is about:
///
/// | what | points |
/// | --- | --- |
/// | rules that the ruling combines | one for every three, at most 3 |
/// | rules that gave way to others | one each, at most 2 |
/// | how near the nearest wrong reading is | 2 if a wrong option differs from the key in one number or word only, 1 if the result is the same, else 0 |
/// | whether something is on the very edge: exactly two minutes, a capture en passant that a pin forbids | 2 |
/// | length of the record (half-moves and events) | one for every five, at most 3 |
fn intricacy(scenario: &Scenario, ruling: &Ruling, options: &[Choice]) -> usize {
    let rules = (ruling.rules().len() / 3).min(3);
    let overruled: usize = ruling
        .decisions()
        .map(|decision| decision.overruled.len())
        .sum();
    let length = (scenario.moves.len() + scenario.events.len()) / 5;
    let edge = usize::from(is_on_edge(scenario));
    rules + overruled.min(2) + nearness(options) + 2 * edge + length.min(3)
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
            natural: false,
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
