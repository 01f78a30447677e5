//! The reader's own scenarios as questions.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::{Args, has_only};
use crate::cli::failure::{about, failure};
use crate::cli::globals::Globals;
use crate::cli::script::{Script, refuse, tell};
use crate::diag::{Code, Diagnostic, Message, Severity, Sources};
use crate::game::Scenario;
use crate::input::PathStep;
use crate::prose::refusal_diagnostic;
use crate::quiz::{
    AskError, Asked, Blueprint, Dice, EditionChoice, Form, Item, Paper, Question, Wanted, ask_own,
};

/// Each scenario of the arguments that says `ask` is a question.
pub fn questions(args: &Args, globals: &Globals) -> Result<Vec<Question>> {
    questions_of(&args.scenarios, args, globals)
}

/// Each scenario of the files that says `ask` is a question.
fn questions_of(paths: &[PathBuf], args: &Args, globals: &Globals) -> Result<Vec<Question>> {
    let mut questions: Vec<Question> = Vec::new();
    let dice = Dice::new(args.seed);
    let langs: Vec<String> = globals.langs().iter().map(ToString::to_string).collect();
    for path in paths {
        let mut sources = Sources::new();
        let script = match Script::read(path, &mut sources)? {
            Ok(script) => script,
            Err(broken) => return Err(refuse(vec![*broken], path, &sources, globals)),
        };
        if has_only(script.text(), "section", "events") {
            return Err(failure(about("failure-is-blueprint", path)));
        }
        let (mut problems, mut remarks) = (Vec::new(), Vec::new());
        for (nth, scenario) in script.scenarios().into_iter().enumerate() {
            let asked = scenario.and_then(|mut scenario| {
                if let Some(EditionChoice::Only(edition)) = args.edition {
                    scenario.setting.edition = edition;
                }
                remarks.append(&mut scenario.remarks);
                let mut dice = dice.branch((questions.len() + problems.len()) as u64);
                question(scenario, &script, nth, &mut dice)
            });
            match asked {
                Ok(question) => {
                    let made = question.iter();
                    remarks.extend(made.flat_map(|it| notes(it, &script, nth, &langs)));
                    questions.extend(question);
                }
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

/// What the author is told about a question that is asked: where her key differs, where near
/// or natural rulings are options, where her words are missing in a language.
fn notes(question: &Question, script: &Script, nth: usize, langs: &[String]) -> Vec<Diagnostic> {
    let note = |code, severity, path: &[PathStep], message| {
        Diagnostic::new(Code(code), severity, script.place(nth, path), message)
    };
    let mut notes = Vec::new();
    for differs in question.key_differences() {
        let path = match differs.option {
            Some(at) => vec!["options".into(), at.into()],
            None => vec!["key".into()],
        };
        let hint = Message::new("lecture-key-hint");
        notes.push(note("key-differs", Severity::Warning, &path, differs.message).hint(hint));
    }
    if question.near_count() > 0 {
        let message = Message::new("lecture-near-used").with("count", question.near_count());
        let hint = Message::new("lecture-near-hint");
        notes.push(note("near-rulings", Severity::Hint, &["ask".into()], message).hint(hint));
    }
    if question.natural_count() > 0 {
        let message = Message::new("lecture-natural-used").with("count", question.natural_count());
        let hint = Message::new("lecture-near-hint");
        notes.push(note("natural-options", Severity::Hint, &["ask".into()], message).hint(hint));
    }
    let own = &question.scenario.own;
    for (key, words) in [("title", &own.title), ("story", &own.story)] {
        let missing = |lang: &&String| {
            let written = words.as_ref();
            written.is_some_and(|words| words.in_lang(lang).is_none())
        };
        for lang in langs.iter().filter(missing) {
            let message = Message::new("lecture-language-missing").text("key", key);
            let message = message.text("lang", lang);
            notes.push(note(
                "language-missing",
                Severity::Hint,
                &[key.into()],
                message,
            ));
        }
    }
    notes
}

/// Puts the questions of the sections that name a file of own scenarios into every form. Such a
/// file is found from where the blueprint is.
pub fn fill_sections(
    made: &mut Paper,
    blueprint: &Path,
    args: &Args,
    globals: &Globals,
) -> Result<()> {
    let folder = blueprint.parent().unwrap_or(Path::new(""));
    for section in 0..made.blueprint.sections.len() {
        let Some(file) = made.blueprint.sections[section].own.clone() else {
            continue;
        };
        let file = folder.join(&*file);
        let questions = questions_of(std::slice::from_ref(&file), args, globals)?;
        if insert(made, section, &questions) {
            globals.warn(&about("command-quiz-own-twice", &file));
        }
    }
    Ok(())
}

/// Puts questions at the end of every form.
pub fn append(made: &mut Paper, args: &Args, globals: &Globals) -> Result<()> {
    let section = made.blueprint.sections.len();
    if insert(made, section, &questions(args, globals)?) {
        let paths = args.scenarios.iter().map(|path| path.display().to_string());
        let paths = paths.collect::<Vec<_>>().join(", ");
        globals.warn(&Message::new("command-quiz-own-twice").path(paths));
    }
    Ok(())
}

/// Puts questions into a section of every form; whether any of them is there already and left out.
fn insert(made: &mut Paper, section: usize, questions: &[Question]) -> bool {
    let mut twice = false;
    for form in &mut made.forms {
        let place = form.items.iter().position(|item| item.section > section);
        let mut place = place.unwrap_or(form.items.len());
        for question in questions {
            if form
                .items
                .iter()
                .any(|item| item.question.id == question.id)
            {
                twice = true;
                continue;
            }
            let item = Item {
                number: 0,
                section,
                question: question.clone(),
            };
            form.items.insert(place, item);
            place += 1;
        }
        for (at, item) in form.items.iter_mut().enumerate() {
            item.number = at + 1;
        }
    }
    twice
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
        widened: Vec::new(),
    }
}
