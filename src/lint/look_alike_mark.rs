//! A character that only looks like the mark that is meant.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds characters that are typed for a mark of the language: a grave accent for `՝`, a hyphen
/// for a dash, a dot for the pause within a sentence.
///
/// They look right on one screen and wrong on the next, and search does not find them. Example:
/// `III.6.1.1-ի դեպքում` with a grave accent after it.
pub struct LookAlikeMark;

impl Lint for LookAlikeMark {
    fn code(&self) -> Code {
        Code("look-alike-mark")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let prose = text.prose.text();
        let punctuation = &text.words.punctuation;
        for (at, mark) in text.tokens.marks() {
            let end = at + mark.len_utf8();
            let (before, after) = (&prose[..at], &prose[end..]);
            let look_alike = punctuation
                .look_alikes
                .iter()
                .find(|(typed, _)| *typed == mark);
            let meant = match (look_alike, punctuation.pause) {
                (Some((_, meant)), _) => *meant,
                _ if mark == '-' && is_dash(before, after) => '—',
                (_, Some(pause)) if mark == '.' && is_pause(before, after) => pause,
                _ => continue,
            };
            let span = text.prose.span(at..end);
            let message = Message::new("lint-look-alike-mark")
                .text("mark", mark)
                .text("meant", meant);
            report.push(
                self.finding(span, message)
                    .hint(Message::new("lint-look-alike-mark-hint"))
                    .fix(span, meant.to_string()),
            );
        }
    }
}

/// Whether a hyphen stands between two words with a space on both sides.
fn is_dash(before: &str, after: &str) -> bool {
    let word = |c: char| c.is_alphabetic() || matches!(c, ')' | '»' | '(' | '«');
    before
        .strip_suffix(' ')
        .is_some_and(|rest| rest.ends_with(word))
        && after
            .strip_prefix([' ', '\n'])
            .is_some_and(|rest| rest.starts_with(word))
}

/// Whether a dot separates two parts of a sentence: a long word before it, a small letter after.
fn is_pause(before: &str, after: &str) -> bool {
    let letters = before.chars().rev().take_while(|c| c.is_alphabetic());
    let next = after
        .strip_prefix([' ', '\n'])
        .and_then(|rest| rest.chars().next());
    letters.count() > 3 && next.is_some_and(char::is_lowercase)
}
