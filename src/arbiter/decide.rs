//! From opinions to a decision.

use std::fmt;

use super::{Case, Docket, Opinion, Provision, Remedy};
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

impl Decision {
    /// Whether it says how the game ends.
    pub fn ends(&self) -> bool {
        self.opinion.remedies.iter().any(|remedy| {
            matches!(
                remedy,
                Remedy::End(_) | Remedy::Amend(_) | Remedy::Signed(_)
            )
        })
    }
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
pub fn decide(docket: &Docket<'_>, case: &Case<'_>) -> Result<Vec<Decision>, Conflict> {
    let edition = case.edition();
    let mut decisions: Vec<Decision> = Vec::new();
    for &unit in docket.called(case).iter() {
        if let Some(opinion) = unit.judge(case) {
            if decisions.is_empty() {
                // Mostly one provision speaks.
                decisions.reserve_exact(1);
            }
            decisions.push(Decision {
                provision: unit,
                opinion,
                overruled: Vec::new(),
            });
        }
    }
    let in_force = |rule: &RuleId| rule.is_in(edition);
    for decision in &mut decisions {
        let cites = &mut decision.opinion.cites;
        if !cites.iter().all(in_force) {
            cites.retain(|rule| in_force(rule));
        }
    }
    if decisions.len() > 1 {
        give_way(&mut decisions);
        speak_as_one(&decisions)?;
    }
    Ok(decisions)
}

/// Drops those that others override; who overrides names them.
fn give_way(decisions: &mut Vec<Decision>) {
    let overrides = |one: &Decision, other: &Decision| {
        one.provision
            .overrides()
            .iter()
            .any(|given| given.name() == other.provision.name())
    };
    let gone: Vec<bool> = decisions
        .iter()
        .map(|other| decisions.iter().any(|one| overrides(one, other)))
        .collect();
    if !gone.contains(&true) {
        return;
    }
    for at in 0..decisions.len() {
        let one = &decisions[at];
        let overruled = decisions
            .iter()
            .filter(|other| overrides(one, other))
            .filter_map(foremost)
            .filter(|rule| !one.opinion.cites.contains(rule))
            .collect();
        decisions[at].overruled = overruled;
    }
    let mut gone = gone.into_iter();
    decisions.retain(|_| !gone.next().unwrap_or(false));
}

/// The rule that an opinion rests on first: the unit's own, or where it speaks for many rules, the
/// one that it cites now.
fn foremost(decision: &Decision) -> Option<RuleId> {
    let cites = &decision.opinion.cites;
    let own = decision.provision.rules().first();
    own.filter(|rule| cites.contains(rule))
        .or(cites.first())
        .copied()
}

/// Nobody left may speak against another.
fn speak_as_one(decisions: &[Decision]) -> Result<(), Conflict> {
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
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::{Memo, Remedy};
    use crate::diag::Message;
    use crate::game::scenario::RawScenario;
    use crate::game::state::{Ending, Outcome, Termination};
    use crate::game::{Moment, State};
    use crate::rule;

    fn ends(outcome: Outcome) -> Option<Opinion> {
        let opinion = Opinion::new(Message::new("ruling-signed"))
            .citing(&[rule!("end.agreement")])
            .with(Remedy::End(Ending {
                outcome,
                termination: Termination::Agreement,
            }));
        Some(opinion)
    }

    struct SaysWhite;
    struct SaysBlack;
    struct SaysBlackAnyway;

    impl Provision for SaysWhite {
        fn name(&self) -> &'static str {
            "says-white"
        }

        fn rules(&self) -> &'static [RuleId] {
            &const { [rule!("end.agreement")] }
        }

        fn judge(&self, _: &Case<'_>) -> Option<Opinion> {
            ends(Outcome::White)
        }
    }

    impl Provision for SaysBlack {
        fn name(&self) -> &'static str {
            "says-black"
        }

        fn rules(&self) -> &'static [RuleId] {
            &const { [rule!("end.agreement")] }
        }

        fn judge(&self, _: &Case<'_>) -> Option<Opinion> {
            ends(Outcome::Black)
        }
    }

    impl Provision for SaysBlackAnyway {
        fn name(&self) -> &'static str {
            "says-black-anyway"
        }

        fn rules(&self) -> &'static [RuleId] {
            &const { [rule!("end.resignation")] }
        }

        fn overrides(&self) -> &'static [&'static dyn Provision] {
            &[&SaysWhite]
        }

        fn judge(&self, _: &Case<'_>) -> Option<Opinion> {
            ends(Outcome::Black)
        }
    }

    fn decided(provisions: &[&'static dyn Provision]) -> Result<Vec<Decision>, Conflict> {
        let raw: RawScenario = serde_json::from_str(r#"{"start":{}}"#).unwrap();
        let scenario = raw.resolve("test").unwrap();
        let state = State::begin(&scenario);
        let case = Case {
            before: &state,
            touches: 0,
            state: &state,
            moment: &Moment::Opening,
            event: None,
            memo: &Memo::default(),
        };
        decide(&Docket::of(provisions), &case)
    }

    #[test]
    fn two_that_contradict_each_other_are_a_conflict() {
        let conflict = decided(&[&SaysWhite, &SaysBlack]).unwrap_err();
        assert_eq!((conflict.one, conflict.other), ("says-white", "says-black"));
    }

    #[test]
    fn the_one_that_overrides_stands_and_names_the_other() {
        let decisions = decided(&[&SaysWhite, &SaysBlackAnyway]).unwrap();
        assert_eq!(decisions.len(), 1);
        assert_eq!(decisions[0].provision.name(), "says-black-anyway");
        assert_eq!(decisions[0].opinion.cites[..], [rule!("end.agreement")]);
        let apart = decided(&[&SaysWhite]).unwrap();
        assert!(apart[0].overruled.is_empty());
    }
}
