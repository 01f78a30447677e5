//! Words and their other forms, by the rules of `locales/<lang>/search.toml`.

use serde::Deserialize;

/// The word rules of a language. Keys that only the search of the site needs are left aside.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct WordRules {
    /// How many letters must stay when an ending is taken off.
    shortest: usize,
    /// How often an ending may be taken off.
    rounds: usize,
    /// What counts as the same.
    equal: Vec<(String, String)>,
    endings: Vec<String>,
    /// Words that people use for each other.
    synonyms: Vec<Vec<String>>,
}

impl WordRules {
    /// Puts the endings in the order in which they are tried: the longest first.
    pub fn ordered(mut self) -> WordRules {
        let length = |ending: &String| std::cmp::Reverse(ending.chars().count());
        self.endings.sort_by_key(length);
        self
    }

    /// The words of a text in small letters.
    pub fn words(&self, text: &str) -> Vec<String> {
        let mut folded = text.to_lowercase();
        for (from, to) in &self.equal {
            folded = folded.replace(from, to);
        }
        folded
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// What the words of a text have in common with their other forms.
    pub fn stems(&self, text: &str) -> Vec<String> {
        let words = self.words(text);
        words.iter().map(|word| self.stem(word)).collect()
    }

    fn stem(&self, word: &str) -> String {
        let mut stem = word;
        for _ in 0..self.rounds {
            let length = stem.chars().count();
            let cut = self.endings.iter().find_map(|ending| {
                let rest = stem.strip_suffix(ending.as_str())?;
                (length >= self.shortest + ending.chars().count()).then_some(rest)
            });
            match cut {
                Some(rest) => stem = rest,
                None => break,
            }
        }
        stem.to_owned()
    }

    /// A stem with those of the words that are used for it.
    pub fn alternatives(&self, stem: &str) -> Vec<String> {
        let mut all = vec![stem.to_owned()];
        for group in &self.synonyms {
            let group: Vec<_> = group.iter().map(|word| self.stem(word)).collect();
            if group.iter().any(|word| word == stem) {
                all.extend(group.into_iter().filter(|word| word != stem));
            }
        }
        all
    }
}
