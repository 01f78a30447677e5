//! An adjourned game on its way to a file and back.
//!
//! The file is a scenario like any other: the state is the fold of its events, so nothing else
//! needs keeping. The game is resumed by the events of a second file.

use std::path::Path;

use anyhow::Result;

use crate::arbiter::Ruling;
use crate::cli::failure::{Explain, about, failure};
use crate::diag::{FileId, Message};
use crate::game::Scenario;
use crate::game::scenario::{Event, Format, read};
use crate::lang::Text;
use crate::quiz::record;

/// Writes an adjourned game; refuses a game that has no sealed move or is over.
pub fn save(path: &Path, scenario: &Scenario, ruling: &Ruling) -> Result<()> {
    if ruling.state.sealed.is_none() || ruling.ending().is_some() {
        let message = Message::new("command-rule-not-adjourned").text("id", &scenario.id);
        return Err(failure(message));
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let json = format!("{:#}\n", record(scenario));
    std::fs::write(&beside, json)
        .and_then(|()| std::fs::rename(&beside, path))
        .explain(|| about("failure-write", path))
}

/// The events of the file that a game is resumed with.
pub fn events(path: &Path, text: &Text) -> Result<Vec<Event>> {
    let source = std::fs::read_to_string(path).explain(|| about("failure-read", path))?;
    let format = match path.extension().and_then(|ending| ending.to_str()) {
        Some("json") => Format::Json,
        _ => Format::Toml,
    };
    let mut events = Vec::new();
    for scenario in read(&source, format, FileId(0), "resumption") {
        match scenario {
            Ok(scenario) => events.extend(scenario.events),
            Err(problems) => {
                let words: Vec<_> = problems.iter().map(|it| text.show(&it.message)).collect();
                return Err(failure(
                    about("failure-scenario", path).text("problems", words.join("; ")),
                ));
            }
        }
    }
    Ok(events)
}
