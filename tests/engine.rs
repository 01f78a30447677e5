//! What must hold for every ruling, and what the ledger promises.

mod dice;
mod stories;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kanon::arbiter::{PROVISIONS, RuleStatus, Ruling, Witness, ledger, rule_on};
use kanon::game::scenario::Complaint;
use kanon::game::state::{Ending, Outcome, Termination};
use kanon::game::{Act, Scenario};
use kanon::law::{Class, Division, Edition, RuleId, rules};
use proptest::prelude::*;
use serde::Deserialize;
use shakmaty::{CastlingMode, Chess, Position, fen::Fen, san::SanPlus};

use stories::{event, is_playable, story};

#[derive(Deserialize)]
struct File {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    scenario: serde_json::Value,
}

/// Every scenario of the hand-written cases.
fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths
        .iter()
        .flat_map(|path| {
            let text = fs::read_to_string(path).unwrap();
            match path.extension().and_then(|ending| ending.to_str()) {
                Some("toml") => toml::from_str::<File>(&text).unwrap().case,
                Some("jsonl") => text
                    .lines()
                    .map(|line| serde_json::from_str(line).unwrap())
                    .collect(),
                _ => Vec::new(),
            }
        })
        .map(|case| case.scenario.to_string().parse().unwrap())
        .collect()
}

fn check_ruling(ruling: &Ruling) {
    let edition = ruling.edition();
    for clock in ruling.state.clocks.shown.iter() {
        assert!(clock.left_ms >= 0, "a clock below nothing");
    }
    let scoring = ruling.state.setting.regulations.points;
    if let Some(points) = ruling.points() {
        let most = (scoring.win.0 + scoring.loss.0).max(2 * scoring.draw.0);
        assert!(points.white.0 + points.black.0 <= most, "{points:?}");
    }
    for decision in ruling.steps.iter().flat_map(|step| &step.decisions) {
        let name = decision.provision.name;
        assert!(!decision.opinion.cites.is_empty(), "{name} cites nothing");
        for rule in &decision.opinion.cites {
            assert!(
                rule.number(edition).is_some(),
                "{name}: {rule} is not in force in {edition}"
            );
            assert!(
                PROVISIONS.iter().any(|unit| unit.rules.contains(rule)),
                "{name} cites {rule}, which no provision carries out"
            );
        }
        assert!(decision.provision.editions.contains(edition), "{name}");
    }
}

/// As many stories as PROPTEST_CASES asks for; not many by default.
fn random() -> ProptestConfig {
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => ProptestConfig::default(),
        None => ProptestConfig::with_cases(200),
    }
}

proptest! {
    #![proptest_config(random())]

    #[test]
    fn random_stories_are_ruled_on_by_rules_in_force(seed in any::<u64>()) {
        check_ruling(&rule_on(&story(seed, 24)).unwrap());
    }

    #[test]
    fn nothing_changes_a_finished_game(seed in any::<u64>()) {
        let scenario = story(seed, 24);
        let mut ending = None;
        for length in 0..=scenario.events.len() {
            let mut shorter = scenario.clone();
            shorter.events.truncate(length);
            let ruling = rule_on(&shorter).unwrap();
            if let Some(ending) = ending {
                // The winner of a forfeit may turn out to be too late as well (6.7.1, I.10).
                let both_late = Some(Ending { outcome: Outcome::BothLose, ..ending });
                let amended = ending.termination == Termination::Forfeit
                    && ruling.ending() == both_late;
                // Who is absent may still come later in the story, or be excused; and an illegal
                // move pointed out in the same breath comes before the flag.
                let last = shorter.events.last().map(|event| &event.act);
                let undone = match ending.termination {
                    Termination::Forfeit => matches!(
                        last,
                        Some(Act::Arrive { .. } | Act::Present | Act::Find(_))
                    ),
                    Termination::Flag | Termination::FlagUnwinnable => matches!(
                        last,
                        Some(Act::Complain { about: Complaint::IllegalMove, .. })
                    ),
                    _ => false,
                };
                // What both have signed stands, even if it is wrong, unless the arbiter decides
                // otherwise (8.7).
                let signs = |act: &Act| matches!(act, Act::Sign { .. });
                let signed = last.is_some_and(signs)
                    || matches!(last, Some(Act::Find(_)))
                        && shorter.events.iter().any(|event| signs(&event.act));
                // A points penalty and the score of a loser's opponent leave what ended the game.
                let scored = matches!(
                    shorter.events.last().map(|event| &event.act),
                    Some(Act::Penalty(_) | Act::Find(_))
                ) && ruling.termination() == Some(ending.termination);
                prop_assert!(
                    signed || scored || amended || undone || ruling.ending() == Some(ending),
                    "{ending:?}, after {last:?}: {:?}\n{:#?}",
                    ruling.ending(),
                    shorter.events
                );
            }
            ending = ruling.ending();
        }
    }

    #[test]
    fn replay_equals_incremental(seed in any::<u64>()) {
        let mut dice = dice::Dice::new(seed);
        let mut scenario = stories::setting(&mut dice);
        scenario.setting.regulations.guideline_iii = false;
        let mut state = kanon::game::State::begin(&scenario);
        for _ in 0..20 {
            let next = event(&mut dice, &state);
            let Ok(moments) = state.moments(&next) else { continue };
            scenario.events.push(next.clone());
            for moment in &moments {
                state.fold(moment, Some(&next));
            }
            let mut again = kanon::game::State::begin(&scenario);
            for event in &scenario.events {
                for moment in again.moments(event).unwrap() {
                    again.fold(&moment, Some(event));
                }
            }
            prop_assert!(again == state);
        }
        let _ = is_playable(&state);
    }
}

