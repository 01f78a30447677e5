//! Numbers in an item that contradict those of the Laws.

use super::bank::BankItem;
use super::facts::{FACTS, Fact, ILLEGAL_MOVE, Need, PENALTY, RAPID_PENALTY, STANDARD_PENALTY};
use super::marked::{Marked, clause_at};
use super::words::{AuditWords, folded};
use crate::diag::{Diagnostic, Message, Severity};
use crate::law::ClauseNumber;

/// What the numbers of an item are worth.
#[derive(Default)]
pub struct Numbers {
    /// What contradicts the Laws.
    pub found: Vec<Diagnostic>,
    /// Whether there was any number that the Laws fix.
    pub any: bool,
}

/// What an item says as true that has another number than the Laws. A wrong option may well have a
/// wrong number.
pub fn wrong_numbers(
    item: &BankItem,
    right: &[&str],
    words: &AuditWords,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic + Copy,
) -> Numbers {
    let check = NumberCheck::new(item, words, say);
    let mut numbers = Numbers::default();
    // Where the key is that a statement is true, the item says it.
    let stated = matches!(right, [truth] if words.is(&bare(truth), "audit-words-true"));
    if stated {
        check.contradictions(claimed(&item.stem), false, &mut numbers);
    }
    check.contradictions(&item.feedback, false, &mut numbers);
    // “Which of these is not true?” has a wrong key by intention.
    if stated || words.has(&folded(&item.stem), "audit-words-negated") {
        return numbers;
    }
    for said in right {
        check.contradictions(said, true, &mut numbers);
    }
    // A key that is an amount completes the question: “The penalty is” – “three minutes”.
    if numbers.found.is_empty() {
        for said in right {
            if let Some(whole) = check.completed(said) {
                check.contradictions(&whole, true, &mut numbers);
            }
        }
    }
    numbers
}

/// What a statement claims: the ruling that it quotes at its end after a story, else all of it.
fn claimed(stem: &str) -> &str {
    let ended = stem.trim_end_matches([' ', '.', '?', '!', '։', '\n']);
    let quoted = ended.strip_suffix(['”', '»']);
    let opened = quoted.and_then(|text| Some((text, text.rfind(['“', '«'])?)));
    opened.map_or(stem, |(text, at)| &text[at..])
}

/// A word of an option in small letters, without marks.
fn bare(text: &str) -> String {
    let text = folded(text);
    text.trim_matches(|sign: char| !sign.is_alphanumeric())
        .to_owned()
}

/// An item whose numbers are checked.
struct NumberCheck<'a, Say> {
    words: &'a AuditWords,
    say: Say,
    /// Its stem.
    stem: Marked,
    /// The sentence that asks.
    asked: String,
    /// All that it says, in small letters.
    whole: String,
}

