//! `kanon scan --merge`: the numbers of shards as those of one run.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
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
use crate::cli::script::unless_too_long;
use crate::diag::{MAX_LENGTH, Message};
use crate::scan::Summary;

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let mut whole = Summary::default();
    let mut shards = 0_usize;
    for path in &args.files {
        let input: Box<dyn Read> = match path == Path::new("-") {
            true => Box::new(std::io::stdin()),
            false => Box::new(File::open(path).explain(|| about("failure-read", path))?),
        };
        let (mut input, mut line) = (BufReader::new(input), Vec::new());
        while next_line(&mut input, &mut line, path)? {
            if !line.starts_with(b"{\"summary\"") {
                continue;
            }
            let shard: SummaryLine =
                serde_json::from_slice(&line).explain(|| about("failure-damaged", path))?;
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

/// Reads the next line; false at the end.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>, path: &Path) -> Result<bool> {
    line.clear();
    let mut some = input.take(MAX_LENGTH as u64 + 1);
    let read = some
        .read_until(b'\n', line)
        .and_then(|read| match read > MAX_LENGTH {
            true => Err(ErrorKind::FileTooLarge.into()),
            false => Ok(read > 0),
        });
    unless_too_long(read, &path.display().to_string())
}
