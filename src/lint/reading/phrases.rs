//! Finding phrases in running text.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::iter::successors;

use crate::lang;

/// A list of phrases, each with a value. A word of a phrase may end in `*` for any ending; a space
/// stands for any white space; the first letter may be a capital in the text.
#[derive(Debug)]
pub struct PhraseList<T> {
    /// By the letters of the first word, without the `*`.
    by_stem: BTreeMap<Box<str>, Vec<(Box<str>, T)>>,
}

impl<T: Copy> PhraseList<T> {
    /// No phrases.
    pub fn new() -> PhraseList<T> {
        PhraseList {
            by_stem: BTreeMap::new(),
        }
    }

    /// Adds a phrase; returns whether it is new.
    pub fn add(&mut self, pattern: &str, value: T) -> bool {
        let is_new = self.add_as_written(pattern, value);
        self.add_as_written(&capitalised(pattern), value);
        is_new
    }

    fn add_as_written(&mut self, pattern: &str, value: T) -> bool {
        let stem = &pattern[..word_end(pattern)];
        let phrases = self.by_stem.entry(stem.into()).or_default();
        let is_new = phrases.iter().all(|(other, _)| **other != *pattern);
        if is_new {
            phrases.push((pattern.into(), value));
        }
        is_new
    }
}

/// Phrases to find in texts.
#[derive(Debug)]
pub struct Phrases<T> {
    /// In order.
    stems: Vec<Stem<T>>,
}

/// The phrases whose first word has the same letters, without the `*`.
#[derive(Debug)]
struct Stem<T> {
    letters: Box<str>,
    phrases: Vec<(Box<str>, T)>,
    /// The place of the longest other stem that this one begins with.
    shorter: Option<usize>,
}

impl<T: Copy> Phrases<T> {
    /// Prepares finding the phrases of a list.
    pub fn of(list: PhraseList<T>) -> Phrases<T> {
        let mut stems: Vec<Stem<T>> = Vec::with_capacity(list.by_stem.len());
        for (letters, phrases) in list.by_stem {
            let before = successors(stems.len().checked_sub(1), |&at| stems[at].shorter);
            let mut before = before.filter(|&at| letters.starts_with(&*stems[at].letters));
            let shorter = before.next();
            stems.push(Stem {
                letters,
                phrases,
                shorter,
            });
        }
        Phrases { stems }
    }

    /// The longest phrase at the start of a text whose first word ends at a place, and where it
    /// ends; of two that end together the one that spells out more.
    pub fn longest(&self, text: &str, word_end: usize) -> Option<(T, usize)> {
        let word = &text[..word_end];
        let after = self.stems.partition_point(|stem| *stem.letters <= *word);
        // What the word begins with is the stem before it in order, or what that begins with.
        let stems = successors(after.checked_sub(1), |&at| self.stems[at].shorter);
        stems
            .map(|at| &self.stems[at])
            .filter(|stem| word.starts_with(&*stem.letters))
            .flat_map(|stem| &stem.phrases)
            .filter_map(|(pattern, value)| Some((pattern, *value, end_of(pattern, text)?)))
            .max_by_key(|(pattern, _, end)| {
                let endings = pattern.matches('*').count();
                (*end, pattern.len() - endings, Reverse(endings))
            })
            .map(|(_, value, end)| (value, end))
    }
}

/// Whether a character is part of a word; accents that are written as characters of their own are.
pub fn is_letter(c: char) -> bool {
    lang::is_letter(c) || matches!(c, '\u{300}'..='\u{36F}')
}

/// The end of the letters at the start of a text.
pub fn word_end(text: &str) -> usize {
    text.find(|c| !is_letter(c)).unwrap_or(text.len())
}

/// Where a phrase ends, if the text begins with it.
fn end_of(pattern: &str, text: &str) -> Option<usize> {
    let mut rest = text;
    for c in pattern.chars() {
        rest = match c {
            '*' => &rest[word_end(rest)..],
            ' ' => Some(rest.trim_ascii_start()).filter(|after| after.len() < rest.len())?,
            _ => rest.strip_prefix(c)?,
        };
    }
    (!rest.starts_with(is_letter)).then(|| text.len() - rest.len())
}

pub fn capitalised(phrase: &str) -> String {
    let mut chars = phrase.chars();
    let Some(first) = chars.next() else {
        return String::new();
    };
    // A letter such as `և` has no capital of one character and is written small everywhere.
    let mut capital = first.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(one), None) => one.to_string() + chars.as_str(),
        _ => phrase.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phrases(list: &[&'static str]) -> Phrases<&'static str> {
        let mut phrases = PhraseList::new();
        for phrase in list {
            assert!(phrases.add(phrase, *phrase));
        }
        Phrases::of(phrases)
    }

    #[test]
    fn the_longest_phrase_wins() {
        let phrases = phrases(&[
            "հինգ*",
            "հիսուն*",
            "երկու",
            "երկու խաղացող*",
            "не",
            "не может",
            "ոչ-ոքի*",
        ]);
        let found = |text: &'static str| {
            let (phrase, end) = phrases.longest(text, word_end(text))?;
            Some((phrase, &text[..end]))
        };
        assert_eq!(found("հինգերորդ քայլ"), Some(("հինգ*", "հինգերորդ")));
        assert_eq!(found("Հիսունը"), Some(("հիսուն*", "Հիսունը")));
        assert_eq!(
            found("երկու\nխաղացողների կողմից"),
            Some(("երկու խաղացող*", "երկու\nխաղացողների"))
        );
        assert_eq!(found("երկու րոպե"), Some(("երկու", "երկու")));
        assert_eq!(
            found("երկուսը"),
            None,
            "a closed word does not match a longer one"
        );
        assert_eq!(found("не\u{a0}может"), Some(("не", "не")));
        assert_eq!(found("нельзя"), None);
        assert_eq!(found("Ոչ-ոքիի, ոչ-ոքի"), Some(("ոչ-ոքի*", "Ոչ-ոքիի")));
    }

    #[test]
    fn the_same_phrase_twice_is_refused() {
        let mut phrases = PhraseList::new();
        assert!(phrases.add("each", 1));
        assert!(!phrases.add("each", 2));
    }

    #[test]
    fn words_end_at_the_marks_of_every_script() {
        for (text, word) in [
            ("քայլը։ Եթե", "քայլը"),
            ("հետևյալը՝", "հետևյալը"),
            ("գրառումը․", "գրառումը"),
            ("ходов»", "ходов"),
            ("бо\u{301}льше ", "бо\u{301}льше"),
            ("each\u{a0}player", "each"),
            ("ход—", "ход"),
            ("ოცდაათი,", "ოცდაათი"),
            ("第九条。", "第九条"),
            ("Ֆիդե֊ի", "Ֆիդե"),
            ("h8", "h"),
        ] {
            assert_eq!(&text[..word_end(text)], word);
        }
    }
}
