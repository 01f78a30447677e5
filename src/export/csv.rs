//! Comma-separated values: a question a row.

use csv::{Terminator, WriterBuilder};

use super::table::{Cell, Table, questions};
use super::{Artifact, Exporter, Sheet, Unwritable};

/// CSV (RFC 4180), in UTF-8 with the mark by which spreadsheets know it.
pub struct Csv;

impl Exporter for Csv {
    fn name(&self) -> &'static str {
        "csv"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        Ok(sheet.file("csv", write(&questions(sheet))?))
    }
}

fn write(table: &Table) -> csv::Result<Vec<u8>> {
    let mut bytes = "\u{feff}".as_bytes().to_vec();
    let mut writer = WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(&mut bytes);
    writer.write_record(&table.heading)?;
    for row in &table.rows {
        writer.write_record(row.iter().map(plain))?;
    }
    writer.flush()?;
    drop(writer);
    Ok(bytes)
}

fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => text.clone(),
        Cell::Number(number) => number.to_string(),
    }
}
