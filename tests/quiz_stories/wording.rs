//! What questions say and show: clauses, kinds, penalties and boards as the story has them.

use std::collections::BTreeSet;

use kanon::game::scenario::{Act, MoveText};
use kanon::game::setting::Regime;
use kanon::lang::Locales;
use kanon::quiz::{Answer, AnswerType, Choice, Dice, Question, Renderer, UsedQuestions, Wanted};
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position, Role, Square};

use super::{made, named, position};

fn told<T>(lang: &str, read: impl Fn(&Renderer<'_>) -> T) -> T {
    let locales = Locales::built_in();
    let locale = locales.open(lang.parse().unwrap()).unwrap();
    read(&Renderer::new(&locale).unwrap())
}

fn holding<'a>(question: &'a Question, id: &str) -> Option<&'a Choice> {
    let held = |option: &&Choice| option.misconception.is_some_and(|known| known.id == id);
    question.options.iter().find(held)
}

#[test]
fn that_a_claim_needs_consent_is_said_only_where_it_was_right() {
    let mut said = 0;
    for kind in ["claim-after-touch", "claim-off-move", "wrong-claim"] {
        for question in made(kind, 100) {
            if holding(&question, "claim-needs-consent").is_some() {
                said += 1;
                assert!(question.verdict.ending.is_some(), "{kind} {}", question.id);
            }
        }
    }
    assert!(said > 0);
}

