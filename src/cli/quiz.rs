//! `kanon quiz`: questions, papers and what they are exported to.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use super::FINDINGS;
use super::found;
use super::globals::Globals;
use crate::diag::{Message, Source, Sources};
use crate::export::{Artifact, EXPORTERS, Sheet, exporter};
use crate::game::scenario::{self, Format as Written};
use crate::lang::Locale;
use crate::quiz::{
    Asked, Blueprint, Dice, Form, Item, KINDS, MISCONCEPTIONS, Paper, Question, Renderer, Wanted,
    ask_own, level, paper,
};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "SCENARIO")]
    scenarios: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "scenarios")]
    blueprint: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
    #[arg(long, value_name = "NUMBER")]
    forms: Option<usize>,
    #[arg(long, value_name = "NUMBER", default_value = "20")]
    count: usize,
    #[arg(long, value_name = "FROM..TO", default_value = "1..5")]
    level: String,
    #[arg(long, value_name = "RULE")]
    rule: Option<Box<str>>,
    #[arg(
        long,
        value_name = "FORMATS",
        value_delimiter = ',',
        default_value = "json,print"
    )]
    format: Vec<String>,
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: PathBuf,
    #[arg(long)]
    kinds: bool,
    #[arg(long, value_name = "PGN", conflicts_with_all = ["scenarios", "blueprint"])]
    from: Option<PathBuf>,
    #[arg(long, requires = "from")]
    names: bool,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    if args.kinds {
        return list_kinds();
    }
    let made = match (&args.from, args.scenarios.is_empty()) {
        (Some(games), _) => {
            let dice = Dice::new(args.seed);
            let found = found::questions(games, args.count, args.names, &dice)?;
            as_paper(args, found)
        }
        (None, true) => drawn(args)?,
        (None, false) => own(args, globals)?,
    };
    let short = report_missing(&made, globals);
    let locales: Vec<Locale> = globals
        .langs()
        .iter()
        .map(|lang| globals.locales().open(*lang))
        .collect::<Result<_, _>>()?;
    if args.output == Path::new("-") {
        stream(&made, &locales)?;
    } else {
        write_all(&args.output, &artifacts(args, &made, &locales)?)?;
    }
    Ok(ExitCode::from(if short { FINDINGS } else { 0 }))
}

fn list_kinds() -> Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    for kind in KINDS {
        let rules: Vec<_> = kind.rules.iter().map(|rule| rule.as_str()).collect();
        writeln!(out, "{:28} {}", kind.name, rules.join(" "))?;
    }
    writeln!(
        out,
        "{} kinds, {} misconceptions",
        KINDS.len(),
        MISCONCEPTIONS.len()
    )?;
    Ok(ExitCode::SUCCESS)
}

fn drawn(args: &Args) -> Result<Paper> {
    let blueprint = match &args.blueprint {
        Some(path) => {
            let text = std::fs::read_to_string(path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            Blueprint::read(&text).with_context(|| path.display().to_string())?
        }
        None => {
            let Some(level) = level(&args.level) else {
                bail!("`{}` is no range of levels such as 2..4", args.level);
            };
            let wanted = Wanted {
                rule: args.rule.clone(),
                level,
                ..Wanted::default()
            };
            if let (Some(rule), true) = (&wanted.rule, wanted.kinds().is_empty()) {
                bail!("no kind of question is about `{rule}`");
            }
            Blueprint::single(wanted, args.count)
        }
    };
    let forms = args.forms.or(blueprint.forms).unwrap_or(1);
    Ok(paper(&blueprint, args.seed, forms))
}

/// The reader's own scenarios: each that says `ask` is a question.
fn own(args: &Args, globals: &Globals) -> Result<Paper> {
    let mut questions: Vec<Question> = Vec::new();
    let dice = Dice::new(args.seed);
    for path in &args.scenarios {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?;
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
            let scenario = match scenario {
                Ok(scenario) => scenario,
                Err(problems) => {
                    let said: Vec<_> = problems
                        .iter()
                        .map(|problem| globals.text().show(&problem.message))
                        .collect();
                    bail!("{}: {}", path.display(), said.join("; "));
                }
            };
            let Some(asked) = scenario.ask.as_deref().and_then(Asked::named) else {
                continue;
            };
            let id = scenario.id.clone();
            let mut dice = dice.branch(questions.len() as u64);
            let question = ask_own(scenario, asked, &mut dice)
                .with_context(|| format!("{}: {id}", path.display()))?;
            questions.push(question);
        }
    }
    if questions.is_empty() {
        bail!("no scenario says what to ask, such as `ask = \"ruling\"`");
    }
    Ok(as_paper(args, questions))
}

fn as_paper(args: &Args, questions: Vec<Question>) -> Paper {
    let items = questions
        .into_iter()
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

fn report_missing(made: &Paper, globals: &Globals) -> bool {
    for (section, count) in &made.missing {
        let message = Message::new("command-quiz-missing")
            .with("section", section + 1)
            .with("count", *count);
        anstream::eprintln!("kanon: {}", globals.text().show(&message));
    }
    !made.missing.is_empty()
}

fn stream(made: &Paper, locales: &[Locale]) -> Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for locale in locales {
        let renderer = Renderer::new(locale)?;
        for item in made.forms.iter().flat_map(|form| &form.items) {
            serde_json::to_writer(&mut out, &renderer.render(&item.question))?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    Ok(())
}

fn artifacts(args: &Args, made: &Paper, locales: &[Locale]) -> Result<Vec<Artifact>> {
    let mut files = Vec::new();
    let wanted: BTreeSet<&str> = args.format.iter().map(String::as_str).collect();
    for name in wanted {
        let Some(format) = exporter(name) else {
            let known: Vec<_> = EXPORTERS.iter().map(|format| format.name()).collect();
            bail!("no format `{name}`; there are: {}", known.join(", "));
        };
        for locale in locales {
            let renderer = Renderer::new(locale)?;
            for form in &made.forms {
                let sheet = Sheet {
                    lang: locale.lang(),
                    text: locale.text(),
                    title: made.blueprint.title.as_deref().map_or_else(
                        || locale.text().show(&Message::new("question-paper-title")),
                        str::to_owned,
                    ),
                    form: form.letter,
                    several: made.forms.len() > 1,
                    seed: made.seed,
                    questions: form
                        .items
                        .iter()
                        .map(|item| renderer.render(&item.question))
                        .collect(),
                };
                files.extend(format.export(&sheet));
            }
        }
    }
    Ok(files)
}

/// Writes every file under a temporary name first, so that none is ever half there.
fn write_all(folder: &Path, files: &[Artifact]) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for file in files {
        let path = folder.join(&file.path);
        let unfinished = folder.join(format!(".{}.part", file.path));
        std::fs::write(&unfinished, &file.bytes)
            .and_then(|()| std::fs::rename(&unfinished, &path))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
