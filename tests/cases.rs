//! Hand-written cases: a story, and the ruling that the Laws ask for.
//!
//! The expectations were written from the Laws, not from the engine. One test per file; all
//! disagreements of a file are listed at once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kanon::arbiter::{RuleStatus, ledger, rule_on};
use kanon::game::Scenario;
use kanon::law::RuleId;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct File {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    scenario: Value,
    expect: Expect,
}

#[derive(Deserialize, Default)]
struct Expect {
    outcome: String,
    termination: Option<String>,
    clock_delta_s: Option<Value>,
    clocks_s: Option<Value>,
    missing: Option<Vec<String>>,
    #[serde(default)]
    witnesses: Vec<Value>,
    illegal_count: Option<Value>,
    allowed: Option<Value>,
    must_play: Option<Vec<String>>,
    rights_lost: Option<Vec<String>>,
    offer: Option<String>,
    fen: Option<String>,
    turn: Option<String>,
    #[serde(default)]
    rules: Vec<String>,
    /// At least one of them is cited.
    #[serde(default)]
    any_rule: Vec<String>,
    discretion: Option<Vec<String>>,
    #[allow(dead_code)]
    obligations_text: Option<Vec<String>>,
    #[allow(dead_code)]
    rights_lost_text: Option<Vec<String>>,
    #[serde(default)]
    clauses: Vec<String>,
    verdict: Option<String>,
    duty: Option<String>,
    claim: Option<String>,
    #[serde(default)]
    steps: BTreeMap<String, String>,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    deciding: Vec<String>,
    #[serde(default)]
    not_deciding: Vec<String>,
    #[serde(default)]
    overruled: Vec<String>,
    points: Option<Value>,
    record_duty: Option<Value>,
    notation: Option<Value>,
    #[serde(default)]
    penalties: Vec<String>,
    discretion_some: Option<bool>,
}

/// The rules and clauses of a tier of citations.
fn cited(tier: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let cited = tier.as_array().into_iter().flatten();
    cited
        .map(|it| (text(&it["rule"]), text(&it["clause"])))
        .collect()
}

/// Compares what the ruling says in one word, and its tiers of citations.
fn judge_words(expect: &Expect, ruling: &Value, differ: &mut impl FnMut(&str, String, String)) {
    let word = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    if let Some(verdict) = &expect.verdict {
        differ("verdict", verdict.clone(), word(&ruling["verdict"]));
    }
    let steps = ruling["steps"].as_array().cloned().unwrap_or_default();
    if let Some(duty) = &expect.duty {
        let found = steps
            .last()
            .map_or(Value::Null, |step| step["duty"].clone());
        differ("duty", duty.clone(), word(&found));
    }
    if let Some(claim) = &expect.claim {
        differ("claim", claim.clone(), word(&ruling["claim"]["status"]));
    }
    for (at, verdict) in &expect.steps {
        let event = at.parse::<u64>().ok();
        let step = steps.iter().find(|step| step["event"].as_u64() == event);
        let found = step.map_or(Value::Null, |step| step["verdict"].clone());
        differ(&format!("step {at}"), verdict.clone(), word(&found));
    }
    let needed = ruling["needs"].as_array().cloned().unwrap_or_default();
    for need in &expect.needs {
        let there = needed.iter().any(|it| it["what"] == need.as_str());
        differ(
            "needs",
            need.clone(),
            if there { need.clone() } else { "-".into() },
        );
    }
    let names = |tier: &str| -> Vec<String> {
        let rules = cited(&ruling["citations"][tier]).into_iter();
        rules.map(|(rule, _)| rule).collect()
    };
    let deciding = names("deciding");
    let missing: Vec<_> = (expect.deciding.iter())
        .filter(|rule| !deciding.contains(rule))
        .collect();
    if !missing.is_empty() {
        differ("deciding", format!("{missing:?}"), format!("{deciding:?}"));
    }
    let wrongly: Vec<_> = (expect.not_deciding.iter())
        .filter(|rule| deciding.contains(rule))
        .collect();
    differ("wrongly deciding", "[]".into(), format!("{wrongly:?}"));
    let overruled = names("overruled");
    for rule in &expect.overruled {
        let there = overruled.contains(rule);
        differ(
            "overruled",
            rule.clone(),
            if there { rule.clone() } else { "-".into() },
        );
    }
}

