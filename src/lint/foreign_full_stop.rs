//! A full stop that is not the document's own.

use super::page::PageText;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};

/// Finds sentences that end in another full stop than most of the document's: one of the
/// language's alternatives in the minority, or the full stop of another script.
///
/// Typed by habit, it means something else here (in Armenian a dot is a pause and `։` ends a
/// sentence), and what splits sentences or searches is misled. Example: one `։` among many `:`.
pub struct ForeignFullStop;

impl Lint for ForeignFullStop {
    fn code(&self) -> Code {
        Code("foreign-full-stop")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let stops = sentence_ends(page, text);
        let count = |stop: char| stops.iter().filter(|(_, found)| *found == stop).count();
        let own = text.words.punctuation.full_stops.iter().rev();
        let counts = own.map(|&stop| (count(stop), stop));
        let Some((usual_count, usual)) = counts.max_by_key(|(count, _)| *count) else {
            return;
        };
        let best = text.words.punctuation.full_stops.first();
        if let Some(&best) = best.filter(|&&best| best != usual && usual_count > 0)
            && let Some(&(at, _)) = stops.iter().find(|(_, mark)| *mark == usual)
        {
            let message = Message::new("lint-foreign-full-stop-all")
                .text("usual", usual)
                .text("best", best)
                .with("count", usual_count);
            let span = text.prose.span(at..at + usual.len_utf8());
            let hint = Message::new("lint-foreign-full-stop-every-hint").text("best", best);
            report.push(Diagnostic::new(self.code(), Severity::Hint, span, message).hint(hint));
        }
        for &(at, mark) in stops.iter().filter(|(_, mark)| *mark != usual) {
            let message = Message::new("lint-foreign-full-stop")
                .text("mark", mark)
                .text("usual", usual)
                .with("count", usual_count);
            let span = text.prose.span(at..at + mark.len_utf8());
            let finding = self.finding(span, message);
            // Where the others are not the language's own, this one is right and they are not.
            report.push(if best == Some(&mark) {
                finding.hint(Message::new("lint-foreign-full-stop-every-hint").text("best", mark))
            } else {
                finding
                    .hint(Message::new("lint-foreign-full-stop-hint").text("usual", usual))
                    .fix(span, usual.to_string())
            });
        }
    }
}

/// The marks that end a sentence, with their places: a new sentence or nothing follows. A mark that
/// can also announce something ends a clause only if it announces nothing below it, and a foreign
/// one of that kind ends nothing within a text.
fn sentence_ends(page: &Page<'_>, text: &PageText<'_>) -> Vec<(usize, char)> {
    let punctuation = &text.words.punctuation;
    let mut ends = Vec::new();
    for (passage, range) in text.prose.passages().enumerate() {
        let has_items = passage > 0 && page.has_children(passage - 1);
        let body = &text.prose.text()[range.clone()];
        for (place, mark) in text.tokens.marks_in(&range) {
            let at = place - range.start;
            let own = punctuation.full_stops.contains(&mark);
            if !own && !punctuation.foreign_full_stops.contains(&mark) {
                continue;
            }
            let announces = punctuation.lead_ins.contains(&mark);
            let is_end = match following(&body[at + mark.len_utf8()..]) {
                FollowingText::Nothing => !announces || !has_items,
                FollowingText::Sentence => own || !announces,
                FollowingText::Other => false,
            };
            let before = &body[..at];
            if is_end && !before.ends_with(mark) && follows_word(before) && !ends_in_note(before) {
                ends.push((place, mark));
            }
        }
    }
    ends
}

/// What comes after a mark.
enum FollowingText {
    Nothing,
    Sentence,
    Other,
}

fn following(rest: &str) -> FollowingText {
    let after = rest.trim_start_matches([')', '»', '"', '”', '\'']);
    let text = after.trim_ascii_start();
    match text.chars().find(|c| !matches!(c, '(' | '«' | '"' | '“')) {
        None => FollowingText::Nothing,
        Some(first) if text.len() < after.len() && first.is_uppercase() => FollowingText::Sentence,
        Some(_) => FollowingText::Other,
    }
}

/// The longest sign of a footnote, in bytes.
const MAX_NOTE: usize = 64;

/// Whether a text ends in the sign of a footnote, whose colon opens the note: `[^1]:`.
fn ends_in_note(before: &str) -> bool {
    let Some(before) = before.strip_suffix(']') else {
        return false;
    };
    let near = &before[before.ceil_char_boundary(before.len().saturating_sub(MAX_NOTE))..];
    near.rsplit_once('[')
        .is_some_and(|(_, sign)| sign.starts_with('^'))
}

/// Whether a mark ends a sentence and not an initial: `J.`
fn follows_word(before: &str) -> bool {
    let mut letters = before.chars().rev();
    let last = letters.next();
    last.is_some_and(|last| !last.is_uppercase() || letters.next().is_some_and(char::is_alphabetic))
}
