//! What reading had to repair, as diagnostics.

use super::assemble::Assembled;
use super::label::{Choice, Label, Oddity, Unread, Why};
use super::page::{Item, Page};
use super::reference::Doubt;
use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Span};
use crate::law::Division;

/// A number of the Laws that is read as no reference, though it may be one.
pub const LOOSE_NUMBER: Code = Code("loose-number");

/// Reports what had to be repaired in the page as such.
pub(super) fn report_page(page: &Page, file: FileId, report: &mut Report) {
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

/// Reports what of a document of the Laws was not read: all of it, where it has text and no clause,
/// or blocks that begin with its own numbers.
pub(super) fn report_unread(
    page: &Page,
    place: Span,
    division: Division,
    assembled: &Assembled,
    unread: &[Unread],
    report: &mut Report,
) {
    if assembled.clauses.is_empty() && !assembled.preamble.blocks.is_empty() {
        let message = Message::new("content-no-clauses").text("division", division);
        report.push(
            Diagnostic::new(Code("no-clauses"), Severity::Error, place, message)
                .hint(Message::new("content-no-clauses-hint")),
        );
    }
    for run in unread {
        let Item::Flow(flow) = &page.items[run.item as usize] else {
            continue;
        };
        let source = page.source(flow, run.plain.clone());
        let span = Span {
            start: source.start,
            end: source.end,
            ..place
        };
        let message = Message::new("content-numbers-unread")
            .with("count", run.count)
            .text("first", run.first)
            .text("last", run.last);
        report.push(
            Diagnostic::new(Code("numbers-unread"), Severity::Warning, span, message)
                .hint(Message::new("content-numbers-unread-hint")),
        );
    }
}

/// Reports the numbers that may be mentions.
pub(super) fn report_doubts(page: &Page, file: FileId, doubts: &[Doubt], report: &mut Report) {
    for Doubt { item, plain } in doubts {
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
    page: &Page,
    file: FileId,
    choice: &Choice,
    assembled: &Assembled,
    report: &mut Report,
) {
    let mut alike = alike_throughout(&choice.labels);
    for (label, clause) in choice.labels.iter().zip(&assembled.clauses) {
        for oddity in &label.oddities {
            let mut diagnostic = diagnostic(*oddity, label, clause.label);
            if *oddity == Oddity::LookAlike
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
        let (code, key, hint) = match refused.why {
            Why::BoldReference => (
                "bold-reference-as-label",
                "content-bold-reference",
                "content-bold-reference-hint",
            ),
            Why::Misfit => (
                "label-refused",
                "content-label-refused",
                "content-label-refused-hint",
            ),
            Why::Zero => (
                "label-zero",
                "content-label-from-one",
                "content-label-from-one-hint",
            ),
        };
        let written = &page.plain[refused.plain.start as usize..refused.plain.end as usize];
        let message = Message::new(key).text("number", written);
        report.push(
            Diagnostic::new(Code(code), Severity::Warning, span, message)
                .hint(Message::new(hint).text("number", written)),
        );
    }
    if let Some((item, plain)) = &choice.contents
        && let Item::Flow(flow) = &page.items[*item as usize]
    {
        let first = page.source(flow, plain.start..plain.end.min(flow.plain.end));
        let span = Span {
            file,
            start: first.start,
            end: first.end,
        };
        let message = Message::new("content-contents-table");
        report.push(
            Diagnostic::new(Code("contents-table"), Severity::Hint, span, message)
                .hint(Message::new("content-contents-table-hint")),
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
fn alike_throughout(labels: &[Label]) -> Option<usize> {
    let is_alike = |label: &&Label| label.oddities.contains(&Oddity::LookAlike);
    let count = labels.iter().filter(is_alike).count();
    (count > 2 && count > labels.len() / 2).then_some(count)
}

fn diagnostic(oddity: Oddity, label: &Label, span: Span) -> Diagnostic {
    let (code, severity, key, hint) = match oddity {
        Oddity::NotBold => (
            "label-not-bold",
            Severity::Warning,
            "content-label-not-bold",
            "content-label-not-bold-hint",
        ),
        Oddity::HalfBold => (
            "label-half-bold",
            Severity::Warning,
            "content-label-half-bold",
            "content-label-half-bold-hint",
        ),
        Oddity::BrokenMarks => (
            "label-broken-marks",
            Severity::Warning,
            "content-label-broken-marks",
            "content-label-broken-marks-hint",
        ),
        Oddity::Glued => (
            "label-glued",
            Severity::Warning,
            "content-label-glued",
            "content-label-glued-hint",
        ),
        Oddity::LookAlike => (
            "label-lookalike",
            Severity::Warning,
            "content-label-lookalike",
            "content-label-lookalike-hint",
        ),
        Oddity::Padded => (
            "label-zero",
            Severity::Warning,
            "content-label-padded",
            "content-label-padded-hint",
        ),
        Oddity::Separator => (
            "label-separator",
            Severity::Warning,
            "content-label-separator",
            "content-label-separator-hint",
        ),
        Oddity::Spaced => (
            "label-spaced",
            Severity::Warning,
            "content-label-spaced",
            "content-label-spaced-hint",
        ),
        Oddity::Relative => (
            "label-relative",
            Severity::Hint,
            "content-label-relative",
            "content-label-relative-hint",
        ),
        Oddity::Foreign => (
            "label-foreign",
            Severity::Warning,
            "content-label-foreign",
            "content-label-foreign-hint",
        ),
        Oddity::MidParagraph => (
            "label-mid-paragraph",
            Severity::Warning,
            "content-label-mid-paragraph",
            "content-label-mid-paragraph-hint",
        ),
        Oddity::Dressed => (
            "label-dressed",
            Severity::Hint,
            "content-label-dressed",
            "content-label-dressed-hint",
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
