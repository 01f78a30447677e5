//! One pass over the words of a document.

use std::ops::Range;

use super::letters::{Stops, length};
use super::lexicon::{Meaning, is_tens};
use super::numbers::in_digits;
use super::{Lexicon, Mark, Marks, Number, Prose};
use crate::diag::Span;
use crate::lang::{Quantifier, Unit};

/// What the words of a document say, passage by passage: the preamble first, then the clauses.
#[derive(Debug, Default)]
pub struct Reading {
    numbers: Vec<Number>,
    terms: Vec<TermUse>,
    passages: Vec<PassageEnd>,
}

/// A term in another spelling than its first one.
#[derive(Clone, Copy, Debug)]
pub struct TermUse {
    /// Which term of the language's list.
    pub term: u16,
    /// Which of its spellings.
    pub spelling: u16,
    /// Where.
    pub span: Span,
}

#[derive(Clone, Copy, Debug)]
struct PassageEnd {
    numbers: u32,
    quantifiers: QuantifierSet,
}

/// Reads the words of a document, and its punctuation; in memory that one leaves to the next.
pub fn read(
    prose: &Prose,
    lexicon: &Lexicon,
    marks: &Marks,
    found: &mut Vec<Mark>,
    memory: &mut Vec<u32>,
) -> Reading {
    found.clear();
    let mut scan = Scan {
        prose,
        lexicon,
        marks,
        reading: Reading {
            passages: Vec::with_capacity(prose.passages().len()),
            ..Reading::default()
        },
        found,
        quantifiers: QuantifierSet::default(),
        words: 0,
        last: None,
    };
    let mut stops = Stops::of(prose.text().as_bytes(), memory);
    let mut stop = stops.pass();
    for passage in prose.passages() {
        stop = scan.passage(&mut stops, stop, passage);
    }
    scan.reading
}

impl Reading {
    /// The numbers of a clause.
    pub fn numbers(&self, clause: u32) -> &[Number] {
        let Some(end) = self.passages.get(clause as usize + 1) else {
            return &[];
        };
        let start = self.passages[clause as usize].numbers;
        &self.numbers[start as usize..end.numbers as usize]
    }

    /// The quantifiers of a clause.
    pub fn quantifiers(&self, clause: u32) -> QuantifierSet {
        let passage = self.passages.get(clause as usize + 1);
        passage.map_or(QuantifierSet::default(), |passage| passage.quantifiers)
    }

    /// The terms that the document doesn't spell in the first way.
    pub fn terms(&self) -> &[TermUse] {
        &self.terms
    }
}

/// Which quantifiers a clause has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuantifierSet(u8);

impl QuantifierSet {
    /// Whether a quantifier is among them.
    pub fn has(self, quantifier: Quantifier) -> bool {
        self.0 & (1 << quantifier as u8) != 0
    }

    fn add(&mut self, quantifier: Quantifier) {
        self.0 |= 1 << quantifier as u8;
    }
}

/// The end of the digits of `h1`, which belong to the word.
fn after_digits(text: &[u8], at: usize) -> usize {
    let digits = text[at..].iter().take_while(|byte| byte.is_ascii_digit());
    at + digits.count()
}

/// The state of the pass.
struct Scan<'a> {
    prose: &'a Prose,
    lexicon: &'a Lexicon,
    marks: &'a Marks,
    reading: Reading,
    found: &'a mut Vec<Mark>,
    quantifiers: QuantifierSet,
    /// How many words were read that are in no known phrase.
    words: u32,
    last: Option<LastNumber>,
}

/// The number read last: a unit, or the units after its tens, may still follow.
struct LastNumber {
    hundredths: u32,
    in_words: bool,
    start: usize,
    end: usize,
    /// The count of words when it was read.
    words: u32,
    unit: Option<Unit>,
}

