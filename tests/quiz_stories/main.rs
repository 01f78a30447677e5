//! Stories that questions tell: what cannot happen at a board is not asked about.

mod bound;
mod citations;
mod course;
mod facts;
mod fates;
mod grounds;
mod reasons;
mod refutations;
mod traps;
mod unseen;
mod wording;

use std::collections::BTreeSet;

use kanon::game::Scenario;
use kanon::game::scenario::{Act, Basis, Decision, MoveText};
use kanon::game::setting::Supervision;
use kanon::quiz::{Dice, Kind, Question, ask};
use shakmaty::{Chess, Color, Position, Role};

/// So many questions of a kind, the same in every run.
fn made(kind: &str, many: usize) -> Vec<Question> {
    let kind = Kind::named(kind).unwrap();
    let dice = Dice::new(29);
    let made: Vec<_> = (0..20_000)
        .filter_map(|throw| ask(kind, &mut dice.branch(throw)).ok())
        .take(many)
        .collect();
    assert_eq!(made.len(), many, "{}", kind.name);
    made
}

fn position(scenario: &Scenario) -> Chess {
    let mut position = scenario.start.chess().unwrap().clone();
    for played in &scenario.moves {
        position.play_unchecked(*played);
    }
    position
}

fn named(question: &Question) -> BTreeSet<&'static str> {
    question
        .options
        .iter()
        .filter_map(|option| option.misconception.map(|known| known.id))
        .collect()
}

/// The kinds in which a player completes an illegal move, or what counts as one.
const ILLEGAL: [&str; 5] = [
    "first-illegal",
    "second-illegal",
    "promotion-unfinished",
    "press-without-move",
    "two-hands",
];

#[test]
fn no_flag_falls_on_a_clock_that_does_not_run() {
    let mut flags = 0;
    for question in made("postponed-flag", 40) {
        let mut running = position(&question.scenario).turn();
        for event in &question.scenario.events {
            match (&event.act, event.who.side()) {
                (Act::Press { .. }, Some(side)) => running = side.other(),
                (Act::Flag(_), side) => {
                    flags += 1;
                    assert_eq!(side, Some(running), "{}", question.id);
                }
                _ => {}
            }
        }
    }
    assert!(flags > 0, "{flags}");
}

fn men_worth(position: &Chess, side: Color) -> usize {
    let count = |role| (position.board().by_color(side) & position.board().by_role(role)).count();
    count(Role::Pawn)
        + 3 * (count(Role::Knight) + count(Role::Bishop))
        + 5 * count(Role::Rook)
        + 9 * count(Role::Queen)
}

#[test]
fn nobody_claims_while_ahead_or_against_a_player_who_cannot_mate() {
    for kind in [
        "quickplay-claim",
        "quickplay-decision",
        "postponed-flag",
        "unsupervised-claim",
        "increment-request",
    ] {
        for question in made(kind, 40) {
            let position = position(&question.scenario);
            let claimant = position.turn();
            let board = position.board();
            let strong = board.pawns() | board.rooks() | board.queens();
            assert!(
                (strong & board.by_color(claimant.other())).any(),
                "{kind} {}",
                question.id
            );
            assert!(
                men_worth(&position, claimant) <= men_worth(&position, claimant.other()),
                "{kind} {}",
                question.id
            );
            if kind == "unsupervised-claim" {
                assert_eq!(question.scenario.events[0].who.side(), Some(claimant));
            }
        }
    }
}

/// Else the story would tell its own answer: play goes on.
#[test]
fn a_claim_is_postponed_only_where_a_flag_falls_after_it() {
    let postpones = |act: &Act| matches!(act, Act::Find(finding) if finding.decision == Some(Decision::Postpone));
    for question in made("quickplay-decision", 80) {
        let mut acts = question.scenario.events.iter().map(|event| &event.act);
        assert!(!acts.any(postpones), "{}", question.id);
    }
    for question in made("postponed-flag", 40) {
        let mut acts = question.scenario.events.iter().map(|event| &event.act);
        assert!(acts.any(postpones), "{}", question.id);
        assert!(
            acts.any(|act| matches!(act, Act::Flag(_))),
            "{}",
            question.id
        );
        assert!(!question.verdict.postponed && !question.verdict.pending);
    }
}

