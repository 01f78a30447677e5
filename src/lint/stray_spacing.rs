//! Spaces and marks where they don't belong.

use super::page::PageText;
use super::reading::Mark;
use super::{Lint, Page};
use crate::diag::{Code, Message, Report, Severity};

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

    fn within(&self, page: &Page<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let mut covered = 0;
        for mark in text.marks {
            if mark.at() < covered {
                continue;
            }
            let Some((message, start, end)) = stray(text, *mark) else {
                continue;
            };
            covered = end;
            let Some(message) = message else { continue };
            let span = text.prose.span(start..end);
            // What stands for bytes that are no text is no mark.
            if !page.source.is_mended(span.range()) {
                report.push(
                    self.finding(span, message)
                        .hint(Message::new("lint-stray-spacing-hint")),
                );
            }
        }
    }
}

/// What is wrong at a mark, and from where to where; no message where marks in a row are right
/// together, so that none of them need be looked at.
fn stray(text: &PageText<'_>, mark: Mark) -> Option<(Option<Message>, usize, usize)> {
    let prose = text.prose.text();
    let (at, end) = (mark.at(), mark.end());
    if mark.mark == ' ' {
        let spaces = prose[at..].len() - prose[at..].trim_start_matches(' ').len();
        // Spaces at the end of a line are a line break in Markdown or nothing at all.
        let between_words = !prose[at + spaces..].starts_with('\n') && !prose[..at].ends_with('\n');
        let message = between_words.then(|| Message::new("lint-stray-spacing-doubled"));
        return Some((message, at, at + spaces));
    }
    let bytes = prose.as_bytes();
    let follows_text = at > 0 && !matches!(bytes[at - 1], b' ' | 0xA0);
    if follows_text && bytes.get(end).is_none_or(u8::is_ascii_whitespace) {
        return None;
    }
    let punctuation = &text.words.punctuation;
    if !mark.uses.closing {
        return None;
    }
    let next = prose[end..].chars().next();
    let before = &prose[..at];
    if before.ends_with([' ', '\u{a0}']) {
        let before = before.trim_end_matches([' ', '\u{a0}']);
        let stands_alone = before.is_empty()
            || before.ends_with('\n')
            || next.is_some_and(|next| next == mark.mark || next.is_ascii_digit())
            || (mark.mark == '.' && next.is_some_and(char::is_alphanumeric));
        if stands_alone {
            return None;
        }
        let message = Message::new("lint-stray-spacing-before").text("mark", mark.mark);
        return Some((Some(message), before.len(), end));
    }
    let next = next?;
    if punctuation.closing.contains(&next) && !is_bracket(mark.mark) && !is_bracket(next) {
        let after = prose[end..].trim_start_matches(|c| punctuation.closing.contains(&c));
        let cluster = &prose[at..prose.len() - after.len()];
        let known = punctuation.clusters.iter().any(|known| **known == *cluster);
        if known {
            return None;
        }
        let message = (!is_fence(before, cluster, mark.mark))
            .then(|| Message::new("lint-stray-spacing-cluster").text("marks", cluster));
        return Some((message, at, at + cluster.len()));
    }
    let glued = matches!(mark.mark, ',' | ';') && next.is_alphabetic() && follows_letter(before);
    glued.then(|| {
        let message = Message::new("lint-stray-spacing-after").text("mark", mark.mark);
        (Some(message), at, end + next.len_utf8())
    })
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

fn follows_letter(before: &str) -> bool {
    before.ends_with(char::is_alphabetic)
}
