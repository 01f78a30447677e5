//! One thing written in two ways within a document.

use super::page::PageText;
use super::page_names::{link_form, links};
use super::reading::{Number, words};
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds words that stand in quotation marks in some places of a document and without them in
/// others, a time in digits where the document writes the same time or other small ones in words,
/// or the reverse, a link that begins in another way than most links of the tree, and a title in
/// small letters where most are in capitals.
///
/// A word in quotation marks once may be explained there; a listed term is none to explain. A
/// reader looks for a difference that isn't there. Each is reported once for a document.
/// Example: `«ոչ-ոքի»` beside `ոչ-ոքի`.
pub struct InconsistentStyle;

impl Lint for InconsistentStyle {
    fn code(&self) -> Code {
        Code("inconsistent-style")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        self.links(page, survey, report);
        self.title(page, survey, report);
        let Some(text) = &page.text else { return };
        self.quotes(text, report);
        self.digits(page, survey, report);
    }
}

/// Times below ten are small: a text that writes one of them in words writes all of them so.
const SMALL: u32 = 1000;

/// The most words that are a name and no speech.
const MAX_QUOTED_WORDS: usize = 3;

impl InconsistentStyle {
    fn links(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        for link in links(page.document) {
            let form = link_form(&link.target);
            let usual = survey.names.usual_link_form(&link.target);
            if let (Some(form), Some(usual)) = (form, usual) {
                let message = Message::new("lint-inconsistent-style-link")
                    .text("form", form)
                    .text("usual", usual);
                let hint = Message::new("lint-inconsistent-style-link-hint");
                report.push(self.finding(link.span, message).hint(hint));
            }
        }
    }

    fn title(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let Some(heading) = page.document.heading else {
            return;
        };
        if survey.is_title_odd(page) {
            let message = Message::new("lint-inconsistent-style-title");
            let hint = Message::new("lint-inconsistent-style-hint");
            report.push(self.finding(heading, message).hint(hint));
        }
        if survey.is_title_tight(page) {
            let message = Message::new("lint-inconsistent-style-title-gap");
            let hint = Message::new("lint-inconsistent-style-hint");
            report.push(self.finding(heading, message).hint(hint));
        }
    }

    fn quotes(&self, text: &PageText<'_>, report: &mut Report) {
        let prose = text.prose.text();
        let mut seen: Vec<String> = Vec::new();
        for (at, mark) in text.tokens.marks().filter(|(_, mark)| *mark == '«') {
            let start = at + mark.len_utf8();
            let Some(length) = prose[start..].find('»') else {
                continue;
            };
            let quoted = &prose[start..start + length];
            let phrase = quoted.to_lowercase();
            if words(quoted).count() > MAX_QUOTED_WORDS
                || words(quoted).next().is_none()
                || seen.contains(&phrase)
            {
                continue;
            }
            let (bare, quoted_uses) = uses(text, &phrase);
            let is_term = text.words.lexicon.is_term(quoted);
            seen.push(phrase);
            if bare > 0 && (quoted_uses > 1 || is_term) {
                let message = Message::new("lint-inconsistent-style-quotes")
                    .text("words", quoted)
                    .with("count", bare);
                let span = text.prose.span(at..start + length + '»'.len_utf8());
                report.push(
                    self.finding(span, message)
                        .hint(Message::new("lint-inconsistent-style-hint")),
                );
            }
        }
    }

    fn digits(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let passages = survey.passages(page.index);
        let numbers = || passages.clone().flat_map(|passage| &passage.numbers);
        for number in numbers().filter(|number| number.unit.is_some()) {
            let is_same =
                |it: &&Number| it.hundredths == number.hundredths && it.unit == number.unit;
            let is_small = |it: &&Number| it.unit.is_some() && it.hundredths < SMALL;
            // A small time is compared with the other small ones if none is the same.
            let mut same: Vec<_> = numbers().filter(is_same).collect();
            if is_small(&number) && same.iter().all(|it| it.in_words == number.in_words) {
                same = numbers().filter(is_small).collect();
            }
            let same = || same.iter().copied();
            let alike = same().filter(|it| it.in_words == number.in_words).count();
            let others = same().count() - alike;
            let is_first = same().find(|it| it.in_words == number.in_words) == Some(number);
            if is_first && others > alike {
                let key = if number.in_words {
                    "lint-inconsistent-style-words"
                } else {
                    "lint-inconsistent-style-digits"
                };
                let message = Message::new(key).with("count", others);
                report.push(
                    self.finding(number.span, message)
                        .hint(Message::new("lint-inconsistent-style-hint")),
                );
            }
        }
    }
}

/// How often a phrase in small letters stands in a text without quotation marks, whatever its
/// ending, and how often in them.
fn uses(text: &PageText<'_>, phrase: &str) -> (usize, usize) {
    let prose = text.prose.text();
    // Where the phrase ends, if it begins at a place.
    let end_at = |start: usize| {
        let mut rest = prose[start..].chars();
        let mut letters = phrase.chars();
        while let Some(letter) = letters.next() {
            let mut small = rest.next()?.to_lowercase();
            if small.next() != Some(letter) || !small.all(|it| letters.next() == Some(it)) {
                return None;
            }
        }
        Some(prose.len() - rest.as_str().len())
    };
    let words = text.tokens.words().map(|word| word.start);
    let marks = text.tokens.marks().map(|(at, _)| at);
    let first = phrase.chars().next().unwrap_or_default();
    let either = [first, first.to_uppercase().next().unwrap_or(first)];
    let (mut bare, mut quoted) = (0, 0);
    for start in words.chain(marks) {
        if !prose[start..].starts_with(either) {
            continue;
        }
        let Some(end) = end_at(start) else { continue };
        match prose[..start].chars().next_back() {
            Some('«') => quoted += usize::from(prose[end..].starts_with('»')),
            Some(c) if c.is_alphanumeric() => {}
            _ => bare += 1,
        }
    }
    (bare, quoted)
}