fn texts(value: &Value) -> BTreeSet<String> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}

/// As much of a FEN as another gives: its fields, and of a board that ends in `/` its ranks.
fn as_far_as(given: &str, found: &str) -> String {
    if let Some(ranks) = given.strip_suffix('/') {
        let ranks = ranks.split('/').count();
        let found: Vec<_> = found.split('/').take(ranks).collect();
        return found.join("/") + "/";
    }
    let fields = given.split_whitespace().count();
    let found: Vec<_> = found.split_whitespace().take(fields).collect();
    found.join(" ")
}

/// Whether a ruling rests on a fact, as far as the fact is given.
fn is_witnessed(fact: &Value, ruling: &Value) -> bool {
    let witnesses = ruling["witnesses"].as_array();
    witnesses.into_iter().flatten().any(|witness| {
        fact.as_object()
            .is_some_and(|fields| fields.iter().all(|(name, value)| witness[name] == *value))
    })
}

/// The same beside the board: points, the duty to record, notation, penalties.
fn judge_notes(expect: &Expect, ruling: &Value, differ: &mut impl FnMut(&str, String, String)) {
    let parts = [
        ("points", &expect.points),
        ("record_duty", &expect.record_duty),
        ("notation", &expect.notation),
    ];
    for (name, wanted) in parts {
        for (key, value) in wanted.iter().filter_map(|it| it.as_object()).flatten() {
            let found = &ruling[name][key];
            let same = value == found || (value.is_number() && value.as_f64() == found.as_f64());
            if !same {
                let what = format!("{name}.{key}");
                differ(&what, value.to_string(), found.to_string());
            }
        }
    }
    if !expect.penalties.is_empty() {
        let imposed = ruling["penalties"].as_array().into_iter().flatten();
        let found: Vec<_> = imposed.filter_map(|it| it["kind"].as_str()).collect();
        let wanted = format!("{:?}", expect.penalties);
        differ("penalties", wanted, format!("{found:?}"));
    }
    if let Some(some) = expect.discretion_some {
        let rules = ruling["discretion"].as_array();
        let found = rules.is_some_and(|rules| !rules.is_empty());
        differ("discretion", some.to_string(), found.to_string());
    }
}

/// The facts of a scenario, and what is left of them when it is written down and read again.
fn facts_written_and_read(scenario: &Scenario) -> (String, String) {
    let facts = |it: &Scenario| {
        let position = (it.start.fen(), &it.moves, it.clocks_ms);
        format!(
            "{position:?} {:?} {:?} {:?}",
            it.setting, it.prior, it.events
        )
    };
    let again = match scenario.to_json().to_string().parse::<Scenario>() {
        Ok(again) => facts(&again),
        Err(problems) => format!("refused: {problems:?}"),
    };
    (facts(scenario), again)
}

