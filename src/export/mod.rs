//! Questions as files.
//!
//! A paper in one or more languages enters, [`Artifact`]s leave: names and bytes, the same ones
//! for the same paper. One format a file, all of them in [`EXPORTERS`]; each also says what of a
//! question it can't carry. Deliberately absent: the disk, the clock, and any judgement on chess.

mod anki;
mod board;
mod csv;
mod gift;
mod interactive;
mod json;
mod kahoot;
mod layout;
mod loss;
mod moodle;
mod pgn;
mod print;
mod qti;
mod stamp;
mod story;
mod table;
mod xlsx;
mod zip;

use thiserror::Error;

use crate::diag::{Diagnostic, Message};
use crate::lang::{Lang, Text};
use crate::quiz::{Question, RenderedQuestion, Renderer};

pub use board::board_svg;
pub use layout::{Layout, PageSize, SheetSection};
pub use stamp::Timestamp;
pub(crate) use story::{is_open, lettered, right};

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artifact {
    /// Its path below the output folder.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Why a format has no file for a sheet.
#[derive(Debug, Error)]
pub enum Unwritable {
    /// As CSV.
    #[error(transparent)]
    Csv(#[from] ::csv::Error),
    /// As a workbook.
    #[error(transparent)]
    Xlsx(#[from] rust_xlsxwriter::XlsxError),
    /// As an archive.
    #[error(transparent)]
    Zip(#[from] ::zip::result::ZipError),
    /// As a database.
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
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
    /// The time that stands in files which must name one.
    pub stamp: Timestamp,
    /// What is printed beside the questions.
    pub layout: Layout,
    /// The questions, numbered from 1.
    pub questions: Vec<RenderedQuestion>,
    /// The same questions, in no language.
    pub asked: Vec<&'a Question>,
    /// What puts them into the language.
    pub renderer: Renderer<'a>,
}

impl Sheet<'_> {
    /// A part of a file name that no other sheet of the paper has.
    pub fn stem(&self) -> String {
        match self.several {
            true => format!("{}.{}", self.form.to_ascii_lowercase(), self.lang),
            false => self.lang.to_string(),
        }
    }

    /// The one file of a format.
    fn file(&self, ending: &str, bytes: Vec<u8>) -> Vec<Artifact> {
        vec![Artifact {
            path: format!("quiz.{}.{ending}", self.stem()),
            bytes,
        }]
    }

    /// A text of the language.
    fn say(&self, key: &'static str) -> String {
        self.text.show(&Message::new(key))
    }

    /// What the question at this place, from 0, is worth: as its author says, else its section.
    pub fn points(&self, at: usize) -> usize {
        let own = self.questions.get(at).and_then(|question| question.points);
        own.map_or_else(|| self.layout.points(at), |points| points as usize)
    }

    /// The title with the language, which tells decks and categories apart.
    fn name(&self) -> String {
        match self.several {
            true => format!("{} {} ({})", self.title, self.form, self.lang),
            false => format!("{} ({})", self.title, self.lang),
        }
    }
}

/// A format.
pub trait Exporter: Sync {
    /// Its name, as the command line knows it.
    fn name(&self) -> &'static str;

    /// The files for a sheet, or what of it goes beyond the limits of the format.
    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable>;

    /// What of the sheet the format can't carry: a warning for a question that is left out, a
    /// hint for one that is carried otherwise.
    fn losses(&self, _sheet: &Sheet<'_>) -> Vec<Diagnostic> {
        Vec::new()
    }
}

/// Every format.
pub const EXPORTERS: &[&dyn Exporter] = &[
    &json::Json,
    &print::Print,
    &gift::Gift,
    &moodle::Moodle,
    &qti::Qti,
    &anki::Anki,
    &csv::Csv,
    &xlsx::Xlsx,
    &kahoot::Kahoot,
    &pgn::Pgn,
    &interactive::Interactive,
];

/// The format of a name.
pub fn exporter(name: &str) -> Option<&'static dyn Exporter> {
    EXPORTERS
        .iter()
        .copied()
        .find(|format| format.name() == name)
}
