//! A question, in no language.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Answer, Misconception, NearStory, Verdict};
use crate::arbiter::Ruling;
use crate::diag::Message;
use crate::game::named;
use crate::game::{Scenario, State, TimeClass};
use crate::law::{Edition, RuleId};

/// What a question is, over languages, formats and runs: a hash of its kind, its scenario and
/// what is asked, and of nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuestionId(pub u64);

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "q{:016x}", self.0)
    }
}

impl Serialize for QuestionId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

named! {
    /// What is asked about a scenario.
    Asked {
        /// What does the arbiter rule?
        Ruling = "ruling",
        /// Which of these does the arbiter rule?
        Parts = "parts",
        /// What is the result?
        Result = "result",
        /// What do both clocks show after the ruling?
        ClocksAfter = "clocks-after",
        /// Which moves may the player make?
        AllowedMoves = "allowed-moves",
        /// Who may claim a draw now?
        WhoMayClaim = "who-may-claim",
        /// Is the position at the start of the record the same as the one on the board?
        SamePosition = "same-position",
        /// How often has the position on the board appeared?
        Appearances = "appearances",
        /// Which clause decides?
        DecidingClause = "deciding-clause",
        /// Is this statement true?
        TrueFalse = "true-false",
    }
}

named! {
    /// How a question is answered.
    AnswerType {
        /// One of several.
        OneOf = "one-of",
        /// Several of several.
        SeveralOf = "several-of",
        /// Two times.
        Numbers = "numbers",
        /// A move on the board.
        Move = "move",
        /// A clause.
        Clause = "clause",
        /// Yes or no, true or false.
        YesNo = "yes-no",
    }
}

/// Where a wrong option comes from.
#[derive(Clone, Debug)]
pub enum OptionSource {
    /// What the engine answers under a misconception.
    Misconception(&'static Misconception),
    /// What it answers in a story with one other fact.
    Near(Box<NearStory>),
    /// What anybody would think of first.
    Natural,
}

/// One option. A wrong one is what the engine answers under a misconception, in a near story, what
/// anybody would think of first, or what the author of the question has written.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// Whether it is (part of) the key.
    pub correct: bool,
    /// The misconception that leads to it; none for the key.
    pub misconception: Option<&'static Misconception>,
    /// The story in which it would be right, where no misconception leads to it.
    pub near: Option<Box<NearStory>>,
    /// Whether it is what anybody would think of first.
    pub natural: bool,
    /// What the author of the question says instead or beside: the place among the own options.
    pub own: Option<usize>,
    /// The rule that refutes it in this story; none for the key.
    pub refuted_by: Option<RuleId>,
}

/// Why: one decision of the engine's trace.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The index of the event it was decided at; none before the first.
    pub event: Option<usize>,
    /// The reason.
    pub message: Message,
    /// The rules it rests on, decisive first.
    pub rules: Vec<RuleId>,
    /// The rules that gave way.
    pub overruled: Vec<RuleId>,
    /// The facts.
    pub facts: Vec<Message>,
}

impl Reason {
    /// The rules to name beside it: the two most particular ones, decisive first.
    pub fn deciding(&self, edition: Edition) -> Vec<RuleId> {
        particular(&self.rules, edition).take(2).collect()
    }
}

/// Rules that are in force and stand above no other one of them, in their order.
pub(super) fn particular(rules: &[RuleId], edition: Edition) -> impl Iterator<Item = RuleId> {
    let numbered = move |rule: &RuleId| rule.number_text(edition);
    let is_above = move |rule: &RuleId| {
        let below = |other: &RuleId| {
            let rest = numbered(other)?.strip_prefix(numbered(rule)?)?;
            rest.starts_with('.').then_some(())
        };
        rules.iter().any(|other| below(other).is_some())
    };
    let in_force = rules.iter().copied();
    in_force.filter(move |rule| numbered(rule).is_some() && !is_above(rule))
}

/// A question.
#[derive(Clone, Debug)]
pub struct Question {
    /// What it is.
    pub id: QuestionId,
    /// The question on the same story that it is the second part of.
    pub follows: Option<QuestionId>,
    /// The fact in which its story differs from that of the first part, if it does: what follows
    /// “if”.
    pub supposing: Option<Message>,
    /// The kind that made it; `own` for a scenario of the reader's.
    pub kind: &'static str,
    /// What happened.
    pub scenario: Scenario,
    /// What is asked.
    pub asked: Asked,
    /// The statement to be called true or false, where one is asked about.
    pub statement: Option<Answer>,
    /// How it is answered.
    pub answer_type: AnswerType,
    /// The options, in the order to show them. For numbers and moves they are the answers that
    /// are foreseen, the key among them; any other answer is wrong as well.
    pub options: Vec<Choice>,
    /// The answer of the engine.
    pub key: Answer,
    /// The ruling that all of this comes from: nobody needs to rule on the scenario again.
    pub ruling: Ruling,
    /// The state when the events begin, then the state before each further event.
    pub states: Vec<State>,
    /// What the ruling comes to, whatever of it is asked.
    pub verdict: Verdict,
    /// Why: the engine's trace, and what no decision says.
    pub explanation: Vec<Reason>,
    /// The rules concerned: those the ruling rests on and those that refute the wrong options.
    pub rules: Vec<RuleId>,
    /// From 1 (easy) to 5.
    pub difficulty: u8,
    /// The share of candidates who are expected to solve it, from 0 to 1.
    pub expected_success: f64,
    /// From 1 (little to read) to 5.
    pub reading_load: u8,
}

impl Question {
    /// The edition it is asked under.
    pub fn edition(&self) -> Edition {
        self.scenario.setting.edition
    }

    /// Standard, rapid or blitz.
    pub fn class(&self) -> TimeClass {
        self.scenario.setting.class
    }

    /// The state when the events begin.
    pub fn begun(&self) -> &State {
        &self.states[0]
    }

    /// The state when all is decided.
    pub fn decided(&self) -> &State {
        &self.ruling.state
    }
}
