//! An adjourned game on its way to a file and back.
//!
//! The file is a scenario like any other: the state is the fold of its events, so nothing else
//! needs keeping. The game is resumed by the events of a second file.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::ops::Range;
use std::path::Path;

use anyhow::Result;

use crate::arbiter::Ruling;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::replace::replace;
use crate::cli::script::{self, written_in};
use crate::diag::{Diagnostic, FileId, Message, Sources, Span, read_whole};
use crate::game::Scenario;
use crate::game::scenario::{Event, Format, Places, read_events};

/// Writes an adjourned game; refuses a game that has no sealed move or is over.
pub fn save(path: &Path, scenario: &Scenario, ruling: &Ruling) -> Result<()> {
    if ruling.state.adjournment.sealed.is_none() || ruling.ending().is_some() {
        let message = Message::new("command-rule-not-adjourned").text("id", &scenario.id);
        return Err(failure(message));
    }
    if path.extension().is_some_and(|ending| ending != "json") {
        return Err(failure(about("failure-save-name", path)));
    }
    let json = format!("{:#}\n", scenario.to_json());
    write(path, &json)
}

/// Writes beside and renames; a device or a pipe is written to. A file that holds no scenario is
/// somebody's.
fn write(path: &Path, json: &str) -> Result<()> {
    let unwritable = || about("failure-write", path);
    let path = match fs::symlink_metadata(path) {
        Ok(there) if there.is_symlink() => &*fs::canonicalize(path).explain(unwritable)?,
        _ => path,
    };
    match fs::metadata(path) {
        Ok(there) if there.is_file() => {
            if !holds_scenario(path) {
                return Err(failure(about("failure-save-foreign", path)));
            }
        }
        Ok(_) => {
            let mut target = OpenOptions::new()
                .write(true)
                .open(path)
                .explain(unwritable)?;
            return target.write_all(json.as_bytes()).explain(unwritable);
        }
        Err(_) => {}
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    replace(path, Path::new(&beside), json.as_bytes())
}

fn holds_scenario(path: &Path) -> bool {
    let bytes = read_whole(path).unwrap_or_default();
    let value: Option<serde_json::Value> = serde_json::from_slice(&bytes).ok();
    value.is_some_and(|value| value["events"].is_array())
}

/// What a game is resumed with.
pub struct Resumption {
    /// As many events as each scenario of the file tells of.
    parts: Vec<Vec<Event>>,
    text: String,
    format: Format,
    file: FileId,
}

impl Resumption {
    /// Reads a file into the sources; its events, or what is wrong with it.
    pub fn read(path: &Path, sources: &mut Sources) -> Result<Result<Resumption, Vec<Diagnostic>>> {
        let (file, text) = match script::text(path, sources)? {
            Ok(read) => read,
            Err(broken) => return Ok(Err(vec![*broken])),
        };
        let format = written_in(path, &text);
        let read = read_events(&text, format, file);
        Ok(read.map(|parts| Resumption {
            parts,
            text,
            format,
            file,
        }))
    }

    /// The events, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.parts.iter().flatten()
    }

    /// Where an event stands.
    pub fn place(&self, event: usize) -> Span {
        let mut at = event;
        let mut nth = 0;
        for part in &self.parts {
            if at < part.len() {
                break;
            }
            at -= part.len();
            nth += 1;
        }
        let Range { start, end } = Places::of(&self.text, self.format).event(nth, at);
        Span::new(self.file, start, end)
    }
}
