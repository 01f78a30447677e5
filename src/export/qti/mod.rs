//! QTI 3.0: a package with a manifest, a test, an item a question, and the boards as pictures.

mod item;
mod processing;

use std::collections::BTreeMap;
use std::fmt::Write;

use super::board::board_file;
use super::stamp::number;
use super::zip::Zip;
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::player::escape;
use crate::quiz::{Diagram, RenderedQuestion};

/// A QTI 3.0 package.
pub struct Qti;

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const ITEM: &str = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
const PACKAGE: &str = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1";
const SCHEMAS: &str = "https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd";
const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

impl Exporter for Qti {
    fn name(&self) -> &'static str {
        "qti"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut pictures = BTreeMap::new();
        for board in sheet.questions.iter().flat_map(|question| &question.boards) {
            pictures.insert(picture_name(board), picture(board));
        }
        let mut zip = Zip::new();
        zip.add("imsmanifest.xml", manifest(sheet).as_bytes())?;
        zip.add("test.xml", test(sheet).as_bytes())?;
        for (number, question) in (1..).zip(&sheet.questions) {
            let xml = item::write(number, question, sheet);
            zip.add(&item_path(question), xml.as_bytes())?;
        }
        for (name, svg) in pictures {
            zip.add(&format!("items/{name}"), svg.as_bytes())?;
        }
        Ok(sheet.file("qti.zip", zip.finish()?))
    }
}

fn item_path(question: &RenderedQuestion) -> String {
    format!("items/{}.xml", question.id)
}

fn picture(board: &Diagram) -> String {
    board_file(&board.fen, &board.marks, &board.caption)
}

/// The path of a picture, seen from an item.
fn picture_name(board: &Diagram) -> String {
    format!("images/{:016x}.svg", number(picture(board).as_bytes()))
}

/// The beginning of a root element: its namespace and where the schema is.
fn root(element: &str, namespace: &str, schema: &str) -> String {
    format!(
        "{DECLARATION}<{element} xmlns=\"{namespace}\" xmlns:xsi=\"{INSTANCE}\" xsi:schemaLocation=\"{namespace} {SCHEMAS}/{schema}\""
    )
}

fn manifest(sheet: &Sheet<'_>) -> String {
    let mut xml = root("manifest", PACKAGE, "imsqtiv3p0_imscpv1p2_v1p0.xsd");
    let name = format!("kanon-{}-{}", sheet.seed, sheet.stem());
    let _ = write!(
        xml,
        " identifier=\"{name}\"><metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/><resources>\
         <resource identifier=\"test\" type=\"imsqti_test_xmlv3p0\" href=\"test.xml\"><file href=\"test.xml\"/>"
    );
    for question in &sheet.questions {
        let _ = write!(xml, "<dependency identifierref=\"{}\"/>", question.id);
    }
    xml.push_str("</resource>\n");
    for question in &sheet.questions {
        let path = item_path(question);
        let _ = write!(
            xml,
            "<resource identifier=\"{}\" type=\"imsqti_item_xmlv3p0\" href=\"{path}\"><file href=\"{path}\"/>",
            question.id
        );
        for board in &question.boards {
            let _ = write!(xml, "<file href=\"items/{}\"/>", picture_name(board));
        }
        xml.push_str("</resource>\n");
    }
    xml.push_str("</resources></manifest>\n");
    xml
}

fn test(sheet: &Sheet<'_>) -> String {
    let mut xml = root("qti-assessment-test", ITEM, "imsqti_asiv3p0_v1p0.xsd");
    let _ = writeln!(
        xml,
        " identifier=\"test-{}-{}\" title=\"{title}\">\
         <qti-test-part identifier=\"part\" navigation-mode=\"nonlinear\" submission-mode=\"individual\">\
         <qti-assessment-section identifier=\"section\" title=\"{title}\" visible=\"true\">",
        sheet.seed,
        sheet.stem(),
        title = escape(&sheet.title),
    );
    for question in &sheet.questions {
        let _ = writeln!(
            xml,
            "<qti-assessment-item-ref identifier=\"{}\" href=\"{}\"/>",
            question.id,
            item_path(question)
        );
    }
    xml.push_str("</qti-assessment-section></qti-test-part></qti-assessment-test>\n");
    xml
}
