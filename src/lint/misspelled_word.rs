//! A word that is probably a slip of the keyboard.

use std::ops::Range;

use super::page::PageText;
use super::spellings::Spellings;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds words that stand once in all documents of a language and have one letter more or less
/// than a word that is used elsewhere, or than one that stands before the same next word; and words
/// with a letter that was typed as another.
///
/// There is no dictionary: the documents, the plain edition and kanon's own messages are the
/// measure. A difference that many pairs of words show (an ending, a voice) is grammar and no
/// slip. Example: `մինև` beside 34 times `մինչև`.
pub struct MisspelledWord;

/// Shorter words differ in one letter by nature.
const MIN_LETTERS: usize = 4;

/// How often a word must stand in the documents to be meant by a short one.
const FREQUENT: usize = 5;

impl Lint for MisspelledWord {
    fn code(&self) -> Code {
        Code("misspelled-word")
    }

    fn severity(&self) -> Severity {
        Severity::Warning
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = page.text.as_ref().filter(|_| !page.document.plain) else {
            return;
        };
        let Some(spellings) = survey.spellings(page.document.id.lang) else {
            return;
        };
        let optional = &text.words.punctuation.optional_letters;
        let prose = text.prose.text();
        let used: Vec<_> = optional
            .iter()
            .filter(|(it, _)| prose.contains(*it))
            .collect();
        let words = text.tokens.words();
        let next_words = words.clone().skip(1).map(Some).chain([None]);
        for (range, next) in words.zip(next_words) {
            let written = &prose[range.clone()];
            let Some(word) = spellings.unknown(written) else {
                continue;
            };
            let with_letter = used
                .iter()
                .find_map(|(letter, typed)| with_letter(word, *letter, *typed, spellings))
                .or_else(|| with_ending(word, text).filter(|_| !used.is_empty()));
            let key = match with_letter {
                Some(_) => "lint-misspelled-word-letter",
                None => "lint-misspelled-word",
            };
            let Some(meant) = with_letter
                .or_else(|| meant(word, spellings))
                .or_else(|| meant_before(word, prose, next?, spellings))
            else {
                continue;
            };
            let meant = match written.chars().next() {
                Some(first) if first.is_uppercase() => capitalised(&meant),
                _ => meant,
            };
            let span = text.prose.span(range);
            let message = Message::new(key)
                .text("word", written)
                .text("meant", &meant);
            report.push(
                self.finding(span, message)
                    .hint(Message::new("lint-misspelled-word-hint"))
                    .fix(span, meant),
            );
        }
    }
}

/// The known word that has a letter where another was typed for it.
fn with_letter(word: &str, letter: char, typed: char, spellings: &Spellings) -> Option<String> {
    let mut places = word.match_indices(typed);
    places.find_map(|(at, _)| {
        let other = format!("{}{letter}{}", &word[..at], &word[at + typed.len_utf8()..]);
        spellings.is_known(&other).then_some(other)
    })
}

/// The word with the ending that is meant, in a text that writes its optional letters.
fn with_ending(word: &str, text: &PageText<'_>) -> Option<String> {
    let mut endings = text.words.punctuation.optional_endings.iter();
    endings.find_map(|(typed, meant)| Some(format!("{}{meant}", word.strip_suffix(&**typed)?)))
}

/// A word with one letter more that stands elsewhere in the text before the same next word, where
/// this one stands only here.
fn meant_before(
    word: &str,
    prose: &str,
    next: Range<usize>,
    spellings: &Spellings,
) -> Option<String> {
    let next = &prose[next];
    let (letters, next_letters) = (word.chars().count(), next.chars().count());
    if letters <= MIN_LETTERS || next_letters < MIN_LETTERS || spellings.count(word) != 1 {
        return None;
    }
    // Without what may be its case.
    let stem = next_letters.saturating_sub(2).max(MIN_LETTERS);
    let stem = next
        .char_indices()
        .nth(stem)
        .map_or(next, |(end, _)| &next[..end]);
    // The letter stands within the word: at its end there is grammar.
    let places = word.char_indices().skip(1).take(letters - 2);
    let mut longer = places.flat_map(|(at, _)| {
        let letters = spellings.letters().iter();
        letters.map(move |letter| format!("{}{letter}{}", &word[..at], &word[at..]))
    });
    longer.find(|other| {
        let stands = |gap: char| prose.contains(&format!("{other}{gap}{stem}"));
        spellings.count(other) > 0 && (stands(' ') || stands('\n'))
    })
}

/// The word that was meant by one that stands only here.
fn meant(word: &str, spellings: &Spellings) -> Option<String> {
    let is_short = word.chars().count() < MIN_LETTERS;
    if is_short || spellings.count(word) != 1 || spellings.is_stem(word) {
        return None;
    }
    let places: Vec<_> = word.char_indices().skip(1).collect();
    let longer = places.iter().flat_map(|&(at, _)| {
        let letters = spellings.letters().iter();
        letters.map(move |&letter| {
            (
                format!("{}{letter}{}", &word[..at], &word[at..]),
                at,
                letter,
            )
        })
    });
    let shorter = places[..places.len() - 1].iter().map(|&(at, letter)| {
        let tail = at + letter.len_utf8();
        (format!("{}{}", &word[..at], &word[tail..]), at, letter)
    });
    let candidates = longer.chain(shorter).filter(|(other, at, letter)| {
        let tail = if other.len() > word.len() {
            &word[*at..]
        } else {
            &word[at + letter.len_utf8()..]
        };
        is_rather(other, word, *at, spellings) && !spellings.is_inflection(*letter, tail)
    });
    let (other, ..) = candidates.max_by_key(|(other, ..)| spellings.count(other))?;
    Some(other)
}

/// Whether another word is the one to trust: it is known, or more words begin as it does.
fn is_rather(other: &str, word: &str, at: usize, spellings: &Spellings) -> bool {
    let is_used = spellings.is_known(other) || spellings.count(other) > 0;
    if !is_used || other.chars().count() < MIN_LETTERS {
        return false;
    }
    let begin = |of: &str, letters: usize| {
        let mut ends = of[at..].char_indices().map(|(end, _)| at + end);
        let end = ends.nth(letters).unwrap_or(of.len());
        spellings.beginning(&of[..end])
    };
    // Where other words go on as this one does after the letter, it is a word of its own.
    let through = if other.len() > word.len() { 1 } else { 2 };
    if begin(word, through) > 1 {
        return false;
    }
    let both = |of: &str| (begin(of, 2), begin(of, 1));
    let is_short = word.chars().count() <= MIN_LETTERS;
    if is_short && spellings.count(other) < FREQUENT {
        return false;
    }
    spellings.is_known(other) || both(other) > both(word)
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
