//! `kanon check`: every fault of the documents.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use super::FINDINGS;
use super::fixes::write_fixed;
use super::globals::Globals;
use super::report::{Rendering, ReportFormat};
use super::site_input::{self, Findings, everything, findings};
use crate::cli::failure::failure;
use crate::content;
use crate::diag::{Message, Severity, nearest, visible_lines};
use crate::lang::Text;
use crate::law::{Corpus, Document};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: ReportFormat,
    #[arg(long, value_name = "CODE")]
    explain: Option<String>,
    #[arg(long)]
    no_errata: bool,
    #[arg(long)]
    no_hints: bool,
    #[arg(long)]
    strict: bool,
    #[arg(long, requires = "fixed")]
    fix: bool,
    #[arg(long, value_name = "DIR", requires = "fix")]
    fixed: Option<PathBuf>,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    if let Some(code) = &args.explain {
        return explain(code, globals.text());
    }
    site_input::expect_content(globals.content())?;
    let (settings, ..) = site_input::read_settings(globals)?;
    let options = content::Options {
        errata: !args.no_errata,
        ..site_input::options(&settings)
    };
    let (corpus, reading) = content::load(globals.content(), globals.locales(), &options)?;
    let fixed = match args.fixed.as_deref() {
        Some(folder) => {
            let all = everything(&corpus, reading.clone(), globals)?;
            Some(write_fixed(&corpus, &all, globals.content(), folder)?)
        }
        None => None,
    };
    let found = findings(&corpus, reading, globals)?;
    let summary = summary(&corpus, &found);
    let mut report = found.report;
    let failed = if args.strict {
        !report.is_empty()
    } else {
        report.len() > report.count(Severity::Hint)
    };
    if args.no_hints {
        report.retain(|diagnostic| diagnostic.severity > Severity::Hint);
    }
    let rendering = Rendering {
        sources: &corpus.sources,
        root: globals.content(),
        text: globals.text(),
    };
    let mut more = globals.text().show(&summary) + "\n";
    if let Some(fixed) = fixed {
        let message = Message::new("command-check-corrected")
            .with("corrections", fixed.corrections)
            .with("files", fixed.files);
        let told = globals.text().show(&message);
        more += &format!("\n{}{told}\n", visible_lines(&fixed.diff));
    }
    rendering.print(&report, args.format, &more)?;
    Ok(ExitCode::from(if failed { FINDINGS } else { 0 }))
}

fn summary(corpus: &Corpus, found: &Findings) -> Message {
    let is_theirs = |document: &&Document| !document.plain;
    let theirs = || corpus.documents.iter().filter(is_theirs);
    let clauses = theirs().map(|document| document.clauses.len());
    let references = corpus.references();
    Message::new("command-check-summary")
        .with("documents", theirs().count())
        .with("clauses", clauses.sum::<usize>())
        .with(
            "references",
            references.filter(|(document, ..)| !document.plain).count(),
        )
        .with("findings", found.counts())
        .with("acknowledged", found.acknowledged)
}

fn explain(code: &str, text: &Text) -> Result<ExitCode> {
    let Ok(explanation) = text.title(&format!("explain-{code}")) else {
        let keys = text.keys("explain");
        let codes: Vec<_> = keys
            .iter()
            .filter_map(|key| key.strip_prefix("explain-"))
            .collect();
        let alike: Vec<_> = codes
            .iter()
            .copied()
            .filter(|known| known.contains(code))
            .collect();
        let near = match alike[..] {
            [] => nearest(code, codes.iter().copied()),
            [only] => Some(only),
            _ => None,
        };
        let listed = if alike.is_empty() { &codes } else { &alike };
        let hint = match near {
            Some(near) => Message::new("content-settings-nearest").text("name", near),
            None => Message::new("content-settings-known").text("names", listed.join(", ")),
        };
        let message = Message::new("command-check-unknown-code")
            .text("code", code)
            .with("hint", hint);
        return Err(failure(message));
    };
    writeln!(anstream::stdout(), "{explanation}")?;
    Ok(ExitCode::SUCCESS)
}
