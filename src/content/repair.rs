//! What reading had to repair, as diagnostics.

use super::assemble::Assembled;
use super::label::{ChosenLabels, ClauseLabel, LabelDefect, RefusalReason};
use super::page::{FlatPage, Item, PieceKind, SourceRange, html};
use super::reference::DoubtfulNumber;
use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Span};
use crate::law::Division;

/// A number of the Laws that is read as no reference, though it may be one.
pub const LOOSE_NUMBER: Code = Code("loose-number");

/// Reports what had to be repaired in the page as such.
pub(super) fn report_page(page: &FlatPage, file: FileId, report: &mut Report) {
    let kinds = [
        (
            &page.indented,
            "indented-prose",
            "content-indented-prose",
            "content-indented-prose-hint",
        ),
        (
            &page.unclosed,
            "unclosed-block",
            "content-unclosed-block",
            "content-unclosed-block-hint",
        ),
    ];
    for (places, code, key, hint) in kinds {
        for source in places {
            let span = Span {
                file,
                start: source.start,
                end: source.end,
            };
            report.push(
                Diagnostic::new(Code(code), Severity::Warning, span, Message::new(key))
                    .hint(Message::new(hint)),
            );
        }
    }
}

/// Reports tags once for a file: pages leave them out. A comment is meant for nobody; a line break
/// and a heading are what they are in Markdown.
pub(super) fn report_html(page: &FlatPage, text: &str, file: FileId, report: &mut Report) {
    let pieces = page.pieces.iter();
    let inline = pieces.filter_map(|piece| match piece.kind {
        PieceKind::Html => Some(piece.source.clone()),
        _ => None,
    });
    let blocks = page.items.iter().filter_map(|item| match item {
        Item::Html(source) => Some(source.clone()),
        _ => None,
    });
    let written = |source: &SourceRange| text[source.start as usize..source.end as usize].trim();
    let is_tag = |source: &SourceRange| {
        let tag = written(source);
        !tag.starts_with("<!--") && !html::heads(tag)
    };
    let mut places: Vec<_> = inline.chain(blocks).filter(is_tag).collect();
    places.sort_by_key(|source| source.start);
    let Some(first) = places.first() else { return };
    let span = Span {
        file,
        start: first.start,
        end: first.end,
    };
    let tag = written(first).split_inclusive('>').next();
    let message = Message::new("content-raw-html")
        .text("tag", tag.unwrap_or_default())
        .with("more", places.len() - 1);
    report.push(
        Diagnostic::new(Code("raw-html"), Severity::Warning, span, message)
            .hint(Message::new("content-raw-html-hint")),
    );
}

/// Reports a document of the Laws that has text and no clause.
pub(super) fn report_unread(
    place: Span,
    division: Division,
    assembled: &Assembled,
    report: &mut Report,
) {
    if assembled.clauses.is_empty() && !assembled.preamble.blocks.is_empty() {
        let message = Message::new("content-no-clauses")
            .word("kind", division.kind())
            .text("division", division);
        report.push(
            Diagnostic::new(Code("no-clauses"), Severity::Error, place, message)
                .hint(Message::new("content-no-clauses-hint")),
        );
    }
}

/// Reports the numbers that may be mentions.
pub(super) fn report_doubts(
    page: &FlatPage,
    file: FileId,
    doubts: &[DoubtfulNumber],
    report: &mut Report,
) {
    for DoubtfulNumber { item, plain } in doubts {
        let Item::Flow(flow) = &page.items[*item as usize] else {
            continue;
        };
        let source = page.source(flow, plain.clone());
        let span = Span {
            file,
            start: source.start,
            end: source.end,
        };
        let written = &page.plain[plain.start as usize..plain.end as usize];
        let message = Message::new("content-loose-number").text("number", written);
        report.push(
            Diagnostic::new(LOOSE_NUMBER, Severity::Hint, span, message)
                .hint(Message::new("content-loose-number-hint").text("number", written)),
        );
    }
}

