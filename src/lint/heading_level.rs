//! Headings that skip a level.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity, Span};
use crate::law::Block;

/// Finds a document whose title is not a heading of the first or second level, and headings more
/// than one level below the one before.
///
/// Tables of contents and screen readers follow the levels; a skipped one looks like a lost
/// section. Example: a document that opens with `### Article 9`.
pub struct HeadingLevel;

impl Lint for HeadingLevel {
    fn code(&self) -> Code {
        Code("heading-level")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let title = page.document.heading.map(|span| (span, level(page, span)));
        if let Some((span, level)) = title
            && level > 2
        {
            let message =
                Message::new("lint-heading-level-title").with("level", usize::from(level));
            report.push(
                self.finding(span, message)
                    .hint(Message::new("lint-heading-level-title-hint")),
            );
        }
        let mut above = title.map(|(_, level)| level);
        for (_, passage) in page.document.passages() {
            for block in &passage.blocks {
                let Block::Heading { span, level, .. } = block else {
                    continue;
                };
                if let Some(above) = above
                    && *level > above + 1
                {
                    let message = Message::new("lint-heading-level")
                        .with("level", usize::from(*level))
                        .with("above", usize::from(above));
                    report.push(
                        self.finding(*span, message)
                            .hint(Message::new("lint-heading-level-hint")),
                    );
                }
                above = Some(*level);
            }
        }
    }
}

/// The level of the title: its marks, its tag, or the line below it.
fn level(page: &Page<'_>, span: Span) -> u8 {
    let source = page.source.text()[span.range()].trim_start();
    if let [b'<', b'h' | b'H', level @ b'1'..=b'6', b' ' | b'>', ..] = source.as_bytes() {
        return level - b'0';
    }
    match source.bytes().take_while(|byte| *byte == b'#').count() {
        0 if source.trim_end().ends_with('-') => 2,
        0 => 1,
        marks => marks.min(6) as u8,
    }
}
