//! `kanon scan --merge`: the numbers of shards as those of one run.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use super::Args;
use super::line::SummaryLine;
use super::table::write_summary;
use crate::cli::FINDINGS;
use crate::cli::args::Format;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::globals::Globals;
use crate::diag::Message;
use crate::scan::Summary;

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let mut whole = Summary::default();
    let mut shards = 0_usize;
    for path in &args.files {
        let input: Box<dyn Read> = match path == Path::new("-") {
            true => Box::new(std::io::stdin()),
            false => Box::new(File::open(path).explain(|| about("failure-read", path))?),
        };
        for line in BufReader::new(input).lines() {
            let line = line.explain(|| about("failure-read", path))?;
            if !line.starts_with("{\"summary\"") {
                continue;
            }
            let shard: SummaryLine =
                serde_json::from_str(&line).explain(|| about("failure-damaged", path))?;
            whole.add(&shard.summary);
            shards += 1;
        }
    }
    if shards == 0 {
        return Err(failure(Message::new("failure-no-summary")));
    }
    let clean = whole.kinds.is_empty() && whole.damaged.is_empty();
    let mut out = anstream::stdout().lock();
    match args.format {
        Format::Text => write_summary(&mut out, globals.text(), &whole)?,
        Format::Json => {
            let line = SummaryLine { summary: whole };
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        }
    }
    Ok(ExitCode::from(if clean { 0 } else { FINDINGS }))
}
