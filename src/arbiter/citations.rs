//! Which clauses decide, which were passed on the way, which gave way.
//!
//! An opinion names the rules that it rests on and those that it only passes. From all of them the
//! ruling takes at most three that decide: those of the decision that matters most, then of the
//! next. A clause above another one that is cited decides nothing (9.2 above 9.2.1).

use serde::Serialize;

use super::{Decision, Effect, EventVerdict, Ruling, Witness};
use crate::law::{ClauseNumber, Edition, RuleId};

/// How many clauses decide, at most.
pub const MOST_DECIDING: usize = 3;

/// The clauses that a ruling rests on, in tiers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Citations {
    /// Those without which it would be different, the most specific first.
    pub deciding: Vec<RuleId>,
    /// Those passed on the way, in order of use.
    pub see_also: Vec<RuleId>,
    /// Those that would have applied, each with the one that displaced it.
    pub overruled: Vec<(RuleId, Option<RuleId>)>,
}

impl Citations {
    /// The rules that decide, then those passed on the way.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> {
        self.deciding.iter().chain(&self.see_also).copied()
    }
}

/// Whether a number stands above another one.
fn is_above(above: ClauseNumber, number: ClauseNumber) -> bool {
    std::iter::successors(number.parent(), |it| it.parent()).any(|it| it == above)
}

/// Whether a clause stands above one of these.
fn heads(rule: RuleId, others: &[RuleId], edition: Edition) -> bool {
    let Some(number) = rule.number(edition) else {
        return false;
    };
    let below = |other: &RuleId| {
        other
            .number(edition)
            .is_some_and(|other| is_above(number, other))
    };
    others.iter().any(below)
}

/// The rules that decide for an opinion, without the headings above them.
pub fn deciding(decision: &Decision, edition: Edition) -> Vec<RuleId> {
    let opinion = &decision.opinion;
    let cited: Vec<RuleId> = opinion
        .cites
        .iter()
        .copied()
        .filter(|rule| !opinion.passed.contains(rule))
        .collect();
    let mut rules = cited.clone();
    rules.retain(|rule| !heads(*rule, &cited, edition));
    rules.truncate(MOST_DECIDING);
    rules
}

/// How much a decision matters for the ruling as a whole; those that matter least decide nothing
/// where others do.
fn weight(decision: &Decision, is_last: bool) -> u8 {
    match decision.opinion.verdict() {
        _ if decision.opinion.routine => 0,
        EventVerdict::Ends => 5,
        _ if is_last || changes_score(decision) => 4,
        EventVerdict::Penalised => 3,
        // Points that are booked are taken when the game ends.
        EventVerdict::Pending if decision.opinion.effects.contains(&Effect::Booked) => 3,
        EventVerdict::Pending => 1,
        _ => 2,
    }
}

/// Whether a decision changes the score of a game that is over (12.9.4, 12.9.5).
fn changes_score(decision: &Decision) -> bool {
    let effects = &decision.opinion.effects;
    let scored =
        |effect: &Effect| matches!(effect, Effect::CutScore { .. } | Effect::RaiseScore { .. });
    effects.iter().any(scored) && !effects.contains(&Effect::Booked)
}

/// The decisions that count, each with its step: those that ended the game before it was opened
/// again (the flag of a player whose clock should not have run) don't.
fn standing(ruling: &Ruling) -> impl Iterator<Item = (usize, &Decision)> {
    let reopens = |it: &Decision| it.opinion.effects.contains(&Effect::Reopen);
    let reopened = ruling
        .steps
        .iter()
        .rposition(|step| step.decisions.iter().any(reopens));
    let steps = ruling.steps.iter().enumerate();
    steps
        .flat_map(|(at, step)| step.decisions.iter().map(move |it| (at, it)))
        .filter(move |(at, it)| !it.ends() || reopened.is_none_or(|reopened| *at >= reopened))
}

/// The clauses that a ruling rests on.
pub fn citations(ruling: &Ruling) -> Citations {
    let edition = ruling.edition();
    let last = ruling.steps.last().and_then(|step| step.event);
    let over_before_last =
        standing(ruling).any(|(at, it)| at + 1 < ruling.steps.len() && it.ends());
    let mut weighed: Vec<(u8, usize, &Decision)> = standing(ruling)
        .map(|(at, it)| (weight(it, ruling.steps[at].event == last), at, it))
        .collect();
    // What matters most first; of equal ones the latest event, in its own order.
    weighed.sort_by_key(|(weight, at, _)| (u8::MAX - weight, usize::MAX - at));
    let top = weighed.first().map_or(0, |(weight, ..)| *weight);
    let mut found = Citations::default();
    for (weight, _, decision) in &weighed {
        // What is routine decides only where there is nothing else, and what waited to be found
        // only until it was.
        let counts = *weight > 1 || *weight == top;
        if !counts || (over_before_last && *weight < 4 && top == 5) {
            continue;
        }
        for rule in deciding(decision, edition) {
            let full = found.deciding.len() >= MOST_DECIDING;
            let said = found.deciding.contains(&rule);
            if !full && !said && !heads(rule, &found.deciding, edition) {
                found.deciding.push(rule);
            }
        }
    }
    let deciding = found.deciding.clone();
    found
        .deciding
        .retain(|rule| !heads(*rule, &deciding, edition));
    let mut pass = |rule: RuleId| {
        if !found.deciding.contains(&rule) && !found.see_also.contains(&rule) {
            found.see_also.push(rule);
        }
    };
    for (_, decision) in standing(ruling) {
        decision.opinion.cites.iter().copied().for_each(&mut pass);
        for witness in &decision.opinion.witnesses {
            if let Witness::Counted { kinds, .. } = witness {
                kinds.iter().copied().for_each(&mut pass);
            }
        }
    }
    for decision in ruling.decisions() {
        for rule in &decision.overruled {
            let known = found.rules().any(|cited| cited == *rule)
                || found.overruled.iter().any(|(seen, _)| seen == rule);
            if !known && rule.is_in(edition) {
                let by = self::deciding(decision, edition).first().copied();
                found.overruled.push((*rule, by));
            }
        }
    }
    found
}

#[derive(Serialize)]
struct CitedRuleJson {
    rule: RuleId,
    clause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
}

#[derive(Serialize)]
pub(super) struct CitationsJson {
    deciding: Vec<CitedRuleJson>,
    see_also: Vec<CitedRuleJson>,
    overruled: Vec<CitedRuleJson>,
}

impl Citations {
    pub(super) fn written(&self, edition: Edition) -> CitationsJson {
        let cited = |rule: RuleId, by: Option<RuleId>| CitedRuleJson {
            rule,
            clause: rule.number_text(edition),
            by: by.and_then(|by| by.number_text(edition)),
        };
        let plain = |rules: &[RuleId]| rules.iter().map(|rule| cited(*rule, None)).collect();
        CitationsJson {
            deciding: plain(&self.deciding),
            see_also: plain(&self.see_also),
            overruled: self
                .overruled
                .iter()
                .map(|(rule, by)| cited(*rule, *by))
                .collect(),
        }
    }
}
