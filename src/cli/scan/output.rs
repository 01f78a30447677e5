//! Where the findings go: lines of JSON as they come, or a table at the end.

use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Seek, SeekFrom, Write};
use std::path::PathBuf;

use anyhow::Result;

use super::Args;
use super::line::{self, SummaryLine};
use super::progress::Progress;
use super::table::KindTable;
use crate::cli::args::Format;
use crate::cli::failure::{Explain, about};
use crate::cli::globals::Globals;
use crate::law::Edition;
use crate::scan::{GameReport, Summary};

/// Lines go out in pieces of about this size, each ending with a line.
const PIECE: usize = 1 << 16;

pub struct Output<'a> {
    out: Box<dyn Write + 'a>,
    table: Option<KindTable<'a>>,
    lines: Vec<u8>,
    length: u64,
    path: Option<PathBuf>,
}

impl<'a> Output<'a> {
    /// Opens the output; a file that an earlier run has begun is cut back to what it had noted.
    pub fn open(args: &Args, globals: &'a Globals, progress: &Progress) -> Result<Output<'a>> {
        let out: Box<dyn Write> = match &args.output {
            Some(path) => {
                let mut file = OpenOptions::new()
                    .create(true)
                    .write(true)
                    .truncate(false)
                    .open(path)
                    .explain(|| about("failure-write", path))?;
                let unwritable = || about("failure-write", path);
                // A device has no length.
                if file.metadata().explain(unwritable)?.is_file() {
                    file.set_len(progress.length).explain(unwritable)?;
                    file.seek(SeekFrom::End(0)).explain(unwritable)?;
                }
                match args.format {
                    Format::Text => Box::new(anstream::StripStream::new(file)),
                    Format::Json => Box::new(file),
                }
            }
            None if args.format == Format::Text => Box::new(anstream::stdout().lock()),
            None => Box::new(io::stdout().lock()),
        };
        let watched = args.output.is_none() && io::stdout().is_terminal();
        let screen = watched.then(textwrap::termwidth);
        let table =
            (args.format == Format::Text).then(|| KindTable::new(globals, args.limit, screen));
        Ok(Output {
            out,
            table,
            lines: Vec::new(),
            length: progress.length,
            path: args.output.clone(),
        })
    }

    /// The bytes written.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Writes the findings of games.
    pub fn write(&mut self, file: &str, games: &[GameReport]) -> Result<()> {
        for game in games {
            match &mut self.table {
                Some(table) => table.add(file, game),
                None => line::append(&mut self.lines, file, game)?,
            }
            if self.lines.len() > PIECE {
                self.flush()?;
            }
        }
        self.flush()
    }

    /// Writes the end: the table where there is one, and the numbers.
    pub fn finish(&mut self, summary: &Summary, edition: Edition) -> Result<()> {
        match &self.table {
            Some(table) => table.write(&mut self.lines, summary, edition)?,
            None => {
                let summary = summary.clone();
                serde_json::to_writer(&mut self.lines, &SummaryLine { summary })?;
                self.lines.push(b'\n');
            }
        }
        self.flush()
    }

    fn flush(&mut self) -> Result<()> {
        let written = self.out.write_all(&self.lines);
        let written = written.and_then(|()| self.out.flush());
        match &self.path {
            Some(path) => written.explain(|| about("failure-write", path))?,
            None => written?,
        }
        self.length += self.lines.len() as u64;
        self.lines.clear();
        Ok(())
    }
}
