//! Neighbouring words that don't agree.

use std::ops::Range;

use super::page::PageText;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};
use crate::lang::Mood;

/// Finds what the letters of two neighbouring words show of wrong grammar: an ending that has
/// another form before a vowel, a singular verb beside a plural noun, two verbs in different moods
/// that "or" joins.
///
/// The endings are those of `locales/<lang>/grammar.toml`. Example: `կիրառվի պատժամիջոցներ`.
pub struct Agreement;

impl Lint for Agreement {
    fn code(&self) -> Code {
        Code("agreement")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let prose = text.prose.text();
        let is_word = |word: &str| {
            let spellings = survey.spellings(page.document.id.lang);
            spellings.is_some_and(|it| it.count(word) > 0 || it.is_known(word))
        };
        let words = text
            .tokens
            .words()
            .map(|place| (&prose[place.clone()], place));
        let words: Vec<Word<'_>> = words.collect();
        for pair in words.windows(2) {
            let [first, second] = pair else { continue };
            report.extend(self.before_vowel(text, first, second));
            report.extend(self.number(text, first, second));
        }
        let Some(mood) = &text.words.grammar.mood else {
            return;
        };
        for triple in words.windows(3) {
            let [first, joint, second] = triple else {
                continue;
            };
            let connectives = &text.words.punctuation.connectives;
            if differ_in_mood(mood, first.0, second.0, is_word)
                && connectives.iter().any(|it| **it == *joint.0)
            {
                let message = Message::new("lint-agreement-mood")
                    .text("first", first.0)
                    .text("second", second.0);
                let span = text.prose.span(first.1.start..second.1.end);
                report.push(
                    self.finding(span, message)
                        .hint(Message::new("lint-agreement-hint")),
                );
            }
        }
    }
}

/// A word and its place.
type Word<'a> = (&'a str, Range<usize>);

impl Agreement {
    fn before_vowel(
        &self,
        text: &PageText<'_>,
        (word, place): &Word<'_>,
        (next, next_place): &Word<'_>,
    ) -> Option<Diagnostic> {
        let rule = text.words.grammar.before_vowel.as_ref()?;
        let stem = word.strip_suffix(rule.ending)?;
        let mut vowels = rule.vowels.iter();
        let is_before_vowel = vowels.any(|vowel| next.starts_with(&**vowel))
            && are_neighbours(text, place, next_place);
        if !is_before_vowel || stem.chars().count() < 3 {
            return None;
        }
        let meant = format!("{stem}{}", rule.instead);
        let span = text.prose.span(place.clone());
        let message = Message::new("lint-agreement-vowel")
            .text("word", word)
            .text("next", next)
            .text("meant", &meant);
        let hint = Message::new("lint-agreement-hint");
        Some(self.finding(span, message).hint(hint).fix(span, meant))
    }

    fn number(
        &self,
        text: &PageText<'_>,
        (verb, verb_place): &Word<'_>,
        (noun, noun_place): &Word<'_>,
    ) -> Option<Diagnostic> {
        let mut pairs = text.words.grammar.disagreeing.iter();
        pairs.find(|(one, many)| verb.ends_with(&**one) && noun.ends_with(&**many))?;
        if !are_neighbours(text, verb_place, noun_place) {
            return None;
        }
        let message = Message::new("lint-agreement-number")
            .text("verb", verb)
            .text("noun", noun);
        let span = text.prose.span(verb_place.start..noun_place.end);
        let hint = Message::new("lint-agreement-hint");
        Some(self.finding(span, message).hint(hint))
    }
}

/// Whether nothing but spaces or a line break stands between two words.
fn are_neighbours(text: &PageText<'_>, first: &Range<usize>, second: &Range<usize>) -> bool {
    let between = &text.prose.text()[first.end..second.start];
    between.trim_matches([' ', '\n']).is_empty() && !between.contains("\n\n")
}

/// Whether only the second of two verbs has the prefix of another mood.
fn differ_in_mood(mood: &Mood, first: &str, second: &str, is_word: impl Fn(&str) -> bool) -> bool {
    let verb = |word: &str| word.ends_with(&*mood.ending);
    let bare = |word: &str| word.strip_prefix(&*mood.prefix).is_some_and(&is_word);
    verb(first) && verb(second) && bare(second) && !bare(first)
}
