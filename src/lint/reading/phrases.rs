//! Finding phrases in running text.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use crate::lang;

/// Phrases to find, each with a value. A word of a phrase may end in `*` for any ending; a space
/// stands for any white space; the first letter may be a capital in the text.
#[derive(Debug)]
pub struct Phrases<T> {
    /// By the letters of the first word, without the `*`; and an empty list for each beginning of
    /// such a word, so that a search ends where nothing begins alike.
    by_first_word: FxHashMap<Box<str>, Vec<Phrase<T>>>,
}

#[derive(Debug)]
struct Phrase<T> {
    pattern: Box<str>,
    value: T,
}

impl<T: Copy> Phrases<T> {
    /// No phrases.
    pub fn new() -> Phrases<T> {
        Phrases {
            by_first_word: FxHashMap::default(),
        }
    }

    /// Adds a phrase; returns whether it is new.
    pub fn add(&mut self, pattern: &str, value: T) -> bool {
        let is_new = self.add_as_written(pattern, value);
        let capitalised = capitalised(pattern);
        if capitalised != pattern {
            self.add_as_written(&capitalised, value);
        }
        is_new
    }

    fn add_as_written(&mut self, pattern: &str, value: T) -> bool {
        let first_word = &pattern[..word_end(pattern)];
        for (end, _) in first_word.char_indices().skip(1) {
            let beginning = first_word[..end].into();
            self.by_first_word.entry(beginning).or_default();
        }
        let phrases = self.by_first_word.entry(first_word.into()).or_default();
        let is_new = phrases.iter().all(|other| *other.pattern != *pattern);
        if is_new {
            phrases.push(Phrase {
                pattern: pattern.into(),
                value,
            });
        }
        is_new
    }

    /// The longest phrase at the start of a text, and where it ends; of two that end together the
    /// one that spells out more.
    pub fn longest(&self, text: &str) -> Option<(T, usize)> {
        let word = &text[..word_end(text)];
        let ends = word.char_indices().map(|(at, c)| at + c.len_utf8());
        ends.map_while(|end| self.by_first_word.get(&word[..end]))
            .flatten()
            .filter_map(|phrase| Some((phrase, end_of(&phrase.pattern, text)?)))
            .max_by_key(|(phrase, end)| {
                let endings = phrase.pattern.matches('*').count();
                (*end, phrase.pattern.len() - endings, Reverse(endings))
            })
            .map(|(phrase, end)| (phrase.value, end))
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

fn capitalised(phrase: &str) -> String {
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
        let mut phrases = Phrases::new();
        for phrase in list {
            assert!(phrases.add(phrase, *phrase));
        }
        phrases
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
            let (phrase, end) = phrases.longest(text)?;
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
        let mut phrases = phrases(&["each"]);
        assert!(!phrases.add("each", "again"));
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
