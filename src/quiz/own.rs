//! Questions about scenarios that readers write themselves.

use super::build::Trial;
use super::{Asked, Dice, MISCONCEPTIONS, Misconception, Question, Unasked};
use crate::arbiter::rule_on;
use crate::game::Scenario;

/// A scenario of the reader's that can't be asked about like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub struct Unfit {
    /// What was to be asked.
    pub asked: &'static str,
    /// Why it can't be.
    pub why: Unasked,
    /// What can be asked instead.
    pub instead: Vec<&'static str>,
}

impl Unfit {
    fn say(&self) -> String {
        let asked = self.asked;
        let why = match &self.why {
            Unasked::TooFewOptions(0) => format!(
                "`ask = \"{asked}\"`: no known misconception leads to another answer here, so \
                 there would be nothing to choose from"
            ),
            Unasked::TooFewOptions(1) => format!(
                "`ask = \"{asked}\"`: a single misconception leads to another answer here; \
                 several to choose from need two"
            ),
            other => format!("`ask = \"{asked}\"`: {other}"),
        };
        match self.instead.is_empty() {
            true => format!("{why}; nothing else can be asked about it either"),
            false => format!("{why}; what can be asked: {}", self.instead.join(", ")),
        }
    }
}

/// A question about a scenario of the reader's. Every misconception is tried that something in
/// the story gives rise to, those first whose refuting rule the ruling rests on.
pub fn ask_own(scenario: Scenario, asked: Asked, dice: &mut Dice) -> Result<Question, Unfit> {
    let name = asked.name();
    ask_like(&scenario, asked, dice).map_err(|why| {
        let works = |form: &&str| {
            let asked = Asked::named(form).filter(|_| *form != name);
            asked.is_some_and(|asked| ask_like(&scenario, asked, &mut dice.branch(0)).is_ok())
        };
        let instead = match why {
            Unasked::Refused(_) | Unasked::NotConstructed => Vec::new(),
            _ => Asked::NAMES.into_iter().filter(works).collect(),
        };
        Unfit {
            asked: name,
            why,
            instead,
        }
    })
}

fn ask_like(scenario: &Scenario, asked: Asked, dice: &mut Dice) -> Result<Question, Unasked> {
    let ruling = rule_on(scenario)?;
    let rules = ruling.rules();
    let mut tempts: Vec<&'static Misconception> = MISCONCEPTIONS.to_vec();
    tempts.retain(|known| known.arises(scenario, &ruling, &asked));
    tempts.sort_by_key(|known| {
        let place = rules.iter().position(|rule| *rule == known.refuted_by);
        place.unwrap_or(rules.len())
    });
    Trial::of(scenario.clone(), &tempts)?.ask("own", asked, dice)
}
