//! Questions by seed, and whether an answer is right.
//!
//! A question is named by its kind and a seed. A wish (a rule, a topic, a level) and a seed find
//! one; the answer names its own kind and seed, and asking for these brings exactly it again.

use serde_json::{Value, json};

use super::rulings::missing;
use super::scenarios::as_toml;
use super::{ErrorJson, Request, refused, wrong};
use crate::law::Edition;
use crate::player::{self, BankEntry, Card, Catalog};
use crate::quiz::{AnswerType, Dice, Kind, Question, Renderer, Wanted, ask};

/// So many throws before a wish is given up.
const THROWS: u64 = 240;

/// JavaScript counts exactly up to here.
const SEED_BITS: u32 = 53;

/// A question, and how to get it again.
struct FoundQuestion {
    kind: &'static Kind,
    seed: u64,
    question: Question,
}

impl FoundQuestion {
    fn again(&self) -> Value {
        json!({ "kind": self.kind.name, "seed": self.seed })
    }
}

impl Request {
    /// The question that `kind` and `seed` name, or that a wish and a `seed` find.
    fn found(&self) -> Result<FoundQuestion, ErrorJson> {
        let seed = self.number("seed")?;
        let seed = seed.ok_or_else(|| wrong("missing-field", "seed"))?;
        if let Some(name) = self.text("kind")? {
            let kind = Kind::named(name).ok_or_else(|| wrong("unknown-kind", name))?;
            let asked = ask(kind, &mut Dice::new(seed));
            let question = asked.map_err(|why| wrong("no-question", &why.to_string()))?;
            return Ok(FoundQuestion {
                kind,
                seed,
                question,
            });
        }
        let wanted = self.wanted()?;
        let topic = self.text("topic")?;
        let mut kinds = wanted.kinds();
        kinds.retain(|kind| match topic {
            Some(topic) => player::topic(kind).is_some_and(|it| it.to_string() == topic),
            None => player::topic(kind).is_some(),
        });
        let dice = Dice::new(seed);
        for throw in 0..THROWS {
            let mut dice = dice.branch(throw);
            let Some(kind) = dice.pick(&kinds).copied() else {
                return Err(refused("no-kind"));
            };
            let seed = dice.throw() >> (u64::BITS - SEED_BITS);
            // Half of the guesses about a statement are right: others come first.
            let last = throw * 2 > THROWS;
            match ask(kind, &mut Dice::new(seed)) {
                Ok(question)
                    if wanted.fits(&question)
                        && (last || wanted.is_about_rule(&question))
                        && (last
                            || question.answer_type != AnswerType::YesNo
                            || throw % 4 == 0) =>
                {
                    return Ok(FoundQuestion {
                        kind,
                        seed,
                        question,
                    });
                }
                _ => {}
            }
        }
        Err(refused("no-question"))
    }

    /// What is wanted: `rule`, `level` or `levels` as `[from, to]`, `edition` (the latest).
    fn wanted(&self) -> Result<Wanted, ErrorJson> {
        let level = |value: &Value| {
            let level = value.as_u64().and_then(|it| u8::try_from(it).ok());
            level.ok_or_else(|| wrong("wrong-field", "level"))
        };
        let levels = match (self.fields.get("level"), self.fields.get("levels")) {
            (Some(one), _) if !one.is_null() => level(one)?..=level(one)?,
            (_, Some(Value::Array(ends))) if ends.len() == 2 => level(&ends[0])?..=level(&ends[1])?,
            (_, None | Some(Value::Null)) => 1..=5,
            _ => return Err(wrong("wrong-field", "levels")),
        };
        Ok(Wanted {
            rule: self.text("rule")?.map(Into::into),
            level: levels,
            edition: Some(self.parsed("edition")?.unwrap_or(Edition::LATEST)),
            ..Wanted::default()
        })
    }
}

/// A question as the player shows it, with the names of what it speaks of.
pub fn question(request: &Request) -> Result<Value, ErrorJson> {
    let locale = request.locale()?;
    let found = request.found()?;
    let again = found.again();
    let renderer = Renderer::new(&locale);
    let renderer = renderer.map_err(|it| wrong("unknown-language", &it.to_string()))?;
    let topic = player::topic(found.kind).ok_or_else(|| refused("no-kind"))?;
    let entry = BankEntry {
        topic,
        question: found.question,
    };
    let entries = std::slice::from_ref(&entry);
    let catalog = Catalog::new(entries, locale.text()).map_err(missing)?;
    let card = Card::new(&entry, &renderer, &catalog);
    let mut answer = json!({ "ok": true, "again": again, "card": card });
    let catalog = serde_json::to_value(&catalog).unwrap_or_default();
    for part in ["topics", "rules", "misconceptions"] {
        answer[part] = catalog[part].clone();
    }
    answer["item"] = catalog["items"][0].clone();
    Ok(answer)
}

/// Whether an answer is right: `choice` is the place of an option, or a list of places where
/// several are asked for; `move` is a move from square to square; `clocks` is `[white, black]`.
pub fn answer(request: &Request) -> Result<Value, ErrorJson> {
    let found = request.found()?;
    let question = &found.question;
    let right: Vec<usize> = (0..question.options.len())
        .filter(|at| question.options[*at].correct)
        .collect();
    let chosen = match request.fields.get("choice") {
        Some(Value::Array(places)) => places.iter().map(place).collect::<Result<Vec<_>, _>>()?,
        Some(one) => vec![place(one)?],
        None => return Err(wrong("missing-field", "choice")),
    };
    let mut chosen = chosen;
    chosen.sort_unstable();
    chosen.dedup();
    Ok(json!({ "ok": true, "again": found.again(), "right": chosen == right, "key": right }))
}

fn place(value: &Value) -> Result<usize, ErrorJson> {
    let place = value.as_u64().and_then(|it| usize::try_from(it).ok());
    place.ok_or_else(|| wrong("wrong-field", "choice"))
}

/// The scenario of a question, to be opened elsewhere.
pub fn record(request: &Request) -> Result<Value, ErrorJson> {
    let found = request.found()?;
    let record = found.question.scenario.to_json();
    Ok(json!({
        "ok": true,
        "again": found.again(),
        "toml": as_toml(&record)?,
        "scenario": record,
    }))
}