impl Scan<'_> {
    /// Reads a passage with the first stop that was not passed before it; returns the first one
    /// after it.
    fn passage(
        &mut self,
        stops: &mut Stops<'_>,
        mut stop: usize,
        Range { start, end }: Range<usize>,
    ) -> usize {
        let text = &self.prose.text().as_bytes()[..end];
        let (lexicon, marks) = (self.lexicon, self.marks);
        let mut words = self.words;
        let mut at = start;
        while at < end {
            while stop < at {
                stop = stops.pass();
            }
            let word = at..stop.min(end);
            if !word.is_empty() {
                if lexicon.may_open(text, word.clone()) {
                    self.words = words;
                    if let Some(end) = self.phrase(text, word.clone()) {
                        at = end;
                        continue;
                    }
                }
                words += 1;
                at = word.end;
            }
            at = match text.get(at) {
                // Between most words there is a single space; one after another is a mark.
                Some(b' ') if !word.is_empty() => at + 1,
                Some(b' ') if at == start || text[at - 1] != b' ' => at + 1,
                Some(b' ') => {
                    self.words = words;
                    self.no_letter(text, at - 1, b' ');
                    at + 1
                }
                Some(&byte) if marks.is_nothing(byte) => at + 1,
                Some(b'0'..=b'9') if !word.is_empty() => after_digits(text, at),
                Some(&byte) => {
                    self.words = words;
                    let next = self.no_letter(text, at, byte);
                    next + usize::from(text.get(next) == Some(&b' '))
                }
                None => break,
            };
        }
        self.words = words;
        self.settle();
        self.reading.passages.push(PassageEnd {
            numbers: self.reading.numbers.len() as u32,
            quantifiers: std::mem::take(&mut self.quantifiers),
        });
        stop
    }

    /// Reads a character that no word has; returns where to go on.
    #[inline(never)]
    fn no_letter(&mut self, text: &[u8], at: usize, byte: u8) -> usize {
        match byte {
            b'0'..=b'9' => self.digits(text, at),
            0..0x80 => {
                if let Some(uses) = self.marks.ascii(byte) {
                    self.found.push(Mark::new(at, char::from(byte), uses));
                }
                at + 1
            }
            first => self.other(at, length(first)),
        }
    }

    fn digits(&mut self, text: &[u8], at: usize) -> usize {
        let (value, end) = in_digits(text, at);
        if let Some(hundredths) = value {
            self.number(hundredths, false, at, end);
        }
        end
    }

    fn other(&mut self, at: usize, length: usize) -> usize {
        if let Some(mark) = self.prose.text()[at..].chars().next() {
            if mark == '½' {
                self.number(50, false, at, at + length);
            } else if let Some(uses) = self.marks.other(mark) {
                self.found.push(Mark::new(at, mark, uses));
            }
        }
        at + length
    }

    /// Reads the phrase that starts with a word, if one is known; returns where it ends.
    #[inline(never)]
    fn phrase(&mut self, text: &[u8], word: Range<usize>) -> Option<usize> {
        let phrase = self.lexicon.longest(text, word.clone())?;
        let end = phrase.end;
        match phrase.value {
            Meaning::Number(hundredths) => self.number(hundredths, true, word.start, end),
            Meaning::Unit(unit) => {
                if let Some(last) = &mut self.last
                    && self.words - last.words <= 1
                    && last.unit.is_none()
                {
                    last.unit = Some(unit);
                    last.end = end;
                }
            }
            Meaning::Quantifier(quantifier) => {
                self.quantifiers.add(quantifier);
                // "Both players" may be "two players" and have a number in it.
                if let Some(Meaning::Number(hundredths)) = phrase.first_word {
                    self.number(hundredths, true, word.start, word.end);
                }
            }
            Meaning::Term { term, spelling } => self.reading.terms.push(TermUse {
                term,
                spelling,
                span: self.prose.span(word.start..end),
            }),
            Meaning::Nothing => {}
        }
        Some(end)
    }

    fn number(&mut self, hundredths: u32, in_words: bool, start: usize, end: usize) {
        if let Some(last) = &mut self.last
            && last.in_words
            && in_words
            && last.unit.is_none()
            && is_tens(last.hundredths)
            && hundredths < 1000
            && last.end + 1 == start
        {
            last.hundredths += hundredths;
            last.end = end;
            return;
        }
        self.settle();
        self.last = Some(LastNumber {
            hundredths,
            in_words,
            start,
            end,
            words: self.words,
            unit: None,
        });
    }

    /// Writes down the number read last.
    fn settle(&mut self) {
        let Some(last) = self.last.take() else {
            return;
        };
        self.reading.numbers.push(Number {
            hundredths: last.hundredths,
            unit: last.unit,
            weak: last.in_words && last.unit.is_none() && last.hundredths <= 200,
            span: self.prose.span(last.start..last.end),
        });
    }
}
