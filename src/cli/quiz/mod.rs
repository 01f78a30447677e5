//! `kanon quiz`: questions, papers and what they are exported to.

mod found;
mod marking;
mod output;
mod own;
mod pdf;
mod preview;
mod response_report;
mod responses;
mod rule_words;
mod scores;
mod sheets;
mod text_table;

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;

use indicatif::{ProgressBar, ProgressStyle};

use super::FINDINGS;
use super::globals::Globals;
use super::stop;
use super::usage::NotSoMany;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::script::{self, tell};
use crate::diag::{Diagnostic, Message, Sources};
use crate::export::{EXPORTERS, Exporter, PageSize, Timestamp, exporter};
use crate::lang::Locale;
use crate::law::Edition;
use crate::quiz::{
    Blueprint, EditionChoice, KINDS, MISCONCEPTIONS, MOST_FORMS, MOST_QUESTIONS, Paper, Wanted,
    level, paper,
};

/// A number of things to make that can be made.
fn up_to<const MOST: usize>(text: &str) -> Result<usize, NotSoMany> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (1..=MOST).contains(number));
    number.ok_or(NotSoMany(MOST))
}

/// The size of printed pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PaperSize {
    A4,
    Letter,
}

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "SCENARIO")]
    scenarios: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    blueprint: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
    #[arg(long, value_name = "NUMBER", value_parser = up_to::<MOST_FORMS>)]
    #[arg(conflicts_with_all = ["scenarios", "from"])]
    forms: Option<usize>,
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = up_to::<MOST_QUESTIONS>)]
    #[arg(conflicts_with_all = ["scenarios", "blueprint"])]
    count: usize,
    #[arg(long, value_name = "FROM..TO", default_value = "1..5")]
    #[arg(conflicts_with_all = ["scenarios", "blueprint", "from"])]
    level: String,
    #[arg(long, value_name = "RULE")]
    #[arg(conflicts_with_all = ["scenarios", "blueprint", "from"])]
    rule: Option<Box<str>>,
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionChoice>,
    #[arg(long, value_name = "FORMATS", value_delimiter = ',')]
    format: Vec<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    date: Option<String>,
    #[arg(long, value_name = "SIZE", default_value = "a4")]
    page: PaperSize,
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: PathBuf,
    #[arg(long)]
    #[arg(conflicts_with_all = ["scenarios", "blueprint", "from", "forms", "count", "level", "rule"])]
    kinds: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "output")]
    responses: Vec<PathBuf>,
    #[arg(long, value_name = "PGN", conflicts_with_all = ["scenarios", "blueprint"])]
    from: Option<PathBuf>,
    #[arg(long, requires = "from")]
    names: bool,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    if args.kinds {
        return list_kinds(globals);
    }
    expect_folder(&args.output)?;
    let Formats { exporters, browser } = formats(args)?;
    let stamp = stamp(args)?;
    stop::on_signal(Duration::ZERO);
    let bar = bar(globals);
    let made = match (&args.from, args.scenarios.is_empty()) {
        (Some(games), _) => {
            let found = found::questions(args, games, globals)?;
            own::as_paper(args, found)
        }
        (None, true) => drawn(args, globals)?,
        (None, false) if args.blueprint.is_some() => {
            let mut made = drawn(args, globals)?;
            own::append(&mut made, args, globals)?;
            made
        }
        (None, false) => own::as_paper(args, own::questions(args, globals)?),
    };
    let short = report_missing(&made, globals);
    let locales: Vec<Locale> = globals
        .langs()
        .iter()
        .map(|lang| globals.locales().open(*lang))
        .collect::<Result<_, _>>()?;
    if !args.responses.is_empty() {
        bar.finish_and_clear();
        return response_report::run(&args.responses, &args.format, &made, &locales, globals);
    }
    if args.output == Path::new("-") {
        bar.finish_and_clear();
        match args.format.is_empty() {
            true => preview::write(&made, &locales, globals)?,
            false => output::stream(&made, &locales)?,
        }
    } else {
        let printed = sheets::Printed {
            stamp,
            date: args.date.as_deref(),
            page: match args.page {
                PaperSize::A4 => PageSize::A4,
                PaperSize::Letter => PageSize::Letter,
            },
        };
        let sheets = sheets::sheets(&made, &locales, printed)?;
        bar.set_style(style("{prefix} [{bar:30}] {pos}/{len} {elapsed}"));
        let mut exported = sheets::export(&sheets, &exporters, &bar)?;
        if let Some(browser) = browser {
            let pages = sheets::printed(&sheets)?;
            exported.push(pdf::print(&browser, &pages, stamp)?);
        }
        bar.finish_and_clear();
        output::write_all(&args.output, &exported, &made, globals)?;
        output::report(&exported, globals);
        output::tell(&args.output, &exported, &made, globals)?;
    }
    Ok(ExitCode::from(if short { FINDINGS } else { 0 }))
}

/// The name of a file where a folder belongs, such as `quiz.xml`.
fn expect_folder(output: &Path) -> Result<()> {
    const FILES: &[&str] = &[
        "apkg", "csv", "gift", "html", "json", "jsonl", "pdf", "pgn", "txt", "xlsx", "xml", "zip",
    ];
    let is_file = script::ending(output).is_some_and(|ending| FILES.contains(&ending));
    match is_file && !output.is_dir() {
        true => Err(failure(about("failure-folder-like-file", output))),
        false => Ok(()),
    }
}

/// What is to be written.
struct Formats {
    /// The formats, each once.
    exporters: Vec<&'static dyn Exporter>,
    /// What makes PDF, where that is wanted.
    browser: Option<PathBuf>,
}

/// Made of the print pages, by a program: no exporter of its own.
const PDF: &str = "pdf";

