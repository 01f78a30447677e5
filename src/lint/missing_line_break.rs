//! A file whose last line has no end.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity, Span};

/// Finds files that don't end in a line break.
///
/// What is appended later, by hand or by a program, joins the last clause. Example: the last
/// line of 9.6.2 without its break.
pub struct MissingLineBreak;

impl Lint for MissingLineBreak {
    fn code(&self) -> Code {
        Code("missing-line-break")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let source = page.source.text();
        let mut later = survey.corpus.documents.iter().skip(page.index as usize + 1);
        let is_last = later
            .next()
            .is_none_or(|next| next.file != page.document.file);
        if source.is_empty() || source.ends_with('\n') || !is_last {
            return;
        }
        let last = source.char_indices().next_back().map_or(0, |(at, _)| at);
        let file = page.document.file;
        report.push(
            self.finding(
                Span::new(file, last, source.len()),
                Message::new("lint-missing-line-break"),
            )
            .hint(Message::new("lint-missing-line-break-hint"))
            .fix(Span::new(file, source.len(), source.len()), "\n"),
        );
    }
}
