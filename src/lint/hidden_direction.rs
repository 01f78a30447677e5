//! Characters that turn the direction of a line.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity, Span};

/// Finds characters that nobody sees and that turn the order in which the next ones are shown.
///
/// What a reader sees is then not what is written: `9.2` can be shown where the text says `2.9`.
/// No text of a rulebook needs them. Example: U+202E before a number.
pub struct HiddenDirection;

impl Lint for HiddenDirection {
    fn code(&self) -> Code {
        Code("hidden-direction")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let source = page.source.text();
        // All of them begin with the same byte, which few other characters do.
        for start in memchr::memchr_iter(0xE2, source.as_bytes()) {
            let Some(found) = source[start..].chars().next().filter(|&c| turns(c)) else {
                continue;
            };
            let code = format!("U+{:04X}", u32::from(found));
            let message = Message::new("lint-hidden-direction").text("code", code);
            let span = Span::new(page.document.file, start, start + found.len_utf8());
            let hint = Message::new("lint-hidden-direction-hint");
            report.push(self.finding(span, message).hint(hint));
        }
    }
}

/// Whether a character opens a stretch of another direction; what closes one is harmless by itself.
fn turns(c: char) -> bool {
    matches!(
        c,
        '\u{202A}' | '\u{202B}' | '\u{202D}' | '\u{202E}' | '\u{2066}'..='\u{2068}'
    )
}
