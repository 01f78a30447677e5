//! Spaces and marks where they don't belong.

use std::ops::Range;

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity, Span};
use crate::lang::Punctuation;

/// Finds a space before a mark that belongs to the word before it, two spaces in a row, no space
/// after a comma, and marks in a row that never follow each other.
///
/// A line may break before a lonely comma, and a cluster such as `։,` shows that a sentence was
/// joined or cut in haste. Example: `Հետևաբար , դիրքերը`.
pub struct StraySpacing;

impl Lint for StraySpacing {
    fn code(&self) -> Code {
        Code("stray-spacing")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let prose = text.prose.text();
        let mut covered = 0;
        for (at, mark) in text.tokens.marks() {
            if at < covered {
                continue;
            }
            let found = if mark == ' ' {
                Some(doubled_space(prose, at))
            } else if text.words.punctuation.closing.contains(&mark) {
                stray(prose, &text.words.punctuation, at, mark)
            } else {
                None
            };
            let Some((message, range)) = found else {
                continue;
            };
            covered = range.end;
            let Some(message) = message else { continue };
            let span = text.prose.span(range.clone());
            let mut finding = self
                .finding(span, message)
                .hint(Message::new("lint-stray-spacing-hint"));
            let stray = &page.source.text()[span.range()];
            if let Some((length, text)) = corrected(stray).filter(|_| *stray == prose[range]) {
                let start = span.range().start;
                finding = finding.fix(Span::new(span.file, start, start + length), text);
            }
            report.push(finding);
        }
    }
}

/// What is wrong, and from where to where; no message where all of it is right together.
type SpacingProblem = (Option<Message>, Range<usize>);

fn doubled_space(prose: &str, at: usize) -> SpacingProblem {
    let after = prose[at..].trim_start_matches(' ');
    // Spaces at the end of a line are a line break in Markdown or nothing at all.
    let between_words = !after.starts_with('\n') && !prose[..at].ends_with('\n');
    let message = between_words.then(|| Message::new("lint-stray-spacing-doubled"));
    (message, at..prose.len() - after.len())
}

/// What is wrong at a closing mark.
fn stray(prose: &str, punctuation: &Punctuation, at: usize, mark: char) -> Option<SpacingProblem> {
    // It stands for the bytes of a file that is no UTF-8.
    if mark == '?' {
        return None;
    }
    let end = at + mark.len_utf8();
    let next = prose[end..].chars().next();
    let before = &prose[..at];
    let word = before.trim_end_matches([' ', '\u{a0}']);
    if word.len() < before.len() {
        let stands_alone = word.is_empty()
            || word.ends_with('\n')
            || next.is_some_and(|next| next == mark || next.is_ascii_digit())
            || (mark == '.' && next.is_some_and(char::is_alphanumeric));
        if stands_alone {
            return None;
        }
        let message = Message::new("lint-stray-spacing-before").text("mark", mark);
        return Some((Some(message), word.len()..end));
    }
    let next = next?;
    if punctuation.closing.contains(&next) && !is_bracket(mark) && !is_bracket(next) {
        let after = prose[end..].trim_start_matches(|c| punctuation.closing.contains(&c));
        let cluster = &prose[at..prose.len() - after.len()];
        if punctuation.clusters.iter().any(|known| **known == *cluster) {
            return None;
        }
        let message = (!is_fence(before, cluster, mark))
            .then(|| Message::new("lint-stray-spacing-cluster").text("marks", cluster));
        return Some((message, at..at + cluster.len()));
    }
    let is_glued =
        matches!(mark, ',' | ';') && next.is_alphabetic() && before.ends_with(char::is_alphabetic);
    is_glued.then(|| {
        let message = Message::new("lint-stray-spacing-after").text("mark", mark);
        (Some(message), at..end + next.len_utf8())
    })
}

/// What to replace at the start of a stray stretch, and by what, where that is plain.
fn corrected(stray: &str) -> Option<(usize, &'static str)> {
    let is_space = |c: char| matches!(c, ' ' | '\u{a0}');
    let mark = stray.trim_start_matches(is_space);
    let spaces = stray.len() - mark.len();
    let mut marks = mark.chars();
    match (spaces, marks.next(), marks.next()) {
        (1.., None, _) => Some((spaces, " ")),
        (1.., Some(_), None) => Some((spaces, "")),
        (0, Some(_), None) => Some((stray.len(), "")),
        (0, Some(','), Some(next)) if next.is_alphabetic() => Some((1, ", ")),
        (0, Some(';'), Some(next)) if next.is_alphabetic() => Some((1, "; ")),
        _ => None,
    }
}

/// Whether a line opens with the marks that fence a box: `:::tip`, `!!! note`.
fn is_fence(before: &str, cluster: &str, mark: char) -> bool {
    let line = before.trim_end_matches(mark);
    let count = before.len() - line.len() + cluster.len();
    (line.is_empty() || line.ends_with('\n'))
        && count >= 3 * mark.len_utf8()
        && cluster.chars().all(|c| c == mark)
}

fn is_bracket(mark: char) -> bool {
    matches!(mark, ')' | '»')
}
