//! Numbers in an item that contradict those of the Laws.

use std::ops::RangeInclusive;

use super::bank::BankItem;
use super::words::AuditWords;
use crate::diag::{Diagnostic, Message, Severity};
use crate::law::ClauseNumber;

/// A number that the Laws fix: what a sentence speaks of, in which unit, and what is right.
struct Fact {
    about: &'static str,
    unit: &'static str,
    right: &'static [u32],
    /// Amounts beyond these are of something else, such as the time on a clock.
    likely: RangeInclusive<u32>,
    /// What the Laws say.
    law: &'static str,
}

const FACTS: &[Fact] = &[
    Fact {
        about: "audit-words-illegal",
        unit: "audit-words-minutes",
        // One minute in blitz.
        right: &[1, 2],
        likely: 1..=10,
        law: "audit-fact-penalty",
    },
    Fact {
        about: "audit-words-quiet",
        unit: "audit-words-moves",
        right: &[50, 75],
        likely: 20..=150,
        law: "audit-fact-quiet",
    },
    Fact {
        about: "audit-words-repetition",
        unit: "audit-words-times",
        right: &[3, 5],
        likely: 2..=10,
        law: "audit-fact-repetition",
    },
    Fact {
        about: "audit-words-recording",
        unit: "audit-words-minutes",
        right: &[5],
        likely: 1..=10,
        law: "audit-fact-recording",
    },
    Fact {
        about: "audit-words-setup",
        unit: "audit-words-moves",
        right: &[10],
        likely: 4..=40,
        law: "audit-fact-setup",
    },
];

/// What an item says as true that has another number than the Laws. A wrong option may well have a
/// wrong number.
pub fn wrong_numbers(
    item: &BankItem,
    right: &[&str],
    words: &AuditWords,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic + Copy,
) -> Vec<Diagnostic> {
    // Where the key is that a statement is true, the item says it.
    let stated = matches!(right, [truth] if truth.eq_ignore_ascii_case("true"));
    let statement = stated.then_some(item.stem.as_str());
    let said = right.iter().copied().chain([item.feedback.as_str()]);
    let said = said.chain(statement);
    let mut found: Vec<Diagnostic> = said
        .flat_map(|said| contradictions(said, words, say))
        .collect();
    // A key that is an amount completes the question: “The penalty is” – “three minutes”.
    let asked = asked(&item.stem);
    if found.is_empty() && !is_with_number(&asked, words) {
        let amounts = right.iter().filter(|said| is_amount(said, words));
        found.extend(
            amounts.flat_map(|said| contradictions(&format!("{asked} {said}"), words, say)),
        );
    }
    found
}

/// The last sentence of a stem, without what stands in brackets and the numbers of clauses.
fn asked(stem: &str) -> String {
    let mut plain = String::with_capacity(stem.len());
    let mut open = 0_usize;
    for sign in stem.chars() {
        match sign {
            '(' => open += 1,
            ')' => open = open.saturating_sub(1),
            _ if open == 0 => plain.push(sign),
            _ => {}
        }
    }
    let words = plain.split_whitespace();
    let plain = words.filter(|word| !is_clause(word));
    let plain = plain.collect::<Vec<_>>().join(" ");
    let ends = ['.', '!', '?', ':', '։', '…'];
    let plain = plain.trim_end_matches(|sign: char| sign.is_whitespace() || ends.contains(&sign));
    plain
        .rsplit(ends)
        .next()
        .unwrap_or_default()
        .trim()
        .to_owned()
}

/// Whether a word is the number of a clause: `9.6.2`, `A.5.1`.
fn is_clause(word: &str) -> bool {
    let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
    let number = bare.parse::<ClauseNumber>();
    number.is_ok_and(|number| !number.is_whole())
}

/// Whether a text begins with a number.
fn is_amount(text: &str, words: &AuditWords) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    words.number(&first.to_lowercase()).is_some()
}

fn is_with_number(text: &str, words: &AuditWords) -> bool {
    let text = text.to_lowercase();
    let mut said = text.split(|sign: char| !sign.is_alphanumeric());
    said.any(|word| words.number(word).is_some())
}

/// Sentences with a number that the Laws fix, and another one in its place.
fn contradictions(
    text: &str,
    words: &AuditWords,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let text = without_thoughts(&text.to_lowercase(), words);
    for sentence in text.split(['.', '!', '?', ';', '։', '\n']) {
        let said: Vec<&str> = sentence
            .split(|sign: char| !sign.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        // A sentence that names the right number compares another one with it.
        let compares = |fact: &Fact| {
            let mut numbers = (1..=said.len()).filter_map(|end| amount(&said[..end], words));
            numbers.any(|number| fact.right.contains(&number))
        };
        // "Each player has made 53 moves" counts; "if each player has made 53 moves" states a rule.
        let states = !words.has(sentence, "audit-words-happened")
            || (said.iter()).any(|word| words.is(word, "audit-words-condition"));
        for fact in FACTS
            .iter()
            .filter(|fact| states && words.has(sentence, fact.about) && !compares(fact))
        {
            let units = (1..said.len()).filter(|at| words.begins(said[*at], fact.unit));
            let amounts = units.filter_map(|at| amount(&said[..at], words));
            let wrong = |amount: &u32| fact.likely.contains(amount) && !fact.right.contains(amount);
            for amount in amounts.filter(wrong) {
                let message = Message::new("audit-number")
                    .with("number", amount as usize)
                    .text("sentence", sentence.trim());
                let problem = say("number-contradicts", Severity::Warning, message);
                found.push(problem.hint(Message::new(fact.law)));
            }
        }
    }
    found
}

/// A text in lower case without what it says that somebody wrongly thinks: `you may have thought: “…”`.
fn without_thoughts(text: &str, words: &AuditWords) -> String {
    /// How far before the quotation the word may stand, in characters.
    const NEAR: usize = 30;
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((open, sign)) = rest
        .char_indices()
        .find(|(_, sign)| matches!(sign, '“' | '«'))
    {
        let close = if sign == '“' { '”' } else { '»' };
        let start = open + sign.len_utf8();
        kept.push_str(&rest[..open]);
        let before = kept.char_indices().rev().take(NEAR).last();
        let before = before.map_or("", |(at, _)| &kept[at..]);
        let length = rest[start..].find(close);
        rest = match length {
            Some(length) if words.has(before, "audit-words-thought") => {
                // The quotation ends its sentence.
                kept.push('.');
                &rest[start + length + close.len_utf8()..]
            }
            _ => {
                kept.push(sign);
                &rest[start..]
            }
        };
    }
    kept.push_str(rest);
    kept
}

/// The number that the last words are: `75`, `five`, `seventy five`.
fn amount(said: &[&str], words: &AuditWords) -> Option<u32> {
    let (last, before) = said.split_last()?;
    let number = words.number(last)?;
    let tens = before.last().and_then(|word| words.number(word));
    let tens = tens.filter(|tens| number < 10 && (20..100).contains(tens) && tens % 10 == 0);
    Some(tens.unwrap_or(0) + number)
}
