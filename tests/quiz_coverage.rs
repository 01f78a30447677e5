//! What of the Laws can be asked about, and what not, and why.

use std::collections::BTreeSet;

use kanon::law::Edition;
use kanon::quiz::{Dice, KINDS, Taken, Wanted, draw};

/// Articles that no kind asks about, and why.
const NOT_ASKED: [(&str, &str); 2] = [
    (
        "10",
        "points are a sum that the regulations give; no story turns on it yet",
    ),
    (
        "II",
        "the library has no played Chess960 games to take positions from",
    ),
];

const ARTICLES: [&str; 14] = [
    "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "A", "B", "D", "II",
];

fn asked() -> BTreeSet<String> {
    let rules = KINDS.iter().flat_map(|kind| kind.rules.iter());
    let numbers = rules.filter_map(|rule| rule.number_text(Edition::LATEST));
    numbers
        .filter_map(|number| number.split('.').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_article_is_asked_about_or_it_is_said_why_not() {
    let asked = asked();
    for article in ARTICLES {
        let excused = NOT_ASKED.iter().any(|(name, _)| *name == article);
        assert_ne!(asked.contains(article), excused, "article {article}");
    }
}

#[test]
fn a_paper_of_forty_rests_on_many_rules_and_seldom_asks_for_true_or_false() {
    let mut taken = Taken::default();
    let drawn = draw(&Wanted::default(), &Dice::new(20), 40, &mut taken);
    assert_eq!(drawn.len(), 40);
    let decide: BTreeSet<&str> = drawn
        .iter()
        .flat_map(|question| {
            let deciding = |reason: &kanon::quiz::Reason| reason.deciding(question.edition());
            question.explanation.iter().flat_map(deciding)
        })
        .map(|rule| rule.as_str())
        .collect();
    assert!(decide.len() >= 30, "{}: {decide:?}", decide.len());
    let truths = drawn
        .iter()
        .filter(|question| question.asked == kanon::quiz::Asked::TrueFalse)
        .count();
    assert!(truths <= 5, "{truths}");
}

#[test]
fn adjournments_and_debated_keys_are_asked_only_by_name() {
    let usual = Wanted::default().kinds();
    assert!(usual.iter().all(|kind| !kind.debated));
    assert!(usual.iter().all(|kind| kind.name != "sealed-text"));
    let named = Wanted {
        rule: Some("device-in-bag".into()),
        ..Wanted::default()
    };
    assert_eq!(named.kinds().len(), 1);
}