/// Every event of the format is told in the random stories, in each edition.
#[test]
fn random_stories_tell_every_event() {
    let schema = kanon::game::scenario::json_schema();
    let events = schema["$defs"]["event"]["oneOf"].as_array().unwrap();
    let name = |it: &serde_json::Value| {
        it["properties"]["event"]["const"]
            .as_str()
            .map(str::to_owned)
    };
    let wanted: BTreeSet<String> = events.iter().filter_map(name).collect();
    assert!(wanted.len() > 40, "{wanted:?}");
    for edition in Edition::ALL {
        let stories = (0..).map(|seed| story(seed, 12));
        let stories = stories.filter(|story| story.setting.edition == edition);
        let mut missing = wanted.clone();
        for story in stories.take(250) {
            for event in story.to_json()["events"].as_array().unwrap() {
                missing.remove(event["event"].as_str().unwrap());
            }
        }
        assert_eq!(missing, BTreeSet::new(), "{edition}");
    }
}

#[test]
fn every_case_cites_only_what_its_provisions_declare() {
    for scenario in scenarios() {
        check_ruling(&rule_on(&scenario).unwrap());
    }
}

#[test]
fn a_rule_is_in_the_editions_that_number_it() {
    for rule in rules() {
        for edition in Edition::ALL {
            let numbered = rule.number_text(edition).is_some();
            assert_eq!(rule.is_in(edition), numbered, "{rule} {edition}");
        }
    }
}

/// Rules that a provision declares and that no hand-written case brings up.
#[test]
fn every_declared_rule_is_brought_up_by_a_case() {
    let mut cited: BTreeSet<RuleId> = BTreeSet::new();
    let mut spoken: BTreeSet<&str> = BTreeSet::new();
    for scenario in scenarios() {
        for step in &rule_on(&scenario).unwrap().steps {
            for decision in &step.decisions {
                cited.extend(decision.opinion.cites.iter().copied());
                cited.extend(
                    decision
                        .opinion
                        .effects
                        .iter()
                        .filter_map(|remedy| match remedy {
                            kanon::arbiter::Effect::Discretion(rule) => Some(*rule),
                            _ => None,
                        }),
                );
                spoken.insert(decision.provision.name);
            }
        }
    }
    let silent: Vec<_> = PROVISIONS
        .iter()
        .map(|unit| unit.name)
        .filter(|name| !spoken.contains(name))
        .collect();
    assert_eq!(
        silent,
        Vec::<&str>::new(),
        "provisions that no case brings to speak"
    );
    let idle: BTreeSet<RuleId> = PROVISIONS
        .iter()
        .flat_map(|unit| unit.rules)
        .copied()
        .filter(|rule| !cited.contains(rule))
        .collect();
    assert!(idle.is_empty(), "declared and never brought up: {idle:?}");
}

#[test]
fn the_promised_articles_are_carried_out() {
    let mut missing: BTreeMap<Division, Vec<RuleId>> = BTreeMap::new();
    for entry in ledger() {
        let Some(number) = entry.rule.number(Edition::LATEST) else {
            continue;
        };
        let division = number.division();
        let whole = matches!(
            division,
            Division::Article(4 | 5 | 7 | 9) | Division::Guideline(1 | 3)
        );
        if whole && entry.rule.class() != Class::Informative && entry.standing == RuleStatus::NotYet
        {
            missing.entry(division).or_default().push(entry.rule);
        }
    }
    assert!(missing.is_empty(), "not carried out: {missing:?}");
}

#[test]
fn every_helpmate_shown_is_a_helpmate() {
    let mut shown = 0;
    for scenario in scenarios() {
        let ruling = rule_on(&scenario).unwrap();
        for witness in ruling.witnesses() {
            let Witness::Helpmate { winner, line, fen } = witness else {
                continue;
            };
            let fen: Fen = fen.parse().unwrap();
            let mut position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
            for san in line {
                let played = san
                    .parse::<SanPlus>()
                    .unwrap()
                    .san
                    .to_move(&position)
                    .unwrap();
                position.play_unchecked(played);
            }
            assert!(position.is_checkmate(), "{}: {line:?}", ruling.id);
            assert_eq!(position.turn(), winner.other(), "{}", ruling.id);
            shown += 1;
        }
    }
    assert!(shown > 20, "only {shown} lines were shown");
}
