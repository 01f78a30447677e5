//! A deck for Anki: a note a question, boards as pictures.
//!
//! Ids of decks, note types and notes come from our own, so that a second import finds the first
//! one again; a note is updated when the stamp of the sheet is later.

mod collection;
mod note;

use std::collections::BTreeMap;

use serde_json::{Map, json};

use super::zip::Zip;
use super::{Artifact, Exporter, Sheet, Unwritable};

/// An Anki package.
pub struct Anki;

impl Exporter for Anki {
    fn name(&self) -> &'static str {
        "anki"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut pictures = BTreeMap::new();
        let notes: Vec<note::Note> = sheet
            .questions
            .iter()
            .map(|question| note::Note::of(question, sheet, &mut pictures))
            .collect();
        let mut zip = Zip::new();
        zip.add("collection.anki2", &collection::write(sheet, &notes)?)?;
        let mut names = Map::new();
        for (at, (name, svg)) in pictures.iter().enumerate() {
            zip.add(&at.to_string(), svg.as_bytes())?;
            names.insert(at.to_string(), json!(name));
        }
        zip.add("media", json!(names).to_string().as_bytes())?;
        Ok(sheet.file("apkg", zip.finish()?))
    }
}
