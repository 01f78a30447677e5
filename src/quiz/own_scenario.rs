//! Questions about scenarios that readers write themselves.

use super::candidate::{Candidate, OWN};
use super::near::near_stories;
use super::{AnswerType, AskError, Asked, Dice, MISCONCEPTIONS, Misconception, Question};
use crate::diag::Message;
use crate::game::Scenario;

/// A scenario of the reader's that can't be asked about like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`ask = \"{asked}\"`: {why}")]
pub struct CannotAsk {
    /// What was to be asked.
    pub asked: &'static str,
    /// Why it can't be.
    pub why: AskError,
    /// What can be asked instead.
    pub instead: Vec<&'static str>,
}

impl CannotAsk {
    /// Why it can't be asked.
    pub fn message(&self) -> Message {
        let (why, count) = match self.why {
            AskError::TooFewOptions(0) => ("nothing-else", 0),
            AskError::TooFewOptions(count) => ("too-few", count),
            AskError::NoAnswer | AskError::NotConstructed | AskError::Refused(_) => {
                ("no-answer", 0)
            }
        };
        Message::new("scenario-unfit")
            .text("asked", self.asked)
            .word("why", why)
            .with("count", count)
    }

    /// What to ask instead.
    pub fn hint(&self) -> Message {
        if self.instead.is_empty() {
            return Message::new("scenario-unfit-nothing");
        }
        Message::new("scenario-unfit-instead").text("names", self.instead.join(", "))
    }
}

/// A question about a scenario of the reader's. Every misconception is tried that something in
/// the story gives rise to, those first whose refuting rule the ruling rests on.
pub fn ask_own(scenario: Scenario, asked: Asked, dice: &mut Dice) -> Result<Question, CannotAsk> {
    let cannot = |why: AskError, instead: Vec<&'static str>| CannotAsk {
        asked: asked.name(),
        why,
        instead,
    };
    let mut candidate = Candidate::new(scenario).map_err(|why| cannot(why, Vec::new()))?;
    candidate.compare(near_stories(&candidate.scenario));
    ask_as(&mut candidate, asked, dice).map_err(|why| {
        let others = Asked::ALL.into_iter().filter(|other| *other != asked);
        let works = |other: &Asked| ask_as(&mut candidate, *other, &mut dice.branch(0)).is_ok();
        cannot(why, others.filter(works).map(Asked::name).collect())
    })
}

fn ask_as(candidate: &mut Candidate, asked: Asked, dice: &mut Dice) -> Result<Question, AskError> {
    let rules = candidate.ruling.rules();
    let mut tempts: Vec<&'static Misconception> = MISCONCEPTIONS.to_vec();
    tempts.retain(|known| known.arises(&candidate.scenario, &candidate.ruling, asked));
    tempts.sort_by_key(|known| {
        let place = rules.iter().position(|rule| *rule == known.refuted_by);
        place.unwrap_or(rules.len())
    });
    candidate.tempt(&tempts);
    let mut question = candidate.ask(OWN, asked, dice)?;
    if question.answer_type == AnswerType::OneOf {
        question.add_own_options(dice);
    }
    Ok(question)
}
