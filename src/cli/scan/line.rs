//! A finding as one line of JSON.

use serde::Serialize;

use crate::arbiter::Witness;
use crate::game::Who;
use crate::law::RuleId;
use crate::scan::{Damage, Finding, GameReport, Headers, Occurrence, Summary};

#[derive(Serialize)]
struct FindingLine<'a> {
    file: &'a str,
    game: u64,
    offset: u64,
    kind: &'static str,
    #[serde(flatten)]
    what: LineContent<'a>,
    headers: &'a Headers,
}

#[derive(Serialize)]
#[serde(untagged)]
enum LineContent<'a> {
    Found(FindingRecord<'a>),
    Damaged(&'a Damage),
}

#[derive(Serialize)]
struct FindingRecord<'a> {
    class: &'static str,
    rules: &'a [RuleId],
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<usize>,
    #[serde(rename = "move")]
    at: &'a str,
    fen: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lawful: Option<&'static str>,
    witnesses: &'a [Witness],
}

impl<'a> FindingRecord<'a> {
    fn new(found: &'a Occurrence) -> FindingRecord<'a> {
        FindingRecord {
            class: found.kind.class().name(),
            rules: &found.rules,
            ply: found.ply,
            until: found.until,
            at: &found.at,
            fen: &found.fen,
            side: found.side.map(|side| Who::from(side).name()),
            lawful: found.lawful,
            witnesses: &found.witnesses,
        }
    }
}

/// The last line of a run.
#[derive(Serialize, serde::Deserialize)]
pub struct SummaryLine {
    pub summary: Summary,
}

/// Appends the findings of a game, a line each.
pub fn append(out: &mut Vec<u8>, file: &str, game: &GameReport) -> serde_json::Result<()> {
    for finding in &game.findings {
        let (kind, what) = match finding {
            Finding::Occurrence(found) => (
                found.kind.name(),
                LineContent::Found(FindingRecord::new(found)),
            ),
            Finding::Damage(damage) => ("damaged", LineContent::Damaged(damage)),
        };
        let line = FindingLine {
            file,
            game: game.index,
            offset: game.offset,
            kind,
            what,
            headers: &game.headers,
        };
        serde_json::to_writer(&mut *out, &line)?;
        out.push(b'\n');
    }
    Ok(())
}
