//! The reader's own scenarios as questions.

use std::collections::BTreeSet;

use anyhow::Result;

use super::Args;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::globals::Globals;
use crate::diag::{Message, Source, Sources};
use crate::game::scenario::{self, Format as Written};
use crate::quiz::{Asked, Blueprint, Dice, Editions, Form, Item, Paper, Question, Wanted, ask_own};

/// Each scenario that says `ask` is a question.
pub fn own(args: &Args, globals: &Globals) -> Result<Paper> {
    let mut questions: Vec<Question> = Vec::new();
    let dice = Dice::new(args.seed);
    for path in &args.scenarios {
        let text = std::fs::read_to_string(path).explain(|| about("failure-read", path))?;
        let format = match path.extension().and_then(|ending| ending.to_str()) {
            Some("jsonl" | "ndjson") => Written::JsonLines,
            Some("json") => Written::Json,
            _ => Written::Toml,
        };
        let name = path
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        let mut sources = Sources::new();
        let file = sources.add(Source::new(path.display().to_string(), text.as_str()));
        for scenario in scenario::read(&text, format, file, &name) {
            let mut scenario = match scenario {
                Ok(scenario) => scenario,
                Err(refused) => {
                    let said: Vec<_> = refused
                        .problems
                        .iter()
                        .map(|problem| globals.text().show(&problem.message))
                        .collect();
                    return Err(failure(
                        about("failure-scenario", path).text("problems", said.join("; ")),
                    ));
                }
            };
            if let Some(Editions::Only(edition)) = args.edition {
                scenario.setting.edition = edition;
            }
            let Some(name) = scenario.ask.clone() else {
                continue;
            };
            let id = scenario.id.clone();
            let Some(asked) = Asked::named(&name) else {
                let message = about("failure-asked", path)
                    .text("id", &id)
                    .text("name", &name)
                    .text("known", Asked::NAMES.join(", "));
                return Err(failure(message));
            };
            let mut dice = dice.branch(questions.len() as u64);
            let question = ask_own(scenario, asked, &mut dice)
                .explain(|| about("failure-own", path).text("id", &id))?;
            questions.push(question);
        }
    }
    if questions.is_empty() {
        return Err(failure(Message::new("failure-nothing-asked")));
    }
    Ok(as_paper(args, questions))
}

/// Questions as they come, on a paper of one form. Those that come again are asked once: an id
/// stands for one question in every format.
pub fn as_paper(args: &Args, questions: Vec<Question>) -> Paper {
    let mut there = BTreeSet::new();
    let items = questions
        .into_iter()
        .filter(|question| there.insert(question.id))
        .enumerate()
        .map(|(at, question)| Item {
            number: at + 1,
            section: 0,
            question,
        })
        .collect();
    Paper {
        blueprint: Blueprint::single(Wanted::default(), 0),
        seed: args.seed,
        forms: vec![Form { letter: 'A', items }],
        missing: Vec::new(),
    }
}