/// What the ruling has otherwise than expected.
fn differences(case: Case) -> (String, Vec<String>) {
    let scenario = match case.scenario.to_string().parse::<Scenario>() {
        Ok(scenario) => scenario,
        Err(problems) => return ("?".to_owned(), vec![format!("refused: {problems:?}")]),
    };
    let id = scenario.id.to_string();
    let ruling = match rule_on(&scenario) {
        Ok(ruling) => serde_json::to_value(&ruling).unwrap(),
        Err(refusal) => return (id, vec![refusal.to_string()]),
    };
    let expect = case.expect;
    let mut differences = Vec::new();
    let mut differ = |what: &str, expected: String, found: String| {
        if expected != found {
            differences.push(format!("{what}: expected {expected}, found {found}"));
        }
    };
    let (given, again) = facts_written_and_read(&scenario);
    differ("written and read again", given, again);
    judge_notes(&expect, &ruling, &mut differ);
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    judge_words(&expect, &ruling, &mut differ);
    differ("outcome", expect.outcome, text(&ruling["outcome"]));
    let termination = expect.termination.clone().unwrap_or("-".to_owned());
    differ("termination", termination, text(&ruling["termination"]));
    for (name, expected) in [
        ("clock_delta_s", &expect.clock_delta_s),
        ("illegal_count", &expect.illegal_count),
        ("clocks_s", &expect.clocks_s),
    ] {
        for side in ["white", "black"] {
            // What is given as null is left open.
            let asserted = |given: &&Value| !given.get(side).is_some_and(Value::is_null);
            if let Some(expected) = expected.as_ref().filter(asserted) {
                let expected = expected[side].as_i64().unwrap_or(0);
                let what = format!("{name}.{side}");
                differ(&what, expected.to_string(), ruling[name][side].to_string());
            }
        }
    }
    match &expect.allowed {
        Some(Value::Array(_)) => {
            let expected = texts(expect.allowed.as_ref().unwrap());
            differ(
                "allowed",
                format!("{expected:?}"),
                format!("{:?}", texts(&ruling["allowed"])),
            );
        }
        Some(_) => differ("allowed", "null".to_owned(), ruling["allowed"].to_string()),
        None => {}
    }
    if let Some(moves) = expect.must_play {
        let moves: Vec<_> = moves
            .iter()
            .map(|san| san.trim_end_matches(['+', '#']).to_owned())
            .collect();
        let found: Vec<_> = ruling["obligations"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|obligation| obligation["kind"] == "must-play")
            .flat_map(|obligation| texts(&obligation["moves"]))
            .map(|san| san.trim_end_matches(['+', '#']).to_owned())
            .collect();
        differ("must_play", format!("{moves:?}"), format!("{found:?}"));
    }
    if let Some(rights) = expect.rights_lost {
        let found: Vec<_> = ruling["rights_lost"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|lost| text(&lost["right"]))
            .collect();
        differ("rights_lost", format!("{rights:?}"), format!("{found:?}"));
    }
    if let Some(missing) = expect.missing {
        let found: Vec<String> = ruling["witnesses"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|witness| texts(&witness["items"]))
            .collect();
        let sorted = |items: Vec<String>| items.into_iter().collect::<BTreeSet<_>>();
        let (missing, found) = (sorted(missing), sorted(found));
        differ("missing", format!("{missing:?}"), format!("{found:?}"));
    }
    for fact in &expect.witnesses {
        if !is_witnessed(fact, &ruling) {
            differ("witness", fact.to_string(), ruling["witnesses"].to_string());
        }
    }
    if let Some(offer) = expect.offer {
        let found = ruling["offer"].as_str().unwrap_or("none").to_owned();
        differ("offer", offer, found);
    }
    if let Some(fen) = expect.fen {
        differ("fen", fen.clone(), as_far_as(&fen, &text(&ruling["fen"])));
    }
    if let Some(turn) = expect.turn {
        let found = text(&ruling["fen"]);
        let found = found.split_whitespace().nth(1).unwrap_or("-").to_owned();
        differ("turn", turn, found);
    }
    // What gave way is cited apart.
    let overruled = cited(&ruling["citations"]["overruled"]);
    let mut rules = texts(&ruling["rules"]);
    rules.extend(overruled.iter().map(|(rule, _)| rule.clone()));
    let missing: Vec<_> = expect
        .rules
        .iter()
        .filter(|rule| !rules.contains(*rule))
        .collect();
    differ("rules not cited", "[]".to_owned(), format!("{missing:?}"));
    let any = &expect.any_rule;
    if !any.is_empty() && !any.iter().any(|rule| rules.contains(rule)) {
        differ("one of the rules", format!("{any:?}"), format!("{rules:?}"));
    }
    let mut clauses = texts(&ruling["clauses"]);
    clauses.extend(overruled.into_iter().map(|(_, clause)| clause));
    let missing: Vec<_> = expect
        .clauses
        .iter()
        .filter(|clause| !clauses.contains(*clause))
        .collect();
    differ("clauses not cited", "[]".to_owned(), format!("{missing:?}"));
    if let Some(discretion) = expect.discretion {
        let found = texts(&ruling["discretion"]);
        let missing: Vec<_> = discretion
            .iter()
            .filter(|rule| !found.contains(*rule))
            .collect();
        if discretion.is_empty() {
            differ("discretion", "{}".to_owned(), format!("{found:?}"));
        }
        differ(
            "discretion missing",
            "[]".to_owned(),
            format!("{missing:?}"),
        );
    }
    (id, differences)
}

