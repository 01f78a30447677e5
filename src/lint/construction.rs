//! Words of one sentence that don't go together.

use super::page::PageText;
use super::reading::SentenceWord;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::lang::Fault;
use std::ops::Range;

/// Finds words of one sentence that don't go together: a plural verb where one of two subjects is
/// meant, an active participle for what someone has done, joined verbs that can't share an object
/// or that stand in different tenses, a pronoun that points to the wrong person, and a participle
/// without its auxiliary verb.
///
/// The patterns are those of `locales/<lang>/grammar.toml`. Example: `он или арбитр должны`.
pub struct Construction;

impl Lint for Construction {
    fn code(&self) -> Code {
        Code("construction")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let (constructions, needs) = (&text.words.constructions, &text.words.needs);
        if constructions.is_empty() && needs.is_empty() {
            return;
        }
        let mut find = |message: Message, words: &[Range<usize>]| {
            let place = words[0].start..words[words.len() - 1].end;
            // Of many words the last ones show what is wrong.
            let shown = words[words.len().saturating_sub(MOST_SHOWN)].start..place.end;
            let shown = text.prose.text()[shown].replace('\n', " ");
            let span = text.prose.span(place);
            let hint = Message::new("lint-construction-hint");
            report.push(self.finding(span, message.text("words", shown)).hint(hint));
        };
        for sentence in sentences(text) {
            let Sentence { words, places } = &sentence;
            for place in 0..words.len() {
                for (fault, pattern) in constructions {
                    if let Some((start, end)) = pattern.at(words, place) {
                        find(Message::new(message_key(*fault)), &places[start..end]);
                    }
                }
                for (word, one_of) in needs {
                    let has_one = || {
                        let mut others = words.iter();
                        others.any(|other| one_of.iter().any(|it| it.matches(other.text)))
                    };
                    if word.matches(words[place].text) && words.len() >= SHORTEST && !has_one() {
                        let message = Message::new("lint-construction-auxiliary");
                        find(message, &places[place..=place]);
                    }
                }
            }
        }
    }
}

/// How many words of a long construction are shown.
const MOST_SHOWN: usize = 5;

/// What is shorter is a title or a table cell and no sentence.
const SHORTEST: usize = 4;

/// The words of a sentence and their places.
#[derive(Default)]
struct Sentence<'a> {
    words: Vec<SentenceWord<'a>>,
    places: Vec<Range<usize>>,
}

fn sentences<'a>(text: &'a PageText<'_>) -> impl Iterator<Item = Sentence<'a>> {
    let prose = text.prose.text();
    let stops = &text.words.punctuation.full_stops;
    let mut words = text.tokens.words().peekable();
    std::iter::from_fn(move || {
        let mut sentence = Sentence::default();
        let mut end = words.peek()?.start;
        while let Some(place) = words.next_if(|place| {
            let between = &prose[end..place.start];
            sentence.words.is_empty() || !(between.contains("\n\n") || between.contains(&stops[..]))
        }) {
            let between = &prose[end..place.start];
            sentence.words.push(SentenceWord {
                text: &prose[place.clone()],
                follows: between.trim_matches([' ', '\n']).is_empty(),
            });
            end = place.end;
            sentence.places.push(place);
        }
        Some(sentence)
    })
}

fn message_key(fault: Fault) -> &'static str {
    match fault {
        Fault::Number => "lint-construction-number",
        Fault::Participle => "lint-construction-participle",
        Fault::Government => "lint-construction-government",
        Fault::Tense => "lint-construction-tense",
        Fault::Pronoun => "lint-construction-pronoun",
    }
}
