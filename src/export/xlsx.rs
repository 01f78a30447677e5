//! Excel's workbooks: a sheet of questions, a sheet of options.

use std::fmt::Write;

use super::board::escape;
use super::table::{Cell, Table, options, questions};
use super::zip::Zip;
use super::{Artifact, Exporter, Sheet, Stamp, Unwritable};

/// XLSX.
pub struct Xlsx;

impl Exporter for Xlsx {
    fn name(&self) -> &'static str {
        "xlsx"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let pages = [
            Page::of(sheet.say("export-page-questions"), questions(sheet)),
            Page::of(sheet.say("export-page-options"), options(sheet)),
        ];
        Ok(sheet.file("xlsx", workbook(&pages, &sheet.title, sheet.stamp)))
    }
}

/// A sheet of a workbook.
pub struct Page {
    /// Its name, at most 31 characters.
    pub name: String,
    /// All rows.
    pub rows: Vec<Vec<Cell>>,
    /// How many rows at the top are headings and stay in sight.
    pub headings: usize,
}

impl Page {
    fn of(name: String, table: Table) -> Page {
        let heading = table.heading.into_iter().map(Cell::Text).collect();
        Page {
            name,
            rows: std::iter::once(heading).chain(table.rows).collect(),
            headings: 1,
        }
    }
}

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const TYPES: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/// Cells that wrap, at the top (1); the same in bold (2).
const STYLES: &str = "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>\
<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>\
<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>\
<fill><patternFill patternType=\"gray125\"/></fill></fills>\
<borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>\
<cellXfs count=\"3\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>\
<xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyAlignment=\"1\"><alignment vertical=\"top\" wrapText=\"1\"/></xf>\
<xf numFmtId=\"0\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"1\" applyAlignment=\"1\"><alignment vertical=\"top\" wrapText=\"1\"/></xf></cellXfs>\
<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles>";

/// A workbook.
pub fn workbook(pages: &[Page], title: &str, stamp: Stamp) -> Vec<u8> {
    let numbers = 1..=pages.len();
    let mut types = format!(
        "{DECLARATION}<Types xmlns=\"{PACKAGE}/content-types\">\
         <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
         <Default Extension=\"xml\" ContentType=\"application/xml\"/>\
         <Override PartName=\"/xl/workbook.xml\" ContentType=\"{TYPES}.sheet.main+xml\"/>\
         <Override PartName=\"/xl/styles.xml\" ContentType=\"{TYPES}.styles+xml\"/>\
         <Override PartName=\"/docProps/core.xml\" ContentType=\"application/vnd.openxmlformats-package.core-properties+xml\"/>"
    );
    let mut book = format!("{DECLARATION}<workbook xmlns=\"{MAIN}\" xmlns:r=\"{OFFICE}\"><sheets>");
    let mut parts = format!("{DECLARATION}<Relationships xmlns=\"{PACKAGE}/relationships\">");
    for (number, page) in numbers.zip(pages) {
        let _ = write!(
            types,
            "<Override PartName=\"/xl/worksheets/sheet{number}.xml\" ContentType=\"{TYPES}.worksheet+xml\"/>"
        );
        let _ = write!(
            book,
            "<sheet name=\"{}\" sheetId=\"{number}\" r:id=\"rId{number}\"/>",
            escape(&page.name)
        );
        let _ = write!(
            parts,
            "<Relationship Id=\"rId{number}\" Type=\"{OFFICE}/worksheet\" Target=\"worksheets/sheet{number}.xml\"/>"
        );
    }
    types.push_str("</Types>");
    book.push_str("</sheets></workbook>");
    let _ = write!(
        parts,
        "<Relationship Id=\"rId{}\" Type=\"{OFFICE}/styles\" Target=\"styles.xml\"/></Relationships>",
        pages.len() + 1
    );
    let mut zip = Zip::default();
    zip.add("[Content_Types].xml", types.as_bytes());
    zip.add("_rels/.rels", roots().as_bytes());
    zip.add("docProps/core.xml", core(title, stamp).as_bytes());
    zip.add("xl/workbook.xml", book.as_bytes());
    zip.add("xl/_rels/workbook.xml.rels", parts.as_bytes());
    let styles = format!("{DECLARATION}<styleSheet xmlns=\"{MAIN}\">{STYLES}</styleSheet>");
    zip.add("xl/styles.xml", styles.as_bytes());
    for (number, page) in (1..).zip(pages) {
        let name = format!("xl/worksheets/sheet{number}.xml");
        zip.add(&name, worksheet(page).as_bytes());
    }
    zip.finish()
}

fn roots() -> String {
    format!(
        "{DECLARATION}<Relationships xmlns=\"{PACKAGE}/relationships\">\
         <Relationship Id=\"rId1\" Type=\"{OFFICE}/officeDocument\" Target=\"xl/workbook.xml\"/>\
         <Relationship Id=\"rId2\" Type=\"{PACKAGE}/relationships/metadata/core-properties\" Target=\"docProps/core.xml\"/>\
         </Relationships>"
    )
}

fn core(title: &str, stamp: Stamp) -> String {
    format!(
        "{DECLARATION}<cp:coreProperties xmlns:cp=\"{PACKAGE}/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:dcterms=\"http://purl.org/dc/terms/\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><dc:title>{}</dc:title><dc:creator>kanon</dc:creator>\
         <dcterms:created xsi:type=\"dcterms:W3CDTF\">{stamp}</dcterms:created>\
         <dcterms:modified xsi:type=\"dcterms:W3CDTF\">{stamp}</dcterms:modified></cp:coreProperties>",
        escape(title)
    )
}

fn worksheet(page: &Page) -> String {
    let mut xml = format!(
        "{DECLARATION}<worksheet xmlns=\"{MAIN}\"><sheetViews><sheetView workbookViewId=\"0\">\
         <pane ySplit=\"{0}\" topLeftCell=\"A{1}\" activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews><cols>",
        page.headings,
        page.headings + 1
    );
    for (column, width) in (1..).zip(widths(page)) {
        let _ = write!(
            xml,
            "<col min=\"{column}\" max=\"{column}\" width=\"{width}\" customWidth=\"1\"/>"
        );
    }
    xml.push_str("</cols><sheetData>");
    for (number, row) in (1..).zip(&page.rows) {
        let style = if number <= page.headings { 2 } else { 1 };
        let _ = write!(xml, "<row r=\"{number}\">");
        for (at, cell) in row.iter().enumerate() {
            let place = format!("{}{number}", column(at));
            let _ = match cell {
                Cell::Text(text) if text.is_empty() => Ok(()),
                Cell::Text(text) => write!(
                    xml,
                    "<c r=\"{place}\" s=\"{style}\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{}</t></is></c>",
                    escape(text)
                ),
                Cell::Number(number) => {
                    write!(xml, "<c r=\"{place}\" s=\"{style}\"><v>{number}</v></c>")
                }
            };
        }
        xml.push_str("</row>");
    }
    xml.push_str("</sheetData></worksheet>");
    xml
}

/// As wide as the longest line of a column, within reason.
fn widths(page: &Page) -> Vec<usize> {
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
            cells.map(width).max().unwrap_or(0).clamp(6, 44) + 2
        })
        .collect()
}

/// A, B, … Z, AA, …
fn column(at: usize) -> String {
    let letter = char::from(b'A' + (at % 26) as u8);
    match at / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", column(more - 1)),
    }
}
