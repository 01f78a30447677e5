//! What there is to be asked, without the questions themselves.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::BankEntry;
use crate::diag::Message;
use crate::lang::{Missing, Text};
use crate::law::{Division, Edition, RuleId};
use crate::quiz::{AnswerType, MISCONCEPTIONS, QuestionId};

/// The questions by topic, rule and difficulty, and the names of what they speak of.
#[derive(Debug, Serialize)]
pub struct Catalog {
    /// The parts of the Laws, in their order.
    topics: Vec<Topic>,
    /// The rules; cards name them by their place here.
    rules: Vec<Rule>,
    /// The misconceptions behind the wrong options.
    misconceptions: BTreeMap<&'static str, Belief>,
    /// The questions.
    items: Vec<CatalogItem>,
    #[serde(skip)]
    places: BTreeMap<RuleId, usize>,
}

#[derive(Debug, Serialize)]
struct Topic {
    id: String,
    title: String,
}

#[derive(Debug, Serialize)]
struct Rule {
    id: RuleId,
    title: String,
    /// By edition.
    numbers: BTreeMap<&'static str, &'static str>,
}

#[derive(Debug, Serialize)]
struct Belief {
    title: String,
    feedback: String,
    rule: usize,
}

#[derive(Debug, Serialize)]
struct CatalogItem {
    id: QuestionId,
    topic: String,
    kind: &'static str,
    level: u8,
    #[serde(rename = "type")]
    answer_type: AnswerType,
    /// How much there is to read, from 1 to 5.
    reading: u8,
    rules: Vec<usize>,
}

impl Catalog {
    /// The catalog of some questions in a language.
    pub fn new(entries: &[BankEntry], text: &Text) -> Result<Catalog, Missing> {
        let known: BTreeSet<RuleId> = entries
            .iter()
            .flat_map(|entry| {
                let question = &entry.question;
                let explained = question.explanation.iter();
                let cited = explained.flat_map(|reason| &reason.rules);
                let beliefs = question
                    .options
                    .iter()
                    .filter_map(|option| option.misconception);
                let refuting = beliefs.map(|known| known.refuted_by);
                question.rules.iter().chain(cited).copied().chain(refuting)
            })
            .collect();
        let places: BTreeMap<_, _> = known.iter().copied().zip(0..).collect();
        let rules = known.iter().map(|&id| rule(id, text));
        let topics: BTreeSet<Division> = entries.iter().map(|entry| entry.topic).collect();
        let topics = topics.into_iter().map(|topic| {
            Ok(Topic {
                id: topic.to_string(),
                title: title(topic, text)?,
            })
        });
        Ok(Catalog {
            topics: topics.collect::<Result<_, Missing>>()?,
            rules: rules.collect::<Result<_, Missing>>()?,
            misconceptions: beliefs(entries, text, &places)?,
            items: entries.iter().map(|entry| item(entry, &places)).collect(),
            places,
        })
    }

    /// The place of a rule; every rule of the questions has one.
    pub fn place(&self, rule: RuleId) -> Option<usize> {
        self.places.get(&rule).copied()
    }
}

/// What a part of the Laws is called: its number and, where we have a word for it, what it is about.
fn title(topic: Division, text: &Text) -> Result<String, Missing> {
    let key = match topic {
        Division::Article(_) => "site-article",
        Division::Appendix(_) => "site-appendix",
        Division::Guideline(_) => "site-guideline",
    };
    let name = text.get(&Message::new(key).text("number", topic))?;
    let about = text.title(&format!("practice-about-{topic}").to_lowercase());
    Ok(match about {
        Ok(about) => format!("{name} · {about}"),
        Err(_) => name,
    })
}

fn rule(id: RuleId, text: &Text) -> Result<Rule, Missing> {
    let numbers = Edition::ALL.into_iter();
    Ok(Rule {
        id,
        title: text.title(&id.title_key())?,
        numbers: numbers
            .filter_map(|edition| Some((edition.name(), id.number_text(edition)?)))
            .collect(),
    })
}

/// The misconceptions that lead to an option of one of the questions.
fn beliefs(
    entries: &[BankEntry],
    text: &Text,
    places: &BTreeMap<RuleId, usize>,
) -> Result<BTreeMap<&'static str, Belief>, Missing> {
    let options = entries.iter().flat_map(|entry| &entry.question.options);
    let held: BTreeSet<&str> = options
        .filter_map(|option| Some(option.misconception?.id))
        .collect();
    MISCONCEPTIONS
        .iter()
        .filter(|known| held.contains(known.id))
        .filter_map(|known| Some((known, *places.get(&known.refuted_by)?)))
        .map(|(known, rule)| {
            let belief = Belief {
                title: text.title(&format!("misconception-{}", known.id))?,
                feedback: text.title(&format!("misconception-{}-feedback", known.id))?,
                rule,
            };
            Ok((known.id, belief))
        })
        .collect()
}

fn item(entry: &BankEntry, places: &BTreeMap<RuleId, usize>) -> CatalogItem {
    let question = &entry.question;
    let rules = question.rules.iter();
    CatalogItem {
        id: question.id,
        topic: entry.topic.to_string(),
        kind: question.kind,
        level: question.difficulty,
        answer_type: question.answer_type,
        reading: question.reading_load,
        rules: rules.filter_map(|rule| places.get(rule).copied()).collect(),
    }
}