#[test]
fn where_one_arbiter_has_many_games_the_rapid_rules_say_when_he_steps_in() {
    let mut seen = BTreeSet::new();
    for kind in ["first-illegal", "second-illegal"] {
        for question in made(kind, 200) {
            let Some(option) = holding(&question, "arbiter-waits") else {
                continue;
            };
            let simplified = question.scenario.setting.regime() == Regime::Simplified;
            let expected = match simplified {
                true => "rapid.illegal",
                false => "irregularity.illegal.move",
            };
            let refuted_by = option.refuted_by.unwrap();
            assert_eq!(refuted_by.as_str(), expected, "{kind} {}", question.id);
            seen.insert(simplified);
        }
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn a_move_to_be_named_is_not_told_to_be_the_only_one() {
    let mut seen = 0;
    for kind in ["first-illegal", "illegal-unpressed"] {
        for question in made(kind, 200) {
            if question.answer_type != AnswerType::Move {
                continue;
            }
            seen += 1;
            let prompt = told("en", |renderer| question.render(renderer).prompt);
            assert!(!prompt.contains("must"), "{prompt}");
            let wrong = question.options.iter().filter(|option| !option.correct);
            assert_eq!(
                wrong.count(),
                named(&question).len(),
                "{kind} {}",
                question.id
            );
        }
    }
    assert!(seen > 0, "{seen}");
}

/// The squares of moves that are told, one after the other.
fn moved(question: &Question) -> Vec<(Square, Square)> {
    let events = question.scenario.events.iter();
    events
        .filter_map(|event| match &event.act {
            Act::Move {
                text: MoveText::Uci { from, to, .. },
                ..
            } => Some((*from, *to)),
            _ => None,
        })
        .collect()
}

#[test]
fn illegal_moves_that_are_found_late_are_those_that_are_overlooked_in_games() {
    let mut exposed = 0;
    for question in made("illegal-found-late", 60) {
        let position = position(&question.scenario);
        let (from, to) = moved(&question)[0];
        let between = shakmaty::attacks::between(from, to);
        let castles = position.board().role_at(from) == Some(Role::King) && from.distance(to) > 1;
        // Over men of their own pieces do not jump unnoticed.
        assert!(
            castles || (between & position.us()).is_empty(),
            "{}",
            question.id
        );
        let own: Vec<_> = question
            .explanation
            .iter()
            .flat_map(|it| &it.rules)
            .collect();
        let breaks = |rule: &str| own.iter().any(|it| it.as_str().starts_with(rule));
        assert!(breaks("move."), "{}: why was it illegal?", question.id);
        exposed += usize::from(castles || breaks("move.self-check"));
    }
    assert!(exposed > 0, "{exposed}");
    for kind in ["first-illegal", "illegal-unpressed"] {
        for question in made(kind, 60) {
            let position = position(&question.scenario);
            let (from, to) = moved(&question)[0];
            let castles =
                position.board().role_at(from) == Some(Role::King) && from.distance(to) > 1;
            let jumped = shakmaty::attacks::between(from, to) & position.us();
            assert!(castles || jumped.is_empty(), "{kind} {}", question.id);
        }
    }
}

#[test]
fn a_piece_straightened_without_a_word_is_what_the_clause_on_other_contact_is_about() {
    let mut seen = 0;
    for kind in ["claim-after-touch", "offer"] {
        for question in made(kind, 100) {
            if let Some(option) = holding(&question, "unannounced-free") {
                seen += 1;
                let refuted_by = option.refuted_by.unwrap();
                assert_eq!(refuted_by.as_str(), "act.other-contact", "{}", question.id);
            }
        }
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn no_board_comes_twice_in_the_stories_of_a_kind() {
    let mut taken = UsedQuestions::default();
    for (seed, kind) in (1..).zip(["sealed-text", "unsupervised-claim", "sealed-text", "offer"]) {
        let wanted = Wanted {
            rule: Some(kind.into()),
            ..Wanted::default()
        };
        let drawn = kanon::quiz::draw(&wanted, &Dice::new(seed), 20, &mut taken);
        assert_eq!(drawn.len(), 20, "{kind}");
        let boards: BTreeSet<String> = drawn
            .iter()
            .map(|question| position(&question.scenario))
            .map(|at| {
                let fen = Fen::from_position(&at, EnPassantMode::Legal).to_string();
                fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
            })
            .collect();
        assert_eq!(boards.len(), 20, "{kind}");
    }
}

#[test]
fn no_diagram_shows_a_position_that_nobody_knows() {
    let mut seen = 0;
    for question in made("envelope-lost", 40) {
        let lost = |act: &Act| {
            let position_known = false;
            *act == Act::EnvelopeMissing { position_known }
        };
        let unknown = question.scenario.events.iter().any(|it| lost(&it.act));
        let item = told("en", |renderer| question.render(renderer));
        assert_eq!(item.boards.is_empty(), unknown, "{}", question.id);
        let clocks = item.setting.join(" ").contains("Clocks:");
        assert_eq!(clocks, !unknown, "{}", question.id);
        seen += usize::from(unknown);
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn nobody_believes_that_a_penalty_costs_more_time_than_there_is() {
    for (kind, many) in [("illegal-found-late", 600), ("wrong-claim", 60)] {
        for question in made(kind, many) {
            for id in ["offender-loses-time", "claim-costs-claimant"] {
                let Some(option) = holding(&question, id) else {
                    continue;
                };
                let flags = |rule: &str| rule == "clock.flag-loss";
                let falls = match &option.answer {
                    Answer::Clause(rule) => flags(rule.as_str()),
                    Answer::Ruling(verdict) => verdict.ending.is_some(),
                    Answer::Clocks(clocks) => clocks.iter().any(|left| *left <= 0),
                    _ => false,
                };
                assert!(!falls, "{kind} {}", question.id);
            }
        }
    }
}

#[test]
fn a_displaced_piece_is_no_illegal_move() {
    let illegal = kanon::rule!("irregularity.illegal.move");
    for question in made("last-identifiable", 20) {
        assert!(!question.rules.contains(&illegal), "{}", question.id);
    }
}

#[test]
fn nobody_forgets_to_move_while_in_check_or_with_something_to_take() {
    let mut seen = 0;
    for question in made("second-illegal", 120) {
        let first = question.scenario.events.first().map(|event| &event.act);
        if matches!(first, Some(Act::Press { .. })) {
            let position = position(&question.scenario);
            assert!(!position.is_check(), "{}", question.id);
            seen += 1;
        }
    }
    assert!(seen > 0, "{seen}");
}
