//! SARIF 2.1.0, for code-scanning services.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::Rendering;
use crate::diag::{Diagnostic, Report, Severity, Span};

pub(super) fn render(report: &Report, rendering: &Rendering<'_>) -> String {
    let codes: BTreeSet<_> = report.iter().map(|diagnostic| diagnostic.code.0).collect();
    let rules: Vec<_> = codes
        .into_iter()
        .map(|code| json!({ "id": code }))
        .collect();
    let results: Vec<_> = report
        .iter()
        .map(|diagnostic| result(diagnostic, rendering))
        .collect();
    let log = json!({
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "kanon",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

fn result(diagnostic: &Diagnostic, rendering: &Rendering<'_>) -> Value {
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "note",
    };
    let (message, hint) = rendering.words(diagnostic);
    let text = match hint {
        Some(hint) => format!("{message}\n{hint}"),
        None => message,
    };
    let locations: Vec<_> = diagnostic
        .span
        .iter()
        .map(|&span| location(span, rendering))
        .collect();
    let related: Vec<_> = diagnostic
        .labels
        .iter()
        .map(|label| {
            let mut place = location(label.span, rendering);
            place["message"] = json!({ "text": rendering.text.show(&label.message) });
            place
        })
        .collect();
    json!({
        "ruleId": diagnostic.code.0,
        "level": level,
        "message": { "text": text },
        "locations": locations,
        "relatedLocations": related,
    })
}

fn location(span: Span, rendering: &Rendering<'_>) -> Value {
    let source = rendering.sources.get(span.file);
    let start = source.place(span.start as usize);
    let end = source.place(span.end as usize);
    json!({ "physicalLocation": {
        "artifactLocation": { "uri": uri(&rendering.path(span)) },
        "region": {
            "startLine": start.line,
            "startColumn": start.column,
            "endLine": end.line,
            "endColumn": end.column,
            "byteOffset": span.start,
            "byteLength": span.end - span.start,
        },
    }})
}

/// A path as a relative reference: all but the signs that need no escape is written as bytes.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(byte.into());
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}
