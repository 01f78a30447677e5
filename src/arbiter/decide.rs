//! From opinions to a decision.

use std::fmt;

use super::{Case, Opinion, Provision};
use crate::law::RuleId;

/// An opinion that stands, with the provisions that gave way to it.
#[derive(Clone)]
pub struct Decision {
    /// Whose opinion.
    pub provision: &'static dyn Provision,
    /// What it says.
    pub opinion: Opinion,
    /// The rules that gave way.
    pub overruled: Vec<RuleId>,
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.provision.name(), self.opinion)
    }
}

/// Two provisions speak against each other and neither gives way: a gap in the law as written
/// down here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{one} and {other} speak against each other and neither overrides the other")]
pub struct Conflict {
    /// One of them.
    pub one: &'static str,
    /// The other.
    pub other: &'static str,
}

/// Hears all provisions in force and decides.
pub fn decide(
    provisions: &[&'static dyn Provision],
    case: &Case<'_>,
) -> Result<Vec<Decision>, Conflict> {
    let over = case.before.is_over();
    let edition = case.edition();
    let opinions: Vec<(&'static dyn Provision, Opinion)> = provisions
        .iter()
        .filter(|unit| !over || unit.speaks_after_end())
        .filter(|unit| unit.editions().contains(&edition))
        .filter_map(|unit| Some((*unit, unit.judge(case)?)))
        .collect();
    if opinions.is_empty() {
        return Ok(Vec::new());
    }
    let gives_way = |name: &str| {
        opinions
            .iter()
            .any(|(unit, _)| unit.overrides().iter().any(|other| other.name() == name))
    };
    let mut decisions = Vec::with_capacity(opinions.len());
    for (unit, opinion) in &opinions {
        if gives_way(unit.name()) {
            continue;
        }
        let overruled = opinions
            .iter()
            .filter(|(other, _)| {
                unit.overrides()
                    .iter()
                    .any(|given| given.name() == other.name())
            })
            .filter_map(|(other, _)| other.rules().first().copied())
            .filter(|rule| !opinion.cites.contains(rule))
            .collect();
        let mut opinion = opinion.clone();
        opinion.cites.retain(|rule| rule.number(edition).is_some());
        decisions.push(Decision {
            provision: *unit,
            opinion,
            overruled,
        });
    }
    for (at, one) in decisions.iter().enumerate() {
        for other in &decisions[at + 1..] {
            let opposed = one.opinion.remedies.iter().any(|remedy| {
                other
                    .opinion
                    .remedies
                    .iter()
                    .any(|against| remedy.opposes(against))
            });
            if opposed {
                return Err(Conflict {
                    one: one.provision.name(),
                    other: other.provision.name(),
                });
            }
        }
    }
    Ok(decisions)
}
