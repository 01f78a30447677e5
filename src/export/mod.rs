//! Questions as files.
//!
//! A paper in one or more languages enters, [`Artifact`]s leave: names and bytes. One format a
//! file, all of them in [`EXPORTERS`]. Nothing is written to disk here.

mod board;
mod interactive;
mod json;
mod print;

use crate::lang::{Lang, Text};
use crate::quiz::{Question, RenderedQuestion, Renderer};

pub use board::board_svg;

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artifact {
    /// Its path below the output folder.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A form of a paper in a language.
pub struct Sheet<'a> {
    /// The language.
    pub lang: Lang,
    /// Its texts.
    pub text: &'a Text,
    /// The title of the paper.
    pub title: String,
    /// A, B, …
    pub form: char,
    /// Whether there are several forms.
    pub several: bool,
    /// The seed that the paper was made from.
    pub seed: u64,
    /// The questions, numbered from 1.
    pub questions: Vec<RenderedQuestion>,
    /// The same questions, in no language.
    pub asked: Vec<&'a Question>,
    /// What puts them into the language.
    pub renderer: &'a Renderer<'a>,
}

impl Sheet<'_> {
    /// A part of a file name that no other sheet of the paper has.
    pub fn stem(&self) -> String {
        match self.several {
            true => format!("{}-{}", self.form.to_ascii_lowercase(), self.lang),
            false => self.lang.to_string(),
        }
    }
}

/// A format.
pub trait Exporter: Sync {
    /// Its name, as the command line knows it.
    fn name(&self) -> &'static str;

    /// The files for a sheet.
    fn export(&self, sheet: &Sheet<'_>) -> Vec<Artifact>;
}

/// Every format.
pub const EXPORTERS: &[&dyn Exporter] = &[&interactive::Interactive, &json::Json, &print::Print];

/// The format of a name.
pub fn exporter(name: &str) -> Option<&'static dyn Exporter> {
    EXPORTERS
        .iter()
        .copied()
        .find(|format| format.name() == name)
}
