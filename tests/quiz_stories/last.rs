//! What the last reading sent back: amounts that nothing in the question gives, reasons left out,
//! claims that need no intended move, arbiters whom nobody would follow.

use super::chief::{claim, told};
use super::made;
use kanon::quiz::Asked;

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
