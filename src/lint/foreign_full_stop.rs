//! A full stop that is not the document's own.

use super::page::PageText;
use super::reading::Mark;
use super::{Lint, Page};
use crate::diag::{Code, Message, Report, Severity};

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

    fn within(&self, page: &Page<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let own = &text.words.punctuation.full_stops;
        if !is_mixed(text) {
            return;
        }
        let mut stops = Vec::with_capacity(text.marks.len());
        stops.extend(sentence_ends(page, text));
        let count = |&stop: &char| stops.iter().filter(|found| found.mark == stop).count();
        let counts = own.iter().rev().map(|stop| (count(stop), *stop));
        let usual = counts.max_by_key(|(count, _)| *count);
        let Some((usual_count, usual)) = usual else {
            return;
        };
        if usual_count == stops.len() {
            return;
        }
        for stop in stops.iter().filter(|stop| stop.mark != usual) {
            let message = Message::new("lint-foreign-full-stop")
                .text("mark", stop.mark)
                .text("usual", usual)
                .with("count", usual_count);
            let span = text.prose.span(stop.at()..stop.end());
            report.push(
                self.finding(span, message)
                    .hint(Message::new("lint-foreign-full-stop-hint").text("usual", usual)),
            );
        }
    }
}

/// Whether there are full stops of more than one kind, whatever they are used for.
fn is_mixed(text: &PageText<'_>) -> bool {
    let mut stops = text
        .marks
        .iter()
        .filter(|mark| mark.uses.full_stop || mark.uses.foreign_full_stop);
    let first = stops.next();
    first.is_some_and(|first| !first.uses.full_stop || stops.any(|stop| stop.mark != first.mark))
}

/// The marks that end a sentence: a new sentence or nothing follows. A mark that can also announce
/// something ends a clause only if it announces nothing below it, and a foreign one of that kind
/// ends nothing within a text.
fn sentence_ends<'a>(
    page: &'a Page<'_>,
    text: &'a PageText<'_>,
) -> impl Iterator<Item = Mark> + 'a {
    let punctuation = &text.words.punctuation;
    let mut passages = text.prose.passages().enumerate().peekable();
    text.marks.iter().copied().filter(move |mark| {
        let own = mark.uses.full_stop;
        if !own && !mark.uses.foreign_full_stop {
            return false;
        }
        while passages
            .next_if(|(_, range)| range.end <= mark.at())
            .is_some()
        {}
        let Some((passage, range)) = passages.peek() else {
            return false;
        };
        let announces = || punctuation.lead_ins.contains(&mark.mark);
        let has_items = || {
            passage
                .checked_sub(1)
                .is_some_and(|at| has_children(page, at))
        };
        let is_end = match following(&text.prose.text()[mark.end()..range.end]) {
            Following::Nothing => !announces() || !has_items(),
            Following::Sentence => own || !announces(),
            Following::Other => false,
        };
        let before = &text.prose.text()[range.start..mark.at()];
        is_end && !before.ends_with(mark.mark) && follows_word(before) && !ends_in_note(before)
    })
}

pub(super) fn has_children(page: &Page<'_>, clause: usize) -> bool {
    let next = page.document.clauses.get(clause + 1);
    next.is_some_and(|next| next.parent == Some(clause as u32))
}

/// What comes after a mark.
enum Following {
    Nothing,
    Sentence,
    Other,
}

fn following(rest: &str) -> Following {
    let after = match rest.as_bytes() {
        [b' ' | b'\n', ..] => rest,
        _ => rest.trim_start_matches([')', '»', '"', '”', '\'']),
    };
    let text = after.trim_ascii_start();
    match text.chars().find(|c| !matches!(c, '(' | '«' | '"' | '“')) {
        None => Following::Nothing,
        Some(first) if text.len() < after.len() && is_capital(first) => Following::Sentence,
        Some(_) => Following::Other,
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
    last.is_some_and(|last| !is_capital(last) || letters.next().is_some_and(char::is_alphabetic))
}

/// Whether a letter is a capital; the common alphabets need no search in the tables of Unicode.
fn is_capital(letter: char) -> bool {
    match letter {
        '\0'..='\u{7F}' => letter.is_ascii_uppercase(),
        'А'..='я' => letter <= 'Я',
        'Ա'..='և' => letter <= 'Ֆ',
        _ => letter.is_uppercase(),
    }
}
