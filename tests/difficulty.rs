//! The expected share of solvers ranks official items as candidates did.
//!
//! `difficulty/items.jsonl` has the facts of 52 official items as scenarios, with the share of
//! candidates who solved them; parts of one item share its number.

use std::collections::BTreeMap;

use kanon::arbiter::rule_on;
use kanon::diag::Sources;
use kanon::game::Scenario;
use kanon::game::scenario::{Format, read};
use kanon::quiz::{difficulty, expected_success};

struct Item {
    number: u64,
    solved: f64,
    expected: f64,
}

fn items() -> Vec<Item> {
    include_str!("difficulty/items.jsonl")
        .lines()
        .map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            let scenario = scenario(&value["scenario"].to_string());
            let ruling = rule_on(&scenario).unwrap();
            Item {
                number: value["item"].as_u64().unwrap(),
                solved: value["solved"].as_f64().unwrap(),
                expected: expected_success(&scenario, &ruling, &[]),
            }
        })
        .collect()
}

fn scenario(text: &str) -> Scenario {
    let file = Sources::new().add(kanon::diag::Source::new("items.jsonl", text));
    read(text, Format::Json, file, "item").remove(0).unwrap()
}

/// Places from 0; equal values share theirs.
fn places(values: &[f64]) -> Vec<f64> {
    let below = |value: f64| values.iter().filter(|it| **it < value).count() as f64;
    let same = |value: f64| values.iter().filter(|it| **it == value).count() as f64;
    let place = |value: &f64| below(*value) + (same(*value) - 1.0) / 2.0;
    values.iter().map(place).collect()
}

/// Spearman's coefficient.
fn agreement(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (places(one), places(other));
    let middle = (one.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        a.iter()
            .zip(b)
            .map(|(a, b)| (a - middle) * (b - middle))
            .sum()
    };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

#[test]
fn expected_success_ranks_official_items_as_candidates_did() {
    let items = items();
    assert_eq!(items.len(), 52);
    let column = |of: fn(&Item) -> f64| items.iter().map(of).collect::<Vec<_>>();
    let by_scenario = agreement(&column(|it| it.solved), &column(|it| it.expected));
    let mut whole = BTreeMap::<u64, Vec<&Item>>::new();
    for item in &items {
        whole.entry(item.number).or_default().push(item);
    }
    let mean = |of: fn(&Item) -> f64| -> Vec<f64> {
        let items = whole.values();
        items
            .map(|parts| parts.iter().map(|it| of(it)).sum::<f64>() / parts.len() as f64)
            .collect()
    };
    let by_item = agreement(&mean(|it| it.solved), &mean(|it| it.expected));
    println!("Spearman: {by_scenario:.2} by scenario, {by_item:.2} by item");
    assert!(
        by_scenario >= 0.55 && by_item >= 0.5,
        "{by_scenario} {by_item}"
    );
}

#[test]
fn levels_follow_the_expected_share() {
    let items = items();
    for item in &items {
        assert!((0.0..=1.0).contains(&item.expected));
    }
    let levels: Vec<u8> = [0.9, 0.7, 0.6, 0.5, 0.2].map(difficulty).to_vec();
    assert_eq!(levels, [1, 2, 3, 4, 5]);
}
