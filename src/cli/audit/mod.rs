//! `kanon audit`: what is wrong with the questions that others have written.

mod bank;
mod checks;
mod facts;
mod gift;
mod marked;
mod moodle;
mod numbers;
mod table;
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;

use super::FINDINGS;
use super::globals::Globals;
use super::report::{Rendering, ReportFormat};
use super::script;
use crate::cli::failure::{about, failure};
use crate::diag::{Message, Report, Severity, Sources};
use crate::law::Edition;
use bank::{Bank, Unreadable};
use words::AuditWords;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    banks: Vec<PathBuf>,
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: ReportFormat,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let edition = args.edition.unwrap_or(Edition::LATEST);
    let words = AuditWords::of(globals)?;
    let mut sources = Sources::new();
    let mut report = Report::new();
    let (mut items, mut unchecked, mut seen) = (0, 0, checks::Seen::default());
    for path in &args.banks {
        let (file, text) = match script::text(path, &mut sources)? {
            Ok(read) => read,
            Err(broken) => {
                report.push(*broken);
                continue;
            }
        };
        if !is_bank(path, &text) {
            return Err(failure(about("failure-audit-format", path)));
        }
        let bank = match read(path, &text) {
            Ok(bank) => bank,
            Err(unreadable) => {
                report.push(unreadable.diagnostic(file));
                continue;
            }
        };
        for problem in &bank.problems {
            report.push(problem.diagnostic(file));
        }
        if bank.items.is_empty() && bank.problems.is_empty() {
            let message = Message::new("failure-audit-empty").text("path", path.display());
            return Err(failure(message));
        }
        items += bank.items.len();
        for item in &bank.items {
            let checks::Checked {
                mut found,
                by_the_laws,
            } = checks::check(item, file, edition, &words);
            unchecked += usize::from(!by_the_laws);
            found.extend(seen.again(item, file));
            found.into_iter().for_each(|problem| report.push(problem));
        }
    }
    report.sort();
    show(&report, &sources, (items, unchecked), args.format, globals)?;
    let failed = report.len() > report.count(Severity::Hint);
    Ok(ExitCode::from(if failed { FINDINGS } else { 0 }))
}

/// Whether it may be one of the formats that are read. A list of JSON objects looks like an item
/// in GIFT.
fn is_bank(path: &Path, text: &str) -> bool {
    match script::ending(path) {
        Some("gift" | "xml" | "csv" | "tsv") => true,
        None | Some("txt") => !text.trim_start().starts_with("{\""),
        Some(_) => false,
    }
}

/// By the ending of the name, else by the look of the text.
fn read(path: &Path, text: &str) -> Result<Bank, Unreadable> {
    match script::ending(path) {
        Some("gift") => Ok(gift::read(text)),
        Some("xml") => Ok(moodle::read(text)),
        Some("csv" | "tsv") => table::read(text),
        _ if text.trim_start().starts_with('<') => Ok(moodle::read(text)),
        _ if text.contains("::") || text.contains('{') => Ok(gift::read(text)),
        _ => table::read(text),
    }
}

fn show(
    report: &Report,
    sources: &Sources,
    (items, unchecked): (usize, usize),
    format: ReportFormat,
    globals: &Globals,
) -> Result<()> {
    let rendering = Rendering {
        sources,
        root: Path::new(""),
        text: globals.text(),
    };
    let summary = Message::new("command-audit-summary")
        .with("items", items)
        .with("errors", report.count(Severity::Error))
        .with("warnings", report.count(Severity::Warning))
        .with("hints", report.count(Severity::Hint));
    let mut summary = globals.text().show(&summary) + "\n";
    if unchecked > 0 {
        let message = Message::new("command-audit-unchecked").with("count", unchecked);
        summary += &globals.text().show(&message);
        summary.push('\n');
    }
    Ok(rendering.print(report, format, &summary)?)
}
