//! The words that an audit looks for, in every language at once: a bank does not say which it is in.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::cli::globals::Globals;

/// Lists of words from the messages `audit-words-…`, in lower case.
pub struct AuditWords {
    lists: BTreeMap<String, Vec<String>>,
    numbers: Vec<(String, u32)>,
}

impl AuditWords {
    /// The words of all languages.
    pub fn of(globals: &Globals) -> Result<AuditWords> {
        let mut lists: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for lang in globals.locales().languages() {
            let locale = globals.locales().open(lang)?;
            let mut keys = locale.text().keys("audit");
            keys.retain(|key| key.starts_with("audit-words-"));
            for key in keys {
                let said = locale.text().title(&key).unwrap_or_default();
                let said = said.split(',').map(|word| folded(word.trim()));
                let words = lists.entry(key).or_default();
                words.extend(said.filter(|word| !word.is_empty()));
            }
        }
        let numbers = lists.remove("audit-words-numbers").unwrap_or_default();
        let numbers = numbers.iter().filter_map(|pair| {
            let (word, number) = pair.split_once(':')?;
            Some((word.trim().to_owned(), number.trim().parse().ok()?))
        });
        Ok(AuditWords {
            numbers: numbers.collect(),
            lists,
        })
    }

    fn list(&self, key: &str) -> &[String] {
        self.lists.get(key).map_or(&[], Vec::as_slice)
    }

    /// Whether a text in lower case has one of the words of a list.
    pub fn has(&self, text: &str, key: &str) -> bool {
        self.list(key)
            .iter()
            .any(|word| text.contains(word.as_str()))
    }

    /// Whether a word in lower case begins like one of a list.
    pub fn begins(&self, word: &str, key: &str) -> bool {
        self.list(key)
            .iter()
            .any(|known| word.starts_with(known.as_str()))
    }

    /// Whether a word in lower case is one of a list.
    pub fn is(&self, word: &str, key: &str) -> bool {
        self.list(key).iter().any(|known| word == known)
    }

    /// The number that a word is: `75`, `five`, `յոթանասունհինգ`.
    pub fn number(&self, word: &str) -> Option<u32> {
        if let Ok(number) = word.parse() {
            return Some(number);
        }
        let said = |word: &str| {
            let found = self.numbers.iter().find(|(known, _)| known == word);
            found.map(|(_, number)| *number)
        };
        said(word).or_else(|| {
            let tens = self.numbers.iter();
            let mut tens =
                tens.filter(|(_, number)| (20..100).contains(number) && number % 10 == 0);
            tens.find_map(|(known, tens)| {
                let units = said(word.strip_prefix(known.as_str())?)?;
                (units < 10).then_some(tens + units)
            })
        })
    }
}

/// A text in small letters, without what is written now and then: the dots of ё, and the marks that
/// Armenian puts inside words.
pub fn folded(text: &str) -> String {
    text.chars()
        .filter(|sign| !matches!(sign, '՞' | '՛' | '՜'))
        .flat_map(char::to_lowercase)
        .map(|sign| if sign == 'ё' { 'е' } else { sign })
        .collect()
}
