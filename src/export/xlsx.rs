//! Excel's workbooks: a sheet of questions, a sheet of options.

use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError,
};

use super::table::{Cell, Table, options, questions};
use super::{Artifact, Exporter, Sheet, Timestamp, Unwritable};

/// XLSX.
pub struct Xlsx;

impl Exporter for Xlsx {
    fn name(&self) -> &'static str {
        "xlsx"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let pages = [
            WorkbookSheet::of(sheet.say("export-page-questions"), questions(sheet)),
            WorkbookSheet::of(sheet.say("export-page-options"), options(sheet)),
        ];
        Ok(sheet.file("xlsx", workbook(&pages, &sheet.title, sheet.stamp)?))
    }
}

/// A sheet of a workbook.
pub struct WorkbookSheet {
    /// Its name, at most 31 characters.
    pub name: String,
    /// All rows.
    pub rows: Vec<Vec<Cell>>,
    /// How many rows at the top are headings and stay in sight.
    pub headings: u32,
}

impl WorkbookSheet {
    fn of(name: String, table: Table) -> WorkbookSheet {
        let heading = table.heading.into_iter().map(Cell::Text).collect();
        WorkbookSheet {
            name,
            rows: std::iter::once(heading).chain(table.rows).collect(),
            headings: 1,
        }
    }
}

/// A workbook, created at the moment of the stamp.
pub fn workbook(
    pages: &[WorkbookSheet],
    title: &str,
    stamp: Timestamp,
) -> Result<Vec<u8>, XlsxError> {
    let created = ExcelDateTime::from_timestamp(stamp.seconds() as i64)?;
    let properties = DocProperties::new()
        .set_title(title)
        .set_author("kanon")
        .set_creation_datetime(&created);
    let mut book = Workbook::new();
    book.set_properties(&properties);
    for page in pages {
        fill(book.add_worksheet(), page)?;
    }
    book.save_to_buffer()
}

fn fill(sheet: &mut Worksheet, page: &WorkbookSheet) -> Result<(), XlsxError> {
    let plain = Format::new().set_text_wrap().set_align(FormatAlign::Top);
    let bold = plain.clone().set_bold();
    sheet.set_name(&page.name)?;
    sheet.set_freeze_panes(page.headings, 0)?;
    for (column, width) in (0..).zip(widths(page)) {
        sheet.set_column_width(column, width)?;
    }
    for (line, row) in (0..).zip(&page.rows) {
        let format = if line < page.headings { &bold } else { &plain };
        for (column, cell) in (0..).zip(row) {
            match cell {
                Cell::Text(text) if text.is_empty() => continue,
                Cell::Text(text) => sheet.write_string_with_format(line, column, text, format)?,
                Cell::Number(number) => {
                    sheet.write_number_with_format(line, column, *number as f64, format)?
                }
            };
        }
    }
    Ok(())
}

/// As wide as the longest line of a column, within reason.
fn widths(page: &WorkbookSheet) -> Vec<u32> {
    let columns = page.rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |cell: &Cell| match cell {
        Cell::Text(text) => text
            .lines()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(0),
        Cell::Number(_) => 4,
    };
    (0..columns)
        .map(|at| {
            let cells = page.rows.iter().filter_map(|row| row.get(at));
            cells.map(width).max().unwrap_or(0).clamp(6, 44) as u32 + 2
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use super::*;

    fn book(text: String) -> Result<Vec<u8>, XlsxError> {
        let page = WorkbookSheet {
            name: "Sheet1".to_owned(),
            rows: vec![vec![Cell::Text(text), Cell::Number(7)]],
            headings: 0,
        };
        workbook(&[page], "Kanon", Timestamp::of_version())
    }

    fn part(book: Vec<u8>, name: &str) -> String {
        let mut archive = zip::ZipArchive::new(Cursor::new(book)).unwrap();
        let mut text = String::new();
        let mut file = archive.by_name(name).unwrap();
        file.read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn what_looks_like_a_formula_stays_text() {
        let made = book("=1+1".to_owned()).unwrap();
        let sheet = part(made.clone(), "xl/worksheets/sheet1.xml");
        assert!(!sheet.contains("<f>"), "{sheet}");
        assert!(sheet.contains("t=\"s\"><v>0</v></c>"), "{sheet}");
        assert!(sheet.contains("<v>7</v></c>"), "{sheet}");
        let strings = part(made, "xl/sharedStrings.xml");
        assert!(strings.contains("<t>=1+1</t>"), "{strings}");
    }

    #[test]
    fn a_text_that_no_cell_holds_is_refused() {
        assert!(book("x".repeat(32_767)).is_ok());
        assert!(book("x".repeat(32_768)).is_err());
    }
}