impl<'a, Say: Fn(&'static str, Severity, Message) -> Diagnostic> NumberCheck<'a, Say> {
    fn new(item: &BankItem, words: &'a AuditWords, say: Say) -> NumberCheck<'a, Say> {
        NumberCheck {
            words,
            say,
            stem: Marked::of(&item.stem),
            asked: asked(&item.stem),
            whole: folded(&format!("{} {}", item.stem, item.feedback)),
        }
    }

    /// A key that is an amount, with the question that it completes; with the unit that is asked
    /// for where it is a number alone.
    fn completed(&self, said: &str) -> Option<String> {
        let amount = bare(said);
        let first = amount.split_whitespace().next().unwrap_or_default();
        self.words.number(first)?;
        let asked = folded(&self.asked);
        if first == amount {
            let mut words = asked.split(|sign: char| !sign.is_alphanumeric());
            let unit = words.find(|word| self.is_unit(word))?;
            return Some(format!("{amount} {unit}"));
        }
        let mut words = asked.split(|sign: char| !sign.is_alphanumeric());
        let with_number = words.any(|word| self.words.number(word).is_some());
        (!with_number).then(|| format!("{} {said}", self.asked))
    }

    /// Whether a word is the unit of something that is counted or measured.
    fn is_unit(&self, word: &str) -> bool {
        let counted = FACTS.iter().filter(|fact| fact.unit != ILLEGAL_MOVE);
        let mut facts = std::iter::once(&PENALTY).chain(counted);
        facts.any(|fact| self.words.begins(word, fact.unit))
    }

    /// Sentences with a number that the Laws fix, and another one in its place. A key answers the
    /// stem: it is about the same.
    fn contradictions(&self, text: &str, is_key: bool, numbers: &mut Numbers) {
        let marked = Marked::of(&without_thoughts(text, self.words));
        for sentence in marked.sentences() {
            let said: Vec<&str> = sentence
                .split(|sign: char| !sign.is_alphanumeric())
                .filter(|word| !word.is_empty())
                .collect();
            // "Each player has made 53 moves" counts; "if each player has made 53 moves" states a rule.
            let words = self.words;
            let states = !words.has(sentence, "audit-words-happened")
                || (said.iter()).any(|word| words.is(word, "audit-words-condition"));
            if !states {
                continue;
            }
            for fact in std::iter::once(&PENALTY).chain(FACTS) {
                let clauses = marked.clauses_in(sentence);
                if !self.is_about(fact, sentence, &clauses, is_key) {
                    continue;
                }
                let right = self.right(fact, sentence, &clauses, is_key);
                let Some(amount) = self.wrong_amount(fact, &said, &right, numbers) else {
                    continue;
                };
                let message = Message::new("audit-number")
                    .with("number", amount as usize)
                    .text("sentence", marked.unmarked(sentence).trim());
                let problem = (self.say)("number-contradicts", Severity::Warning, message);
                numbers.found.push(problem.hint(Message::new(fact.law)));
            }
        }
    }

    /// The amount of a sentence that is wrong. One that names the right number compares another one
    /// with it; one that the stem names too is a number of the story.
    fn wrong_amount(
        &self,
        fact: &Fact,
        said: &[&str],
        right: &[u32],
        numbers: &mut Numbers,
    ) -> Option<u32> {
        let amounts = amounts(said, fact.unit, self.words);
        numbers.any |= amounts.iter().any(|amount| fact.likely.contains(amount));
        let mut all = (1..=said.len()).filter_map(|end| amount(&said[..end], self.words));
        if all.any(|number| right.contains(&number)) {
            return None;
        }
        let told = self.stem.text.split(|sign: char| !sign.is_alphanumeric());
        let told: Vec<&str> = told.filter(|word| !word.is_empty()).collect();
        let of_story = self.amounts_told(&told, fact, said);
        let mut wrong = amounts.into_iter();
        wrong.find(|amount| {
            fact.likely.contains(amount) && !right.contains(amount) && !of_story.contains(amount)
        })
    }

    /// The amounts that the stem tells; none where the sentence is the stem itself.
    fn amounts_told(&self, told: &[&str], fact: &Fact, said: &[&str]) -> Vec<u32> {
        let is_stem = told.windows(said.len().max(1)).any(|words| words == said);
        match is_stem {
            true => Vec::new(),
            false => amounts(told, fact.unit, self.words),
        }
    }

    /// Whether a sentence is about a fact: by its words, by a clause, or by what it answers.
    fn is_about(
        &self,
        fact: &Fact,
        sentence: &str,
        clauses: &[ClauseNumber],
        is_key: bool,
    ) -> bool {
        let words = self.words;
        let has = |text: &str| fact.about.is_some_and(|about| words.has(text, about));
        let by_words = has(sentence) || (is_key && has(&self.stem.text));
        let by_clause = !cases(fact, clauses).is_empty()
            || (is_key && !cases(fact, &self.stem.clauses).is_empty());
        let around = format!("{sentence} {}", folded(&self.asked));
        let around = if is_key { &around } else { sentence };
        let needed = match fact.needs {
            Need::Nothing => true,
            Need::Limit => words.has(around, "audit-words-limit"),
            Need::Award => {
                let told: Vec<&str> = self.stem.words().collect();
                let clocks = !amounts(&told, fact.unit, words).is_empty();
                let of_own = has(sentence) && !(is_key && clocks);
                of_own || words.has(around, "audit-words-award")
            }
        };
        (by_words || by_clause) && needed
    }

    /// What is right in the case that a sentence, or the stem that it answers, speaks of.
    fn right(
        &self,
        fact: &Fact,
        sentence: &str,
        clauses: &[ClauseNumber],
        is_key: bool,
    ) -> Vec<u32> {
        let words = self.words;
        let is_penalty = fact.law == PENALTY.law;
        let guidelines = |number: &ClauseNumber| number.to_string().starts_with("III");
        if is_penalty && clauses.iter().chain(&self.stem.clauses).any(guidelines) {
            return fact.right.to_vec();
        }
        if is_penalty && !self.whole.contains("2018") {
            let class = |text: &str| {
                let rapid = words.has(text, "audit-words-rapid");
                let standard = words.has(text, "audit-words-standard");
                match (rapid, standard) {
                    (true, false) => Some(RAPID_PENALTY),
                    (false, true) => Some(STANDARD_PENALTY),
                    _ => None,
                }
            };
            if let Some(right) = class(sentence).or_else(|| class(&self.whole)) {
                return right.to_vec();
            }
        }
        let mut right = cases(fact, clauses);
        if right.is_empty() && is_key {
            right = cases(fact, &self.stem.clauses);
        }
        let both = words.has(&self.whole, "audit-words-rapid");
        if is_penalty && (both || right.is_empty()) {
            return fact.right.to_vec();
        }
        let around = if is_key { &self.whole } else { sentence };
        let automatic = words.has(sentence, "audit-words-automatic")
            || words.has(around, "audit-words-automatic");
        match (right.is_empty(), automatic && !fact.automatic.is_empty()) {
            (false, _) => right,
            (true, true) => fact.automatic.to_vec(),
            (true, false) => fact.right.to_vec(),
        }
    }
}

/// What is right by these clauses, as far as they fix the number.
fn cases(fact: &Fact, clauses: &[ClauseNumber]) -> Vec<u32> {
    let of = |clause: &ClauseNumber| {
        let number = clause.to_string();
        let below = move |case: &str| {
            let rest = number.strip_prefix(case);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        fact.cases.iter().filter(move |case| below(case.clause))
    };
    let cases = clauses.iter().flat_map(of);
    cases.flat_map(|case| case.right.iter().copied()).collect()
}

/// The amounts of a unit.
fn amounts(said: &[&str], unit: &str, words: &AuditWords) -> Vec<u32> {
    let units = (1..said.len()).filter(|at| words.begins(said[*at], unit));
    let before = |at: usize| {
        // “Two extra minutes”.
        let between = at > 1 && words.begins(said[at - 1], "audit-words-between");
        amount(&said[..at - usize::from(between)], words)
    };
    units.filter_map(before).collect()
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
    let plain = words.filter(|word| clause_at(word).is_none());
    let plain = plain.collect::<Vec<_>>().join(" ");
    let ends = ['.', '!', '?', ':', '։', '…', '․'];
    let plain = plain.trim_end_matches(|sign: char| sign.is_whitespace() || ends.contains(&sign));
    plain
        .rsplit(ends)
        .next()
        .unwrap_or_default()
        .trim()
        .to_owned()
}

/// A text without what it says that somebody wrongly thinks: `you may have thought: “…”`.
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
            Some(length) if words.has(&folded(before), "audit-words-thought") => {
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