fn check(cases: Vec<Case>) {
    let total = cases.len();
    assert!(total > 0, "no cases");
    let failed: Vec<String> = cases
        .into_iter()
        .map(differences)
        .filter(|(_, differences)| !differences.is_empty())
        .map(|(id, differences)| format!("  {id}\n    {}", differences.join("\n    ")))
        .collect();
    assert!(
        failed.is_empty(),
        "{} of {total} cases disagree:\n{}",
        failed.len(),
        failed.join("\n")
    );
}

fn check_file(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(name);
    let text = fs::read_to_string(&path).unwrap();
    let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    check(file.case);
}

fn check_lines(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(name);
    let text = fs::read_to_string(path).unwrap();
    check(
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect(),
    );
}

/// A case as the format of the cases is documented: of `rules` one must be cited, a side that is
/// not named is not judged, and of a claim only its status is compared.
fn as_documented(mut case: Value) -> Case {
    let expect = case["expect"].as_object_mut().unwrap();
    if let Some(rules) = expect.remove("rules") {
        expect.insert("any_rule".to_owned(), rules);
    }
    for name in ["clock_delta_s", "clocks_s", "illegal_count"] {
        let Some(Value::Object(sides)) = expect.get_mut(name) else {
            continue;
        };
        for side in ["white", "black"] {
            sides.entry(side).or_insert(Value::Null);
        }
    }
    if let Some(claim) = expect.get_mut("claim") {
        *claim = claim["status"].take();
    }
    serde_json::from_value(case).unwrap()
}

fn check_documented(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(name);
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    check(lines.map(as_documented).collect());
}

/// Hard cases of an examiner: several rules that meet in one moment, with their near misses.
#[test]
fn second_examiner() {
    check_documented("examiner2.jsonl");
}

/// More of them, written before reading the engine, over all articles and both editions.
#[test]
fn third_examiner() {
    check_documented("examiner3.jsonl");
}

/// The thinnest parts of the Laws and acts that meet, again written before the engine was run.
#[test]
fn fourth_examiner() {
    check_documented("examiner4.jsonl");
}

/// Rules that meet in one moment, and pairs that differ in one fact; written before the engine was
/// run on them.
#[test]
fn fifth_examiner() {
    check_documented("examiner5.jsonl");
}

/// Articles 1, 2, 9, 10 and 11, rapid and blitz, adjournments and the quickplay finish, with near
/// misses; written before the engine was run on them.
#[test]
fn fifth_examiner_on_draws_and_conduct() {
    check_documented("examiner5b.jsonl");
}

#[test]
fn examples() {
    check_lines("examples.jsonl");
}

/// Cases written by somebody who had not seen the engine.
#[test]
fn examination() {
    check_lines("examination.jsonl");
}

/// An examiner on touch, castling and promotion, late illegal moves, flags, settings, scoresheets,
/// penalties, Appendix D and Chess960.
#[test]
fn sixth_examiner() {
    check_documented("examiner6.jsonl");
}

/// Cases written from the Laws by a second examiner, before the engine was run on them.
#[test]
fn examiner() {
    check_lines("examiner.jsonl");
}

/// Conduct, penalties, scoresheets, outsiders, unfinished acts, Appendix D, Chess960, notation.
#[test]
fn the_rest_of_the_laws() {
    check_lines("rest.jsonl");
}

/// What is found and when, what is said in one word, and the tiers of citations.
#[test]
fn found() {
    check_lines("found.jsonl");
}

#[derive(Deserialize)]
struct PairFile {
    pair: Vec<Pair>,
}

#[derive(Deserialize)]
struct Pair {
    rule: RuleId,
    first: Case,
    second: Case,
}

/// The minimal pairs that the site and the quizzes show.
fn pairs() -> Vec<Pair> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/pairs");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let read = |path| {
        let text = fs::read_to_string(path).unwrap();
        let file: PairFile = toml::from_str(&text).unwrap_or_else(|error| panic!("{error}"));
        file.pair
    };
    paths.iter().flat_map(read).collect()
}

#[test]
fn minimal_pairs() {
    let cases = pairs()
        .into_iter()
        .flat_map(|pair| [pair.first, pair.second])
        .collect();
    check(cases);
}

