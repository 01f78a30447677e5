//! Workflow commands: `::error file=…,line=…,col=…::message`.

use std::fmt::Write;

use super::Rendering;
use crate::diag::{Report, Severity, visible_lines};

pub(super) fn render(report: &Report, rendering: &Rendering<'_>) -> String {
    let mut lines = String::new();
    for diagnostic in report {
        let command = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Hint => "notice",
        };
        let (message, hint) = rendering.words(diagnostic);
        let message = match hint {
            Some(hint) => format!("{message}\n{hint}"),
            None => message,
        };
        let mut properties = format!("title={}", property(diagnostic.code.0));
        if let Some(span) = diagnostic.span {
            let source = rendering.sources.get(span.file);
            let start = source.place(span.start as usize);
            let end = source.place(span.end as usize);
            let _ = write!(
                properties,
                ",file={},line={},col={},endLine={},endColumn={}",
                property(&rendering.path(span)),
                start.line,
                start.column,
                end.line,
                end.column,
            );
        }
        let _ = writeln!(lines, "::{command} {properties}::{}", data(&message));
    }
    lines
}

fn data(text: &str) -> String {
    visible_lines(text).replace('%', "%25").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
