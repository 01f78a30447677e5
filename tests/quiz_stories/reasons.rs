//! Reasons: amounts that the question gives, facts that decide, claims that need the intended move,
//! findings that anybody would follow.

use kanon::game::scenario::{Act, Decision};
use kanon::game::state::Termination;
use kanon::lang::Locales;
use kanon::quiz::{Answer, Asked, Question, Renderer};
use shakmaty::{Chess, Position, Role, uci::UciMove};

use super::grounds::{claim, told};
use super::{made, men_worth, named, position};

/// The question shows no time control, so that nobody could know how long a penalty is.
#[test]
fn how_often_a_position_has_appeared_costs_nothing() {
    let mut seen = 0;
    for question in made("threefold-current", 800) {
        if question.asked != Asked::Appearances {
            continue;
        }
        seen += usize::from(question.verdict.ending.is_none());
        for (lang, words) in [
            ("en", ["minute", "goes on"]),
            ("hy", ["րոպե", "շարունակվում"]),
            ("ru", ["минут", "продолжается"]),
        ] {
            let item = told(lang, &question);
            for line in &item.explanation {
                let said = words.iter().any(|word| line.contains(word));
                assert!(!said, "{} {line}", question.id);
            }
            for rule in &item.rules {
                let penalty = matches!(rule.number, Some("9.5.3" | "A.3" | "B.3" | "A.4.3"));
                assert!(!penalty, "{} {:?}", question.id, rule.number);
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

/// III.6.1.2 asks for both.
#[test]
fn the_opponent_has_verified_the_position_and_the_scoresheet() {
    for (lang, words) in [
        ("en", "the opponent has verified both"),
        ("hy", "հաստատել է թե՛ մեկը, թե՛ մյուսը"),
        ("ru", "соперник подтвердил и то и другое"),
    ] {
        for question in made("unsupervised-claim", 10) {
            let item = told(lang, &question);
            assert!(item.events[0].contains(words), "{}", item.events[0]);
        }
    }
}

#[test]
fn why_a_sealed_text_that_only_draws_is_invalid_is_said_once() {
    let locales = Locales::built_in();
    let english = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&english).unwrap();
    let (mut illegal, mut ambiguous) = (0, 0);
    for question in made("sealed-text", 500) {
        let ended = question.verdict.ending;
        if ended.is_none_or(|ending| ending.termination != Termination::SealedUnwinnable) {
            continue;
        }
        let item = renderer.render(&question);
        let lines = &item.explanation;
        let impossible = |line: &&String| line.contains("mate");
        assert_eq!(lines.iter().filter(impossible).count(), 1, "{lines:?}");
        let cites = |number: &str| item.rules.iter().any(|rule| rule.number == Some(number));
        if lines[0].contains("is not a legal move, but") {
            illegal += 1;
            // Then what is wrong with it, by the clause that says so.
            assert!(lines[1].ends_with(')'), "{lines:?}");
            assert!(cites("I.8.3") && cites("6.9"), "{}", question.id);
        } else {
            ambiguous += 1;
            assert!(lines[0].contains("is ambiguous, but"), "{lines:?}");
            let (_, meant) = lines[0].split_once("legal moves (").unwrap();
            let (meant, _) = meant.split_once(')').unwrap();
            assert!(meant.split(", ").count() > 1, "{lines:?}");
            assert!(cites("I.8.1") && cites("6.9"), "{}", question.id);
        }
    }
    assert!(illegal > 5 && ambiguous > 5, "{illegal} {ambiguous}");
}

#[test]
fn who_intends_a_move_needs_it_for_the_fiftieth() {
    let (mut right, mut wrong) = (0, 0);
    for question in made("fifty-intended", 200) {
        let position = position(&question.scenario);
        assert!(position.halfmoves() < 100, "{}", question.id);
        match question.verdict.ending.is_some() {
            true => right += 1,
            false => wrong += 1,
        }
    }
    assert!(right > 40 && wrong > 40, "{right} {wrong}");
}

/// Else play goes on in every option, and nobody need count.
#[test]
fn where_fifty_moves_are_not_complete_some_option_draws() {
    let mut seen = 0;
    for question in made("fifty-intended", 200) {
        if question.asked != Asked::Ruling || question.verdict.ending.is_some() {
            continue;
        }
        let position = position(&question.scenario);
        let uci: UciMove = claim(&question)
            .intended
            .as_deref()
            .unwrap()
            .parse()
            .unwrap();
        if uci.to_move(&position).unwrap().role() == Role::Pawn {
            continue;
        }
        seen += 1;
        let ends = |answer: &Answer| matches!(answer, Answer::Ruling(it) if it.ending.is_some());
        let draws = question.options.iter().any(|it| ends(&it.answer));
        assert!(draws, "{} {:?}", question.id, named(&question));
    }
    assert!(seen > 40, "{seen}");
}

/// Whether a position with the same men on the same squares stood before and was another one.
fn has_look_alike(question: &Question) -> bool {
    let mut at = question.scenario.start.chess().unwrap().clone();
    let mut stood = vec![at.clone()];
    for played in &question.scenario.moves {
        at.play_unchecked(*played);
        stood.push(at.clone());
    }
    if let Some(text) = claim(question).intended.as_deref() {
        let uci: UciMove = text.parse().unwrap();
        at.play_unchecked(uci.to_move(&at).unwrap());
    }
    let alike = |it: &Chess| it.board() == at.board() && it.turn() == at.turn();
    stood.iter().any(|it| alike(it) && *it != at)
}

#[test]
fn what_does_not_count_is_said_of_correct_claims_too() {
    let mut seen = 0;
    for kind in ["threefold-current", "threefold-intended"] {
        for question in made(kind, 300) {
            if question.verdict.ending.is_none() || !has_look_alike(&question) {
                continue;
            }
            seen += 1;
            let why = told("en", &question).explanation.join(" ");
            assert!(why.contains(" not count: "), "{kind} {}", question.id);
        }
    }
    assert!(seen > 15, "{seen}");
}

#[test]
fn a_postponed_claim_is_rejected_only_where_the_opponent_is_ahead() {
    let (mut agreed, mut rejected) = (0, 0);
    for question in made("postponed-flag", 120) {
        let position = position(&question.scenario);
        let claimant = position.turn();
        let (own, other) = (
            men_worth(&position, claimant),
            men_worth(&position, claimant.other()),
        );
        let rejects =
            |act: &Act| matches!(act, Act::Find(it) if it.decision == Some(Decision::Reject));
        match question.scenario.events.iter().any(|it| rejects(&it.act)) {
            true => {
                rejected += 1;
                assert_eq!(own + 1, other, "{}", question.id);
            }
            false => {
                agreed += 1;
                assert!(other <= own + 1, "{}", question.id);
            }
        }
    }
    assert!(agreed > 30 && rejected > 30, "{agreed} {rejected}");
}

/// "Must move it" is not yet what has to be played.
#[test]
fn the_only_move_of_a_touched_piece_is_named() {
    let (mut one, mut several) = (0, 0);
    for question in made("offer", 400) {
        let touches = |act: &Act| matches!(act, Act::Touch { .. });
        let (Some(moves), true) = (
            question.verdict.bound.as_ref(),
            question.scenario.events.iter().any(|it| touches(&it.act)),
        ) else {
            continue;
        };
        let why = told("en", &question).explanation;
        let only = why.iter().position(|line| line.contains("leaves only"));
        match moves.len() {
            1 => {
                one += 1;
                let at = only.unwrap_or_else(|| panic!("{} {why:?}", question.id));
                assert!(why[at - 1].contains("must move it"), "{why:?}");
                // As players write it, not from square to square.
                let to = moves[0].to().to_string();
                assert!(why[at].ends_with(&format!("{to}.")), "{why:?}");
            }
            _ => {
                several += 1;
                assert_eq!(only, None, "{} {why:?}", question.id);
            }
        }
    }
    assert!(one > 3 && several > 30, "{one} {several}");
}
