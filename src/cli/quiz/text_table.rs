//! A small table in a terminal.

use std::fmt;

/// Rows under a heading; the cells stand at the right of their columns, those of the first column
/// at the left where they are words.
pub struct TextTable {
    rows: Vec<Vec<String>>,
    /// Whether the first column holds words.
    words_first: bool,
}

impl TextTable {
    /// A table with the headings that a message names, with `|` between them.
    pub fn new(heading: &str) -> TextTable {
        let names = heading.split('|').map(|name| name.trim().to_owned());
        TextTable {
            rows: vec![names.collect()],
            words_first: false,
        }
    }

    /// Puts the first column at the left.
    pub fn words_first(mut self) -> TextTable {
        self.words_first = true;
        self
    }

    /// Adds a row, with a cell for each heading.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    fn width(&self, column: usize) -> usize {
        const NARROWEST: usize = 6;
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        let widths = cells.map(|cell| cell.chars().count());
        widths.max().unwrap_or(0).max(NARROWEST)
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rows.first().map_or(0, Vec::len);
        let widths: Vec<usize> = (0..columns).map(|column| self.width(column)).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                line += &match column == 0 && self.words_first {
                    true => format!("{cell:<width$}  "),
                    false => format!("{cell:>width$}  "),
                };
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
