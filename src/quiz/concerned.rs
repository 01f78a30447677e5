//! The rules that a question is filed under: what its ruling rests on, what its explanation names,
//! what refutes its wrong options.

use super::explanation::is_passing;
use super::question::particular;
use super::{Asked, Choice, Reason};
use crate::arbiter::{Decision, Ruling, Witness};
use crate::law::RuleId;
use crate::rule;

/// What brings the rules of rapid chess into a game: named wherever a decision rests on it.
const BRIDGES: [RuleId; 2] = [rule!("rapid.illegal"), rule!("blitz.unsupervised")];

/// The rules that gave way to a decision and concern the question. That nobody could mate after a
/// stalemate concerns nobody.
fn overruled(decision: &Decision) -> impl Iterator<Item = RuleId> {
    let idle = |rule: &RuleId| {
        decision.provision.name() == "stalemate" && *rule == rule!("end.dead-position")
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
pub fn concerned(
    asked: &Asked,
    ruling: &Ruling,
    explanation: &[Reason],
    options: &[Choice],
) -> Vec<RuleId> {
    let edition = ruling.edition();
    let deciding: Vec<RuleId> = ruling
        .decisions()
        .filter(|decision| !is_passing(decision))
        .flat_map(|decision| {
            let mut cites = decision.opinion.cites.to_vec();
            // Stories tell of a displaced piece there, not of an illegal move.
            if decision.opinion.reason.key == "ruling-last-identifiable" {
                cites.retain(|rule| *rule != rule!("irregularity.illegal.move"));
            }
            let bridges = BRIDGES.into_iter().filter(|rule| cites.contains(rule));
            let cited: Vec<_> = particular(&cites, edition)
                .take(MOST_CITED)
                .chain(bridges)
                .collect();
            cited.into_iter().chain(overruled(decision))
        })
        .collect();
    let mut rules: Vec<RuleId> = ruling
        .rules()
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
    // How often a position has appeared costs nobody anything.
    if *asked == Asked::Appearances {
        let costs =
            |rule: &RuleId| *rule == rule!("draw.claim.incorrect") || penalised.contains(rule);
        rules.retain(|rule| !costs(rule));
    }
    rules.retain(|rule| rule.number(ruling.edition()).is_some());
    rules
}
