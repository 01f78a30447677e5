//! `kanon rule`: scenarios in, rulings out.

use std::io::{Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rayon::prelude::*;
use serde::Serialize;

use super::FINDINGS;
use super::adjournment;
use super::args::Format;
use super::globals::Globals;
use super::report::{Rendering, ReportFormat};
use super::ruling::Page;
use crate::arbiter::{Refusal, Ruling, rule_on};
use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Source, Sources, Span};
use crate::game::Scenario;
use crate::game::scenario::{self, Format as Written, event_place, read, read_line};
use crate::law::Edition;

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

/// As many scenarios are ruled on together before they are printed.
const BATCH: usize = 2048;

type Ruled = Result<Box<(Scenario, Ruling)>, Vec<Diagnostic>>;

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let mut refused = false;
    let later = match &args.then {
        Some(path) => adjournment::events(path, globals.text())?,
        None => Vec::new(),
    };
    for path in &args.files {
        let (name, bytes) = open(path)?;
        let mut sources = Sources::new();
        let text = match decode(bytes) {
            Ok(text) => text,
            Err((text, at, utf16)) => {
                let file = sources.add(Source::new(name.as_str(), text));
                let hint = Message::new("scenario-not-utf8-hint").text("utf16", utf16);
                let broken = problem(file, at..at, "not-utf8", "scenario-not-utf8", hint);
                Printer::new(args, globals, &sources)?.print(Err(vec![broken]))?;
                refused = true;
                continue;
            }
        };
        let format = written_in(path, &text);
        let stem = Path::new(&name)
            .file_stem()
            .map_or_else(|| name.clone(), |stem| stem.to_string_lossy().into_owned());
        let file = sources.add(Source::new(name.as_str(), text.as_str()));
        let mut printer = Printer::new(args, globals, &sources)?;
        match format {
            Written::JsonLines if args.save.is_some() || !later.is_empty() => {
                let message = Message::new("command-rule-one-game");
                bail!("{}", globals.text().show(&message));
            }
            Written::JsonLines => {
                let lines: Vec<_> = scenario::lines(&text).collect();
                if lines.is_empty() {
                    let hint = Message::new("scenario-empty-hint");
                    let empty = problem(file, 0..0, "no-scenario", "scenario-empty", hint);
                    refused |= !printer.print(Err(vec![empty]))?;
                }
                for batch in lines.chunks(BATCH) {
                    let ruled: Vec<Ruled> = batch
                        .par_iter()
                        .map(|line| {
                            let scenario = read_line(&text, line.clone(), file, &stem);
                            let place = |event| event_place(&text, format, line.start, 0, event);
                            rule(scenario, args, file, place)
                        })
                        .collect();
                    for ruled in ruled {
                        refused |= !printer.print(ruled)?;
                    }
                }
            }
            _ => {
                for (nth, scenario) in read(&text, format, file, &stem).into_iter().enumerate() {
                    let place = |event| event_place(&text, format, 0, nth, event);
                    let scenario = scenario.map(|mut scenario| {
                        scenario.events.extend(later.iter().cloned());
                        scenario
                    });
                    let ruled = rule(scenario, args, file, place);
                    if let (Ok(ruled), Some(path)) = (&ruled, &args.save) {
                        adjournment::save(path, &ruled.0, &ruled.1, globals.text())?;
                    }
                    refused |= !printer.print(ruled)?;
                }
            }
        }
        printer.out.flush()?;
    }
    Ok(ExitCode::from(if refused { FINDINGS } else { 0 }))
}

fn open(path: &Path) -> Result<(String, Vec<u8>)> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes)?;
        return Ok(("-".to_owned(), bytes));
    }
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok((path.display().to_string(), bytes))
}

/// The text of a file without the mark that some editors put before it; where it is not UTF-8,
/// what can be shown of it, the first wrong byte, and whether it looks like UTF-16.
fn decode(bytes: Vec<u8>) -> Result<String, (String, usize, bool)> {
    match String::from_utf8(bytes) {
        Ok(text) => Ok(match text.strip_prefix('\u{feff}') {
            Some(text) => text.to_owned(),
            None => text,
        }),
        Err(error) => {
            let bytes = error.as_bytes();
            let utf16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
            let shown = String::from_utf8_lossy(bytes).into_owned();
            Err((shown, error.utf8_error().valid_up_to(), utf16))
        }
    }
}

fn problem(
    file: FileId,
    at: Range<usize>,
    code: &'static str,
    message: &'static str,
    hint: Message,
) -> Diagnostic {
    let span = Span::new(file, at.start, at.end);
    Diagnostic::new(Code(code), Severity::Error, span, Message::new(message)).hint(hint)
}

