//! Reading prose the way lints need it.
//!
//! A document enters; its plain text with the way back to the source ([`Prose`]), the places of
//! its words and marks ([`Tokens`]) and what its words say ([`PassageWords`]: numbers, quantifiers,
//! terms) leave.

mod lexicon;
mod numbers;
mod pattern;
mod phrases;
mod prose;
mod spelling;
mod tokens;

use std::ops::Range;

use crate::diag::{Source, Span};
use crate::lang::{Quantifier, Unit};
pub use lexicon::Lexicon;
use lexicon::{PhraseMeaning, is_tens};
pub use numbers::Number;
use numbers::{LONGEST_LABEL, in_digits};
pub use pattern::{Pattern, SentenceWord, WordPattern};
pub use phrases::word_end;
pub use prose::{OBJECT, Prose};
pub use spelling::{spelled, spelled_words, words};
pub use tokens::Tokens;

/// What the words of a passage say, in the order of the text.
#[derive(Debug, Default)]
pub struct PassageWords {
    /// Its numbers.
    pub numbers: Vec<Number>,
    /// Its quantifiers; one may be there several times.
    pub quantifiers: Vec<Quantifier>,
    /// Its terms that people spell in several ways.
    pub terms: Vec<TermUse>,
}

/// A term in one of its spellings.
#[derive(Clone, Copy, Debug)]
pub struct TermUse {
    /// Which term of the language's list.
    pub term: usize,
    /// Which of its spellings.
    pub spelling: usize,
    /// Where.
    pub span: Span,
}

/// Reads the words of a document: the preamble first, then the clauses.
pub fn read(prose: &Prose, tokens: &Tokens, lexicon: &Lexicon) -> Vec<PassageWords> {
    let passages = prose.passages();
    passages
        .map(|passage| {
            let reader = PassageReader {
                prose,
                lexicon,
                text: &prose.text()[..passage.end],
                words: PassageWords::default(),
                unknown: 0,
                last: None,
            };
            reader.read(tokens, &passage)
        })
        .collect()
}

/// The terms in a stretch of a source.
pub fn terms_of(source: &Source, span: Span, lexicon: &Lexicon) -> Vec<TermUse> {
    let range = span.range();
    let text = &source.text()[..range.end];
    let starts = words(&text[range.start..]).map(|word| range.start + word.start);
    let terms = starts.filter_map(|start| match lexicon.longest(&text[start..])? {
        (PhraseMeaning::Term { term, spelling }, length) => Some(TermUse {
            term,
            spelling,
            span: Span::new(span.file, start, start + length),
        }),
        _ => None,
    });
    terms.collect()
}

/// Reads one passage.
struct PassageReader<'a> {
    prose: &'a Prose,
    lexicon: &'a Lexicon,
    /// The prose up to the end of the passage.
    text: &'a str,
    words: PassageWords,
    /// How many words were read that are neither number, unit nor quantifier.
    unknown: usize,
    last: Option<LastNumber>,
}

/// The number read last: a unit, or the units after its tens, may still follow.
struct LastNumber {
    hundredths: u32,
    in_words: bool,
    range: Range<usize>,
    /// The count of unknown words when it was read.
    unknown: usize,
    unit: Option<Unit>,
}

impl PassageReader<'_> {
    fn read(mut self, tokens: &Tokens, passage: &Range<usize>) -> PassageWords {
        let figures = tokens.marks_in(passage);
        let mut figures = figures
            .filter(|(_, c)| c.is_ascii_digit() || *c == '½')
            .peekable();
        let mut words = tokens.words_in(passage).peekable();
        let mut at = passage.start;
        loop {
            // What a phrase or a number took in before.
            while words.next_if(|word| word.start < at).is_some() {}
            while figures.next_if(|figure| figure.0 < at).is_some() {}
            at = match (words.peek(), figures.peek()) {
                (Some(word), figure) if figure.is_none_or(|figure| word.start < figure.0) => {
                    self.word(word)
                }
                (_, Some(&(start, '½'))) => {
                    let end = start + '½'.len_utf8();
                    self.number(50, false, start..end);
                    end
                }
                (_, Some(&(start, _))) => {
                    let (value, end) = in_digits(self.text.as_bytes(), start);
                    if let Some(hundredths) = value {
                        self.number(hundredths, false, start..end);
                    }
                    end
                }
                (_, None) => break,
            };
        }
        self.finish_number();
        self.words
    }

    /// Reads a word, with the rest of the phrase that it opens; returns where to go on.
    fn word(&mut self, word: &Range<usize>) -> usize {
        let start = word.start;
        let rest = &self.text[start..];
        let Some((meaning, length)) = self.lexicon.longest_from(rest, word.len()) else {
            self.unknown += 1;
            // The digits of `h1` belong to the word, those of `Chess960` are a number.
            let after = &self.text[word.end..];
            let digits = after.bytes().take_while(u8::is_ascii_digit).count();
            return word.end + if digits > LONGEST_LABEL { 0 } else { digits };
        };
        let end = start + length;
        match meaning {
            PhraseMeaning::Number(hundredths) => self.number(hundredths, true, start..end),
            PhraseMeaning::Unit(unit) => {
                if let Some(last) = &mut self.last
                    && self.unknown - last.unknown <= 1
                    && last.unit.is_none()
                {
                    last.unit = Some(unit);
                    last.range.end = end;
                }
            }
            PhraseMeaning::Quantifier(quantifier) => {
                self.words.quantifiers.push(quantifier);
                // "Both players" may be "two players" and have a number in it.
                let first_word = &self.text[word.clone()];
                if let Some((PhraseMeaning::Number(hundredths), _)) =
                    self.lexicon.longest(first_word)
                {
                    self.number(hundredths, true, start..start + first_word.len());
                }
            }
            PhraseMeaning::Term { term, spelling } => {
                self.unknown += 1;
                self.words.terms.push(TermUse {
                    term,
                    spelling,
                    span: self.prose.span(start..end),
                });
            }
            PhraseMeaning::Nothing => {}
        }
        end
    }

    fn number(&mut self, hundredths: u32, in_words: bool, range: Range<usize>) {
        if let Some(last) = &mut self.last
            && last.in_words
            && in_words
            && last.unit.is_none()
            && is_tens(last.hundredths)
            && hundredths < 1000
            && last.range.end + 1 == range.start
        {
            last.hundredths += hundredths;
            last.range.end = range.end;
            return;
        }
        self.finish_number();
        self.last = Some(LastNumber {
            hundredths,
            in_words,
            range,
            unknown: self.unknown,
            unit: None,
        });
    }

    /// Adds the number read last to the others.
    fn finish_number(&mut self) {
        if let Some(last) = self.last.take() {
            self.words.numbers.push(Number {
                hundredths: last.hundredths,
                unit: last.unit,
                weak: last.in_words && last.unit.is_none() && last.hundredths <= 200,
                in_words: last.in_words,
                span: self.prose.span(last.range),
            });
        }
    }
}
