//! A comma or a pause where the grammar has none.

use super::page::PageText;
use super::reading::word_end;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds a pause after a word that joins, a pause instead of the comma before a relative pronoun, a
/// comma after a short phrase that opens a sentence or belongs to what follows, and the sign of a
/// draw offer without brackets.
///
/// Such a mark cuts a sentence in two where it goes on. The words are those of
/// `locales/<lang>/punctuation.toml`. Example: `Անհրաժեշտության դեպքում, մրցավարը`.
pub struct MisplacedMark;

impl Lint for MisplacedMark {
    fn code(&self) -> Code {
        Code("misplaced-mark")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let pause = text.words.punctuation.lead_ins.first();
        for (at, body) in text.prose.passages().enumerate() {
            let leads = at > 0 && page.has_children(at - 1);
            let prose = &text.prose.text()[body.clone()];
            for (start, mark) in text.tokens.marks_in(&body) {
                let place = start - body.start;
                let (before, after) = (&prose[..place], &prose[place + mark.len_utf8()..]);
                let found = match mark {
                    ',' => opening_phrase(text, before).or_else(|| unseparated(text, before)),
                    '=' => lonely_sign(mark, before, after),
                    _ if Some(&mark) == pause => relative(text, mark, after)
                        .or_else(|| connective(text, mark, before, after, leads)),
                    _ => None,
                };
                let Some((message, instead)) = found else {
                    continue;
                };
                let span = text.prose.span(start..start + mark.len_utf8());
                let hint = Message::new("lint-misplaced-mark-hint");
                report.push(self.finding(span, message).hint(hint).fix(span, instead));
            }
        }
    }
}

/// What is wrong, and what should stand instead of the mark.
type MarkProblem = (Message, &'static str);

fn contains(list: &[Box<str>], word: &str) -> bool {
    list.iter().any(|known| **known == *word)
}

/// The word that a text begins with, if it begins with one.
fn first_word(text: &str) -> &str {
    &text[..word_end(text)]
}

/// Stands in an opening phrase for words between the first one and the ending of the last one.
const ANY_WORDS: &str = " ... *";

/// With more words in between it is no short phrase.
const MOST_WORDS: usize = 5;

/// No opening phrase is longer than that.
const LONGEST_PHRASE: usize = 120;

/// A pause after a word that joins the parts of one sentence, or that ends an item of a list.
fn connective(
    text: &PageText<'_>,
    mark: char,
    before: &str,
    after: &str,
    leads: bool,
) -> Option<MarkProblem> {
    let word = before.rsplit(|c: char| !c.is_alphabetic()).next()?;
    let rest = after.trim_start();
    let goes_on = rest.len() < after.len() && rest.starts_with(char::is_lowercase);
    let ends = rest.is_empty() && !leads;
    let joins = contains(&text.words.punctuation.connectives, word) && (goes_on || ends);
    let message = Message::new("lint-misplaced-mark-connective");
    joins.then(|| (message.text("mark", mark).text("word", word), ""))
}

/// A pause before a relative pronoun, where a comma is right.
fn relative(text: &PageText<'_>, mark: char, after: &str) -> Option<MarkProblem> {
    let rest = after.trim_start();
    let word = first_word(rest);
    let message = Message::new("lint-misplaced-mark-relative");
    (rest.len() < after.len() && contains(&text.words.punctuation.relatives, word))
        .then(|| (message.text("mark", mark).text("word", word), ","))
}

/// A comma after a phrase that belongs to what follows.
fn unseparated(text: &PageText<'_>, before: &str) -> Option<MarkProblem> {
    let mut phrases = text.words.punctuation.unseparated.iter();
    let phrase = phrases.find(|phrase| before.ends_with(&***phrase))?;
    let message = Message::new("lint-misplaced-mark-unseparated");
    Some((message.text("words", phrase), ""))
}

/// The sign of a draw offer stands between two words without brackets.
fn lonely_sign(mark: char, before: &str, after: &str) -> Option<MarkProblem> {
    let is_letter = |c: char| c.is_alphabetic();
    let is_lonely = before.strip_suffix(' ')?.ends_with(is_letter)
        && after.strip_prefix(' ')?.starts_with(is_letter);
    let message = Message::new("lint-misplaced-mark-sign").text("mark", mark);
    is_lonely.then_some((message, "(=)"))
}

/// A comma after a phrase that opens a sentence: `В этом случае, арбитр`.
fn opening_phrase(text: &PageText<'_>, before: &str) -> Option<MarkProblem> {
    let punctuation = &text.words.punctuation;
    let is_stop = |c: char| punctuation.full_stops.contains(&c);
    let is_gap = |c: char| c.is_whitespace() || is_stop(c);
    let last = before.trim_end().rsplit(is_gap).next()?.to_lowercase();
    // Most words before a comma end no such phrase.
    let mut phrases = punctuation.opening_phrases.iter();
    phrases.find(|phrase| match phrase.split_once(ANY_WORDS) {
        Some((_, ending)) => last.ends_with(ending),
        None => phrase.ends_with(&*last),
    })?;
    let near = before.floor_char_boundary(before.len().saturating_sub(LONGEST_PHRASE));
    let sentence = before[near..].rsplit(is_stop).next()?.trim_start();
    let words: Vec<_> = sentence.split_whitespace().collect();
    let (first, length) = (words.first()?.to_lowercase(), words.len());
    let words = words.join(" ").to_lowercase();
    let mut phrases = punctuation.opening_phrases.iter();
    let opens = phrases.any(|phrase| match phrase.split_once(ANY_WORDS) {
        Some((opening, ending)) => {
            first == opening && words.ends_with(ending) && length <= MOST_WORDS
        }
        None => **phrase == *words,
    });
    let message = Message::new("lint-misplaced-mark-opening");
    opens.then(|| (message.text("words", sentence), ""))
}
