//! `kanon rule`: scenarios in, rulings out.

mod batches;
mod printer;

use std::cell::OnceCell;
use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use rayon::prelude::*;
use serde_json::Value;

use super::FINDINGS;
use super::adjournment::{self, Resumption};
use super::args::Format;
use super::globals::Globals;
use super::script::{
    decode, ending, not_utf8, stem, text_of, unless_too_long, without_mark, written_in,
};
use super::stop;
use crate::arbiter::{Ruling, rule_on};
use crate::cli::failure::{Explain, about, failure};
use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Source, Sources, Span};
use crate::game::Scenario;
use crate::game::scenario::{self, Format as Written, Places, Refused, read, read_line};
use crate::law::Edition;
use crate::prose::{Prose, refusal_diagnostic};
use batches::Batches;
use printer::{Printer, ScriptAnswer};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    then: Option<PathBuf>,
}

type Ruled = Result<Box<(Scenario, Ruling)>, Refused>;

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let one_game = args.save.is_some() || args.then.is_some();
    if one_game && args.files.len() > 1 {
        return Err(only_one_game());
    }
    stop::on_signal(Duration::ZERO);
    let mut printer = Printer::new(args.format, globals)?;
    let mut sources = Sources::new();
    let later = match &args.then {
        Some(path) => match Resumption::read(path, &mut sources)? {
            Ok(resumption) => Some(resumption),
            Err(problems) => {
                printer.print(ScriptAnswer::refused(problems), &sources)?;
                printer.flush()?;
                return Ok(ExitCode::from(FINDINGS));
            }
        },
        None => None,
    };
    let mut refused = false;
    for path in &args.files {
        let mut batches = Batches::new(open(path)?);
        let file = ScenarioFile::new(path, args, globals)?;
        let streamed = match ending(path) {
            Some("jsonl" | "ndjson") => true,
            Some("json" | "toml") => false,
            _ => {
                let first = file.read(batches.first_line())?;
                !one_game && is_scenario_line(first)
            }
        };
        refused |= match (streamed, one_game) {
            (true, true) => return Err(only_one_game()),
            (true, false) => file.rule_stream(batches, &mut printer)?,
            (false, _) => {
                let bytes = file.read(batches.rest())?;
                // One game is resumed at most, so the first file is the only one that needs them.
                let sources = std::mem::take(&mut sources);
                file.rule_whole(path, bytes, later.as_ref(), sources, &mut printer)?
            }
        };
        printer.flush()?;
    }
    Ok(ExitCode::from(if refused { FINDINGS } else { 0 }))
}

fn only_one_game() -> anyhow::Error {
    let message = Message::new("command-rule-one-game");
    failure(message)
}

/// One file of scenarios.
struct ScenarioFile<'a> {
    args: &'a Args,
    name: String,
    stem: String,
    /// Says the lines of a ruling that is written for programs.
    prose: Option<Prose<'a>>,
}

