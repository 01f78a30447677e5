//! Diagnostics on their way out: one format per file, all of them pure functions to text.

mod github;
mod json;
mod sarif;
mod text;

use std::io::{self, Write as _};
use std::path::Path;

use clap::ValueEnum;

use crate::diag::{Diagnostic, Message, Report, Sources, Span};
use crate::lang::Text;

/// The formats of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// For people.
    Text,
    /// One JSON object per finding and line.
    Json,
    /// SARIF 2.1.0, for code-scanning services.
    Sarif,
    /// Workflow commands that annotate a pull request.
    Github,
}

/// What it takes to put a report into words.
pub struct Rendering<'a> {
    /// The texts that the spans point into.
    pub sources: &'a Sources,
    /// The folder that source names are relative to, as the user wrote it.
    pub root: &'a Path,
    /// The reader's language.
    pub text: &'a Text,
}

impl Rendering<'_> {
    /// The report in a format.
    pub fn render(&self, report: &Report, format: ReportFormat) -> String {
        match format {
            ReportFormat::Text => text::render(report, self),
            ReportFormat::Json => json::render(report, self),
            ReportFormat::Sarif => sarif::render(report, self),
            ReportFormat::Github => github::render(report, self),
        }
    }

    /// Prints a report, for people with what else there is to say at its end.
    pub fn print(&self, report: &Report, format: ReportFormat, more: &str) -> io::Result<()> {
        let shown = self.render(report, format);
        if format == ReportFormat::Text {
            let mut out = anstream::stdout().lock();
            write!(out, "{shown}{more}")?;
            return out.flush();
        }
        // Names stay as they are, whatever a screen would make of them.
        let mut out = io::stdout().lock();
        out.write_all(shown.as_bytes())?;
        out.flush()
    }

    /// Shows people a report on standard error.
    pub fn warn(&self, report: &Report) {
        anstream::eprint!("{}", self.render(report, ReportFormat::Text));
    }

    /// The path of the file that a span is in, with `/` on every system.
    fn path(&self, span: Span) -> String {
        let name = self.sources.get(span.file).name();
        if crate::content::is_built_in(name) && !self.root.join(name).is_file() {
            let article = name.trim_start_matches("plain/");
            let message = Message::new("command-plain-edition").path(article);
            return self.text.show(&message);
        }
        let path = self.root.join(name).to_string_lossy().into_owned();
        if std::path::MAIN_SEPARATOR == '/' {
            path
        } else {
            path.replace(std::path::MAIN_SEPARATOR, "/")
        }
    }

    /// The message of a diagnostic and, where there is one, the hint.
    fn words(&self, diagnostic: &Diagnostic) -> (String, Option<String>) {
        let hint = diagnostic.hint.as_ref().map(|hint| self.text.show(hint));
        (self.text.show(&diagnostic.message), hint)
    }
}
