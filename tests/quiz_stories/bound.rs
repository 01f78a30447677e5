//! Wrong options are bound to the mistake that the story is made for, and say what is wrong with
//! it in words that stand alone.

use kanon::game::scenario::{Act, Withdrawn};
use kanon::quiz::{Answer, Part};
use shakmaty::Color;

use super::{ILLEGAL, made, named};

/// Who is told that the first illegal move only gives time would take the opponent's for the
/// first.
#[test]
fn where_the_opponent_has_offended_before_the_loss_is_by_counting_both() {
    let mut together = 0;
    for kind in ILLEGAL {
        for question in made(kind, 120) {
            let prior = question.scenario.prior.illegal;
            let turn = question
                .scenario
                .start
                .chess()
                .map(shakmaty::Position::turn);
            let mover = match question.scenario.moves.len() % 2 {
                0 => turn,
                _ => turn.map(Color::other),
            };
            let Some(mover) = mover.filter(|side| prior[*side] == 0 && prior[side.other()] > 0)
            else {
                continue;
            };
            let held = named(&question);
            assert!(
                !held.contains("first-illegal-loses"),
                "{kind} {mover} {}",
                question.id
            );
            together += usize::from(held.contains("players-counted-together"));
        }
    }
    assert!(together > 0, "{together}");
}

/// Nobody believes that a withdrawal is paid for with time.
#[test]
fn a_withdrawn_offer_costs_no_time() {
    let mut renewed = 0;
    for question in made("offer", 400) {
        let mut events = question.scenario.events.iter();
        if !events.any(|event| event.act == Act::Withdraw(Withdrawn::Offer)) {
            continue;
        }
        for option in &question.options {
            let Answer::Ruling(verdict) = &option.answer else {
                continue;
            };
            let parts = verdict.parts();
            let costs = |part: &Part| matches!(part, Part::Clock(..));
            assert!(!parts.iter().any(costs), "{parts:?}");
            renewed += usize::from(
                option
                    .misconception
                    .is_some_and(|known| known.id == "acceptance-is-offer"),
            );
        }
    }
    assert!(renewed > 0, "{renewed}");
}
