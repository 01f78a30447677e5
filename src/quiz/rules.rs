//! The rules that a question is filed under: what its ruling rests on, what its explanation names,
//! what refutes its wrong options.

use super::explanation::{cites, is_passing, is_void};
use super::question::particular;
use super::{Answer, Asked, Question};
use crate::arbiter::article5::stalemate::STALEMATE;
use crate::arbiter::article9::right_to_claim::SCREEN_ONLY;
use crate::arbiter::guideline1::opening::SEALED_MOVE;
use crate::arbiter::guideline1::resumption::{REPLIER_ABSENT, REPLIER_PRESENT};
use crate::arbiter::guideline1::sealing::SEALED_ALREADY;
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Decision, Provision, Ruling, Witness};
use crate::game::Scenario;
use crate::game::scenario::Basis;
use crate::law::RuleId;
use crate::rule;

/// What brings the rules of rapid chess into a game: named wherever a decision rests on it.
const BRIDGES: [RuleId; 2] = [rule!("rapid.illegal"), rule!("blitz.unsupervised")];

/// Who is there when an envelope is opened, and that its move is made, is the course of things.
static COURSE: [&Provision; 4] = [&SEALED_MOVE, &REPLIER_PRESENT, &REPLIER_ABSENT, &GAME_OVER];

/// What a touch obliges to (4.3).
const TOUCHES: [RuleId; 4] = [
    rule!("act.touch.header"),
    rule!("act.touch.own"),
    rule!("act.touch.opponent"),
    rule!("act.touch.both"),
];

/// The rules of a ruling as a reader looks for them: those that end the game, then those of what
/// was decided last, back to the beginning of the story, then those of the course of things.
fn decisive_first(ruling: &Ruling) -> Vec<RuleId> {
    let mut decisions: Vec<(usize, &Decision)> = Vec::new();
    for (at, step) in ruling.steps.iter().rev().enumerate() {
        for decision in step.decisions.iter().filter(|it| !is_passing(it)) {
            // What a claim rests on is looked at before what it is made of.
            let place = if decision.ends() || decision.is(&SCREEN_ONLY) {
                0
            } else if decision.provision.is_in(&COURSE) {
                2 + ruling.steps.len()
            } else {
                1 + at
            };
            decisions.push((place, decision));
        }
    }
    decisions.sort_by_key(|(place, _)| *place);
    let mut rules = Vec::new();
    let cited = decisions.iter().flat_map(|(_, it)| it.opinion.cites.iter());
    for rule in cited.copied().chain(ruling.rules()) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

/// The rules that gave way to a decision and concern the question. That nobody could mate after a
/// stalemate concerns nobody, nor whose move it is when the envelope holds it.
fn overruled(decision: &Decision) -> impl Iterator<Item = RuleId> {
    let dead = rule!("end.dead-position");
    let idle = move |rule: &RuleId| {
        decision.is(&SEALED_ALREADY) || decision.is(&STALEMATE) && *rule == dead
    };
    let given_way = decision.overruled.iter().copied();
    given_way.filter(move |rule| !idle(rule))
}

/// The rules that say how long a time penalty is.
fn amounts(ruling: &Ruling) -> impl Iterator<Item = RuleId> {
    let witnesses = ruling.decisions().flat_map(|it| &it.opinion.witnesses);
    witnesses.flat_map(|witness| match witness {
        Witness::Penalty { rules, .. } => rules.clone(),
        _ => Vec::new(),
    })
}

/// So many rules of a decision concern the question; the others only define its words.
const MOST_CITED: usize = 3;

/// The rules that the ruling rests on, those that the explanation names, and those that refute
/// the wrong options.
pub fn rules_concerned(question: &Question) -> Vec<RuleId> {
    let Question {
        asked,
        ruling,
        explanation,
        options,
        ..
    } = question;
    let edition = ruling.edition();
    let deciding: Vec<RuleId> = ruling
        .decisions()
        .filter(|decision| !is_passing(decision) && !is_void(decision, ruling))
        .flat_map(|decision| {
            let cites = cites(decision);
            let bridges = BRIDGES.into_iter().filter(|rule| cites.contains(rule));
            let cited: Vec<_> = particular(&cites, edition)
                .take(MOST_CITED)
                .chain(bridges)
                .collect();
            cited.into_iter().chain(overruled(decision))
        })
        .collect();
    let mut rules: Vec<RuleId> = decisive_first(ruling)
        .into_iter()
        .filter(|rule| deciding.contains(rule))
        .collect();
    let named = explanation.iter().flat_map(|it| it.deciding(edition));
    let refuting = options.iter().filter_map(|option| option.refuted_by);
    // Nobody is given time when the game is over.
    let penalised: Vec<RuleId> = match ruling.state.is_over() {
        true => Vec::new(),
        false => amounts(ruling).collect(),
    };
    for rule in named.chain(penalised.iter().copied()).chain(refuting) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    // What was touched binds nobody when the game is over.
    if ruling.state.is_over() {
        let spoken: Vec<RuleId> = explanation
            .iter()
            .flat_map(|it| it.deciding(edition))
            .chain(options.iter().filter_map(|option| option.refuted_by))
            .collect();
        rules.retain(|rule| !TOUCHES.contains(rule) || spoken.contains(rule));
    }
    // How often a position has appeared costs nobody anything.
    if *asked == Asked::Appearances {
        let costs =
            |rule: &RuleId| *rule == rule!("draw.claim.incorrect") || penalised.contains(rule);
        rules.retain(|rule| !costs(rule));
    }
    // What the clocks show after a restoration is for the arbiter to say (7.1).
    let times = rule!("irregularity.restore-times");
    let restored = ruling.rules().contains(&times) && !ruling.state.is_over();
    if *asked == Asked::ClocksAfter && restored && !rules.contains(&times) {
        rules.push(times);
    }
    rules.retain(|rule| rule.number(edition).is_some());
    let decides = match question.key {
        Answer::Clause(decides) => Some(decides),
        Answer::Claimants(_) => Some(claimed_under(&question.scenario)),
        _ => None,
    };
    if let Some(decides) = decides {
        rules.retain(|rule| *rule != decides);
        rules.insert(0, decides);
    }
    rules
}

/// What a claim would rest on: a record is shown where positions are to be compared.
pub fn claimed_on(scenario: &Scenario) -> Basis {
    if scenario.moves.is_empty() {
        Basis::Fifty
    } else {
        Basis::Threefold
    }
}

/// The rule that a claim on the position on the board would rest on.
pub fn claimed_under(scenario: &Scenario) -> RuleId {
    match claimed_on(scenario) {
        Basis::Fifty => rule!("draw.fifty.claim-current"),
        _ => rule!("draw.threefold.claim-current"),
    }
}