#[test]
fn an_increment_gained_by_an_illegal_move_is_spoken_of_beforehand() {
    for kind in [
        "first-illegal",
        "second-illegal",
        "illegal-unpressed",
        "illegal-found-late",
        "promotion-unfinished",
        "press-without-move",
        "two-hands",
        "displaced-found",
    ] {
        for question in made(kind, 30) {
            let setting = &question.scenario.setting;
            assert!(
                setting.time_control.increment == 0
                    || setting.regulations.remove_increment_gained == Some(true),
                "{kind} {}",
                question.id
            );
        }
    }
}

#[test]
fn no_piece_moves_like_a_knight_by_mistake_and_two_hands_have_two_pieces_to_move() {
    for kind in ["first-illegal", "illegal-unpressed", "illegal-found-late"] {
        for question in made(kind, 60) {
            let Act::Move {
                text: MoveText::Uci { from, to, .. },
                ..
            } = &question.scenario.events[0].act
            else {
                panic!("{}", question.id);
            };
            let knight = shakmaty::attacks::knight_attacks(*from).contains(*to);
            let role = position(&question.scenario).board().role_at(*from);
            assert!(
                !knight || role == Some(Role::Knight),
                "{kind} {from}-{to} {}",
                question.id
            );
        }
    }
    for question in made("two-hands", 60) {
        let Act::Move {
            text: MoveText::Uci { from, to, .. },
            ..
        } = &question.scenario.events[0].act
        else {
            panic!("{}", question.id);
        };
        let board = position(&question.scenario).board().clone();
        let castles = board.role_at(*from) == Some(Role::King) && from.distance(*to) > 1;
        assert!(board.piece_at(*to).is_some() || castles, "{}", question.id);
    }
}

#[test]
fn what_is_said_of_second_illegal_moves_is_said_where_there_was_a_first() {
    for kind in [
        "first-illegal",
        "second-illegal",
        "illegal-found-late",
        "promotion-unfinished",
        "two-hands",
    ] {
        for question in made(kind, 60) {
            let turn = position(&question.scenario).turn();
            if question.scenario.prior.illegal[turn] == 0 {
                let named = named(&question);
                assert!(
                    !named.contains("second-costs-double")
                        && !named.contains("kinds-counted-apart"),
                    "{kind} {}: {named:?}",
                    question.id
                );
            }
        }
    }
}

#[test]
fn games_are_adjourned_after_the_time_control_and_nobody_resumes_with_a_fallen_flag() {
    for kind in ["sealed-changed", "early-adjournment", "replier-absent"] {
        for question in made(kind, 30) {
            let position = position(&question.scenario);
            assert!(position.fullmoves().get() > 40, "{kind} {}", question.id);
            assert!(
                position.board().occupied().count() <= 22,
                "{kind} {}",
                question.id
            );
        }
    }
    for question in made("late-for-resumption", 40) {
        let sealer = position(&question.scenario).turn();
        for event in &question.scenario.events {
            if let Act::Arrive { late_s } = event.act
                && event.who.side() == Some(sealer.other())
            {
                let left = question.scenario.clocks_ms[sealer.other()].unwrap();
                assert!(left > late_s * 1000, "{}", question.id);
            }
        }
    }
}

#[test]
fn what_has_to_happen_is_said_instead_of_nothing() {
    for kind in [
        "board-orientation",
        "displaced",
        "displaced-found",
        "last-identifiable",
        "replier-absent",
        "envelope-lost",
    ] {
        for question in made(kind, 40) {
            assert!(!question.verdict.is_plain(), "{kind} {}", question.id);
        }
    }
    for question in made("replier-absent", 40) {
        // The envelope that has to stay closed is not opened by the story.
        let opens = question
            .scenario
            .events
            .iter()
            .any(|event| event.act == Act::Open);
        assert!(opens != question.verdict.awaited.is_some());
    }
    for question in made("quickplay-claim", 60) {
        let claims = |event: &kanon::game::scenario::Event| {
            matches!(&event.act, Act::Claim(claim)
                if matches!(claim.basis, Basis::CannotWin | Basis::NoEffort))
        };
        assert!(question.scenario.events.iter().any(claims));
        assert!(question.scenario.setting.supervision != Supervision::None);
        assert!(
            question.verdict.pending || question.verdict.dismissed,
            "{}",
            question.id
        );
    }
}
