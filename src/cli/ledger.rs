//! `kanon ledger`: which rules the engine carries out, article by article.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use anyhow::Result;
use serde::Serialize;

use super::args::Format;
use super::globals::Globals;
use crate::arbiter::{LedgerEntry, RuleStatus, ledger};
use crate::diag::Message;
use crate::law::{Division, Edition};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long)]
    rules: bool,
}

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();

#[derive(Serialize)]
struct LedgerLine {
    rule: &'static str,
    number: Option<&'static str>,
    class: &'static str,
    standing: &'static str,
    provisions: Vec<&'static str>,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let edition = args.edition.unwrap_or(Edition::LATEST);
    let mut out = anstream::stdout().lock();
    match args.format {
        Format::Json => {
            for entry in ledger() {
                let line = LedgerLine {
                    rule: entry.rule.as_str(),
                    number: entry.rule.number_text(edition),
                    class: entry.rule.class().name(),
                    standing: entry.standing.name(),
                    provisions: entry.provisions,
                };
                writeln!(out, "{}", serde_json::to_string(&line)?)?;
            }
        }
        Format::Text => write_text(&mut out, args, edition, globals)?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write_text(
    out: &mut impl Write,
    args: &Args,
    edition: Edition,
    globals: &Globals,
) -> Result<()> {
    let text = globals.text();
    let mut divisions: BTreeMap<Division, Vec<LedgerEntry>> = BTreeMap::new();
    for entry in ledger() {
        if let Some(number) = entry.rule.number(edition) {
            divisions.entry(number.division()).or_default().push(entry);
        }
    }
    for (division, entries) in divisions {
        let count = |standing: RuleStatus| {
            entries
                .iter()
                .filter(|entry| entry.standing == standing)
                .count()
        };
        let done = count(RuleStatus::Executed) + count(RuleStatus::NeedsFinding);
        let message = Message::new("command-ledger-division")
            .text("kind", division.kind())
            .text("division", division)
            .with("done", done)
            .with("all", done + count(RuleStatus::NotYet))
            .with("findings", count(RuleStatus::NeedsFinding))
            .with("informative", count(RuleStatus::Informative));
        writeln!(out, "{BOLD}{}{BOLD:#}", text.show(&message))?;
        for entry in &entries {
            if !args.rules && entry.standing != RuleStatus::NotYet {
                continue;
            }
            let standing = text.title(&format!("command-ledger-{}", entry.standing.name()))?;
            let number = entry.rule.number_text(edition).unwrap_or_default();
            let title = text.title(&entry.rule.title_key())?;
            writeln!(
                out,
                "  {number:<11} {title}  {DIM}{} · {standing}{DIM:#}",
                entry.rule
            )?;
        }
    }
    Ok(())
}
