//! A text in which numbers of clauses are no amounts and end no sentences.

use super::words::folded;
use crate::law::{ClauseNumber, Edition, has_number};

/// What stands for the number of a clause, before a letter.
const MARK: &str = "clausemark";

/// A text in small letters with its clauses.
pub struct Marked {
    /// The text, with a word in the place of each clause.
    pub text: String,
    /// The clauses, in order.
    pub clauses: Vec<ClauseNumber>,
}

impl Marked {
    /// Marks the clauses of a text.
    pub fn of(text: &str) -> Marked {
        let (mut clauses, mut marked) = (Vec::new(), String::with_capacity(text.len()));
        for word in text.split_inclusive(char::is_whitespace) {
            let Some((clause, at)) = clause_at(word) else {
                marked.push_str(&folded(word));
                continue;
            };
            marked.push_str(&folded(&word[..at.start]));
            marked.push_str(&mark(clauses.len()));
            marked.push_str(&folded(&word[at.end..]));
            clauses.push(clause);
        }
        Marked {
            text: marked,
            clauses,
        }
    }

    /// The sentences.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        self.text.split(['.', '!', '?', ';', '։', '․', '\n'])
    }

    /// The words.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let words = self.text.split(|sign: char| !sign.is_alphanumeric());
        words.filter(|word| !word.is_empty())
    }

    /// The clauses that a sentence names.
    pub fn clauses_in(&self, sentence: &str) -> Vec<ClauseNumber> {
        let named = self.clauses.iter().enumerate();
        let named = named.filter(|(at, _)| sentence.contains(&mark(*at)));
        named.map(|(_, clause)| *clause).collect()
    }

    /// A sentence with its clauses again.
    pub fn unmarked(&self, sentence: &str) -> String {
        let clauses = self.clauses.iter().enumerate();
        clauses.fold(sentence.to_owned(), |text, (at, clause)| {
            text.replace(&mark(at), &clause.to_string())
        })
    }
}

/// The word for a clause; digits would be an amount.
fn mark(at: usize) -> String {
    let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
    format!("{MARK}{}{}q", letter(at / 26), letter(at))
}

/// The clause that a word is, as in `(9.6.1),` or `9.2-ով`, and where it stands in it.
pub fn clause_at(word: &str) -> Option<(ClauseNumber, std::ops::Range<usize>)> {
    let start = word.find(|sign: char| sign.is_ascii_alphanumeric())?;
    let before = &word[..start];
    if before.chars().any(char::is_alphanumeric) {
        return None;
    }
    let part = |sign: char| sign.is_ascii_alphanumeric() || sign == '.';
    let rest = &word[start..];
    let end = rest.find(|sign| !part(sign)).unwrap_or(rest.len());
    let number = rest[..end].trim_end_matches('.');
    let clause: ClauseNumber = number.parse().ok()?;
    let known = Edition::ALL
        .into_iter()
        .any(|edition| has_number(edition, clause));
    (known && !clause.is_whole()).then(|| (clause, start..start + number.len()))
}
