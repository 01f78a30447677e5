//! What of the Laws can be asked about, and what not, and why.

use std::collections::BTreeSet;

use kanon::lang::Locales;
use kanon::law::Edition;
use kanon::quiz::{Blueprint, Dice, KINDS, Renderer, Taken, Wanted, draw, paper};

/// Articles that no kind asks about, and why.
const NOT_ASKED: [(&str, &str); 1] = [(
    "II",
    "the library has no played Chess960 games to take positions from",
)];

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

/// A stem in words, without names and numbers: moves, squares, times and what begins with a
/// capital letter inside a sentence.
fn masked(stem: &str) -> Vec<String> {
    let mask = |word: &str| {
        let begins_high = word.chars().next().is_some_and(char::is_uppercase);
        let number = word.chars().any(|sign| sign.is_ascii_digit());
        let kept = ["White", "Black", "White’s", "Black’s", "The", "It"];
        let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
        match number || begins_high && !kept.contains(&bare) {
            true => "#".to_owned(),
            false => word.to_lowercase(),
        }
    };
    stem.split_whitespace().map(mask).collect()
}

/// Twice the words that two texts have in common, in order, among all of their words.
fn alike(one: &[String], other: &[String]) -> f64 {
    let mut longest = vec![0_usize; other.len() + 1];
    for word in one {
        let mut diagonal = 0;
        for (at, theirs) in other.iter().enumerate() {
            let above = longest[at + 1];
            longest[at + 1] = match word == theirs {
                true => diagonal + 1,
                false => above.max(longest[at]),
            };
            diagonal = above;
        }
    }
    2.0 * longest[other.len()] as f64 / (one.len() + other.len()).max(1) as f64
}

#[test]
fn no_two_stems_of_a_paper_are_alike_and_no_position_comes_twice() {
    let locales = Locales::built_in();
    let locale = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    for seed in [4, 23, 815] {
        let made = paper(&Blueprint::single(Wanted::default(), 40), seed, 1);
        let items = &made.forms[0].items;
        assert_eq!(items.len(), 40);
        let mut boards = BTreeSet::new();
        let mut near = 0;
        let mut stems: Vec<(Vec<String>, &str)> = Vec::new();
        for item in items {
            let told = item.question.render(&renderer);
            if let Some(board) = told.boards.first() {
                let men = board.fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
                assert!(boards.insert(men), "{seed} {}", board.fen);
            }
            let stem = masked(&told.stem);
            for (other, kind) in &stems {
                let share = alike(&stem, other);
                let which = format!("{kind} and {}: {share:.2}", item.question.kind);
                assert!(share <= 0.92, "{seed} {which}\n{stem:?}\n{other:?}");
                near += usize::from(share > 0.85);
            }
            stems.push((stem, item.question.kind));
        }
        // Of 780 pairs one or two short stories may be told in nearly the same words.
        assert!(near <= 2, "{seed}: {near} pairs are alike");
    }
}
