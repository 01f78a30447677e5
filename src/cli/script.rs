//! A file of scenarios, read as a whole.

use std::cell::OnceCell;
use std::fs::File;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;

use anyhow::Result;

use super::globals::Globals;
use super::report::Rendering;
use crate::cli::failure::{Explain, about, failure};
use crate::diag::{
    Code, Diagnostic, FileId, MAX_LENGTH, Message, Report, Severity, Source, Sources, Span,
    read_at_most,
};
use crate::game::Scenario;
use crate::game::scenario::{self, Format, Places};
use crate::input::PathStep;

/// The text of a file, and what it is written in.
pub struct Script {
    text: String,
    format: Format,
    file: FileId,
    stem: String,
    places: OnceCell<Places>,
}

impl Script {
    /// Reads a file into the sources; the script, or why it is no text.
    pub fn read(path: &Path, sources: &mut Sources) -> Result<Result<Script, Box<Diagnostic>>> {
        let read = text(path, sources)?;
        Ok(read.map(|(file, text)| Script {
            format: written_in(path, &text),
            file,
            stem: stem(path),
            text,
            places: OnceCell::new(),
        }))
    }

    /// The scenarios; each is one, or what is wrong with it.
    pub fn scenarios(&self) -> Vec<Result<Scenario, Vec<Diagnostic>>> {
        scenario::read(&self.text, self.format, self.file, &self.stem)
            .into_iter()
            .map(|scenario| scenario.map_err(|refused| refused.problems))
            .collect()
    }

    /// The text as it stands in the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where the value at a path of the `nth` scenario stands.
    pub fn place(&self, nth: usize, path: &[PathStep]) -> Span {
        let places = self
            .places
            .get_or_init(|| Places::of(&self.text, self.format));
        let Range { start, end } = places.within(nth, path);
        Span::new(self.file, start, end)
    }
}

/// Tells people what is wrong with a file, or was left aside.
pub fn tell(problems: Vec<Diagnostic>, sources: &Sources, globals: &Globals) {
    let report: Report = problems.into_iter().collect();
    let rendering = Rendering {
        sources,
        root: Path::new(""),
        text: globals.text(),
    };
    rendering.warn(&report);
}

/// Tells people what is wrong with a file that nothing can be done with.
pub fn refuse(
    problems: Vec<Diagnostic>,
    path: &Path,
    sources: &Sources,
    globals: &Globals,
) -> anyhow::Error {
    tell(problems, sources, globals);
    failure(about("failure-scenario", path))
}

/// Reads a file into the sources; its text, or why it is none.
pub fn text(
    path: &Path,
    sources: &mut Sources,
) -> Result<Result<(FileId, String), Box<Diagnostic>>> {
    Ok(text_of(bytes(path)?, &path.display().to_string(), sources))
}

/// The bytes of a file that somebody named. It may be a pipe or a device, so that only reading
/// tells where it ends.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    let read = File::open(path).and_then(read_at_most);
    unless_too_long(read, &path.display().to_string())
}

/// What was read, or why it could not be.
pub fn unless_too_long<T>(read: std::io::Result<T>, name: &str) -> Result<T> {
    match read {
        Err(error) if error.kind() == ErrorKind::FileTooLarge => Err(failure(
            Message::new("failure-line-too-long")
                .path(name)
                .with("megabytes", MAX_LENGTH >> 20),
        )),
        read => read.explain(|| Message::new("failure-read").path(name)),
    }
}

/// The same with the bytes of a file that has been read.
pub fn text_of(
    bytes: Vec<u8>,
    name: &str,
    sources: &mut Sources,
) -> Result<(FileId, String), Box<Diagnostic>> {
    match decode(without_mark(bytes)) {
        Ok(text) => Ok((sources.add(Source::new(name, text.as_str())), text)),
        Err((shown, at, utf16)) => {
            let file = sources.add(Source::new(name, shown));
            Err(Box::new(not_utf8(file, at, utf16)))
        }
    }
}

/// The name of a file without its ending.
pub fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    stem.to_string_lossy().into_owned()
}

/// The ending of a file's name.
pub fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(|ending| ending.to_str())
}

/// By the ending; standard input by its look.
pub fn written_in(path: &Path, text: &str) -> Format {
    match ending(path) {
        Some("jsonl" | "ndjson") => Format::JsonLines,
        Some("json") => Format::Json,
        Some("toml") => Format::Toml,
        _ => match text.trim_start().chars().next() {
            Some('[' | '{') if serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok() => {
                Format::Json
            }
            Some('{') => Format::JsonLines,
            _ => Format::Toml,
        },
    }
}

/// The text of a file; where it is not UTF-8, what can be shown of it, the first wrong byte, and
/// whether it looks like UTF-16.
pub fn decode(bytes: Vec<u8>) -> Result<String, (String, usize, bool)> {
    String::from_utf8(bytes).map_err(|error| {
        let bytes = error.as_bytes();
        let utf16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
        let shown = String::from_utf8_lossy(bytes).into_owned();
        (shown, error.utf8_error().valid_up_to(), utf16)
    })
}

/// The text without the mark that some editors put before it.
pub fn without_mark(mut bytes: Vec<u8>) -> Vec<u8> {
    const MARK: &[u8] = "\u{feff}".as_bytes();
    if bytes.starts_with(MARK) {
        bytes.drain(..MARK.len());
    }
    bytes
}

/// A text is not UTF-8 from a place on.
pub fn not_utf8(file: FileId, at: usize, utf16: bool) -> Diagnostic {
    let message = Message::new("scenario-not-utf8");
    let hint = Message::new("scenario-not-utf8-hint").text("utf16", utf16);
    let span = Span::new(file, at, at);
    Diagnostic::new(Code("not-utf8"), Severity::Error, span, message).hint(hint)
}
