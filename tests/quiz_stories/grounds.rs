//! What rulings rest on: claims that may be made, facts that the story tells of, clauses that
//! decide something.

use std::collections::BTreeSet;

use kanon::arbiter::{PROVISIONS, rule_on};
use kanon::game::scenario::{Act, Basis, Claim, Decision};
use kanon::lang::Locales;
use kanon::quiz::{Answer, Asked, KINDS, Question, RenderedQuestion, Renderer};
use serde_json::json;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Role, Square};

use super::{made, named, position};

pub fn told(lang: &str, question: &Question) -> RenderedQuestion {
    let locales = Locales::built_in();
    let locale = locales.open(lang.parse().unwrap()).unwrap();
    question.render(&Renderer::new(&locale).unwrap())
}

pub fn claim(question: &Question) -> &Claim {
    let acts = question.scenario.events.iter().map(|event| &event.act);
    let mut claims = acts.filter_map(|act| match act {
        Act::Claim(claim) => Some(claim),
        _ => None,
    });
    claims.next().unwrap()
}

#[test]
fn nobody_decides_what_was_not_asked() {
    for kind in KINDS {
        for question in made(kind.name, 30) {
            let idle = |key: &str| key == "ruling-finding-unasked";
            let said = question.explanation.iter().any(|it| idle(it.message.key));
            assert!(!said, "{} {}", kind.name, question.id);
        }
    }
}

#[test]
fn a_decision_that_nobody_asked_for_is_not_what_decides() {
    // With 2:30 left the claim fails by III.6.1, whatever anybody says afterwards.
    let scenario = json!({
        "edition": "2023",
        "time_control": "90+0",
        "supervision": "none",
        "regulations": { "guideline_iii": true },
        "clocks_s": { "white": 150, "black": 600 },
        "start": { "fen": "8/8/p3k2p/1p2p3/1P3pK1/P7/5r2/2B5 w - - 33 52" },
        "events": [
            {
                "who": "white", "event": "claim", "basis": "cannot-win",
                "position_written": true, "scoresheet": true,
            },
            { "who": "arbiter", "event": "find", "decision": "agree" },
        ],
    });
    let scenario: kanon::game::Scenario = scenario.to_string().parse().unwrap();
    let ruling = rule_on(&scenario).unwrap();
    let unasked = |name: &str| name == "finding-unasked";
    assert!(ruling.decisions().any(|it| unasked(it.provision.name)));
    let key = Answer::of(Asked::DecidingClause, None, &scenario, &ruling, PROVISIONS);
    let Some(Answer::Clause(rule)) = key else {
        panic!("{key:?}");
    };
    assert_eq!(rule.as_str(), "quickplay.unsupervised.claim");
}

#[test]
fn where_an_intended_move_is_not_written_nothing_else_is_missing() {
    let (mut written, mut unwritten) = (0, 0);
    for question in made("fifty-intended", 200) {
        let position = position(&question.scenario);
        let claim = claim(&question);
        let uci: UciMove = claim.intended.as_deref().unwrap().parse().unwrap();
        let intended = uci.to_move(&position).unwrap();
        let mut next = position.clone();
        next.play_unchecked(intended);
        match claim.written {
            true => written += 1,
            false => {
                unwritten += 1;
                assert_eq!(next.halfmoves(), 100, "{}", question.id);
            }
        }
    }
    assert!(written > 0 && unwritten > 0, "{written} {unwritten}");
    let mut unwritten = 0;
    for question in made("threefold-intended", 200) {
        let claim = claim(&question);
        if claim.written {
            continue;
        }
        unwritten += 1;
        let mut at = question.scenario.start.chess().unwrap().clone();
        let mut stood = vec![at.clone()];
        for played in &question.scenario.moves {
            at.play_unchecked(*played);
            stood.push(at.clone());
        }
        let uci: UciMove = claim.intended.as_deref().unwrap().parse().unwrap();
        let mut next = at.clone();
        next.play_unchecked(uci.to_move(&at).unwrap());
        let times = |wanted: &Chess| stood.iter().filter(|it| *it == wanted).count();
        assert!(times(&at) < 3, "{}", question.id);
        assert_eq!(times(&next), 2, "{}", question.id);
    }
    assert!(unwritten > 0, "{unwritten}");
}

#[test]
fn a_check_is_not_given_by_a_piece_that_can_be_taken() {
    let mut checks = 0;
    for kind in ["second-illegal", "second-illegal-unwinnable"] {
        for question in made(kind, 150) {
            let position = position(&question.scenario);
            let checkers = position.checkers();
            checks += usize::from(checkers.any());
            let takes = |played: &Move| played.is_capture() && checkers.contains(played.to());
            let found = position.legal_moves().into_iter().find(takes);
            assert_eq!(found, None, "{kind} {}", question.id);
        }
    }
    assert!(checks > 0, "{checks}");
}

/// What a capture on a square wins for the side to move, taken back by the cheapest man or not.
fn wins(position: &Chess, square: Square) -> i32 {
    let worth = |role: Role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    };
    let moves = position.legal_moves().into_iter();
    let takes = moves.filter(|it| it.to() == square && it.is_capture());
    takes
        .map(|played| {
            let mut next = position.clone();
            next.play_unchecked(played);
            worth(played.capture().unwrap()) - wins(&next, square)
        })
        .fold(0, i32::max)
}