/// By the ending; standard input by its look.
fn written_in(path: &Path, text: &str) -> Written {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("jsonl" | "ndjson") => Written::JsonLines,
        Some("json") => Written::Json,
        Some("toml") => Written::Toml,
        _ => match text.trim_start().chars().next() {
            Some('[') if serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok() => {
                Written::Json
            }
            Some('{') if serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok() => {
                Written::Json
            }
            Some('{') => Written::JsonLines,
            _ => Written::Toml,
        },
    }
}

fn rule(
    scenario: Result<Scenario, Vec<Diagnostic>>,
    args: &Args,
    file: FileId,
    place: impl Fn(usize) -> Range<usize>,
) -> Ruled {
    let mut scenario = scenario?;
    if let Some(edition) = args.edition {
        scenario.setting.edition = edition;
    }
    match rule_on(&scenario) {
        Ok(ruling) => Ok(Box::new((scenario, ruling))),
        Err(refusal) => Err(vec![refusal_diagnostic(&scenario, &refusal, file, place)]),
    }
}

fn refusal_diagnostic(
    scenario: &Scenario,
    refusal: &Refusal,
    file: FileId,
    place: impl Fn(usize) -> Range<usize>,
) -> Diagnostic {
    let (event, message, hint) = match refusal {
        Refusal::UnclearMove { event, several } => (
            Some(*event),
            Message::new("scenario-unclear-move")
                .text("id", &scenario.id)
                .with("event", event + 1)
                .text("several", several),
            Message::new("scenario-unclear-move-hint"),
        ),
        Refusal::Conflict { event, conflict } => (
            *event,
            Message::new("scenario-conflict")
                .text("id", &scenario.id)
                .text("one", conflict.one)
                .text("other", conflict.other),
            Message::new("scenario-conflict-hint"),
        ),
    };
    let range = place(event.unwrap_or(0));
    let span = Span::new(file, range.start, range.end);
    Diagnostic::new(Code("cannot-rule"), Severity::Error, span, message).hint(hint)
}

#[derive(Serialize)]
struct RefusedLine<'a> {
    refused: Vec<RefusedProblem<'a>>,
}

#[derive(Serialize)]
struct RefusedProblem<'a> {
    code: &'a str,
    message: String,
    hint: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
}

struct Printer<'a> {
    out: Box<dyn Write + 'a>,
    args: &'a Args,
    globals: &'a Globals,
    sources: &'a Sources,
    page: Option<Page<'a>>,
}

impl<'a> Printer<'a> {
    fn new(args: &'a Args, globals: &'a Globals, sources: &'a Sources) -> Result<Printer<'a>> {
        let page = match args.format {
            Format::Text => Some(Page::new(globals)?),
            Format::Json => None,
        };
        let out: Box<dyn Write> = match args.format {
            Format::Text => Box::new(anstream::stdout().lock()),
            Format::Json => Box::new(std::io::BufWriter::with_capacity(
                1 << 16,
                std::io::stdout().lock(),
            )),
        };
        Ok(Printer {
            out,
            args,
            globals,
            sources,
            page,
        })
    }

    /// Prints a ruling, or what is wrong with its scenario; false for the latter.
    fn print(&mut self, ruled: Ruled) -> Result<bool> {
        if let Ok(ruled) = &ruled {
            self.remark(&ruled.0.remarks);
        }
        match (ruled, &mut self.page) {
            (Ok(ruled), Some(page)) => {
                page.write(&mut self.out, &ruled.0, &ruled.1)?;
                Ok(true)
            }
            (Ok(ruled), None) => {
                serde_json::to_writer(&mut self.out, &ruled.1)?;
                writeln!(self.out)?;
                Ok(true)
            }
            (Err(problems), page) => {
                if page.is_none() {
                    let line = self.refused(&problems);
                    serde_json::to_writer(&mut self.out, &line)?;
                    writeln!(self.out)?;
                } else {
                    self.remark(&problems);
                }
                Ok(false)
            }
        }
    }

    /// Tells people what is wrong or was left aside.
    fn remark(&self, problems: &[Diagnostic]) {
        if problems.is_empty() {
            return;
        }
        let report: Report = problems.iter().cloned().collect();
        let rendering = Rendering {
            sources: self.sources,
            root: Path::new(""),
            text: self.globals.text(),
        };
        anstream::eprint!("{}", rendering.render(&report, ReportFormat::Text));
    }

    fn refused<'d>(&self, problems: &'d [Diagnostic]) -> RefusedLine<'d> {
        let _ = self.args;
        let text = self.globals.text();
        let refused = problems
            .iter()
            .map(|problem| {
                let place = problem.span.map(|span| self.sources.place(span));
                RefusedProblem {
                    code: problem.code.0,
                    message: text.show(&problem.message),
                    hint: problem.hint.as_ref().map(|hint| text.show(hint)),
                    line: place.map(|place| place.line),
                    column: place.map(|place| place.column),
                }
            })
            .collect();
        RefusedLine { refused }
    }
}
