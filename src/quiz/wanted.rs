//! Which questions are wanted: about what, how hard, how answered.

use std::ops::RangeInclusive;

use super::kinds::{is_below, is_usual};
use super::options::may_be_answered;
use super::{AnswerType, Asked, EditionChoice, KINDS, Kind, Question, second_part};
use crate::diag::Message;
use crate::game::TimeClass;
use crate::law::{ClauseNumber, Edition, RuleId, has_number};

/// What questions are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// An article (`9`), a clause (`9.2`), a rule or a family of rules (`draw`), or a kind.
    pub rule: Option<Box<str>>,
    /// How hard.
    pub level: RangeInclusive<u8>,
    /// How they are answered.
    pub answer_type: Option<AnswerType>,
    /// What is asked.
    pub asked: Option<Asked>,
    /// Under which edition; none stands for any.
    pub edition: Option<Edition>,
    /// In which class of play.
    pub class: Option<TimeClass>,
    /// Only stories about which a second question can be asked.
    pub two_parts: bool,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted {
            rule: None,
            level: 1..=5,
            answer_type: None,
            asked: None,
            edition: None,
            class: None,
            two_parts: false,
        }
    }
}

impl Wanted {
    /// The kinds that can bring them.
    pub fn kinds(&self) -> Vec<&'static Kind> {
        KINDS
            .iter()
            .copied()
            .filter(|kind| {
                self.rule.as_deref().map_or(is_usual(kind), |rule| {
                    let named = kind.name == rule;
                    named || !kind.debated && kind.concerns(rule, self.edition)
                })
            })
            .collect()
    }

    /// Whether a kind asks what is wanted, so that it is answered as it should be.
    pub(super) fn may_come_of(&self, kind: &Kind) -> bool {
        kind.asks.iter().any(|(asked, _)| {
            self.asked.is_none_or(|wanted| wanted == *asked)
                && self
                    .answer_type
                    .is_none_or(|wanted| may_be_answered(*asked, wanted))
        })
    }

    /// What there is to say where no kind can.
    pub fn unknown(&self) -> Message {
        let edition = self.edition.map_or(EditionChoice::Any, EditionChoice::Only);
        Message::new("failure-no-kind")
            .text("rule", self.rule.as_deref().unwrap_or_default())
            .text("edition", edition)
    }

    /// Whether a question is about the rule that is wanted. A kind may be about several rules: of
    /// these a question names those that it turns on.
    pub fn is_about_rule(&self, question: &Question) -> bool {
        let Some(wanted) = self.rule.as_deref() else {
            return true;
        };
        let below = |rule: &RuleId| is_below(*rule, wanted, self.edition);
        let whole = Kind::named(question.kind)
            .is_some_and(|kind| kind.name == wanted || kind.rules.iter().all(below));
        whole || question.rules.iter().any(below)
    }

    /// The same about the nearest clause above the one that is wanted about which there are kinds
    /// of questions, if it is a clause.
    pub fn above(&self) -> Option<Wanted> {
        let mut number = self.clause()?;
        while let Some((above, _)) = number.rsplit_once('.') {
            let wanted = Wanted {
                rule: Some(above.into()),
                ..self.clone()
            };
            if !wanted.kinds().is_empty() {
                return Some(wanted);
            }
            number = above.to_owned();
        }
        None
    }

    /// The number of the clause that is wanted, if the Laws have it.
    fn clause(&self) -> Option<String> {
        let rule = self.rule.as_deref()?;
        let editions = Edition::ALL.into_iter().rev();
        let mut editions =
            editions.filter(|known| self.edition.is_none_or(|wanted| wanted == *known));
        if let Ok(number) = rule.parse::<ClauseNumber>() {
            let known = editions.any(|edition| has_number(edition, number));
            return known.then(|| number.to_string());
        }
        let rule: RuleId = rule.parse().ok()?;
        editions.find_map(|edition| Some(rule.number_text(edition)?.to_owned()))
    }

    /// Whether anything can be asked about what is wanted, or about a clause above it.
    pub fn is_known(&self) -> bool {
        !self.kinds().is_empty() || self.above().is_some()
    }

    /// Whether a question is one of them.
    pub fn fits(&self, question: &Question) -> bool {
        self.level.contains(&question.difficulty)
            && self
                .answer_type
                .is_none_or(|wanted| wanted == question.answer_type)
            && self.asked.is_none_or(|wanted| wanted == question.asked)
            && self
                .edition
                .is_none_or(|wanted| wanted == question.edition())
            && self.class.is_none_or(|wanted| wanted == question.class())
            && (!self.two_parts || second_part(question).is_some())
    }
}