#[test]
fn a_capture_with_both_hands_leaves_nothing_hanging_elsewhere() {
    let mut seen = 0;
    for kind in ["second-illegal", "two-hands"] {
        for question in made(kind, 400) {
            let Some(Act::Move { text, hands: 2, .. }) =
                question.scenario.events.first().map(|event| &event.act)
            else {
                continue;
            };
            let kanon::game::scenario::MoveText::Uci { from, to, .. } = text else {
                panic!("{}", question.id);
            };
            let position = position(&question.scenario);
            let captures = position.capture_moves().into_iter();
            let mut played = captures.filter(|it| it.from() == Some(*from) && it.to() == *to);
            let Some(played) = played.next() else {
                continue;
            };
            seen += 1;
            let mut next = position.clone();
            next.play_unchecked(played);
            for square in next.them() & !next.board().kings() {
                if square != *to {
                    assert!(wins(&next, square) < 2, "{kind} {} {square}", question.id);
                }
            }
        }
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn who_overlooks_what_makes_positions_differ_finds_the_draw_among_the_options() {
    let mut seen = BTreeSet::new();
    for kind in ["threefold-intended", "threefold-current"] {
        let mut drawn = 0;
        for question in made(kind, 300) {
            drawn += usize::from(question.verdict.ending.is_some());
            let unlike = |key: &str| key == "ruling-fact-unlike";
            let differs = question.explanation.iter().any(|it| unlike(it.message.key));
            let intended = kind == "threefold-intended" && claim(&question).written;
            if question.asked != Asked::Ruling
                || !(differs || intended)
                || question.verdict.ending.is_some()
            {
                continue;
            }
            let ends =
                |answer: &Answer| matches!(answer, Answer::Ruling(it) if it.ending.is_some());
            let mut options = question.options.iter();
            let draw = options.find(|option| ends(&option.answer));
            let draw = draw.and_then(|option| option.misconception);
            let id = draw.map(|known| known.id);
            let overlooks = matches!(id, Some("castling-ignored" | "en-passant-ignored"));
            assert!(
                overlooks || !differs && id == Some("twice-is-enough"),
                "{kind} {} {id:?} {:?}",
                question.id,
                named(&question)
            );
            seen.extend(id);
        }
        assert!(drawn > 60, "{kind} {drawn}");
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

/// Numbers of clauses that a line of an explanation ends with.
fn cited(line: &str) -> Vec<&str> {
    let inside = line.trim_end_matches('.').strip_suffix(')');
    let numbers = inside.and_then(|it| it.rsplit_once('(')).map(|it| it.1);
    let is_number = |it: &&str| {
        let mut parts = it.split('.');
        parts.clone().count() > 1
            && parts.all(|part| !part.is_empty() && part.chars().all(char::is_alphanumeric))
    };
    let all: Vec<_> = numbers.unwrap_or_default().split(", ").collect();
    match all.iter().all(is_number) {
        true => all,
        false => Vec::new(),
    }
}

#[test]
fn every_clause_that_the_explanation_names_is_among_the_rules() {
    let mut seen = 0;
    for kind in KINDS {
        for question in made(kind.name, 30) {
            let item = told("en", &question);
            let rules: Vec<_> = item.rules.iter().filter_map(|rule| rule.number).collect();
            for number in item.explanation.iter().flat_map(|line| cited(line)) {
                seen += 1;
                assert!(
                    rules.contains(&number),
                    "{} {}: {number}, {rules:?}",
                    kind.name,
                    question.id
                );
            }
        }
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn a_postponed_claim_says_that_the_opponent_cannot_win() {
    for question in made("postponed-flag", 80) {
        assert_eq!(claim(&question).basis, Basis::CannotWin);
        let postponed =
            |act: &Act| matches!(act, Act::Find(it) if it.decision == Some(Decision::Postpone));
        assert!(question.scenario.events.iter().any(|it| postponed(&it.act)));
    }
}

#[test]
fn a_clause_on_which_the_claim_fails_too_is_no_wrong_option() {
    let mut asked = 0;
    for question in made("claim-after-touch", 400) {
        if question.asked != Asked::DecidingClause {
            continue;
        }
        asked += 1;
        let on_merits = |answer: &Answer| {
            matches!(answer, Answer::Clause(rule) if rule.as_str().starts_with("draw.threefold")
                || rule.as_str().starts_with("draw.fifty"))
        };
        let mut wrong = question.options.iter().filter(|option| !option.correct);
        assert!(
            !wrong.any(|option| on_merits(&option.answer)),
            "{}",
            question.id
        );
    }
    assert!(asked > 0);
}

/// A clause that the deciding sentence names itself is no wrong answer to which one decides.
#[test]
fn no_wrong_clause_is_named_beside_the_right_one() {
    let mut seen = 0;
    for kind in KINDS {
        if !kind.weighted_asks().contains(&Asked::DecidingClause) {
            continue;
        }
        for question in made(kind.name, 80) {
            let (Asked::DecidingClause, Answer::Clause(key)) = (&question.asked, &question.key)
            else {
                continue;
            };
            let reasons = question.explanation.iter();
            let mut named = reasons.rev().map(|it| it.deciding(question.edition()));
            let Some(named) = named.find(|it| it.first() == Some(key)) else {
                continue;
            };
            seen += 1;
            for option in question.options.iter().filter(|option| !option.correct) {
                let among = matches!(&option.answer, Answer::Clause(rule) if named.contains(rule));
                assert!(!among, "{} {:?}", question.id, option.answer);
            }
        }
    }
    assert!(seen > 0);
}
