//! Comma-separated values: a question a row.

use super::table::{Cell, questions};
use super::{Artifact, Exporter, Sheet, Unwritable};

/// CSV (RFC 4180), in UTF-8 with the mark by which spreadsheets know it.
pub struct Csv;

impl Exporter for Csv {
    fn name(&self) -> &'static str {
        "csv"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let table = questions(sheet);
        let mut text = String::from("\u{feff}");
        line(&mut text, table.heading.iter().map(String::as_str));
        for row in &table.rows {
            let cells: Vec<String> = row.iter().map(plain).collect();
            line(&mut text, cells.iter().map(String::as_str));
        }
        Ok(sheet.file("csv", text.into_bytes()))
    }
}

fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => text.clone(),
        Cell::Number(number) => number.to_string(),
    }
}

fn line<'a>(text: &mut String, cells: impl Iterator<Item = &'a str>) {
    for (at, cell) in cells.enumerate() {
        if at > 0 {
            text.push(',');
        }
        match cell.contains([',', '"', '\n', '\r']) {
            true => {
                text.push('"');
                text.push_str(&cell.replace('"', "\"\""));
                text.push('"');
            }
            false => text.push_str(cell),
        }
    }
    text.push_str("\r\n");
}
