//! One JSON object per finding and line.

use serde::Serialize;

use super::Rendering;
use crate::diag::{Report, Span};

#[derive(Serialize)]
struct JsonFinding {
    code: &'static str,
    severity: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
    #[serde(flatten)]
    place: Option<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    labels: Vec<LabelLocation>,
}

#[derive(Serialize)]
struct Location {
    file: String,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    start: u32,
    end: u32,
    text: String,
}

#[derive(Serialize)]
struct LabelLocation {
    message: String,
    #[serde(flatten)]
    place: Location,
}

pub(super) fn render(report: &Report, rendering: &Rendering<'_>) -> String {
    let mut lines = String::new();
    for diagnostic in report {
        let (message, hint) = rendering.words(diagnostic);
        let finding = JsonFinding {
            code: diagnostic.code.0,
            severity: diagnostic.severity.name(),
            message,
            hint,
            place: diagnostic.span.map(|span| location(span, rendering)),
            labels: diagnostic
                .labels
                .iter()
                .map(|label| LabelLocation {
                    message: rendering.text.show(&label.message),
                    place: location(label.span, rendering),
                })
                .collect(),
        };
        let line = serde_json::to_string(&finding).expect("a finding is made of texts and numbers");
        lines.push_str(&line);
        lines.push('\n');
    }
    lines
}

fn location(span: Span, rendering: &Rendering<'_>) -> Location {
    let source = rendering.sources.get(span.file);
    let start = source.place(span.start as usize);
    let end = source.place(span.end as usize);
    Location {
        file: rendering.path(span),
        line: start.line,
        column: start.column,
        end_line: end.line,
        end_column: end.column,
        start: span.start,
        end: span.end,
        text: rendering.sources.slice(span).to_owned(),
    }
}
