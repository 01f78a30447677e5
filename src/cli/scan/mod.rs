//! `kanon scan`: games in, what the Laws say about them out.

mod line;
mod merge;
mod output;
mod progress;
mod table;

use std::fs::File;
use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::FINDINGS;
use super::args::Format;
use super::globals::Globals;
use super::stop;
use crate::cli::failure::{Explain, about, failure};
use crate::diag::Message;
use crate::law::{Edition, RuleId};
use crate::scan::{self, Class, Damage, Filter, Options, Summary};
use output::Output;
use progress::Progress;

/// How long a run may take to end by itself after a signal.
const GRACE: Duration = Duration::from_millis(300);

/// More threads than any machine that scans games has cores.
const MAX_THREADS: i64 = 256;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
    #[arg(long, value_name = "RULE")]
    rule: Vec<RuleId>,
    #[arg(long)]
    claimable: bool,
    #[arg(long)]
    automatic: bool,
    #[arg(long)]
    first: bool,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(..=MAX_THREADS))]
    threads: Option<u16>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: usize,
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, requires = "output")]
    resume: bool,
    #[arg(long, conflicts_with_all = ["output", "rule", "claimable", "automatic", "first"])]
    merge: bool,
}

impl Args {
    fn options(&self, stop: Arc<AtomicBool>) -> Options {
        let mut classes = Vec::new();
        if self.claimable {
            classes.push(Class::Claimable);
        }
        if self.automatic {
            classes.push(Class::Automatic);
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            filter: Filter {
                rules: self.rule.clone(),
                classes,
                first: self.first,
            },
            edition: self.edition.unwrap_or(Edition::LATEST),
            threads: self.threads.map_or_else(cores, usize::from).max(1),
            stop,
            ..Options::default()
        }
    }
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    if args.merge {
        return merge::run(args, globals);
    }
    if args.resume && args.format != Format::Json {
        return Err(failure(Message::new("failure-resume-json")));
    }
    if let Some(output) = &args.output
        && args.files.iter().any(|file| is_same_file(file, output))
    {
        return Err(failure(about("failure-scan-itself", output)));
    }
    let options = args.options(stop::on_signal(GRACE));
    let mut progress = match (&args.output, args.resume) {
        (Some(output), true) => Progress::load(output, args)?,
        (Some(output), false) => Progress::over(output, args)?,
        (None, _) => Progress::new(None, args),
    };
    let mut output = Output::open(args, globals, &progress)?;
    if !progress.finished {
        for (at, path) in args.files.iter().enumerate().skip(progress.file) {
            scan_file(path, &options, &mut progress, &mut output)?;
            if options.stop.load(Ordering::Relaxed) {
                let message =
                    Message::new("scan-stopped").with("games", progress.summary.games as usize);
                anstream::eprintln!("{}", globals.text().show(&message));
                return Ok(ExitCode::from(stop::INTERRUPTED));
            }
            progress.next_file(at + 1);
        }
        if args.format == Format::Text && holds_no_game(&progress.summary) {
            return Err(failure(about("failure-no-games", &args.files[0])));
        }
        let _whole = stop::whole();
        output.finish(&progress.summary, args.edition.unwrap_or(Edition::LATEST))?;
        progress.finish(output.length())?;
    }
    let summary = &progress.summary;
    let clean = summary.kinds.is_empty() && summary.damaged.is_empty();
    Ok(ExitCode::from(if clean { 0 } else { FINDINGS }))
}

/// Whether nothing that was read is a game: the file is no PGN.
fn holds_no_game(summary: &Summary) -> bool {
    let none = summary.damaged.get(Damage::NoGame.name());
    none == Some(&summary.games)
}

/// Whether two paths lead to one file, by a link or a hard link too.
fn is_same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    if let (Ok(one), Ok(other)) = (one.metadata(), other.metadata()) {
        use std::os::unix::fs::MetadataExt;
        return one.is_file() && (one.dev(), one.ino()) == (other.dev(), other.ino());
    }
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

fn scan_file(
    path: &Path,
    options: &Options,
    progress: &mut Progress,
    output: &mut Output<'_>,
) -> Result<()> {
    let (name, input, size) = open(path)?;
    let bar = bar(size, &name);
    let mut input = scan::decompress(bar.wrap_read(input))
        .explain(|| Message::new("failure-read").text("path", &name))?;
    skip(&mut input, progress.offset)?;
    let mut failure = None;
    scan::run(input, (progress.offset, progress.game), options, |batch| {
        let _whole = stop::whole();
        let written = output
            .write(&name, &batch.games)
            .and_then(|()| progress.advance(&batch, output.length()));
        failure = written.err();
        failure.is_none()
    });
    bar.finish_and_clear();
    failure.map_or(Ok(()), Err)
}

fn open(path: &Path) -> Result<(String, Box<dyn Read + Send>, Option<u64>)> {
    if path == Path::new("-") {
        return Ok(("-".to_owned(), Box::new(std::io::stdin()), None));
    }
    let name = path.display().to_string();
    let file = File::open(path).explain(|| Message::new("failure-read").text("path", &name))?;
    let size = file.metadata().ok().map(|data| data.len());
    Ok((name, Box::new(file), size))
}

/// Reads past what an earlier run has done.
fn skip(input: &mut impl Read, offset: u64) -> Result<()> {
    let skipped = std::io::copy(&mut input.take(offset), &mut std::io::sink())?;
    if skipped != offset {
        return Err(failure(Message::new("failure-shorter")));
    }
    Ok(())
}

/// A bar for a person who watches; nothing in a pipe.
fn bar(size: Option<u64>, name: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let (bar, template) = match size {
        Some(size) => (
            ProgressBar::new(size),
            "{prefix} [{bar:30}] {percent}% {binary_bytes_per_sec} {eta}",
        ),
        None => (
            ProgressBar::new_spinner(),
            "{prefix} {spinner} {binary_bytes} {binary_bytes_per_sec}",
        ),
    };
    bar.set_draw_target(ProgressDrawTarget::stderr());
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style).with_prefix(name.to_owned())
}