fn formats(args: &Args) -> Result<Formats> {
    let mut exporters: Vec<&'static dyn Exporter> = Vec::new();
    let mut browser = None;
    let usual = ["json".to_owned(), "print".to_owned()];
    let names = match args.format.is_empty() {
        true => &usual[..],
        false => &args.format,
    };
    let to_stdout = args.output == Path::new("-") && !args.format.is_empty();
    for name in names.iter().map(|name| name.trim()) {
        let format = exporter(name);
        if format.is_none() && name != PDF {
            let known = EXPORTERS.iter().map(|format| format.name());
            let known: Vec<_> = known.chain([PDF]).collect();
            let message = Message::new("failure-no-format")
                .text("name", name)
                .text("known", known.join(", "));
            return Err(failure(message));
        }
        if to_stdout && name != "json" {
            let message = Message::new("failure-needs-folder").text("name", name);
            return Err(failure(message));
        }
        match format {
            Some(_) if exporters.iter().any(|known| known.name() == name) => {}
            Some(format) => exporters.push(format),
            None => browser = Some(pdf::browser()?),
        }
    }
    Ok(Formats { exporters, browser })
}

fn stamp(args: &Args) -> Result<Timestamp> {
    let Some(date) = &args.date else {
        return Ok(Timestamp::of_version());
    };
    Timestamp::of_day(date).explain(|| Message::new("failure-no-day").text("date", date))
}

/// A bar for a person who watches; nothing in a pipe.
fn bar(globals: &Globals) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner()
        .with_style(style("{prefix} {spinner} {elapsed}"))
        .with_prefix(globals.text().show(&Message::new("command-quiz-making")));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

fn list_kinds(globals: &Globals) -> Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let text = globals.text();
    for kind in KINDS {
        let about = text.title(&format!("kind-{}", kind.name))?;
        let mut numbers: Vec<&str> = (kind.rules.iter())
            .filter_map(|rule| rule.number_text(Edition::LATEST))
            .collect();
        numbers.dedup();
        let numbers = numbers.join(", ");
        writeln!(out, "{:26} {about} ({numbers})", kind.name)?;
    }
    let sum = Message::new("command-quiz-known")
        .with("kinds", KINDS.len())
        .with("misconceptions", MISCONCEPTIONS.len());
    writeln!(out, "{}", globals.text().show(&sum))?;
    Ok(ExitCode::SUCCESS)
}

fn drawn(args: &Args, globals: &Globals) -> Result<Paper> {
    let blueprint = match &args.blueprint {
        Some(path) => {
            let mut sources = Sources::new();
            match read_blueprint(path, args.edition, &mut sources, globals)? {
                Ok(blueprint) => blueprint,
                Err(problems) => {
                    tell(problems, &sources, globals);
                    return Err(failure(about("failure-blueprint", path)));
                }
            }
        }
        None => {
            let Some(level) = level(&args.level) else {
                let message = Message::new("failure-no-levels").text("level", &args.level);
                return Err(failure(message));
            };
            let mut wanted = Wanted {
                rule: args.rule.clone(),
                level,
                edition: args.edition.unwrap_or_default().only(),
                ..Wanted::default()
            };
            if let (Some(words), false) = (&args.rule, wanted.is_known()) {
                match rule_words::rule(words, wanted.edition, globals) {
                    Ok(rule) => wanted.rule = Some(rule),
                    Err(why) => return Err(failure(why.unwrap_or_else(|| wanted.unknown()))),
                }
            }
            Blueprint::single(wanted, args.count)
        }
    };
    let forms = args.forms.or(blueprint.forms).unwrap_or(1);
    let mut made = paper(&blueprint, args.seed, forms);
    if let Some(path) = &args.blueprint {
        own::fill_sections(&mut made, path, args, globals)?;
    }
    Ok(made)
}

fn read_blueprint(
    path: &Path,
    edition: Option<EditionChoice>,
    sources: &mut Sources,
    globals: &Globals,
) -> Result<Result<Blueprint, Vec<Diagnostic>>> {
    let (file, text) = match script::text(path, sources)? {
        Ok(read) => read,
        Err(broken) => return Ok(Err(vec![*broken])),
    };
    if has_only(&text, "events", "section") {
        return Err(failure(about("failure-is-scenario", path)));
    }
    let names = |words: &str, edition| rule_words::rule(words, edition, globals);
    Ok(Blueprint::read_with(&text, file, edition, &names))
}

/// Whether a file is TOML with one key and without another: a scenario for a blueprint, or a
/// blueprint for a scenario.
fn has_only(text: &str, key: &str, other: &str) -> bool {
    let table = text.parse::<toml::Table>();
    table.is_ok_and(|table| table.contains_key(key) && !table.contains_key(other))
}

fn report_missing(made: &Paper, globals: &Globals) -> bool {
    let several = made.blueprint.sections.len() > 1;
    for (section, named) in &made.widened {
        let taken = made.blueprint.sections[*section].wanted.rule.as_deref();
        let message = Message::new("command-quiz-widened")
            .text("rule", named)
            .text("above", taken.unwrap_or_default());
        globals.warn(&message);
    }
    // A form after another may be short of questions too.
    let mut sums: BTreeMap<usize, usize> = BTreeMap::new();
    for (section, count) in &made.missing {
        *sums.entry(*section).or_default() += count;
    }
    for (section, count) in sums {
        let asked = made.blueprint.sections[section].count * made.forms.len();
        let message = Message::new("command-quiz-missing")
            .word("several", if several { "yes" } else { "no" })
            .with("section", section + 1)
            .with("asked", asked)
            .with("found", asked.saturating_sub(count));
        globals.warn(&message);
    }
    !made.missing.is_empty()
}
