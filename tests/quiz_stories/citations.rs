//! Clauses: the one that decides is named where it decides, and none that decides nothing.

use kanon::game::Scenario;
use kanon::game::State;
use kanon::game::TimeClass;
use kanon::game::scenario::Act;
use kanon::game::setting::Regime;
use kanon::game::state::Termination;
use kanon::law::Edition;
use kanon::quiz::RenderedQuestion;
use shakmaty::Position;

use super::grounds::told;
use super::{ILLEGAL, made, position};

fn lists(item: &RenderedQuestion, number: &str) -> bool {
    item.rules.iter().any(|rule| rule.number == Some(number))
}

fn has_pressed(scenario: &Scenario) -> bool {
    let presses = |act: &Act| matches!(act, Act::Press { .. });
    scenario.events.iter().any(|event| presses(&event.act))
}

/// An illegal move is completed once the player has pressed the clock (7.5.1); so are a promotion
/// left unfinished (7.5.2) and a move with two hands (7.5.4). 6.2.1 says it of every move.
#[test]
fn that_an_unpressed_move_is_not_illegal_is_said_by_its_own_clause() {
    for (kind, clause) in [
        ("illegal-unpressed", "7.5.1"),
        ("promotion-unfinished", "7.5.2"),
        ("two-hands", "7.5.4"),
    ] {
        let (mut seen, mut refuted) = (0, 0);
        for question in made(kind, 150) {
            if has_pressed(&question.scenario) {
                continue;
            }
            seen += 1;
            for lang in ["en", "hy", "ru"] {
                let item = told(lang, &question);
                let cited = format!("({clause}, 6.2.1)");
                let lines = &item.explanation;
                let says = |line: &String| line.contains(&cited);
                assert!(lines.iter().any(says), "{kind} {lines:#?}");
                assert!(lists(&item, clause) && lists(&item, "6.2.1"), "{kind}");
                for option in &item.options {
                    if option.misconception == Some("illegal-without-press") {
                        refuted += 1;
                        let by = option.refuted_by.as_ref().unwrap().number;
                        assert_eq!(by, Some(clause), "{kind} {}", question.id);
                    }
                }
            }
        }
        assert!(seen > 10 && refuted > 10, "{kind} {seen} {refuted}");
    }
}

/// A.5.2 governs illegal moves where one arbiter has many games, and B.3 brings it into blitz.
#[test]
fn the_rules_of_rapid_chess_are_named_with_what_brings_them_into_the_game() {
    let (mut rapid, mut blitz) = (0, 0);
    for kind in ILLEGAL {
        for question in made(kind, 120) {
            let setting = &question.scenario.setting;
            let simplified = setting.regime() == Regime::Simplified;
            let dealt = has_pressed(&question.scenario) && setting.edition == Edition::E2023;
            if !dealt || !simplified {
                continue;
            }
            let item = told("en", &question);
            assert!(lists(&item, "A.5.2"), "{kind} {}", question.id);
            match setting.class {
                TimeClass::Blitz => {
                    blitz += 1;
                    assert!(lists(&item, "B.3"), "{kind} {}", question.id);
                }
                _ => rapid += 1,
            }
        }
    }
    assert!(rapid > 0 && blitz > 0, "{rapid} {blitz}");
}

#[test]
fn a_stalemate_is_not_filed_under_dead_positions() {
    let mut seen = 0;
    for question in made("late-for-resumption", 250) {
        let ended = question.verdict.ending.map(|ending| ending.termination);
        if ended == Some(Termination::Stalemate) {
            seen += 1;
            assert!(!lists(&told("en", &question), "5.2.2"), "{}", question.id);
        }
    }
    assert!(seen > 0, "{seen}");
}

/// I.2.6 is about the envelope; what is offered when it is closed can't stand on it.
#[test]
fn an_offer_after_the_envelope_was_closed_rests_on_i_4() {
    let mut seen = 0;
    for question in made("ended-before", 80) {
        let acts: Vec<_> = question.scenario.events.iter().map(|it| &it.act).collect();
        let sealed = acts.iter().position(|act| matches!(act, Act::Seal { .. }));
        let offer = acts.iter().position(|act| matches!(act, Act::Offer));
        if offer.is_none() || sealed > offer {
            continue;
        }
        seen += 1;
        let item = told("en", &question);
        assert!(!lists(&item, "I.2.6"), "{}", question.id);
        assert!(lists(&item, "I.4"), "{}", question.id);
    }
    assert!(seen > 0, "{seen}");
}

/// The kind of an earlier offence would be taken for the clause of this one.
#[test]
fn of_two_illegal_moves_the_clause_of_this_one_is_listed() {
    let clause = |scenario: &Scenario| match &scenario.events[0].act {
        Act::Press { .. } => "7.5.3",
        Act::Move { hands: 2, .. } => "7.5.4",
        Act::Move { text, .. } => match State::begin(scenario)
            .movement(position(scenario).turn(), text)
            .is_ok_and(|movement| movement.unfinished)
        {
            true => "7.5.2",
            false => "7.5.1",
        },
        act => panic!("{act:?}"),
    };
    let mut seen = 0;
    for kind in [
        "second-illegal",
        "second-illegal-unwinnable",
        "press-without-move",
        "two-hands",
    ] {
        for question in made(kind, 100) {
            let scenario = &question.scenario;
            let before = scenario.prior.illegal.iter().any(|count| *count > 0);
            if !before {
                continue;
            }
            let own = clause(scenario);
            seen += 1;
            let item = told("en", &question);
            for other in ["7.5.1", "7.5.2", "7.5.3", "7.5.4"] {
                let refutes = |it: &kanon::quiz::RenderedOption| {
                    it.refuted_by
                        .as_ref()
                        .is_some_and(|by| by.number == Some(other))
                };
                let named = own == other || item.options.iter().any(refutes);
                assert_eq!(lists(&item, other), named, "{kind} {} {other}", question.id);
            }
        }
    }
    assert!(seen > 0, "{seen}");
}

/// Below five minutes, without thirty seconds a move, nobody has to record (8.4).
#[test]
fn why_nobody_recorded_is_said_by_8_4() {
    for question in made("last-identifiable", 30) {
        let item = told("en", &question);
        let says = |line: &String| line.contains("record") && line.ends_with("(8.4).");
        assert!(item.explanation.iter().any(says), "{:#?}", item.explanation);
        assert!(lists(&item, "8.4"), "{}", question.id);
    }
}
