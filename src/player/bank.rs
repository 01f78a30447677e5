//! The questions of the practice pages: the same for everybody, in every language, and all of them
//! under the Laws in force.

use std::collections::BTreeSet;
use std::sync::LazyLock;

#[cfg(feature = "parallel")]
use rayon::prelude::*;

use crate::law::{Division, Edition, RuleId};
use crate::quiz::{AnswerType, Dice, KINDS, Kind, Question, UsedQuestions, ask};

/// A question and the part of the Laws that it is filed under.
pub struct BankEntry {
    /// The article or guideline.
    pub topic: Division,
    /// The question.
    pub question: Question,
}

/// Part of the format: another seed would make readers begin anew.
const SEED: u64 = 2023;
/// The questions of a kind: enough for the question of the day, and for practice where the engine
/// can't make more.
const EACH: usize = 2;
/// Those of them that may be answered by yes or no.
const MOST_YES_NO: usize = 1;
/// The throws that a kind gets.
const THROWS: u64 = 160;

/// The questions, in the order of the Laws.
pub fn bank() -> &'static [BankEntry] {
    static BANK: LazyLock<Vec<BankEntry>> = LazyLock::new(|| {
        #[cfg(feature = "parallel")]
        let kinds = KINDS.par_iter();
        #[cfg(not(feature = "parallel"))]
        let kinds = KINDS.iter();
        let mut entries: Vec<_> = kinds
            .enumerate()
            .filter_map(|(at, kind)| Some((at, kind, topic(kind)?)))
            .map(|(at, kind, topic)| {
                let questions = draw(kind, &Dice::new(SEED).branch(at as u64)).into_iter();
                let filed = questions.map(|question| BankEntry { topic, question });
                filed.collect::<Vec<_>>()
            })
            .collect::<Vec<_>>()
            .into_iter()
            .flatten()
            .collect();
        entries.sort_by_key(|entry| entry.topic);
        entries
    });
    &BANK
}

/// Whether there is a question about a rule or about one below it.
pub fn is_practised(rule: RuleId) -> bool {
    static PRACTISED: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
        let rules = bank().iter().flat_map(|entry| &entry.question.rules);
        rules.flat_map(|rule| families(rule.as_str())).collect()
    });
    PRACTISED.contains(rule.as_str())
}

/// A rule and those above it: `draw.fifty.claim`, `draw.fifty`, `draw`.
fn families(id: &str) -> impl Iterator<Item = &str> {
    let dots = id.match_indices('.').map(|(at, _)| &id[..at]);
    dots.chain([id])
}

/// The part of the Laws that a kind of question is filed under: that of its first rule.
pub fn topic(kind: &Kind) -> Option<Division> {
    let rule = kind.rules.first()?;
    let mut editions = Edition::ALL.into_iter().rev();
    editions.find_map(|edition| Some(rule.number(edition)?.division()))
}

/// Questions of a kind, few of them to be answered by yes or no where others can be had.
fn draw(kind: &'static Kind, dice: &Dice) -> Vec<Question> {
    let mut taken = UsedQuestions::default();
    let mut chosen = Vec::with_capacity(EACH);
    let mut spare = Vec::new();
    let mut yes_no = 0;
    for throw in 0..THROWS {
        if chosen.len() == EACH {
            break;
        }
        let Ok(question) = ask(kind, &mut dice.branch(throw)) else {
            continue;
        };
        if question.edition() != Edition::LATEST {
            continue;
        }
        if taken.has_twin(&question) || !taken.take(&question) {
            continue;
        }
        let is_yes_no = question.answer_type == AnswerType::YesNo;
        if is_yes_no && yes_no == MOST_YES_NO {
            if spare.len() < EACH {
                spare.push(question);
            }
            // A kind that asks nothing else is not thrown for in vain.
            if kind.asks.len() == 1 && spare.len() + chosen.len() >= EACH {
                break;
            }
            continue;
        }
        yes_no += usize::from(is_yes_no);
        chosen.push(question);
    }
    let missing = EACH - chosen.len();
    chosen.extend(spare.into_iter().take(missing));
    chosen
}
