//! The findings as a table, grouped by rule.

use std::collections::BTreeMap;
use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use textwrap::core::display_width;

use crate::cli::globals::Globals;
use crate::diag::{Message, visible};
use crate::lang::Text;
use crate::law::Edition;
use crate::scan::{Finding, GameReport, Headers, Kind, Occurrence, Summary};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Rows by kind; the memory it takes does not grow with the input.
pub struct KindTable<'a> {
    text: &'a Text,
    limit: usize,
    /// The columns of a person's screen; none where no one is watching.
    screen: Option<usize>,
    kinds: BTreeMap<Kind, KindRow>,
    damaged: KindRow,
}

#[derive(Default)]
struct KindRow {
    rows: Vec<[String; COLUMNS]>,
    more: usize,
}

const COLUMNS: usize = 4;

impl KindRow {
    fn add(&mut self, limit: usize, row: impl FnOnce() -> [String; COLUMNS]) {
        if self.rows.len() < limit {
            self.rows.push(row());
        } else {
            self.more += 1;
        }
    }
}

impl<'a> KindTable<'a> {
    /// A table with at most so many rows for each kind, for a screen or for a file.
    pub fn new(globals: &'a Globals, limit: usize, screen: Option<usize>) -> KindTable<'a> {
        KindTable {
            text: globals.text(),
            limit,
            screen,
            kinds: BTreeMap::new(),
            damaged: KindRow::default(),
        }
    }

    /// Adds the findings of a game.
    pub fn add(&mut self, file: &str, game: &GameReport) {
        let place = format!("{}:{}", visible(file), game.index + 1);
        let text = self.text;
        for finding in &game.findings {
            match finding {
                Finding::Occurrence(found) => {
                    let row = || {
                        let (players, event) = names(&game.headers);
                        [place.clone(), when(text, found), players, event]
                    };
                    self.kinds
                        .entry(found.kind)
                        .or_default()
                        .add(self.limit, row);
                }
                Finding::Damage(damage) => {
                    let row = || {
                        let key = format!("scan-damage-{}", damage.name());
                        let reason = text.title(&key).unwrap_or(key);
                        let byte = Message::new("scan-byte").text("offset", game.offset);
                        let detail = visible(damage.detail()).into_owned();
                        [place.clone(), text.show(&byte), reason, detail]
                    };
                    self.damaged.add(self.limit, row);
                }
            }
        }
    }

    /// Writes the groups in the order of the Laws, and the numbers.
    pub fn write(&self, out: &mut Vec<u8>, summary: &Summary, edition: Edition) -> Result<()> {
        let mut kinds: Vec<_> = self.kinds.iter().collect();
        kinds.sort_by_key(|(kind, _)| (kind.rule(), **kind));
        for (kind, group) in kinds {
            let rule = kind.rule();
            let number = rule.number_text(edition).unwrap_or_default();
            let key = format!("scan-kind-{}", kind.name());
            let title = self.text.title(&key).unwrap_or(key);
            writeln!(out, "{BOLD}{number} {title}{BOLD:#}  {DIM}{rule}{DIM:#}")?;
            self.write_group(out, group)?;
        }
        if !self.damaged.rows.is_empty() {
            let title = self.text.show(&Message::new("scan-damaged"));
            writeln!(out, "{BOLD}{title}{BOLD:#}")?;
            self.write_group(out, &self.damaged)?;
        }
        write_summary(out, self.text, summary)
    }

    fn write_group(&self, out: &mut Vec<u8>, group: &KindRow) -> Result<()> {
        let mut widths = [0; COLUMNS];
        for row in &group.rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = (*width).max(display_width(cell));
            }
        }
        let whole = widths.iter().map(|width| width + 2).sum();
        let narrow = self.screen.is_some_and(|screen| screen < whole);
        for row in &group.rows {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
                // On a narrow screen the last cell has a line of its own, under the second.
                if narrow && column == COLUMNS - 1 && !cell.is_empty() {
                    line.truncate(line.trim_end().len());
                    line.push('\n');
                    line.extend(std::iter::repeat_n(' ', widths[0] + 2));
                }
                line.push_str("  ");
                line.push_str(cell);
                line.extend(std::iter::repeat_n(' ', width - display_width(cell)));
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        if group.more > 0 {
            let more = Message::new("scan-more").with("count", group.more);
            writeln!(out, "  {DIM}{}{DIM:#}", self.text.show(&more))?;
        }
        writeln!(out)?;
        Ok(())
    }
}

/// The move, until when it lasted, and the result that the Laws give.
fn when(text: &Text, found: &Occurrence) -> String {
    let mut when = match found.ply {
        0 if found.at.is_empty() => text.show(&Message::new("scan-start")),
        _ => found.at.clone(),
    };
    if let Some(until) = found.until.filter(|until| *until > found.ply) {
        let lasted = Message::new("scan-lasted").with("count", until - found.ply + 1);
        when.push_str(&format!(" ({})", text.show(&lasted)));
    }
    if let Some(lawful) = found.lawful.filter(|lawful| *lawful != found.at) {
        when.push_str(&format!(" → {lawful}"));
    }
    when
}

/// The players with the result, and the event with its date.
fn names(headers: &Headers) -> (String, String) {
    let tag = |name| {
        headers
            .get(name)
            .filter(|value| !matches!(*value, "" | "?"))
    };
    let players = format!(
        "{} – {} {}",
        tag("White").unwrap_or("?"),
        tag("Black").unwrap_or("?"),
        tag("Result").unwrap_or_default()
    );
    let event: Vec<_> = ["Event", "Round", "Date"]
        .into_iter()
        .filter_map(tag)
        .filter(|value| *value != "????.??.??" && *value != "-")
        .collect();
    let event = event.join(", ");
    (
        visible(players.trim_end()).into_owned(),
        visible(&event).into_owned(),
    )
}

/// Writes the numbers of a run.
pub fn write_summary(out: &mut impl Write, text: &Text, summary: &Summary) -> Result<()> {
    let message = Message::new("scan-summary")
        .with("games", summary.games as usize)
        .with("plies", summary.plies as usize)
        .with("found", summary.found as usize);
    writeln!(out, "{}", text.show(&message))?;
    let mut write = |prefix: &str, name: &str, count: u64| {
        let key = format!("scan-{prefix}-{name}");
        let title = text.title(&key).unwrap_or(key);
        writeln!(out, "{count:>9}  {title}")
    };
    for kind in Kind::ALL {
        if let Some(count) = summary.kinds.get(kind.name()) {
            write("kind", kind.name(), *count)?;
        }
    }
    for (name, count) in &summary.damaged {
        write("damage", name, *count)?;
    }
    if summary.undetermined > 0 {
        write("number", "undetermined", summary.undetermined)?;
    }
    Ok(())
}