impl<'a> ScenarioFile<'a> {
    fn new(path: &Path, args: &'a Args, globals: &'a Globals) -> Result<ScenarioFile<'a>> {
        let prose = match args.format {
            Format::Json => Some(Prose::new(globals.locale())?),
            Format::Text => None,
        };
        Ok(ScenarioFile {
            args,
            name: path.display().to_string(),
            stem: stem(path),
            prose,
        })
    }

    /// What was read, or why it could not be.
    fn read<T>(&self, read: std::io::Result<T>) -> Result<T> {
        unless_too_long(read, &self.name)
    }

    /// Rules line by line, as the lines come; true where something was refused.
    fn rule_stream(&self, mut batches: Batches, printer: &mut Printer<'_>) -> Result<bool> {
        let (mut refused, mut empty, mut above) = (false, true, 0);
        while let Some(bytes) = self.read(batches.next())? {
            let bytes = if above == 0 {
                without_mark(bytes)
            } else {
                bytes
            };
            let (text, broken) = match decode(bytes) {
                Ok(text) => (text, None),
                Err((text, at, utf16)) => (text, Some((at, utf16))),
            };
            let text: Arc<str> = text.into();
            let mut sources = Sources::new();
            let file = sources.add(Source::new(self.name.as_str(), text.clone()).after(above));
            let sound = broken.map_or(text.len(), |(at, _)| {
                text[..at].rfind('\n').map_or(0, |at| at + 1)
            });
            let lines: Vec<_> = scenario::lines(&text[..sound]).collect();
            empty &= lines.is_empty();
            let prose = self.prose.as_ref();
            let answers: Vec<ScriptAnswer> = lines
                .par_iter()
                .map(|line| {
                    let scenario = read_line(&text, line.clone(), file, &self.stem);
                    let place = |event| {
                        let places = Places::of_line(&text, line.clone());
                        in_file(file, places.event(0, event))
                    };
                    ScriptAnswer::new(rule(scenario, self.args, place), prose)
                })
                .collect::<Result<_>>()?;
            let _whole = stop::whole();
            for answer in answers {
                refused |= !printer.print(answer, &sources)?;
            }
            if let Some((at, utf16)) = broken {
                printer.print(
                    ScriptAnswer::refused(vec![not_utf8(file, at, utf16)]),
                    &sources,
                )?;
                return Ok(true);
            }
            // Whoever writes the lines may wait for the answers.
            printer.flush()?;
            above = above.saturating_add(sources.get(file).line_breaks());
        }
        if empty {
            let mut sources = Sources::new();
            let file = sources.add(Source::new(self.name.as_str(), ""));
            let hint = Message::new("scenario-empty-hint");
            let empty = problem(file, 0..0, "no-scenario", "scenario-empty", hint);
            return Ok(!printer.print(ScriptAnswer::refused(vec![empty]), &sources)?);
        }
        Ok(refused)
    }

    /// Rules on all scenarios of a file; true where something was refused.
    fn rule_whole(
        &self,
        path: &Path,
        bytes: Vec<u8>,
        later: Option<&Resumption>,
        mut sources: Sources,
        printer: &mut Printer<'_>,
    ) -> Result<bool> {
        let (file, text) = match text_of(bytes, &self.name, &mut sources) {
            Ok(read) => read,
            Err(broken) => {
                printer.print(ScriptAnswer::refused(vec![*broken]), &sources)?;
                return Ok(true);
            }
        };
        let format = written_in(path, &text);
        if format == Written::JsonLines {
            if self.args.save.is_some() || self.args.then.is_some() {
                return Err(only_one_game());
            }
            return self.rule_stream(Batches::of(text.into_bytes()), printer);
        }
        let mut refused = false;
        let scenarios = read(&text, format, file, &self.stem);
        if scenarios.len() > 1 && (self.args.save.is_some() || self.args.then.is_some()) {
            return Err(only_one_game());
        }
        let places = OnceCell::new();
        for (nth, scenario) in scenarios.into_iter().enumerate() {
            let own = scenario.as_ref().map_or(0, |it| it.events.len());
            let place = |event: usize| match (event.checked_sub(own), later) {
                (Some(event), Some(later)) => later.place(event),
                _ => {
                    let places = places.get_or_init(|| Places::of(&text, format));
                    in_file(file, places.event(nth, event))
                }
            };
            let scenario = scenario.map(|mut scenario| {
                let later = later.into_iter().flat_map(Resumption::events);
                scenario.events.extend(later.cloned());
                scenario
            });
            let ruled = rule(scenario, self.args, place);
            if let (Ok(ruled), Some(path)) = (&ruled, &self.args.save) {
                adjournment::save(path, &ruled.0, &ruled.1)?;
            }
            let answer = ScriptAnswer::new(ruled, self.prose.as_ref())?;
            let _whole = stop::whole();
            refused |= !printer.print(answer, &sources)?;
            printer.flush()?;
        }
        Ok(refused)
    }
}

fn open(path: &Path) -> Result<Box<dyn Read>> {
    if path == Path::new("-") {
        return Ok(Box::new(std::io::stdin()));
    }
    let file = File::open(path).explain(|| about("failure-read", path))?;
    Ok(Box::new(file))
}

/// Whether a line is a scenario by itself, rather than a part of one or a list of them.
fn is_scenario_line(line: &[u8]) -> bool {
    let listed = |value: Option<&Value>| value.is_some_and(Value::is_array);
    match serde_json::from_slice(line) {
        Ok(Value::Object(table)) => !listed(table.get("scenario")) && !listed(table.get("case")),
        _ => false,
    }
}

fn in_file(file: FileId, at: Range<usize>) -> Span {
    Span::new(file, at.start, at.end)
}

fn problem(
    file: FileId,
    at: Range<usize>,
    code: &'static str,
    message: &'static str,
    hint: Message,
) -> Diagnostic {
    let span = in_file(file, at);
    Diagnostic::new(Code(code), Severity::Error, span, Message::new(message)).hint(hint)
}

fn rule(scenario: Result<Scenario, Refused>, args: &Args, place: impl Fn(usize) -> Span) -> Ruled {
    let mut scenario = scenario?;
    if let Some(edition) = args.edition {
        scenario.setting.edition = edition;
    }
    match rule_on(&scenario) {
        Ok(ruling) => Ok(Box::new((scenario, ruling))),
        Err(refusal) => Err(Refused {
            problems: vec![refusal_diagnostic(&scenario, &refusal, place)],
            id: Some(scenario.id),
        }),
    }
}
