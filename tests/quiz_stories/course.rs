//! The course of events: what players and arbiters do at a board, and in which order.

use kanon::game::TimeClass;
use kanon::game::scenario::Act;
use kanon::quiz::{Answer, Asked, KINDS};
use shakmaty::{Color, Position, Role};

use super::{made, position};

#[test]
fn nothing_hangs_while_moves_are_repeated_or_counted() {
    for kind in [
        "threefold-current",
        "fivefold",
        "who-may-claim",
        "fifty-current",
        "claim-off-move",
    ] {
        for question in made(kind, 25) {
            let mut at = question.scenario.start.chess().unwrap().clone();
            let mut positions = vec![at.clone()];
            for played in &question.scenario.moves {
                at.play_unchecked(*played);
                positions.push(at.clone());
            }
            for position in positions {
                for played in position.legal_moves() {
                    let mut next = position.clone();
                    next.play_unchecked(played);
                    assert!(!next.is_checkmate(), "{kind} {}: {played}", question.id);
                    let defended = !next
                        .board()
                        .attacks_to(played.to(), next.turn(), next.board().occupied())
                        .is_empty();
                    let wins_a_piece = matches!(
                        played.capture(),
                        Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
                    ) && !defended;
                    assert!(!wins_a_piece, "{kind} {}: {played}", question.id);
                }
            }
        }
    }
}

#[test]
fn a_false_statement_says_something_that_the_ruling_does_not() {
    let mut seen = 0;
    for kind in [
        "wrong-claim",
        "increment-request",
        "claim-after-touch",
        "fifty-intended",
    ] {
        for question in made(kind, 60) {
            let Some(said) = &question.statement else {
                continue;
            };
            let (Answer::Ruling(said), Answer::Truth(false)) = (said, &question.key) else {
                continue;
            };
            seen += 1;
            let right = question.verdict.parts();
            assert!(
                said.is_plain() || said.parts().iter().any(|part| !right.contains(part)),
                "{kind} {}",
                question.id
            );
        }
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn clocks_show_what_they_can_show() {
    for kind in KINDS {
        for question in made(kind.name, 12) {
            let control = &question.scenario.setting.time_control;
            let position = position(&question.scenario);
            let number = i64::from(position.fullmoves().get());
            let given: i64 = control.periods.iter().map(|period| period.seconds).sum();
            for side in [Color::White, Color::Black] {
                let Some(left) = question.scenario.clocks_ms[side] else {
                    continue;
                };
                let most = given + control.increment * number;
                assert!(left / 1000 <= most, "{} {}", kind.name, question.id);
                // Who has just pressed has at least the increment.
                let moved = position.turn() != side && number > 1;
                let least = if moved { control.increment } else { 0 };
                assert!(left / 1000 >= least, "{} {}", kind.name, question.id);
            }
        }
    }
}

#[test]
fn a_claim_before_the_press_is_not_the_opponents() {
    for question in made("claim-off-move", 80) {
        let events = &question.scenario.events;
        let pressed = events
            .iter()
            .any(|event| matches!(event.act, Act::Press { .. }));
        let claimant = events.last().unwrap().who;
        assert!(pressed || claimant == events[0].who, "{}", question.id);
    }
}

#[test]
fn an_intended_claim_is_about_a_position_that_is_not_there_yet() {
    for question in made("threefold-intended", 60) {
        let now = position(&question.scenario);
        let mut at = question.scenario.start.chess().unwrap().clone();
        let mut seen = usize::from(at == now);
        for played in &question.scenario.moves {
            at.play_unchecked(*played);
            seen += usize::from(at == now);
        }
        assert!(seen < 3, "{}", question.id);
    }
    for question in made("wrong-claim", 60) {
        let Act::Claim(claim) = &question.scenario.events[0].act else {
            panic!("{}", question.id);
        };
        // Who need not record writes no intended move down.
        let records = question.scenario.setting.class == TimeClass::Standard;
        assert!(records || claim.intended.is_none(), "{}", question.id);
    }
}

#[test]
fn a_request_is_answered_by_the_opponent_before_the_arbiter() {
    for question in made("increment-request", 60) {
        let acts: Vec<_> = question
            .scenario
            .events
            .iter()
            .map(|event| &event.act)
            .collect();
        let answered = acts
            .iter()
            .any(|act| matches!(act, Act::Accept | Act::Decline));
        assert!(answered != question.verdict.dismissed, "{}", question.id);
        assert!(question.verdict.increment == 0 || question.verdict.increment == 5);
    }
}

#[test]
fn the_arbiter_says_whether_a_barred_draw_is_allowed() {
    for question in made("offer-barred", 60) {
        assert!(!question.verdict.pending, "{}", question.id);
    }
}

#[test]
fn a_text_that_stops_short_could_mean_several_moves() {
    let mut seen = 0;
    for question in made("sealed-text", 150) {
        let text = question
            .scenario
            .events
            .iter()
            .find_map(|event| match &event.act {
                Act::Seal { text } => Some(text.to_string()),
                _ => None,
            });
        let text = text.unwrap();
        let [letter, file] = text.as_bytes() else {
            continue;
        };
        if !letter.is_ascii_uppercase() {
            continue;
        }
        seen += 1;
        let fits = position(&question.scenario)
            .legal_moves()
            .into_iter()
            .filter(|played| {
                played.role().upper_char() == char::from(*letter)
                    && played.to().file().char() == char::from(*file)
            })
            .count();
        assert!(fits > 1, "{} {text}", question.id);
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn a_move_that_must_be_made_is_one_of_the_player_to_move() {
    for kind in ["fifty-intended", "threefold-intended", "wrong-claim"] {
        for question in made(kind, 120) {
            if question.asked != Asked::AllowedMoves {
                continue;
            }
            let position = position(&question.scenario);
            for option in &question.options {
                if let Answer::Move(played) = option.answer {
                    assert!(
                        position.is_legal(played),
                        "{kind} {}: {played}",
                        question.id
                    );
                }
                if let Some(known) = option.misconception {
                    assert_ne!(known.id, "intended-ignored", "{}", question.id);
                }
            }
        }
    }
}
