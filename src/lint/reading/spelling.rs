//! The words of a text as they are spelled.

use std::ops::Range;

use super::phrases::is_letter;

/// What is longer is no word, and to compare it with words would take the square of its length.
const LONGEST: usize = 200;

/// The words of a text in small letters, with their places. What is all capitals is left out: an
/// abbreviation or a title follows its own rules.
pub fn spelled_words(text: &str) -> impl Iterator<Item = (Range<usize>, String)> {
    words(text).filter_map(|range| Some((range.clone(), spelled(&text[range])?)))
}

/// A word in small letters; none if it is all capitals, or too long to be one.
pub fn spelled(word: &str) -> Option<String> {
    let is_title = word.chars().all(char::is_uppercase) && word.chars().nth(1).is_some();
    (!is_title && word.len() <= LONGEST).then(|| word.to_lowercase())
}

/// The places of the words of a text.
pub fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(is_letter)?;
        let rest = &text[start..];
        at = start + rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
        Some(start..at)
    })
}