/// Reports the repairs of one document.
pub(super) fn report(
    page: &FlatPage,
    file: FileId,
    choice: &ChosenLabels,
    assembled: &Assembled,
    report: &mut Report,
) {
    let mut alike = alike_throughout(&choice.labels);
    for (label, clause) in choice.labels.iter().zip(&assembled.clauses) {
        for defect in &label.defects {
            let mut diagnostic = diagnostic(*defect, label, clause.label);
            if *defect == LabelDefect::LookAlike
                && let Some(count) = &mut alike
            {
                if *count == 0 {
                    continue;
                }
                diagnostic.message = Message::new("content-labels-lookalike")
                    .text("number", label.number)
                    .with("count", std::mem::take(count));
            }
            report.push(diagnostic);
        }
    }
    for refused in &choice.refused {
        let Item::Flow(flow) = &page.items[refused.item as usize] else {
            continue;
        };
        let source = page.source(flow, refused.plain.clone());
        let span = Span {
            file,
            start: source.start,
            end: source.end,
        };
        let (code, key, hint) = match refused.reason {
            RefusalReason::BoldReference => (
                "bold-reference-as-label",
                "content-bold-reference",
                "content-bold-reference-hint",
            ),
            RefusalReason::Misfit => (
                "label-refused",
                "content-label-refused",
                "content-label-refused-hint",
            ),
        };
        let written = &page.plain[refused.plain.start as usize..refused.plain.end as usize];
        let message = Message::new(key).text("number", written);
        report.push(
            Diagnostic::new(Code(code), Severity::Warning, span, message)
                .hint(Message::new(hint).text("number", written)),
        );
    }
    if let Some(span) = assembled.flattened {
        report.push(
            Diagnostic::new(
                Code("nesting-too-deep"),
                Severity::Warning,
                span,
                Message::new("content-nesting-too-deep"),
            )
            .hint(Message::new("content-nesting-too-deep-hint")),
        );
    }
}

/// How many labels have characters that only look right, where that is a habit of the document and
/// no slip: `А.1`, `А.2`, … in Cyrillic letters are reported once.
fn alike_throughout(labels: &[ClauseLabel]) -> Option<usize> {
    let is_alike = |label: &&ClauseLabel| label.defects.contains(&LabelDefect::LookAlike);
    let count = labels.iter().filter(is_alike).count();
    (count > 2 && count > labels.len() / 2).then_some(count)
}

fn diagnostic(defect: LabelDefect, label: &ClauseLabel, span: Span) -> Diagnostic {
    let (code, severity, key, hint) = match defect {
        LabelDefect::NotBold => (
            "label-not-bold",
            Severity::Warning,
            "content-label-not-bold",
            "content-label-not-bold-hint",
        ),
        LabelDefect::HalfBold => (
            "label-half-bold",
            Severity::Warning,
            "content-label-half-bold",
            "content-label-half-bold-hint",
        ),
        LabelDefect::BrokenMarks => (
            "label-broken-marks",
            Severity::Warning,
            "content-label-broken-marks",
            "content-label-broken-marks-hint",
        ),
        LabelDefect::Glued => (
            "label-glued",
            Severity::Warning,
            "content-label-glued",
            "content-label-glued-hint",
        ),
        LabelDefect::LookAlike => (
            "label-lookalike",
            Severity::Warning,
            "content-label-lookalike",
            "content-label-lookalike-hint",
        ),
        LabelDefect::Separator => (
            "label-separator",
            Severity::Warning,
            "content-label-separator",
            "content-label-separator-hint",
        ),
        LabelDefect::Spaced => (
            "label-spaced",
            Severity::Warning,
            "content-label-spaced",
            "content-label-spaced-hint",
        ),
        LabelDefect::Relative => (
            "label-relative",
            Severity::Hint,
            "content-label-relative",
            "content-label-relative-hint",
        ),
        LabelDefect::MidParagraph => (
            "label-mid-paragraph",
            Severity::Warning,
            "content-label-mid-paragraph",
            "content-label-mid-paragraph-hint",
        ),
    };
    Diagnostic::new(
        Code(code),
        severity,
        span,
        Message::new(key).text("number", label.number),
    )
    .hint(Message::new(hint).text("number", label.number))
}