/// Rules that are carried out and have no pair of their own: no fact that belongs to them alone
/// makes another ruling. Each with the reason.
const WITHOUT_PAIR: &[(&str, &[&str])] = &[
    (
        "a heading: the clauses below it have their pairs",
        &[
            "move.king.two-ways",
            "move.castling.right-lost",
            "act.touch.header",
            "act.castle.header",
            "conduct.leave.header",
            "arbiter.penalties",
            "rapid.after-ten",
            "notation.capture",
            "notation.disambiguate",
            "notation.signs",
            "blind.made",
            "blind.assistant",
            "chess960.requirements",
            "chess960.castling",
        ],
    ),
    (
        "a definition: what it leads to is ruled on by other clauses, which have their pairs",
        &[
            "game.alternation",
            "game.checkmate.loser",
            "board.orientation",
            "board.initial-position",
            "move.attack-piece",
            "move.legal",
            "move.illegal",
            "move.illegal-position",
            "chess960.castling.clarification",
        ],
    ),
    (
        "the capture is part of the move; what is left standing is 4.7.1, which has its pair",
        &["move.capture"],
    ),
    (
        "the clocks of a story are given: nothing is carried over in it",
        &["clock.carry-over"],
    ),
    (
        "one word, `supervision`, says that all conditions are met: A.4.1 and B.2 have the pair",
        &[
            "rapid.supervised",
            "rapid.supervised.recorded",
            "rapid.unsupervised",
            "blitz.supervised.ratio",
            "blitz.supervised.recorded",
        ],
    ),
    (
        "what is told is the breach itself: without it there is no story",
        &[
            "conduct.disrepute",
            "conduct.inspection",
            "conduct.assist-reconstruct",
            "conduct.claim-checking",
        ],
    ),
    (
        "both ways of writing are good",
        &[
            "notation.signs.capture",
            "notation.signs.check",
            "notation.signs.mate",
            "notation.signs.ep",
        ],
    ),
    (
        "told by `blind` alone; D.2.2 to D.2.5 have the pairs",
        &["blind.two-boards", "blind.announce", "blind.score"],
    ),
    (
        "the players bring their sheets up to date, whoever kept score: 8.5.2 and 8.5.3 have the pairs",
        &["record.incomplete.neither"],
    ),
];

#[test]
fn every_rule_that_is_carried_out_has_its_pair_or_a_reason() {
    let told: BTreeSet<RuleId> = pairs().into_iter().map(|pair| pair.rule).collect();
    let excused = WITHOUT_PAIR.iter().flat_map(|(_, rules)| *rules);
    let excused: BTreeSet<RuleId> = excused.map(|name| name.parse().unwrap()).collect();
    let standing = |entry: &kanon::arbiter::LedgerEntry| {
        matches!(
            entry.standing,
            RuleStatus::Executed | RuleStatus::NeedsFinding
        )
    };
    let carried_out = ledger()
        .into_iter()
        .filter(standing)
        .map(|entry| entry.rule);
    let carried_out: BTreeSet<RuleId> = carried_out.collect();
    let untold: Vec<RuleId> = (carried_out.iter().copied())
        .filter(|rule| !told.contains(rule) && !excused.contains(rule))
        .collect();
    assert_eq!(untold, []);
    let needless: Vec<&RuleId> = excused
        .iter()
        .filter(|rule| told.contains(rule) || !carried_out.contains(rule))
        .collect();
    assert_eq!(needless, Vec::<&RuleId>::new());
}

#[test]
fn every_file_has_its_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter_map(|name| name.strip_suffix(".toml").map(str::to_owned))
        .collect();
    let tested: BTreeSet<String> = FILES.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(files, tested);
}

macro_rules! files {
    ($($test:ident = $name:literal),+ $(,)?) => {
        const FILES: &[&str] = &[$($name),+];
        $(#[test] fn $test() { check_file(concat!($name, ".toml")); })+
    };
}

files![
    automatic = "automatic",
    blitz = "blitz",
    charges = "charges",
    claims = "claims",
    clock = "clock",
    ends = "ends",
    examination_further = "examination",
    fifty = "fifty",
    findings = "findings",
    flags = "flags",
    further = "further",
    identity = "identity",
    illegal = "illegal",
    irregularities = "irregularities",
    moves = "moves",
    offers = "offers",
    press = "press",
    promotion = "promotion",
    quickplay = "quickplay",
    rapid = "rapid",
    recording = "recording",
    resumption = "resumption",
    sealed_text = "sealed-text",
    sealing = "sealing",
    seminar = "seminar",
    threefold = "threefold",
    touch = "touch",
];
