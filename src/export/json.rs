//! JSON Lines: a question a line, everything that is known of it.

use super::{Artifact, Exporter, Sheet, Unwritable};

/// JSON Lines.
pub struct Json;

impl Exporter for Json {
    fn name(&self) -> &'static str {
        "json"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut bytes = Vec::new();
        for question in &sheet.questions {
            serde_json::to_writer(&mut bytes, question)
                .expect("a rendered question holds nothing that JSON can't");
            bytes.push(b'\n');
        }
        Ok(sheet.file("jsonl", bytes))
    }
}
