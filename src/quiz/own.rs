//! Questions about scenarios that readers write themselves.

use super::build::Trial;
use super::{Asked, Dice, MISCONCEPTIONS, Misconception, Question, Unasked};
use crate::arbiter::rule_on;
use crate::diag::Message;
use crate::game::Scenario;

/// A scenario of the reader's that can't be asked about like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`ask = \"{asked}\"`: {why}")]
pub struct Unfit {
    /// What was to be asked.
    pub asked: &'static str,
    /// Why it can't be.
    pub why: Unasked,
    /// What can be asked instead.
    pub instead: Vec<&'static str>,
}

impl Unfit {
    /// Why it can't be asked.
    pub fn message(&self) -> Message {
        let (why, count) = match self.why {
            Unasked::TooFewOptions(0) => ("nothing-else", 0),
            Unasked::TooFewOptions(count) => ("too-few", count),
            Unasked::NoAnswer | Unasked::NotConstructed | Unasked::Refused(_) => ("no-answer", 0),
        };
        Message::new("scenario-unfit")
            .text("asked", self.asked)
            .word("why", why)
            .with("count", count)
    }

    /// What to ask instead.
    pub fn hint(&self) -> Message {
        match self.instead.is_empty() {
            true => Message::new("scenario-unfit-nothing"),
            false => Message::new("scenario-unfit-instead").text("names", self.instead.join(", ")),
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
