//! From opinions to a decision.

use std::fmt;

use super::over::GAME_OVER;
use super::{Case, Effect, Opinion, Provision};
use crate::law::RuleId;

/// An opinion that stands, with the provisions that gave way to it.
#[derive(Clone)]
pub struct Decision {
    /// Whose opinion.
    pub provision: &'static Provision,
    /// What it says.
    pub opinion: Opinion,
    /// The rules that gave way.
    pub overruled: Vec<RuleId>,
}

impl Decision {
    /// Whether it is a decision by this provision.
    pub fn is(&self, provision: &Provision) -> bool {
        self.provision.is(provision)
    }

    /// Whether it says how the game ends.
    pub fn ends(&self) -> bool {
        self.opinion.effects.iter().any(|effect| {
            matches!(
                effect,
                Effect::End(_) | Effect::Amend(_) | Effect::Signed(_)
            )
        })
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.provision.name, self.opinion)
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

/// Asks all provisions in force and decides.
pub fn decide(
    provisions: &[&'static Provision],
    case: &Case<'_>,
) -> Result<Vec<Decision>, Conflict> {
    let edition = case.edition();
    let over = case.is_over();
    let mut decisions: Vec<Decision> = provisions
        .iter()
        .filter(|unit| unit.phase.covers(over) && unit.editions.contains(edition))
        .filter_map(|unit| {
            Some(Decision {
                provision: unit,
                opinion: unit.opinion(case)?,
                overruled: Vec::new(),
            })
        })
        .collect();
    let in_force = |rule: &RuleId| rule.is_in(edition);
    for decision in &mut decisions {
        decision.opinion.cites.retain(in_force);
        decision.overruled = std::mem::take(&mut decision.opinion.displaced);
        decision.overruled.retain(in_force);
    }
    if decisions.len() > 1 {
        give_way(&mut decisions);
        speak_as_one(&decisions)?;
    }
    Ok(decisions)
}

/// Drops those that others override; who overrides names them.
fn give_way(decisions: &mut Vec<Decision>) {
    let overrides =
        |one: &Decision, other: &Decision| other.provision.is_in(one.provision.overrides);
    let gone: Vec<bool> = decisions
        .iter()
        .map(|other| decisions.iter().any(|one| overrides(one, other)))
        .collect();
    if !gone.contains(&true) {
        return;
    }
    for at in 0..decisions.len() {
        let one = &decisions[at];
        // What ended the game gives way only where that is undone.
        let undoes = |effect: &Effect| matches!(effect, Effect::Reopen | Effect::Amend(_));
        let reopens = one.opinion.effects.iter().any(undoes);
        let overruled = decisions
            .iter()
            .filter(|other| overrides(one, other) && (reopens || !other.is(&GAME_OVER)))
            .filter_map(foremost)
            .filter(|rule| !one.opinion.cites.contains(rule))
            .collect();
        let overruled: Vec<RuleId> = overruled;
        decisions[at].overruled.extend(overruled);
    }
    let mut gone = gone.into_iter();
    decisions.retain(|_| !gone.next().unwrap_or(false));
}

/// The rule that an opinion rests on first: the unit's own, or where it speaks for many rules, the
/// one that it cites now.
fn foremost(decision: &Decision) -> Option<RuleId> {
    let cites = &decision.opinion.cites;
    let own = decision.provision.rules.first();
    own.filter(|rule| cites.contains(rule))
        .or(cites.first())
        .copied()
}

/// Nobody left may speak against another.
fn speak_as_one(decisions: &[Decision]) -> Result<(), Conflict> {
    for (at, one) in decisions.iter().enumerate() {
        for other in &decisions[at + 1..] {
            let opposed = one.opinion.effects.iter().any(|effect| {
                other
                    .opinion
                    .effects
                    .iter()
                    .any(|against| effect.opposes(against))
            });
            if opposed {
                return Err(Conflict {
                    one: one.provision.name,
                    other: other.provision.name,
                });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::{Effect, Judge};
    use crate::diag::Message;
    use crate::game::Scenario;
    use crate::game::state::{Ending, Outcome, Termination};
    use crate::game::{Moment, State};
    use crate::rule;

    fn ends(outcome: Outcome) -> Option<Opinion> {
        let opinion = Opinion::new(Message::new("ruling-signed"))
            .citing(&[rule!("end.agreement")])
            .with(Effect::End(Ending {
                outcome,
                termination: Termination::Agreement,
            }));
        Some(opinion)
    }

    static SAYS_WHITE: Provision = Provision {
        name: "says-white",
        rules: &[rule!("end.agreement")],
        judge: Judge::Always(|_| ends(Outcome::White)),
        ..Provision::DEFAULT
    };

    static SAYS_BLACK: Provision = Provision {
        name: "says-black",
        rules: &[rule!("end.agreement")],
        judge: Judge::Always(|_| ends(Outcome::Black)),
        ..Provision::DEFAULT
    };

    static SAYS_BLACK_ANYWAY: Provision = Provision {
        name: "says-black-anyway",
        rules: &[rule!("end.resignation")],
        overrides: &[&SAYS_WHITE],
        judge: Judge::Always(|_| ends(Outcome::Black)),
        ..Provision::DEFAULT
    };

    fn decided(provisions: &[&'static Provision]) -> Result<Vec<Decision>, Conflict> {
        let scenario: Scenario = r#"{"start":{}}"#.parse().unwrap();
        let state = State::begin(&scenario);
        let case = Case {
            before: &state,
            touches: 0,
            state: &state,
            moment: &Moment::Opening,
            event: None,
            later: &[],
            earlier: &[],
        };
        decide(provisions, &case)
    }

    #[test]
    fn two_that_contradict_each_other_are_a_conflict() {
        let conflict = decided(&[&SAYS_WHITE, &SAYS_BLACK]).unwrap_err();
        assert_eq!((conflict.one, conflict.other), ("says-white", "says-black"));
    }

    #[test]
    fn the_one_that_overrides_stands_and_names_the_other() {
        let decisions = decided(&[&SAYS_WHITE, &SAYS_BLACK_ANYWAY]).unwrap();
        assert_eq!(decisions.len(), 1);
        assert!(decisions[0].provision.is(&SAYS_BLACK_ANYWAY));
        assert_eq!(decisions[0].opinion.cites[..], [rule!("end.agreement")]);
        let apart = decided(&[&SAYS_WHITE]).unwrap();
        assert!(apart[0].overruled.is_empty());
    }
}
