//! What an author has written, joined with what the engine computes: her options beside the
//! engine's, and whether her key is the ruling.

use shakmaty::Color;

use super::answer::deciding;
use super::{Answer, Choice, Dice, Question, Reason};
use crate::diag::Message;
use crate::game::scenario::{ExpectedRuling, OwnOption};
use crate::game::state::Outcome;
use crate::game::story::clock_time;

/// The most wrong options of a question, the author's among them.
const MOST_WRONG: usize = 4;

/// Her key is another one than the ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyDiffers {
    /// Which of her options it is; none for the key by itself.
    pub option: Option<usize>,
    /// What she says, what the ruling is, and why.
    pub message: Message,
}

impl Question {
    /// Where the key that its author has written is not the ruling.
    pub fn key_differences(&self) -> Vec<KeyDiffers> {
        let own = &self.scenario.own;
        let options = own.options.iter().enumerate();
        let stated = options
            .filter(|(_, option)| option.correct)
            .map(|(at, option)| (Some(at), &option.expected));
        let key = own.key.iter().map(|expected| (None, expected));
        let differs = |(option, expected): (Option<usize>, &ExpectedRuling)| {
            let message = self.difference(expected)?;
            Some(KeyDiffers { option, message })
        };
        stated.chain(key).filter_map(differs).collect()
    }

    /// How many of its wrong options are rulings on near stories.
    pub fn near_count(&self) -> usize {
        self.options.iter().filter(|it| it.near.is_some()).count()
    }

    /// How many are what anybody would think of first.
    pub fn natural_count(&self) -> usize {
        self.options.iter().filter(|it| it.natural).count()
    }

    /// The reason that the result rests on, or the last one while the game goes on.
    pub(super) fn decisive_reason(&self) -> Option<&Reason> {
        let decided = |reason: &&Reason| !reason.deciding(self.edition()).is_empty();
        let mut reasons = self.explanation.iter().filter(decided);
        let rule = self.verdict.ending.and_then(|_| deciding(&self.ruling));
        let rests = |reason: &&Reason| rule.is_some_and(|rule| reason.rules.contains(&rule));
        reasons.clone().find(rests).or_else(|| reasons.next_back())
    }

    /// What is otherwise than expected, and why.
    fn difference(&self, expected: &ExpectedRuling) -> Option<Message> {
        let ending = self.ruling.ending();
        let outcome = ending.map_or("ongoing", |ending| Outcome::name(ending.outcome));
        if let Some(stated) = expected.outcome.as_deref().filter(|it| *it != outcome) {
            let message = Message::new("lecture-key-outcome").text("stated", stated);
            return Some(self.explained(message.text("ruled", outcome)));
        }
        for side in [Color::White, Color::Black] {
            let ruled = self.ruling.state.clocks.ruled_s[side];
            if let Some(stated) = expected.clock_delta_s[side].filter(|it| *it != ruled) {
                let message = Message::new("lecture-key-clock")
                    .text("side", crate::game::Who::from(side).name())
                    .text("stated", signed(stated))
                    .text("ruled", signed(ruled));
                return Some(self.explained(message));
            }
        }
        None
    }

    fn explained(&self, message: Message) -> Message {
        let edition = self.edition();
        let decided = |reason: &&Reason| !reason.deciding(edition).is_empty();
        let reason = self.explanation.iter().rev().find(decided);
        let why = reason.map_or_else(
            || Message::new("lecture-key-no-reason"),
            |it| it.message.clone(),
        );
        let rules = reason.map_or_else(Vec::new, |it| it.deciding(edition));
        let numbers: Vec<_> = rules
            .iter()
            .filter_map(|it| it.number_text(edition))
            .collect();
        message.with("why", why).text("clauses", numbers.join(", "))
    }

    /// Puts the author's options among the engine's: her words for the key where she has some,
    /// her wrong ones beside the others.
    pub(super) fn add_own_options(&mut self, dice: &mut Dice) {
        let own = self.scenario.own.options.clone();
        if own.is_empty() {
            return;
        }
        let is_key =
            |option: &OwnOption| option.correct && self.difference(&option.expected).is_none();
        let key = own.iter().position(is_key);
        if let Some(choice) = self.options.iter_mut().find(|it| it.correct) {
            choice.own = key;
        }
        let added = (0..own.len()).filter(|at| Some(*at) != key);
        let added: Vec<Choice> = added.map(written).collect();
        let mut room = MOST_WRONG.saturating_sub(added.len()).max(1);
        self.options.retain(|option| {
            let stays = option.correct || room > 0;
            room -= usize::from(!option.correct && room > 0);
            stays
        });
        self.options.extend(added);
        dice.shuffle(&mut self.options);
    }
}

/// A wrong option in the author's words.
fn written(at: usize) -> Choice {
    Choice {
        answer: Answer::Written(at),
        correct: false,
        misconception: None,
        near: None,
        natural: false,
        own: Some(at),
        refuted_by: None,
    }
}

/// A difference of times with its sign.
fn signed(seconds: i64) -> String {
    let sign = if seconds < 0 { "−" } else { "+" };
    format!("{sign}{}", clock_time(seconds.abs()))
}
