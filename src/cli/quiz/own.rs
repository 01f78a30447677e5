//! The reader's own scenarios as questions.

use std::collections::BTreeSet;

use anyhow::Result;

use super::Args;
use crate::cli::failure::failure;
use crate::cli::globals::Globals;
use crate::cli::script::{Script, refuse, tell};
use crate::diag::{Code, Diagnostic, Message, Severity, Sources};
use crate::game::Scenario;
use crate::prose::refusal_diagnostic;
use crate::quiz::{
    AskError, Asked, Blueprint, Dice, Editions, Form, Item, Paper, Question, Wanted, ask_own,
};

/// Each scenario that says `ask` is a question.
pub fn questions(args: &Args, globals: &Globals) -> Result<Vec<Question>> {
    let mut questions: Vec<Question> = Vec::new();
    let dice = Dice::new(args.seed);
    for path in &args.scenarios {
        let mut sources = Sources::new();
        let script = match Script::read(path, &mut sources)? {
            Ok(script) => script,
            Err(broken) => return Err(refuse(vec![*broken], path, &sources, globals)),
        };
        let (mut problems, mut remarks) = (Vec::new(), Vec::new());
        for (nth, scenario) in script.scenarios().into_iter().enumerate() {
            let asked = scenario.and_then(|mut scenario| {
                if let Some(Editions::Only(edition)) = args.edition {
                    scenario.setting.edition = edition;
                }
                remarks.append(&mut scenario.remarks);
                let mut dice = dice.branch((questions.len() + problems.len()) as u64);
                question(scenario, &script, nth, &mut dice)
            });
            match asked {
                Ok(question) => questions.extend(question),
                Err(more) => problems.extend(more),
            }
        }
        tell(remarks, &sources, globals);
        if !problems.is_empty() {
            return Err(refuse(problems, path, &sources, globals));
        }
    }
    if questions.is_empty() {
        return Err(failure(Message::new("failure-nothing-asked")));
    }
    Ok(questions)
}

/// Puts questions at the end of every form.
pub fn append(made: &mut Paper, questions: &[Question]) {
    let section = made.blueprint.sections.len();
    for form in &mut made.forms {
        let first = form.items.len() + 1;
        let more = questions.iter().enumerate().map(|(at, question)| Item {
            number: first + at,
            section,
            question: question.clone(),
        });
        form.items.extend(more);
    }
}

/// The question that a scenario asks for, if it asks for one.
fn question(
    scenario: Scenario,
    script: &Script,
    nth: usize,
    dice: &mut Dice,
) -> Result<Option<Question>, Vec<Diagnostic>> {
    let Some(asked) = scenario.ask.as_deref().and_then(Asked::named) else {
        return Ok(None);
    };
    let problem = |code, message: Message, hint: Message| {
        let span = script.place(nth, &["ask".into()]);
        Diagnostic::new(Code(code), Severity::Error, span, message).hint(hint)
    };
    let unfit = match ask_own(scenario.clone(), asked, dice) {
        Ok(question) => return Ok(Some(question)),
        Err(unfit) => unfit,
    };
    Err(vec![match &unfit.why {
        AskError::Refused(refusal) => refusal_diagnostic(&scenario, refusal, |event| {
            script.place(nth, &["events".into(), event.into()])
        }),
        _ => problem("cannot-ask", unfit.message(), unfit.hint()),
    }])
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
