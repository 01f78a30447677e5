//! How far a run has come, in a file beside its output.

use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::Args;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::replace::replace;
use crate::diag::{read_whole, read_whole_text};
use crate::scan::{Batch, Summary};

/// What is done, up to a place between two games.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// What was asked for; another question can't be gone on with.
    question: String,
    /// The input being read.
    pub file: usize,
    /// The decompressed bytes of it that are done.
    pub offset: u64,
    /// The games of it that are done.
    pub game: u64,
    /// The length of the output by then.
    pub length: u64,
    /// Everything is done.
    pub finished: bool,
    /// The numbers by then.
    pub summary: Summary,
    #[serde(skip)]
    path: Option<PathBuf>,
}

fn beside(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".progress");
    PathBuf::from(name)
}

/// Whether a file is missing, empty, or begins as a run begins it that was stopped at once.
fn may_be_ours(output: &Path) -> bool {
    const OPENINGS: [&str; 2] = ["{\"file\":", "{\"summary\":"];
    let mut start = Vec::new();
    let read = fs::File::open(output).and_then(|file| file.take(16).read_to_end(&mut start));
    let start = String::from_utf8_lossy(&start);
    let ours = |opening: &str| start.starts_with(opening) || opening.starts_with(&*start);
    read.is_err() || OPENINGS.into_iter().any(ours)
}

fn question(args: &Args) -> String {
    format!(
        "{:?} {:?} {} {} {} {:?}",
        args.files, args.rule, args.claimable, args.automatic, args.first, args.edition
    )
}

impl Progress {
    /// Nothing is done yet.
    pub fn new(output: Option<&Path>, args: &Args) -> Progress {
        Progress {
            question: question(args),
            path: output.map(beside),
            ..Progress::default()
        }
    }

    /// Nothing is done yet, and the output of an earlier run may be written over; no other file.
    pub fn over(output: &Path, args: &Args) -> Result<Progress> {
        // A device or a pipe holds nothing that could be lost.
        let is_file = fs::metadata(output).is_ok_and(|there| there.is_file());
        let notes = beside(output);
        let noted = match read_whole(&notes) {
            Ok(text) if serde_json::from_slice::<Progress>(&text).is_err() => {
                return Err(failure(about("failure-foreign-file", &notes)));
            }
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(failure(about("failure-foreign-file", &notes)));
            }
            noted => noted.is_ok(),
        };
        if is_file && !noted && !may_be_ours(output) {
            return Err(failure(about("failure-foreign-file", output)));
        }
        Ok(Progress::new(Some(output), args))
    }

    /// As far as an earlier run came.
    pub fn load(output: &Path, args: &Args) -> Result<Progress> {
        let path = beside(output);
        if !path.exists() {
            if !may_be_ours(output) {
                return Err(failure(about("failure-not-begun", output)));
            }
            return Ok(Progress::new(Some(output), args));
        }
        let text = read_whole_text(&path).explain(|| about("failure-read", &path))?;
        let mut progress: Progress =
            serde_json::from_str(&text).explain(|| about("failure-damaged", &path))?;
        if progress.question != question(args) {
            return Err(failure(about("failure-other-run", &path)));
        }
        // A device has no length.
        let written = fs::metadata(output).map_or(Some(0), |it| it.is_file().then_some(it.len()));
        if written.is_some_and(|written| written < progress.length) {
            return Err(failure(about("failure-output-shorter", output)));
        }
        progress.path = Some(path);
        Ok(progress)
    }

    /// A piece is done and written.
    pub fn advance(&mut self, batch: &Batch, length: u64) -> Result<()> {
        self.summary.add(&batch.summary);
        self.offset = batch.end;
        self.game += batch.summary.games;
        self.length = length;
        self.save()
    }

    /// The next input is begun.
    pub fn next_file(&mut self, file: usize) {
        self.file = file;
        self.offset = 0;
        self.game = 0;
    }

    /// All is done.
    pub fn finish(&mut self, length: u64) -> Result<()> {
        self.finished = true;
        self.length = length;
        self.save()
    }

    /// The old state is replaced in one step, so that there always is a whole one.
    fn save(&self) -> Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let fresh = path.with_extension("progress-new");
        replace(path, &fresh, &serde_json::to_vec(self)?)
    }
}
