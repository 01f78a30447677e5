//! Neighbouring words that don't agree.

use std::ops::Range;

use super::page::PageText;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};
use crate::lang::Grammar;

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
        let grammar = &text.words.grammar;
        let is_word = |word: &str| {
            let spellings = survey.spellings(page.document.id.lang);
            spellings.is_some_and(|it| it.count(word) > 0 || it.is_known(word))
        };
        for pair in text.places.windows(2) {
            let [first, second] = pair else { continue };
            let between = &prose[first.end..second.start];
            if between.chars().all(|c| matches!(c, ' ' | '\n')) && !between.contains("\n\n") {
                let found = [
                    self.before_vowel(text, first, second),
                    self.number(text, first, second),
                ];
                found.into_iter().flatten().for_each(|it| report.push(it));
            }
        }
        for triple in text.places.windows(3) {
            let [first, joint, second] = triple else {
                continue;
            };
            let joins = text
                .words
                .punctuation
                .connectives
                .iter()
                .any(|it| **it == prose[joint.clone()]);
            if joins
                && differ_in_mood(
                    grammar,
                    &prose[first.clone()],
                    &prose[second.clone()],
                    is_word,
                )
            {
                let message = Message::new("lint-agreement-mood")
                    .text("first", &prose[first.clone()])
                    .text("second", &prose[second.clone()]);
                let span = text.prose.span(first.start..second.end);
                report.push(
                    self.finding(span, message)
                        .hint(Message::new("lint-agreement-hint")),
                );
            }
        }
    }
}

impl Agreement {
    fn before_vowel(
        &self,
        text: &PageText<'_>,
        first: &Range<usize>,
        second: &Range<usize>,
    ) -> Option<Diagnostic> {
        let prose = text.prose.text();
        let rule = text.words.grammar.before_vowel.as_ref()?;
        let stem = prose[first.clone()].strip_suffix(rule.ending)?;
        let starts_with_vowel = rule
            .vowels
            .iter()
            .any(|vowel| prose[second.clone()].starts_with(&**vowel));
        if !starts_with_vowel || stem.chars().count() < 3 {
            return None;
        }
        let meant = format!("{stem}{}", rule.instead);
        let span = text.prose.span(first.clone());
        let message = Message::new("lint-agreement-vowel")
            .text("word", &prose[first.clone()])
            .text("next", &prose[second.clone()])
            .text("meant", &meant);
        let hint = Message::new("lint-agreement-hint");
        Some(self.finding(span, message).hint(hint).fix(span, meant))
    }

    fn number(
        &self,
        text: &PageText<'_>,
        first: &Range<usize>,
        second: &Range<usize>,
    ) -> Option<Diagnostic> {
        let prose = text.prose.text();
        let (verb, noun) = (&prose[first.clone()], &prose[second.clone()]);
        let mut pairs = text.words.grammar.disagreeing.iter();
        pairs.find(|(one, many)| verb.ends_with(&**one) && noun.ends_with(&**many))?;
        let message = Message::new("lint-agreement-number")
            .text("verb", verb)
            .text("noun", noun);
        let span = text.prose.span(first.start..second.end);
        let hint = Message::new("lint-agreement-hint");
        Some(self.finding(span, message).hint(hint))
    }
}

/// Whether only the second of two verbs has the prefix of another mood.
fn differ_in_mood(
    grammar: &Grammar,
    first: &str,
    second: &str,
    is_word: impl Fn(&str) -> bool,
) -> bool {
    let Some(mood) = &grammar.mood else {
        return false;
    };
    let verb = |word: &str| word.ends_with(&*mood.ending);
    let bare = second.strip_prefix(&*mood.prefix);
    verb(first)
        && verb(second)
        && bare.is_some_and(&is_word)
        && !first.strip_prefix(&*mood.prefix).is_some_and(&is_word)
}
