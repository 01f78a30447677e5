//! The words that an audit looks for, in every language at once: a bank does not say which it is in.

use anyhow::Result;

use crate::cli::globals::Globals;

/// Lists of words from the messages `audit-words-…`, in lower case.
pub struct AuditWords {
    lists: Vec<(&'static str, Vec<String>)>,
    numbers: Vec<(String, u32)>,
}

const LISTS: [&str; 17] = [
    "audit-words-clause",
    "audit-words-draw",
    "audit-words-white",
    "audit-words-black",
    "audit-words-ongoing",
    "audit-words-minutes",
    "audit-words-moves",
    "audit-words-times",
    "audit-words-illegal",
    "audit-words-quiet",
    "audit-words-repetition",
    "audit-words-recording",
    "audit-words-setup",
    "audit-words-happened",
    "audit-words-condition",
    "audit-words-thought",
    "audit-words-numbers",
];

impl AuditWords {
    /// The words of all languages.
    pub fn of(globals: &Globals) -> Result<AuditWords> {
        let mut lists: Vec<(&'static str, Vec<String>)> =
            LISTS.iter().map(|key| (*key, Vec::new())).collect();
        for lang in globals.locales().languages() {
            let locale = globals.locales().open(lang)?;
            for (key, words) in &mut lists {
                let said = locale.text().title(key).unwrap_or_default();
                let said = said.split(',').map(|word| word.trim().to_lowercase());
                words.extend(said.filter(|word| !word.is_empty()));
            }
        }
        let numbers = lists.pop().map_or_else(Vec::new, |(_, words)| words);
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
        let found = self.lists.iter().find(|(name, _)| *name == key);
        found.map_or(&[], |(_, words)| words)
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

    /// The number that a word is.
    pub fn number(&self, word: &str) -> Option<u32> {
        let said = || self.numbers.iter().find(|(known, _)| known == word);
        word.parse()
            .ok()
            .or_else(|| said().map(|(_, number)| *number))
    }
}
